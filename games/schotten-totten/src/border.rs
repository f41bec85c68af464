//! The border: nine stones, two sides each. All of it is public.

use tabletop::Seat;

use crate::card::{Card, CardGroups, CardSet};
use crate::formation::Strength;
use crate::refutations::Refutations;
use crate::side::Side;
use crate::stone::{STONES, Stone, StoneSet, three_adjacent};
use crate::strongest::Troop;
use crate::symmetry::Symmetry;

/// All cards on the border, and the cards that have been shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Border {
    sides: [[Side; STONES as usize]; 2],
    /// The strength of each complete side; [`Strength::NONE`] where it is not complete.
    strengths: [[Strength; STONES as usize]; 2],
    /// Where each seat's side is complete (ST-F3: it holds as many cards as the capacity).
    complete: [StoneSet; 2],
    /// Where each seat's side is the complete one that was completed first.
    first: [StoneSet; 2],
    /// Which stones each seat owns.
    owned: [StoneSet; 2],
    /// Where the Mud Fight lies.
    mud: StoneSet,
    /// Where Blind-Man's Bluff lies.
    blind: StoneSet,
    /// ST-C3: the table cards, all cards on the border and in the discard.
    shown: CardSet,
    /// Claims that were tried and failed.
    pub(crate) refutations: Refutations,
}

impl Border {
    /// No cards, no owners.
    pub const EMPTY: Border = Border {
        sides: [[Side::EMPTY; STONES as usize]; 2],
        strengths: [[Strength::NONE; STONES as usize]; 2],
        complete: [StoneSet::EMPTY; 2],
        first: [StoneSet::EMPTY; 2],
        owned: [StoneSet::EMPTY; 2],
        mud: StoneSet::EMPTY,
        blind: StoneSet::EMPTY,
        shown: CardSet::EMPTY,
        refutations: Refutations::NONE,
    };

    /// The same border with other names for colours and stones.
    pub(crate) fn renamed(&self, symmetry: Symmetry) -> Border {
        let mut renamed = *self;
        for stone in Stone::all() {
            let to = symmetry.stone(stone).index();
            for seat in 0..2 {
                renamed.sides[seat][to] = self.sides[seat][stone.index()].renamed(symmetry);
                renamed.strengths[seat][to] = self.strengths[seat][stone.index()];
            }
        }
        let both = |sets: [StoneSet; 2]| sets.map(|stones| symmetry.stones(stones));
        Border {
            complete: both(self.complete),
            first: both(self.first),
            owned: both(self.owned),
            mud: symmetry.stones(self.mud),
            blind: symmetry.stones(self.blind),
            shown: symmetry.cards(self.shown),
            refutations: Refutations::NONE,
            ..renamed
        }
    }

    /// One seat's cards at a stone.
    #[inline]
    pub fn side(&self, seat: Seat, stone: Stone) -> &Side {
        &self.sides[seat.index()][stone.index()]
    }

    /// ST-T1: the number of cards that fit on a side of this stone.
    #[inline]
    pub fn capacity(&self, stone: Stone) -> u8 {
        if self.mud.contains(stone) { 4 } else { 3 }
    }

    /// The side of a seat, and what it lacks.
    #[inline]
    pub(crate) fn troop(&self, seat: Seat, stone: Stone) -> Troop {
        Troop::new(self.side(seat, stone), self.capacity(stone))
    }

    /// The strength of a complete side.
    #[inline]
    pub(crate) const fn strength(&self, seat: Seat, stone: Stone) -> Strength {
        self.strengths[seat.index()][stone.index()]
    }

    /// Where this seat's side is complete.
    #[inline]
    pub const fn complete(&self, seat: Seat) -> StoneSet {
        self.complete[seat.index()]
    }

    /// The seat whose complete side at this stone was completed first.
    #[inline]
    pub fn first(&self, stone: Stone) -> Option<Seat> {
        seat_with(self.first, stone)
    }

    /// The stones a seat owns.
    #[inline]
    pub const fn owned(&self, seat: Seat) -> StoneSet {
        self.owned[seat.index()]
    }

    /// The owner of this stone.
    #[inline]
    pub fn owner(&self, stone: Stone) -> Option<Seat> {
        seat_with(self.owned, stone)
    }

    /// The stones without an owner.
    #[inline]
    pub fn unclaimed(&self) -> StoneSet {
        Stone::ALL.without(self.owned[0]).without(self.owned[1])
    }

