//! Uniformly random play.

use tabletop::{Dice, Game};

use crate::bot::{Alternative, Bot, BotDecision, Budget, legal_actions};

/// Plays any legal action, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn think(&mut self, view: &G::View, _: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        let actions = legal_actions::<G>(view, dice);
        let action = *dice.pick(&actions);
        let share = 1.0 / actions.len() as f32;
        let alternatives = actions.iter().map(|&action| Alternative { action, share, value: 0.5 }).collect();
        BotDecision { action, iterations: 0, value: 0.5, line: vec![action], alternatives }
    }
}
