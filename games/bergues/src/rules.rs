//! The options of a table.

use std::fmt;

use tabletop::{Allowed, BadOption, OptionSpec, Preset, Settings};

use crate::board::{Ring, TOWERS};
use crate::tile::{Faces, PAIRS, QUARTETS, TILES};

/// The two games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// The full game.
    Classic,
    /// The race round the rampart for younger players (BG-J1).
    Junior,
}

/// Where a guard takes up its fortress (BG-V3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pickup {
    /// Where its move ends.
    Exact,
    /// Where its move ends or passes.
    Pass,
}

/// The two sets of sixteen tiles (BG-M3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileSet {
    /// Each pair of six symbols, and one tile neutral on both sides.
    Pairs,
    /// Seven symbols and neutral, each on four faces.
    Quartets,
}

impl TileSet {
    /// The two faces of each tile, in the order before the shuffle.
    pub(crate) const fn table(self) -> &'static [Faces; TILES as usize] {
        match self {
            TileSet::Pairs => &PAIRS,
            TileSet::Quartets => &QUARTETS,
        }
    }
}

/// The rules of one table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Classic or junior.
    pub variant: Variant,
    /// The number of players.
    pub seats: u8,
    /// Towers between two gates.
    pub towers: u8,
    /// Where a fortress is taken up.
    pub pickup: Pickup,
    /// The set of tiles.
    pub tiles: TileSet,
}

/// The options of the game.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "variant",
        allowed: Allowed::Words(&["classic", "junior"]),
        preset: Preset::Word("classic"),
    },
    OptionSpec {
        name: "towers",
        allowed: Allowed::Range(*TOWERS.start() as i64, *TOWERS.end() as i64),
        preset: Preset::Number(4),
    },
    OptionSpec { name: "pickup", allowed: Allowed::Words(&["exact", "pass"]), preset: Preset::Word("exact") },
    OptionSpec {
        name: "tiles",
        allowed: Allowed::Words(&["pairs", "quartets"]),
        preset: Preset::Word("pairs"),
    },
    OptionSpec { name: "first", allowed: Allowed::SeatOrRandom, preset: Preset::Word("random") },
];

/// The numbers of players (BG-M6).
pub(crate) const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

impl Rules {
    /// The rules of these settings, or why the game refuses them.
    pub(crate) fn from_settings(settings: &Settings, seats: u8) -> Result<Rules, BadOption> {
        let settings = settings.checked(OPTIONS, SEATS, seats)?;
        let is = |name, word| settings.word(name) == Some(word);
        Ok(Rules {
            variant: if is("variant", "junior") { Variant::Junior } else { Variant::Classic },
            seats,
            towers: settings.number("towers").map_or(4, |towers| towers as u8),
            pickup: if is("pickup", "pass") { Pickup::Pass } else { Pickup::Exact },
            tiles: if is("tiles", "quartets") { TileSet::Quartets } else { TileSet::Pairs },
        })
    }

    /// The rampart.
    #[inline]
    pub fn ring(self) -> &'static Ring {
        Ring::with_towers(self.towers)
    }

    /// Whether it is the junior game.
    #[inline]
    pub fn junior(self) -> bool {
        self.variant == Variant::Junior
    }
}

impl fmt::Display for Rules {
    /// The notation in the rules field of a position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = match self.variant {
            Variant::Classic => "classic",
            Variant::Junior => "junior",
        };
        let pickup = match self.pickup {
            Pickup::Exact => "e",
            Pickup::Pass => "p",
        };
        let tiles = match self.tiles {
            TileSet::Pairs => "pairs",
            TileSet::Quartets => "quartets",
        };
        write!(f, "{variant}.{}.{}.{pickup}.{tiles}", self.seats, self.towers)
    }
}
