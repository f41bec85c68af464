//! The only way a position changes.

use tabletop::{MAX_SEATS, Seat};

use crate::{Card, CardSet, Position, Ties};

impl Position {
    /// GS-T1: the next player bids this card. The last bid for a prize also decides who takes it.
    pub(crate) fn apply_bid(&mut self, card: Card) {
        let Some(seat) = self.bidder() else { return };
        self.hands[seat.index()].remove(card);
        self.bids[seat.index()] = Some(card);
        if self.bidder().is_none() {
            self.settle_bids();
        }
    }

    /// The one player with the highest bid, if there is one. GS-T3: nobody if several share it.
    pub(crate) fn highest_bidder(&self, bids: &[Option<Card>; MAX_SEATS as usize]) -> Option<Seat> {
        let best = bids.iter().flatten().max()?;
        let mut highest = Seat::first(self.rules.seats).filter(|seat| bids[seat.index()] == Some(*best));
        highest.next().filter(|_| highest.next().is_none())
    }

    /// GS-T2 to GS-T4.
    fn settle_bids(&mut self) {
        match (self.highest_bidder(&self.bids), self.rules.ties) {
            (Some(winner), _) => {
                let won = &mut self.won[winner.index()];
                *won = won.or(self.offer);
                self.offer = CardSet::EMPTY;
            }
            (None, Ties::Carry) => {}
            (None, Ties::Discard) => self.offer = CardSet::EMPTY,
        }
        self.bids = [None; MAX_SEATS as usize];
        if self.left == 0 {
            // GS-T4: what is still on offer goes to nobody.
            self.offer = CardSet::EMPTY;
        } else {
            self.turn_up_prize();
        }
    }

    /// GS-M2, GS-T4: the next prize is on offer.
    pub(crate) fn turn_up_prize(&mut self) {
        self.offer.insert(self.pile[0]);
        let left = usize::from(self.left);
        self.pile.copy_within(1..left, 0);
        self.pile[left - 1] = Card::LOWEST;
        self.left -= 1;
    }
}
