//! ST-X1, ST-X2, ST-X5: the tally of tactic cards and the discard.

use std::fmt;

use crate::card::Card;

/// ST-X1, ST-X2: the tactic cards that a player has played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Tactic cards played.
    pub played: u8,
    /// Whether one was a Joker.
    pub joker: bool,
}

impl Tally {
    /// Counts a tactic card that is played.
    #[inline]
    pub(crate) const fn count(&mut self, card: Card) {
        self.played += 1;
        self.joker |= card.is_joker();
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.played, if self.joker { "j" } else { "" })
    }
}

/// The largest number of cards in the discard: four ruses, and one card each from Strategist and Banshee.
pub(crate) const MOST_DISCARDED: usize = 6;

/// ST-X5: the discard, face up, in order of arrival.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discard {
    /// The first `len` are in the discard; the others are filler.
    cards: [Card; MOST_DISCARDED],
    len: u8,
}

impl Discard {
    /// No cards.
    pub const EMPTY: Discard = Discard { cards: [Card::at(0); MOST_DISCARDED], len: 0 };

    /// The cards in order of arrival.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// Adds a card.
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }
}
