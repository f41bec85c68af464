//! The phases of a skirmish.

use std::fmt;

use crate::Bloodline;

/// The kind of decision that comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The Initiative holder turns a recruit face up (LS-T2).
    Flip,
    /// Recruit or muster (LS-T3).
    Act,
    /// The clan just mustered may use this power; a copied one must be used (LS-P1, LS-P9).
    Power(Bloodline),
    /// One more clan is mustered (LS-P8).
    Muster,
    /// This number of supporters is to be taken (LS-E3).
    Claim(u8),
    /// The game has ended (LS-E4).
    Over,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Flip => f.write_str("flip"),
            Phase::Act => f.write_str("act"),
            Phase::Power(bloodline) => write!(f, "power:{}", bloodline.letter()),
            Phase::Muster => f.write_str("muster"),
            Phase::Claim(count) => write!(f, "claim{count}"),
            Phase::Over => f.write_str("over"),
        }
    }
}
