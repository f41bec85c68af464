//! Learning from a search: what it finds in many lines, the net is to see at once.

use bots::net::{NetEvaluator, NetFeatures, NetSearch, logit, sample_softmax};
use bots::{Bot, Budget, Heuristics};
use tabletop::{Dice, Settings};

use crate::sample::Samples;
use crate::settings::Pace;

/// Plays one game by a search. Every action it looked at is worth what the search says of it.
pub fn study<G: Heuristics>(
    (search, lines): (&mut NetSearch<G>, u32),
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
        actions.clear();
        position.legal_actions(&mut actions);
        if let [forced] = actions[..] {
            position.apply(forced, dice);
            continue;
        }
        let thought = search.think(&position.view(seat.into()), Budget::Iterations(lines), dice);
        let seen: Vec<_> = thought.alternatives.iter().filter(|other| other.share > 0.0).collect();
        // Where nothing was played on, there is nothing to learn.
        if thought.iterations >= u64::from(lines) {
            for other in &seen {
                if NetFeatures::write_after(&position, other.action, evaluator.features_mut()).is_none() {
                    samples.push(evaluator.features());
                    *samples.targets.last_mut().expect("it was pushed") = other.value;
                }
            }
        }
        let action = if (dice.word() as f32) < pace.any * 4_294_967_296.0 {
            actions[dice.below(actions.len() as u32) as usize]
        } else {
            let logits: Vec<f32> = seen.iter().map(|other| logit(other.value)).collect();
            seen[sample_softmax(&logits, pace.temperature, dice)].action
        };
        position.apply(action, dice);
    }
    samples
}
