//! A search with a net. In games with hidden hands it is shallow: the most promising actions are played forward in sampled
//! determinizations, all seats following the net for a few decisions, and the resulting positions are valued by it. Where all
//! seats see the same it is a tree ([`NetTree`]).

use std::sync::Arc;

use tabletop::{Dice, Seat};

use super::evaluator::argmax;
use super::policy::{BUDGET_WITHOUT_NET, NetEvaluators, bare_value, list_eligible, report};
use super::tree::{Found, NetTree};
use super::{Net, NetEvaluator, NetFeatures};
use crate::Ismcts;
use crate::bot::{Alternative, Bot, BotDecision, Budget};
use crate::clock::Instant;
use crate::endgame::best_unless_lost;
use crate::halving::{Candidate, spend};
use crate::heuristics::{Heuristics, Rewards};
use crate::sorting::sort_by;

/// Parameters of the shallow search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NetSearchConfig {
    /// The number of candidate actions.
    pub actions: usize,
    /// Actions whose logit is below the best by more than this are no candidates.
    pub margin: f32,
    /// A rollout ends at the seat's first decision after this many decisions.
    pub decisions: u32,
    /// The number of rollouts that the net's own value of an action counts for.
    pub prior_weight: f32,
}

impl Default for NetSearchConfig {
    fn default() -> NetSearchConfig {
        NetSearchConfig { actions: 8, margin: 2.0, decisions: 4, prior_weight: 20.0 }
    }
}

/// The search.
pub struct NetSearch<G: Heuristics> {
    evaluators: NetEvaluators,
    config: NetSearchConfig,
    without_net: Ismcts<G>,
    logits: Vec<f32>,
    actions: Vec<G::Action>,
    eligible: Vec<usize>,
    candidates: Vec<Candidate<G::Action>>,
    tree: NetTree<G::Action>,
}

impl<G: Heuristics> Default for NetSearch<G> {
    fn default() -> NetSearch<G> {
        NetSearch::new(NetSearchConfig::default())
    }
}

impl<G: Heuristics> NetSearch<G> {
    /// A search with the shipped nets.
    pub fn new(config: NetSearchConfig) -> NetSearch<G> {
        NetSearch::with(NetEvaluators::embedded::<G>(), config)
    }

    /// A search with this net.
    pub fn by(net: &Arc<Net>, config: NetSearchConfig) -> NetSearch<G> {
        NetSearch::with(NetEvaluators::only::<G>(net), config)
    }

    fn with(evaluators: NetEvaluators, config: NetSearchConfig) -> NetSearch<G> {
        NetSearch {
            evaluators,
            config,
            without_net: Ismcts::default(),
            logits: Vec::new(),
            actions: Vec::new(),
            eligible: Vec::new(),
            candidates: Vec::new(),
            tree: NetTree::new(),
        }
    }
}

impl<G: Heuristics> Bot<G> for NetSearch<G> {
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        let start = Instant::now();
        let position = G::determinize(view, dice);
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        if let [only] = actions[..] {
            return BotDecision::forced(only);
        }
        let seat = position.decider().expect("the game goes on");
        let Some(evaluator) = self.evaluators.of(&position) else {
            return self.without_net.think(view, budget.at_least(BUDGET_WITHOUT_NET), dice);
        };
        evaluator.logits(&position, &actions, &mut self.logits);
        let mut decision = report(&actions, &self.logits);
        if let Some(win) = position.sure_win() {
            decision.choose_exactly((win, 1.0));
            return decision;
        }
        if let Some(solution) = position.solve() {
            return BotDecision::solved(solution);
        }
        if let Some(best) = best_unless_lost(&position) {
            decision.choose_exactly(best);
            return decision;
        }
        let calibration = Calibration::of(&position);
        list_eligible(&position, &actions, &mut self.eligible);
        let mut rollout =
            NetRollout { evaluator, seat, logits: &mut self.logits, actions: &mut self.actions };
        if position.shared_key().is_some() && self.eligible.len() > 1 {
            let found = self.tree.search(view, &mut rollout, (budget, start), dice);
            replace(&mut decision, found, calibration);
            return decision;
        }
        choose_candidates(&mut self.candidates, &actions, &self.eligible, rollout.logits, &self.config);
        if self.candidates.len() < 2 {
            let only = self.candidates[0].action;
            if only != decision.action {
                decision.choose_instead(only);
            }
            return decision;
        }
        let decisions = self.config.decisions;
        let rollouts = spend(&mut self.candidates, view, (budget, start), dice, |mut after: G, dice| {
            rollout.run(&mut after, decisions, dice)
        });
        replace(&mut decision, conclude(&self.candidates, rollouts), calibration);
        decision
    }
}

/// Fills the list with the eligible actions of the highest logits, best first.
fn choose_candidates<A: Copy>(
    candidates: &mut Vec<Candidate<A>>,
    legal: &[A],
    eligible: &[usize],
    logits: &[f32],
    config: &NetSearchConfig,
) {
    let NetSearchConfig { actions, margin, prior_weight, .. } = *config;
    let top = eligible.iter().map(|&i| logits[i]).fold(f32::NEG_INFINITY, f32::max);
    let mut indices: Vec<usize> = eligible.iter().copied().filter(|&i| logits[i] >= top - margin).collect();
    sort_by(&mut indices, |&one, &two| logits[two].total_cmp(&logits[one]));
    indices.truncate(actions);
    candidates.clear();
    candidates.extend(indices.iter().map(|&index| Candidate {
        action: legal[index],
        value: prior_weight * bare_value(logits[index]),
        weight: prior_weight,
        alive: true,
    }));
}

