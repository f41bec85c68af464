//! Distillation: the net learns to predict the result of a search.

use bots::net::{NetEvaluator, NetFeatures, NetSearch, logit, sample_softmax};
use bots::{Bot, Budget, Heuristics};
use tabletop::{Dice, Settings};

use crate::sample::Samples;
use crate::settings::Pace;

/// Plays one game by a search. Every candidate of the search becomes a sample whose target is its search value.
pub fn study<G: Heuristics>(
    (search, rollouts): (&mut NetSearch<G>, u32),
    evaluator: &mut NetEvaluator,
    pace: Pace,
    (settings, seats): &(Settings, u8),
    parts: usize,
    dice: &mut Dice,
) -> Samples {
    let mut position = G::deal(settings, *seats, dice).expect("the options were checked");
    let mut actions = Vec::new();
    let mut samples = Samples::new(parts);
    while let Some(seat) = position.decider() {
        if let Some(forced) = position.forced_action(&mut actions) {
            position.apply(forced, dice);
            continue;
        }
        let decision = search.think(&position.view(seat.into()), Budget::Iterations(rollouts), dice);
        let candidates: Vec<_> = decision.alternatives.iter().filter(|other| other.share > 0.0).collect();
        // Without rollouts there is nothing to learn.
        if decision.iterations >= u64::from(rollouts) {
            for other in &candidates {
                if NetFeatures::write_after(&position, other.action, evaluator.features_mut()).is_none() {
                    samples.push(evaluator.features());
                    *samples.targets.last_mut().expect("a sample was pushed") = other.value;
                }
            }
        }
        let action = if (dice.word() as f32) < pace.epsilon * 4_294_967_296.0 {
            actions[dice.below(actions.len() as u32) as usize]
        } else {
            let logits: Vec<f32> = candidates.iter().map(|other| logit(other.value)).collect();
            candidates[sample_softmax(&logits, pace.temperature, dice)].action
        };
        position.apply(action, dice);
    }
    samples
}
