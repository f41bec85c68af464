//! What players remember that does not lie on the table.
//!
//! Everything a player has seen stays visible in this game, but for one thing: the Recruiter puts two cards
//! under the piles, and the player who did knows which (ST-X6). The opponent knows only under which piles.
//! Numbers and piles of all later draws are public, so both know exactly when such a card is drawn, and by
//! whom: it may come to the opponent's hand, and lies there known to both.

use tabletop::Seat;

use crate::action::PileKind;
use crate::card::{Card, CardSet};

/// The cards whose place the player of the Recruiter knows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Memory {
    /// Who played the Recruiter and put cards back.
    pub(crate) recruiter: Option<Seat>,
    /// How many of the lowest cards of the clan pile that player knows.
    pub(crate) clan: u8,
    /// How many of the lowest cards of the tactic pile that player knows.
    pub(crate) tactic: u8,
    /// Which cards of the other player's hand that player knows.
    pub(crate) in_hand: CardSet,
}

impl Memory {
    /// How many of the lowest cards of a pile are known to the player of the Recruiter.
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

    /// This seat puts a card under a pile.
    pub(crate) fn put_under(&mut self, seat: Seat, pile: PileKind) {
        self.recruiter = Some(seat);
        *self.under_mut(pile) += 1;
    }

    /// This seat has drawn this card, and so many are left in the pile.
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
