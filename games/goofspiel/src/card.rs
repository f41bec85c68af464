//! Cards and sets of cards.

use std::fmt;

use tabletop::{BitSet, bit_index};

/// GS-M1: the most cards a player can hold.
pub(crate) const MOST_CARDS: u8 = 13;

const LETTERS: &[u8; MOST_CARDS as usize] = b"A23456789TJQK";

/// A card, from ace (1) to king (13). Hands and prizes are made of the same cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// A set of cards.
pub type CardSet = BitSet<Card>;

impl Card {
    /// The ace.
    pub(crate) const LOWEST: Card = Card(0);

    /// What the card is worth, as a bid and as a prize.
    pub const fn value(self) -> u8 {
        self.0 + 1
    }

    /// The card that is written like this.
    pub(crate) fn read(text: &str) -> Option<Card> {
        let &[letter] = text.as_bytes() else { return None };
        LETTERS.iter().position(|known| *known == letter).map(|index| Card(index as u8))
    }

    /// The lowest cards, as many as this.
    pub(crate) const fn lowest(count: u8) -> CardSet {
        CardSet::from_bits((1 << count) - 1)
    }
}

bit_index!(Card, u16, Card);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(LETTERS[usize::from(self.0)]))
    }
}
