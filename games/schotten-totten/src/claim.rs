//! ST-C1 … ST-C5: who may claim a stone.

use tabletop::Seat;

use crate::border::Border;
use crate::card::CardSet;
use crate::formation::{Formation, Strength};
use crate::stone::{Stone, Stones};
use crate::strongest::Troop;

/// What the proof of a claim may rely on: what lies on the table, and public counts.
#[derive(Clone, Copy, Debug)]
pub struct Evidence<'a> {
    /// The border.
    pub border: &'a Border,
    /// ST-C4: for each seat, its clan cards in hand plus those in the pile: all it can still bring.
    pub reach: [u8; 2],
}

impl Evidence<'_> {
    /// The stones this seat could claim if it were the time to.
    #[inline]
    pub fn claims(&self, seat: Seat) -> Stones {
        let mut claims = Stones::NONE;
        for stone in self.border.complete(seat).and(self.border.unclaimed()) {
            if self.holds(seat, stone) {
                claims.insert(stone);
            }
        }
        claims
    }

    /// Whether this seat could claim this stone if it were the time to (ST-C1).
    pub fn claimable(&self, seat: Seat, stone: Stone) -> bool {
        let border = self.border;
        border.owner(stone).is_none() && border.complete(seat).contains(stone) && self.holds(seat, stone)
    }

    /// Whether the complete side of a stone cannot be beaten.
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, stone: Stone) -> bool {
        let blind = self.border.is_blind(stone);
        let own = self.troop(seat, stone).strength(blind);
        let you = seat.next(2);
        let reply = if self.border.complete(you).contains(stone) {
            self.troop(you, stone).strength(blind)
        } else {
            // ST-C3: whoever completes later must be strictly stronger.
            return self.best_completion(you, stone, own.formation).is_none_or(|best| best <= own);
        };
        // ST-F2: equal strength is decided by who completed first.
        own > reply || (own == reply && self.border.first(stone) == Some(seat))
    }

    /// The side of a seat at a stone.
    #[inline]
    pub(crate) fn troop(&self, seat: Seat, stone: Stone) -> Troop {
        Troop::new(self.border.side(seat, stone), self.border.capacity(stone))
    }

    /// ST-C3, ST-C4: the best this seat could still make of its incomplete side with cards that are not on
    /// the table; nothing below `floor`, and nothing if it cannot complete the side.
    #[inline]
    pub(crate) fn best_completion(&self, seat: Seat, stone: Stone, floor: Formation) -> Option<Strength> {
        let troop = self.troop(seat, stone);
        if self.reach[seat.index()] < troop.lacks() {
            return None;
        }
        troop.strongest(self.border.unseen(), self.border.is_blind(stone), floor)
    }

    /// Cards from `from` that bring this troop to this strength, which [`Troop::strongest`] said is possible.
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
            let (with, left) = (cards.or(CardSet::of(card)), from.without(CardSet::of(card)));
            if Troop::of(with, capacity).strongest(left, blind, goal.formation) == Some(goal) {
                cards = with;
                added.insert(card);
            }
            from = left;
        }
        added
    }
}
