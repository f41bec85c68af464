//! A shallow search with a policy net: its likeliest actions are played forward in sampled determinizations.

use std::sync::Arc;

use tabletop::{Dice, Seat};

use super::PolicyNet;
use super::player::report;
use super::reader::{PositionReader, PositionReaders};
use crate::bot::{Alternative, Bot, BotDecision, Budget};
use crate::clock::Instant;
use crate::encoding::Encoding;
use crate::heuristics::{Heuristics, Rewards};
use crate::net::{NetEvaluators, NetRollout, NetSearch};

/// Parameters of the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PolicySearchConfig {
    /// The number of candidate actions.
    pub actions: usize,
    /// Actions whose logit is below the best by more than this are no candidates.
    pub margin: f32,
    /// A rollout ends at a decision after this many decisions.
    pub decisions: u32,
    /// The reward that an action must promise more than another that is e times as likely.
    pub temperature: f32,
    /// Whether the value net plays and values.
    pub by_net: bool,
}

impl Default for PolicySearchConfig {
    fn default() -> PolicySearchConfig {
        let env = |name: &str, or: f32| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(or);
        PolicySearchConfig {
            actions: env("PS_ACTIONS", 6.0) as usize,
            margin: env("PS_MARGIN", 6.0),
            decisions: env("PS_DECISIONS", 4.0) as u32,
            temperature: env("PS_TEMPERATURE", 0.02),
            by_net: env("PS_NET", 1.0) > 0.5,
        }
    }
}

/// The search. Rules without a policy are played by the search with the value net.
pub struct PolicySearch<G: Heuristics> {
    readers: PositionReaders<G>,
    nets: NetEvaluators,
    config: PolicySearchConfig,
    without_policy: NetSearch<G>,
    candidates: Vec<Candidate<G::Action>>,
    logits: Vec<f32>,
    actions: Vec<G::Action>,
}

/// An action that the search looks at.
#[derive(Clone, Copy, Debug)]
struct Candidate<A> {
    action: A,
    /// What the policy adds to its mean.
    bonus: f32,
    /// The sum of its rollouts' values.
    value: f32,
    rollouts: f32,
    /// Whether it still gets rollouts.
    alive: bool,
}

impl<A> Candidate<A> {
    fn mean(&self) -> f32 {
        self.value / self.rollouts.max(1.0)
    }

    fn score(&self) -> f32 {
        self.mean() + self.bonus
    }
}

impl<G: Heuristics> Default for PolicySearch<G> {
    /// A search with the policies that are shipped.
    fn default() -> PolicySearch<G> {
        PolicySearch::with(PositionReaders::shipped())
    }
}

impl<G: Heuristics> PolicySearch<G> {
    /// A search with this net, which must read this encoding.
    ///
    /// # Panics
    /// If the net reads another encoding.
    pub fn by(encoding: &'static dyn Encoding<Game = G>, net: Arc<PolicyNet>) -> PolicySearch<G> {
        PolicySearch::with(PositionReaders::only(encoding, net))
    }

    fn with(readers: PositionReaders<G>) -> PolicySearch<G> {
        PolicySearch {
            readers,
            nets: NetEvaluators::embedded::<G>(),
            config: PolicySearchConfig::default(),
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
        if let Some(action) = reader.encoding.automatic(&position) {
            return BotDecision::forced(action);
        }
        let seat = position.decider().expect("the game goes on");
        let encoding = reader.encoding;
        let mut decision = report(encoding, &position, reader.evaluate(&position));
        choose_candidates(&mut self.candidates, &decision.alternatives, &self.config);
        if self.candidates.len() < 2 {
            return decision;
        }
        let mut quick = Dice::quick(u64::from(dice.word()) << 32 | u64::from(dice.word()));
        let mut rollouts = 0_u32;
        let sample = G::determinizer(view);
        let net = self.nets.of(&position).filter(|_| self.config.by_net);
        let mut net = net.map(|evaluator| NetRollout {
            evaluator,
            seat,
            logits: &mut self.logits,
            actions: &mut self.actions,
        });
        loop {
            let spent = match budget {
                Budget::Iterations(most) => rollouts as f32 / most as f32,
                Budget::Time(time) => start.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6),
            };
            if spent >= 1.0 {
                break;
            }
            halve_candidates(&mut self.candidates, spent);
            let sampled = sample(&mut quick);
            let seed = u64::from(quick.word());
            for candidate in self.candidates.iter_mut().filter(|candidate| candidate.alive) {
                // Common random numbers: all candidates get the same determinization and the same dice.
                let mut after = sampled.clone();
                let mut dice = Dice::quick(seed);
                after.apply(candidate.action, &mut dice);
                candidate.value += match &mut net {
                    Some(net) => net.run(after, self.config.decisions, &mut dice),
                    None => play_out(reader, after, seat, self.config.decisions, &mut dice),
                };
                candidate.rollouts += 1.0;
                rollouts += 1;
            }
        }
        conclude(&mut decision, &mut self.candidates, rollouts);
        decision
    }
}

