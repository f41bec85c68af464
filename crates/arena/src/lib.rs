//! Duels between bots. Every deal is played twice with the seats swapped, so luck of the deal cancels out.

mod chart;
mod duel;
mod entrants;
mod failure;
mod game;
mod process;
mod program;
mod rating;

pub use chart::chart;
pub use duel::{Duel, Entrant, Plan, duel};
pub use entrants::{ArenaEntrant, NamedBot, play_duel};
pub use failure::{BotFailure, FailureKind};
pub use process::MAX_LINE;
pub use rating::{Decision, Estimate, Rating, Sprt, ratings};
