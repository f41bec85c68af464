//! What statistics count: the formations of claimed stones, and the tactics cards played.

use tabletop::Note;

use crate::action::Action;
use crate::card::{Card, Kind};
use crate::formation::Formation;
use crate::position::Position;
use crate::strongest::Troop;

impl Position {
    /// What this legal action counts as.
    pub(crate) fn note_of(&self, action: Action) -> Option<Note> {
        match action {
            Action::Claim(stone) => {
                let troop = Troop::new(self.border.side(self.turn.seat, stone), self.border.capacity(stone));
                let name = match troop.strength(self.border.is_blind(stone)).formation {
                    Formation::Sum => "st-formation-sum",
                    Formation::Run => "st-formation-run",
                    Formation::Colour => "st-formation-colour",
                    Formation::Kind => "st-formation-kind",
                    Formation::ColourRun => "st-formation-colour-run",
                };
                Some(Note::new("formations", name))
            }
            _ => {
                let card = action.played().filter(|card| card.kind() != Kind::Clan)?;
                let (_, name) = TACTICS.into_iter().find(|(known, _)| *known == card)?;
                Some(Note::new("tactics", name))
            }
        }
    }
}

/// The tactics cards and the keys of their names.
const TACTICS: [(Card, &str); 10] = [
    (Card::JOKER_1, "st-card-J1"),
    (Card::JOKER_2, "st-card-J2"),
    (Card::SPY, "st-card-SP"),
    (Card::SHIELD_BEARER, "st-card-SB"),
    (Card::BLIND_MANS_BLUFF, "st-card-BM"),
    (Card::MUD_FIGHT, "st-card-MF"),
    (Card::RECRUITER, "st-card-RC"),
    (Card::STRATEGIST, "st-card-ST"),
    (Card::BANSHEE, "st-card-BN"),
    (Card::TRAITOR, "st-card-TR"),
];
