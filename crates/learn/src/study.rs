//! Learning from a search: what it finds in many lines, the net is to see at once.

use bots::net::{Judge, Searching, softmax_choice};
use bots::{Bot, Budget};
use tabletop::{Dice, Features, Settings};

use crate::sample::Samples;
use crate::settings::Pace;

/// Plays one game by a search. Every action it looked at is worth what the search says of it.
pub fn study<G: Features>(
    (search, lines): (&mut Searching<G>, u32),
    judge: &mut Judge,
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
                if position.foresee(other.action, judge.impression_mut()).is_none() {
                    samples.push(judge.impression());
                    *samples.targets.last_mut().expect("it was pushed") = other.value;
                }
            }
        }
        let action = if (dice.word() as f32) < pace.any * 4_294_967_296.0 {
            actions[dice.below(actions.len() as u32) as usize]
        } else {
            let answers: Vec<f32> = seen.iter().map(|other| odds(other.value)).collect();
            seen[softmax_choice(&answers, pace.temperature, dice)].action
        };
        position.apply(action, dice);
    }
    samples
}

/// The answer of a net that would mean this chance.
fn odds(chance: f32) -> f32 {
    let chance = chance.clamp(1e-4, 1.0 - 1e-4);
    (chance / (1.0 - chance)).ln()
}
