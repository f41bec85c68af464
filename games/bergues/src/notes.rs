//! What statistics count: paths filled, and walks by direction.

use tabletop::Note;

use crate::{Action, Direction, Side};

/// What an action counts as.
pub(crate) fn note_of(action: Action) -> Option<Note> {
    match action {
        Action::Fill(Side::North) => Some(Note::new("filled", "bg-path-N")),
        Action::Fill(Side::South) => Some(Note::new("filled", "bg-path-S")),
        Action::Walk(Direction::Clockwise) => Some(Note::new("walked", "clockwise")),
        Action::Walk(Direction::CounterClockwise) => Some(Note::new("walked", "counter-clockwise")),
        Action::Go(_) => Some(Note::new("walked", "winoc")),
        Action::Turn(_) | Action::Use(_) => None,
    }
}
