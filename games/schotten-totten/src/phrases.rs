//! What was done, in words.

use tabletop::{Describe, Phrase};

use crate::action::{Action, PileKind};
use crate::card::Kind;
use crate::seen::{Seen, SeenAction};

impl Describe for Seen {
    fn phrase(&self) -> Phrase {
        let told = |key| Phrase::new(key).with("seat", self.seat);
        match self.action {
            SeenAction::Done(action) => done(action, told),
            SeenAction::Drew(_, Some(card)) => told("st-told-draw-card").with("card", card),
            SeenAction::Drew(pile, None) => told("st-told-draw").with("pile", word(pile)),
            SeenAction::PutBack(_, Some(card)) => told("st-told-return-card").with("card", card),
            SeenAction::PutBack(pile, None) => told("st-told-return").with("pile", word(pile)),
        }
    }
}

fn done(action: Action, told: impl Fn(&'static str) -> Phrase) -> Phrase {
    match action {
        Action::Place(card, stone) => {
            let key = if card.kind() == Kind::Mode { "st-told-mode" } else { "st-told-place" };
            told(key).with("card", card).with("stone", stone)
        }
        Action::Strategist { card, from, to: Some(to) } => {
            told("st-told-strategist").with("card", card).with("from", from).with("to", to)
        }
        Action::Strategist { card, from, to: None } => {
            told("st-told-strategist-discard").with("card", card).with("from", from)
        }
        Action::Banshee { card, from } => told("st-told-banshee").with("card", card).with("from", from),
        Action::Traitor { card, from, to } => {
            told("st-told-traitor").with("card", card).with("from", from).with("to", to)
        }
        Action::Recruiter => told("st-told-recruiter"),
        Action::Draw(pile) => told("st-told-draw").with("pile", word(pile)),
        Action::PutBack(card) => told("st-told-return-card").with("card", card),
        Action::Claim(stone) => told("st-told-claim").with("stone", stone),
        Action::End => told("st-told-end"),
        Action::Pass => told("st-told-pass"),
    }
}

/// A pile as the messages choose by it.
fn word(pile: PileKind) -> &'static str {
    match pile {
        PileKind::Clan => "clan",
        PileKind::Tactic => "tactic",
    }
}
