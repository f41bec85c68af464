//! What a choice is about, for reviews and puzzles.

use tabletop::Seat;

use crate::action::Action;
use crate::card::Kind;
use crate::position::Position;
use crate::stone::Stone;

impl Position {
    /// What the choice between these legal actions is about.
    pub(crate) fn theme_of(&self, better: Action, worse: Action) -> Option<&'static str> {
        let is_tactic = |action: Action| action.played().is_some_and(|card| card.kind() != Kind::Clan);
        Some(match (better, worse) {
            (Action::Claim(_), _) | (_, Action::Claim(_)) => "claim",
            _ if is_tactic(better) => "tactic",
            _ if is_tactic(worse) => "save-tactic",
            (Action::Draw(_), Action::Draw(_)) => "pile",
            (Action::Place(_, stone), _) if self.is_lost(better, stone) => "give-up",
            (Action::Place(_, stone), _) if self.is_behind(stone) => "block",
            (Action::Place(..), _) => "build",
            _ => return None,
        })
    }

    /// Whether the opponent can prove this stone after the action.
    fn is_lost(&self, action: Action, stone: Stone) -> bool {
        let mut after = *self;
        after.apply_action(action);
        after.claim_proof().claims(self.opponent()).contains(stone)
    }

    /// Whether the opponent has more cards at this stone.
    fn is_behind(&self, stone: Stone) -> bool {
        let [own, other] = [self.turn.seat, self.opponent()].map(|seat| self.border.side(seat, stone).len());
        other > own
    }

    fn opponent(&self) -> Seat {
        self.turn.seat.next(2)
    }
}
