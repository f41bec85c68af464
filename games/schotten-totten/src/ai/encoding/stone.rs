//! One stone, as the deciding seat sees it and with all cards open.

use bots::encoding::ONE;
use tabletop::Seat;

use super::formation::{FEATURES as SIDE_FEATURES, Reach, Rival, write_side};
use super::supply::{Rank, Supply, rank};
use super::troop::{Held, Pair};
use super::{Sides, write_each};
use crate::side::Side;
use crate::stone::Stone;

/// The number of features of a stone: its cards, its state, and both sides' prospects.
pub(super) const FEATURES: usize = 240;
/// The same with all cards open: prospects with any card of the pile, and with the cards that each seat will draw.
pub(super) const PRIVILEGED_FEATURES: usize = 352;

/// Where the features begin.
mod at {
    use super::SIDE_FEATURES;

    pub(super) const OWN_CARDS: usize = 0;
    pub(super) const OTHER_CARDS: usize = 54;
    /// Owned by the deciding seat, by the other, or free.
    pub(super) const OWNER: usize = 108;
    /// Which side was completed first: the own, the other.
    pub(super) const FIRST: usize = 111;
    /// The number of the stone.
    pub(super) const PLACE: usize = 113;
    pub(super) const PROSPECTS: usize = 122;
    pub(super) const DRAWN_PROSPECTS: usize = PROSPECTS + 2 * SIDE_FEATURES;
}

impl Sides<'_> {
    fn side(&self, seat: Seat, stone: Stone) -> &Side {
        self.position.border.side(seat, stone)
    }

    #[inline]
    pub(super) fn held(&self, seat: Seat, stone: Stone) -> Held {
        match self.side(seat, stone).cards() {
            [] => Held::None,
            [card] => Held::One(card.index()),
            [one, two] => Held::Two(Pair::new(one.index(), two.index())),
            _ => Held::Three(rank(self.position.border.strength(seat, stone))),
        }
    }

    /// Writes what lies at a stone; returns whether it is still free.
    #[inline]
    fn write_cards_at(&self, stone: Stone, out: &mut [u8; at::PROSPECTS]) -> bool {
        let border = &self.position.border;
        write_each(self.side(self.me, stone).cards(), &mut out[at::OWN_CARDS..]);
        write_each(self.side(self.you, stone).cards(), &mut out[at::OTHER_CARDS..]);
        let owner = border.owner(stone);
        let state = owner.map_or(2, |owner| usize::from(owner == self.you));
        out[at::OWNER + state] = ONE;
        if let Some(first) = border.first(stone) {
            out[at::FIRST + usize::from(first == self.you)] = ONE;
        }
        out[at::PLACE + stone.index()] = ONE;
        owner.is_none()
    }

    /// Writes a stone; returns what the other side can become if the stone is still free.
    pub(super) fn write_stone(
        &self,
        stone: Stone,
        supplies: [&Supply; 2],
        out: &mut [u8; FEATURES],
    ) -> Option<Rank> {
        let (there, prospects) = split(out);
        self.write_cards_at(stone, there).then(|| {
            let held = [self.held(self.me, stone), self.held(self.you, stone)];
            write_pair(&held, supplies, prospects)[1]
        })
    }

    /// Writes a stone with all cards open. The supplies are with any cards of the pile, then with the draws to come.
    pub(super) fn write_stone_privileged(
        &self,
        stone: Stone,
        any: [&Supply; 2],
        drawn: [&Supply; 2],
        out: &mut [u8; PRIVILEGED_FEATURES],
    ) {
        let (there, prospects) = split(out);
        if self.write_cards_at(stone, there) {
            let held = [self.held(self.me, stone), self.held(self.you, stone)];
            let (with_any, with_drawn) = prospects.split_at_mut(at::DRAWN_PROSPECTS - at::PROSPECTS);
            write_pair(&held, any, with_any);
            write_pair(&held, drawn, with_drawn);
        }
    }
}

/// The features of the cards at a stone, and the prospects.
#[inline]
fn split(out: &mut [u8]) -> (&mut [u8; at::PROSPECTS], &mut [u8]) {
    out.split_first_chunk_mut().expect("a stone has features for its cards")
}

/// Writes the features of both sides of a stone; returns what they can become.
#[inline]
fn write_pair(held: &[Held; 2], supplies: [&Supply; 2], out: &mut [u8]) -> [Rank; 2] {
    let reaches = [0, 1].map(|i| Reach::of(&held[i], supplies[i]));
    let (rows, _) = out.as_chunks_mut::<SIDE_FEATURES>();
    for (i, out) in rows[..2].iter_mut().enumerate() {
        let complete = matches!(held[1 - i], Held::Three(_));
        let rival = Rival { reach: reaches[1 - i].best, complete };
        write_side(&held[i], supplies[i], reaches[i], rival, out);
    }
    reaches.map(|reach| reach.best)
}
