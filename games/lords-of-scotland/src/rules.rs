//! The options of a table.

use std::fmt;
use std::ops::RangeInclusive;

use tabletop::{Allowed, BadOption, OptionSpec, Preset, Settings};

/// When a clan that is mustered face up may use its power (LS-P1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activation {
    /// No other face-up clan has a lower strength.
    Lowest,
    /// No other face-up clan of the same bloodline has an equal or lower strength.
    Bloodline,
}

/// The rules of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The number of players, 2 to 5 (LS-S1).
    pub seats: u8,
    /// Whether the Bruce cards are in (LS-S1).
    pub bruce: bool,
    /// When powers may be used (LS-P1).
    pub activation: Activation,
    /// The strength in a victory pile that ends the game (LS-S5).
    pub target: u8,
}

/// The numbers of players (LS-S1).
pub(crate) const SEATS: RangeInclusive<u8> = 2..=5;

/// The options of the game.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "bruce", allowed: Allowed::Flag, preset: Preset::Flag(false) },
    OptionSpec {
        name: "activation",
        allowed: Allowed::Words(&["lowest", "bloodline"]),
        preset: Preset::ByPlayers,
    },
    OptionSpec { name: "target", allowed: Allowed::Range(1, 100), preset: Preset::Number(40) },
    OptionSpec { name: "first", allowed: Allowed::SeatOrRandom, preset: Preset::Word("random") },
];

impl Rules {
    /// The rules of these settings, or why the game refuses them.
    pub(crate) fn from_settings(settings: &Settings, seats: u8) -> Result<Rules, BadOption> {
        let settings = settings.checked(OPTIONS, SEATS, seats)?;
        let activation = match settings.word("activation") {
            Some("lowest") => Activation::Lowest,
            // LS-P1: the rule book's own rule for two and three, its alternative for four and five.
            None if seats <= 3 => Activation::Lowest,
            _ => Activation::Bloodline,
        };
        let target = settings.number("target").unwrap_or(40) as u8;
        Ok(Rules { seats, bruce: settings.flag("bruce"), activation, target })
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bruce = if self.bruce { "b" } else { "" };
        let activation = match self.activation {
            Activation::Lowest => 'L',
            Activation::Bloodline => 'G',
        };
        write!(f, "{}{bruce}.{activation}.{}", self.seats, self.target)
    }
}
