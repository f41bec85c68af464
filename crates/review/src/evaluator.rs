//! The winning chance of a seat in a sampled position: a short rollout that the value net ends.

use bots::net::{NetEvaluator, NetFeatures, embedded, sigmoid};
use bots::{Heuristics, Rewards};
use tabletop::{Dice, Seat};

/// A rollout ends at the seat's first decision after this many decisions.
const DECISIONS: u32 = 4;
/// The maximum over noisy logits is biased upwards, by about this much as measured over games (docs/research/nets.md).
const MAX_BIAS: f32 = 0.1;

/// Evaluates sampled positions, by the game's shipped nets or else by its heuristics.
pub struct Evaluator<G: Heuristics> {
    nets: Vec<Option<NetEvaluator>>,
    logits: Vec<f32>,
    actions: Vec<G::Action>,
}

impl<G: Heuristics> Default for Evaluator<G> {
    fn default() -> Evaluator<G> {
        let specs = G::NET.map_or(&[][..], |features| features.specs);
        let nets = specs.iter().map(|spec| embedded(spec).map(NetEvaluator::new)).collect();
        Evaluator { nets, logits: Vec::new(), actions: Vec::new() }
    }
}

impl<G: Heuristics> Evaluator<G> {
    fn net(&mut self, position: &G) -> Option<&mut NetEvaluator> {
        let features: NetFeatures<G> = G::NET?;
        self.nets[(features.select)(position)].as_mut()
    }

    /// Whether rollouts end with a net.
    pub(crate) fn has_net(&mut self, position: &G) -> bool {
        self.net(position).is_some()
    }

    /// How promising each legal action of the deciding seat is: logits of the net, or logarithms of priors.
    pub(crate) fn promise(&mut self, position: &G, actions: &[G::Action]) -> Vec<f32> {
        let mut promise = Vec::with_capacity(actions.len());
        match self.net(position) {
            Some(net) => net.logits(position, actions, &mut promise),
            None => {
                position.priors(actions, &mut promise);
                for weight in &mut promise {
                    *weight = weight.max(1e-3).ln();
                }
            }
        }
        promise
    }

    /// The expected reward of a seat if all seats follow the net for a few decisions, from 0 to 1. The decisions, without
    /// forced and free ones, are appended to `line`.
    pub(crate) fn play_on(
        &mut self,
        mut position: G,
        seat: Seat,
        dice: &mut Dice,
        line: &mut Vec<(Seat, G::Action)>,
    ) -> f64 {
        let Evaluator { nets, logits, actions } = self;
        let net = G::NET.and_then(|features: NetFeatures<G>| nets[(features.select)(&position)].as_mut());
        let Some(net) = net else {
            return position.evaluate_leaf(dice, actions).for_seat(seat).into();
        };
        let mut made = 0;
        loop {
            let Some(decider) = position.decider() else {
                return reward(&position, seat);
            };
            let action = if let Some(forced) = position.forced_action(actions) {
                forced
            } else if let Some(free) = actions.iter().copied().find(|action| position.is_free(*action)) {
                free
            } else {
                net.logits(&position, actions, logits);
                let best = argmax(logits);
                made += 1;
                if made > DECISIONS && decider == seat {
                    return sigmoid(logits[best] - MAX_BIAS).into();
                }
                line.push((decider, actions[best]));
                actions[best]
            };
            position.apply(action, dice);
        }
    }
}

/// The reward of a seat in a finished game.
///
/// # Panics
/// If the game goes on.
pub(crate) fn reward<G: Heuristics>(position: &G, seat: Seat) -> f64 {
    let verdict = position.turn().verdict().expect("nobody decides: the game is over");
    Rewards::of(verdict, position.seats()).for_seat(seat).into()
}

/// The index of the first maximum.
fn argmax(values: &[f32]) -> usize {
    let mut best = 0;
    for (i, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = i;
        }
    }
    best
}
