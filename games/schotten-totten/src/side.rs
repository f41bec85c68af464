//! One player's cards at one stone.

use crate::card::{Card, CardSet};
use crate::formation::{Formation, Strength};
use crate::symmetry::Symmetry;

/// The largest number of cards on a side: four, on a muddy stone.
pub(crate) const MOST: usize = 4;

/// The cards of one player at one stone, in order of placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// The first `len` are cards of the side; the others are [`Side::VACANT`].
    cards: [Card; MOST],
    len: u8,
}

impl Side {
    /// No cards yet.
    pub const EMPTY: Side = Side { cards: [Side::VACANT; MOST], len: 0 };
    /// Fills empty places: a card that never lies at a stone, so that [`Side::set`] needs no loop.
    const VACANT: Card = Card::TRAITOR;

    /// The same side with other names for colours.
    pub(crate) fn renamed(self, symmetry: Symmetry) -> Side {
        Side { cards: self.cards.map(|card| symmetry.card(card)), len: self.len }
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in order of placement.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards as a set.
    #[inline]
    pub fn set(&self) -> CardSet {
        let [a, b, c, d] = self.cards.map(CardSet::of);
        a.or(b).or(c).or(d).without(CardSet::of(Side::VACANT))
    }

    /// The highest sum of the cards: Joker 9, Spy 7, Shield-Bearer 3.
    #[inline]
    pub(crate) fn highest_sum(self) -> u8 {
        let [a, b, c, d] = self.cards.map(|card| HIGHEST[usize::from(card.index() & 63)]);
        a + b + c + d
    }

    /// The strength of a complete side of clan cards (ST-F1, ST-F2); `None` if it has an elite troop. Equal to
    /// [`Troop::strength`](crate::Troop::strength) on a stone without Blind-Man's Bluff, but faster.
    #[inline]
    pub(crate) fn clan_strength(self) -> Option<Strength> {
        let [a, b, c, d] = self.cards.map(|card| MARKS[usize::from(card.index() & 63)]);
        // A vacant fourth place counts as another of the first.
        let d = if self.len == 4 { d } else { a };
        let (all, common) = (a | b | c | d, a & b & c & d);
        if all & ELITE != 0 {
            return None;
        }
        let values = all & 0x1ff;
        let run = values >> values.trailing_zeros() == (1 << self.len) - 1;
        let formation = match (common & COLOURS != 0, common & 0x1ff != 0) {
            (true, _) if run => Formation::ColourRun,
            (_, true) => Formation::Kind,
            (true, _) => Formation::Colour,
            _ if run => Formation::Run,
            _ => Formation::Sum,
        };
        Some(Strength { formation, sum: self.highest_sum() })
    }

    /// Adds a card. There must be room.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Removes a card; the later ones move up.
    pub(crate) fn remove(&mut self, card: Card) {
        let place = self.cards().iter().position(|&there| there == card).expect("the card lies there");
        self.cards.copy_within(place + 1.., place);
        self.cards[MOST - 1] = Side::VACANT;
        self.len -= 1;
    }
}

/// The highest value of each card; 0 for those that never lie at a stone.
static HIGHEST: [u8; 64] = {
    let mut values = [0; 64];
    let mut index = 0;
    while index < 54 {
        values[index] = index as u8 % 9 + 1;
        index += 1;
    }
    values[Card::JOKER_1.index() as usize] = 9;
    values[Card::JOKER_2.index() as usize] = 9;
    values[Card::SPY.index() as usize] = 7;
    values[Card::SHIELD_BEARER.index() as usize] = 3;
    values
};

/// The mark of a card that is no clan card.
const ELITE: u16 = 1 << 15;
/// The marks of the six colours.
const COLOURS: u16 = 0b11_1111 << 9;

/// For each card one bit for its value and one for its colour.
static MARKS: [u16; 64] = {
    let mut marks = [ELITE; 64];
    let mut index = 0;
    while index < 54 {
        marks[index] = 1 << (index % 9) | 1 << (9 + index / 9);
        index += 1;
    }
    marks
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strongest::Troop;

    #[test]
    fn sides_of_clan_cards_are_as_strong_as_troops() {
        let mut dice = tabletop::Dice::quick(3);
        let mut deck: Vec<Card> = Card::deck(true).filter(|card| card.is_troop()).collect();
        for _ in 0..50_000 {
            dice.shuffle(&mut deck);
            let capacity = 3 + dice.below(2) as u8;
            let mut side = Side::EMPTY;
            for &card in &deck[..usize::from(capacity)] {
                side.push(card);
            }
            let clan = side.cards().iter().all(|card| card.is_clan());
            let expected = clan.then(|| Troop::new(&side, capacity).strength(false));
            assert_eq!(side.clan_strength(), expected, "{side:?}");
        }
        // Formations are rare among random cards.
        for first in 0..54_u8 {
            for step in [1, 9] {
                let cards = [first, first + step, first + 2 * step].map(|index| Card::at(index.min(53)));
                let mut side = Side::EMPTY;
                for card in cards {
                    side.push(card);
                }
                if side.set().len() == 3 {
                    assert_eq!(side.clan_strength(), Some(Troop::new(&side, 3).strength(false)), "{side:?}");
                }
            }
        }
    }
}
