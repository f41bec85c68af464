//! The turn in progress.

use std::fmt;

use tabletop::{Seat, Verdict};

use crate::phase::Phase;
use crate::stone::StoneSet;

/// The turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnState {
    /// The seat that plays; when the game is over, the seat that played last.
    pub(crate) seat: Seat,
    /// The kind of decision that comes next.
    pub(crate) phase: Phase,
    /// ST-E2: passes since the last played card or claim.
    pub(crate) passes: u8,
    /// How the game ended; meaningful in [`Phase::Over`] only.
    pub(crate) verdict: Verdict,
    /// The number of the turn, counted from 1.
    pub(crate) number: u16,
    /// The stones that the seat may claim now (ST-T3, ST-C1). It follows from the rest of the position, but a phase asks
    /// for it several times, so it is kept: [`Position::find_claims`](crate::Position).
    pub(crate) claims: StoneSet,
}

impl TurnState {
    /// The first turn.
    pub(crate) const fn first(seat: Seat) -> TurnState {
        TurnState {
            seat,
            phase: Phase::Play,
            passes: 0,
            verdict: Verdict::Draw,
            number: 1,
            claims: StoneSet::EMPTY,
        }
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
