//! What statistics count: decisions of a turn, and powers used.

use tabletop::Note;

use crate::{Action, Bloodline, Phase, Position};

impl Position {
    /// What this legal action counts as.
    pub(crate) fn note_of(&self, action: Action) -> Option<Note> {
        match (self.phase, action) {
            (Phase::Power(_), Action::Skip) => Some(Note::new("decisions", "skip")),
            (Phase::Power(power), _) => Some(Note::new(
                "powers",
                match power {
                    Bloodline::Scott => "ls-bloodline-s",
                    Bloodline::Makgill => "ls-bloodline-m",
                    Bloodline::MacDonnell => "ls-bloodline-d",
                    Bloodline::Wemyss => "ls-bloodline-w",
                    Bloodline::Fergusson => "ls-bloodline-f",
                    Bloodline::Forsyth => "ls-bloodline-o",
                    Bloodline::Cockburn => "ls-bloodline-k",
                    Bloodline::Cochrane => "ls-bloodline-c",
                    Bloodline::Bruce => "ls-bloodline-b",
                },
            )),
            (_, Action::Muster { up: true, .. }) => Some(Note::new("decisions", "muster-up")),
            (_, Action::Muster { up: false, .. }) => Some(Note::new("decisions", "muster-down")),
            (_, Action::Take(_)) => Some(Note::new("decisions", "recruit")),
            (_, Action::Claim(_)) => Some(Note::new("decisions", "claim")),
            _ => None,
        }
    }
}
