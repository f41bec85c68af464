//! What several tests share: every set of options.

use tabletop::{Settings, Value};

/// One way to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OptionSet {
    /// `classic` or `junior`.
    pub variant: &'static str,
    /// How many play.
    pub seats: u8,
    /// Towers between two gates.
    pub towers: u8,
    /// `exact` or `pass`.
    pub pickup: &'static str,
    /// `pairs` or `quartets`.
    pub tiles: &'static str,
}

impl OptionSet {
    /// Every set of options there is: 120.
    pub(crate) fn all() -> impl Iterator<Item = OptionSet> {
        let mut all = Vec::new();
        for variant in ["classic", "junior"] {
            for seats in 2..=4 {
                for towers in 2..=6 {
                    for pickup in ["exact", "pass"] {
                        for tiles in ["pairs", "quartets"] {
                            all.push(OptionSet { variant, seats, towers, pickup, tiles });
                        }
                    }
                }
            }
        }
        assert_eq!(all.len(), 120);
        all.into_iter()
    }

    /// As a table would ask for it.
    pub(crate) fn settings(&self) -> Settings {
        let word = |word: &str| Value::Word(word.to_owned());
        Settings::new()
            .with("variant", word(self.variant))
            .with("towers", Value::Number(self.towers.into()))
            .with("pickup", word(self.pickup))
            .with("tiles", word(self.tiles))
    }
}
