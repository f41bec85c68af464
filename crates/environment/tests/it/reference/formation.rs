//! The features of a side.

use bots::encoding::ONE;

use schotten_totten::{CardSet, Horizon, Strength, Troop};

use super::{LANE, LANES};

/// The number of features of a side.
pub(super) const FEATURES: usize = 56;

/// Cards of a complete side.
const CAPACITY: u8 = 3;

/// Where the features of a side begin.
mod at {
    /// The number of cards: 0 to 3.
    pub(super) const CARDS: usize = 0;
    /// The best formation in reach.
    pub(super) const BEST: usize = 4;
    pub(super) const BEST_SUM: usize = 9;
    /// The best formation with cards of the hand alone.
    pub(super) const BY_HAND: usize = 10;
    pub(super) const BY_HAND_SUM: usize = 15;
    /// The strength in reach as one number.
    pub(super) const STRENGTH: usize = 16;
    /// For each of three starts of a colour run, how many of its cards are not in the hand: 0 to 2.
    pub(super) const COLOUR_RUN: usize = 17;
    pub(super) const ONE_COLOUR: usize = 26;
    pub(super) const COLOUR_UNSEEN: usize = 27;
    pub(super) const COLOUR_HAND: usize = 28;
    pub(super) const COLOUR_SUM: usize = 29;
    pub(super) const ONE_VALUE: usize = 30;
    pub(super) const VALUE_UNSEEN: usize = 31;
    pub(super) const VALUE_HAND: usize = 32;
    /// For each of three starts of a run, how many of its values are not in the hand: 0 to 2.
    pub(super) const RUN: usize = 33;
    pub(super) const RUN_WAYS: usize = 42;
    /// Stronger, equal or weaker than what the rival can become.
    pub(super) const AGAINST: usize = 45;
    pub(super) const BY_HAND_AGAINST: usize = 48;
    /// Complete, and cannot be beaten.
    pub(super) const UNBEATEN: usize = 50;
    /// The last card that beats the rival: how many are unseen, how many in the hand, or that there is none.
    pub(super) const OUTS_UNSEEN: usize = 51;
    pub(super) const OUTS_HAND: usize = 52;
    pub(super) const NO_OUTS: usize = 53;
}

/// The cards from which a side is completed.
#[derive(Clone, Copy)]
pub(super) struct Supply {
    /// Cards that the side's owner certainly has.
    pub(super) hand: CardSet,
    /// Further cards that may come.
    pub(super) unseen: CardSet,
}

impl Supply {
    fn all(self) -> CardSet {
        self.hand.or(self.unseen)
    }
}

/// What a side can become: 32 times the formation plus the sum; −1 if it cannot be completed.
pub(super) fn reach(cards: CardSet, supply: CardSet) -> i32 {
    Troop::of(cards, CAPACITY).strongest(&Horizon::new(supply), false).map_or(-1, rank)
}

fn rank(strength: Strength) -> i32 {
    strength.formation as i32 * 32 + i32::from(strength.sum)
}

/// Writes the features of both sides of a stone.
pub(super) fn write_pair(sides: [CardSet; 2], supplies: [Supply; 2], out: [&mut [u8]; 2]) {
    let reaches = [0, 1].map(|i| reach(sides[i], supplies[i].all()));
    for (i, out) in out.into_iter().enumerate() {
        let rival = Rival { reach: reaches[1 - i], complete: sides[1 - i].len() == CAPACITY };
        write_side(sides[i], supplies[i], reaches[i], rival, out);
    }
}

/// The opposite side.
#[derive(Clone, Copy)]
pub(super) struct Rival {
    /// What it can become ([`reach`]).
    pub(super) reach: i32,
    pub(super) complete: bool,
}

/// Writes the features of a side that can become `best`.
pub(super) fn write_side(cards: CardSet, supply: Supply, best: i32, rival: Rival, out: &mut [u8]) {
    let len = cards.len();
    out[at::CARDS + usize::from(len)] = ONE;
    if best >= 0 {
        out[at::BEST + (best >> 5) as usize] = ONE;
        out[at::BEST_SUM] = (best & 31) as u8;
        out[at::STRENGTH] = ((best + 5) / 5) as u8;
    }
    let by_hand = if len == CAPACITY { best } else { reach(cards, supply.hand) };
    if by_hand >= 0 {
        out[at::BY_HAND + (by_hand >> 5) as usize] = ONE;
        out[at::BY_HAND_SUM] = (by_hand & 31) as u8;
        out[at::BY_HAND_AGAINST + usize::from(by_hand <= rival.reach)] = ONE;
    }
    out[at::AGAINST + (rival.reach.cmp(&best) as i8 + 1) as usize] = ONE;
    if len == CAPACITY {
        if best >= rival.reach {
            out[at::UNBEATEN] = ONE;
        }
    } else if len > 0 {
        let side = Begun::new(cards);
        side.write_colour(supply, out);
        side.write_values(supply, out);
        if len + 1 == CAPACITY {
            side.write_outs(supply, rival, out);
        }
    }
}

