//! What a choice is about, for reviews and puzzles.

use crate::{Action, Guard, Phase, Position};

impl Position {
    /// What the choice of this legal action is about, whatever the alternative is.
    pub(crate) fn theme_of(&self, better: Action) -> &'static str {
        match better {
            Action::Fill(_) => "path",
            Action::Turn(_) => "count",
            Action::Use(_) => "use",
            Action::Go(_) => "winoc",
            Action::Walk(_) => match self.phase {
                Phase::Move(guard, _) if guard == Guard::of(self.active, self.rules.seats) => "walk",
                _ => "send",
            },
        }
    }
}
