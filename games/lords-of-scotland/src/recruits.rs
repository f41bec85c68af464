//! The recruit row: five slots, each with a card face up or face down, or empty (LS-S2, LS-E6).

use crate::Card;

/// How many slots the row has.
pub const SLOTS: usize = 5;

/// What lies in one slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recruit {
    /// No card: there was none to deal.
    Empty,
    /// A card for all to see.
    Up(Card),
    /// A card that nobody has seen.
    Down(Card),
}

/// The recruit row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recruits {
    cards: [Card; SLOTS],
    up: u8,
    down: u8,
}

impl Recruits {
    pub(crate) const EMPTY: Recruits = Recruits { cards: [Card::LOWEST; SLOTS], up: 0, down: 0 };

    /// What lies in a slot, counted from 0.
    #[inline]
    pub fn slot(&self, slot: usize) -> Recruit {
        match (self.up >> slot & 1, self.down >> slot & 1) {
            (1, _) => Recruit::Up(self.cards[slot]),
            (_, 1) => Recruit::Down(self.cards[slot]),
            _ => Recruit::Empty,
        }
    }

    /// Every slot in order.
    pub fn iter(&self) -> impl Iterator<Item = Recruit> + '_ {
        (0..SLOTS).map(|slot| self.slot(slot))
    }

    /// The slots with a face-down card, a bit each.
    #[inline]
    pub(crate) fn down(self) -> u8 {
        self.down
    }

    /// The slots with a card, a bit each.
    #[inline]
    pub(crate) fn filled(self) -> u8 {
        self.up | self.down
    }

    #[inline]
    pub(crate) fn put(&mut self, slot: usize, recruit: Recruit) {
        let bit = 1 << slot;
        self.up &= !bit;
        self.down &= !bit;
        match recruit {
            // What an empty slot held before means nothing, and must not tell two rows apart.
            Recruit::Empty => self.cards[slot] = Card::LOWEST,
            Recruit::Up(card) => {
                self.cards[slot] = card;
                self.up |= bit;
            }
            Recruit::Down(card) => {
                self.cards[slot] = card;
                self.down |= bit;
            }
        }
    }

    /// LS-T2: turns a face-down recruit face up.
    #[inline]
    pub(crate) fn turn_up(&mut self, slot: usize) {
        self.down &= !(1 << slot);
        self.up |= 1 << slot;
    }
}
