//! The options that a table chooses before the deal.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use crate::{Dice, Seat};

/// The value of one option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A word, or a seat's letter.
    Word(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Flag(flag) => flag.fmt(f),
            Value::Number(number) => number.fmt(f),
            Value::Word(word) => word.fmt(f),
        }
    }
}

/// The values that an option allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number in a range, both ends included.
    Range(i64, i64),
    /// A seat of the table, or `random`.
    SeatOrRandom,
}

/// The default value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(i64),
    /// A word.
    Word(&'static str),
    /// Depends on the number of players; the game decides.
    ByPlayers,
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in the notation.
    pub name: &'static str,
    /// The values that it allows.
    pub allowed: Allowed,
    /// Its default value.
    pub preset: Preset,
}

/// The requested options. They can have any names and values until a game has checked them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    values: BTreeMap<String, Value>,
    /// The version of the rules, if it is not simply the newest. It is no option: players do not choose it.
    rules_version: Option<u16>,
}

impl Settings {
    /// Every option at its default.
    pub fn new() -> Settings {
        Settings::default()
    }

    /// Requests a value for one option.
    #[must_use]
    pub fn with(mut self, name: &str, value: Value) -> Settings {
        self.values.insert(name.to_owned(), value);
        self
    }

    /// Plays by this version of the rules.
    #[must_use]
    pub fn with_rules_version(mut self, version: u16) -> Settings {
        self.rules_version = Some(version);
        self
    }

    /// The version of the rules to play by; `None` is the newest.
    pub const fn rules_version(&self) -> Option<u16> {
        self.rules_version
    }

