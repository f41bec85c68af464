//! Reviews of games: for each seat, how much chance moved its winning chance, how much it gave away by its decisions, and
//! what the others did.
//!
//! Every number is computed from the view of one seat at one moment, so a review knows nothing that the player could not
//! know. For each seat the changes add up: start + luck + own decisions + what the others did = end.
//!
//! A [`Review`] is an iterator: it computes one step of the game at a time, so a caller can show progress and stop early.

mod account;
mod chance;
mod decision;
mod evaluator;
mod reasons;
mod step;

mod review;

pub use account::{Account, accounts};
pub use chance::Chance;
pub use decision::{Candidate, Decision, judge};
pub use evaluator::Evaluator;
pub use reasons::reasons;
pub use review::{Review, ReviewPlan};
pub use step::{Change, ReviewedStep};
