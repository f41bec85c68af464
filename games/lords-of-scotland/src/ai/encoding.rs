//! Lords of Scotland, encoded for a policy net: a slot for every action, with seats counted from the own one and cards of the
//! hand by their place in order of rank.

mod slots;
mod table;

use std::sync::LazyLock;

use bots::encoding::{Block, Encoding, Layout};
use tabletop::{Game, MAX_SEATS};

use super::net::NET;
use crate::card::CARDS;
use crate::{Action, MOST_CLANS, MOST_HAND, MOST_SUPPORTERS, Position, SLOTS};
use table::Table;

/// Seats of the largest table.
const SEATS: usize = MAX_SEATS as usize;
/// Strengths and bloodlines of a card.
const CARD: usize = 12 + 9;

/// The blocks of both kinds of rows.
const BLOCKS: [Block; 6] = [
    Block { name: "hand", items: MOST_HAND, features: CARD + 4 },
    Block { name: "recruits", items: SLOTS, features: CARD + 3 },
    Block { name: "supporters", items: MOST_SUPPORTERS, features: CARD + 2 },
    Block { name: "clans", items: SEATS * MOST_CLANS, features: CARD + 3 + 3 + SEATS + 1 },
    Block { name: "seats", items: SEATS, features: 1 + 7 + SEATS + CARDS },
    Block { name: "table", items: 1, features: 4 + 3 + 5 + 5 + 10 + 1 + 3 * CARDS },
];

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| Layout {
    name: "lords-of-scotland-1",
    observation: BLOCKS.to_vec(),
    privileged: BLOCKS.to_vec(),
    actions: slots::END,
});

static OVER_CANDIDATES: LazyLock<[Layout; 2]> =
    LazyLock::new(|| [0, 1].map(|net| LAYOUT.over_candidates(&NET.specs[net])));

/// The encoding. Tables for two and for more have policies of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LordsEncoding {
    /// For two players.
    Two,
    /// For three to five.
    More,
}

impl LordsEncoding {
    /// The encoding for this number of players.
    pub const fn of(seats: u8) -> LordsEncoding {
        if seats == 2 { LordsEncoding::Two } else { LordsEncoding::More }
    }
}

impl Encoding for LordsEncoding {
    type Game = Position;

    fn layout(&self) -> &Layout {
        &LAYOUT
    }

    fn over_candidates(&self) -> Option<&Layout> {
        Some(&OVER_CANDIDATES[*self as usize])
    }

    fn covers(&self, position: &Position) -> bool {
        *self == LordsEncoding::of(position.rules.seats)
    }

    fn mask(&self, position: &Position, mask: &mut [u8]) {
        for number in 0..position.count_legal() {
            let slot = slots::slot(position, position.nth_legal(number));
            mask[slot.expect("every legal action has a slot")] = 1;
        }
    }

    fn action(&self, position: &Position, slot: usize) -> Option<Action> {
        slots::action(position, slot).filter(|&action| position.check(action).is_ok())
    }

    fn slot(&self, position: &Position, action: Action) -> Option<usize> {
        slots::slot(position, action)
    }

    fn observe(&self, position: &Position, observation: &mut [u8]) {
        Table::seen(position).write(observation);
    }

    fn observe_privileged(&self, position: &Position, observation: &mut [u8]) {
        Table::open(position).write(observation);
    }
}
