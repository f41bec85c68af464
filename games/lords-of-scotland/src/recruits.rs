//! The recruit row: five slots, each with a card face up or face down, or empty (LS-S2, LS-E6).

use crate::Card;

/// The number of slots.
pub const SLOTS: usize = 5;

/// The content of one slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recruit {
    /// No card: there was none to deal.
    Empty,
    /// A face-up card.
    Up(Card),
    /// A face-down card.
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

    /// The content of a slot, counted from 0.
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

    /// The slots with a face-down card, one bit each.
    #[inline]
    pub(crate) fn down(self) -> u8 {
        self.down
    }

    /// The slots with a card, one bit each.
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
            // Equal rows must compare equal, so an empty slot forgets its card.
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
