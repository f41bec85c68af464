//! The features of one stone.

use bots::SparseFeatures;

use super::Observation;
use crate::ai::outs::count_outs;
use crate::card::{Card, CardGroups, CardSet};
use crate::formation::Strength;
use crate::stone::Stone;
use crate::strongest::{LANE, LANES, Troop};

/// The number of sums a side can have, 0 included.
const SUMS: usize = 37;
/// The number of different strengths.
const STRENGTHS: usize = 5 * SUMS;

// Where each group of features begins.
pub(super) const OWNED: usize = 0;
const RULES: usize = OWNED + 2;
const MODES: usize = RULES + 4;
const FIRST: usize = MODES + 2;
const PROVEN: usize = FIRST + 2;
const CLAIMABLE: usize = PROVEN + 2;
/// Both sides, the own first.
const SIDES: usize = CLAIMABLE + 1;
// Within a side:
const COUNT: usize = 0;
const VALUES: usize = COUNT + 5;
const ELITE: usize = VALUES + 36;
const STRENGTH: usize = ELITE + 3;
const BEST: usize = STRENGTH + STRENGTHS;
const HOPELESS: usize = BEST + STRENGTHS;
const COLOUR: usize = HOPELESS + 1;
const NEIGHBOURS: usize = COLOUR + 4;
const COLOUR_LEFT: usize = NEIGHBOURS + 24;
const KIND_LEFT: usize = COLOUR_LEFT + 10;
const OUTS: usize = KIND_LEFT + 7;
const SIDE: usize = OUTS + 4 * 8;
// The own hand at this stone:
const BY_HAND: usize = SIDES + 2 * SIDE;
const COLOUR_HELD: usize = BY_HAND + STRENGTHS + 1;
const KIND_HELD: usize = COLOUR_HELD + 7;
const OUTS_HELD: usize = KIND_HELD + 5;
// Both sides together:
const BEATING: usize = OUTS_HELD + 4 * 3;
const BEATING_HELD: usize = BEATING + 2 * 9;
const LOST: usize = BEATING_HELD + 4;
const HAND_WINS: usize = LOST + 2;
const HOPES: usize = HAND_WINS + 2;
const HAND_HOPES: usize = HOPES + 3;
pub(super) const END: usize = HAND_HOPES + 3;

/// Both sides of a stone, the own first.
pub(super) struct StoneSides {
    pub(super) sets: [CardSet; 2],
    pub(super) capacity: u8,
    pub(super) blind: bool,
    /// The strength of a complete side, and the best that an incomplete one can become.
    pub(super) best: [Option<Strength>; 2],
}

