//! A shallow search with a policy net: the actions that it and the value net recommend are played forward in sampled
//! determinizations.

use tabletop::{Dice, Seat};

use super::BadPolicy;
use super::blend::blend;
use super::reader::{PositionReader, PositionReaders};
use crate::bot::{Alternative, Bot, BotDecision, Budget};
use crate::clock::Instant;
use crate::endgame::best_unless_lost;
use crate::halving::{Candidate, best_first, spend};
use crate::heuristics::Heuristics;
use crate::net::{NetEvaluators, NetRollout, NetSearch, NetSearchConfig};

/// How much less reward both nets expect from an action than from another that is e times as likely.
const TEMPERATURE: f32 = 0.05;

/// The search. Where the game has a value net it plays the rollouts, which cost less that way, and a leaf is worth the mean of
/// what both nets say; what they say about an action before the search counts like some rollouts. Without one a candidate is worth
/// what the policy says about the decision after it. Rules without a policy are played by the search with the value net.
pub struct PolicySearch<G: Heuristics> {
    config: NetSearchConfig,
    readers: PositionReaders<G>,
    nets: NetEvaluators,
    without_policy: NetSearch<G>,
    candidates: Vec<Candidate<G::Action>>,
    logits: Vec<f32>,
    actions: Vec<G::Action>,
}

impl<G: Heuristics> Default for PolicySearch<G> {
    /// A search with the policies that are shipped.
    fn default() -> PolicySearch<G> {
        PolicySearch::new(PolicySearch::<G>::CONFIG)
    }
}

impl<G: Heuristics> PolicySearch<G> {
    /// The parameters of the search by name.
    pub const CONFIG: NetSearchConfig =
        NetSearchConfig { actions: 8, margin: 12.0, decisions: 4, prior_weight: 10.0 };

    /// A search with the policies that are shipped.
    pub fn new(config: NetSearchConfig) -> PolicySearch<G> {
        PolicySearch::with(PositionReaders::shipped(), config)
    }

    /// A search with the policy of this weight file, in all rules whose encoding it reads.
    pub fn by(file: &[u8], config: NetSearchConfig) -> Result<PolicySearch<G>, BadPolicy> {
        PositionReaders::of_file(file).map(|readers| PolicySearch::with(readers, config))
    }

    fn with(readers: PositionReaders<G>, config: NetSearchConfig) -> PolicySearch<G> {
        PolicySearch {
            config,
            readers,
            nets: NetEvaluators::embedded::<G>(),
            without_policy: NetSearch::default(),
            candidates: Vec::new(),
            logits: Vec::new(),
            actions: Vec::new(),
        }
    }
}

impl<G: Heuristics> Bot<G> for PolicySearch<G> {
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        let start = Instant::now();
        let position = G::determinize(view, dice);
        let Some(reader) = self.readers.of(&position) else {
            return self.without_policy.think(view, budget, dice);
        };
        if let Some(win) = position.sure_win() {
            return BotDecision::immediate(win, 1.0);
        }
        if let Some(solution) = position.solve() {
            return BotDecision::solved(solution);
        }
        if let Some((best, reward)) = best_unless_lost(&position) {
            return BotDecision::immediate(best, reward);
        }
        if let Some(decision) = reader.decide_automatically(view, &position) {
            return decision;
        }
        let seat = position.decider().expect("the game goes on");
        let mut decision = reader.report_of_all_symmetries(&position);
        blend(reader.encoding, &mut self.nets, &position, &mut decision);
        choose_candidates(&mut self.candidates, &decision, &self.config);
        if self.candidates.len() < 2 {
            return decision;
        }
        let (logits, actions) = (&mut self.logits, &mut self.actions);
        let net = self.nets.of(&position).map(|evaluator| NetRollout { evaluator, seat, logits, actions });
        let mut rollout = Rollout { reader, net, seat, decisions: self.config.decisions };
        let rollouts = spend(&mut self.candidates, view, (budget, start), dice, |after: G, dice| {
            rollout.run(after, dice)
        });
        conclude(&mut decision, &mut self.candidates, rollouts);
        decision
    }
}

/// Fills the list with the likeliest actions, the best first.
fn choose_candidates<A: Copy>(
    candidates: &mut Vec<Candidate<A>>,
    decision: &BotDecision<A>,
    config: &NetSearchConfig,
) {
    let top = decision.alternatives[0].share;
    let likely = decision.alternatives.iter().map(|other| (other.action, (other.share / top).ln()));
    let likely = likely.take(config.actions).filter(|(_, likelihood)| *likelihood >= -config.margin);
    candidates.clear();
    candidates.extend(likely.map(|(action, likelihood)| Candidate {
        action,
        value: config.prior_weight * (decision.value + TEMPERATURE * likelihood).max(0.0),
        weight: config.prior_weight,
        alive: true,
    }));
}

/// Replaces the policy's decision by that of the rollouts; candidates come first.
fn conclude<A: Copy + Eq>(decision: &mut BotDecision<A>, candidates: &mut Vec<Candidate<A>>, rollouts: u32) {
    best_first(candidates);
    let total: f32 = candidates.iter().map(|candidate| candidate.weight).sum();
    let mut alternatives: Vec<Alternative<A>> = candidates
        .iter()
        .map(|candidate| Alternative {
            action: candidate.action,
            share: candidate.weight / total,
            value: candidate.mean(),
        })
        .collect();
    let is_new =
        |other: &&Alternative<A>| candidates.iter().all(|candidate| candidate.action != other.action);
    let others = decision.alternatives.iter().filter(is_new);
    alternatives.extend(others.map(|other| Alternative { share: 0.0, ..*other }));
    let Alternative { action, value, .. } = alternatives[0];
    *decision =
        BotDecision { action, iterations: u64::from(rollouts), value, line: vec![action], alternatives };
}

/// Plays positions forward.
struct Rollout<'a, G: Heuristics> {
    reader: &'a mut PositionReader<G>,
    net: Option<NetRollout<'a, G>>,
    seat: Seat,
    decisions: u32,
}

impl<G: Heuristics> Rollout<'_, G> {
    /// The expected reward of the seat.
    fn run(&mut self, mut position: G, dice: &mut Dice) -> f32 {
        let by_net = self.net.as_mut().map(|net| net.run(&mut position, self.decisions, dice));
        let by_policy = self.reader.value_for(self.seat, position, dice);
        by_net.map_or(by_policy, |by_net| f32::midpoint(by_net, by_policy))
    }
}
