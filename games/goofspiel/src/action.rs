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
        // Not the card alone: a record ends with the letter of the winner's seat, so `A` cannot be an action.
        write!(f, "b{}", self.0)
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let card = text.strip_prefix('b').and_then(Card::read);
        card.map(Action).ok_or_else(|| BadAction::new(text, "a bid: b and A, 2 to 9, T, J, Q or K"))
    }
}
