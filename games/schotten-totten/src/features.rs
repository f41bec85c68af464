//! What a seat sees, as features for a learned judgement: the whole table, and stone by stone.
//!
//! Colours are told by how they meet at a stone (one colour or several, which cards of it are left), never by name,
//! so that all six are alike without learning it six times.

use tabletop::{Features, Impression, Outlook, Present, Rewards, Rung, Seat, Turn, mix};

use crate::action::{Action, PileKind};
use crate::card::{Card, CardSet};
use crate::formation::{Formation, Strength};
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::Edition;
use crate::stone::{STONES, Stone, Stones};
use crate::strongest::{Horizon, Troop};

/// One lane of a set of cards: the nine values of one colour.
const LANE: u64 = 0x1ff;
/// The value 1 in each of the six lanes.
const LANES: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45;
/// How many sums a side can have, 0 included.
const SUMS: usize = 37;
/// How many strengths there are.
const STRENGTHS: usize = 5 * SUMS;

/// Where the features of a stone begin.
mod stone {
    use super::STRENGTHS;
    pub(super) const OWNED: usize = 0;
    pub(super) const RULES: usize = OWNED + 2;
    pub(super) const MODES: usize = RULES + 4;
    pub(super) const FIRST: usize = MODES + 2;
    pub(super) const PROVEN: usize = FIRST + 2;
    pub(super) const CLAIMABLE: usize = PROVEN + 2;
    /// Both sides, the own first.
    pub(super) const SIDES: usize = CLAIMABLE + 1;
    // Within a side:
    pub(super) const COUNT: usize = 0;
    pub(super) const VALUES: usize = COUNT + 5;
    pub(super) const ELITE: usize = VALUES + 36;
    pub(super) const STRENGTH: usize = ELITE + 3;
    pub(super) const BEST: usize = STRENGTH + STRENGTHS;
    pub(super) const HOPELESS: usize = BEST + STRENGTHS;
    pub(super) const COLOUR: usize = HOPELESS + 1;
    pub(super) const NEIGHBOURS: usize = COLOUR + 4;
    pub(super) const COLOUR_LEFT: usize = NEIGHBOURS + 24;
    pub(super) const KIND_LEFT: usize = COLOUR_LEFT + 10;
    pub(super) const OUTS: usize = KIND_LEFT + 7;
    pub(super) const SIDE: usize = OUTS + 4 * 8;
    // The own hand at this stone:
    pub(super) const BY_HAND: usize = SIDES + 2 * SIDE;
    pub(super) const COLOUR_HELD: usize = BY_HAND + STRENGTHS + 1;
    pub(super) const KIND_HELD: usize = COLOUR_HELD + 7;
    pub(super) const OUTS_HELD: usize = KIND_HELD + 5;
    // Both sides together:
    pub(super) const BEATING: usize = OUTS_HELD + 4 * 3;
    pub(super) const BEATING_HELD: usize = BEATING + 2 * 9;
    pub(super) const LOST: usize = BEATING_HELD + 4;
    pub(super) const HAND_WINS: usize = LOST + 2;
    pub(super) const HOPES: usize = HAND_WINS + 2;
    pub(super) const HAND_HOPES: usize = HOPES + 3;
    pub(super) const END: usize = HAND_HOPES + 3;
}

/// Where the features of the whole table begin.
mod table {
    pub(super) const RULES: usize = 0;
    pub(super) const NEXT: usize = RULES + 4;
    pub(super) const STONES: usize = NEXT + 9;
    pub(super) const THREATS: usize = STONES + 2 * 7;
    pub(super) const PILE: usize = THREATS + 2 * 5;
    pub(super) const HAND: usize = PILE + 15;
    pub(super) const HELD: usize = HAND + 2 * 9;
    pub(super) const HAND_VALUES: usize = HELD + 3 * 9;
    pub(super) const UNSEEN_VALUES: usize = HAND_VALUES + 9 * 4;
    pub(super) const ROOM: usize = UNSEEN_VALUES + 9 * 7;
    pub(super) const PASSES: usize = ROOM + 2 * 12;
    pub(super) const PENDING: usize = PASSES + 3;
    pub(super) const END: usize = PENDING + 2;
    // With tactics:
    pub(super) const OWN_TACTICS: usize = END;
    pub(super) const TACTICS_HELD: usize = OWN_TACTICS + 10;
    pub(super) const TACTICS_LEFT: usize = TACTICS_HELD + 8;
    pub(super) const TACTIC_PILE: usize = TACTICS_LEFT + 10;
    pub(super) const LEAD: usize = TACTIC_PILE + 11;
    pub(super) const JOKERS: usize = LEAD + 5;
    pub(super) const TACTICS_END: usize = JOKERS + 2;
}

