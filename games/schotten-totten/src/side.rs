//! One player's cards at one stone.

use crate::card::{Card, CardSet};

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
