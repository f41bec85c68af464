//! The levels below the strongest: each family of rules says how its nets are held back for them.

use tabletop::{Dice, Features, Rung};

use super::{Learned, Searching};
use crate::bot::{Bot, Budget, Thought};

/// Plays so many steps below the strongest level.
pub struct Below<G: Features> {
    steps: usize,
    alone: Learned<G>,
    search: Searching<G>,
}

impl<G: Features> Below<G> {
    /// So many steps below, from 1 to 3.
    pub fn new(steps: u8) -> Below<G> {
        Below { steps: usize::from(steps), alone: Learned::new(0.0), search: Searching::default() }
    }
}

impl<G: Features> Bot<G> for Below<G> {
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> Thought<G::Action> {
        let family = G::determinize(view, &mut Dice::quick(0)).outlook();
        match G::OUTLOOKS.get(family).map(|outlook| outlook.ladder[self.steps - 1]) {
            Some(Rung::Lines(lines)) => self.search.think(view, Budget::Iterations(lines.into()), dice),
            Some(Rung::Freedom(thousandths)) => {
                self.alone.choose_at(f32::from(thousandths) / 1000.0);
                self.alone.think(view, budget, dice)
            }
            // A game without nets.
            None => self.alone.think(view, budget, dice),
        }
    }
}
