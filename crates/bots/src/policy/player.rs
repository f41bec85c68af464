//! A bot that plays by a policy net alone.

use std::sync::Arc;

use tabletop::Dice;

use super::reader::PositionReaders;
use super::{Evaluation, PolicyNet};
use crate::bot::{Alternative, Bot, BotDecision, Budget};
use crate::encoding::Encoding;
use crate::endgame::best_unless_lost;
use crate::heuristics::Heuristics;
use crate::net::NetPolicy;

/// Takes the likeliest action of a policy net. Certain wins are taken, short endgames solved, and what the encoding has no
/// slots for is decided by it. Rules without a policy are played by the value net.
pub struct PolicyPlayer<G: Heuristics> {
    readers: PositionReaders<G>,
    without_policy: NetPolicy<G>,
}

impl<G: Heuristics> Default for PolicyPlayer<G> {
    /// A player by the policies that are shipped.
    fn default() -> PolicyPlayer<G> {
        PolicyPlayer::with(PositionReaders::shipped())
    }
}

impl<G: Heuristics> PolicyPlayer<G> {
    /// A player by this net, which must read this encoding.
    ///
    /// # Panics
    /// If the net reads another encoding.
    pub fn by(encoding: &'static dyn Encoding<Game = G>, net: Arc<PolicyNet>) -> PolicyPlayer<G> {
        PolicyPlayer::with(PositionReaders::only(encoding, net))
    }

    fn with(readers: PositionReaders<G>) -> PolicyPlayer<G> {
        PolicyPlayer { readers, without_policy: NetPolicy::new(0.0).solving_endgames() }
    }
}

impl<G: Heuristics> Bot<G> for PolicyPlayer<G> {
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        // An observation depends on the view only, so one determinization is enough.
        let position = G::determinize(view, dice);
        let Some(reader) = self.readers.of(&position) else {
            return self.without_policy.think(view, budget, dice);
        };
        if let Some(win) = position.sure_win() {
            return BotDecision::immediate(win, 1.0);
        }
        if let Some((best, reward)) = best_unless_lost(&position) {
            return BotDecision::immediate(best, reward);
        }
        if let Some(decision) = reader.decide_automatically(view, &position) {
            return decision;
        }
        let encoding = reader.encoding;
        report(encoding, &position, reader.evaluate(&position))
    }
}

/// The decision for the likeliest action. All actions are reported with the value of the decision as a whole.
pub(super) fn report<G: Heuristics>(
    encoding: &dyn Encoding<Game = G>,
    position: &G,
    evaluation: Evaluation<'_>,
) -> BotDecision<G::Action> {
    let Evaluation { logits, value } = evaluation;
    let top = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let total: f32 = logits.iter().map(|logit| (logit - top).exp()).sum();
    let mut alternatives: Vec<Alternative<G::Action>> = Vec::new();
    for (slot, &logit) in logits.iter().enumerate().filter(|(_, logit)| logit.is_finite()) {
        if let Some(action) = encoding.action(position, slot) {
            alternatives.push(Alternative { action, share: (logit - top).exp() / total, value });
        }
    }
    alternatives.sort_by(|one, two| two.share.total_cmp(&one.share));
    let action = alternatives[0].action;
    BotDecision { action, iterations: 1, value, line: vec![action], alternatives }
}
