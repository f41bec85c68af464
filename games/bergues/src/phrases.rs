//! Messages about steps.

use tabletop::{Describe, Phrase};

use crate::seen::{Fate, Moved};
use crate::{Action, Direction, Seen};

impl Describe for Seen {
    fn phrase(&self) -> Phrase {
        let message = |key| Phrase::new(key).with("seat", self.seat);
        let moved = |key| self.moved.map_or_else(|| message(key), |moved| moved.describe(message(key)));
        match self.action {
            Action::Fill(side) => message("bg-step-fill").with("path", side),
            Action::Turn(tile) => self.turned.map_or_else(
                || message("bg-step-turn").with("tile", tile),
                |(face, fate)| {
                    let key = match fate {
                        Fate::Stays => "bg-step-turn",
                        Fate::Neutral => "bg-step-turn-neutral",
                        Fate::Passed => "bg-step-turn-passed",
                        Fate::Paired => "bg-step-turn-paired",
                        Fate::Winoc => "bg-step-turn-winoc",
                        Fate::Walked => "bg-step-turn-walked",
                    };
                    moved(key).with("tile", tile).with("face", face)
                },
            ),
            Action::Use(side) => {
                message("bg-step-use").with("path", side).with("tiles", self.used.unwrap_or_default())
            }
            Action::Walk(direction) => moved("bg-step-walk").with(
                "way",
                match direction {
                    Direction::Clockwise => "cw",
                    Direction::CounterClockwise => "ccw",
                },
            ),
            Action::Go(_) => moved("bg-step-go"),
        }
    }
}

impl Moved {
    /// Adds what a guard did to a phrase.
    pub(crate) fn describe(self, phrase: Phrase) -> Phrase {
        let yes = |flag| if flag { "yes" } else { "no" };
        phrase
            .with("guard", self.guard)
            .with("space", self.space)
            .with("steps", self.steps)
            .with("fetched", yes(self.fetched))
            .with("sent", self.sent.map_or_else(|| "none".to_owned(), |guard| guard.to_string()))
            .with("won", yes(self.won))
    }
}
