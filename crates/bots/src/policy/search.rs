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

/// The number of candidate actions.
const CANDIDATES: usize = 6;
/// Actions whose logit is below the best by more than this are no candidates.
const MARGIN: f32 = 6.0;
/// A rollout by the value net ends at the seat's first decision after this many decisions.
const DECISIONS: u32 = 4;
/// How much more reward an action must promise than another that is e times as likely.
const TEMPERATURE: f32 = 0.05;

/// The search. Where the game has a value net it plays the rollouts, which cost less that way, and a leaf is worth the mean of
/// what both nets say. Without one a candidate is worth what the policy says about the decision after it. Rules without a
/// policy are played by the search with the value net.
pub struct PolicySearch<G: Heuristics> {
    readers: PositionReaders<G>,
    nets: NetEvaluators,
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
        let mut decision = report(reader.encoding, &position, reader.evaluate(&position));
        choose_candidates(&mut self.candidates, &decision.alternatives);
        if self.candidates.len() < 2 {
            return decision;
        }
        let mut quick = Dice::quick(u64::from(dice.word()) << 32 | u64::from(dice.word()));
        let (logits, actions) = (&mut self.logits, &mut self.actions);
        let net = self.nets.of(&position).map(|evaluator| NetRollout { evaluator, seat, logits, actions });
        let mut rollout = Rollout { reader, net, seat };
        let mut rollouts = 0_u32;
        let sample = G::determinizer(view);
        loop {
            let spent = match budget {
                Budget::Iterations(most) => rollouts as f32 / most as f32,
                Budget::Time(time) => start.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6),
            };
            // Every candidate is tried at least once.
            if spent >= 1.0 && rollouts > 0 {
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
                candidate.value += rollout.run(after, &mut dice);
                candidate.rollouts += 1.0;
                rollouts += 1;
            }
        }
        conclude(&mut decision, &mut self.candidates, rollouts);
        decision
    }
}

/// Fills the list with the likeliest actions.
fn choose_candidates<A: Copy>(candidates: &mut Vec<Candidate<A>>, alternatives: &[Alternative<A>]) {
    let top = alternatives[0].share;
    let likely = alternatives.iter().map(|other| (other.action, (other.share / top).ln()));
    candidates.clear();
    candidates.extend(likely.take(CANDIDATES).filter(|(_, likelihood)| *likelihood >= -MARGIN).map(
        |(action, likelihood)| Candidate {
            action,
            bonus: TEMPERATURE * likelihood,
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
    let tried = candidates[0].rollouts > 0.0;
    if tried && candidates.iter().filter(|candidate| candidate.alive).count() > keep {
        best_first(candidates);
        candidates[keep..].iter_mut().for_each(|candidate| candidate.alive = false);
    }
}

/// Those that still get rollouts come first.
fn best_first<A>(candidates: &mut [Candidate<A>]) {
    candidates.sort_by(|one, two| two.alive.cmp(&one.alive).then(two.score().total_cmp(&one.score())));
}

/// Replaces the policy's decision by that of the rollouts; candidates come first.
fn conclude<A: Copy + Eq>(decision: &mut BotDecision<A>, candidates: &mut [Candidate<A>], rollouts: u32) {
    best_first(candidates);
    let total: f32 = candidates.iter().map(|candidate| candidate.rollouts).sum();
    let mut alternatives: Vec<Alternative<A>> = candidates
        .iter()
        .map(|candidate| Alternative {
            action: candidate.action,
            share: candidate.rollouts / total,
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
}

impl<G: Heuristics> Rollout<'_, G> {
    /// The expected reward of the seat.
    fn run(&mut self, mut position: G, dice: &mut Dice) -> f32 {
        let by_net = self.net.as_mut().map(|net| net.run(&mut position, DECISIONS, dice));
        let by_policy = self.value(position, dice);
        by_net.map_or(by_policy, |by_net| f32::midpoint(by_net, by_policy))
    }

    /// What the policy says about the next decision, or the reward of a game that ends before.
    fn value(&mut self, mut position: G, dice: &mut Dice) -> f32 {
        while let Some(decider) = position.decider() {
            let automatic = self.reader.encoding.automatic(&position);
            let action = match automatic {
                Some(action) => action,
                None if decider == self.seat => return self.reader.value(&position),
                None if position.seats() == 2 => return 1.0 - self.reader.value(&position),
                None => self.reader.likeliest(&position),
            };
            position.apply(action, dice);
        }
        let verdict = position.turn().verdict().expect("nobody decides: the game is over");
        Rewards::of(verdict, position.seats()).for_seat(self.seat)
    }
}
