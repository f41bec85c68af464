//! The features of a side: formations within reach, by the hand alone or with cards that may come.

use bots::encoding::ONE;

use super::supply::{Rank, Supply};
use super::tables::{FROM_VALUE, LANE_SHIFTS, RUN_PLACES, SAME_VALUE, TOP_TWO, VALUES, highest};
use super::troop::{Held, Pair};
use super::{LANE, LANES};

/// The number of features of a side.
pub(super) const FEATURES: usize = 56;

/// The features of a side. They are zeros before they are written.
pub(super) type Row = [u8; FEATURES];

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

/// The opposite side.
#[derive(Clone, Copy)]
pub(super) struct Rival {
    /// What it can become.
    pub(super) reach: Rank,
    pub(super) complete: bool,
}

/// What a side can become, with all cards that may come and with the hand alone.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    pub(super) best: Rank,
    pub(super) by_hand: Rank,
}

impl Reach {
    #[inline]
    pub(super) fn of(held: &Held, supply: &Supply) -> Reach {
        let best = held.reach(&supply.all);
        // Equal sets of cards have equal numbers of cards, since one contains the other.
        let by_hand = if supply.unseen == 0 { best } else { held.reach(&supply.hand) };
        Reach { best, by_hand }
    }
}

/// Writes the features of a side.
#[inline]
pub(super) fn write_side(held: &Held, supply: &Supply, reach: Reach, rival: Rival, out: &mut Row) {
    match held {
        Held::None => out[at::CARDS] = ONE,
        Held::One(card) => write_one(*card, supply, out),
        Held::Two(pair) => write_two(pair, supply, rival, out),
        Held::Three(_) => {
            write_three(reach.best, rival, out);
            return;
        }
    }
    write_reach(reach, out);
    write_against(reach, rival, out);
}

/// Writes the features of a complete side.
#[inline]
pub(super) fn write_three(rank: Rank, rival: Rival, out: &mut Row) {
    out[at::CARDS + 3] = ONE;
    let reach = Reach { best: rank, by_hand: rank };
    write_reach(reach, out);
    write_against(reach, rival, out);
    out[at::UNBEATEN] = if rank >= rival.reach { ONE } else { 0 };
}

/// Writes the formations in reach.
#[inline]
pub(super) fn write_reach(reach: Reach, out: &mut Row) {
    let Reach { best, by_hand } = reach;
    if best >= 0 {
        out[at::BEST + (best >> 5 & 7) as usize] = ONE;
        out[at::BEST_SUM] = (best & 31) as u8;
        out[at::STRENGTH] = ((best as u32 + 5) / 5) as u8;
    }
    if by_hand >= 0 {
        out[at::BY_HAND + (by_hand >> 5 & 7) as usize] = ONE;
        out[at::BY_HAND_SUM] = (by_hand & 31) as u8;
    }
}

/// Writes how the formations in reach compare with those of the rival.
#[inline]
pub(super) fn write_against(reach: Reach, rival: Rival, out: &mut Row) {
    let Reach { best, by_hand } = reach;
    let order = 1 + usize::from(rival.reach > best) - usize::from(rival.reach < best);
    out[at::AGAINST + order] = ONE;
    let by_hand_feature = if by_hand >= 0 { ONE } else { 0 };
    out[at::BY_HAND_AGAINST + usize::from(by_hand <= rival.reach)] = by_hand_feature;
}

/// Writes what one card can become.
#[inline]
pub(super) fn write_one(card: u8, supply: &Supply, out: &mut Row) {
    let card = usize::from(card & 63);
    let (value, shift) = (VALUES[card], LANE_SHIFTS[card]);
    out[at::CARDS + 1] = ONE;
    let hand = supply.hand.cards >> shift & LANE;
    let unseen = supply.unseen >> shift & LANE;
    let all = hand | unseen;
    // The two values below and above, on both sides of the card's own value.
    let (near_hand, near_all) = (hand << 2 >> value, all << 2 >> value);
    for (k, needed) in [0b00011, 0b01010, 0b11000].into_iter().enumerate() {
        let missing = (needed & !near_hand).count_ones() as usize;
        out[at::COLOUR_RUN + 3 * k + missing] = if needed & !near_all == 0 { ONE } else { 0 };
    }
    write_colour_counts(hand, unseen, out);
    let two = TOP_TWO[all as usize & 511];
    out[at::COLOUR_SUM] = if two > 0 { value + 1 + two } else { 0 };
    write_kind_counts(value, supply, out);
    let place = usize::from(value);
    let [a, b, _, c, d] = std::array::from_fn(|i| Ways::of(place + i, supply));
    for (k, (one, two)) in [(a, b), (b, c), (c, d)].into_iter().enumerate() {
        let ways = one.ways * two.ways;
        let missing = one.missing + two.missing;
        out[at::RUN + 3 * k + missing] = if ways > 0 { ONE } else { 0 };
        out[at::RUN_WAYS + k] = [0, 5 * ways, ways.min(32), 0][missing & 3] as u8;
    }
}

