//! What a seat sees of a position, as features of a learned judgement.
//!
//! A feature is there or not. Some describe the whole table; the others belong to one of several alike *parts* of it
//! (a stone, an army), which one encoder reads. What the features mean is the game's business; that they say no
//! more than the seat may know is tested.

use crate::{Knowledge, Seat};

/// The most parts a game can have.
pub const MOST_PARTS: usize = 9;
/// The most features that can be there at once, of the whole table or of one part.
pub const MOST_PRESENT: usize = 96;

/// What a net for one family of rules looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Its name: that of its file of weights.
    pub name: &'static str,
    /// The name of the net that says how likely a seat holds what it is imagined to hold, if there is one.
    pub belief: Option<&'static str>,
    /// How many features the whole table has.
    pub table: usize,
    /// How many parts there are.
    pub parts: usize,
    /// How many features a part has.
    pub part: usize,
    /// Whether the parts may be told in reverse order without changing anything.
    pub mirror: bool,
    /// How the levels below the strongest are held back: one step below, two, three.
    pub ladder: [Rung; 3],
    /// How much surer than its lines a search may be, in hundredths, at tables of two, of three and so on, as measured
    /// over games; 100 where nothing is said. They are valued as if everybody went on by the net alone: of two, who
    /// searches keeps a lead better, and among four the others together take it back.
    pub sureness: &'static [u16],
}

/// How a level is held back. All see the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rung {
    /// It searches with so few lines.
    Lines(u16),
    /// It does not search, and chooses by its net at this temperature, in thousandths: 0 is the best only.
    Freedom(u16),
}

impl Outlook {
    /// What a net looks at that judges what seats hold.
    pub const fn of_belief(&self) -> Option<Outlook> {
        match self.belief {
            Some(name) => Some(Outlook { name, belief: None, ..*self }),
            None => None,
        }
    }
}

/// The features that are there: of the whole table, or of one part.
#[derive(Clone, Copy)]
pub struct Present {
    list: [u16; MOST_PRESENT],
    len: u8,
    /// What the list was made from, if that is known.
    key: Option<u64>,
    /// Changes whenever the list does.
    stamp: u32,
}

impl Present {
    const NOTHING: Present = Present { list: [0; MOST_PRESENT], len: 0, key: None, stamp: 0 };

    /// The features.
    #[inline]
    pub fn list(&self) -> &[u16] {
        &self.list[..usize::from(self.len)]
    }

    /// Changes whenever the list may have.
    #[inline]
    pub const fn stamp(&self) -> u32 {
        self.stamp
    }

    /// Adds a feature.
    #[inline]
    pub fn add(&mut self, feature: usize) {
        self.list[usize::from(self.len)] = feature as u16;
        self.len += 1;
    }

    /// Adds a feature if that holds.
    #[inline]
    pub fn add_if(&mut self, holds: bool, feature: usize) {
        if holds {
            self.add(feature);
        }
    }

    #[inline]
    fn tell(&mut self, key: u64, tell: impl FnOnce(&mut Present)) {
        if self.key != Some(key) {
            self.retell(Some(key), tell);
        }
    }

    #[inline]
    fn retell(&mut self, key: Option<u64>, tell: impl FnOnce(&mut Present)) {
        self.len = 0;
        self.key = key;
        self.stamp = self.stamp.wrapping_add(1);
        tell(self);
    }
}

/// All that a seat sees, as features. It is filled again and again; what did not change need not be told again.
#[derive(Clone)]
pub struct Impression {
    table: Present,
    parts: [Present; MOST_PARTS],
}

impl Default for Impression {
    fn default() -> Impression {
        Impression { table: Present::NOTHING, parts: [Present::NOTHING; MOST_PARTS] }
    }
}

impl Impression {
    /// The features of the whole table.
    #[inline]
    pub const fn table(&self) -> &Present {
        &self.table
    }

    /// The features of the parts; the first so many mean something.
    #[inline]
    pub const fn parts(&self) -> &[Present; MOST_PARTS] {
        &self.parts
    }

    /// Tells the features of the whole table. They follow from the key alone: if it is what it was, they are not
    /// told again.
    #[inline]
    pub fn tell_table(&mut self, key: u64, tell: impl FnOnce(&mut Present)) {
        self.table.tell(key, tell);
    }

    /// Tells the features of a part, likewise.
    #[inline]
    pub fn tell_part(&mut self, part: usize, key: u64, tell: impl FnOnce(&mut Present)) {
        self.parts[part].tell(key, tell);
    }

    /// Tells the features of the whole table anew.
    #[inline]
    pub fn retell_table(&mut self, tell: impl FnOnce(&mut Present)) {
        self.table.retell(None, tell);
    }

    /// Tells the features of a part anew.
    #[inline]
    pub fn retell_part(&mut self, part: usize, tell: impl FnOnce(&mut Present)) {
        self.parts[part].retell(None, tell);
    }
}

/// A game whose positions can be judged by a learned net.
pub trait Features: Knowledge {
    /// The families of rules that have a net of their own.
    const OUTLOOKS: &'static [Outlook];

    /// Which of them this position belongs to.
    fn outlook(&self) -> usize;

    /// What the deciding seat sees right after this legal action, before chance or anybody else shows it anything
    /// new. If the game is certainly over then, the answer is what the seat gets.
    fn foresee(&self, action: Self::Action, impression: &mut Impression) -> Option<f32>;

    /// What this seat sees now, to judge how likely it would have come to hold what it holds. Answers false where
    /// no seat knows anything that another does not.
    fn sight(&self, _seat: Seat, _impression: &mut Impression) -> bool {
        false
    }
}

/// Mixes what features are made from into a key; the order matters.
#[inline]
pub const fn mix(key: u64, word: u64) -> u64 {
    let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23) ^ word ^ 0xa076_1d64_78bd_642f;
    let product = mixed as u128 * 0xd6e8_feb8_6659_fd93;
    (product >> 64) as u64 ^ product as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_tell_apart_what_moved_from_one_word_to_the_other() {
        let keys = [mix(1, 6), mix(6, 1), mix(7, 0), mix(0, 7), mix(3, 4)];
        for (place, key) in keys.iter().enumerate() {
            assert!(!keys[..place].contains(key), "{keys:x?}");
        }
    }
}
