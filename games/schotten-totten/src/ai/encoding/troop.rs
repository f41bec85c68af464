//! The cards of one side, in the form from which its features are computed.

use super::supply::{Rank, Stock};
use super::tables::{LANE_SHIFTS, RUN_THIRDS, VALUES};
use super::{LANE, LANES};

/// The cards of a side by their number.
pub(super) enum Held {
    /// None.
    None,
    /// One.
    One(u8),
    /// Two.
    Two(Pair),
    /// A complete side.
    Three(Rank),
}

impl Held {
    /// The strongest side that these cards become with cards of a stock.
    #[inline]
    pub(super) fn reach(&self, stock: &Stock) -> Rank {
        match self {
            Held::None => stock.reach_of_none(),
            Held::One(card) => stock.reach_of_one(*card),
            Held::Two(pair) => stock.reach_of_pair(pair),
            Held::Three(rank) => *rank,
        }
    }
}

/// Two cards of a side.
pub(super) struct Pair {
    /// The lower and the higher value, counted from 0.
    pub(super) low: u8,
    pub(super) high: u8,
    /// The place of the first card of their colour, if they share it.
    pub(super) lane: Option<u8>,
    /// The sum of their values.
    pub(super) sum: u32,
    /// The third cards that make at least each formation, from the weakest on; then none.
    pub(super) thirds: [u64; 6],
}

impl Pair {
    #[inline]
    pub(super) fn new(one: u8, two: u8) -> Pair {
        let (one, two) = (usize::from(one & 63), usize::from(two & 63));
        let (a, b) = (VALUES[one], VALUES[two]);
        let is_one_colour = LANE_SHIFTS[one] == LANE_SHIFTS[two];
        let colour = if is_one_colour { LANE << LANE_SHIFTS[one] } else { 0 };
        let kind = if a == b { LANES << a } else { 0 };
        let run = RUN_THIRDS[usize::from(a)][usize::from(b)];
        let colour_run = colour & run;
        Pair {
            low: a.min(b),
            high: a.max(b),
            lane: is_one_colour.then_some(LANE_SHIFTS[one]),
            sum: u32::from(a) + u32::from(b) + 2,
            thirds: [LANE * LANES, run | colour | kind, colour | kind, kind | colour_run, colour_run, 0],
        }
    }

    /// The rank of the side with a third card.
    #[inline]
    pub(super) fn with(&self, card: u8) -> Rank {
        let makes = |formation: usize| (self.thirds[formation] >> card & 1) as Rank;
        let formation = makes(1) + makes(2) + makes(3) + makes(4);
        32 * formation + self.sum as Rank + Rank::from(VALUES[usize::from(card & 63)]) + 1
    }
}
