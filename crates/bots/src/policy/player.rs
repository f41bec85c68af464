//! A bot that plays by a policy net alone.

use tabletop::Dice;

use super::BadPolicy;
use super::reader::PositionReaders;
use crate::bot::{Bot, BotDecision, Budget};
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
    /// A player by the policy of this weight file, in all rules whose encoding it reads.
    pub fn by(file: &[u8]) -> Result<PolicyPlayer<G>, BadPolicy> {
        PositionReaders::of_file(file).map(PolicyPlayer::with)
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
        reader.report(&position)
    }
}
