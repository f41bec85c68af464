//! Whether an action is legal, and which rule forbids it.

use crate::{Action, Illegal, Phase, Position, Space};

impl Position {
    /// Returns why this action is not legal now.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Over(Some(guard)), _) => Err(Illegal::Won(guard)),
            (Phase::Over(None), _) => Err(Illegal::Drawn),

            (Phase::Path, Action::Fill(side)) if self.path(side).is_empty() => Ok(()),
            (Phase::Path, Action::Fill(side)) => Err(Illegal::PathNotEmpty(side)),
            (Phase::Path, _) => Err(Illegal::ChooseAPath),

            (Phase::Flip(_), Action::Turn(tile)) if self.in_centre(tile) => Ok(()),
            (Phase::Flip(_), Action::Turn(tile)) => Err(Illegal::NotInCentre(tile)),
            (Phase::Flip(_), _) if self.rules.junior() => Err(Illegal::JuniorOnlyTurns),
            (Phase::Flip(_), _) => Err(Illegal::TurnATile),

            (Phase::Use, Action::Use(_)) | (Phase::Move(..), Action::Walk(_)) => Ok(()),
            (Phase::Use, _) => Err(Illegal::ChooseWhichToUse),
            (Phase::Move(guard, steps), _) if guard == self.active_guard() => {
                Err(Illegal::MoveYourGuard { guard, steps })
            }
            (Phase::Move(guard, steps), _) => Err(Illegal::MoveGuard { guard, steps }),

            (Phase::Winoc, Action::Go(space)) if self.rules.ring().has(space) => Ok(()),
            (Phase::Winoc, Action::Go(space)) => Err(Illegal::NoSuchSpace { space, last: self.last_space() }),
            (Phase::Winoc, _) => Err(Illegal::ChooseASpace(self.last_space())),
        }
    }

    fn last_space(&self) -> Space {
        Space(self.rules.ring().spaces - 1)
    }
}
