//! The nets that games ship with.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Net, NetSpec};

/// Nets that were already read, by name.
static NETS: Mutex<BTreeMap<&str, Arc<Net>>> = Mutex::new(BTreeMap::new());

/// The shipped net of this specification, if there is one. Each weight file is read once per process.
///
/// # Panics
/// If the weight file does not fit the shape.
pub fn embedded(spec: &NetSpec) -> Option<Arc<Net>> {
    let file = spec.weights?;
    let mut nets = NETS.lock().unwrap_or_else(PoisonError::into_inner);
    let read = || Arc::new(Net::read(file, spec.shape).expect("a shipped net fits its shape"));
    Some(Arc::clone(nets.entry(spec.shape.name).or_insert_with(read)))
}
