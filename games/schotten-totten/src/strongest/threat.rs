//! The cards that would beat a claim.

use super::{Elite, Horizon, LANE, LANES, Troop, fold, lowest};
use crate::card::CardSet;
use crate::formation::{Formation, Strength};

impl Troop {
    /// ST-C3: whether this side could still become stronger than `own`.
    #[inline]
    pub fn can_beat(&self, own: Strength, horizon: &Horizon, blind: bool) -> bool {
        self.threat(own, horizon, blind).is_some()
    }

    /// ST-C3: cards that may come, some or all of which would make this side stronger than `own`; `None` if none would.
    /// Few cards, as the answer is remembered until one of them is shown.
    ///
    /// Equal to a comparison with [`Troop::strongest`], but faster: it stops at the first stronger formation.
    #[inline]
    pub fn threat(&self, own: Strength, horizon: &Horizon, blind: bool) -> Option<CardSet> {
        self.threat_bits(own, horizon, blind).map(CardSet::from_bits)
    }

    fn threat_bits(&self, own: Strength, horizon: &Horizon, blind: bool) -> Option<u64> {
        if horizon.count < self.lacks {
            return None;
        }
        // The check that succeeds most often comes first.
        if own.formation == Formation::Sum {
            let threat = self.sum_threat(own, horizon);
            if threat.is_some() || blind {
                return threat;
            }
        }
        let better = |sum: Option<u8>| sum.is_some_and(|sum| sum > own.sum);
        let one_colour = self.one_colour().map(|lanes| horizon.cards & lanes);
        if own.formation < Formation::Colour
            && let Some(cards) = one_colour
            && let Some(threat) = self.colour_threat(cards)
        {
            return Some(threat);
        }
        let values = fold(self.clan);
        if own.formation <= Formation::Kind {
            // With an equal formation only a higher value beats it.
            let above = if own.formation == Formation::Kind { own.sum / self.capacity + 1 } else { 1 };
            if let Some(value) = self.kind(values, horizon.cards, above) {
                return Some(lowest(horizon.cards & LANES << (value - 1), self.lacks));
            }
        }
        if let Some(cards) = one_colour {
            let starts = self.run_starts(self.clan, cards);
            if starts != 0 && (own.formation < Formation::ColourRun || better(self.run_sum(starts))) {
                return Some(self.colour_run_threat(starts, cards));
            }
        }
        match own.formation {
            Formation::ColourRun | Formation::Kind => None,
            Formation::Colour => {
                let cards = one_colour?;
                better(self.colour(cards)).then_some(cards)
            }
            Formation::Run | Formation::Sum => {
                let starts =
                    if self.all_different(values) { self.run_starts(values, horizon.values) } else { 0 };
                (starts != 0 && (own.formation < Formation::Run || better(self.run_sum(starts))))
                    .then(|| self.run_threat(starts, values, horizon))
            }
        }
    }

    /// Cards that complete the side in one colour; `cards` are in the lanes that come into question.
    #[inline]
    fn colour_threat(&self, cards: u64) -> Option<u64> {
        if self.clan != 0 {
            return (cards.count_ones() >= u32::from(self.lacks)).then(|| lowest(cards, self.lacks));
        }
        (0..6)
            .map(|lane| cards & LANE << (9 * lane))
            .find(|lane| lane.count_ones() >= u32::from(self.lacks))
            .map(|lane| lowest(lane, self.lacks))
    }

    /// The cards of the highest of these runs of one colour.
    #[inline]
    fn colour_run_threat(&self, starts: u64, cards: u64) -> u64 {
        if self.elite != Elite::NONE {
            return cards;
        }
        let value = fold(starts).ilog2();
        let start = (starts & LANES << value).trailing_zeros();
        self.run() << start & !self.clan
    }

    /// Cards of the values of the highest of these runs of values.
    #[inline]
    fn run_threat(&self, starts: u64, values: u64, horizon: &Horizon) -> u64 {
        if self.elite != Elite::NONE {
            return horizon.cards;
        }
        let mut missing = self.run() << starts.ilog2() & !values;
        let mut threat = 0;
        while missing != 0 {
            threat |= lowest(horizon.cards & LANES << missing.trailing_zeros(), 1);
            missing &= missing - 1;
        }
        threat
    }

    /// The highest cards, if their sum is enough.
    fn sum_threat(&self, own: Strength, horizon: &Horizon) -> Option<u64> {
        let (cards, sum) = horizon.highest(self.lacks)?;
        (self.own_sum() + sum > own.sum).then_some(cards.bits())
    }

    /// The values of a run from 1 on.
    #[inline]
    const fn run(&self) -> u64 {
        (1 << self.capacity) - 1
    }
}
