//! The phases of a turn.

use std::fmt;

use crate::{Guard, Side};

/// The kind of decision that comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The active player chooses the path to fill (BG-T1).
    Path,
    /// The active player turns a tile onto this path (BG-T2).
    Flip(Side),
    /// The active player chooses the path that moves their own guard (BG-T5).
    Use,
    /// The active player puts their guard on any space (BG-T4).
    Winoc,
    /// A guard moves by this number of steps; its direction is to be chosen (BG-T5, BG-T6).
    Move(Guard, u8),
    /// The game has ended: this guard has won, or it is a draw.
    Over(Option<Guard>),
}

impl fmt::Display for Phase {
    /// The notation in the `turn` field.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Path => f.write_str("path"),
            Phase::Flip(side) => write!(f, "flip{side}"),
            Phase::Use => f.write_str("use"),
            Phase::Winoc => f.write_str("winoc"),
            Phase::Move(guard, steps) => write!(f, "move:{guard}:{steps}"),
            Phase::Over(_) => f.write_str("over"),
        }
    }
}
