//! The arena: bots against each other, every deal played twice with the seats swapped.

mod chart;
mod duel;
mod external;
mod rating;

pub use chart::chart;
pub use duel::{Duel, Entrant, Plan, PlayedGame, duel, duel_kept};
pub use external::{External, ExternalProblem};
pub use rating::{Decision, Estimate, Rating, Sprt, ratings};
