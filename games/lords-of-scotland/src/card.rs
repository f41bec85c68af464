//! The clan cards (LS-M1, LS-M2) and sets of them.

use std::fmt;
use std::str::FromStr;

use tabletop::{BitSet, bit_index};

use crate::Bloodline;

/// The number of cards, the two Bruce cards included.
pub const CARDS: usize = 98;

/// The number of cards without the two Bruce cards.
pub const COMMON_CARDS: usize = 96;

/// One clan. Ordered by rank, which is unique in the whole deck (LS-M2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The lowest-ranked card; also the filler of unused places.
    pub(crate) const LOWEST: Card = Card(0);

    /// The card with this index, counted from 0 in order of rank.
    ///
    /// # Panics
    /// If there is no such card.
    #[inline]
    pub const fn new(index: usize) -> Card {
        assert!(index < CARDS, "there are 98 cards");
        Card(index as u8)
    }

    /// The cards of a deck, lowest rank first.
    pub fn deck(bruce: bool) -> impl Iterator<Item = Card> + Clone {
        (0..if bruce { CARDS } else { COMMON_CARDS }).map(Card::new)
    }

    /// All cards of a deck.
    pub const fn all(bruce: bool) -> CardSet {
        CardSet::from_bits((1 << if bruce { CARDS } else { COMMON_CARDS }) - 1)
    }

    /// All cards with less than this strength.
    #[inline]
    pub const fn weaker_than(strength: u8) -> CardSet {
        CardSet::from_bits((1 << (8 * (strength as u32 - 1))) - 1)
    }

    /// Its index, counted from 0 in order of rank.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its rank: `8 × (strength − 1) + index of the bloodline`; Bruce has 97 and 98.
    pub const fn rank(self) -> u8 {
        self.0 + 1
    }

    /// Its strength, 1 to 12; both Bruce cards have 12.
    #[inline]
    pub const fn strength(self) -> u8 {
        if self.is_bruce() { 12 } else { self.0 / 8 + 1 }
    }

    /// Its bloodline.
    #[inline]
    pub const fn bloodline(self) -> Bloodline {
        if self.is_bruce() { Bloodline::Bruce } else { Bloodline::ALL[(self.0 % 8) as usize] }
    }

    /// Whether it is one of the two cards that option `bruce` adds.
    #[inline]
    pub const fn is_bruce(self) -> bool {
        self.index() >= COMMON_CARDS
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let strength =
            if self.is_bruce() { self.index() - COMMON_CARDS + 1 } else { self.strength() as usize };
        write!(f, "{}{strength:X}", self.bloodline().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Card, ()> {
        let &[letter, digit] = text.as_bytes() else { return Err(()) };
        let bloodline = Bloodline::from_letter(letter as char).ok_or(())?;
        let strength = match digit {
            b'1'..=b'9' => digit - b'0',
            b'A'..=b'C' => digit - b'A' + 10,
            _ => return Err(()),
        } as usize;
        match bloodline {
            Bloodline::Bruce if strength > 2 => Err(()),
            Bloodline::Bruce => Ok(Card::new(COMMON_CARDS + strength - 1)),
            _ => Ok(Card::new(8 * (strength - 1) + bloodline as usize)),
        }
    }
}

bit_index!(Card, u128, Card);

/// A set of cards, in order of rank.
pub type CardSet = BitSet<Card>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ls_m1_there_are_96_clans_and_two_bruce_cards() {
        assert_eq!(Card::deck(false).count(), 96);
        assert_eq!(Card::deck(true).count(), 98);
        for bloodline in Bloodline::ALL {
            let cards = bloodline.cards();
            assert!(cards.iter().all(|card| card.bloodline() == bloodline));
            assert_eq!(cards.len(), if bloodline == Bloodline::Bruce { 2 } else { 12 });
        }
    }

    #[test]
    fn ls_m2_ranks_follow_the_formula() {
        for card in Card::deck(false) {
            assert_eq!(card.rank(), 8 * (card.strength() - 1) + card.bloodline() as u8 + 1);
        }
        let rank = |text: &str| text.parse::<Card>().unwrap().rank();
        assert_eq!(
            [rank("s1"), rank("c1"), rank("s2"), rank("cC"), rank("b1"), rank("b2")],
            [1, 8, 9, 96, 97, 98]
        );
        assert_eq!("b1".parse::<Card>().unwrap().strength(), 12);
    }

    #[test]
    fn texts_round_trip_and_nothing_else_is_a_card() {
        for card in Card::deck(true) {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in ["", "s", "s0", "sD", "sa", "S1", "b3", "bC", "x1", "s10", "s1 ", "é"] {
            assert_eq!(text.parse::<Card>(), Err(()), "{text}");
        }
    }

    #[test]
    fn sets_are_in_order_of_rank() {
        let texts = ["m1", "s9", "o9", "cC", "b2"];
        let set: CardSet = texts.iter().map(|text| text.parse::<Card>().unwrap()).collect();
        assert_eq!(set.len(), 5);
        for (place, text) in texts.iter().enumerate() {
            assert_eq!(set.nth(place as u32).to_string(), *text);
        }
        assert_eq!(set.iter().map(|card| card.to_string()).collect::<Vec<_>>(), texts);
        assert_eq!(Card::weaker_than(1), CardSet::EMPTY);
        assert!(Card::weaker_than(12).iter().all(|card| card.strength() < 12));
        assert_eq!(Card::weaker_than(12).len(), 88);
        assert_eq!(Card::all(true).without(set).len(), 93);
    }
}
