//! The hand, the whole table, and what each action makes of its stone.

use bots::encoding::ONE;

use super::formation::{
    self, Reach, Rival, Row, write_against, write_one, write_reach, write_side, write_three,
};
use super::supply::{Rank, Supply};
use super::troop::{Held, Pair};
use super::{LANE, LANES, Sides, write_cards};
use crate::action::PileKind;
use crate::card::CardSet;
use crate::rules::Edition;
use crate::stone::{STONES, StoneSet, three_adjacent};

/// The number of features of a card of the hand.
pub(super) const CARD_FEATURES: usize = 32;
/// The number of features of the whole table.
pub(super) const FEATURES: usize = 128;
/// The same with all cards open.
pub(super) const PRIVILEGED_FEATURES: usize = 256;

/// Cards of the pile at the deal.
const PILE: u8 = 42;

impl Sides<'_> {
    /// Writes the cards of the hand in order: colour, value, and how many others share or neighbour them.
    pub(super) fn write_hand(&self, out: &mut [u8]) {
        let (hand, unseen) = (self.hand.bits(), self.unseen.bits());
        for (card, out) in self.hand.into_iter().zip(out.chunks_exact_mut(CARD_FEATURES)) {
            let (colour, value) = (card.index() / 9, card.index() % 9);
            let (lane, kind) = (LANE << (9 * colour), LANES << value);
            out[usize::from(colour)] = ONE;
            out[6 + usize::from(value)] = ONE;
            out[15] = 4 * (unseen & lane).count_ones() as u8;
            out[16] = 6 * (unseen & kind).count_ones() as u8;
            out[17] = 6 * (hand & lane).count_ones() as u8;
            out[18] = 6 * (hand & kind).count_ones() as u8;
            for (k, step) in [-2, -1, 1, 2].into_iter().enumerate() {
                let neighbour = value as i8 + step;
                if (0..9).contains(&neighbour) {
                    let bit = 1 << (9 * colour + neighbour as u8);
                    out[19 + k] = if unseen & bit == 0 { 0 } else { ONE };
                    out[23 + k] = if hand & bit == 0 { 0 } else { ONE };
                }
            }
            out[27] = ONE;
        }
    }

    pub(super) fn write_table(&self, out: &mut [u8]) {
        write_cards(self.hand, out);
        write_cards(self.unseen, &mut out[54..]);
        out[108] = self.pile_share();
        out[109] = 5 * self.position.hand(self.you).len();
        out[110] = 5 * self.hand.len();
        self.write_score(&mut out[111..]);
        let rules = self.position.rules;
        out[116] = if rules.edition == Edition::Classic { ONE } else { 0 };
        out[117] = if rules.expert { ONE } else { 0 };
    }

    pub(super) fn write_table_privileged(&self, out: &mut [u8]) {
        write_cards(self.hand, out);
        write_cards(self.position.hand(self.you), &mut out[54..]);
        for (i, pair) in self.position.pile(PileKind::Clan).rchunks(2).enumerate() {
            // The sooner a card is drawn, the larger its feature.
            let soon = 36 - (i * 4 / 3) as u8;
            let (mine, yours) = (pair[pair.len() - 1], pair[0]);
            if pair.len() == 2 {
                out[162 + usize::from(yours.index())] = soon;
            }
            out[108 + usize::from(mine.index())] = soon;
        }
        out[216] = self.pile_share();
        self.write_score(&mut out[217..]);
        let rules = self.position.rules;
        out[222] = if rules.edition == Edition::Classic { ONE } else { 0 };
        out[223] = if rules.expert { ONE } else { 0 };
    }

    fn pile_share(&self) -> u8 {
        (u16::from(self.position.pile_len(PileKind::Clan)) * u16::from(ONE) / u16::from(PILE)) as u8
    }

    /// Five features: stones owned, stones that would win at once, for both seats; whether the pile is empty.
    fn write_score(&self, out: &mut [u8]) {
        let border = &self.position.border;
        let owned = [self.me, self.you].map(|seat| border.owned(seat));
        let unclaimed = border.unclaimed();
        let wins = |owned: StoneSet| {
            let bits = owned.bits();
            let completes = bits << 1 & bits << 2 | bits << 1 & bits >> 1 | bits >> 1 & bits >> 2;
            let all = if three_adjacent(owned) { unclaimed.bits() } else { unclaimed.bits() & completes };
            all.count_ones() as u8
        };
        for i in 0..2 {
            out[i] = 6 * owned[i].len();
            out[2 + i] = 8 * wins(owned[i]);
        }
        out[4] = if self.position.pile_len(PileKind::Clan) == 0 { ONE } else { 0 };
    }

    /// Writes what each card of the hand would make of each stone with room. `rivals` is what the other sides can become.
    pub(super) fn write_actions(&self, rivals: [Rank; STONES as usize], out: &mut [u8]) {
        let border = &self.position.border;
        let room = border.room(self.me);
        let other_complete = border.complete(self.you);
        let (rows, _) = out.as_chunks_mut::<{ formation::FEATURES }>();
        for (card, rows) in self.hand.into_iter().zip(rows.chunks_exact_mut(usize::from(STONES))) {
            let index = card.index();
            let supply = Supply::new(self.hand.without(CardSet::of(card)), self.unseen);
            // The features at stones where the seat has no card differ only by the rival.
            let mut alone = None;
            for stone in room {
                let out = &mut rows[stone.index()];
                let rival = Rival { reach: rivals[stone.index()], complete: other_complete.contains(stone) };
                match border.side(self.me, stone).cards() {
                    [] => {
                        let (reach, row) = alone.get_or_insert_with(|| write_alone(index, &supply));
                        *out = *row;
                        write_against(*reach, rival, out);
                    }
                    [one] => {
                        let held = Held::Two(Pair::new(one.index(), index));
                        write_side(&held, &supply, Reach::of(&held, &supply), rival, out);
                    }
                    [one, two, ..] => {
                        write_three(Pair::new(one.index(), two.index()).with(index), rival, out);
                    }
                }
            }
        }
    }
}

/// The features of a card at a stone without others, except for those that depend on the rival.
fn write_alone(card: u8, supply: &Supply) -> (Reach, Row) {
    let mut row = [0; formation::FEATURES];
    let reach = Reach::of(&Held::One(card), supply);
    write_one(card, supply, &mut row);
    write_reach(reach, &mut row);
    (reach, row)
}
