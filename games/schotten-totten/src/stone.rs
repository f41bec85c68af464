//! ST-M2: the nine stones of the border.

use std::fmt;
use std::str::FromStr;

use tabletop::{BitIndex, BitSet};

/// How many stones there are.
pub const STONES: u8 = 9;

/// One stone, counted from player A's left; 1 to 9 in notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stone(u8);

impl Stone {
    /// All nine.
    pub const ALL: StoneSet = StoneSet::from_bits((1 << STONES) - 1);

    /// All nine in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Stone> + Clone {
        (0..STONES).map(Stone)
    }

    /// The stone with this number, 1 to 9.
    pub const fn numbered(number: u8) -> Option<Stone> {
        if 1 <= number && number <= STONES { Some(Stone(number - 1)) } else { None }
    }

    /// Its place, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stone {self}")
    }
}

impl FromStr for Stone {
    type Err = ();

    fn from_str(text: &str) -> Result<Stone, ()> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Stone(digit - b'1')),
            _ => Err(()),
        }
    }
}

/// A set of stones.
pub type StoneSet = BitSet<Stone>;

impl BitIndex for Stone {
    type Bits = u16;

    #[inline]
    fn bit_index(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit_index(index: u32) -> Stone {
        Stone(index as u8)
    }

    #[inline]
    fn nth_bit(bits: u16, n: u32) -> u32 {
        NTH[bits as usize][n as usize].into()
    }
}

/// For each set of stones, its members in order.
static NTH: [[u8; STONES as usize]; 1 << STONES] = {
    let mut table = [[0; STONES as usize]; 1 << STONES];
    let mut set = 0;
    while set < table.len() {
        let (mut stone, mut n) = (0, 0);
        while stone < STONES {
            if set >> stone & 1 == 1 {
                table[set][n] = stone;
                n += 1;
            }
            stone += 1;
        }
        set += 1;
    }
    table
};

/// Whether the set contains three adjacent stones.
#[inline]
pub(crate) fn three_adjacent(stones: StoneSet) -> bool {
    let bits = stones.bits();
    bits & bits >> 1 & bits >> 2 != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn st_m2_nine_stones_numbered_from_one() {
        let texts: Vec<String> = Stone::all().map(|stone| stone.to_string()).collect();
        assert_eq!(texts.join(""), "123456789");
        assert!(["0", "10", "", "x"].iter().all(|text| text.parse::<Stone>().is_err()));
    }

    #[test]
    fn three_adjacent_stones_are_found_anywhere_and_only_there() {
        let set = |numbers: &[u8]| {
            numbers.iter().map(|&number| Stone::numbered(number).unwrap()).collect::<StoneSet>()
        };
        assert!(three_adjacent(set(&[1, 2, 3])));
        assert!(three_adjacent(set(&[7, 8, 9])));
        assert!(!three_adjacent(set(&[1, 2, 4, 5, 7, 8])));
    }
}
