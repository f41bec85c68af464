//! Hidden cards that a player knows.
//!
//! All cards that a player has seen stay visible, with one exception: the Recruiter puts two cards under the piles, and
//! only its player knows which (ST-X6). The opponent knows under which piles. The number and pile of every later draw are
//! public, so both players know exactly when such a card is drawn and by which seat. In the opponent's hand it is known
//! to both.
//!
//! A player who has played a Joker keeps the other one (ST-X2). So everybody knows that the cards under the piles are not
//! that Joker, and who puts back fewer cards than the hand has shows that it is there. When the player of the Recruiter
//! draws such a card again, the opponent forgets that it is no Joker.

use tabletop::Seat;

use crate::action::PileKind;
use crate::card::{Card, CardSet};

/// The hidden cards that the player of the Recruiter knows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Memory {
    /// The seat that played the Recruiter.
    pub(crate) recruiter: Option<Seat>,
    /// The number of cards at the bottom of the clan pile that this seat knows.
    pub(crate) clan: u8,
    /// The number of cards at the bottom of the tactic pile that this seat knows.
    pub(crate) tactic: u8,
    /// The cards of the other hand that this seat knows.
    pub(crate) in_hand: CardSet,
    /// Whether that seat had played a Joker, so that it could not put back the other one.
    pub(crate) keeps_joker: bool,
    /// Whether it has shown that it holds that Joker, by putting back fewer cards than it had.
    pub(crate) joker_shown: bool,
}

impl Memory {
    /// The number of cards at the bottom of a pile that the player of the Recruiter knows.
    pub(crate) const fn under(&self, pile: PileKind) -> u8 {
        match pile {
            PileKind::Clan => self.clan,
            PileKind::Tactic => self.tactic,
        }
    }

    const fn under_mut(&mut self, pile: PileKind) -> &mut u8 {
        match pile {
            PileKind::Clan => &mut self.clan,
            PileKind::Tactic => &mut self.tactic,
        }
    }

    /// A seat plays the Recruiter.
    pub(crate) const fn recruits(&mut self, seat: Seat, keeps_joker: bool) {
        self.recruiter = Some(seat);
        self.keeps_joker = keeps_joker;
    }

    /// The player of the Recruiter puts a card under a pile.
    pub(crate) const fn put_under(&mut self, pile: PileKind) {
        *self.under_mut(pile) += 1;
    }

    /// A seat has drawn a card; `left` cards remain in the pile.
    #[inline]
    pub(crate) fn drawn(&mut self, seat: Seat, pile: PileKind, card: Card, left: u8) {
        if left < self.under(pile) {
            *self.under_mut(pile) -= 1;
            if self.recruiter != Some(seat) {
                self.in_hand.insert(card);
            }
        }
    }

    /// A card has left a hand.
    #[inline]
    pub(crate) fn left_hand(&mut self, card: Card) {
        self.in_hand.remove(card);
    }
}
