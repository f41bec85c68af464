//! The things on the table that a player touches to make an action.

use crate::action::{Action, PileKind};
use crate::card::Card;

impl Action {
    pub(crate) fn touches(self) -> Vec<String> {
        let hand = |card: Card| format!("hand:{card}");
        let lying = |card: Card| format!("card:{card}");
        match self {
            Action::Place(card, stone) => vec![hand(card), format!("stone:{stone}")],
            Action::Strategist { card, to, .. } => {
                let to = to.map_or_else(|| "discard".to_owned(), |stone| format!("stone:{stone}"));
                vec![hand(Card::STRATEGIST), lying(card), to]
            }
            Action::Banshee { card, .. } => vec![hand(Card::BANSHEE), lying(card)],
            Action::Traitor { card, to, .. } => {
                vec![hand(Card::TRAITOR), lying(card), format!("stone:{to}")]
            }
            Action::Recruiter => vec![hand(Card::RECRUITER)],
            Action::Draw(PileKind::Clan) => vec!["pile:clan".to_owned()],
            Action::Draw(PileKind::Tactic) => vec!["pile:tactic".to_owned()],
            Action::PutBack(card) => vec![hand(card)],
            Action::Claim(stone) => vec![format!("claim:{stone}")],
            Action::End => vec!["end".to_owned()],
            Action::Pass => vec!["pass".to_owned()],
        }
    }
}
