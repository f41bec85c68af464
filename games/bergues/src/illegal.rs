//! Reasons why an action is not legal.

use tabletop::{Describe, Phrase};

use crate::{Guard, Side, Space, Tile};

/// Why an action is not legal, and what to do instead. `Display` begins with the id of the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// A path is to be chosen.
    #[error("BG-T1: first choose the empty path to fill, N or S")]
    ChooseAPath,
    /// That path is not empty.
    #[error("BG-T1: there are tiles on path {0}; you can only fill an empty path")]
    PathNotEmpty(Side),
    /// A tile is to be turned.
    #[error("BG-T2: turn over a tile of the town centre, f1 to f16")]
    TurnATile,
    /// That tile lies on a path.
    #[error("BG-T2: tile {0} lies on a path; you can only turn a tile of the town centre")]
    NotInCentre(Tile),
    /// A space is to be chosen.
    #[error("BG-T4: Winoc! Put your guard on any space of the rampart, go0 to go{0}")]
    ChooseASpace(Space),
    /// The rampart is smaller.
    #[error("BG-M1: this rampart has no space {space}; its last one is {last}")]
    NoSuchSpace {
        /// The space that was asked for.
        space: Space,
        /// The last one there is.
        last: Space,
    },
    /// The path for one's own guard is to be chosen.
    #[error("BG-T5: choose the path that moves your own guard, useN or useS")]
    ChooseWhichToUse,
    /// A direction is to be chosen for one's own guard.
    #[error("BG-T5: choose a direction for your guard ({guard}), cw or ccw; steps to go: {steps}")]
    MoveYourGuard {
        /// The guard.
        guard: Guard,
        /// How far it goes.
        steps: u8,
    },
    /// A direction is to be chosen for a guard that follows.
    #[error("BG-T6: choose a direction for guard {guard}, cw or ccw; steps to go: {steps}")]
    MoveGuard {
        /// The guard.
        guard: Guard,
        /// How far it goes.
        steps: u8,
    },
    /// The junior game does not have this action.
    #[error("BG-J1: in the junior game you only turn over tiles, f1 to f16; your guard walks by itself")]
    JuniorOnlyTurns,
    /// A guard has won.
    #[error("BG-V4: the game is over; guard {0} has won")]
    Won(Guard),
    /// The last turn has passed.
    #[error("BG-E1: the game is over; after turn 500 it is a draw")]
    Drawn,
}

impl Describe for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Illegal::ChooseAPath => Phrase::new("bg-choose-a-path"),
            Illegal::PathNotEmpty(side) => Phrase::new("bg-path-not-empty").with("path", side),
            Illegal::TurnATile => Phrase::new("bg-turn-a-tile"),
            Illegal::NotInCentre(tile) => Phrase::new("bg-not-in-centre").with("tile", tile),
            Illegal::ChooseASpace(last) => Phrase::new("bg-choose-a-space").with("last", last),
            Illegal::NoSuchSpace { space, last } => {
                Phrase::new("bg-no-such-space").with("space", space).with("last", last)
            }
            Illegal::ChooseWhichToUse => Phrase::new("bg-choose-which-to-use"),
            Illegal::MoveYourGuard { guard, steps } => {
                Phrase::new("bg-move-your-guard").with("guard", guard).with("steps", steps)
            }
            Illegal::MoveGuard { guard, steps } => {
                Phrase::new("bg-move-guard").with("guard", guard).with("steps", steps)
            }
            Illegal::JuniorOnlyTurns => Phrase::new("bg-junior-only-turns"),
            Illegal::Won(guard) => Phrase::new("bg-won").with("guard", guard),
            Illegal::Drawn => Phrase::new("bg-drawn"),
        }
    }
}
