//! The seat to decide, and how a game ends.

use crate::{MAX_SEATS, Seat};

/// The next decision, or the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat decides.
    Decide(Seat),
    /// Nothing: the game is over.
    Over(Verdict),
}

impl Turn {
    /// The seat that decides, if the game goes on.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::Decide(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// How the game ended, if it did.
    pub const fn verdict(self) -> Option<Verdict> {
        match self {
            Turn::Decide(_) => None,
            Turn::Over(verdict) => Some(verdict),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// One seat won.
    Won(Seat),
    /// A draw.
    Draw,
    /// Every seat lost (in Bergues a guard without a player can win).
    Nobody,
}

impl Verdict {
    /// The seat that won, if one did.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Verdict::Won(seat) => Some(seat),
            Verdict::Draw | Verdict::Nobody => None,
        }
    }

    /// The mark in a record: `A`, `B`, …, `=` or `-`.
    pub const fn mark(self) -> char {
        match self {
            Verdict::Won(seat) => seat.letter(),
            Verdict::Draw => '=',
            Verdict::Nobody => '-',
        }
    }
}

/// The score of each seat, in the unit of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scores {
    points: [u16; MAX_SEATS as usize],
    seats: u8,
}

impl Scores {
    /// The scores of a table with this number of seats.
    pub fn new(seats: u8, mut score: impl FnMut(Seat) -> u16) -> Scores {
        let mut points = [0; MAX_SEATS as usize];
        for seat in Seat::first(seats) {
            points[seat.index()] = score(seat);
        }
        Scores { points, seats }
    }

    /// The number of seats.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The score of one seat.
    pub const fn of(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// Each seat with its score.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, u16)> + '_ {
        Seat::first(self.seats).map(|seat| (seat, self.of(seat)))
    }
}
