//! The net alone: the action it values most, without search.

use std::sync::Arc;

use tabletop::Dice;

use super::evaluator::{argmax, sample_softmax};
use super::{Net, NetEvaluator, NetSpec, embedded, sigmoid};
use crate::Ismcts;
use crate::bot::{Alternative, Bot, BotDecision, Budget};
use crate::endgame::best_unless_lost;
use crate::heuristics::Heuristics;
use crate::sorting::sort_by;

/// The least budget of the tree search that replaces a missing net.
pub(super) const BUDGET_WITHOUT_NET: Budget = Budget::Iterations(2000);
/// The softmax temperature of the shares in a report.
const REPORT_TEMPERATURE: f32 = 0.2;

/// The maximum over noisy logits is biased upwards, by about this much as measured over games.
pub(super) const MAX_BIAS: f32 = 0.1;

/// The win probability that the logit of the best action stands for.
pub(crate) fn bare_value(logit: f32) -> f32 {
    sigmoid(logit - MAX_BIAS)
}

/// One evaluator per family of rules that has a net.
pub(crate) struct NetEvaluators(Vec<Option<NetEvaluator>>);

impl NetEvaluators {
    /// Evaluators of the shipped nets.
    pub(crate) fn embedded<G: Heuristics>() -> NetEvaluators {
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
    pub(crate) fn of<G: Heuristics>(&mut self, position: &G) -> Option<&mut NetEvaluator> {
        let features = G::NET?;
        self.0[(features.select)(position)].as_mut()
    }
}

/// Plays by a net alone.
pub struct NetPolicy<G: Heuristics> {
    evaluators: NetEvaluators,
    temperature: f32,
    solves_endgames: bool,
    without_net: Ismcts<G>,
    logits: Vec<f32>,
    actions: Vec<G::Action>,
    eligible: Vec<usize>,
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

    /// The same policy, except that it plays short endgames exactly where the game can solve them. Handicapped levels do
    /// not: it would make them stronger.
    #[must_use]
    pub fn solving_endgames(mut self) -> NetPolicy<G> {
        self.solves_endgames = true;
        self
    }

    fn with(evaluators: NetEvaluators, temperature: f32) -> NetPolicy<G> {
        NetPolicy {
            evaluators,
            temperature,
            solves_endgames: false,
            without_net: Ismcts::default(),
            logits: Vec::new(),
            actions: Vec::new(),
            eligible: Vec::new(),
        }
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
        let mut decision = report(&self.actions, &self.logits);
        if let Some(win) = position.sure_win() {
            decision.choose_exactly((win, 1.0));
            return decision;
        }
        if self.solves_endgames
            && let Some(best) = best_unless_lost(&position)
        {
            decision.choose_exactly(best);
            return decision;
        }
        list_eligible(&position, &self.actions, &mut self.eligible);
        // The logits of the eligible actions move to the front.
        for (place, &index) in self.eligible.iter().enumerate() {
            self.logits[place] = self.logits[index];
        }
        let logits = &self.logits[..self.eligible.len()];
        let chosen = self.actions[self.eligible[sample_softmax(logits, self.temperature, dice)]];
        if chosen != decision.action {
            decision.choose_instead(chosen);
        }
        decision
    }
}

/// Lists the indices of the actions to choose from: the free ones ([`Heuristics::is_free`]) if there are any, otherwise all.
pub(crate) fn list_eligible<G: Heuristics>(position: &G, actions: &[G::Action], eligible: &mut Vec<usize>) {
    eligible.clear();
    eligible.extend((0..actions.len()).filter(|&index| position.is_free(actions[index])));
    if eligible.is_empty() {
        eligible.extend(0..actions.len());
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
            value: bare_value(logit),
        })
        .collect();
    sort_by(&mut alternatives, |one, two| two.share.total_cmp(&one.share));
    let Alternative { action, value, .. } = alternatives[0];
    BotDecision { action, iterations: actions.len() as u64, value, line: vec![action], alternatives }
}
