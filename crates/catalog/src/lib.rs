//! The list of games. Above this crate nobody knows a game's types: positions, actions and views are texts.

mod any;
mod json;
mod notes;
mod records;
mod stones;
mod thinking;
mod words;

pub use any::{AnyGame, AnyTable, Choice};
pub use json::{options_from_json, options_to_json};
pub use notes::Note;
pub use records::{BadReplay, Judged, judge, record, replay};
pub use stones::{LineupReport, StoneReport, explain_stone};
pub use thinking::{BadContender, Contender, Named, Thought, ThoughtReport};
pub use words::{LANGUAGES, Language, Words};

use any::Of;
use tabletop::{BadPosition, Seed};

/// Every game of the table. A new game is one line here.
pub static GAMES: &[&dyn AnyGame] = &[
    &Of::<schotten_totten::Position>::GAME,
    &Of::<lords_of_scotland::Position>::GAME,
    &Of::<bergues::Position>::GAME,
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
