//! Policy nets with the encodings that they read: those that games ship with, or one from a file.

use std::sync::Arc;

use tabletop::{Dice, Seat};

use super::shipped::shipped;
use super::{BadPolicy, Candidates, Evaluation, PolicyEvaluator, PolicyNet, PolicySpec, Ranker};
use crate::bot::{Alternative, BotDecision};
use crate::encoding::{Encoding, Layout};
use crate::heuristics::{Heuristics, Rewards};
use crate::sorting::sort_by;

/// The number of determinizations in which a decision of the encoding is evaluated.
const SAMPLES: u8 = 4;

impl PolicyNet {
    /// Reads a weight file for an encoding: for its own layout, or over candidates.
    pub fn of<G: Heuristics>(encoding: &dyn Encoding<Game = G>, file: &[u8]) -> Result<PolicyNet, BadPolicy> {
        match (PolicyNet::read(file, encoding.layout()), encoding.over_candidates()) {
            (Err(BadPolicy::Encoding { .. }), Some(layout)) => PolicyNet::read(file, layout),
            (read, _) => read,
        }
    }
}

/// A policy net that reads positions. Evaluation does not allocate.
pub(super) struct PositionReader<G: Heuristics> {
    pub(super) encoding: &'static dyn Encoding<Game = G>,
    evaluator: PolicyEvaluator,
    /// What a policy over candidates chooses from.
    candidates: Option<(Ranker<G>, Candidates<G::Action>)>,
    observation: Vec<u8>,
    mask: Vec<u8>,
}

impl<G: Heuristics> PositionReader<G> {
    fn new(encoding: &'static dyn Encoding<Game = G>, net: Arc<PolicyNet>) -> PositionReader<G> {
        let has_name = |layout: &&Layout| layout.name == net.encoding();
        let over_candidates = encoding.over_candidates().filter(has_name);
        let layout = over_candidates.or(Some(encoding.layout()).filter(has_name));
        let layout = layout.expect("the net reads this encoding");
        PositionReader {
            encoding,
            evaluator: PolicyEvaluator::new(net),
            candidates: over_candidates.map(|_| Default::default()),
            observation: vec![0; layout.observation_len()],
            mask: vec![0; layout.actions],
        }
    }

    /// Whether it reads positions with these rules.
    fn covers(&mut self, position: &G) -> bool {
        let ranks = |(ranker, _): &mut (Ranker<G>, _)| ranker.covers(position);
        self.encoding.covers(position) && self.candidates.as_mut().is_none_or(ranks)
    }

