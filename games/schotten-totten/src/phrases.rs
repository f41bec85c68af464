//! Messages about steps.

use tabletop::{Describe, Phrase};

use crate::action::{Action, PileKind};
use crate::card::Kind;
use crate::seen::{Seen, SeenAction};

impl Describe for Seen {
    fn phrase(&self) -> Phrase {
        let message = |key| Phrase::new(key).with("seat", self.seat);
        match self.action {
            SeenAction::Done(action) => done(action, message),
            SeenAction::Drew(_, Some(card)) => message("st-told-draw-card").with("card", card),
            SeenAction::Drew(pile, None) => message("st-told-draw").with("pile", word(pile)),
            SeenAction::PutBack(_, Some(card)) => message("st-told-return-card").with("card", card),
            SeenAction::PutBack(pile, None) => message("st-told-return").with("pile", word(pile)),
        }
    }
}

fn done(action: Action, message: impl Fn(&'static str) -> Phrase) -> Phrase {
    match action {
        Action::Place(card, stone) => {
            let key = if card.kind() == Kind::Mode { "st-told-mode" } else { "st-told-place" };
            message(key).with("card", card).with("stone", stone)
        }
        Action::Strategist { card, from, to: Some(to) } => {
            message("st-told-strategist").with("card", card).with("from", from).with("to", to)
        }
        Action::Strategist { card, from, to: None } => {
            message("st-told-strategist-discard").with("card", card).with("from", from)
        }
        Action::Banshee { card, from } => message("st-told-banshee").with("card", card).with("from", from),
        Action::Traitor { card, from, to } => {
            message("st-told-traitor").with("card", card).with("from", from).with("to", to)
        }
        Action::Recruiter => message("st-told-recruiter"),
        Action::Draw(pile) => message("st-told-draw").with("pile", word(pile)),
        Action::PutBack(card) => message("st-told-return-card").with("card", card),
        Action::Claim(stone) => message("st-told-claim").with("stone", stone),
        Action::End => message("st-told-end"),
        Action::Pass => message("st-told-pass"),
    }
}

/// The value by which messages select a pile.
fn word(pile: PileKind) -> &'static str {
    match pile {
        PileKind::Clan => "clan",
        PileKind::Tactic => "tactic",
    }
}
