//! One position: everything on the table, and the tile faces that have been seen.

use tabletop::{Dice, Seat, Turn, Verdict};

use crate::tile::TileSubset;
use crate::{Guard, Guards, Path, Phase, Rules, Side, Tile, Tiles};

/// The turn after which an undecided game is a draw (BG-E1).
pub const LAST_TURN: u16 = 500;

/// One position. Equality includes which tiles have been turned, which the notation does not show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) tiles: Tiles,
    pub(crate) paths: [Path; 2],
    pub(crate) guards: Guards,
    pub(crate) rules: Rules,
    pub(crate) number: u16,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
}

impl Position {
    /// BG-M4: lays out the tiles and the guards; `first` takes the first turn.
    pub(crate) fn deal_rules(rules: Rules, first: Seat, dice: &mut Dice) -> Position {
        let tiles = Tiles::deal(rules.tiles.table(), dice);
        let places = if rules.junior() { [0; 4] } else { Guard::ALL.map(|guard| rules.ring().home(guard).0) };
        Position {
            tiles,
            paths: [Path::default(); 2],
            guards: Guards::at(places),
            rules,
            number: 1,
            active: first,
            phase: first_phase(rules),
        }
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The tiles, both faces.
    pub fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// Where the guards are.
    pub fn guards(&self) -> Guards {
        self.guards
    }

    /// The tiles on one path.
    #[inline]
    pub fn path(&self, side: Side) -> Path {
        self.paths[side.index()]
    }

    /// The seat whose turn it is; another seat may decide (BG-T6).
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The guard of the active player.
    #[inline]
    pub fn active_guard(&self) -> Guard {
        Guard::of(self.active, self.rules.seats)
    }

    /// The tiles in the town centre.
    #[inline]
    pub(crate) fn centre(&self) -> TileSubset {
        Tile::ALL.without(self.paths[0].tile_set()).without(self.paths[1].tile_set())
    }

    /// Whether a tile lies in the town centre.
    pub fn in_centre(&self, tile: Tile) -> bool {
        self.centre().contains(tile)
    }

    pub(crate) fn whose_turn(&self) -> Turn {
        decides(self.phase, self.active, self.rules.seats)
    }
}

/// The first phase of a turn: the junior game has only one path (BG-J1).
#[inline]
pub(crate) fn first_phase(rules: Rules) -> Phase {
    if rules.junior() { Phase::Flip(Side::North) } else { Phase::Path }
}

/// The seat that decides in this phase, or how the game ended.
#[inline]
pub(crate) fn decides(phase: Phase, active: Seat, seats: u8) -> Turn {
    match phase {
        // BG-T6: a guard without a player is moved by the active player.
        Phase::Move(guard, _) => Turn::Decide(guard.seat(seats).unwrap_or(active)),
        Phase::Path | Phase::Flip(_) | Phase::Use | Phase::Winoc => Turn::Decide(active),
        Phase::Over(None) => Turn::Over(Verdict::Draw),
        // BG-V5: when a guard without a player wins, every player has lost.
        Phase::Over(Some(guard)) => Turn::Over(guard.seat(seats).map_or(Verdict::Nobody, Verdict::Won)),
    }
}
