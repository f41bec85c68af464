//! Players for any game.
//!
//! A bot sees a view and never a position: whatever it imagines behind the view comes from
//! [`tabletop::Game::determinize`]. So two positions that look alike to it get the same answer.

pub mod arena;
mod bot;
mod greedy;
mod ismcts;
mod lookahead;
pub mod net;
mod random;
mod spec;

pub use bot::{Alternative, Bot, Budget, Thought};
pub use greedy::Greedy;
pub use ismcts::{Ismcts, Settings};
pub use lookahead::Lookahead;
pub use random::Random;
pub use spec::{BadSpec, LEVELS, Level, Spec};
