//! The features of a stone that say how likely each side still gets what it lacks, which depends on how many cards it will draw.

use std::sync::LazyLock;

use bots::SparseFeatures;

use super::Observation;
use super::stone::{self, StoneSides};
use crate::ai::outs::count_outs;
use crate::card::{CardGroups, CardSet};
use crate::strongest::{LANE, Troop};

/// A side lacks 0 to 4 cards.
const LACKS: usize = 5;
/// The number of intervals into which chances are sorted.
const CHANCES: usize = 10;
/// How much of the pile is left: 0, and 1–6, 7–12, …, 31 and more cards.
const LATE: usize = 7;

// Where each group of features begins.
/// What both sides lack, and how much of the pile is left.
const TIME: usize = stone::END;
/// The chance of either side to make each formation above the sum or a better one.
const FORMATION: usize = TIME + LATE * LACKS * LACKS;
/// The chance of either side to beat the other, as it is and as it can become.
const BEATS: usize = FORMATION + 2 * 4 * CHANCES;
const BEATS_BEST: usize = BEATS + 2 * CHANCES;
/// The number of colour runs that the only card of a side can become part of, the own hand included, and how much is left.
const RUNS: usize = BEATS_BEST + 2 * CHANCES;
/// The cards of the hand that such a run needs.
const RUNS_HELD: usize = RUNS + 2 * 4 * LATE;
pub(super) const END: usize = RUNS_HELD + 3;

/// A hash of what these features depend on and the others of a stone do not.
pub(super) fn key(observation: &Observation<'_>) -> u64 {
    let held = observation.position.hand(observation.you).clan().len();
    u64::from(observation.position.clan.len()) << 8 | u64::from(held)
}

impl Observation<'_> {
    /// How much of the clan pile is left, in groups of six cards.
    fn late(&self) -> usize {
        usize::from(self.position.clan.len().div_ceil(6).min(6))
    }

    pub(super) fn write_prospects_of_stone(&self, sides: &StoneSides, features: &mut SparseFeatures) {
        let troops = sides.sets.map(|set| Troop::of(set, sides.capacity));
        let lacks = troops.map(|troop| usize::from(troop.lacks()));
        features.add(TIME + LACKS * (LACKS * self.late() + lacks[0]) + lacks[1]);
        let pile = u32::from(self.position.clan.len());
        let theirs = u32::from(self.position.hand(self.you).clan().len()) + pile.div_ceil(2);
        for (side, draws) in [pile.div_ceil(2), theirs].into_iter().enumerate() {
            let set = sides.sets[side];
            if lacks[side] == 1 {
                let rival = sides.best[1 - side];
                let (outs, beating) = count_outs(set, sides.capacity, sides.blind, self.unseen, rival);
                let mut better = 0;
                for (place, count) in outs.into_iter().enumerate().rev() {
                    better += count;
                    features.add(FORMATION + CHANCES * (4 * side + place) + self.chance(better, draws));
                }
                let at = if lacks[1 - side] == 0 { BEATS } else { BEATS_BEST };
                features.add_if(rival.is_some(), at + CHANCES * side + self.chance(beating, draws));
            } else if lacks[side] > 1 && set.len() == 1 && set.clan() == set {
                let held = if side == 0 { self.hand } else { CardSet::EMPTY };
                let (runs, most_held) = colour_runs(set.bits().trailing_zeros(), self.unseen, held);
                features.add(RUNS + LATE * (4 * side + runs) + self.late());
                if side == 0 {
                    features.add(RUNS_HELD + most_held);
                }
            }
        }
    }

    /// The interval of the chance that one of `outs` unseen cards is among `draws` of them.
    fn chance(&self, outs: usize, draws: u32) -> usize {
        let unseen = self.unseen.bits().count_ones() as usize;
        usize::from(INTERVALS[(CARDS * unseen + draws as usize) * CARDS + outs])
    }
}

/// The number of clan cards, and none.
const CARDS: usize = 55;

/// The interval of each chance, by the number of cards, of draws, and of outs.
static INTERVALS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut intervals = Vec::with_capacity(CARDS * CARDS * CARDS);
    for (cards, draws) in (0..CARDS).flat_map(|cards| (0..CARDS).map(move |draws| (cards, draws))) {
        let mut missed = 1.0;
        for out in 0..CARDS {
            intervals.push(((1.0 - missed) * 0.999 * CHANCES as f32) as u8);
            missed *= missed_too(cards, draws, out);
        }
    }
    intervals
});

/// The chance that a card is not among `draws` of all of them, if `out` others are not.
fn missed_too(cards: usize, draws: usize, out: usize) -> f32 {
    cards.saturating_sub(draws + out) as f32 / cards.saturating_sub(out).max(1) as f32
}

/// The number of colour runs of three that this card can become part of, and the most cards of one of them that are held.
fn colour_runs(card: u32, unseen: CardSet, held: CardSet) -> (usize, usize) {
    let lane = LANE << (card / 9 * 9);
    let free = (unseen.bits() | held.bits()) & lane;
    let (mut runs, mut most) = (0, 0);
    for first in card.saturating_sub(2)..=card {
        let run = 0b111_u64 << first;
        let needed = run & !(1 << card);
        if run & lane == run && free & needed == needed {
            runs += 1;
            most = most.max((held.bits() & needed).count_ones() as usize);
        }
    }
    (runs, most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

    #[test]
    fn chances_are_those_of_all_draws() {
        const FEW: usize = 8;
        for (draws, outs) in (0..=FEW).flat_map(|draws| (0..=FEW).map(move |outs| (draws, outs))) {
            let hands: Vec<u32> =
                (0..1 << FEW).filter(|hand: &u32| hand.count_ones() as usize == draws).collect();
            let without = hands.iter().filter(|hand| *hand & ((1 << outs) - 1) == 0).count();
            let exact = without as f32 / hands.len() as f32;
            let missed: f32 = (0..outs).map(|out| missed_too(FEW, draws, out)).product();
            assert!((missed - exact).abs() < 1e-6, "{draws} draws, {outs} outs");
            let interval = usize::from(INTERVALS[(CARDS * FEW + draws) * CARDS + outs]);
            assert_eq!(
                interval,
                ((1.0 - missed) * 0.999 * CHANCES as f32) as usize,
                "{draws} draws, {outs} outs"
            );
        }
    }

    #[test]
    fn colour_runs_are_those_of_trying_all() {
        let mut dice = tabletop::Dice::quick(3);
        let mut deck: Vec<Card> = Card::deck(false).collect();
        for _ in 0..5_000 {
            dice.shuffle(&mut deck);
            let (card, others) = deck.split_first().expect("a deck");
            let held: CardSet = others[..6].iter().copied().collect();
            let unseen: CardSet = others[6..30].iter().copied().collect();
            let near = |place: i32| {
                let (value, index) = (i32::from(card.index() % 9) + place, i32::from(card.index()) + place);
                (0..9).contains(&value).then(|| Card::at(index as u8))
            };
            let (mut runs, mut most) = (0, 0);
            for [one, two] in [[-2, -1], [-1, 1], [1, 2]] {
                let (Some(one), Some(two)) = (near(one), near(two)) else { continue };
                let needed: CardSet = [one, two].into_iter().collect();
                if needed.without(held.or(unseen)).is_empty() {
                    runs += 1;
                    most = most.max(needed.and(held).len() as usize);
                }
            }
            assert_eq!(
                colour_runs(u32::from(card.index()), unseen, held),
                (runs, most),
                "{card} {held:?} {unseen:?}"
            );
        }
    }
}
