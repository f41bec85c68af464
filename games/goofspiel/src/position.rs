//! One position, secrets included.

use std::fmt;

use tabletop::{Dice, MAX_SEATS, Seat, Turn, Verdict};

use crate::card::MOST_CARDS;
use crate::{Card, CardSet, Rules};

/// One position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) rules: Rules,
    /// The player who bids first for each prize.
    pub(crate) first: Seat,
    pub(crate) hands: [CardSet; MAX_SEATS as usize],
    /// The bids for the current prizes, as far as they are made.
    pub(crate) bids: [Option<Card>; MAX_SEATS as usize],
    /// The prizes on offer; none when the game is over.
    pub(crate) offer: CardSet,
    /// The face-down prizes, the next one first; only the first `left` count, the others are [`Card::LOWEST`].
    pub(crate) pile: [Card; MOST_CARDS as usize],
    pub(crate) left: u8,
    pub(crate) won: [CardSet; MAX_SEATS as usize],
}

/// What kind of decision the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// GS-T1: a bid.
    Bid,
    /// None.
    Over,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Bid => "bid",
            Phase::Over => "over",
        })
    }
}

impl Position {
    /// GS-M1, GS-M2: full hands, shuffled prizes, the top one on offer.
    pub(crate) fn deal_rules(rules: Rules, first: Seat, dice: &mut Dice) -> Position {
        let mut pile = [Card::LOWEST; MOST_CARDS as usize];
        let all = Card::lowest(rules.cards);
        for (place, card) in all.into_iter().enumerate() {
            pile[place] = card;
        }
        dice.shuffle(&mut pile[..usize::from(rules.cards)]);
        let mut hands = [CardSet::EMPTY; MAX_SEATS as usize];
        hands[..usize::from(rules.seats)].fill(all);
        let mut position = Position {
            rules,
            first,
            hands,
            bids: [None; MAX_SEATS as usize],
            offer: CardSet::EMPTY,
            pile,
            left: rules.cards,
            won: [CardSet::EMPTY; MAX_SEATS as usize],
        };
        position.turn_up_prize();
        position
    }

    /// The face-down prizes, the next one first.
    pub(crate) fn pile(&self) -> &[Card] {
        &self.pile[..usize::from(self.left)]
    }

    /// The seats in the order in which they bid.
    pub(crate) fn bidding_order(&self) -> impl Iterator<Item = Seat> + use<> {
        bidding_order(self.rules, self.first)
    }

    /// The next player to bid; `None` when the game is over.
    pub(crate) fn bidder(&self) -> Option<Seat> {
        let open = !self.offer.is_empty();
        self.bidding_order().find(|seat| open && self.bids[seat.index()].is_none())
    }

    /// The player to bid, or how the game ended.
    pub(crate) fn whose_turn(&self) -> Turn {
        self.bidder().map_or_else(|| Turn::Over(verdict(self.rules, &self.won)), Turn::Decide)
    }

    /// How many cards were bid since the deal.
    pub(crate) fn cards_bid(&self) -> u32 {
        let held: usize = self.hands.iter().map(|hand| usize::from(hand.len())).sum();
        u32::from(self.rules.cards) * u32::from(self.rules.seats) - held as u32
    }
}

/// The seats in the order in which they bid: the first one, then clockwise.
pub(crate) fn bidding_order(rules: Rules, first: Seat) -> impl Iterator<Item = Seat> + use<> {
    std::iter::successors(Some(first), move |seat| Some(seat.next(rules.seats))).take(rules.seats.into())
}

/// What a player's prizes are worth.
pub(crate) fn score(prizes: CardSet) -> u16 {
    prizes.into_iter().map(|card| u16::from(card.value())).sum()
}

/// GS-E1: the most valuable prizes win; a draw if several players share the highest sum.
pub(crate) fn verdict(rules: Rules, won: &[CardSet; MAX_SEATS as usize]) -> Verdict {
    let scores = || Seat::first(rules.seats).map(|seat| (seat, score(won[seat.index()])));
    let best = scores().map(|(_, score)| score).max().unwrap_or(0);
    let mut winners = scores().filter(|(_, score)| *score == best);
    match (winners.next(), winners.next()) {
        (Some((winner, _)), None) => Verdict::Won(winner),
        _ => Verdict::Draw,
    }
}
