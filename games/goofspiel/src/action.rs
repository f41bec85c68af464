//! The one kind of decision.

use std::fmt;
use std::str::FromStr;

use tabletop::BadAction;

use crate::Card;

/// GS-T1: bid this card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action(pub Card);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        Card::read(text)
            .map(Action)
            .ok_or_else(|| BadAction::new(text, "a card to bid: A, 2 to 9, T, J, Q or K"))
    }
}
