//! The turn in progress.

use std::fmt;

use tabletop::{Seat, Verdict};

use crate::phase::Phase;

/// Whose turn it is and how far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnState {
    /// Who plays (when the game is over: who played last).
    pub(crate) seat: Seat,
    /// What is to be decided.
    pub(crate) phase: Phase,
    /// ST-E2: passes since the last played card or claim.
    pub(crate) passes: u8,
    /// How the game ended; meaningful in [`Phase::Over`] only.
    pub(crate) verdict: Verdict,
    /// Which turn it is, from 1.
    pub(crate) number: u16,
}

impl TurnState {
    /// The first turn.
    pub(crate) const fn first(seat: Seat) -> TurnState {
        TurnState { seat, phase: Phase::Play, passes: 0, verdict: Verdict::Draw, number: 1 }
    }
}

impl fmt::Display for TurnState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.phase {
            Phase::Over => match self.verdict {
                Verdict::Won(seat) => write!(f, "{seat}")?,
                _ => f.write_str("-")?,
            },
            _ => write!(f, "{}", self.seat)?,
        }
        write!(f, ".{}.{}", self.phase, self.passes)
    }
}