/// A side with one or two cards.
struct Begun {
    cards: u64,
    len: u32,
    /// The colour's lane if all cards share it, else nothing.
    lane: u64,
    /// The values of the cards, in the first lane.
    values: u64,
    sum: u32,
}

impl Begun {
    fn new(cards: CardSet) -> Begun {
        let bits = cards.bits();
        let lane = LANE << (bits.trailing_zeros() / 9 * 9);
        let values = (0..6).fold(0, |values, i| values | bits >> (9 * i)) & LANE;
        let sum = cards.into_iter().map(|card| u32::from(card.index()) % 9 + 1).sum();
        Begun {
            cards: bits,
            len: bits.count_ones(),
            lane: if bits & !lane == 0 { lane } else { 0 },
            values,
            sum,
        }
    }

    /// The first values of the three runs that may contain the lowest card, as places in a lane.
    fn starts(values: u64) -> impl Iterator<Item = (usize, u32)> {
        let (lowest, highest) = (values.trailing_zeros() as i32, values.ilog2() as i32);
        (0..3).filter_map(move |k| {
            let start = lowest - 2 + k;
            ((0..=6).contains(&start) && highest <= start + 2).then_some((k as usize, start as u32))
        })
    }

    /// Formations of one colour.
    fn write_colour(&self, supply: Supply, out: &mut [u8]) {
        if self.lane == 0 {
            return;
        }
        let shift = self.lane.trailing_zeros();
        let (hand, unseen) = (supply.hand.bits() & self.lane, supply.unseen.bits() & self.lane);
        let all = hand | unseen;
        for (k, start) in Begun::starts(self.values) {
            let needed = (7 << (start + shift)) & !self.cards;
            if needed & !all == 0 {
                out[at::COLOUR_RUN + 3 * k + (needed & !hand).count_ones() as usize] = ONE;
            }
        }
        out[at::ONE_COLOUR] = ONE;
        out[at::COLOUR_UNSEEN] = 4 * unseen.count_ones() as u8;
        out[at::COLOUR_HAND] = 6 * hand.count_ones() as u8;
        let lacks = u32::from(CAPACITY) - self.len;
        if all.count_ones() >= lacks {
            let (mut sum, mut left) = (self.sum, all >> shift);
            for _ in 0..lacks {
                sum += left.ilog2() + 1;
                left &= !(1 << left.ilog2());
            }
            out[at::COLOUR_SUM] = sum as u8;
        }
    }

    /// Three of a kind, and runs of several colours.
    fn write_values(&self, supply: Supply, out: &mut [u8]) {
        let (hand, unseen) = (supply.hand.bits(), supply.unseen.bits());
        if self.values.is_power_of_two() {
            let same = LANES << self.values.trailing_zeros();
            out[at::ONE_VALUE] = ONE;
            out[at::VALUE_UNSEEN] = 6 * (unseen & same).count_ones() as u8;
            out[at::VALUE_HAND] = 8 * (hand & same).count_ones() as u8;
        }
        if self.values.count_ones() != self.len {
            return;
        }
        for (k, start) in Begun::starts(self.values) {
            let mut needed = (7 << start) & !self.values;
            let (mut ways, mut missing) = (1, 0);
            while needed != 0 {
                let same = LANES << needed.trailing_zeros();
                needed &= needed - 1;
                if hand & same == 0 {
                    ways *= (unseen & same).count_ones();
                    missing += 1;
                }
            }
            if ways > 0 {
                out[at::RUN + 3 * k + missing] = ONE;
                out[at::RUN_WAYS + k] = match missing {
                    0 => 0,
                    1 => ways as u8 * 5,
                    _ => ways.min(32) as u8,
                };
            }
        }
    }

    /// The cards that complete the side so that it beats the rival.
    fn write_outs(&self, supply: Supply, rival: Rival, out: &mut [u8]) {
        let least = rival.reach + i32::from(rival.complete);
        let (low, high) = (self.values.trailing_zeros(), self.values.ilog2());
        let kind = if low == high { LANES << low } else { 0 };
        let above = if high < 8 { LANES << (high + 1) } else { 0 };
        let below = if low > 0 { LANES << (low - 1) } else { 0 };
        let run = match high - low {
            1 => above | below,
            2 => LANES << (low + 1),
            _ => 0,
        };
        let colour = self.lane;
        let groups = [!(run | colour | kind), run & !colour, colour & !run, kind, colour & run];
        let mut outs = 0;
        for (formation, &cards) in groups.iter().enumerate() {
            let needed = least - 32 * formation as i32 - self.sum as i32;
            if needed <= 9 {
                let values = LANE & LANE << (needed.max(1) - 1);
                outs |= cards & (LANES * values);
            }
        }
        let by_hand = (outs & supply.hand.bits()).count_ones();
        let unseen = (outs & supply.unseen.bits()).count_ones();
        out[at::OUTS_UNSEEN] = (4 * unseen).min(32) as u8;
        out[at::OUTS_HAND] = (8 * by_hand).min(32) as u8;
        if by_hand + unseen == 0 {
            out[at::NO_OUTS] = ONE;
        }
    }
}
