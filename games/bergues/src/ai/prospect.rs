//! The prospect of a turn, and the chances of the next tile.

use super::strength::WON;
use crate::TileSet;

/// The prospect of a player at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Prospect {
    /// The strength of the guard, including the chance of winning at once.
    pub strength: f32,
    /// The chance of winning at once.
    pub wins: f32,
}

impl Prospect {
    /// A certain win.
    pub(super) const CERTAIN: Prospect = Prospect { strength: WON, wins: 1.0 };

    /// The strength if the player does not win at once.
    #[inline]
    pub(super) fn otherwise(self) -> f32 {
        (self.strength - self.wins).max(0.0) / (1.0001 - self.wins)
    }

    /// Adds a case with this chance.
    pub(super) fn mix(&mut self, weight: f32, other: Prospect) {
        self.strength += weight * other.strength;
        self.wins += weight * other.wins;
    }

    /// The better of two.
    pub(super) fn better(self, other: Prospect) -> Prospect {
        if other.strength > self.strength { other } else { self }
    }
}

/// The probabilities of what turning one more tile leads to.
pub(super) struct Chances {
    /// A neutral tile: the turning ends.
    pub neutral: f32,
    /// A repeat that goes to the other path.
    pub more: f32,
    /// A repeat that removes its twin on the other path.
    pub fewer: f32,
    /// The turning continues.
    pub on: f32,
}

impl Chances {
    /// The chances with `filled` tiles on the path being filled, `shared` of their symbols on the other path too, and
    /// `left` tiles there.
    #[inline]
    pub(super) fn of(filled: u8, shared: u8, left: u8, tiles: TileSet) -> Chances {
        // The one neutral tile of the pairs always lies open, so it is never turned by chance.
        let (symbols, neutral) = match tiles {
            TileSet::Pairs => (6.0, 0.0),
            TileSet::Quartets => (8.0, 0.125),
        };
        let each = 1.0 / symbols;
        let repeats = f32::from(filled) * each;
        let shared = f32::from(shared) + f32::from(filled - shared) * f32::from(left) * each * 0.5;
        let fewer = (shared * each).min(repeats);
        Chances { neutral, more: repeats - fewer, fewer, on: 1.0 - neutral - repeats }
    }
}
