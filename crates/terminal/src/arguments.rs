//! What the command line can say.

use std::path::PathBuf;

use catalog::{AnyGame, GAMES, Language};
use serde_json::{Map, Value as Json};
use tabletop::Seed;

use crate::TerminalError;

/// How a terminal is used.
#[derive(clap::Args, Debug)]
pub struct DisplayArguments {
    /// Plain lines with numbered choices instead of a screen: for screen readers, pipes and scripts.
    #[arg(long)]
    pub plain: bool,
    /// The language, en or fr; without it, that of the locale.
    #[arg(long)]
    pub lang: Option<Language>,
}

impl DisplayArguments {
    /// The language that was asked for, or that of the surroundings.
    pub fn language(&self) -> Language {
        language(self.lang)
    }
}

/// The language that was asked for, or that of the surroundings.
pub fn language(asked: Option<Language>) -> Language {
    asked.unwrap_or_else(|| crate::locale::language_from_env(|name| std::env::var(name).ok()))
}

/// What to play, with whom, and where.
#[derive(clap::Args, Debug)]
pub struct PlayArguments {
    /// The game: schotten-totten, lords-of-scotland or bergues. Without it, you are asked.
    pub game: Option<String>,
    /// Who sits where, with commas between: me, a name for somebody at this screen, or a bot's level (lamb, drover,
    /// piper, laird). The game begins at once.
    #[arg(long, value_delimiter = ',', value_name = "SEATS")]
    pub seats: Vec<String>,
    /// The options of the game, as JSON: {"tactics":true}
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// How many rounds the match has, 1 to 9, for games that are played in matches.
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "server",
        value_parser = clap::value_parser!(u8).range(1..=i64::from(crate::session::MOST_ROUNDS)))]
    pub rounds: u8,
    /// Where the shuffle comes from: 64 hexadecimal digits; of a match, that of the first round. Without it, from the
    /// system.
    #[arg(long, value_name = "HEX", conflicts_with = "server")]
    pub seed: Option<Seed>,
    /// The file of the game: it goes on if there is one, else it begins there. Without it, games are kept in the
    /// state directory.
    #[arg(long, value_name = "FILE", conflicts_with = "server")]
    pub save: Option<PathBuf>,
    /// Play at the tables of this server; a link to a table leads there.
    #[arg(long, value_name = "URL")]
    pub server: Option<String>,
    /// Who you are at the server; without it, a guest.
    #[arg(long, env = "MARCHSTONE_TOKEN", hide_env_values = true, requires = "server")]
    pub token: Option<String>,
    /// What you are called in games on this machine.
    #[arg(long, env = "MARCHSTONE_NAME")]
    pub name: Option<String>,
    /// How long the strongest bot may think about a move, in milliseconds.
    #[arg(long, default_value_t = 1000, value_name = "MS")]
    pub bot_time: u32,
    /// Bots play as fast as they can.
    #[arg(long)]
    pub fast: bool,
    /// How it is shown.
    #[command(flatten)]
    pub display: DisplayArguments,
}

/// What to look at.
#[derive(clap::Args, Debug)]
pub struct ReplayArguments {
    /// The file with the record, or with many.
    pub file: PathBuf,
    /// Which record of the file, from 1.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub record: usize,
    /// Begin at this move.
    #[arg(long, default_value_t = 0, value_name = "MOVE")]
    pub at: usize,
    /// How it is shown.
    #[command(flatten)]
    pub display: DisplayArguments,
}

impl PlayArguments {
    /// The game that was named; the beginning of a name is enough, if it is the beginning of one only.
    pub(crate) fn named(&self) -> Result<Option<&'static dyn AnyGame>, TerminalError> {
        let named = self.game.as_deref().or((!self.seats.is_empty()).then_some("schotten-totten"));
        let Some(text) = named else { return Ok(None) };
        let mut found = GAMES.iter().filter(|game| !text.is_empty() && game.name().starts_with(text));
        match (found.next(), found.next()) {
            (Some(game), None) => Ok(Some(*game)),
            _ => Err(TerminalError::Game(text.to_owned())),
        }
    }

    /// The options that were chosen.
    pub(crate) fn chosen(&self) -> Result<Option<Map<String, Json>>, TerminalError> {
        let read = |text: &String| serde_json::from_str(text).map_err(|_| TerminalError::NoOptions);
        self.options.as_ref().map(read).transpose()
    }
}
