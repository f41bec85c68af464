//! The list of games. Code above this crate knows no game's types: positions, actions and views are text.

mod any;
mod bot_task;
mod entrants;
mod json;
mod records;
mod words;

pub use any::{AnyGame, AnyTable, Choice};
pub use bot_task::{BotReport, BotTask};
pub use entrants::{ArenaEntrant, BadEntrant, NamedBot};
pub use json::{options_from_json, options_to_json};
pub use records::{BadReplay, ReplayVerdict, record, replay, verify};
pub use words::{LANGUAGES, Language, Words};

use any::Erased;
use tabletop::{BadPosition, Seed};

/// Every game of the table. A new game is one line here.
pub static GAMES: &[&dyn AnyGame] = &[
    &Erased::<schotten_totten::Position>::GAME,
    &Erased::<lords_of_scotland::Position>::GAME,
    &Erased::<bergues::Position>::GAME,
];

/// The game of this name.
pub fn game(name: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.name() == name)
}

/// Reads a position of any game: its first field says which.
pub fn load(position: &str, seed: Seed) -> Result<Box<dyn AnyTable>, BadPosition> {
    let tag = position.split_ascii_whitespace().next().unwrap_or("");
    match GAMES.iter().find(|game| game.tag() == tag) {
        Some(game) => game.load(position, seed),
        None => {
            let tags: Vec<&str> = GAMES.iter().map(|game| game.tag()).collect();
            let reason = format!("a position begins with its game: {}", tags.join(", "));
            Err(BadPosition::flaw("game", tag, reason))
        }
    }
}
