//! The net alone: the action it values most, without search.

use std::sync::Arc;

use tabletop::Dice;

use super::evaluator::{argmax, sample_softmax};
use super::{Net, NetEvaluator, NetSpec, embedded, sigmoid};
use crate::Ismcts;
use crate::bot::{Alternative, Bot, BotDecision, Budget};
use crate::heuristics::Heuristics;

/// The least budget of the tree search that replaces a missing net.
pub(super) const BUDGET_WITHOUT_NET: Budget = Budget::Iterations(2000);
/// The softmax temperature of the shares in a report.
const REPORT_TEMPERATURE: f32 = 0.2;

/// The maximum over noisy logits is biased upwards, by about this much as measured over games.
pub(super) const MAX_BIAS: f32 = 0.1;

/// One evaluator per family of rules that has a net.
pub(super) struct NetEvaluators(Vec<Option<NetEvaluator>>);

impl NetEvaluators {
    /// Evaluators of the shipped nets.
    pub(super) fn embedded<G: Heuristics>() -> NetEvaluators {
        NetEvaluators::new::<G>(embedded)
    }

    /// An evaluator of this net only, for the family of rules it was trained for.
    pub(super) fn only<G: Heuristics>(net: &Arc<Net>) -> NetEvaluators {
        NetEvaluators::new::<G>(|spec| (spec.shape.name == net.shape.name).then(|| Arc::clone(net)))
    }

    fn new<G: Heuristics>(net: impl Fn(&NetSpec) -> Option<Arc<Net>>) -> NetEvaluators {
        let specs = G::NET.map_or(&[][..], |features| features.specs);
        NetEvaluators(specs.iter().map(|spec| net(spec).map(NetEvaluator::new)).collect())
    }

    /// The evaluator for the rules of this position.
    pub(super) fn of<G: Heuristics>(&mut self, position: &G) -> Option<&mut NetEvaluator> {
        let features = G::NET?;
        self.0[(features.select)(position)].as_mut()
    }
}

/// Plays by a net alone.
pub struct NetPolicy<G: Heuristics> {
    evaluators: NetEvaluators,
    temperature: f32,
    without_net: Ismcts<G>,
    logits: Vec<f32>,
    actions: Vec<G::Action>,
}

impl<G: Heuristics> NetPolicy<G> {
    /// A policy by the shipped nets that samples at this softmax temperature; 0 takes the best action.
    pub fn new(temperature: f32) -> NetPolicy<G> {
        NetPolicy::with(NetEvaluators::embedded::<G>(), temperature)
    }

    /// A policy by this net.
    pub fn by(net: &Arc<Net>, temperature: f32) -> NetPolicy<G> {
        NetPolicy::with(NetEvaluators::only::<G>(net), temperature)
    }

    fn with(evaluators: NetEvaluators, temperature: f32) -> NetPolicy<G> {
        let without_net = Ismcts::default();
        NetPolicy { evaluators, temperature, without_net, logits: Vec::new(), actions: Vec::new() }
    }
}

impl<G: Heuristics> Bot<G> for NetPolicy<G> {
    fn think(&mut self, view: &G::View, _: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        // Features depend on the view only, so one determinization is enough.
        let position = G::determinize(view, dice);
        self.actions.clear();
        position.legal_actions(&mut self.actions);
        if let [only] = self.actions[..] {
            return BotDecision::forced(only);
        }
        let Some(evaluator) = self.evaluators.of(&position) else {
            return self.without_net.think(view, BUDGET_WITHOUT_NET, dice);
        };
        evaluator.logits(&position, &self.actions, &mut self.logits);
        let chosen = sample_softmax(&self.logits, self.temperature, dice);
        let mut decision = report(&self.actions, &self.logits);
        if chosen != argmax(&self.logits) {
            decision.choose_instead(self.actions[chosen]);
        }
        decision
    }
}

/// The decision for the action with the highest logit.
pub(super) fn report<A: Copy>(actions: &[A], logits: &[f32]) -> BotDecision<A> {
    let top = logits[argmax(logits)];
    let weight = |logit: f32| ((logit - top) / REPORT_TEMPERATURE).exp();
    let total: f32 = logits.iter().map(|logit| weight(*logit)).sum();
    let mut alternatives: Vec<Alternative<A>> = actions
        .iter()
        .zip(logits)
        .map(|(&action, &logit)| Alternative {
            action,
            share: weight(logit) / total,
            value: sigmoid(logit - MAX_BIAS),
        })
        .collect();
    alternatives.sort_by(|one, two| two.share.total_cmp(&one.share));
    let Alternative { action, value, .. } = alternatives[0];
    BotDecision { action, iterations: actions.len() as u64, value, line: vec![action], alternatives }
}
