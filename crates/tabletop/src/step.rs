//! One action, with what each viewer saw of it.

use crate::{Describe, Game, Phrase, Seat, Viewer};

/// One action, with what each viewer saw of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The seat that decided.
    pub seat: Seat,
    /// The whole action, in notation. It is for the seat that decided; others get what they saw.
    pub action: String,
    /// The turn it belongs to.
    pub turn_number: u32,
    /// Whether it showed the deciding seat anything that it could not know before.
    pub reveals: bool,
    /// What each viewer saw.
    pub seen: Vec<(Viewer, SeenStep)>,
}

/// A step as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenStep {
    /// In notation.
    pub text: String,
    /// For a reader in any language.
    pub phrase: Phrase,
}

impl Step {
    /// The step from one position to another; none if the game was over.
    pub(crate) fn of<G: Game>(before: &G, action: G::Action, after: &G) -> Option<Step> {
        let seen_step = |viewer| {
            let seen = before.seen(action, after, viewer);
            (viewer, SeenStep { text: seen.to_string(), phrase: seen.phrase() })
        };
        Some(Step {
            seat: before.decider()?,
            action: action.to_string(),
            turn_number: before.turn_number(),
            reveals: before.reveals(action),
            seen: Viewer::all(before.seats()).map(seen_step).collect(),
        })
    }
}
