//! What an environment refuses.

use bots::UnknownBot;
use tabletop::BadOption;

/// Why an environment was not made, or a call changed nothing or not every game.
#[derive(Debug, thiserror::Error)]
pub enum EnvironmentError {
    /// No encoding is known for this game.
    #[error("no environment for the game \"{0}\"; there are schotten-totten, lords-of-scotland and bergues")]
    UnknownGame(String),
    /// The game refuses the options.
    #[error(transparent)]
    BadOption(#[from] BadOption),
    /// The game has no encoding for these options.
    #[error("the encoding of {0} does not cover these options")]
    NotCovered(&'static str),
    /// The rules have no value net that ranks candidates, or no encoding for them.
    #[error("{0} with these options has no candidates; make the environment without them")]
    NoCandidates(&'static str),
    /// The threads could not be started.
    #[error("cannot start the threads: {0}")]
    Threads(String),
    /// There must be at least one game and one thread.
    #[error("an environment needs at least one game and one thread")]
    Empty,
    /// A slice of the wrong length.
    #[error("{name} has {found} elements; {expected} are needed")]
    Length {
        /// Which slice.
        name: &'static str,
        /// Its length.
        found: usize,
        /// The length that is needed.
        expected: usize,
    },
    /// An action slot that is not legal. The other games of the same call have advanced.
    #[error("slot {slot} is not a legal action of game {game}")]
    IllegalAction {
        /// The game, counted from 0.
        game: usize,
        /// The slot.
        slot: i32,
    },
    /// A game that does not exist.
    #[error("there is no game {0}")]
    NoSuchGame(i32),
    /// No bot has this name.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// A bot chose an action without a slot.
    #[error("the bot's action {action} in game {game} has no slot")]
    NoSlot {
        /// The game, counted from 0.
        game: usize,
        /// The action.
        action: String,
    },
}
