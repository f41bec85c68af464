//! The setups of tables in memory. Most tables are set up alike, so they share one.

use std::sync::{Arc, Mutex, PoisonError};

use wire::Setup;

/// The number of different setups that are shared. They are searched one after the other.
const CAPACITY: usize = 64;

/// The setups of tables in memory.
#[derive(Default)]
pub(crate) struct Setups(Mutex<Vec<Arc<Setup>>>);

impl Setups {
    /// An equal setup that other tables have, or this one.
    pub(crate) fn share(&self, setup: Arc<Setup>) -> Arc<Setup> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(shared) = known.iter().find(|other| **other == setup) {
            return Arc::clone(shared);
        }
        if known.len() == CAPACITY {
            known.retain(|other| Arc::strong_count(other) > 1);
        }
        if known.len() < CAPACITY {
            known.push(Arc::clone(&setup));
        }
        setup
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(rounds: u8) -> Arc<Setup> {
        let text = format!(
            r#"{{"game":"bergues","options":{{}},"players":2,"clock":{{"type":"none"}},"open":true,"rated":false,
            "spectators":true,"chat":true,"rounds":{rounds}}}"#
        );
        Arc::new(serde_json::from_str(&text).expect("a setup"))
    }

    #[test]
    fn equal_setups_are_shared_and_unused_ones_make_room() {
        let setups = Setups::default();
        let kept = setups.share(setup(0));
        assert!(Arc::ptr_eq(&kept, &setups.share(setup(0))));
        for rounds in 1..=200 {
            let other = setups.share(setup(rounds));
            assert!(Arc::ptr_eq(&other, &setups.share(setup(rounds))), "{rounds}");
        }
        assert!(Arc::ptr_eq(&kept, &setups.share(setup(0))));
    }
}
