//! What `think`, `arena` and `perft` are asked for, and why it cannot be done, in the reader's language.

use std::io;
use std::path::PathBuf;

use bots::BadSpec;
use bots::arena::ExternalProblem;
use catalog::{AnyGame, BadContender, GAMES, Words};
use tabletop::{BadOption, BadPosition, BadSeed, Phrase, Seed, Settings};

use crate::problem::{games, levels};
use crate::verify;

/// Why it cannot be done.
#[derive(Debug)]
pub(crate) enum Problem {
    /// There is no such game.
    Game(String),
    /// The options are no JSON object.
    NoOptions,
    /// The options or the number of players do not fit the game.
    Option(BadOption),
    /// The text is no position.
    Position(BadPosition),
    /// The text is no seed.
    Seed(BadSeed),
    /// The system gave no seed.
    NoSeed(getrandom::Error),
    /// There is no such bot.
    Bot(BadSpec),
    /// The program does not start.
    Program(ExternalProblem),
    /// One bot alone has nobody to play.
    TooFew,
    /// There is nothing to think about.
    Over,
    /// There can be no such file.
    File(PathBuf, io::Error),
    /// This file could not be written to its end.
    Unwritten(PathBuf, io::Error),
    /// Nothing can be written any more.
    Output(io::Error),
}

impl Problem {
    /// The whole reason.
    pub(crate) fn say(&self, words: &Words) -> String {
        words.say(&match self {
            Problem::Game(name) => Phrase::new("asked-game").with("game", name).with("known", games()),
            Problem::NoOptions => Phrase::new("play-options"),
            Problem::Option(bad) => verify::option(bad),
            Problem::Position(bad) => position(bad),
            Problem::Seed(BadSeed) => Phrase::new("asked-seed"),
            Problem::NoSeed(error) => Phrase::new("asked-no-seed").with("why", error),
            Problem::Bot(bad) => Phrase::new("asked-bot").with("bot", bad.text()).with("levels", levels()),
            Problem::Program(ExternalProblem::Start { command, error }) => {
                Phrase::new("asked-program").with("command", command).with("why", error)
            }
            Problem::TooFew => Phrase::new("asked-two"),
            Problem::Over => Phrase::new("asked-over"),
            Problem::File(file, error) | Problem::Unwritten(file, error) => {
                Phrase::new("asked-file").with("file", file.display()).with("why", error)
            }
            Problem::Output(error) => return error.to_string(),
        })
    }
}

/// Why a text is no position. What is wrong inside one is told in the words of the notation, which are English.
fn position(bad: &BadPosition) -> Phrase {
    let tags: Vec<&str> = GAMES.iter().map(|game| game.tag()).collect();
    match bad {
        BadPosition::Flawed(flaw) if flaw.field == "game" && !tags.contains(&flaw.part.as_str()) => {
            Phrase::new("asked-position-game").with("tags", tags.join(", ")).with("tag", &flaw.part)
        }
        BadPosition::Flawed(flaw) => Phrase::new("asked-position").with("why", flaw),
        BadPosition::NotCanonical { canonical } => {
            Phrase::new("asked-position-canonical").with("canonical", canonical)
        }
    }
}

/// The game of this name.
pub(crate) fn game(name: &str) -> Result<&'static dyn AnyGame, Problem> {
    catalog::game(name).ok_or_else(|| Problem::Game(name.to_owned()))
}

/// The options of a deal, written in JSON.
pub(crate) fn options(text: &str) -> Result<Settings, Problem> {
    match serde_json::from_str(text) {
        Ok(serde_json::Value::Object(options)) => Ok(catalog::options_from_json(&options)),
        _ => Err(Problem::NoOptions),
    }
}

/// The seed that is given, or one from the system.
pub(crate) fn seed(text: Option<&str>) -> Result<Seed, Problem> {
    match text {
        Some(text) => text.parse().map_err(Problem::Seed),
        None => engine::draw_seed().map_err(Problem::NoSeed),
    }
}

impl From<BadOption> for Problem {
    fn from(bad: BadOption) -> Problem {
        Problem::Option(bad)
    }
}

impl From<BadPosition> for Problem {
    fn from(bad: BadPosition) -> Problem {
        Problem::Position(bad)
    }
}

impl From<BadSpec> for Problem {
    fn from(bad: BadSpec) -> Problem {
        Problem::Bot(bad)
    }
}

impl From<BadContender> for Problem {
    fn from(bad: BadContender) -> Problem {
        match bad {
            BadContender::Unknown(bad) => Problem::Bot(bad),
            BadContender::Program(problem) => Problem::Program(problem),
        }
    }
}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Problem {
        Problem::Output(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_said_in_both_languages() {
        let position = |text: &str| catalog::load(text, Seed([0; 32])).err().expect("this is no position");
        let program =
            ExternalProblem::Start { command: "mine".to_owned(), error: io::ErrorKind::NotFound.into() };
        let [english, french] = catalog::LANGUAGES.map(crate::words::words);
        for problem in [
            Problem::Game("go".to_owned()),
            Problem::NoOptions,
            Problem::Option(BadOption::Players { seats: 9, least: 2, most: 2 }),
            Problem::Position(position("")),
            Problem::Position(position("nonsense")),
            Problem::Position(position("st 2016")),
            Problem::Position(BadPosition::NotCanonical { canonical: "st".to_owned() }),
            Problem::Seed(BadSeed),
            Problem::NoSeed(getrandom::Error::UNSUPPORTED),
            Problem::Bot("deep".parse::<bots::Spec>().expect_err("there is no such bot")),
            Problem::Program(program),
            Problem::TooFew,
            Problem::Over,
            Problem::File("chart.svg".into(), io::ErrorKind::PermissionDenied.into()),
        ] {
            let texts = [problem.say(&english), problem.say(&french)];
            assert_ne!(texts[0], texts[1]);
            for text in &texts {
                let key = ["asked-", "play-", "verify-"].iter().any(|key| text.contains(key));
                assert!(!key && !text.contains("{ $"), "{text}");
            }
        }
    }
}
