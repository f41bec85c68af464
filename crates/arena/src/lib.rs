//! Duels between bots. Every deal is played twice with the seats swapped, so luck of the deal cancels out.

mod chart;
mod duel;
mod entrants;
mod process;
mod rating;

pub use chart::chart;
pub use duel::{Duel, Entrant, Plan, PlayedGame, duel, duel_recorded};
pub use entrants::{ArenaEntrant, BadEntrant, NamedBot, play_duel};
pub use process::{ProcessBot, ProcessBotError};
pub use rating::{Decision, Estimate, Rating, Sprt, ratings};
