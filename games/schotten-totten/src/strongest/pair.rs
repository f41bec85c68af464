//! Two clan cards that lack a third, the most frequent case: one set of bits per formation.

use super::{Horizon, LANE, LANES, Troop, fold, sum};
use crate::formation::{Formation, Strength};

/// Those of the clan cards that make two clan cards a run, a colour, three of a kind or a colour run: a set of bits each.
#[inline]
pub(crate) fn third_cards(pair: u64, cards: u64) -> [u64; 4] {
    let (low, high) = (pair.trailing_zeros(), pair.ilog2());
    let values = [low % 9, high % 9];
    let (least, most) = (values[0].min(values[1]), values[0].max(values[1]));
    // The values that make a run of both, in one lane.
    let run: u64 = match most - least {
        1 => (1 << most << 1 | (1 << least) >> 1) & LANE,
        2 => 1 << (least + 1),
        _ => 0,
    };
    let colour = if low / 9 == high / 9 { LANE << (low / 9 * 9) } else { 0 };
    let runs = run * LANES;
    let kind = if least == most { LANES << least } else { 0 };
    let colour_run = colour & runs & cards;
    [runs & cards & !colour_run, colour & cards & !colour_run, kind & cards, colour_run]
}

impl Troop {
    /// The strongest completion of two clan cards on an ordinary stone.
    pub(super) fn strongest_of_pair(&self, horizon: &Horizon) -> Strength {
        let [run, colour, kind, colour_run] = third_cards(self.clan, horizon.cards);
        let (formation, cards) = if colour_run != 0 {
            (Formation::ColourRun, colour_run)
        } else if kind != 0 {
            (Formation::Kind, kind)
        } else if colour != 0 {
            (Formation::Colour, colour)
        } else if run != 0 {
            (Formation::Run, run)
        } else {
            (Formation::Sum, horizon.cards)
        };
        Strength { formation, sum: sum(self.clan) + fold(cards).ilog2() as u8 + 1 }
    }
}
