//! Rules of thumb: the action that looks most promising at first sight.

use tabletop::{Dice, Knowledge};

use crate::bot::{Alternative, Bot, Budget, Thought};

/// Takes the action with the highest prior.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Knowledge> Bot<G> for Greedy {
    fn think(&mut self, view: &G::View, _: Budget, dice: &mut Dice) -> Thought<G::Action> {
        let world = G::determinize(view, dice);
        let (mut actions, mut weights) = (Vec::new(), Vec::new());
        world.legal_actions(&mut actions);
        if let [only] = actions[..] {
            return Thought::forced(only);
        }
        world.priors(&actions, &mut weights);
        let total: f32 = weights.iter().sum();
        let mut alternatives: Vec<Alternative<G::Action>> = actions
            .into_iter()
            // A little chance decides between equals.
            .zip(weights.iter().map(|weight| weight / total * (1.0 + dice.below(1000) as f32 * 1e-6)))
            .map(|(action, share)| Alternative { action, share, value: 0.5 })
            .collect();
        alternatives.sort_by(|one, two| two.share.total_cmp(&one.share));
        let action = alternatives[0].action;
        Thought { action, iterations: 1, value: 0.5, line: vec![action], alternatives }
    }
}
