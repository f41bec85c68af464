//! What a turn may bring: for the player who begins it, and with the next tile.

use super::strength::WON;
use crate::TileSet;

/// What a player may expect at the beginning of his turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Prospect {
    /// The strength of his guard, the chance to win at once included.
    pub strength: f32,
    /// The chance to win at once.
    pub wins: f32,
}

impl Prospect {
    /// Certain to win.
    pub(super) const CERTAIN: Prospect = Prospect { strength: WON, wins: 1.0 };

    /// The strength that is left if he does not win at once.
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

/// What turning one more tile leads to, on average.
pub(super) struct Chances {
    /// It shows no symbol: the turning ends.
    pub neutral: f32,
    /// It repeats and goes to the other path.
    pub more: f32,
    /// It repeats and takes its twin on the other path away.
    pub fewer: f32,
    /// The turning goes on.
    pub on: f32,
}

impl Chances {
    /// With so many tiles on the path being filled, so many of their symbols on the other path too, and so many
    /// tiles there.
    #[inline]
    pub(super) fn of(filled: u8, shared: u8, left: u8, tiles: TileSet) -> Chances {
        // The one neutral tile of the pairs always shows, so nobody turns it by chance.
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
