//! What a table agrees on before the deal.

use std::fmt;
use std::ops::RangeInclusive;

use tabletop::{Allowed, BadOption, OptionSpec, Preset, Settings};

use crate::card::MOST_CARDS;

/// GS-M1: how many can play.
pub(crate) const SEATS: RangeInclusive<u8> = 2..=5;
/// GS-M1: how many cards each player may hold.
pub(crate) const CARDS: RangeInclusive<u8> = 5..=MOST_CARDS;

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "cards",
        allowed: Allowed::Range(*CARDS.start() as i64, *CARDS.end() as i64),
        preset: Preset::Number(MOST_CARDS as i64),
    },
    OptionSpec {
        name: "ties",
        allowed: Allowed::Words(&["carry", "discard"]),
        preset: Preset::Word("carry"),
    },
    OptionSpec { name: "first", allowed: Allowed::SeatOrRandom, preset: Preset::Word("random") },
];

/// GS-T3: what becomes of prizes for which several players bid highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ties {
    /// They stay on offer.
    Carry,
    /// They leave the game.
    Discard,
}

/// All that a table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// How many play.
    pub seats: u8,
    /// How many cards each player holds at the start, and how many prizes there are.
    pub cards: u8,
    /// What becomes of prizes after a tie.
    pub ties: Ties,
}

impl Rules {
    /// The rules of these settings, or why the game refuses them.
    pub(crate) fn from_settings(settings: &Settings, seats: u8) -> Result<Rules, BadOption> {
        let settings = settings.checked(OPTIONS, SEATS, seats)?;
        Ok(Rules {
            seats,
            cards: settings.number("cards").map_or(MOST_CARDS, |cards| cards as u8),
            ties: if settings.word("ties") == Some("discard") { Ties::Discard } else { Ties::Carry },
        })
    }
}

impl fmt::Display for Rules {
    /// As in the first field of a position: `3.13.carry`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ties = match self.ties {
            Ties::Carry => "carry",
            Ties::Discard => "discard",
        };
        write!(f, "{}.{}.{ties}", self.seats, self.cards)
    }
}
