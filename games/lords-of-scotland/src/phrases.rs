//! Messages about steps.

use tabletop::{Describe, Phrase, Seat};

use crate::{Action, Seen, SeenAction};

impl Describe for Seen {
    fn phrase(&self) -> Phrase {
        let action = match self.action {
            SeenAction::Open(action) => action,
            SeenAction::MusterDown => return self.message("ls-told-muster-down"),
        };
        match action {
            Action::Flip(slot) => self.message("ls-told-flip").with("slot", slot + 1),
            Action::Take(slot) if self.card.is_some() => self.message("ls-told-take").with("slot", slot + 1),
            Action::Take(slot) => self.message("ls-told-take-down").with("slot", slot + 1),
            Action::Muster { up: true, .. } => self.message("ls-told-muster"),
            Action::Muster { up: false, .. } => self.message("ls-told-muster-down-card"),
            Action::Kill(spot) if spot.seat == self.seat => self.message("ls-told-kill-own"),
            Action::Kill(spot) => self.message_about("ls-told-kill", spot.seat),
            Action::Swap(spot) if self.card.is_some() => self.message_about("ls-told-swap", spot.seat),
            Action::Swap(spot) => self.message_about("ls-told-swap-down", spot.seat),
            Action::Trade(_) => self.message("ls-told-trade"),
            Action::Draw if self.card.is_some() => self.message("ls-told-draw-card"),
            Action::Draw => self.message("ls-told-draw"),
            Action::More => self.message("ls-told-more"),
            Action::Stay => self.message("ls-told-stay"),
            Action::Two => self.message("ls-told-two"),
            Action::Join => self.message("ls-told-join"),
            Action::Copy(_) => self.message("ls-told-copy"),
            Action::Skip => self.message("ls-told-skip"),
            Action::Claim(_) => self.message("ls-told-claim"),
        }
    }
}

impl Seen {
    /// A message with the deciding seat and the cards that the viewer saw.
    fn message(&self, key: &'static str) -> Phrase {
        let mut phrase = Phrase::new(key).with("seat", self.seat);
        for (name, card) in [("clan", self.clan), ("card", self.card)] {
            if let Some(card) = card {
                phrase = phrase.with(name, card);
            }
        }
        phrase
    }

    /// The same, about a clan of this army.
    fn message_about(&self, key: &'static str, owner: Seat) -> Phrase {
        self.message(key).with("owner", owner)
    }
}