/// Writes what two cards can become.
#[inline]
pub(super) fn write_two(pair: &Pair, supply: &Supply, rival: Rival, out: &mut Row) {
    out[at::CARDS + 2] = ONE;
    let distance = pair.high - pair.low;
    let thirds = RUN_PLACES[usize::from(distance & 15)].map(|place| usize::from(pair.low + place));
    if let Some(shift) = pair.lane {
        let hand = supply.hand.cards >> shift & LANE;
        let unseen = supply.unseen >> shift & LANE;
        let all = hand | unseen;
        for (k, third) in thirds.into_iter().enumerate() {
            let bit = 1 << third >> 2 & LANE;
            let feature = if all & bit == 0 { 0 } else { ONE };
            out[at::COLOUR_RUN + 3 * (k + 1) + usize::from(hand & bit == 0)] = feature;
        }
        write_colour_counts(hand, unseen, out);
        out[at::COLOUR_SUM] = if all == 0 { 0 } else { (pair.sum + highest(all)) as u8 };
    }
    if distance == 0 {
        write_kind_counts(pair.low, supply, out);
    }
    for (k, third) in thirds.into_iter().enumerate() {
        let Ways { ways, missing } = Ways::of(third, supply);
        out[at::RUN + 3 * (k + 1) + missing] = if ways > 0 { ONE } else { 0 };
        out[at::RUN_WAYS + k + 1] = (5 * missing as u32 * ways) as u8;
    }
    write_outs(pair, supply, rival, out);
}

/// How a value of a run can be had.
#[derive(Clone, Copy)]
struct Ways {
    /// 1 if it is in the hand, else the number of unseen cards.
    ways: u32,
    /// 1 if it is not in the hand.
    missing: usize,
}

impl Ways {
    /// For a place in [`SAME_VALUE`].
    #[inline]
    fn of(place: usize, supply: &Supply) -> Ways {
        let same = SAME_VALUE[place & 31];
        let is_held = supply.hand.cards & same != 0;
        let unseen = (supply.unseen & same).count_ones();
        Ways { ways: if is_held { 1 } else { unseen }, missing: usize::from(!is_held) }
    }
}

#[inline]
fn write_colour_counts(hand: u64, unseen: u64, out: &mut Row) {
    out[at::ONE_COLOUR] = ONE;
    out[at::COLOUR_UNSEEN] = 4 * unseen.count_ones() as u8;
    out[at::COLOUR_HAND] = 6 * hand.count_ones() as u8;
}

#[inline]
fn write_kind_counts(value: u8, supply: &Supply, out: &mut Row) {
    let same = LANES << value;
    out[at::ONE_VALUE] = ONE;
    out[at::VALUE_UNSEEN] = 6 * (supply.unseen & same).count_ones() as u8;
    out[at::VALUE_HAND] = 8 * (supply.hand.cards & same).count_ones() as u8;
}

/// Writes the cards that complete two cards so that they beat the rival.
#[inline]
fn write_outs(pair: &Pair, supply: &Supply, rival: Rival, out: &mut Row) {
    let least = (rival.reach + Rank::from(rival.complete)).max(0);
    let formation = (least >> 5) as usize;
    let value = ((least & 31) - pair.sum as Rank).clamp(0, 10);
    // All cards that make a stronger formation, and those that make the same one with a sufficient sum.
    let outs = pair.thirds[formation + 1] | pair.thirds[formation] & FROM_VALUE[value as usize & 15];
    let by_hand = (outs & supply.hand.cards).count_ones();
    let unseen = (outs & supply.unseen).count_ones();
    out[at::OUTS_UNSEEN] = (4 * unseen).min(32) as u8;
    out[at::OUTS_HAND] = (8 * by_hand).min(32) as u8;
    out[at::NO_OUTS] = if by_hand + unseen == 0 { ONE } else { 0 };
}