    /// Each name with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.values.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// Checks the number of seats, every name and every value against what a game allows, and fills in the defaults that
    /// do not depend on the number of players.
    pub fn checked(
        &self,
        specs: &[OptionSpec],
        players: RangeInclusive<u8>,
        seats: u8,
    ) -> Result<Settings, BadOption> {
        if !players.contains(&seats) {
            let (least, most) = (*players.start(), *players.end());
            return Err(BadOption::Players { seats: seats.into(), least, most });
        }
        let mut checked = Settings { rules_version: self.rules_version, ..Settings::new() };
        for (name, value) in &self.values {
            let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
                return Err(BadOption::Unknown {
                    name: crate::notation::excerpt(name),
                    known: specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", "),
                });
            };
            if !spec.allowed.includes(value, seats) {
                return Err(BadOption::NotAllowed {
                    name: spec.name,
                    value: crate::notation::excerpt(&value.to_string()),
                    allowed: spec.allowed,
                });
            }
            checked.values.insert(name.clone(), value.clone());
        }
        for spec in specs {
            if let Some(value) = spec.preset.value() {
                checked.values.entry(spec.name.to_owned()).or_insert(value);
            }
        }
        Ok(checked)
    }

    /// A flag that [`Settings::checked`] has filled in.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.values.get(name), Some(Value::Flag(true)))
    }

    /// A word, if there is one of that name.
    pub fn word(&self, name: &str) -> Option<&str> {
        match self.values.get(name) {
            Some(Value::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// A number, if there is one of that name.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.values.get(name) {
            Some(Value::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// The seat that starts, from an option that allows [`Allowed::SeatOrRandom`]. A random starter is the first thing that
    /// a game reads from its dice.
    pub fn starter(&self, name: &str, seats: u8, dice: &mut Dice) -> Seat {
        match self.word(name).and_then(|word| word.parse().ok()) {
            Some(seat) => seat,
            None => Seat::new(dice.below(u32::from(seats)) as u8),
        }
    }
}

impl Allowed {
    fn includes(self, value: &Value, seats: u8) -> bool {
        match (self, value) {
            (Allowed::Flag, Value::Flag(_)) => true,
            (Allowed::Words(words), Value::Word(word)) => words.contains(&word.as_str()),
            (Allowed::Range(least, most), Value::Number(number)) => (least..=most).contains(number),
            (Allowed::SeatOrRandom, Value::Word(word)) => {
                word == "random" || word.parse::<Seat>().is_ok_and(|seat| seat.index() < usize::from(seats))
            }
            _ => false,
        }
    }
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowed::Flag => f.write_str("true or false"),
            Allowed::Words(words) => write!(f, "one of {}", words.join(", ")),
            Allowed::Range(least, most) => write!(f, "a number from {least} to {most}"),
            Allowed::SeatOrRandom => f.write_str("a seat of the table or random"),
        }
    }
}

impl Preset {
    /// The value, where it does not depend on the number of players.
    pub fn value(self) -> Option<Value> {
        match self {
            Preset::Flag(flag) => Some(Value::Flag(flag)),
            Preset::Number(number) => Some(Value::Number(number)),
            Preset::Word(word) => Some(Value::Word(word.to_owned())),
            Preset::ByPlayers => None,
        }
    }
}

/// Settings that a game does not allow.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOption {
    /// The game has no such option.
    #[error("there is no option \"{name}\"; the options are: {known}")]
    Unknown {
        /// The requested name.
        name: String,
        /// The names of all options.
        known: String,
    },
    /// The option cannot have this value.
    #[error("{name} cannot be \"{value}\": it is {allowed}")]
    NotAllowed {
        /// The option.
        name: &'static str,
        /// The requested value.
        value: String,
        /// The allowed values.
        allowed: Allowed,
    },
    /// The game does not allow this number of players.
    #[error("this game is for {} players, not {seats}", range((*.least).into(), (*.most).into()))]
    Players {
        /// The requested number.
        seats: u64,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The game has no rules of this version, or no longer.
    #[error("rules version {version} is not known here: the versions of this game are {}", range(*.oldest, *.newest))]
    RulesVersion {
        /// The requested version.
        version: u16,
        /// The oldest version that can still be played.
        oldest: u16,
        /// The newest version.
        newest: u16,
    },
}

fn range(least: u16, most: u16) -> String {
    if least == most { most.to_string() } else { format!("{least} to {most}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { name: "mode", allowed: Allowed::Words(&["old", "new"]), preset: Preset::Word("new") },
        OptionSpec { name: "fast", allowed: Allowed::Flag, preset: Preset::Flag(false) },
        OptionSpec { name: "size", allowed: Allowed::Range(2, 6), preset: Preset::Number(4) },
        OptionSpec { name: "first", allowed: Allowed::SeatOrRandom, preset: Preset::Word("random") },
        OptionSpec { name: "rule", allowed: Allowed::Words(&["x"]), preset: Preset::ByPlayers },
    ];

    fn word(text: &str) -> Value {
        Value::Word(text.to_owned())
    }

    #[test]
    fn presets_fill_in_options_that_were_not_requested() {
        let checked = Settings::new().with("size", Value::Number(2)).checked(SPECS, 2..=4, 3).unwrap();
        assert_eq!(checked.number("size"), Some(2));
        assert_eq!(checked.word("mode"), Some("new"));
        assert!(!checked.flag("fast"));
        assert_eq!(checked.word("rule"), None);
    }

    #[test]
    fn wrong_names_types_and_values_are_refused() {
        let refused = |name: &str, value: Value| {
            Settings::new().with(name, value).checked(SPECS, 2..=4, 3).unwrap_err().to_string()
        };
        assert_eq!(
            refused("colour", word("red")),
            "there is no option \"colour\"; the options are: mode, fast, size, first, rule"
        );
        assert_eq!(refused("mode", word("newer")), "mode cannot be \"newer\": it is one of old, new");
        assert_eq!(refused("fast", Value::Number(1)), "fast cannot be \"1\": it is true or false");
        assert_eq!(refused("size", Value::Number(7)), "size cannot be \"7\": it is a number from 2 to 6");
        assert_eq!(refused("first", word("D")), "first cannot be \"D\": it is a seat of the table or random");
    }

    #[test]
    fn a_named_starter_reads_no_dice_and_a_random_one_reads_one_word() {
        let seed = crate::Seed([7; 32]);
        let named = Settings::new().with("first", word("C"));
        let mut dice = Dice::from_seed(seed);
        assert_eq!(named.starter("first", 3, &mut dice), Seat::new(2));
        let expected = dice.clone().below(3);
        assert_eq!(Settings::new().starter("first", 3, &mut dice).index(), expected as usize);
    }
}
