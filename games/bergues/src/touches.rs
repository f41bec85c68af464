//! The things on the table that a player touches to make an action.

use crate::{Action, Direction};

impl Action {
    pub(crate) fn touches(self) -> Vec<String> {
        vec![match self {
            Action::Fill(side) | Action::Use(side) => format!("path:{side}"),
            Action::Turn(tile) => format!("tile:{tile}"),
            Action::Walk(Direction::Clockwise) => "way:cw".to_owned(),
            Action::Walk(Direction::CounterClockwise) => "way:ccw".to_owned(),
            Action::Go(space) => format!("space:{space}"),
        }]
    }
}