/// Fills the list with the likeliest actions.
fn choose_candidates<A: Copy>(
    candidates: &mut Vec<Candidate<A>>,
    alternatives: &[Alternative<A>],
    config: &PolicySearchConfig,
) {
    let top = alternatives[0].share;
    let likely = alternatives.iter().take(config.actions).map(|other| (other.action, (other.share / top).ln()));
    candidates.clear();
    candidates.extend(likely.filter(|(_, likelihood)| *likelihood >= -config.margin).map(
        |(action, likelihood)| Candidate {
            action,
            bonus: config.temperature * likelihood,
            value: 0.0,
            rollouts: 0.0,
            alive: true,
        },
    ));
}

/// Successive halving: the larger the share of the budget spent, the fewer candidates get rollouts.
fn halve_candidates<A>(candidates: &mut [Candidate<A>], spent: f32) {
    let keep = match spent {
        ..0.3 => candidates.len(),
        ..0.6 => 4,
        _ => 2,
    };
    if candidates.iter().filter(|candidate| candidate.alive).count() > keep {
        candidates.sort_by(|one, two| two.alive.cmp(&one.alive).then(two.score().total_cmp(&one.score())));
        candidates[keep..].iter_mut().for_each(|candidate| candidate.alive = false);
    }
}

/// Replaces the policy's decision by that of the rollouts; candidates come first.
fn conclude<A: Copy + Eq>(decision: &mut BotDecision<A>, candidates: &mut [Candidate<A>], rollouts: u32) {
    candidates.sort_by(|one, two| two.alive.cmp(&one.alive).then(two.score().total_cmp(&one.score())));
    let total: f32 = candidates.iter().map(|candidate| candidate.rollouts).sum();
    let mut alternatives: Vec<Alternative<A>> = candidates
        .iter()
        .map(|candidate| Alternative {
            action: candidate.action,
            share: candidate.rollouts / total,
            value: candidate.mean(),
        })
        .collect();
    let is_new = |other: &&Alternative<A>| candidates.iter().all(|candidate| candidate.action != other.action);
    alternatives.extend(
        decision.alternatives.iter().filter(is_new).map(|other| Alternative { share: 0.0, ..*other }),
    );
    let Alternative { action, value, .. } = alternatives[0];
    *decision =
        BotDecision { action, iterations: u64::from(rollouts), value, line: vec![action], alternatives };
}

/// The expected reward of the seat: all seats take the policy's likeliest action, and a decision after this many is valued.
fn play_out<G: Heuristics>(
    reader: &mut PositionReader<G>,
    mut position: G,
    seat: Seat,
    decisions: u32,
    dice: &mut Dice,
) -> f32 {
    let mut made = 0;
    loop {
        let Some(decider) = position.decider() else {
            let verdict = position.turn().verdict().expect("nobody decides: the game is over");
            return Rewards::of(verdict, position.seats()).for_seat(seat);
        };
        if let Some(action) = reader.encoding.automatic(&position) {
            position.apply(action, dice);
            continue;
        }
        made += 1;
        if made > decisions && (decider == seat || position.seats() == 2) {
            let value = reader.value(&position);
            return if decider == seat { value } else { 1.0 - value };
        }
        let logits = reader.evaluate(&position).logits;
        let best = (0..logits.len()).max_by(|one, two| logits[*one].total_cmp(&logits[*two]));
        let action = best.and_then(|slot| reader.encoding.action(&position, slot));
        position.apply(action.expect("a legal slot has an action"), dice);
    }
}