    /// Unclaimed stones where this seat's side has room.
    #[inline]
    pub fn room(&self, seat: Seat) -> StoneSet {
        self.unclaimed().without(self.complete[seat.index()])
    }

    /// Whether the Mud Fight lies at this stone.
    #[inline]
    pub fn is_muddy(&self, stone: Stone) -> bool {
        self.mud.contains(stone)
    }

    /// Whether Blind-Man's Bluff lies at this stone.
    #[inline]
    pub fn is_blind(&self, stone: Stone) -> bool {
        self.blind.contains(stone)
    }

    /// ST-C3: all cards that lie on the border or in the discard.
    #[inline]
    pub const fn shown(&self) -> CardSet {
        self.shown
    }

    /// ST-C3: the clan cards that may still come.
    #[inline]
    pub fn unseen(&self) -> CardSet {
        CardSet::CLAN.without(self.shown)
    }

    /// Records a card that went directly to the discard as shown.
    pub(crate) fn show(&mut self, card: Card) {
        self.shown.insert(card);
        self.refutations.card_shown(card);
    }

    /// Puts a card on a side that has room.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn place(&mut self, seat: Seat, stone: Stone, card: Card) {
        self.shown.insert(card);
        self.refutations.card_placed(stone, card);
        let capacity = self.capacity(stone);
        let side = &mut self.sides[seat.index()][stone.index()];
        side.push(card);
        if side.len() == capacity {
            self.complete[seat.index()].insert(stone);
            self.weigh(seat, stone);
            if !self.complete[seat.next(2).index()].contains(stone) {
                self.first[seat.index()].insert(stone);
            }
        }
    }

    /// Takes a card from a side. ST-F3: the side is no longer complete.
    pub(crate) fn take(&mut self, seat: Seat, stone: Stone, card: Card) {
        self.sides[seat.index()][stone.index()].remove(card);
        self.refutations.stone_changed(stone);
        self.no_longer_complete(seat, stone);
    }

    /// Lays a combat mode on a stone (ST-X4).
    pub(crate) fn lay(&mut self, stone: Stone, mode: Card) {
        self.shown.insert(mode);
        self.refutations.stone_changed(stone);
        if mode == Card::MUD_FIGHT {
            self.mud.insert(stone);
            // ST-F3: sides that were complete with three cards now lack the fourth.
            self.no_longer_complete(Seat::A, stone);
            self.no_longer_complete(Seat::B, stone);
        } else {
            self.blind.insert(stone);
            for seat in Seat::first(2) {
                if self.complete[seat.index()].contains(stone) {
                    self.weigh(seat, stone);
                }
            }
        }
    }

    /// Computes the strength of a side that has become complete.
    #[inline(never)]
    fn weigh(&mut self, seat: Seat, stone: Stone) {
        let blind = self.is_blind(stone);
        let plain = if blind { None } else { self.side(seat, stone).clan_strength() };
        let strength = plain.unwrap_or_else(|| self.troop(seat, stone).strength(blind));
        self.strengths[seat.index()][stone.index()] = strength;
    }

    fn no_longer_complete(&mut self, seat: Seat, stone: Stone) {
        let (me, you) = (seat.index(), seat.next(2).index());
        self.complete[me].remove(stone);
        self.strengths[me][stone.index()] = Strength::NONE;
        self.first[me].remove(stone);
        if self.complete[you].contains(stone) {
            self.first[you].insert(stone);
        }
    }

    /// Gives a stone to a seat.
    #[inline]
    pub(crate) fn give(&mut self, stone: Stone, seat: Seat) {
        self.owned[seat.index()].insert(stone);
    }

    /// Sets which of two complete sides was completed first. For positions that are read.
    pub(crate) fn set_first(&mut self, stone: Stone, seat: Seat) {
        self.first[seat.index()].insert(stone);
        self.first[seat.next(2).index()].remove(stone);
    }

    /// ST-E1: whether this seat has three adjacent stones or five.
    #[inline]
    pub fn has_won(&self, seat: Seat) -> bool {
        let owned = self.owned[seat.index()];
        three_adjacent(owned) || owned.len() >= 5
    }
}

/// The seat whose set contains this stone.
#[inline]
fn seat_with(sets: [StoneSet; 2], stone: Stone) -> Option<Seat> {
    if sets[0].contains(stone) { Some(Seat::A) } else { sets[1].contains(stone).then_some(Seat::B) }
}
