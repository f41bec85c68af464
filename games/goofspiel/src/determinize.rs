//! A full position behind a view, each equally likely: any face-down bid, any order of the face-down prizes.

use tabletop::{Dice, MAX_SEATS, Seat};

use crate::card::{Card, MOST_CARDS};
use crate::{Position, View};

impl View {
    pub(crate) fn determinize(&self, dice: &mut Dice) -> Position {
        let mut hands = self.unshown;
        let mut bids = [None; MAX_SEATS as usize];
        for seat in Seat::first(self.rules.seats) {
            let at = seat.index();
            if !self.has_bid[at] {
                continue;
            }
            bids[at] = if self.viewer.is(seat) {
                self.own_bid
            } else {
                Some(hands[at].nth(dice.below(hands[at].len().into())))
            };
            if let Some(bid) = bids[at] {
                hands[at].remove(bid);
            }
        }
        let mut pile = [Card::LOWEST; MOST_CARDS as usize];
        let mut left = 0;
        for card in self.pile {
            pile[left] = card;
            left += 1;
        }
        dice.shuffle(&mut pile[..left]);
        Position {
            rules: self.rules,
            first: self.first,
            hands,
            bids,
            offer: self.offer,
            pile,
            left: left as u8,
            won: self.won,
        }
    }
}
