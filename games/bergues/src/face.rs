//! The faces of tiles (BG-M3).

use std::fmt;

use tabletop::{BitSet, bit_index};

/// A face with a symbol, `a` to `g`, or neutral, `n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

/// The number of different faces in all sets of tiles.
pub(crate) const FACES: usize = 8;

const LETTERS: &[u8; FACES] = b"abcdefgn";

impl Face {
    /// The face without a symbol.
    pub const NEUTRAL: Face = Face(7);

    /// The face with this letter.
    pub const fn from_letter(letter: char) -> Option<Face> {
        match letter {
            'a'..='g' => Some(Face(letter as u8 - b'a')),
            'n' => Some(Face::NEUTRAL),
            _ => None,
        }
    }

    /// The face with this number; only the low three bits count.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Face {
        Face(index & 7)
    }

    /// Its number, neutral last.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        LETTERS[self.index()] as char
    }

    /// Whether it shows no symbol.
    #[inline]
    pub const fn is_neutral(self) -> bool {
        self.0 == Face::NEUTRAL.0
    }

    /// Its bit in a [`FaceSet`].
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

bit_index!(Face, u8, Face::from_index);

/// A set of faces.
pub(crate) type FaceSet = BitSet<Face>;

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Face {}", self.letter())
    }
}
