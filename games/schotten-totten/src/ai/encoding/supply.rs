//! The cards from which sides are completed, and the strongest formations that they make.

use std::cell::Cell;

use super::LANES;
use super::tables::{COLOUR_RANKS, LANE_SHIFTS, RUN_RANKS, VALUES, fold, highest};
use super::troop::Pair;
use crate::card::CardSet;
use crate::formation::{Formation, Strength};
use crate::strongest::{Horizon, Troop};

/// Cards of a complete side.
const CAPACITY: u8 = 3;
/// The cards with which a run of three can start.
const RUN_STARTS: u64 = LANES * 0b111_1111;

/// A formation with its sum as one number: 32 times the formation plus the sum. −1 if a side cannot be completed.
pub(super) type Rank = i32;

pub(super) const fn rank(strength: Strength) -> Rank {
    32 * strength.formation as Rank + strength.sum as Rank
}

/// A set of cards that may complete sides, none of which lies on the border.
pub(super) struct Stock {
    pub(super) cards: u64,
    /// Their values, in any colour.
    values: u64,
    count: u32,
    /// The highest sum of two of them.
    two: u32,
    /// The strongest side of these cards alone, once it is known.
    alone: Cell<Option<Rank>>,
}

impl Stock {
    #[inline]
    pub(super) fn new(cards: CardSet) -> Stock {
        let cards = cards.bits();
        let values = fold(cards);
        let first = highest(values);
        let others = values & !(1 << first >> 1);
        let several = (cards & LANES << first >> 1).count_ones() > 1;
        let two = first + if several { first } else { highest(others) };
        Stock { cards, values, count: cards.count_ones(), two, alone: Cell::new(None) }
    }

    /// The strongest side of these cards alone.
    #[inline]
    pub(super) fn reach_of_none(&self) -> Rank {
        self.alone.get().unwrap_or_else(|| {
            let rank = self.compute_reach_of_none();
            self.alone.set(Some(rank));
            rank
        })
    }

    fn compute_reach_of_none(&self) -> Rank {
        let runs = self.cards & self.cards >> 1 & self.cards >> 2 & RUN_STARTS;
        if runs != 0 {
            return 32 * Formation::ColourRun as Rank + 3 * highest(fold(runs)) as Rank + 3;
        }
        let empty = Troop::of(CardSet::EMPTY, CAPACITY);
        empty.strongest(&Horizon::new(CardSet::from_bits(self.cards)), false).map_or(-1, rank)
    }

    /// The strongest side with this card.
    #[inline]
    pub(super) fn reach_of_one(&self, card: u8) -> Rank {
        if self.count < 2 {
            return -1;
        }
        let (value, shift) = (VALUES[usize::from(card & 63)], LANE_SHIFTS[usize::from(card & 63)]);
        let lane = (self.cards >> shift & super::LANE) as usize;
        let kind = (self.cards & LANES << value).count_ones() > 1;
        let kind = if kind { 32 * Formation::Kind as u32 + 3 * (u32::from(value) + 1) } else { 0 };
        let run = u32::from(RUN_RANKS[usize::from(value)][self.values as usize & 511]);
        let colour = u32::from(COLOUR_RANKS[usize::from(value)][lane]);
        let sum = u32::from(value) + 1 + self.two;
        sum.max(run).max(colour).max(kind) as Rank
    }

    /// The strongest side with these two cards.
    #[inline]
    pub(super) fn reach_of_pair(&self, pair: &Pair) -> Rank {
        if self.cards == 0 {
            return -1;
        }
        let possible = |formation: usize| usize::from(pair.thirds[formation] & self.cards != 0);
        // The sets are nested: the number of those with a card is the best formation.
        let best = possible(1) + possible(2) + possible(3) + possible(4);
        let third = highest(fold(pair.thirds[best] & self.cards));
        32 * best as Rank + (pair.sum + third) as Rank
    }
}

/// The cards from which one seat completes its sides.
pub(super) struct Supply {
    /// Cards that the seat certainly has.
    pub(super) hand: Stock,
    /// Further cards that may come.
    pub(super) unseen: u64,
    /// Both.
    pub(super) all: Stock,
}

impl Supply {
    #[inline]
    pub(super) fn new(hand: CardSet, unseen: CardSet) -> Supply {
        Supply { hand: Stock::new(hand), unseen: unseen.bits(), all: Stock::new(hand.or(unseen)) }
    }
}
