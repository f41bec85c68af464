//! A search one action deep.

use tabletop::Dice;

use crate::bot::{Alternative, Bot, BotDecision, Budget, legal_actions};
use crate::heuristics::Heuristics;
use crate::sorting::sort_by;

/// The number of determinizations.
const SAMPLES: usize = 12;

/// Plays each action in a few determinizations and takes the one with the best static evaluation
/// ([`Heuristics::evaluate`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Lookahead;

impl<G: Heuristics> Bot<G> for Lookahead {
    fn think(&mut self, view: &G::View, _: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        let actions = legal_actions::<G>(view, dice);
        if let [only] = actions[..] {
            return BotDecision::forced(only);
        }
        let samples: Vec<G> = (0..SAMPLES).map(|_| G::determinize(view, dice)).collect();
        let seat = samples[0].decider().expect("the game goes on");
        let value = |action: G::Action, dice: &mut Dice| {
            let after = |position: &G| {
                let mut position = position.clone();
                position.apply(action, dice);
                position.evaluate().for_seat(seat)
            };
            samples.iter().map(after).sum::<f32>() / SAMPLES as f32
        };
        let mut alternatives: Vec<Alternative<G::Action>> = actions
            .into_iter()
            // Ties are broken at random.
            .map(|action| (action, value(action, dice) + dice.below(1000) as f32 * 1e-7))
            .map(|(action, value)| Alternative { action, share: 0.0, value })
            .collect();
        sort_by(&mut alternatives, |one, two| two.value.total_cmp(&one.value));
        alternatives[0].share = 1.0;
        let Alternative { action, value, .. } = alternatives[0];
        let iterations = (alternatives.len() * SAMPLES) as u64;
        BotDecision { action, iterations, value, line: vec![action], alternatives }
    }
}
