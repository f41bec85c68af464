//! How strong a side can become: the computation behind every claim.
//!
//! A side has clan cards, perhaps elite troops, and lacks some cards that may come from a set. The answer is
//! exact and direct: a card set is six lanes of nine bits, a run is three (four) neighbouring bits, and every
//! start of a run in every colour is tested at once. Nothing is enumerated.

use crate::card::{Card, CardSet};
use crate::formation::{Formation, Strength};
use crate::side::Side;

/// One lane: the nine values of one colour.
const LANE: u64 = 0x1ff;
/// The value 1 in each of the six lanes; times nine bits it repeats them in every lane.
const LANES: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45;
/// Value 7, the Spy's.
const SEVEN: u64 = LANES << 6;
/// Values 1, 2 and 3, the Shield-Bearer's.
const LOW: u64 = LANES * 0b111;

/// A side and what it lacks.
#[derive(Clone, Copy, Debug)]
pub struct Troop {
    /// Its clan cards.
    clan: u64,
    joker: bool,
    spy: bool,
    shield: bool,
    /// How many cards it lacks.
    lacks: u8,
    capacity: u8,
}

impl Troop {
    /// The cards of a side that takes `capacity` cards.
    #[inline]
    pub fn new(side: &Side, capacity: u8) -> Troop {
        Troop::of(side.set(), capacity)
    }

    /// These cards on a side that takes `capacity` cards.
    #[inline]
    pub(crate) fn of(set: CardSet, capacity: u8) -> Troop {
        Troop {
            clan: set.clan().bits(),
            joker: !set.and(CardSet::JOKERS).is_empty(),
            spy: set.contains(Card::SPY),
            shield: set.contains(Card::SHIELD_BEARER),
            lacks: capacity - set.len(),
            capacity,
        }
    }

    /// How many cards it lacks.
    #[inline]
    pub const fn lacks(&self) -> u8 {
        self.lacks
    }

    /// What the elite troops bring at most: Joker 9, Spy 7, Shield-Bearer 3.
    #[inline]
    const fn elite_sum(&self) -> u8 {
        self.joker as u8 * 9 + self.spy as u8 * 7 + self.shield as u8 * 3
    }

    /// ST-F5, ST-C3: the strongest this side can become with cards from `unseen`, its elite troops taking
    /// their best identities; `None` if there are too few cards to complete it. On a blind stone only the
    /// sum counts (ST-F4). Formations below `floor` are not looked for: `None` then as well.
    #[inline]
    pub fn strongest(&self, unseen: CardSet, blind: bool, floor: Formation) -> Option<Strength> {
        let unseen = unseen.bits();
        if unseen.count_ones() < u32::from(self.lacks) {
            return None;
        }
        if blind {
            return (floor == Formation::Sum).then(|| self.sum(unseen));
        }
        let colour = self.colour_lanes();
        let strength = |formation, sum| Strength { formation, sum };
        if let Some(lanes) = colour
            && let Some(sum) = self.run(self.clan, unseen & lanes, lanes)
        {
            return Some(strength(Formation::ColourRun, sum));
        }
        if floor == Formation::ColourRun {
            return None;
        }
        let values = fold(self.clan);
        if let Some(value) = self.kind(values, unseen) {
            return Some(strength(Formation::Kind, value * self.capacity));
        }
        if floor == Formation::Kind {
            return None;
        }
        if let Some(lanes) = colour
            && let Some(sum) = self.colour(unseen & lanes)
        {
            return Some(strength(Formation::Colour, sum));
        }
        if floor == Formation::Colour {
            return None;
        }
        // A run needs all values different.
        if values.count_ones() == self.clan.count_ones()
            && let Some(sum) = self.run(values, fold(unseen), LANE)
        {
            return Some(strength(Formation::Run, sum));
        }
        (floor == Formation::Sum).then(|| self.sum(unseen))
    }

    /// How strong a complete side is.
    ///
    /// # Panics
    /// If it is not complete.
    #[inline]
    pub fn strength(&self, blind: bool) -> Strength {
        assert!(self.lacks == 0, "only a complete side has a strength");
        self.strongest(CardSet::EMPTY, blind, Formation::Sum).expect("nothing is lacking")
    }

    /// The lanes in which a formation of one colour is possible: that of the clan cards if they share one,
    /// any if there are none.
    #[inline]
    const fn colour_lanes(&self) -> Option<u64> {
        if self.clan == 0 {
            return Some(LANE * LANES);
        }
        let lane = LANE << (self.clan.trailing_zeros() / 9 * 9);
        if self.clan & !lane == 0 { Some(lane) } else { None }
    }

