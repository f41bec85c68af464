//! ST-C1 … ST-C5: which stones a seat may claim.

use tabletop::Seat;

use crate::border::Border;
use crate::card::CardSet;
use crate::formation::Strength;
use crate::stone::{Stone, StoneSet};
use crate::strongest::{Horizon, Troop};

/// The information that the proof of a claim may use: the cards on the table and public counts.
#[derive(Clone, Copy, Debug)]
pub struct ClaimProof<'a> {
    /// The border.
    pub border: &'a Border,
    /// ST-C4: for each seat, the number of clan cards that it can still play: those in its hand and in the pile.
    pub reach: [u8; 2],
}

impl ClaimProof<'_> {
    /// The stones that this seat can prove, regardless of the phase.
    #[inline]
    pub fn claims(&self, seat: Seat) -> StoneSet {
        let mut claims = StoneSet::EMPTY;
        let candidates = self.border.complete(seat).and(self.border.unclaimed());
        if candidates.is_empty() {
            return claims;
        }
        let horizon = Horizon::new(self.border.unseen());
        for stone in candidates {
            if self.holds(seat, stone, &horizon) {
                claims.insert(stone);
            }
        }
        claims
    }

    /// Whether this seat can prove this stone, regardless of the phase (ST-C1).
    pub fn claimable(&self, seat: Seat, stone: Stone) -> bool {
        let border = self.border;
        let horizon = Horizon::new(border.unseen());
        border.owner(stone).is_none()
            && border.complete(seat).contains(stone)
            && self.holds(seat, stone, &horizon)
    }

    /// Whether the complete side of a stone cannot be beaten.
    // Called for every stone in every decision. Without inlining it costs 4 % of a random game.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn holds(&self, seat: Seat, stone: Stone, horizon: &Horizon) -> bool {
        let own = self.border.strength(seat, stone);
        let you = seat.next(2);
        if self.border.complete(you).contains(stone) {
            // ST-C2, and ST-F2: equal strength is decided by who completed first.
            let reply = self.border.strength(you, stone);
            return own > reply || (own == reply && self.border.first(stone) == Some(seat));
        }
        let troop = self.border.troop(you, stone);
        // ST-C4, then ST-C3
        self.reach[you.index()] < troop.lacks() || !troop.can_beat(own, horizon, self.border.is_blind(stone))
    }

    /// ST-C3, ST-C4: the strongest completion of this seat's incomplete side with cards that are not on the table; `None`
    /// if it cannot complete the side.
    pub(crate) fn best_completion(&self, seat: Seat, stone: Stone) -> Option<Strength> {
        let troop = self.border.troop(seat, stone);
        if self.reach[seat.index()] < troop.lacks() {
            return None;
        }
        troop.strongest(&Horizon::new(self.border.unseen()), self.border.is_blind(stone))
    }

    /// Cards of `from` that complete a side to this strength, which is the best possible.
    pub(crate) fn witness(
        mut cards: CardSet,
        capacity: u8,
        mut from: CardSet,
        blind: bool,
        goal: Strength,
    ) -> CardSet {
        let mut added = CardSet::EMPTY;
        for card in from {
            if cards.len() == capacity {
                break;
            }
            let with = cards.or(CardSet::of(card));
            from.remove(card);
            if Troop::of(with, capacity).strongest(&Horizon::new(from), blind) == Some(goal) {
                cards = with;
                added.insert(card);
            }
        }
        added
    }
}