/// What the rollouts found.
fn conclude<A: Copy>(candidates: &[Candidate<A>], rollouts: u32) -> Found<A> {
    let mut sorted = candidates.to_vec();
    sort_by(&mut sorted, |one, two| two.mean().total_cmp(&one.mean()));
    let total: f32 = sorted.iter().map(|candidate| candidate.weight).sum();
    let alternatives = sorted.iter().map(|candidate| Alternative {
        action: candidate.action,
        share: candidate.weight / total,
        value: candidate.mean(),
    });
    Found { alternatives: alternatives.collect(), line: vec![sorted[0].action], iterations: rollouts }
}

/// Replaces the net's decision by that of a search. The actions that it looked at come first.
fn replace<A: Copy + Eq>(decision: &mut BotDecision<A>, found: Found<A>, calibration: Calibration) {
    let Found { mut alternatives, line, iterations } = found;
    // The chosen action reports at least as large a share as any other.
    let most = alternatives.iter().map(|other| other.share).fold(0.0, f32::max);
    alternatives[0].share = most;
    let sum: f32 = alternatives.iter().map(|other| other.share).sum();
    for alternative in &mut alternatives {
        alternative.share /= sum;
    }
    let is_new = |other: &&Alternative<A>| alternatives.iter().all(|known| known.action != other.action);
    let others: Vec<Alternative<A>> = decision
        .alternatives
        .iter()
        .filter(is_new)
        .map(|other| Alternative { share: 0.0, ..*other })
        .collect();
    alternatives.extend(others);
    for alternative in &mut alternatives {
        alternative.value = calibration.apply(alternative.value);
    }
    let Alternative { action, value, .. } = alternatives[0];
    *decision = BotDecision { action, iterations: u64::from(iterations), value, line, alternatives };
}

/// The exponent on the odds that turns the mean of rollouts into a calibrated win probability.
#[derive(Clone, Copy, Debug)]
struct Calibration(f32);

impl Calibration {
    fn of<G: Heuristics>(position: &G) -> Calibration {
        let measured = NetFeatures::spec_of(position).map_or(&[][..], |spec| spec.calibration);
        Calibration::measured(measured, position.seats())
    }

    fn measured(hundredths: &[u16], seats: u8) -> Calibration {
        let exponent = hundredths.get(usize::from(seats).saturating_sub(2));
        Calibration(exponent.map_or(1.0, |hundredths| f32::from(*hundredths) / 100.0))
    }

    fn apply(self, probability: f32) -> f32 {
        let [won, lost] = [probability, 1.0 - probability].map(|part| part.clamp(0.0, 1.0).powf(self.0));
        won / (won + lost)
    }
}

/// Plays positions forward.
pub(crate) struct NetRollout<'a, G: Heuristics> {
    pub(crate) evaluator: &'a mut NetEvaluator,
    pub(crate) seat: Seat,
    pub(crate) logits: &'a mut Vec<f32>,
    pub(crate) actions: &'a mut Vec<G::Action>,
}

impl<G: Heuristics> NetRollout<'_, G> {
    /// The expected reward of the seat: all seats take the net's best action, and the seat's first decision after
    /// this many decisions is valued. The position is then at that decision.
    pub(crate) fn run(&mut self, position: &mut G, decisions: u32, dice: &mut Dice) -> f32 {
        let mut made = 0;
        loop {
            let Some(decider) = position.decider() else {
                let verdict = position.turn().verdict().expect("nobody decides: the game is over");
                return Rewards::of(verdict, position.seats()).for_seat(self.seat);
            };
            self.actions.clear();
            position.legal_actions(self.actions);
            let action = if let [forced] = self.actions[..] {
                forced
            } else if let Some(&free) = self.actions.iter().find(|action| position.is_free(**action)) {
                free
            } else {
                self.evaluator.logits(position, self.actions, self.logits);
                let best = argmax(self.logits);
                made += 1;
                if made > decisions && decider == self.seat {
                    return bare_value(self.logits[best]);
                }
                self.actions[best]
            };
            position.apply(action, dice);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calibration_is_monotonic_and_keeps_even_and_certain() {
        for calibration in [0.7, 1.0, 1.35, 1.7].map(Calibration) {
            assert!((calibration.apply(0.5) - 0.5).abs() < 1e-6);
            assert!(calibration.apply(0.0) < 1e-6 && calibration.apply(1.0) > 1.0 - 1e-6);
            let values: Vec<f32> = (0..=20).map(|n| calibration.apply(n as f32 / 20.0)).collect();
            assert!(values.is_sorted());
        }
        assert!((Calibration(1.0).apply(0.8) - 0.8).abs() < 1e-6);
        assert!(Calibration(1.7).apply(0.8) > 0.9 && Calibration(1.7).apply(0.2) < 0.1);
    }

    #[test]
    fn calibration_depends_on_the_number_of_players() {
        let exponent = |seats: u8| Calibration::measured(&[170, 100, 70], seats).0;
        assert!(exponent(2) > 1.5);
        assert!((exponent(3) - 1.0).abs() < 1e-6 && exponent(4) < 0.8);
        assert!((exponent(5) - 1.0).abs() < 1e-6, "1 where nothing was measured");
    }

    #[test]
    fn actions_without_rollouts_are_calibrated_as_well() {
        let alternative = |action: u8, value: f32| Alternative { action, share: 0.5, value };
        let alternatives = vec![alternative(0, 0.3), alternative(1, 0.25)];
        let mut decision = BotDecision { action: 0, iterations: 2, value: 0.3, line: vec![0], alternatives };
        let candidate = Candidate { action: 0, value: 3.0, weight: 10.0, alive: true };
        replace(&mut decision, conclude(&[candidate], 10), Calibration(1.7));
        let [best, other] = decision.alternatives[..] else { panic!("both actions are reported") };
        assert!(best.value < 0.25 && other.value < best.value, "{} {}", best.value, other.value);
    }
}
