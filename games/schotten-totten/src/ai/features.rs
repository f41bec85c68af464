//! The features of a position as a seat sees it: the whole table, and stone by stone.
//!
//! Features describe colours by how they meet at a stone (one colour or several, which cards of it are left), never
//! by name, so that the six colours are interchangeable without learning each of them.

mod prospects;
mod stone;
mod table;
mod tactics;

use bots::{FeatureBuffer, Rewards, hash_combine};
use tabletop::{Seat, Turn};

use crate::action::{Action, PileKind};
use crate::card::{CardGroups, CardSet};
use crate::position::Position;
use crate::rules::Edition;
use crate::stone::Stone;
use crate::strongest::Horizon;
use tactics::Tactics;

/// The number of features of a stone, without and with tactics.
pub(super) const STONE_FEATURES: [usize; 2] = [prospects::END, tactics::END];
/// The number of features of the whole table, without and with tactics.
pub(super) const TABLE_FEATURES: [usize; 2] = [table::END, table::TACTICS_END];

/// Writes the features after an action ([`bots::net::NetFeatures::after_each`]).
pub(super) fn features_after(position: &Position, action: Action, buffer: &mut FeatureBuffer) -> Option<f32> {
    let me = position.turn.seat;
    let mut after = *position;
    after.make(action);
    if let Turn::Over(verdict) = after.whose_turn() {
        return Some(Rewards::of(verdict, 2).for_seat(me));
    }
    let mut pending = None;
    if let Action::Draw(pile) = action {
        // The drawn card is not known yet.
        after.hands[me.index()] = position.hand(me);
        pending = Some(pile);
    }
    Observation::new(&after, me, pending).write(buffer);
    None
}

/// What a seat sees of a position.
struct Observation<'a> {
    position: &'a Position,
    me: Seat,
    you: Seat,
    /// The pile of a drawn card that is not known yet.
    pending: Option<PileKind>,
    hand: CardSet,
    /// The elite troops of the hand that may be played.
    elite: CardSet,
    /// The clan cards that are neither on the table nor in the hand.
    unseen: CardSet,
    /// The cards of the hand.
    by_hand: Horizon,
    /// The cards that may still come to the own side, and to the opponent's.
    mine: Horizon,
    yours: Horizon,
    /// The number of clan cards each side can still get, the own first.
    reach: [u8; 2],
    tactics: Tactics,
}

impl<'a> Observation<'a> {
    fn new(position: &'a Position, me: Seat, pending: Option<PileKind>) -> Observation<'a> {
        let you = me.next(2);
        let hand = position.hand(me);
        let (own, other) = (position.tally[me.index()], position.tally[you.index()]);
        let barred = if own.joker { CardSet::JOKERS } else { CardSet::EMPTY };
        let may = own.played <= other.played;
        let elite = if may { hand.and(CardSet::TROOPS).tactic().without(barred) } else { CardSet::EMPTY };
        let unseen = position.border.unseen().without(hand);
        let tactics = Tactics {
            own: hand.tactic(),
            unseen: CardSet::TACTIC.without(position.border.shown()).without(hand),
            may,
            other_may: other.played <= own.played && !position.hands[you.index()].tactic().is_empty(),
            other_has_joker: other.joker,
        };
        let mut reach = [me, you].map(|seat| position.hand(seat).clan().len() + position.clan.len());
        reach[0] += u8::from(pending == Some(PileKind::Clan));
        Observation {
            position,
            me,
            you,
            pending,
            hand: hand.clan(),
            elite,
            unseen,
            by_hand: Horizon::new(hand.clan()),
            mine: Horizon::new(unseen.or(hand.clan())),
            yours: Horizon::new(unseen),
            reach,
            tactics,
        }
    }

    fn write(&self, buffer: &mut FeatureBuffer) {
        let base = hash_combine(
            hash_combine(self.hand.or(self.elite).bits(), self.unseen.bits()),
            u64::from(self.reach[0].min(4)) << 8 | u64::from(self.reach[1].min(4)) << 4 | self.rules() as u64,
        );
        let base = hash_combine(base, prospects::key(self));
        let base = if self.position.rules.tactics { hash_combine(base, tactics::key(self)) } else { base };
        buffer.write_table(hash_combine(base, self.table_key()), |features| self.write_table(features));
        for stone in Stone::all() {
            let border = &self.position.border;
            let owner = border.owner(stone);
            let flags = u64::from(border.is_muddy(stone))
                | u64::from(border.is_blind(stone)) << 1
                | border.first(stone).map_or(0, |seat| 1 + u64::from(seat == self.me)) << 2;
            let key = match owner {
                Some(owner) => 1 + u64::from(owner == self.me),
                None => {
                    let sides = [self.me, self.you].map(|seat| border.side(seat, stone).set().bits());
                    hash_combine(hash_combine(hash_combine(base, sides[0]), sides[1]), flags)
                }
            };
            buffer.write_part(stone.index(), key, |features| match owner {
                Some(owner) => features.add(stone::OWNED + usize::from(owner == self.you)),
                None => self.write_stone(stone, features),
            });
        }
    }

    /// The index of the rule set, of the four that share a net.
    fn rules(&self) -> usize {
        let rules = self.position.rules;
        usize::from(rules.expert) << 1 | usize::from(rules.edition == Edition::Classic)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Dice, Game};

    use super::*;

    fn features(buffer: &FeatureBuffer) -> Vec<Vec<u16>> {
        let parts = Stone::all().map(|stone| buffer.part(stone.index()));
        parts.chain([buffer.table()]).map(|features| features.indices().to_vec()).collect()
    }

    #[test]
    fn a_joker_of_the_other_seat_changes_what_is_kept_of_a_stone() {
        let mut dice = Dice::quick(8);
        let mut changed = 0;
        for _ in 0..20 {
            let mut position = Position::deal_rules("2016t".parse().unwrap(), Seat::A, &mut dice);
            while let Some(me) = position.decider() {
                let mut other = position;
                other.tally[me.next(2).index()].joker ^= true;
                let mut reused = FeatureBuffer::default();
                Observation::new(&position, me, None).write(&mut reused);
                let before = features(&reused);
                Observation::new(&other, me, None).write(&mut reused);
                let mut fresh = FeatureBuffer::default();
                Observation::new(&other, me, None).write(&mut fresh);
                assert_eq!(features(&reused), features(&fresh), "{position}");
                changed += u32::from(before[..9] != features(&fresh)[..9]);
                let action = position.random_action(&mut dice, &mut Vec::new());
                position.apply(action, &mut dice);
            }
        }
        assert!(changed > 100, "{changed}");
    }
}
