//! The interface of an environment, whatever its game.

use bergues::BerguesEncoding;
use bots::encoding::Layout;
use lords_of_scotland::LordsEncoding;
use schotten_totten::{BaseEncoding, TacticEncoding};
use tabletop::Settings;

use crate::game_pool::GamePool;
use crate::{Config, EnvironmentError, State, state};

/// Where observations go: one row per game. Rows of games that are over stay as they are, except for `seats`.
pub struct Observation<'a> {
    /// What the deciding seat sees, `observation_len` bytes per game.
    pub rows: &'a mut [u8],
    /// The legal action slots, `actions` bytes per game.
    pub mask: &'a mut [u8],
    /// The seat that decides, counted from 0; −1 if the game is over.
    pub seats: &'a mut [i8],
}

/// Where the results of a step go.
pub struct Outcome<'a> {
    /// The rewards of all seats, from −1 to 1, if the step ended the game, else zeros.
    pub rewards: &'a mut [f32],
    /// 1 for each game that the step ended.
    pub ended: &'a mut [u8],
}

/// Actions that are tried on copies of games, and where their results go. All slices have one row per trial.
pub struct Branches<'a> {
    /// The games.
    pub games: &'a [i32],
    /// The action slots.
    pub actions: &'a [i32],
    /// The privileged observations after the action, `privileged_len` bytes each; zeros if the game is over then.
    pub privileged: &'a mut [u8],
    /// The seat that decides then; −1 if the game is over.
    pub seats: &'a mut [i8],
    /// The rewards of all seats if the game is over then, else zeros.
    pub rewards: &'a mut [f32],
}

/// Many games of one kind.
pub trait Environment: Send + Sync {
    /// The shape of rows and masks.
    fn layout(&self) -> &Layout;

    /// The number of games.
    fn games(&self) -> usize;

    /// The number of seats of each game.
    fn seats(&self) -> u8;

    /// Deals all games again, as a new environment with this seed would.
    fn reset(&mut self, seed: u64);

    /// Writes what the deciding seats see.
    fn observe(&self, observation: Observation<'_>) -> Result<(), EnvironmentError>;

    /// Writes everything, from the side of the deciding seats, `privileged_len` bytes per game.
    fn observe_privileged(&self, rows: &mut [u8]) -> Result<(), EnvironmentError>;

    /// Makes one action per game. A negative slot leaves its game as it is.
    fn step(&mut self, actions: &[i32], outcome: Outcome<'_>) -> Result<(), EnvironmentError>;

    /// Tries actions in the true positions, hidden cards included. Changes nothing.
    fn branch(&self, branches: Branches<'_>) -> Result<(), EnvironmentError>;

    /// Writes the action slots that a bot chooses from the deciding seats' views where `wanted` is not 0, elsewhere −1.
    fn bot_actions(
        &self,
        bot: &str,
        seed: u64,
        wanted: &[u8],
        actions: &mut [i32],
    ) -> Result<(), EnvironmentError>;

    /// Makes random decisions, each legal action equally likely, until each game has made this many or is over. Returns
    /// how many were made. Nothing is written: this is the speed of the rules alone.
    fn play_randomly(&mut self, decisions: u32, seed: u64) -> u64;

    /// The text of each position, secrets included.
    fn positions(&self) -> Vec<String>;
}

/// Runs code with the encoding for a game and its options.
macro_rules! with_encoding {
    ($game:expr, $settings:expr, $seats:expr, |$encoding:ident| $body:expr) => {
        match $game {
            "schotten-totten" if $settings.flag("tactics") => {
                let $encoding = TacticEncoding;
                $body
            }
            "schotten-totten" => {
                let $encoding = BaseEncoding;
                $body
            }
            "lords-of-scotland" => {
                let $encoding = LordsEncoding::of($seats);
                $body
            }
            "bergues" => {
                let $encoding = BerguesEncoding::of($seats);
                $body
            }
            other => Err(EnvironmentError::UnknownGame(other.to_owned())),
        }
    };
}

/// Makes an environment for a game with these options and number of seats.
pub fn make(
    game: &str,
    settings: &Settings,
    seats: u8,
    config: Config,
) -> Result<Box<dyn Environment>, EnvironmentError> {
    with_encoding!(game, settings, seats, |encoding| {
        Ok(Box::new(GamePool::new(encoding, settings, seats, config)?))
    })
}

/// Deals one game: the first of an environment with this seed.
pub fn deal(
    game: &str,
    settings: &Settings,
    seats: u8,
    seed: u64,
    skip_forced: bool,
) -> Result<Box<dyn State>, EnvironmentError> {
    with_encoding!(game, settings, seats, |encoding| state::deal(
        encoding,
        settings,
        seats,
        seed,
        skip_forced
    ))
}
