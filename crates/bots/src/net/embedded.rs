//! The nets that games ship with: embedded in the program, or loaded from their files.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::{BadNet, Net, NetSpec};

/// Nets that were already read, by name.
static NETS: Mutex<BTreeMap<&str, Arc<Net>>> = Mutex::new(BTreeMap::new());

/// The weight file of a net as [`NetSpec::weights`]. On wasm32 nothing is embedded, since the weights would be most of the
/// program: it loads the nets that it needs.
#[macro_export]
macro_rules! weights {
    ($file:literal) => {{
        #[cfg(not(target_arch = "wasm32"))]
        let weights: Option<&'static [u8]> = {
            // A static lies in the program once; a constant lies there once for each crate that uses it.
            static FILE: [u8; include_bytes!($file).len()] = *include_bytes!($file);
            Some(&FILE)
        };
        #[cfg(target_arch = "wasm32")]
        let weights: Option<&'static [u8]> = None;
        weights
    }};
}

/// The shipped net of this specification, if it is embedded or was loaded. Each weight file is read once per process.
///
/// # Panics
/// If the embedded weight file does not fit the shape.
pub fn embedded(spec: &NetSpec) -> Option<Arc<Net>> {
    let mut nets = NETS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(net) = nets.get(spec.shape.name) {
        return Some(Arc::clone(net));
    }
    let net = Arc::new(Net::read(spec.weights?, spec.shape).expect("a shipped net fits its shape"));
    nets.insert(spec.shape.name, Arc::clone(&net));
    Some(net)
}

/// Loads the net of this specification from its file, for bots that are created from now on.
pub fn load(spec: &NetSpec, file: &[u8]) -> Result<(), BadNet> {
    let net = Net::read(file, spec.shape)?;
    NETS.lock().unwrap_or_else(PoisonError::into_inner).insert(spec.shape.name, Arc::new(net));
    Ok(())
}
