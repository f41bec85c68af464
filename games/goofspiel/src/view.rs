//! What one viewer may know, built field by field.

use tabletop::{MAX_SEATS, Seat, Turn, Viewer};

use crate::position::{bidding_order, verdict};
use crate::{Card, CardSet, Position, Rules};

/// What one viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub rules: Rules,
    /// The player who bids first for each prize.
    pub first: Seat,
    /// The cards each player has not shown yet: the hand and, for others, the bid that lies face down.
    pub unshown: [CardSet; MAX_SEATS as usize],
    /// Which players have a bid on the table.
    pub has_bid: [bool; MAX_SEATS as usize],
    /// The viewer's own bid.
    pub own_bid: Option<Card>,
    /// The prizes on offer.
    pub offer: CardSet,
    /// The prizes that are still face down. Their order is hidden.
    pub pile: CardSet,
    /// The prizes each player has taken.
    pub won: [CardSet; MAX_SEATS as usize],
}

impl View {
    pub(crate) fn new(position: &Position, viewer: Viewer) -> View {
        let mut unshown = [CardSet::EMPTY; MAX_SEATS as usize];
        let mut has_bid = [false; MAX_SEATS as usize];
        let mut won = [CardSet::EMPTY; MAX_SEATS as usize];
        for seat in Seat::first(position.rules.seats) {
            let at = seat.index();
            let bid = position.bids[at];
            // A viewer sees its own hand without the bid; of others it cannot tell which of the cards is the bid.
            let hidden_bid = bid.filter(|_| !viewer.is(seat));
            unshown[at] = position.hands[at].or(hidden_bid.map_or(CardSet::EMPTY, CardSet::of));
            has_bid[at] = bid.is_some();
            won[at] = position.won[at];
        }
        View {
            viewer,
            rules: position.rules,
            first: position.first,
            unshown,
            has_bid,
            own_bid: viewer.seat().and_then(|seat| position.bids[seat.index()]),
            offer: position.offer,
            pile: position.pile().iter().copied().collect(),
            won,
        }
    }

    /// The player to bid, or how the game ended.
    pub(crate) fn whose_turn(&self) -> Turn {
        let mut order = bidding_order(self.rules, self.first);
        let bidder = order.find(|seat| !self.offer.is_empty() && !self.has_bid[seat.index()]);
        bidder.map_or_else(|| Turn::Over(verdict(self.rules, &self.won)), Turn::Decide)
    }
}
