//! Seats and viewers.

use std::fmt;
use std::str::FromStr;

/// The largest number of seats in any game.
pub const MAX_SEATS: u8 = 5;

/// One seat, in turn order of the table: `A`, `B`, … in notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first seat, `A`.
    pub const A: Seat = Seat(0);
    /// The second seat, `B`.
    pub const B: Seat = Seat(1);

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: u8) -> Seat {
        assert!(index < MAX_SEATS, "a table has at most five seats");
        Seat(index)
    }

    /// The seats of a table with this number of players.
    pub fn first(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat::new)
    }

    /// Its index in turn order, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left: the next in turn order at a table with this number of players.
    #[inline]
    pub const fn next(self, seats: u8) -> Seat {
        if self.0 + 1 == seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The letter of the seat.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat {}", self.letter())
    }
}

impl FromStr for Seat {
    type Err = ();

    /// Reads one letter, `A` to `E`.
    fn from_str(text: &str) -> Result<Seat, ()> {
        match text.as_bytes() {
            [letter @ b'A'..=b'E'] => Ok(Seat(letter - b'A')),
            _ => Err(()),
        }
    }
}

/// A viewer of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees what their seat may know.
    Seat(Seat),
    /// A spectator, who sees only what every seat may know.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table with this number of players.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat of the viewer, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether this viewer sits in that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}
