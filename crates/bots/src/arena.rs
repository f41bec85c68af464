//! The arena: bots against each other, every deal played twice with the seats swapped.

mod chart;
mod duel;
mod external;
mod rating;

pub use chart::chart;
pub use duel::{Duel, Entrant, Plan, duel};
pub use external::{External, ExternalProblem};
pub use rating::{Decision, Estimate, Rating, Sprt, ratings};
