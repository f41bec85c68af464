//! Why `play` and `replay` cannot begin, in the reader's language.

use std::io;

use bots::LEVELS;
use catalog::{BadReplay, GAMES, Words};
use tabletop::Phrase;
use terminal::Problem;

use crate::verify;

/// The whole reason.
pub(crate) fn say(problem: &Problem, words: &Words) -> String {
    let phrase = match problem {
        Problem::Game(text) => Phrase::new("play-game").with("game", text).with("known", games()),
        Problem::NoOptions => Phrase::new("play-options"),
        Problem::Option(bad) => verify::option(bad),
        Problem::Rounds(game) => Phrase::new("play-rounds").with("game", game),
        Problem::Seat(name) => Phrase::new("play-seat").with("name", name).with("levels", levels()),
        Problem::Record { file, error } => {
            return format!("{}: {}", file.display(), unreadable(error, words));
        }
        Problem::NoRecord { file, number } => {
            Phrase::new("play-no-record").with("file", file.display()).with("number", number)
        }
        Problem::Replay(BadReplay::Action { number, refusal }) => {
            Phrase::new("verify-action").with("number", number).with("why", verify::refused(refusal, words))
        }
        Problem::Replay(bad) => verify::replayed(bad),
        Problem::NoTerminal => Phrase::new("play-no-terminal"),
        Problem::Output(error) => return error.to_string(),
    };
    words.say(&phrase)
}

/// The games there are.
pub(crate) fn games() -> String {
    GAMES.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")
}

/// The levels of bots for people.
pub(crate) fn levels() -> String {
    LEVELS.map(|level| level.name).join(", ")
}

fn unreadable(error: &io::Error, words: &Words) -> String {
    // What is a text but no record says itself what is wrong with it.
    let flaw = error.get_ref().and_then(|inner| inner.downcast_ref::<tabletop::BadRecord>());
    flaw.map_or_else(|| verify::unreadable(words, error), |bad| verify::flawed_at(bad, words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{BadOption, BadRecord, RecordFlaw, Refusal};

    #[test]
    fn everything_is_said_in_both_languages() {
        let file = || "games.txt".into();
        let io = |kind: io::ErrorKind| Problem::Record { file: file(), error: kind.into() };
        let flaw = BadRecord { line: 3, flaw: RecordFlaw::NoResult };
        let option = BadOption::Unknown { name: "x".to_owned(), known: "y".to_owned() };
        let [english, french] = catalog::LANGUAGES.map(crate::words::words);
        for problem in [
            Problem::Game("go".to_owned()),
            Problem::NoOptions,
            Problem::Option(option),
            Problem::Rounds("bergues".to_owned()),
            Problem::Seat("laird (bot)".to_owned()),
            io(io::ErrorKind::NotFound),
            io(io::ErrorKind::InvalidData),
            io(io::ErrorKind::PermissionDenied),
            Problem::Record { file: file(), error: io::Error::new(io::ErrorKind::InvalidData, flaw) },
            Problem::NoRecord { file: file(), number: 7 },
            Problem::Replay(BadReplay::UnknownGame("go".to_owned())),
            Problem::Replay(BadReplay::Action { number: 1, refusal: Refusal::GameOver }),
            Problem::NoTerminal,
        ] {
            let texts = [say(&problem, &english), say(&problem, &french)];
            assert_ne!(texts[0], texts[1]);
            for text in &texts {
                assert!(
                    !text.contains("play-") && !text.contains("verify-") && !text.contains("{ $"),
                    "{text}"
                );
            }
        }
    }
}
