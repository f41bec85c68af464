//! The action with the highest prior.

use tabletop::Dice;

use crate::bot::{Alternative, Bot, BotDecision, Budget};
use crate::heuristics::Heuristics;
use crate::sorting::sort_by;

/// Takes the action with the highest prior ([`Heuristics::priors`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Heuristics> Bot<G> for Greedy {
    fn think(&mut self, view: &G::View, _: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        let position = G::determinize(view, dice);
        let (mut actions, mut weights) = (Vec::new(), Vec::new());
        position.legal_actions(&mut actions);
        if let [only] = actions[..] {
            return BotDecision::forced(only);
        }
        position.priors(&actions, &mut weights);
        let total: f32 = weights.iter().sum();
        let mut alternatives: Vec<Alternative<G::Action>> = actions
            .into_iter()
            // Ties are broken at random.
            .zip(weights.iter().map(|weight| weight / total * (1.0 + dice.below(1000) as f32 * 1e-6)))
            .map(|(action, share)| Alternative { action, share, value: 0.5 })
            .collect();
        sort_by(&mut alternatives, |one, two| two.share.total_cmp(&one.share));
        let action = alternatives[0].action;
        BotDecision { action, iterations: 1, value: 0.5, line: vec![action], alternatives }
    }
}
