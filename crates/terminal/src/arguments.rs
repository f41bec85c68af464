//! The command line arguments of `play` and `replay`.

use std::path::PathBuf;
use std::sync::LazyLock;

use catalog::{AnyGame, GAMES, LANGUAGES, Language};
use serde_json::{Map, Value as Json};
use tabletop::Seed;

use crate::TerminalError;

/// The tags of all languages, as the name of an argument's value: `en|fr|…`.
pub static LANGUAGE_TAGS: LazyLock<String> = LazyLock::new(|| LANGUAGES.map(Language::tag).join("|"));

/// How the table is displayed.
#[derive(clap::Args, Debug)]
pub struct DisplayArguments {
    /// Plain lines with numbered choices instead of a full screen, for screen readers, pipes and scripts.
    #[arg(long)]
    pub plain: bool,
    /// Language; by default that of the locale.
    #[arg(long, value_name = LANGUAGE_TAGS.as_str())]
    pub lang: Option<Language>,
}

impl DisplayArguments {
    /// The chosen language; by default that of the locale.
    pub fn language(&self) -> Language {
        language(self.lang)
    }
}

/// The chosen language; by default that of the locale.
pub fn language(chosen: Option<Language>) -> Language {
    chosen.unwrap_or_else(|| crate::locale::language_from_env(|name| std::env::var(name).ok()))
}

/// The help of the game argument, with the names of all games.
fn game_help() -> String {
    let names: Vec<&str> = GAMES.iter().map(|game| game.name()).collect();
    format!("Game: {}; an unambiguous beginning is enough. Without it, a menu opens", names.join(", "))
}

/// The arguments of `marchstone play`.
#[derive(clap::Args, Debug)]
pub struct PlayArguments {
    /// Name of the game, or its beginning. Without it, a menu opens.
    #[arg(help = game_help())]
    pub game: Option<String>,
    /// Players, separated by commas: me, the name of another person at this screen, or a bot level (lamb, drover,
    /// piper, laird). The game starts at once.
    #[arg(long, value_delimiter = ',', value_name = "SEATS")]
    pub seats: Vec<String>,
    /// Options of the game, as JSON: {"tactics":true}
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// Number of rounds of a match, 1 to 9, for games that are played in matches. By default what the game suggests
    /// for this number of players.
    #[arg(long, value_name = "N", conflicts_with = "server",
        value_parser = clap::value_parser!(u8).range(1..=i64::from(crate::session::MOST_ROUNDS)))]
    pub rounds: Option<u8>,
    /// Seed of the shuffle, 64 hexadecimal digits; in a match, of the first round. By default random.
    #[arg(long, value_name = "HEX", conflicts_with = "server")]
    pub seed: Option<Seed>,
    /// File of the game: resumed if it exists, otherwise created. By default a new file in the state directory.
    #[arg(long, value_name = "FILE", conflicts_with = "server")]
    pub save: Option<PathBuf>,
    /// Play on this server; a link to a table opens that table.
    #[arg(long, value_name = "URL")]
    pub server: Option<String>,
    /// Token of your account on the server. By default you are a guest.
    #[arg(long, env = "MARCHSTONE_TOKEN", hide_env_values = true, requires = "server")]
    pub token: Option<String>,
    /// Your name in games on this machine.
    #[arg(long, env = "MARCHSTONE_NAME")]
    pub name: Option<String>,
    /// Time of the strongest bot per move, in milliseconds.
    #[arg(long, default_value_t = 1000, value_name = "MS")]
    pub bot_time: u32,
    /// Do not slow bots down for readability.
    #[arg(long)]
    pub fast: bool,
    /// How the table is displayed.
    #[command(flatten)]
    pub display: DisplayArguments,
}

/// The help of the lesson argument, with the names of all lessons.
fn lesson_help() -> String {
    let names: Vec<&str> = catalog::lessons().iter().map(|lesson| lesson.id.as_str()).collect();
    format!("Lesson: {}. Without it, a list opens", names.join(", "))
}

/// The arguments of `marchstone learn`.
#[derive(clap::Args, Debug)]
pub struct LearnArguments {
    /// Name of the lesson. Without it, a list opens.
    #[arg(help = lesson_help())]
    pub lesson: Option<String>,
    /// How the table is displayed.
    #[command(flatten)]
    pub display: DisplayArguments,
}

/// The arguments of `marchstone replay`.
#[derive(clap::Args, Debug)]
pub struct ReplayArguments {
    /// File with one or more records.
    pub file: PathBuf,
    /// Number of the record in the file, from 1.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub record: usize,
    /// First move to show.
    #[arg(long, default_value_t = 0, value_name = "MOVE")]
    pub at: usize,
    /// How the table is displayed.
    #[command(flatten)]
    pub display: DisplayArguments,
}

impl PlayArguments {
    /// The named game; an unambiguous beginning of its name is enough. With seats but no name, the first game.
    pub(crate) fn named(&self) -> Result<Option<&'static dyn AnyGame>, TerminalError> {
        let named = self.game.as_deref().or((!self.seats.is_empty()).then_some(GAMES[0].name()));
        let Some(text) = named else { return Ok(None) };
        let mut found = GAMES.iter().filter(|game| !text.is_empty() && game.name().starts_with(text));
        match (found.next(), found.next()) {
            (Some(game), None) => Ok(Some(*game)),
            _ => Err(TerminalError::Game(text.to_owned())),
        }
    }

    /// The chosen options.
    pub(crate) fn chosen(&self) -> Result<Option<Map<String, Json>>, TerminalError> {
        let read = |text: &String| serde_json::from_str(text).map_err(|_| TerminalError::NoOptions);
        self.options.as_ref().map(read).transpose()
    }
}
