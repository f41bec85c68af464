//! ST-M2: the nine stones of the border.

use std::fmt;
use std::str::FromStr;

/// How many stones there are.
pub const STONES: u8 = 9;

/// One stone, counted from player A's left; 1 to 9 in notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stone(u8);

impl Stone {
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stones(u16);

impl Stones {
    /// No stone.
    pub const NONE: Stones = Stones(0);
    /// All nine.
    pub const ALL: Stones = Stones((1 << STONES) - 1);

    /// Just this stone.
    #[inline]
    pub const fn of(stone: Stone) -> Stones {
        Stones(1 << stone.0)
    }

    /// One bit a stone.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether this stone is among them.
    #[inline]
    pub const fn contains(self, stone: Stone) -> bool {
        self.0 >> stone.0 & 1 == 1
    }

    /// Adds a stone.
    #[inline]
    pub const fn insert(&mut self, stone: Stone) {
        self.0 |= 1 << stone.0;
    }

    /// Takes a stone away.
    #[inline]
    pub const fn remove(&mut self, stone: Stone) {
        self.0 &= !(1 << stone.0);
    }

    /// Those that are in both.
    #[inline]
    pub const fn and(self, other: Stones) -> Stones {
        Stones(self.0 & other.0)
    }

    /// Those that are in either.
    #[inline]
    pub const fn or(self, other: Stones) -> Stones {
        Stones(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[inline]
    pub const fn without(self, other: Stones) -> Stones {
        Stones(self.0 & !other.0)
    }

    /// Whether three adjacent ones are among them.
    #[inline]
    pub const fn three_adjacent(self) -> bool {
        self.0 & self.0 >> 1 & self.0 >> 2 != 0
    }

    /// The stone with so many before it.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Stone {
        Stone(NTH[self.0 as usize][n as usize])
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

impl IntoIterator for Stones {
    type Item = Stone;
    type IntoIter = StoneIter;

    #[inline]
    fn into_iter(self) -> StoneIter {
        StoneIter(self.0)
    }
}

/// The stones of a set in order.
#[derive(Clone, Debug)]
pub struct StoneIter(u16);

impl Iterator for StoneIter {
    type Item = Stone;

    #[inline]
    fn next(&mut self) -> Option<Stone> {
        if self.0 == 0 {
            return None;
        }
        let stone = Stone(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(stone)
    }
}

impl fmt::Debug for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
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
            numbers.iter().fold(Stones::NONE, |set, &n| set.or(Stones::of(Stone::numbered(n).unwrap())))
        };
        assert!(set(&[1, 2, 3]).three_adjacent());
        assert!(set(&[7, 8, 9]).three_adjacent());
        assert!(!set(&[1, 2, 4, 5, 7, 8]).three_adjacent());
    }
}
