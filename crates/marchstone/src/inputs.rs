//! The inputs of `think`, `arena` and `perft`, and their errors in the user's language.

use std::io;
use std::path::PathBuf;

use arena::Duel;
use bots::UnknownBot;
use catalog::{AnyGame, GAMES, Words};
use tabletop::{BadOption, BadPosition, BadSeed, Phrase, Seed, Settings};

use crate::forfeits;
use crate::terminal_error::{game_names, level_names};
use crate::verify;

/// Why `think`, `arena` or `perft` failed.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// No game has this name.
    Game(String),
    /// The options are not a JSON object.
    NoOptions,
    /// The game does not accept the options or the number of players.
    Option(BadOption),
    /// The text is not a position.
    Position(BadPosition),
    /// The text is not a seed.
    Seed(BadSeed),
    /// The system has no random numbers.
    NoSeed(getrandom::Error),
    /// No bot has this name.
    Bot(UnknownBot),
    /// Programs forfeited games of these duels; the results were printed.
    Forfeits(Vec<Duel>),
    /// Fewer than two different bots.
    TooFew,
    /// The game of the position is over.
    Over,
    /// The file cannot be created.
    File(PathBuf, io::Error),
    /// The file could not be written completely; the results were printed.
    Unwritten(PathBuf, io::Error),
    /// The output cannot be written.
    Output(io::Error),
}

impl CommandError {
    /// The message in the user's language.
    pub(crate) fn message(&self, words: &Words) -> String {
        words.say(&match self {
            CommandError::Game(name) => {
                Phrase::new("input-game").with("game", name).with("known", game_names())
            }
            CommandError::NoOptions => Phrase::new("play-options"),
            CommandError::Option(bad) => verify::bad_option(bad),
            CommandError::Position(bad) => bad_position(bad),
            CommandError::Seed(BadSeed) => Phrase::new("input-seed"),
            CommandError::NoSeed(error) => Phrase::new("input-no-seed").with("why", error),
            CommandError::Bot(bad) => {
                Phrase::new("input-bot").with("bot", bad.name()).with("levels", level_names())
            }
            CommandError::Forfeits(duels) => return forfeits::message(duels, words),
            CommandError::TooFew => Phrase::new("input-two"),
            CommandError::Over => Phrase::new("input-over"),
            CommandError::File(file, error) | CommandError::Unwritten(file, error) => {
                Phrase::new("input-file").with("file", file.display()).with("why", error)
            }
            CommandError::Output(error) => return error.to_string(),
        })
    }
}

/// Why a text is not a position. Details use the terms of the notation, which are English.
fn bad_position(bad: &BadPosition) -> Phrase {
    let tags: Vec<&str> = catalog::listed().map(catalog::AnyGame::tag).collect();
    match bad {
        BadPosition::Flawed(flaw) if flaw.field == "game" && !tags.contains(&flaw.part.as_str()) => {
            Phrase::new("input-position-game").with("tags", tags.join(", ")).with("tag", &flaw.part)
        }
        BadPosition::Flawed(flaw) => Phrase::new("input-position").with("why", flaw),
        BadPosition::NotCanonical { canonical } => {
            Phrase::new("input-position-canonical").with("canonical", canonical)
        }
    }
}

/// The deal that `arena` and `perft` start from.
#[derive(clap::Args)]
pub(crate) struct DealArguments {
    /// Name of the game.
    #[arg(long, default_value = GAMES[0].name())]
    pub(crate) game: String,
    /// Options of the game, as JSON: {"tactics":true}
    #[arg(long, default_value = "{}")]
    pub(crate) options: String,
    /// Number of players.
    #[arg(long, default_value_t = 2)]
    pub(crate) players: u8,
}

impl DealArguments {
    /// The game and its options.
    pub(crate) fn parse(&self) -> Result<(&'static dyn AnyGame, Settings), CommandError> {
        Ok((game(&self.game)?, options(&self.options)?))
    }
}

/// The game with this name.
fn game(name: &str) -> Result<&'static dyn AnyGame, CommandError> {
    catalog::game(name).ok_or_else(|| CommandError::Game(name.to_owned()))
}

/// Parses the options of a deal from JSON.
fn options(text: &str) -> Result<Settings, CommandError> {
    match serde_json::from_str(text) {
        Ok(serde_json::Value::Object(options)) => Ok(catalog::options_from_json(&options)),
        _ => Err(CommandError::NoOptions),
    }
}

/// Parses a seed; without a text, draws one from the system.
pub(crate) fn seed(text: Option<&str>) -> Result<Seed, CommandError> {
    match text {
        Some(text) => text.parse().map_err(CommandError::Seed),
        None => engine::draw_seed().map_err(CommandError::NoSeed),
    }
}

impl From<BadOption> for CommandError {
    fn from(bad: BadOption) -> CommandError {
        CommandError::Option(bad)
    }
}

impl From<BadPosition> for CommandError {
    fn from(bad: BadPosition) -> CommandError {
        CommandError::Position(bad)
    }
}

impl From<UnknownBot> for CommandError {
    fn from(bad: UnknownBot) -> CommandError {
        CommandError::Bot(bad)
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        CommandError::Output(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_has_a_message_in_every_language() {
        let position = |text: &str| catalog::load(text, Seed([0; 32])).err().expect("it is not a position");
        let languages = catalog::LANGUAGES.map(crate::words::words);
        for error in [
            CommandError::Game("go".to_owned()),
            CommandError::NoOptions,
            CommandError::Option(BadOption::Players { seats: 9, least: 2, most: 2 }),
            CommandError::Position(position("")),
            CommandError::Position(position("nonsense")),
            CommandError::Position(position("st 2016")),
            CommandError::Position(BadPosition::NotCanonical { canonical: "st".to_owned() }),
            CommandError::Seed(BadSeed),
            CommandError::NoSeed(getrandom::Error::UNSUPPORTED),
            CommandError::Bot("deep".parse::<bots::BotSpec>().expect_err("there is no such bot")),
            CommandError::TooFew,
            CommandError::Over,
            CommandError::File("chart.svg".into(), io::ErrorKind::PermissionDenied.into()),
        ] {
            let texts = languages.each_ref().map(|words| error.message(words));
            crate::words::assert_all_differ(&texts);
            for text in &texts {
                let key = ["input-", "play-", "verify-"].iter().any(|key| text.contains(key));
                assert!(!key && !text.contains("{ $"), "{text}");
            }
        }
    }
}
