//! Which positions can occur.

use tabletop::{BadPosition, Seat};

use crate::{CardSet, Position, Ties};

impl Position {
    /// Refuses a position that no game leads to, as far as the cards tell.
    pub(super) fn validate(&self) -> Result<(), BadPosition> {
        self.validate_prizes()?;
        self.validate_hands()
    }

    /// Each prize lies in one place, and as many were taken or lost as were bid for.
    fn validate_prizes(&self) -> Result<(), BadPosition> {
        let flaw = |reason: &str| Err(BadPosition::flaw("prizes", self, reason));
        let mut seen = CardSet::EMPTY;
        let pile = self.pile().iter().copied().collect();
        for part in self.won.into_iter().chain([self.offer, pile]) {
            if !seen.and(part).is_empty() {
                return flaw("a prize lies in two places");
            }
            seen = seen.or(part);
        }
        let lost = usize::from(self.rules.cards) - usize::from(seen.len());
        let over = self.offer.is_empty();
        if over && self.left > 0 {
            return flaw("a prize must be on offer while prizes are face down");
        }
        match self.rules.ties {
            Ties::Carry if lost > 0 && !over => flaw("after a tie the prizes stay on offer"),
            Ties::Discard if self.offer.len() > 1 => flaw("only one prize is on offer at a time"),
            _ => Ok(()),
        }
    }

    /// Each player has played one card for each prize that was decided, and the bids follow the bidding order.
    fn validate_hands(&self) -> Result<(), BadPosition> {
        let to_play = usize::from(self.left) + usize::from(!self.offer.is_empty());
        for seat in Seat::first(self.rules.seats) {
            let (hand, bid) = (self.hands[seat.index()], self.bids[seat.index()]);
            if bid.is_some_and(|card| hand.contains(card)) {
                return Err(BadPosition::flaw("bids", self, "a bid is no longer in the hand"));
            }
            if usize::from(hand.len()) + usize::from(bid.is_some()) != to_play {
                return Err(BadPosition::flaw(
                    "hands",
                    self,
                    "a hand has one card for each prize that is left",
                ));
            }
        }
        let mut waiting =
            self.bidding_order().skip_while(|seat| self.bids[seat.index()].is_some()).peekable();
        if waiting.peek().is_none() {
            return Err(BadPosition::flaw("bids", self, "when all have bid the prize is decided"));
        }
        if waiting.any(|seat| self.bids[seat.index()].is_some()) {
            return Err(BadPosition::flaw("bids", self, "players bid in turn order"));
        }
        Ok(())
    }
}
