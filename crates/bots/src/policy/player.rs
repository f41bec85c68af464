//! A bot that plays by a policy net and the value net, without search.

use tabletop::Dice;

use super::BadPolicy;
use super::blend::blend;
use super::reader::PositionReaders;
use crate::bot::{Bot, BotDecision, Budget};
use crate::endgame::best_unless_lost;
use crate::heuristics::Heuristics;
use crate::net::{NetEvaluators, NetPolicy};

/// Takes the action that a policy net, asked about the position under several symmetries, and the value net recommend together; or
/// the likeliest action of the policy alone. Certain wins are taken, short endgames solved, and what the encoding has no slots for
/// is decided by it. Rules without a policy are played by the value net.
pub struct PolicyPlayer<G: Heuristics> {
    readers: PositionReaders<G>,
    /// None if the policy plays alone.
    nets: Option<NetEvaluators>,
    without_policy: NetPolicy<G>,
}

impl<G: Heuristics> Default for PolicyPlayer<G> {
    /// A player by the nets that are shipped.
    fn default() -> PolicyPlayer<G> {
        PolicyPlayer::with(PositionReaders::shipped(), Some(NetEvaluators::embedded::<G>()))
    }
}

impl<G: Heuristics> PolicyPlayer<G> {
    /// A player by the policy of this weight file alone, in all rules whose encoding it reads.
    pub fn by(file: &[u8]) -> Result<PolicyPlayer<G>, BadPolicy> {
        PositionReaders::of_file(file).map(|readers| PolicyPlayer::with(readers, None))
    }

    fn with(readers: PositionReaders<G>, nets: Option<NetEvaluators>) -> PolicyPlayer<G> {
        PolicyPlayer { readers, nets, without_policy: NetPolicy::new(0.0).solving_endgames() }
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
        let Some(nets) = &mut self.nets else { return reader.report(&position) };
        let mut decision = reader.report_of_all_symmetries(&position);
        blend(reader.encoding, nets, &position, &mut decision);
        decision
    }
}
