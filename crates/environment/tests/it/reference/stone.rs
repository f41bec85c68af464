//! One stone, as the deciding seat sees it and with all cards open.

use bots::encoding::ONE;
use schotten_totten::{CardSet, Stone};
use tabletop::Seat;

use super::formation::{self, Supply, write_pair};
use super::{Sides, write_cards};

/// The number of features of a stone: its cards, its state, and both sides' prospects.
pub(super) const FEATURES: usize = 240;
/// The same with all cards open: prospects with any card of the pile, and with the cards that each seat will draw.
pub(super) const PRIVILEGED_FEATURES: usize = 352;

/// Where the features begin.
mod at {
    use super::formation;

    pub(super) const OWN_CARDS: usize = 0;
    pub(super) const OTHER_CARDS: usize = 54;
    /// Owned by the deciding seat, by the other, or free.
    pub(super) const OWNER: usize = 108;
    /// Which side was completed first: the own, the other.
    pub(super) const FIRST: usize = 111;
    /// The number of the stone.
    pub(super) const PLACE: usize = 113;
    pub(super) const PROSPECTS: usize = 122;
    pub(super) const DRAWN_PROSPECTS: usize = PROSPECTS + 2 * formation::FEATURES;
}

impl Sides<'_> {
    fn cards(&self, seat: Seat, stone: Stone) -> CardSet {
        self.position.border().side(seat, stone).set()
    }

    /// Writes what lies at a stone; returns whether it is still free.
    fn write_cards_at(&self, stone: Stone, out: &mut [u8]) -> bool {
        let border = self.position.border();
        write_cards(self.cards(self.me, stone), &mut out[at::OWN_CARDS..]);
        write_cards(self.cards(self.you, stone), &mut out[at::OTHER_CARDS..]);
        let owner = border.owner(stone);
        let state = owner.map_or(2, |owner| usize::from(owner == self.you));
        out[at::OWNER + state] = ONE;
        if let Some(first) = border.first(stone) {
            out[at::FIRST + usize::from(first == self.you)] = ONE;
        }
        out[at::PLACE + stone.index()] = ONE;
        owner.is_none()
    }

    pub(super) fn write_stone(&self, stone: Stone, out: &mut [u8]) {
        if self.write_cards_at(stone, out) {
            let own = Supply { hand: self.hand, unseen: self.unseen };
            let other = Supply { hand: CardSet::EMPTY, unseen: self.unseen };
            self.write_prospects(stone, [own, other], &mut out[at::PROSPECTS..]);
        }
    }

    pub(super) fn write_stone_privileged(&self, stone: Stone, draws: (CardSet, CardSet), out: &mut [u8]) {
        if self.write_cards_at(stone, out) {
            let hands = [self.hand, self.position.hand(self.you)];
            let pile = draws.0.or(draws.1);
            let any = hands.map(|hand| Supply { hand, unseen: pile });
            self.write_prospects(stone, any, &mut out[at::PROSPECTS..]);
            let drawn = [hands[0].or(draws.0), hands[1].or(draws.1)];
            let certain = drawn.map(|hand| Supply { hand, unseen: CardSet::EMPTY });
            self.write_prospects(stone, certain, &mut out[at::DRAWN_PROSPECTS..]);
        }
    }

    fn write_prospects(&self, stone: Stone, supplies: [Supply; 2], out: &mut [u8]) {
        let sides = [self.me, self.you].map(|seat| self.cards(seat, stone));
        let (own, other) = out.split_at_mut(formation::FEATURES);
        write_pair(sides, supplies, [own, &mut other[..formation::FEATURES]]);
    }
}