    /// The sum of the highest run in these lanes that holds all of `fixed` and is filled from `unseen` and
    /// the elite troops. `fixed` lies in one lane.
    #[inline]
    fn run(&self, fixed: u64, unseen: u64, lanes: u64) -> Option<u8> {
        let present = unseen | fixed;
        let four = self.capacity == 4;
        // For every start at once: does the bit at the start, one after, two after (three after) hold?
        let any = |bits: u64| bits | bits >> 1 | bits >> 2 | if four { bits >> 3 } else { 0 };
        let all = |bits: u64| bits & bits >> 1 & bits >> 2 & if four { bits >> 3 } else { !0 };
        let starts = if self.joker || self.spy || self.shield {
            // The Spy fills the place of the 7.
            let present = if self.spy { present | SEVEN } else { present };
            let holes = !present;
            let outside_low = holes & !LOW;
            let (h0, h1, h2) = (holes, holes >> 1, holes >> 2);
            let h3 = if four { holes >> 3 } else { 0 };
            let at_most_one = !((h0 & h1) | ((h0 | h1) & h2) | ((h0 | h1 | h2) & h3));
            let filled = match (self.joker, self.shield) {
                (false, false) => all(present),
                (true, false) => at_most_one,
                // The Shield-Bearer fills a hole among the low values, if any.
                (false, true) => at_most_one & !any(outside_low),
                (true, true) => {
                    let three = (h0 & h1 & h2) | (h0 & h1 & h3) | (h0 & h2 & h3) | (h1 & h2 & h3);
                    at_most_one | (!three & any(holes & LOW))
                }
            };
            // Each must find a place of its own in the run that no card of the side has taken.
            let shield_fits = if self.shield { any(LOW & !fixed) } else { !0 };
            let spy_fits = if self.spy { any(SEVEN & !fixed) } else { !0 };
            filled & shield_fits & spy_fits
        } else {
            all(present)
        };
        // A run may not cross into the next lane, and must hold every card of the side.
        let last_start = if four { 0b11_1111 } else { 0b111_1111 } * LANES;
        let mut starts = starts & last_start & lanes;
        if fixed != 0 {
            let (lowest, highest) = (fixed.trailing_zeros(), 63 - fixed.leading_zeros());
            let from = highest.saturating_sub(u32::from(self.capacity) - 1);
            if from > lowest {
                return None;
            }
            starts &= (2 << lowest) - (1 << from);
        }
        let starts = fold(starts);
        if starts == 0 {
            return None;
        }
        let lowest_value = (64 - starts.leading_zeros()) as u8;
        Some(if four { 4 * lowest_value + 6 } else { 3 * lowest_value + 3 })
    }

    /// The highest value that all cards can share.
    #[inline]
    fn kind(&self, values: u64, unseen: u64) -> Option<u8> {
        let mut possible = match values.count_ones() {
            0 => LANE,
            1 => values,
            _ => return None,
        };
        if self.spy {
            possible &= SEVEN;
        }
        if self.shield {
            possible &= LOW;
        }
        possible &= LANE;
        while possible != 0 {
            let value = 63 - possible.leading_zeros();
            if (unseen & LANES << value).count_ones() >= u32::from(self.lacks) {
                return Some(value as u8 + 1);
            }
            possible &= !(1 << value);
        }
        None
    }

    /// The highest sum in one colour; `unseen` holds the lanes that come into question.
    #[inline]
    fn colour(&self, unseen: u64) -> Option<u8> {
        let own = sum(self.clan) + self.elite_sum();
        if self.lacks == 0 {
            return Some(own);
        }
        let mut best = None;
        let mut rest = unseen;
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

    /// The highest sum of all; there are enough cards.
    #[inline]
    fn sum(&self, unseen: u64) -> Strength {
        let mut total = sum(self.clan) + self.elite_sum();
        let mut lacks = u32::from(self.lacks);
        let mut value = 9;
        while lacks > 0 {
            let taken = (unseen & LANES << (value - 1)).count_ones().min(lacks);
            total += taken as u8 * value;
            lacks -= taken;
            value -= 1;
        }
        Strength { formation: Formation::Sum, sum: total }
    }
}

/// The values that occur in any lane.
#[inline]
const fn fold(lanes: u64) -> u64 {
    let half = lanes | lanes >> 27;
    (half | half >> 9 | half >> 18) & LANE
}

/// The sum of the values of these clan cards.
#[inline]
fn sum(mut clan: u64) -> u8 {
    let mut total = 0;
    while clan != 0 {
        total += (clan.trailing_zeros() % 9) as u8 + 1;
        clan &= clan - 1;
    }
    total
}

/// The sum of so many of the highest values of one lane.
#[inline]
fn top(mut values: u64, count: u8) -> u8 {
    let mut total = 0;
    for _ in 0..count {
        let highest = 63 - values.leading_zeros();
        total += highest as u8 + 1;
        values &= !(1 << highest);
    }
    total
}
