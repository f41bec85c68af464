//! Every set of options, for several test targets.

use tabletop::{Settings, Value};

/// One set of options.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OptionSet {
    /// `classic` or `junior`.
    pub variant: &'static str,
    /// The number of players.
    pub seats: u8,
    /// Towers between two gates.
    pub towers: u8,
    /// `exact` or `pass`.
    pub pickup: &'static str,
    /// `pairs` or `quartets`.
    pub tiles: &'static str,
}

impl OptionSet {
    /// All 120 sets of options.
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

    /// The settings with these options.
    pub(crate) fn settings(&self) -> Settings {
        let word = |word: &str| Value::Word(word.to_owned());
        Settings::new()
            .with("variant", word(self.variant))
            .with("towers", Value::Number(self.towers.into()))
            .with("pickup", word(self.pickup))
            .with("tiles", word(self.tiles))
    }
}