    /// What the net says about a decision that the encoding has slots for.
    fn evaluate(&mut self, position: &G) -> Evaluation<'_> {
        self.observe(position);
        self.mask.fill(0);
        match &mut self.candidates {
            None => self.encoding.mask(position, &mut self.mask),
            Some((ranker, candidates)) => {
                ranker.rank(position, candidates);
                candidates.write(&mut self.observation);
                candidates.mask(&mut self.mask);
            }
        }
        self.evaluator.evaluate(&self.observation, &self.mask)
    }

    /// The decision for the likeliest action. All actions are reported with the value of the decision as a whole.
    pub(super) fn report(&mut self, position: &G) -> BotDecision<G::Action> {
        let value = self.evaluate(position).value;
        self.decide(position, value, self.evaluator.logits())
    }

    /// The same from the mean of what the net says about the position under all symmetries ([`Encoding::symmetries`]).
    pub(super) fn report_of_all_symmetries(&mut self, position: &G) -> BotDecision<G::Action> {
        let symmetries = if self.candidates.is_some() { 0 } else { self.encoding.symmetries() };
        let mut value = self.evaluate(position).value;
        let mut logits = self.evaluator.logits().to_vec();
        for symmetry in 0..symmetries {
            let renamed = self.encoding.renamed(position, symmetry);
            value += self.evaluate(&renamed).value;
            for (slot, logit) in logits.iter_mut().enumerate().filter(|(_, logit)| logit.is_finite()) {
                let action = self.action(position, slot).expect("a legal slot has an action");
                let renamed_slot =
                    self.encoding.slot(&renamed, self.encoding.renamed_action(action, symmetry));
                *logit += self.evaluator.logits()[renamed_slot.expect("a renamed action has a slot")];
            }
        }
        let share = 1.0 / (1 + symmetries) as f32;
        for logit in &mut logits {
            *logit *= share;
        }
        self.decide(position, share * value, &logits)
    }

    /// The decision for the action with the highest of these logits.
    fn decide(&self, position: &G, value: f32, logits: &[f32]) -> BotDecision<G::Action> {
        let top = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let total: f32 = logits.iter().map(|logit| (logit - top).exp()).sum();
        let mut alternatives: Vec<Alternative<G::Action>> = Vec::new();
        for (slot, &logit) in logits.iter().enumerate().filter(|(_, logit)| logit.is_finite()) {
            if let Some(action) = self.action(position, slot) {
                alternatives.push(Alternative { action, share: (logit - top).exp() / total, value });
            }
        }
        sort_by(&mut alternatives, |one, two| two.share.total_cmp(&one.share));
        let action = alternatives[0].action;
        BotDecision { action, iterations: 1, value, line: vec![action], alternatives }
    }

    /// The legal action of a slot of the position that was evaluated last.
    fn action(&self, position: &G, slot: usize) -> Option<G::Action> {
        match &self.candidates {
            None => self.encoding.action(position, slot),
            Some((_, candidates)) => candidates.actions().get(slot).copied(),
        }
    }

    /// The expected reward of the deciding seat alone.
    fn value(&mut self, position: &G) -> f32 {
        self.observe(position);
        self.evaluator.value(&self.observation)
    }

    /// The expected reward of a seat: what the net says about the next decision that it has slots for, or the reward of a game
    /// that ends before.
    pub(super) fn value_for(&mut self, seat: Seat, mut position: G, dice: &mut Dice) -> f32 {
        while let Some(decider) = position.decider() {
            let action = match self.encoding.automatic(&position) {
                Some(action) => action,
                None if decider == seat => return self.value(&position),
                None if position.seats() == 2 => return 1.0 - self.value(&position),
                None => self.likeliest(&position),
            };
            position.apply(action, dice);
        }
        let verdict = position.turn().verdict().expect("nobody decides: the game is over");
        Rewards::of(verdict, position.seats()).for_seat(seat)
    }

    /// The decision that the encoding makes without the net, if it does. What follows is hidden in part, so its value is a mean
    /// over determinizations, which are always the same for a view.
    pub(super) fn decide_automatically(
        &mut self,
        view: &G::View,
        position: &G,
    ) -> Option<BotDecision<G::Action>> {
        let action = self.encoding.automatic(position)?;
        let seat = position.decider()?;
        let mut dice = Dice::quick(0);
        let mut sample = |_| self.value_for(seat, G::determinize(view, &mut dice), &mut dice);
        let sum: f32 = (0..SAMPLES).map(&mut sample).sum();
        Some(BotDecision::immediate(action, sum / f32::from(SAMPLES)))
    }

    /// The likeliest action.
    fn likeliest(&mut self, position: &G) -> G::Action {
        let logits = self.evaluate(position).logits;
        let best = (0..logits.len()).max_by(|one, two| logits[*one].total_cmp(&logits[*two]));
        let action = best.and_then(|slot| self.action(position, slot));
        action.expect("a legal slot has an action")
    }

    fn observe(&mut self, position: &G) {
        self.observation.fill(0);
        self.encoding.observe(position, &mut self.observation);
    }
}

/// One policy for each family of rules that has one.
pub(super) struct PositionReaders<G: Heuristics>(Vec<PositionReader<G>>);

impl<G: Heuristics> PositionReaders<G> {
    /// The policies that are shipped, as far as they are embedded or were loaded.
    pub(super) fn shipped() -> PositionReaders<G> {
        let reader = |spec: &PolicySpec<G>| Some(PositionReader::new(spec.encoding, shipped(spec)?));
        PositionReaders(G::POLICIES.iter().filter_map(reader).collect())
    }

    /// The policy of a weight file, for every family whose encoding it reads.
    pub(super) fn of_file(file: &[u8]) -> Result<PositionReaders<G>, BadPolicy> {
        let mut readers = Vec::new();
        let mut refused = None;
        for &encoding in G::ENCODINGS {
            match PolicyNet::of(encoding, file) {
                Ok(net) => readers.push(PositionReader::new(encoding, Arc::new(net))),
                // Another encoding may be the one that the file names.
                Err(bad @ BadPolicy::Encoding { .. }) => refused = Some(bad),
                Err(bad) => return Err(bad),
            }
        }
        if readers.is_empty() {
            Err(refused.unwrap_or(BadPolicy::Format))
        } else {
            Ok(PositionReaders(readers))
        }
    }

    /// The policy for the rules of this position.
    pub(super) fn of(&mut self, position: &G) -> Option<&mut PositionReader<G>> {
        self.0.iter_mut().find_map(|reader| reader.covers(position).then_some(reader))
    }
}
