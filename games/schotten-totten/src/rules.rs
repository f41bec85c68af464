//! ST-S1: the eight rule sets.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use tabletop::{Allowed, BadOption, OptionSpec, Preset, Settings};

/// The edition of the rule book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// The edition of 2016.
    E2016,
    /// The older French edition.
    Classic,
}

/// ST-S1: edition × tactics × expert.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rules {
    /// The edition of the rule book.
    pub edition: Edition,
    /// Whether the tactic cards are in.
    pub tactics: bool,
    /// Whether stones are claimed only at the start of a turn.
    pub expert: bool,
    /// Rules version 1: the Recruiter may put back a Joker that must stay in hand. False in all later games.
    pub joker_returns: bool,
}

/// The version of the rules.
///
/// | version | what changed |
/// |---|---|
/// | 1 | |
/// | 2 | ST-X2, ST-X6: a Joker that must stay in hand is not put back by the Recruiter |
pub(crate) const VERSION: u16 = 2;

/// The numbers of players.
pub(crate) const SEATS: RangeInclusive<u8> = 2..=2;

/// The options of the game.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "edition",
        allowed: Allowed::Words(&["2016", "classic"]),
        preset: Preset::Word("2016"),
    },
    OptionSpec { name: "tactics", allowed: Allowed::Flag, preset: Preset::Flag(false) },
    OptionSpec { name: "expert", allowed: Allowed::Flag, preset: Preset::Flag(false) },
    OptionSpec { name: "first", allowed: Allowed::SeatOrRandom, preset: Preset::Word("random") },
];

impl Rules {
    /// All eight rule sets.
    pub fn all() -> impl Iterator<Item = Rules> + Clone {
        [Edition::E2016, Edition::Classic].into_iter().flat_map(|edition| {
            [(false, false), (false, true), (true, false), (true, true)].map(|(tactics, expert)| Rules {
                edition,
                tactics,
                expert,
                joker_returns: false,
            })
        })
    }

    /// The rule sets of version 1 that differ from today's.
    fn version_1() -> impl Iterator<Item = Rules> {
        Rules::all().filter(|rules| rules.tactics).map(|rules| Rules { joker_returns: true, ..rules })
    }

    /// ST-S2: the hand limit.
    #[inline]
    pub const fn hand_limit(self) -> u8 {
        if self.tactics { 7 } else { 6 }
    }

    /// ST-T3: whether stones may be claimed before a card is played.
    #[inline]
    pub const fn claims_before_play(self) -> bool {
        self.expert || matches!(self.edition, Edition::Classic)
    }

    /// ST-T3: whether stones may be claimed after a card was played.
    #[inline]
    pub const fn claims_after_play(self) -> bool {
        !self.expert
    }

    /// The rule set of these settings, or why the game refuses them.
    pub(crate) fn from_settings(settings: &Settings, seats: u8) -> Result<Rules, BadOption> {
        let settings = settings.checked(OPTIONS, SEATS, seats)?;
        let classic = settings.word("edition") == Some("classic");
        let tactics = settings.flag("tactics");
        Ok(Rules {
            edition: if classic { Edition::Classic } else { Edition::E2016 },
            tactics,
            expert: settings.flag("expert"),
            joker_returns: tactics && settings.rules_version() == Some(1),
        })
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.edition {
            Edition::E2016 => "2016",
            Edition::Classic => "classic",
        })?;
        f.write_str(if self.tactics { "t" } else { "" })?;
        f.write_str(if self.expert { "x" } else { "" })?;
        f.write_str(if self.joker_returns { "v1" } else { "" })
    }
}

impl FromStr for Rules {
    type Err = ();

    fn from_str(text: &str) -> Result<Rules, ()> {
        Rules::all().chain(Rules::version_1()).find(|rules| rules.to_string() == text).ok_or(())
    }
}
