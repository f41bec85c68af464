//! The hand, the whole table, and what each action makes of its stone.

use bots::encoding::ONE;
use schotten_totten::{CardSet, Edition, PileKind, STONES, Stone, StoneSet};

use super::formation::{self, Rival, Supply, reach, write_side};
use super::{LANE, LANES, Sides, write_cards};

/// The number of features of a card of the hand.
pub(super) const CARD_FEATURES: usize = 32;

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
        let rules = self.position.rules();
        out[116] = if rules.edition == Edition::Classic { ONE } else { 0 };
        out[117] = if rules.expert { ONE } else { 0 };
    }

    pub(super) fn write_table_privileged(&self, out: &mut [u8]) {
        write_cards(self.hand, out);
        write_cards(self.position.hand(self.you), &mut out[54..]);
        for (i, card) in self.position.pile(PileKind::Clan).iter().rev().enumerate() {
            // The sooner a card is drawn, the larger its feature.
            out[108 + 54 * (i % 2) + usize::from(card.index())] = 36 - (i / 2 * 4 / 3) as u8;
        }
        out[216] = self.pile_share();
        self.write_score(&mut out[217..]);
        let rules = self.position.rules();
        out[222] = if rules.edition == Edition::Classic { ONE } else { 0 };
        out[223] = if rules.expert { ONE } else { 0 };
    }

    fn pile_share(&self) -> u8 {
        (u16::from(self.position.pile_len(PileKind::Clan)) * u16::from(ONE) / u16::from(PILE)) as u8
    }

    /// Five features: stones owned, stones that would win at once, for both seats; whether the pile is empty.
    fn write_score(&self, out: &mut [u8]) {
        let border = self.position.border();
        let owned = [self.me, self.you].map(|seat| border.owned(seat));
        let wins = |owned: StoneSet| {
            let with = |stone| is_three_adjacent(owned.or(StoneSet::of(stone)));
            border.unclaimed().into_iter().filter(|&stone| with(stone)).count() as u8
        };
        for i in 0..2 {
            out[i] = 6 * owned[i].len();
            out[2 + i] = 8 * wins(owned[i]);
        }
        out[4] = if self.position.pile_len(PileKind::Clan) == 0 { ONE } else { 0 };
    }

    /// Writes what each card of the hand would make of each stone with room.
    pub(super) fn write_actions(&self, out: &mut [u8]) {
        let border = self.position.border();
        let mut rivals = [Rival { reach: 0, complete: false }; STONES as usize];
        let room = border.room(self.me);
        for stone in room {
            let cards = border.side(self.you, stone).set();
            rivals[stone.index()] = Rival { reach: reach(cards, self.unseen), complete: cards.len() == 3 };
        }
        let rows = out.chunks_exact_mut(formation::FEATURES * usize::from(STONES));
        for (card, row) in self.hand.into_iter().zip(rows) {
            let card = CardSet::of(card);
            let supply = Supply { hand: self.hand.without(card), unseen: self.unseen };
            for (stone, out) in Stone::all().zip(row.chunks_exact_mut(formation::FEATURES)) {
                if room.contains(stone) {
                    let cards = border.side(self.me, stone).set().or(card);
                    let best = reach(cards, supply.hand.or(supply.unseen));
                    write_side(cards, supply, best, rivals[stone.index()], out);
                }
            }
        }
    }
}

fn is_three_adjacent(stones: StoneSet) -> bool {
    let bits = stones.bits();
    bits & bits >> 1 & bits >> 2 != 0
}
