//! Why an action is not legal, with the rule that says so.

use tabletop::{Describe, Phrase};

use crate::Card;

/// Why a bid is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing is bid any more.
    #[error("GS-T4: the game is over")]
    GameOver,
    /// The card was bid before, or the table plays without it.
    #[error("GS-T1: {0} is not in your hand")]
    NotInHand(Card),
}

impl Describe for Illegal {
    fn phrase(&self) -> Phrase {
        match self {
            Illegal::GameOver => Phrase::new("gs-game-over"),
            Illegal::NotInHand(card) => Phrase::new("gs-not-in-hand").with("card", card),
        }
    }
}
