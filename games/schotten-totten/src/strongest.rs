//! The strongest completion of a side: the computation behind every claim.
//!
//! A side has clan cards, perhaps elite troops, and lacks some cards that may come from a set. The computation is exact
//! and enumerates nothing: a card set is six lanes of nine bits, a run is three (four) adjacent bits, and every start of a
//! run in every colour is tested at once.

mod pair;
mod threat;

pub(crate) use pair::third_cards;

use crate::card::{Card, CardGroups, CardSet};
use crate::formation::{Formation, Strength};
use crate::side::Side;

/// The formations of complete sides, by one bit each for one colour, successive values and one value.
const FORMATIONS: [Formation; 8] = [
    Formation::Sum,
    Formation::Colour,
    Formation::Run,
    Formation::ColourRun,
    Formation::Kind,
    Formation::Kind,
    Formation::Kind,
    Formation::Kind,
];
/// One lane: the nine values of one colour.
pub(crate) const LANE: u64 = 0x1ff;
/// The value 1 in each of the six lanes. A product with nine bits repeats them in every lane.
pub(crate) const LANES: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45;
/// Value 7, the Spy's.
const SEVEN: u64 = LANES << 6;
/// Values 1, 2 and 3, the Shield-Bearer's.
const LOW: u64 = LANES * 0b111;
/// Where runs of three and of four may start without crossing into the next lane.
const STARTS: [u64; 2] = [LANES * 0b111_1111, LANES * 0b11_1111];

/// The clan cards that may still be played, computed once for all stones.
#[derive(Clone, Copy, Debug)]
pub struct Horizon {
    /// The clan cards that may come.
    cards: u64,
    /// Their values, in any colour.
    values: u64,
    /// Their number.
    count: u8,
}

impl Horizon {
    const NOTHING: Horizon = Horizon { cards: 0, values: 0, count: 0 };

    /// The horizon of these unseen clan cards.
    #[inline]
    pub const fn new(unseen: CardSet) -> Horizon {
        let cards = unseen.bits();
        Horizon { cards, values: fold(cards), count: cards.count_ones() as u8 }
    }

    /// The `count` highest of them, and their sum; `None` if there are fewer.
    #[inline]
    pub(crate) const fn highest(&self, count: u8) -> Option<(CardSet, u8)> {
        if self.count < count {
            return None;
        }
        let (mut taken, mut total) = (0, 0);
        let mut left = count;
        let mut values = self.values;
        while left > 0 {
            let highest = values.ilog2();
            let there = self.cards & LANES << highest;
            let number = there.count_ones() as u8;
            let some = if number < left { number } else { left };
            taken |= lowest(there, some);
            total += some * (highest as u8 + 1);
            left -= some;
            values &= !(1 << highest);
        }
        Some((CardSet::from_bits(taken), total))
    }
}

/// A side and what it lacks.
#[derive(Clone, Copy, Debug)]
pub struct Troop {
    /// Its clan cards.
    clan: u64,
    elite: Elite,
    /// The number of cards that it lacks.
    lacks: u8,
    capacity: u8,
}

/// ST-F5: the elite troops of a side (a player has one Joker at most).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Elite(u8);

impl Elite {
    const NONE: Elite = Elite(0);

    #[inline]
    fn of(set: CardSet) -> Elite {
        // The Jokers, the Spy and the Shield-Bearer, in this order.
        let elite = (set.bits() >> Card::JOKER_1.index()) as u8;
        Elite((elite | elite >> 1) & 1 | elite >> 1 & 0b110)
    }

    #[inline]
    const fn joker(self) -> bool {
        self.0 & 1 != 0
    }

    #[inline]
    const fn spy(self) -> bool {
        self.0 & 2 != 0
    }

    #[inline]
    const fn shield(self) -> bool {
        self.0 & 4 != 0
    }

    /// Their highest values: Joker 9, Spy 7, Shield-Bearer 3.
    #[inline]
    const fn sum(self) -> u8 {
        const SUMS: [u8; 8] = [0, 9, 7, 16, 3, 12, 10, 19];
        SUMS[(self.0 & 7) as usize]
    }
}

impl Troop {
    /// The cards of a side that takes `capacity` cards.
    #[inline]
    pub fn new(side: &Side, capacity: u8) -> Troop {
        let set = side.set();
        Troop { clan: set.clan().bits(), elite: Elite::of(set), lacks: capacity - side.len(), capacity }
    }

    /// These cards on a side that takes `capacity` cards.
    #[inline]
    pub fn of(set: CardSet, capacity: u8) -> Troop {
        Troop { clan: set.clan().bits(), elite: Elite::of(set), lacks: capacity - set.len(), capacity }
    }

