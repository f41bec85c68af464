//! What was done, in words.

use tabletop::{Describe, Phrase, Seat};

use crate::{Action, Seen, SeenAction};

impl Describe for Seen {
    fn phrase(&self) -> Phrase {
        let action = match self.action {
            SeenAction::Open(action) => action,
            SeenAction::MusterDown => return self.told("ls-told-muster-down"),
        };
        match action {
            Action::Flip(slot) => self.told("ls-told-flip").with("slot", slot + 1),
            Action::Take(slot) if self.card.is_some() => self.told("ls-told-take").with("slot", slot + 1),
            Action::Take(slot) => self.told("ls-told-take-down").with("slot", slot + 1),
            Action::Muster { up: true, .. } => self.told("ls-told-muster"),
            Action::Muster { up: false, .. } => self.told("ls-told-muster-down-card"),
            Action::Kill(spot) if spot.seat == self.seat => self.told("ls-told-kill-own"),
            Action::Kill(spot) => self.told_of("ls-told-kill", spot.seat),
            Action::Swap(spot) if self.card.is_some() => self.told_of("ls-told-swap", spot.seat),
            Action::Swap(spot) => self.told_of("ls-told-swap-down", spot.seat),
            Action::Trade(_) => self.told("ls-told-trade"),
            Action::Draw if self.card.is_some() => self.told("ls-told-draw-card"),
            Action::Draw => self.told("ls-told-draw"),
            Action::More => self.told("ls-told-more"),
            Action::Stay => self.told("ls-told-stay"),
            Action::Two => self.told("ls-told-two"),
            Action::Join => self.told("ls-told-join"),
            Action::Copy(_) => self.told("ls-told-copy"),
            Action::Skip => self.told("ls-told-skip"),
            Action::Claim(_) => self.told("ls-told-claim"),
        }
    }
}

impl Seen {
    /// A message about who decided, with the cards the viewer saw.
    fn told(&self, key: &'static str) -> Phrase {
        let mut phrase = Phrase::new(key).with("seat", self.seat);
        for (name, card) in [("clan", self.clan), ("card", self.card)] {
            if let Some(card) = card {
                phrase = phrase.with(name, card);
            }
        }
        phrase
    }

    /// The same, about a clan of this army.
    fn told_of(&self, key: &'static str, owner: Seat) -> Phrase {
        self.told(key).with("owner", owner)
    }
}
