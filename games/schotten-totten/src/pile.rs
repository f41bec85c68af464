//! A face-down pile.

use crate::card::Card;
use crate::symmetry::Symmetry;

/// A pile of at most `N` cards.
#[derive(Clone, Copy)]
pub(crate) struct Pile<const N: usize> {
    /// Bottom card first; places from `len` on are unused.
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    /// No cards.
    pub(crate) const EMPTY: Pile<N> = Pile { cards: [Card::at(0); N], len: 0 };

    /// A pile of these cards, the top card first.
    #[inline]
    pub(crate) fn from_top(cards: &[Card]) -> Pile<N> {
        let mut pile = Pile { cards: [Card::at(0); N], len: cards.len() as u8 };
        for (place, &card) in pile.cards.iter_mut().zip(cards.iter().rev()) {
            *place = card;
        }
        pile
    }

    /// The cards, bottom first.
    #[inline]
    pub(crate) fn upwards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The same pile with other names for colours.
    pub(crate) fn renamed(self, symmetry: Symmetry) -> Pile<N> {
        Pile { cards: self.cards.map(|card| symmetry.card(card)), len: self.len }
    }

    /// How many cards there are.
    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there are none.
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card on top.
    #[inline]
    pub(crate) fn put_on_top(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Puts a card under all others.
    pub(crate) fn put_under(&mut self, card: Card) {
        self.cards.copy_within(..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Takes the top card.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub(crate) fn draw(&mut self) -> Card {
        self.len -= 1;
        self.cards[usize::from(self.len)]
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Pile<N>) -> bool {
        self.upwards() == other.upwards()
    }
}

impl<const N: usize> Eq for Pile<N> {}
