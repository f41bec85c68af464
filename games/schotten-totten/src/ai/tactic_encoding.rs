//! The game with tactics, encoded for a policy net: a slot for every action except claims, which are automatic.
//!
//! What can be proved is claimed at once, the stone with the lowest number first.

mod rows;
mod slots;

use std::sync::LazyLock;

use bots::encoding::{Block, Encoding, Layout};
use tabletop::Game;

use super::net::NET;
use crate::action::Action;
use crate::phase::Phase;
use crate::position::Position;
use crate::stone::STONES;
use rows::Table;

/// The most cards in a hand: seven less the Recruiter, and three that it draws.
const HAND: usize = 9;
/// All cards: clan and tactic.
const CARDS: usize = 64;
/// The cards that can lie on a side.
const TROOPS: usize = 58;
/// A formation and its sum.
const STRENGTH: usize = 5 + 1;

/// The blocks of both kinds of rows.
const BLOCKS: [Block; 3] = [
    Block {
        name: "stones",
        items: STONES as usize,
        features: 2 * TROOPS + 3 + 2 + 9 + 2 + 2 * 5 + 4 * STRENGTH + 3,
    },
    Block { name: "cards", items: HAND, features: 6 + 9 + 10 + 2 },
    Block { name: "table", items: 1, features: 8 * CARDS + 4 + 4 + 4 + 3 + 4 + 3 },
];

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| Layout {
    name: "schotten-totten-tactics-1",
    observation: BLOCKS.to_vec(),
    privileged: BLOCKS.to_vec(),
    actions: slots::END,
});

static OVER_CANDIDATES: LazyLock<Layout> = LazyLock::new(|| LAYOUT.over_candidates(&NET.specs[1]));

/// The encoding of the rule sets with tactics.
#[derive(Clone, Copy, Default, Debug)]
pub struct TacticEncoding;

impl Encoding for TacticEncoding {
    type Game = Position;

    fn layout(&self) -> &Layout {
        &LAYOUT
    }

    fn over_candidates(&self) -> Option<&Layout> {
        Some(&OVER_CANDIDATES)
    }

    fn covers(&self, position: &Position) -> bool {
        position.rules.tactics
    }

    fn automatic(&self, position: &Position) -> Option<Action> {
        if let Some(stone) = position.claims_now().into_iter().next() {
            return Some(Action::Claim(stone));
        }
        let ends = matches!(position.turn.phase, Phase::Claim | Phase::Recruit(_));
        (ends && position.draws() == (false, false)).then_some(Action::End)
    }

    fn mask(&self, position: &Position, mask: &mut [u8]) {
        let mut actions = Vec::with_capacity(64);
        position.legal_actions(&mut actions);
        for action in actions {
            if let Some(slot) = slots::slot(position, action) {
                mask[slot] = 1;
            }
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