    /// The number of cards that it lacks.
    #[inline]
    pub const fn lacks(&self) -> u8 {
        self.lacks
    }

    /// ST-F5, ST-C3: the strongest this side can become with cards that may come, its elite troops taking
    /// their best identities; `None` if there are too few cards to complete it. On a blind stone only the sum
    /// counts (ST-F4).
    pub fn strongest(&self, horizon: &Horizon, blind: bool) -> Option<Strength> {
        if horizon.count < self.lacks {
            return None;
        }
        let strength = |formation, sum| Some(Strength { formation, sum });
        if self.lacks == 1 && self.capacity == 3 && self.elite == Elite::NONE && !blind {
            return Some(self.strongest_of_pair(horizon));
        }
        if blind {
            return strength(Formation::Sum, self.sum(horizon));
        }
        let one_colour = self.one_colour().map(|lanes| horizon.cards & lanes);
        if let Some(cards) = one_colour
            && let Some(sum) = self.run_sum(self.run_starts(self.clan, cards))
        {
            return strength(Formation::ColourRun, sum);
        }
        let values = fold(self.clan);
        if let Some(value) = self.kind(values, horizon.cards, 1) {
            return strength(Formation::Kind, value * self.capacity);
        }
        if let Some(sum) = one_colour.and_then(|cards| self.colour(cards)) {
            return strength(Formation::Colour, sum);
        }
        if self.all_different(values)
            && let Some(sum) = self.run_sum(self.run_starts(values, horizon.values))
        {
            return strength(Formation::Run, sum);
        }
        strength(Formation::Sum, self.sum(horizon))
    }

    /// The strength of a complete side.
    ///
    /// # Panics
    /// If it is not complete.
    #[inline]
    pub fn strength(&self, blind: bool) -> Strength {
        assert!(self.lacks == 0, "only a complete side has a strength");
        if self.elite != Elite::NONE {
            return self.strongest(&Horizon::NOTHING, blind).expect("nothing is lacking");
        }
        let values = fold(self.clan);
        let colour = self.clan & !lane_of(self.clan) == 0;
        let run = values >> values.trailing_zeros() == (1 << self.capacity) - 1;
        let kind = values.is_power_of_two();
        let place = usize::from(colour) | usize::from(run) << 1 | usize::from(kind) << 2;
        let formation = if blind { Formation::Sum } else { FORMATIONS[place & 7] };
        Strength { formation, sum: sum(self.clan) }
    }

    /// The lanes in which a formation of one colour is possible: that of the clan cards if they share one,
    /// any if there are none.
    #[inline]
    const fn one_colour(&self) -> Option<u64> {
        if self.clan == 0 {
            return Some(LANE * LANES);
        }
        let lane = lane_of(self.clan);
        if self.clan & !lane == 0 { Some(lane) } else { None }
    }

    /// A run needs all values different.
    #[inline]
    const fn all_different(&self, values: u64) -> bool {
        values.count_ones() == self.clan.count_ones()
    }

    /// Where runs may start that hold all of `fixed` and are filled from `cards` and the elite troops. Both
    /// lie in the lanes that come into question; `fixed` in one of them.
    #[inline]
    fn run_starts(&self, fixed: u64, cards: u64) -> u64 {
        let present = cards | fixed;
        let four = self.capacity == 4;
        let mut starts = if self.elite == Elite::NONE {
            let three = present & present >> 1 & present >> 2;
            if four { three & present >> 3 } else { three }
        } else {
            self.elite_run_starts(fixed, present)
        };
        starts &= STARTS[four as usize];
        if fixed != 0 {
            let lowest = fixed.trailing_zeros();
            let from = fixed.ilog2().saturating_sub(u32::from(self.capacity) - 1);
            if from > lowest {
                return 0;
            }
            // In the lane of the fixed cards, from the lowest card back to the last start that includes the highest.
            starts &= ((2 << lowest) - (1 << from)) & lane_of(fixed);
        }
        starts
    }

