//! The things on the table that a player touches to make an action.

use crate::{Action, Spot};

impl Action {
    pub(crate) fn touches(self) -> Vec<String> {
        let recruit = |slot: u8| vec![format!("row:{}", slot + 1)];
        let clan = |spot: Spot| vec![format!("army:{}:{}", spot.seat, spot.place + 1)];
        let supporter = |place: u8| vec![format!("supporter:{}", place + 1)];
        match self {
            Action::Flip(slot) | Action::Take(slot) => recruit(slot),
            Action::Muster { card, up } => {
                vec![format!("hand:{card}"), if up { "up" } else { "down" }.to_owned()]
            }
            Action::Kill(spot) | Action::Swap(spot) | Action::Copy(spot) => clan(spot),
            Action::Trade(place) | Action::Claim(place) => supporter(place),
            Action::Draw | Action::More | Action::Stay | Action::Two | Action::Join => {
                vec!["power".to_owned()]
            }
            Action::Skip => vec!["skip".to_owned()],
        }
    }
}