impl Observation<'_> {
    pub(super) fn write_stone(&self, stone: Stone, features: &mut SparseFeatures) {
        let border = &self.position.border;
        let blind = border.is_blind(stone);
        features.add(RULES + self.rules());
        features.add_if(border.is_muddy(stone), MODES);
        features.add_if(blind, MODES + 1);
        if let Some(first) = border.first(stone) {
            features.add(FIRST + usize::from(first == self.you));
        }
        let capacity = border.capacity(stone);
        let sets = [self.me, self.you].map(|seat| border.side(seat, stone).set());
        let troops = sets.map(|set| Troop::of(set, capacity));
        let horizons = [&self.mine, &self.yours];
        let complete: [Option<Strength>; 2] =
            troops.map(|troop| (troop.lacks() == 0).then(|| troop.strength(blind)));
        let best = [0, 1].map(|side| match complete[side] {
            Some(strength) => Some(strength),
            None if self.reach[side] < troops[side].lacks() => None,
            None => troops[side].strongest(horizons[side], blind),
        });
        let by_hand = self.by_hand(sets[0], capacity, blind);
        for side in 0..2 {
            let rival = complete[1 - side];
            let at = SIDES + SIDE * side;
            write_side(sets[side], capacity, at, features);
            match (complete[side], best[side]) {
                (Some(strength), _) => features.add(at + STRENGTH + index(strength)),
                (None, Some(best)) => {
                    features.add(at + BEST + index(best));
                    self.write_chances(side, sets[side], capacity, blind, rival, features);
                }
                (None, None) => features.add(at + HOPELESS),
            }
        }
        self.write_rivalry(stone, complete, best, by_hand, features);
        if let (Some(own), None) = (complete[0], complete[1]) {
            // ST-C3: a claim may not rely on the own hand.
            let safe = self.reach[1] < troops[1].lacks() || !troops[1].can_beat(own, &self.mine, blind);
            features.add_if(safe, CLAIMABLE);
        }
        if complete[0].is_none() {
            features.add(BY_HAND + by_hand.map_or(STRENGTHS, index));
        }
        let sides = StoneSides { sets, capacity, blind, best };
        self.write_prospects_of_stone(&sides, features);
        if self.position.rules.tactics {
            self.write_tactics_of_stone(stone, &sides, features);
        }
    }

    /// How both sides compare.
    fn write_rivalry(
        &self,
        stone: Stone,
        complete: [Option<Strength>; 2],
        best: [Option<Strength>; 2],
        by_hand: Option<Strength>,
        features: &mut SparseFeatures,
    ) {
        // What cannot be beaten by what is not seen from here; cards of the own hand do not come from the other.
        let holds = |side: usize| match (complete[side], complete[1 - side]) {
            (Some(own), Some(other)) => {
                let first = self.position.border.first(stone) == Some([self.me, self.you][side]);
                own > other || (own == other && first)
            }
            (Some(own), None) => best[1 - side].is_none_or(|best| best <= own),
            _ => false,
        };
        for side in 0..2 {
            features.add_if(holds(side), PROVEN + side);
            let lost = complete[1 - side].is_some()
                && complete[side].is_none()
                && best[side].is_none_or(|best| Some(best) <= complete[1 - side]);
            features.add_if(lost, LOST + side);
        }
        if complete[0].is_some() {
            return;
        }
        match (complete[1], by_hand) {
            (Some(rival), Some(own)) => features.add(HAND_WINS + usize::from(own > rival)),
            (None, _) => {
                let order = |one: Option<Strength>, two: Option<Strength>| (one.cmp(&two) as i8 + 1) as usize;
                features.add(HOPES + order(best[0], best[1]));
                features.add(HAND_HOPES + order(by_hand, best[1]));
            }
            _ => {}
        }
    }

    /// The best that cards of the own hand can make of the own side.
    fn by_hand(&self, set: CardSet, capacity: u8, blind: bool) -> Option<Strength> {
        let troop = Troop::of(set, capacity);
        if troop.lacks() == 0 {
            return None;
        }
        let plain = troop.strongest(&self.by_hand, blind);
        self.elite.into_iter().fold(plain, |best, card| {
            best.max(Troop::of(set.or(CardSet::of(card)), capacity).strongest(&self.by_hand, blind))
        })
    }

    /// What may still become of an incomplete side.
    fn write_chances(
        &self,
        side: usize,
        set: CardSet,
        capacity: u8,
        blind: bool,
        rival: Option<Strength>,
        features: &mut SparseFeatures,
    ) {
        let at = SIDES + SIDE * side;
        let clan = set.clan().bits();
        let held = if side == 0 { self.hand.bits() } else { 0 };
        let unseen = self.unseen.bits();
        if clan != 0 {
            let lowest = clan.trailing_zeros();
            let lane = LANE << (lowest / 9 * 9);
            if clan & !lane == 0 {
                features.add(at + COLOUR + clan.count_ones() as usize - 1);
                write_neighbours(lowest, [clan, unseen, held], at, features);
                features.add(at + COLOUR_LEFT + ((unseen & lane).count_ones() as usize).min(9));
                if side == 0 {
                    features.add(COLOUR_HELD + ((held & lane).count_ones() as usize).min(6));
                }
            }
            let kind = LANES << (lowest % 9);
            if clan & !kind == 0 {
                features.add(at + KIND_LEFT + (unseen & kind).count_ones() as usize);
                if side == 0 {
                    features.add(KIND_HELD + ((held & kind).count_ones() as usize).min(4));
                }
            }
        }
        if set.len() + 1 == capacity {
            let (outs, beating) = count_outs(set, capacity, blind, self.unseen, rival);
            for (place, count) in outs.into_iter().enumerate() {
                features.add(at + OUTS + 8 * place + count.min(7));
            }
            if rival.is_some() {
                features.add(BEATING + 9 * side + beating.min(8));
            }
            if side == 0 {
                let (outs, beating) = count_outs(set, capacity, blind, self.hand.or(self.elite), rival);
                for (place, count) in outs.into_iter().enumerate() {
                    features.add_if(count > 0, OUTS_HELD + 3 * place + count.clamp(1, 3) - 1);
                }
                if rival.is_some() {
                    features.add(BEATING_HELD + beating.min(3));
                }
            }
        }
    }
}

/// The place of a strength among all.
#[inline]
fn index(strength: Strength) -> usize {
    strength.formation as usize * SUMS + usize::from(strength.sum).min(SUMS - 1)
}

/// How many cards lie on a side, of which values, and the elite troops.
fn write_side(set: CardSet, capacity: u8, at: usize, features: &mut SparseFeatures) {
    features.add(at + COUNT + usize::from(capacity - set.len()).min(4));
    let mut seen = [0_usize; 9];
    for card in set {
        if card.is_clan() {
            seen[usize::from(card.index() % 9)] += 1;
        } else {
            let elite = if card.is_joker() { 0 } else { 1 + usize::from(card == Card::SHIELD_BEARER) };
            features.add(at + ELITE + elite);
        }
    }
    for (value, &count) in seen.iter().enumerate() {
        features.add_if(count > 0, at + VALUES + 4 * value + count.saturating_sub(1));
    }
}

/// Where the cards near the lowest one of a side of one colour are: gone, on the side, unseen, or in the hand.
fn write_neighbours(lowest: u32, [side, unseen, held]: [u64; 3], at: usize, features: &mut SparseFeatures) {
    let (lane, value) = (lowest / 9 * 9, (lowest % 9) as i32);
    for (place, offset) in [-2, -1, 1, 2, 3].into_iter().enumerate() {
        let there = value + offset;
        let state = if (0..9).contains(&there) {
            let bit = 1_u64 << (lane + there as u32);
            usize::from(side & bit != 0)
                | usize::from(unseen & bit != 0) << 1
                | if held & bit != 0 { 3 } else { 0 }
        } else {
            0
        };
        features.add(at + NEIGHBOURS + 4 * place + state);
    }
}