    /// For every start at once: the run can be filled with the cards present and the elite troops.
    fn elite_run_starts(&self, fixed: u64, present: u64) -> u64 {
        let four = self.capacity == 4;
        let any = |bits: u64| bits | bits >> 1 | bits >> 2 | if four { bits >> 3 } else { 0 };
        // The Spy fills the place of the 7.
        let present = if self.elite.spy() { present | SEVEN } else { present };
        let holes = !present;
        let (h0, h1, h2) = (holes, holes >> 1, holes >> 2);
        let h3 = if four { holes >> 3 } else { 0 };
        let at_most_one = !((h0 & h1) | ((h0 | h1) & h2) | ((h0 | h1 | h2) & h3));
        let filled = match (self.elite.joker(), self.elite.shield()) {
            (false, false) => !any(holes),
            (true, false) => at_most_one,
            // The Shield-Bearer fills a hole among the low values, if any.
            (false, true) => at_most_one & !any(holes & !LOW),
            (true, true) => {
                let three = (h0 & h1 & h2) | (h0 & h1 & h3) | (h0 & h2 & h3) | (h1 & h2 & h3);
                at_most_one | (!three & any(holes & LOW))
            }
        };
        // Each needs its own place in the run, free of the cards of the side.
        let shield_fits = if self.elite.shield() { any(LOW & !fixed) } else { !0 };
        let spy_fits = if self.elite.spy() { any(SEVEN & !fixed) } else { !0 };
        filled & shield_fits & spy_fits
    }

    /// The sum of the highest of these runs.
    #[inline]
    const fn run_sum(&self, starts: u64) -> Option<u8> {
        let starts = fold(starts);
        if starts == 0 {
            return None;
        }
        let lowest_value = (64 - starts.leading_zeros()) as u8;
        Some(if self.capacity == 4 { 4 * lowest_value + 6 } else { 3 * lowest_value + 3 })
    }

    /// The highest value that all cards can share, if it is not below `least`.
    #[inline]
    fn kind(&self, values: u64, cards: u64, least: u8) -> Option<u8> {
        let mut possible = if values == 0 {
            LANE
        } else if values.is_power_of_two() {
            values
        } else {
            return None;
        };
        if self.elite.spy() {
            possible &= SEVEN;
        }
        if self.elite.shield() {
            possible &= LOW;
        }
        possible &= LANE & LANE << (least - 1);
        while possible != 0 {
            let value = possible.ilog2();
            if (cards & LANES << value).count_ones() >= u32::from(self.lacks) {
                return Some(value as u8 + 1);
            }
            possible &= !(1 << value);
        }
        None
    }

    /// The highest sum in one colour; `cards` are in the lanes that come into question.
    #[inline]
    fn colour(&self, cards: u64) -> Option<u8> {
        let own = self.own_sum();
        if self.lacks == 0 {
            return Some(own);
        }
        let mut best = None;
        let mut rest = cards;
        while rest != 0 {
            let lane = rest.trailing_zeros() / 9 * 9;
            let values = rest >> lane & LANE;
            rest &= !(LANE << lane);
            if values.count_ones() >= u32::from(self.lacks) {
                best = best.max(Some(own + top(values, self.lacks)));
            }
        }
        best
    }

    /// The highest sum of its own cards.
    #[inline]
    const fn own_sum(&self) -> u8 {
        sum(self.clan) + self.elite.sum()
    }

    /// The highest possible sum. There are enough cards.
    #[inline]
    pub(crate) fn sum(&self, horizon: &Horizon) -> u8 {
        self.own_sum() + horizon.highest(self.lacks).map_or(0, |(_, sum)| sum)
    }
}

/// The `count` lowest of these cards. There are enough.
#[inline]
const fn lowest(cards: u64, count: u8) -> u64 {
    let mut others = cards;
    let mut step = 0;
    while step < count {
        others &= others.wrapping_sub(1);
        step += 1;
    }
    cards & !others
}

/// The lane of the lowest card.
#[inline]
const fn lane_of(cards: u64) -> u64 {
    LANE << (cards.trailing_zeros() / 9 * 9)
}

/// The values that occur in any lane.
#[inline]
const fn fold(lanes: u64) -> u64 {
    let half = lanes | lanes >> 27;
    (half | half >> 9 | half >> 18) & LANE
}

/// The sum of the values of these clan cards: four counts, one for each binary digit of the values.
#[inline]
const fn sum(clan: u64) -> u8 {
    const ONES: u64 = LANES * 0b1_0101_0101;
    const TWOS: u64 = LANES * 0b0_0110_0110;
    const FOURS: u64 = LANES * 0b0_0111_1000;
    const EIGHTS: u64 = LANES * 0b1_1000_0000;
    ((clan & ONES).count_ones()
        + 2 * (clan & TWOS).count_ones()
        + 4 * (clan & FOURS).count_ones()
        + 8 * (clan & EIGHTS).count_ones()) as u8
}

/// The sum of the `count` highest values of one lane.
#[inline]
fn top(mut values: u64, count: u8) -> u8 {
    let mut total = 0;
    for _ in 0..count {
        let highest = values.ilog2();
        total += highest as u8 + 1;
        values &= !(1 << highest);
    }
    total
}
