//! Messages about steps.

use tabletop::{Describe, Phrase, Seat};

use crate::{Action, Seen, SeenAction};

impl Describe for Seen {
    fn phrase(&self) -> Phrase {
        let action = match self.action {
            SeenAction::Open(action) => action,
            SeenAction::MusterDown => return self.message("ls-step-muster-down"),
        };
        match action {
            Action::Flip(slot) => self.message("ls-step-flip").with("slot", slot + 1),
            Action::Take(slot) if self.card.is_some() => self.message("ls-step-take").with("slot", slot + 1),
            Action::Take(slot) => self.message("ls-step-take-down").with("slot", slot + 1),
            Action::Muster { up: true, .. } => self.message("ls-step-muster"),
            Action::Muster { up: false, .. } => self.message("ls-step-muster-down-card"),
            Action::Kill(spot) if spot.seat == self.seat => self.message("ls-step-kill-own"),
            Action::Kill(spot) => self.message_about("ls-step-kill", spot.seat),
            Action::Swap(spot) if self.card.is_some() => self.message_about("ls-step-swap", spot.seat),
            Action::Swap(spot) => self.message_about("ls-step-swap-down", spot.seat),
            Action::Trade(_) => self.message("ls-step-trade"),
            Action::Draw if self.card.is_some() => self.message("ls-step-draw-card"),
            Action::Draw => self.message("ls-step-draw"),
            Action::More => self.message("ls-step-more"),
            Action::Stay => self.message("ls-step-stay"),
            Action::Two => self.message("ls-step-two"),
            Action::Join => self.message("ls-step-join"),
            Action::Copy(_) => self.message("ls-step-copy"),
            Action::Skip => self.message("ls-step-skip"),
            Action::Claim(_) => self.message("ls-step-claim"),
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
