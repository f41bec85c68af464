//! The policies that games ship with: embedded in the program, or loaded from their files.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tabletop::Game;

use super::{BadPolicy, PolicyNet};
use crate::encoding::Encoding;
use crate::heuristics::Heuristics;

/// A policy that a game ships with for one family of rules.
pub struct PolicySpec<G: Game> {
    /// The name of the policy and of its weight file.
    pub name: &'static str,
    /// The weight file ([`PolicyNet::of`]); `None` where the program loads it ([`weights!`](crate::weights)).
    pub weights: Option<&'static [u8]>,
    /// The encoding of the family.
    pub encoding: &'static dyn Encoding<Game = G>,
}

/// Policies that were already read, by name.
static POLICIES: Mutex<BTreeMap<&str, Arc<PolicyNet>>> = Mutex::new(BTreeMap::new());

/// The shipped policy of this specification, if it is embedded or was loaded. Each weight file is read once per process.
///
/// # Panics
/// If the embedded weight file does not fit the encoding.
pub(super) fn shipped<G: Heuristics>(spec: &PolicySpec<G>) -> Option<Arc<PolicyNet>> {
    let mut policies = POLICIES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(policy) = policies.get(spec.name) {
        return Some(Arc::clone(policy));
    }
    let policy = PolicyNet::of(spec.encoding, spec.weights?).expect("a shipped policy fits its encoding");
    let policy = Arc::new(policy);
    policies.insert(spec.name, Arc::clone(&policy));
    Some(policy)
}

/// Loads the policy of this specification from its file, for bots that are created from now on.
pub fn load<G: Heuristics>(spec: &PolicySpec<G>, file: &[u8]) -> Result<(), BadPolicy> {
    let policy = PolicyNet::of(spec.encoding, file)?;
    POLICIES.lock().unwrap_or_else(PoisonError::into_inner).insert(spec.name, Arc::new(policy));
    Ok(())
}
