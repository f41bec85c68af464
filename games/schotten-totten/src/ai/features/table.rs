//! The features of the whole table.

use bots::{SparseFeatures, hash_combine};
use tabletop::Seat;

use super::Observation;
use crate::action::PileKind;
use crate::card::{CardGroups, CardSet};
use crate::phase::Phase;
use crate::position::Position;
use crate::stone::{Stone, StoneSet, three_adjacent};
use crate::strongest::{LANE, LANES};

// Where each group of features begins.
const RULES: usize = 0;
const NEXT: usize = RULES + 4;
const STONES: usize = NEXT + 9;
const THREATS: usize = STONES + 2 * 7;
const PILE: usize = THREATS + 2 * 5;
const HAND: usize = PILE + 15;
const HELD: usize = HAND + 2 * 9;
const HAND_VALUES: usize = HELD + 3 * 9;
const UNSEEN_VALUES: usize = HAND_VALUES + 9 * 4;
const ROOM: usize = UNSEEN_VALUES + 9 * 7;
const PASSES: usize = ROOM + 2 * 12;
const PENDING: usize = PASSES + 3;
pub(super) const END: usize = PENDING + 2;
// With tactics:
const OWN_TACTICS: usize = END;
const TACTICS_HELD: usize = OWN_TACTICS + 10;
const TACTICS_LEFT: usize = TACTICS_HELD + 8;
const TACTIC_PILE: usize = TACTICS_LEFT + 10;
const LEAD: usize = TACTIC_PILE + 11;
const JOKERS: usize = LEAD + 5;
pub(super) const TACTICS_END: usize = JOKERS + 2;

impl Observation<'_> {
    /// A hash of everything the features depend on except the hand, the unseen cards and the rules.
    pub(super) fn table_key(&self) -> u64 {
        let Position { border, turn, tally, tactic, clan, hands, .. } = self.position;
        let phase = match turn.phase {
            Phase::Play => 0,
            Phase::Claim => 1,
            Phase::Recruit(left) => 2 + u64::from(left),
            Phase::Return(left) => 8 + u64::from(left),
            Phase::Over => 15,
        };
        let (mine, yours) = (self.me.index(), self.you.index());
        let pending = self.pending.map_or(0, |pile| 1 + u64::from(pile == PileKind::Tactic));
        let turn = phase | u64::from(turn.seat == self.me) << 4 | u64::from(turn.passes) << 5 | pending << 8;
        let tally =
            [mine, yours].map(|seat| u64::from(tally[seat].played) << 1 | u64::from(tally[seat].joker));
        let hands = u64::from(hands[yours].clan().len()) << 8 | u64::from(hands[yours].tactic().len());
        let piles = u64::from(clan.len()) << 8 | u64::from(tactic.len());
        let rooms = [self.me, self.you].map(|seat| u64::from(self.room(seat)));
        let key = hash_combine(
            turn << 32 | tally[0] << 24 | tally[1] << 16 | hands,
            piles << 32 | rooms[0] << 8 | rooms[1],
        );
        let owned = [self.me, self.you].map(|seat| u64::from(border.owned(seat).bits()));
        let tactics = self.position.hand(self.me).tactic().or(border.shown().tactic());
        hash_combine(
            hash_combine(key, owned[0] << 16 | owned[1]),
            tactics.bits() ^ self.position.hand(self.me).tactic().bits() >> 10,
        )
    }

    /// The number of cards a seat can still place.
    fn room(&self, seat: Seat) -> u8 {
        let border = &self.position.border;
        let lacks = |stone: Stone| border.capacity(stone) - border.side(seat, stone).len();
        border.room(seat).into_iter().map(lacks).sum()
    }

    pub(super) fn write_table(&self, features: &mut SparseFeatures) {
        let position = self.position;
        let border = &position.border;
        let both = [self.me, self.you];
        features.add(RULES + self.rules());
        let own_turn = position.turn.seat == self.me;
        features.add(
            NEXT + match position.turn.phase {
                _ if !own_turn => 0,
                Phase::Play => 1,
                Phase::Claim | Phase::Over => 2,
                Phase::Recruit(left) => 2 + usize::from(left.clamp(1, 3)),
                Phase::Return(left) => 5 + usize::from(left.clamp(1, 3)),
            },
        );
        for (place, seat) in both.into_iter().enumerate() {
            let owned = border.owned(seat);
            features.add(STONES + 7 * place + usize::from(owned.len().min(6)));
            features.add(THREATS + 5 * place + threats(owned, border.unclaimed()).min(4));
            features.add(ROOM + 12 * place + usize::from(self.room(seat).div_ceil(3)).min(11));
            features.add(HAND + 9 * place + usize::from(position.hand(seat).clan().len().min(8)));
        }
        features.add(PILE + usize::from(position.clan.len()).div_ceil(3).min(14));
        features.add(PASSES + usize::from(position.turn.passes.min(2)));
        if let Some(pile) = self.pending {
            features.add(PENDING + usize::from(pile == PileKind::Tactic));
        }
        let (hand, unseen) = (self.hand.bits(), self.unseen.bits());
        for value in 0..9 {
            let held = (hand & LANES << value).count_ones() as usize;
            features.add_if(held > 0, HAND_VALUES + 4 * value + held.min(4) - usize::from(held > 0));
            let left = (unseen & LANES << value).count_ones() as usize;
            features.add(UNSEEN_VALUES + 7 * value + left);
        }
        // What the hand holds together: the longest colour, neighbours of one colour, cards of one value.
        let longest = (0..6).map(|lane| (hand >> (9 * lane) & LANE).count_ones()).max().unwrap_or(0);
        let not_last = LANES * 0xff;
        let near =
            (hand & not_last & hand >> 1).count_ones() + (hand & (LANES * 0x7f) & hand >> 2).count_ones();
        let alike: u32 = (0..9).map(|value| (hand & LANES << value).count_ones().saturating_sub(1)).sum();
        for (place, count) in [longest, near, alike].into_iter().enumerate() {
            features.add(HELD + 9 * place + count.min(8) as usize);
        }
        if position.rules.tactics {
            self.write_tactics(features);
        }
    }

    fn write_tactics(&self, features: &mut SparseFeatures) {
        let position = self.position;
        let hand = position.hand(self.me).tactic();
        for card in hand {
            features.add(OWN_TACTICS + usize::from(card.index()) - 54);
        }
        let yours = position.hand(self.you).tactic().len();
        features.add(TACTICS_HELD + usize::from(yours.min(7)));
        for card in CardSet::TACTIC.without(position.border.shown()).without(hand) {
            features.add(TACTICS_LEFT + usize::from(card.index()) - 54);
        }
        features.add(TACTIC_PILE + usize::from(position.tactic.len()));
        let (own, other) = (position.tally[self.me.index()], position.tally[self.you.index()]);
        let lead = (i16::from(own.played) - i16::from(other.played)).clamp(-2, 2);
        features.add(LEAD + (lead + 2) as usize);
        features.add_if(own.joker, JOKERS);
        features.add_if(other.joker, JOKERS + 1);
    }
}

/// The number of single stones that would complete three adjacent ones.
fn threats(owned: StoneSet, unclaimed: StoneSet) -> usize {
    unclaimed.into_iter().filter(|stone| three_adjacent(owned.or(StoneSet::of(*stone)))).count()
}