impl Features for Position {
    const OUTLOOKS: &'static [Outlook] = &[
        Outlook {
            name: "schotten-totten-base",
            belief: Some("schotten-totten-base-belief"),
            table: table::END,
            parts: STONES as usize,
            part: stone::END,
            mirror: true,
            ladder: [Rung::Freedom(95), Rung::Freedom(215), Rung::Freedom(365)],
            sureness: &[],
        },
        Outlook {
            name: "schotten-totten-tactics",
            belief: Some("schotten-totten-tactics-belief"),
            table: table::TACTICS_END,
            parts: STONES as usize,
            part: stone::END,
            mirror: true,
            ladder: [Rung::Freedom(60), Rung::Freedom(125), Rung::Freedom(220)],
            sureness: &[],
        },
    ];

    fn outlook(&self) -> usize {
        usize::from(self.rules.tactics)
    }

    fn foresee(&self, action: Action, impression: &mut Impression) -> Option<f32> {
        let me = self.turn.seat;
        let mut after = *self;
        after.apply_action(action);
        if let Turn::Over(verdict) = after.whose_turn() {
            return Some(Rewards::of(verdict, 2).for_seat(me));
        }
        let mut pending = None;
        if let Action::Draw(pile) = action {
            // Which card it is, chance decides.
            after.hands[me.index()] = self.hand(me);
            pending = Some(pile);
        }
        Sight::new(&after, me, pending).tell(impression);
        None
    }

    fn sight(&self, seat: Seat, impression: &mut Impression) -> bool {
        Sight::new(self, seat, None).tell(impression);
        true
    }
}

/// What a seat sees.
struct Sight<'a> {
    position: &'a Position,
    me: Seat,
    you: Seat,
    /// The pile from which a card comes that is not seen yet.
    pending: Option<PileKind>,
    hand: CardSet,
    /// The elite troops of the hand that may be played.
    elite: CardSet,
    /// The clan cards that are neither on the table nor in the hand.
    unseen: CardSet,
    by_hand: Horizon,
    mine: Horizon,
    yours: Horizon,
    reach: [u8; 2],
}

