//! Policy nets with the encodings that they read: those that games ship with, or one from a file.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tabletop::{Dice, Seat};

use super::{Evaluation, PolicyEvaluator, PolicyNet};
use crate::bot::BotDecision;
use crate::encoding::Encoding;
use crate::heuristics::{Heuristics, Rewards};

/// The number of determinizations in which a decision of the encoding is evaluated.
const SAMPLES: u8 = 4;

/// Shipped policies that were already read, by encoding.
static POLICIES: Mutex<BTreeMap<&str, Arc<PolicyNet>>> = Mutex::new(BTreeMap::new());

/// The policy that is shipped for this encoding, if there is one in this program. Each weight file is read once per process.
///
/// # Panics
/// If the weight file does not fit the encoding.
fn shipped<G: Heuristics>(encoding: &dyn Encoding<Game = G>) -> Option<Arc<PolicyNet>> {
    let weights = encoding.weights()?;
    let layout = encoding.layout();
    let mut policies = POLICIES.lock().unwrap_or_else(PoisonError::into_inner);
    let read = || Arc::new(PolicyNet::read(weights, layout).expect("a shipped policy fits its encoding"));
    Some(Arc::clone(policies.entry(layout.name).or_insert_with(read)))
}

/// A policy net that reads positions. Evaluation does not allocate.
pub(super) struct PositionReader<G: Heuristics> {
    pub(super) encoding: &'static dyn Encoding<Game = G>,
    evaluator: PolicyEvaluator,
    observation: Vec<u8>,
    mask: Vec<u8>,
}

impl<G: Heuristics> PositionReader<G> {
    fn new(encoding: &'static dyn Encoding<Game = G>, net: Arc<PolicyNet>) -> PositionReader<G> {
        let layout = encoding.layout();
        assert_eq!(net.encoding(), layout.name, "the net reads this encoding");
        PositionReader {
            encoding,
            evaluator: PolicyEvaluator::new(net),
            observation: vec![0; layout.observation_len()],
            mask: vec![0; layout.actions],
        }
    }

    /// What the net says about a decision that the encoding has slots for.
    pub(super) fn evaluate(&mut self, position: &G) -> Evaluation<'_> {
        self.observe(position);
        self.mask.fill(0);
        self.encoding.mask(position, &mut self.mask);
        self.evaluator.evaluate(&self.observation, &self.mask)
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
        let action = best.and_then(|slot| self.encoding.action(position, slot));
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
    /// The policies that are shipped.
    pub(super) fn shipped() -> PositionReaders<G> {
        let reader = |&encoding: &&'static dyn Encoding<Game = G>| {
            Some(PositionReader::new(encoding, shipped(encoding)?))
        };
        PositionReaders(G::ENCODINGS.iter().filter_map(reader).collect())
    }

    /// This policy only.
    pub(super) fn only(encoding: &'static dyn Encoding<Game = G>, net: Arc<PolicyNet>) -> PositionReaders<G> {
        PositionReaders(vec![PositionReader::new(encoding, net)])
    }

    /// The policy for the rules of this position.
    pub(super) fn of(&mut self, position: &G) -> Option<&mut PositionReader<G>> {
        self.0.iter_mut().find(|reader| reader.encoding.covers(position))
    }
}
