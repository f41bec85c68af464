//! What a choice is about, for reviews and puzzles.

use crate::{Action, Phase, Position};

impl Position {
    /// What the choice between these legal actions is about.
    pub(crate) fn theme_of(&self, better: Action, worse: Action) -> Option<&'static str> {
        let is_recruiting = |action: Action| matches!(action, Action::Take(_));
        Some(match (better, worse) {
            (Action::Claim(_), _) => "claim",
            (Action::Flip(_), _) => "flip",
            _ if matches!(self.phase, Phase::Power(_)) => "power",
            (Action::Take(_), Action::Take(_)) => "recruit",
            _ if is_recruiting(better) || is_recruiting(worse) => "wait",
            (Action::Muster { card, up }, Action::Muster { card: other, up: other_up }) => {
                if card == other && up != other_up {
                    "hide"
                } else if card.bloodline() == other.bloodline() {
                    "strength"
                } else {
                    "order"
                }
            }
            _ => return None,
        })
    }
}
