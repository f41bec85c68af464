//! ST-T1 … ST-T4: the phases of a turn.

use std::fmt;

/// The kind of decision that comes next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Play a card, or pass.
    Play,
    /// Claim stones, or draw and end the turn.
    Claim,
    /// The Recruiter draws this many more cards.
    Recruit(u8),
    /// The Recruiter puts this many more cards back.
    Return(u8),
    /// The game is over.
    Over,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Play => f.write_str("play"),
            Phase::Claim => f.write_str("claim"),
            Phase::Recruit(left) => write!(f, "recruit{left}"),
            Phase::Return(left) => write!(f, "return{left}"),
            Phase::Over => f.write_str("over"),
        }
    }
}