impl<'a> Sight<'a> {
    fn new(position: &'a Position, me: Seat, pending: Option<PileKind>) -> Sight<'a> {
        let you = me.next(2);
        let hand = position.hand(me);
        let (own, other) = (position.tally[me.index()], position.tally[you.index()]);
        let barred = if own.joker { CardSet::JOKERS } else { CardSet::EMPTY };
        let may = own.played <= other.played;
        let elite = if may { hand.and(CardSet::TROOPS).tactic().without(barred) } else { CardSet::EMPTY };
        let unseen = position.border.unseen().without(hand);
        let mut reach = [me, you].map(|seat| position.hand(seat).clan().len() + position.clan.len());
        reach[0] += u8::from(pending == Some(PileKind::Clan));
        Sight {
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
        }
    }

    fn tell(&self, impression: &mut Impression) {
        let base = mix(
            mix(self.hand.or(self.elite).bits(), self.unseen.bits()),
            u64::from(self.reach[0].min(4)) << 8 | u64::from(self.reach[1].min(4)) << 4 | self.rules() as u64,
        );
        impression.tell_table(mix(base, self.table_key()), |present| self.tell_table(present));
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
                    mix(mix(mix(base, sides[0]), sides[1]), flags)
                }
            };
            impression.tell_part(stone.index(), key, |present| match owner {
                Some(owner) => present.add(stone::OWNED + usize::from(owner == self.you)),
                None => self.tell_stone(stone, present),
            });
        }
    }

    /// All that the features of the table follow from, but for hand, unseen cards and rules.
    fn table_key(&self) -> u64 {
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
        let key =
            mix(turn << 32 | tally[0] << 24 | tally[1] << 16 | hands, piles << 32 | rooms[0] << 8 | rooms[1]);
        let owned = [self.me, self.you].map(|seat| u64::from(border.owned(seat).bits()));
        let tactics = self.position.hand(self.me).tactic().or(border.shown().tactic());
        mix(
            mix(key, owned[0] << 16 | owned[1]),
            tactics.bits() ^ self.position.hand(self.me).tactic().bits() >> 10,
        )
    }

    /// How many cards a seat can still place.
    fn room(&self, seat: Seat) -> u8 {
        let border = &self.position.border;
        let lacks = |stone: Stone| border.capacity(stone) - border.side(seat, stone).len();
        border.room(seat).into_iter().map(lacks).sum()
    }

    /// Which of the four rule sets of a family.
    fn rules(&self) -> usize {
        let rules = self.position.rules;
        usize::from(rules.expert) << 1 | usize::from(rules.edition == Edition::Classic)
    }

    fn tell_table(&self, present: &mut Present) {
        let position = self.position;
        let border = &position.border;
        let both = [self.me, self.you];
        present.add(table::RULES + self.rules());
        let own_turn = position.turn.seat == self.me;
        present.add(
            table::NEXT
                + match position.turn.phase {
                    _ if !own_turn => 0,
                    Phase::Play => 1,
                    Phase::Claim | Phase::Over => 2,
                    Phase::Recruit(left) => 2 + usize::from(left.clamp(1, 3)),
                    Phase::Return(left) => 5 + usize::from(left.clamp(1, 3)),
                },
        );
        for (place, seat) in both.into_iter().enumerate() {
            let owned = border.owned(seat);
            present.add(table::STONES + 7 * place + usize::from(owned.len().min(6)));
            present.add(table::THREATS + 5 * place + threats(owned, border.unclaimed()).min(4));
            present.add(table::ROOM + 12 * place + usize::from(self.room(seat).div_ceil(3)).min(11));
            present.add(table::HAND + 9 * place + usize::from(position.hand(seat).clan().len().min(8)));
        }
        present.add(table::PILE + usize::from(position.clan.len()).div_ceil(3).min(14));
        present.add(table::PASSES + usize::from(position.turn.passes.min(2)));
        if let Some(pile) = self.pending {
            present.add(table::PENDING + usize::from(pile == PileKind::Tactic));
        }
        let (hand, unseen) = (self.hand.bits(), self.unseen.bits());
        for value in 0..9 {
            let held = (hand & LANES << value).count_ones() as usize;
            present.add_if(held > 0, table::HAND_VALUES + 4 * value + held.min(4) - usize::from(held > 0));
            let left = (unseen & LANES << value).count_ones() as usize;
            present.add(table::UNSEEN_VALUES + 7 * value + left);
        }
        // What the hand holds together: the longest colour, neighbours of one colour, cards of one value.
        let longest = (0..6).map(|lane| (hand >> (9 * lane) & LANE).count_ones()).max().unwrap_or(0);
        let not_last = LANES * 0xff;
        let near =
            (hand & not_last & hand >> 1).count_ones() + (hand & (LANES * 0x7f) & hand >> 2).count_ones();
        let alike: u32 = (0..9).map(|value| (hand & LANES << value).count_ones().saturating_sub(1)).sum();
        for (place, count) in [longest, near, alike].into_iter().enumerate() {
            present.add(table::HELD + 9 * place + count.min(8) as usize);
        }
        if position.rules.tactics {
            self.tell_tactics(present);
        }
    }

    fn tell_tactics(&self, present: &mut Present) {
        let position = self.position;
        let hand = position.hand(self.me).tactic();
        for card in hand {
            present.add(table::OWN_TACTICS + usize::from(card.index()) - 54);
        }
        let yours = position.hand(self.you).tactic().len();
        present.add(table::TACTICS_HELD + usize::from(yours.min(7)));
        for card in CardSet::TACTIC.without(position.border.shown()).without(hand) {
            present.add(table::TACTICS_LEFT + usize::from(card.index()) - 54);
        }
        present.add(table::TACTIC_PILE + usize::from(position.tactic.len()));
        let (own, other) = (position.tally[self.me.index()], position.tally[self.you.index()]);
        let lead = (i16::from(own.played) - i16::from(other.played)).clamp(-2, 2);
        present.add(table::LEAD + (lead + 2) as usize);
        present.add_if(own.joker, table::JOKERS);
        present.add_if(other.joker, table::JOKERS + 1);
    }

    fn tell_stone(&self, stone: Stone, present: &mut Present) {
        let border = &self.position.border;
        let blind = border.is_blind(stone);
        present.add(stone::RULES + self.rules());
        present.add_if(border.is_muddy(stone), stone::MODES);
        present.add_if(blind, stone::MODES + 1);
        if let Some(first) = border.first(stone) {
            present.add(stone::FIRST + usize::from(first == self.you));
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
            let at = stone::SIDES + stone::SIDE * side;
            tell_side(sets[side], capacity, at, present);
            match (complete[side], best[side]) {
                (Some(strength), _) => present.add(at + stone::STRENGTH + index(strength)),
                (None, Some(best)) => {
                    present.add(at + stone::BEST + index(best));
                    self.tell_chances(side, sets[side], capacity, blind, rival, present);
                }
                (None, None) => present.add(at + stone::HOPELESS),
            }
        }
        self.tell_rivalry(stone, complete, best, by_hand, present);
        if let (Some(own), None) = (complete[0], complete[1]) {
            // ST-C3: a claim may not rely on the own hand.
            let safe = self.reach[1] < troops[1].lacks() || !troops[1].can_beat(own, &self.mine, blind);
            present.add_if(safe, stone::CLAIMABLE);
        }
        if complete[0].is_none() {
            present.add(stone::BY_HAND + by_hand.map_or(STRENGTHS, index));
        }
    }

    /// How both sides compare.
    fn tell_rivalry(
        &self,
        stone: Stone,
        complete: [Option<Strength>; 2],
        best: [Option<Strength>; 2],
        by_hand: Option<Strength>,
        present: &mut Present,
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
            present.add_if(holds(side), stone::PROVEN + side);
            let lost = complete[1 - side].is_some()
                && complete[side].is_none()
                && best[side].is_none_or(|best| Some(best) <= complete[1 - side]);
            present.add_if(lost, stone::LOST + side);
        }
        if complete[0].is_some() {
            return;
        }
        match (complete[1], by_hand) {
            (Some(rival), Some(own)) => present.add(stone::HAND_WINS + usize::from(own > rival)),
            (None, _) => {
                let order = |one: Option<Strength>, two: Option<Strength>| (one.cmp(&two) as i8 + 1) as usize;
                present.add(stone::HOPES + order(best[0], best[1]));
                present.add(stone::HAND_HOPES + order(by_hand, best[1]));
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
    fn tell_chances(
        &self,
        side: usize,
        set: CardSet,
        capacity: u8,
        blind: bool,
        rival: Option<Strength>,
        present: &mut Present,
    ) {
        let at = stone::SIDES + stone::SIDE * side;
        let clan = set.clan().bits();
        let held = if side == 0 { self.hand.bits() } else { 0 };
        let unseen = self.unseen.bits();
        if clan != 0 {
            let lowest = clan.trailing_zeros();
            let lane = LANE << (lowest / 9 * 9);
            if clan & !lane == 0 {
                present.add(at + stone::COLOUR + clan.count_ones() as usize - 1);
                tell_neighbours(lowest, [clan, unseen, held], at, present);
                present.add(at + stone::COLOUR_LEFT + ((unseen & lane).count_ones() as usize).min(9));
                if side == 0 {
                    present.add(stone::COLOUR_HELD + ((held & lane).count_ones() as usize).min(6));
                }
            }
            let kind = LANES << (lowest % 9);
            if clan & !kind == 0 {
                present.add(at + stone::KIND_LEFT + (unseen & kind).count_ones() as usize);
                if side == 0 {
                    present.add(stone::KIND_HELD + ((held & kind).count_ones() as usize).min(4));
                }
            }
        }
        if set.len() + 1 == capacity {
            let (outs, beating) = outs(set, capacity, blind, self.unseen, rival);
            for (place, count) in outs.into_iter().enumerate() {
                present.add(at + stone::OUTS + 8 * place + count.min(7));
            }
            if rival.is_some() {
                present.add(stone::BEATING + 9 * side + beating.min(8));
            }
            if side == 0 {
                let (outs, beating) = self::outs(set, capacity, blind, self.hand.or(self.elite), rival);
                for (place, count) in outs.into_iter().enumerate() {
                    present.add_if(count > 0, stone::OUTS_HELD + 3 * place + count.clamp(1, 3) - 1);
                }
                if rival.is_some() {
                    present.add(stone::BEATING_HELD + beating.min(3));
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
fn tell_side(set: CardSet, capacity: u8, at: usize, present: &mut Present) {
    present.add(at + stone::COUNT + usize::from(capacity - set.len()).min(4));
    let mut seen = [0_usize; 9];
    for card in set {
        if card.is_clan() {
            seen[usize::from(card.index() % 9)] += 1;
        } else {
            let elite = if card.is_joker() { 0 } else { 1 + usize::from(card == Card::SHIELD_BEARER) };
            present.add(at + stone::ELITE + elite);
        }
    }
    for (value, &count) in seen.iter().enumerate() {
        present.add_if(count > 0, at + stone::VALUES + 4 * value + count.saturating_sub(1));
    }
}

/// Where the cards near the lowest one of a side of one colour are: gone, on the side, unseen, or in the hand.
fn tell_neighbours(lowest: u32, [side, unseen, held]: [u64; 3], at: usize, present: &mut Present) {
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
        present.add(at + stone::NEIGHBOURS + 4 * place + state);
    }
}

/// With how many of these cards a side that lacks one makes each formation above the sum, and with how many it beats
/// its rival.
fn outs(
    set: CardSet,
    capacity: u8,
    blind: bool,
    cards: CardSet,
    rival: Option<Strength>,
) -> ([usize; 4], usize) {
    let plain = set.clan() == set && cards.clan() == cards && capacity == 3 && !blind;
    if plain {
        return third_card(set.bits(), cards.bits(), rival);
    }
    let (mut outs, mut beating) = ([0; 4], 0);
    for card in cards {
        let strength = Troop::of(set.or(CardSet::of(card)), capacity).strength(blind);
        if strength.formation != Formation::Sum {
            outs[strength.formation as usize - 1] += 1;
        }
        beating += usize::from(rival.is_some_and(|rival| strength > rival));
    }
    (outs, beating)
}

/// The same for two clan cards that a third joins: every formation is a mask of cards.
fn third_card(pair: u64, cards: u64, rival: Option<Strength>) -> ([usize; 4], usize) {
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
    let kind = kind & cards;
    let colour = colour & cards & !colour_run;
    let run = runs & cards & !colour_run;
    let masks = [run, colour, kind, colour_run];
    let outs = masks.map(|mask| mask.count_ones() as usize);
    let beating = rival.map_or(0, |rival| {
        let place = rival.formation as usize;
        let better: usize = outs[place..].iter().sum();
        let alike = if place == 0 { cards & !(run | colour | kind | colour_run) } else { masks[place - 1] };
        // Of its own formation those beat it that bring a larger sum.
        let needed = i32::from(rival.sum) - (least + most + 2) as i32 + 1;
        let enough = if needed <= 1 {
            u64::MAX
        } else if needed > 9 {
            0
        } else {
            LANES * (LANE >> (needed - 1) << (needed - 1))
        };
        better + (alike & enough).count_ones() as usize
    });
    (outs, beating)
}

/// How many single stones would make three adjacent ones.
fn threats(owned: Stones, unclaimed: Stones) -> usize {
    unclaimed.into_iter().filter(|stone| owned.or(Stones::of(*stone)).three_adjacent()).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_count_the_same_outs_as_trying_every_card() {
        let mut dice = tabletop::Dice::quick(7);
        let mut deck: Vec<Card> = Card::deck(false).collect();
        for _ in 0..20_000 {
            dice.shuffle(&mut deck);
            let set: CardSet = deck[..2].iter().copied().collect();
            let cards: CardSet = deck[2..2 + dice.below(40) as usize].iter().copied().collect();
            let side: CardSet = deck[51..].iter().copied().collect();
            let rival = (dice.below(3) > 0).then(|| Troop::of(side, 3).strength(false));
            let (mut outs, mut beating) = ([0; 4], 0);
            for card in cards {
                let strength = Troop::of(set.or(CardSet::of(card)), 3).strength(false);
                if strength.formation != Formation::Sum {
                    outs[strength.formation as usize - 1] += 1;
                }
                beating += usize::from(rival.is_some_and(|rival| strength > rival));
            }
            assert_eq!(
                third_card(set.bits(), cards.bits(), rival),
                (outs, beating),
                "{set:?} {cards:?} {rival:?}"
            );
        }
    }
}
