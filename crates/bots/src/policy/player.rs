//! A bot that plays by a policy net alone.

use std::sync::Arc;

use tabletop::Dice;

use super::{PolicyEvaluator, PolicyNet};
use crate::Ismcts;
use crate::bot::{Alternative, Bot, BotDecision, Budget};
use crate::encoding::Encoding;
use crate::heuristics::Heuristics;
use crate::sorting::sort_by;

/// The budget of the tree search for rules that the encoding does not cover.
const BUDGET_WITHOUT_NET: Budget = Budget::Iterations(2000);

/// Takes the likeliest action of a policy net. Certain wins are taken, and what the encoding has no slots for is decided by
/// it.
pub struct PolicyPlayer<G: Heuristics> {
    encoding: &'static dyn Encoding<Game = G>,
    evaluator: PolicyEvaluator,
    without_net: Ismcts<G>,
    observation: Vec<u8>,
    mask: Vec<u8>,
}

impl<G: Heuristics> PolicyPlayer<G> {
    /// A player by this net, which must read this encoding.
    ///
    /// # Panics
    /// If the net reads another encoding.
    pub fn new(encoding: &'static dyn Encoding<Game = G>, net: Arc<PolicyNet>) -> PolicyPlayer<G> {
        let layout = encoding.layout();
        assert_eq!(net.encoding(), layout.name, "the net reads this encoding");
        PolicyPlayer {
            encoding,
            evaluator: PolicyEvaluator::new(net),
            without_net: Ismcts::default(),
            observation: vec![0; layout.observation_len()],
            mask: vec![0; layout.actions],
        }
    }
}

impl<G: Heuristics> Bot<G> for PolicyPlayer<G> {
    fn think(&mut self, view: &G::View, _: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        // An observation depends on the view only, so one determinization is enough.
        let position = G::determinize(view, dice);
        if !self.encoding.covers(&position) {
            return self.without_net.think(view, BUDGET_WITHOUT_NET, dice);
        }
        if let Some(win) = position.sure_win() {
            return BotDecision::immediate(win, 1.0);
        }
        if let Some(action) = self.encoding.automatic(&position) {
            return BotDecision::forced(action);
        }
        self.observation.fill(0);
        self.mask.fill(0);
        self.encoding.observe(&position, &mut self.observation);
        self.encoding.mask(&position, &mut self.mask);
        let logits = self.evaluator.logits(&self.observation);
        let legal = || (0..self.mask.len()).filter(|slot| self.mask[*slot] != 0);
        let top = legal().map(|slot| logits[slot]).fold(f32::NEG_INFINITY, f32::max);
        let total: f32 = legal().map(|slot| (logits[slot] - top).exp()).sum();
        let mut alternatives: Vec<Alternative<G::Action>> = legal()
            .filter_map(|slot| {
                let share = (logits[slot] - top).exp() / total;
                Some(Alternative { action: self.encoding.action(&position, slot)?, share, value: 0.5 })
            })
            .collect();
        sort_by(&mut alternatives, |one, two| two.share.total_cmp(&one.share));
        let action = alternatives[0].action;
        BotDecision { action, iterations: 1, value: 0.5, line: vec![action], alternatives }
    }
}
