//! The features of a stone that only games with tactic cards have: what mode cards change, and what tactic cards that were not
//! played yet could still change.

use bots::{SparseFeatures, hash_combine};

use super::Observation;
use super::prospects;
use super::stone::StoneSides;
use crate::card::{Card, CardGroups, CardSet};
use crate::formation::Strength;
use crate::stone::Stone;
use crate::strongest::Troop;

/// The number of intervals of the lead in a sum: 0, and 1–2, 3–5, 6–9, 10 and more for either side.
const MARGINS: usize = 9;
/// A side lacks 0 to 4 cards.
const LACKS: usize = 5;
/// The number of formations, and one for a side that cannot be completed.
const FORMATIONS: usize = 6;

// Where each group of features begins.
/// What either side can become where a mode lies.
const MODE: usize = prospects::END;
/// Which side is ahead where only the sum counts.
const BLIND: usize = MODE + 2 * 3 * FORMATIONS;
/// Which side would be, by who has the Blind-Man's Bluff.
const IF_BLIND: usize = BLIND + MARGINS;
/// What the other side could become with an elite troop, and whether that beats the own side.
const OTHER_ELITE: usize = IF_BLIND + 3 * MARGINS;
const OTHER_ELITE_BEATS: usize = OTHER_ELITE + FORMATIONS * LACKS;
/// What the own side could become with an elite troop of the hand, where that is more than with its clan cards.
const OWN_ELITE: usize = OTHER_ELITE_BEATS + 2;
const OWN_ELITE_BEATS: usize = OWN_ELITE + FORMATIONS * LACKS;
pub(super) const END: usize = OWN_ELITE_BEATS + 2;

/// A hash of everything these features depend on and the others of a stone do not.
pub(super) fn key(observation: &Observation<'_>) -> u64 {
    let tactics = observation.tactics;
    let flags =
        u64::from(tactics.other_has_joker) << 2 | u64::from(tactics.other_may) << 1 | u64::from(tactics.may);
    hash_combine(hash_combine(tactics.own.bits(), tactics.unseen.bits()), flags)
}

/// The tactic cards as a seat sees them.
#[derive(Clone, Copy)]
pub(super) struct Tactics {
    /// Those of the own hand.
    pub(super) own: CardSet,
    /// Those that are neither on the table nor in the own hand.
    pub(super) unseen: CardSet,
    /// Whether the seat may play one at its next turn.
    pub(super) may: bool,
    /// Whether the other one may, and has one.
    pub(super) other_may: bool,
    /// Whether the other one may not play a Joker any more.
    pub(super) other_has_joker: bool,
}

impl Observation<'_> {
    pub(super) fn write_tactics_of_stone(
        &self,
        stone: Stone,
        sides: &StoneSides,
        features: &mut SparseFeatures,
    ) {
        let border = &self.position.border;
        let (muddy, blind) = (border.is_muddy(stone), sides.blind);
        let troops = sides.sets.map(|set| Troop::of(set, sides.capacity));
        if muddy || blind {
            let mode = usize::from(muddy) + 2 * usize::from(blind) - 1;
            for (side, best) in sides.best.into_iter().enumerate() {
                features.add(MODE + FORMATIONS * (3 * side + mode) + formation(best));
            }
        }
        let horizons = [&self.mine, &self.yours];
        let sum = |side: usize| {
            let lacks = troops[side].lacks();
            let best = (self.reach[side] >= lacks).then(|| troops[side].strongest(horizons[side], true));
            best.flatten().map(|strength| i32::from(strength.sum))
        };
        let begun = sides.sets.into_iter().any(|set| !set.is_empty());
        let bluff = CardSet::of(Card::BLIND_MANS_BLUFF);
        let holder = if !self.tactics.own.and(bluff).is_empty() {
            Some(usize::from(self.tactics.may))
        } else if !self.tactics.unseen.and(bluff).is_empty() {
            Some(2)
        } else {
            None
        };
        if blind {
            features.add(BLIND + margin(sum(0), sum(1)));
        } else if begun && let Some(holder) = holder {
            features.add(IF_BLIND + MARGINS * holder + margin(sum(0), sum(1)));
        }
        let lacks = troops.map(|troop| usize::from(troop.lacks()));
        if lacks[1] > 0 && self.tactics.other_may && !blind {
            let unseen = self.tactics.unseen.and(CardSet::TROOPS);
            let unseen = if self.tactics.other_has_joker { unseen.without(CardSet::JOKERS) } else { unseen };
            // A Joker can be what the others can.
            if let Some(elite) = unseen.into_iter().next() {
                let set = sides.sets[1].or(CardSet::of(elite));
                let best = Troop::of(set, sides.capacity).strongest(&self.yours, blind);
                features.add(OTHER_ELITE + FORMATIONS * lacks[1] + formation(best));
                features.add(OTHER_ELITE_BEATS + usize::from(best > sides.best[0]));
            }
        }
        if lacks[0] > 0 && !blind {
            let with = self.elite.into_iter().map(|elite| {
                let set = sides.sets[0].or(CardSet::of(elite));
                Troop::of(set, sides.capacity).strongest(&self.by_hand, blind)
            });
            let best = with.max().flatten();
            if best > troops[0].strongest(&self.by_hand, blind) {
                features.add(OWN_ELITE + FORMATIONS * lacks[0] + formation(best));
                features.add(OWN_ELITE_BEATS + usize::from(best > sides.best[1]));
            }
        }
    }
}

fn formation(best: Option<Strength>) -> usize {
    best.map_or(FORMATIONS - 1, |best| best.formation as usize)
}

/// The interval of the own side's lead.
fn margin(own: Option<i32>, other: Option<i32>) -> usize {
    let lead = own.unwrap_or(0) - other.unwrap_or(0);
    let size = match lead.abs() {
        0 => 0,
        1..=2 => 1,
        3..=5 => 2,
        6..=9 => 3,
        _ => 4,
    };
    (4 + lead.signum() * size) as usize
}
