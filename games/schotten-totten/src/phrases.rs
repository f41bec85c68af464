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
            SeenAction::Drew(_, Some(card)) => message("st-step-draw-card").with("card", card),
            SeenAction::Drew(pile, None) => message("st-step-draw").with("pile", word(pile)),
            SeenAction::PutBack(_, Some(card)) => message("st-step-return-card").with("card", card),
            SeenAction::PutBack(pile, None) => message("st-step-return").with("pile", word(pile)),
        }
    }
}

fn done(action: Action, message: impl Fn(&'static str) -> Phrase) -> Phrase {
    match action {
        Action::Place(card, stone) => {
            let key = if card.kind() == Kind::Mode { "st-step-mode" } else { "st-step-place" };
            message(key).with("card", card).with("stone", stone)
        }
        Action::Strategist { card, from, to: Some(to) } => {
            message("st-step-strategist").with("card", card).with("from", from).with("to", to)
        }
        Action::Strategist { card, from, to: None } => {
            message("st-step-strategist-discard").with("card", card).with("from", from)
        }
        Action::Banshee { card, from } => message("st-step-banshee").with("card", card).with("from", from),
        Action::Traitor { card, from, to } => {
            message("st-step-traitor").with("card", card).with("from", from).with("to", to)
        }
        Action::Recruiter => message("st-step-recruiter"),
        Action::Draw(pile) => message("st-step-draw").with("pile", word(pile)),
        Action::PutBack(card) => message("st-step-return-card").with("card", card),
        Action::Claim(stone) => message("st-step-claim").with("stone", stone),
        Action::End => message("st-step-end"),
        Action::Pass => message("st-step-pass"),
    }
}

/// The value by which messages select a pile.
fn word(pile: PileKind) -> &'static str {
    match pile {
        PileKind::Clan => "clan",
        PileKind::Tactic => "tactic",
    }
}
