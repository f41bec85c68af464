//! The guards, their seats, and where they are (BG-M2, BG-M6).

use std::fmt;

use tabletop::Seat;

use crate::Space;

/// One of the four guards, in the order of the wind rose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Guard {
    /// `y`, at home at the gate of Cassel.
    Yellow,
    /// `w`, at home at the gate of Bierne.
    White,
    /// `g`, at home at the gate of Dunkerque.
    Green,
    /// `r`, at home at the gate of Hondschoote.
    Red,
}

/// The guards of the seats, by the number of players (BG-M6: two players sit opposite each other).
const GUARDS: [&[Guard]; 3] = [
    &[Guard::Yellow, Guard::Green],
    &[Guard::Yellow, Guard::White, Guard::Green],
    &[Guard::Yellow, Guard::White, Guard::Green, Guard::Red],
];

impl Guard {
    /// All four, in the order of the wind rose.
    pub const ALL: [Guard; 4] = [Guard::Yellow, Guard::White, Guard::Green, Guard::Red];

    /// Its place in that order, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The guard to the left (BG-M2).
    #[inline]
    pub const fn next(self) -> Guard {
        Guard::ALL[(self.index() + 1) % 4]
    }

    /// The guard of a seat at a table with this number of players.
    #[inline]
    pub const fn of(seat: Seat, seats: u8) -> Guard {
        GUARDS[seats as usize - 2][seat.index()]
    }

    /// The seat that plays this guard at a table with this number of players, if any.
    pub fn seat(self, seats: u8) -> Option<Seat> {
        Seat::first(seats).find(|&seat| Guard::of(seat, seats) == self)
    }

    /// The letter of its colour.
    pub const fn letter(self) -> char {
        ['y', 'w', 'g', 'r'][self.index()]
    }

    /// The guard with this letter.
    pub fn from_letter(letter: &str) -> Option<Guard> {
        Guard::ALL.into_iter().find(|guard| letter.chars().eq([guard.letter()]))
    }
}

impl fmt::Display for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Where the guards stand, and which of them carry their fortress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guards {
    /// Classic: the space. Junior: steps walked since the start.
    places: [u8; 4],
    /// One bit for each guard that carries its fortress.
    carrying: u8,
}

impl Guards {
    /// All guards at these places, without their fortresses.
    pub(crate) const fn at(places: [u8; 4]) -> Guards {
        Guards { places, carrying: 0 }
    }

    /// The space where a guard of the classic game stands.
    #[inline]
    pub const fn space(self, guard: Guard) -> Space {
        Space(self.places[guard.index()])
    }

    /// The number of steps that a guard of the junior game has walked.
    #[inline]
    pub const fn walked(self, guard: Guard) -> u8 {
        self.places[guard.index()]
    }

    /// Whether it carries its fortress.
    #[inline]
    pub const fn carries(self, guard: Guard) -> bool {
        self.carrying >> guard.index() & 1 == 1
    }

    #[inline]
    pub(crate) const fn put(&mut self, guard: Guard, space: Space) {
        self.places[guard.index()] = space.0;
    }

    #[inline]
    pub(crate) const fn walk_to(&mut self, guard: Guard, steps: u8) {
        self.places[guard.index()] = steps;
    }

    #[inline]
    pub(crate) const fn take_up(&mut self, guard: Guard) {
        self.carrying |= 1 << guard.index();
    }
}
