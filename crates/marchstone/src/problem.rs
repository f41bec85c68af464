//! Why `play` and `replay` cannot begin, in the reader's language.

use std::io;

use bots::LEVELS;
use catalog::{BadReplay, GAMES, Words};
use tabletop::Phrase;
use terminal::TerminalError;

use crate::verify;

/// The whole reason.
pub(crate) fn say(problem: &TerminalError, words: &Words) -> String {
    let phrase = match problem {
        TerminalError::Game(text) => Phrase::new("play-game").with("game", text).with("known", games()),
        TerminalError::NoOptions => Phrase::new("play-options"),
        TerminalError::Option(bad) => verify::option(bad),
        TerminalError::Rounds(game) => Phrase::new("play-rounds").with("game", game),
        TerminalError::Seat(name) => Phrase::new("play-seat").with("name", name).with("levels", levels()),
        TerminalError::Record { file, error } => {
            return format!("{}: {}", file.display(), unreadable(error, words));
        }
        TerminalError::NoRecord { file, number } => {
            Phrase::new("play-no-record").with("file", file.display()).with("number", number)
        }
        TerminalError::Replay(BadReplay::Action { number, refusal }) => {
            Phrase::new("verify-action").with("number", number).with("why", verify::refused(refusal, words))
        }
        TerminalError::Replay(bad) => verify::replayed(bad),
        TerminalError::NoTerminal => Phrase::new("play-no-terminal"),
        TerminalError::Output(error) => return error.to_string(),
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
        let io = |kind: io::ErrorKind| TerminalError::Record { file: file(), error: kind.into() };
        let flaw = BadRecord { line: 3, flaw: RecordFlaw::NoResult };
        let option = BadOption::Unknown { name: "x".to_owned(), known: "y".to_owned() };
        let [english, french] = catalog::LANGUAGES.map(crate::words::words);
        for problem in [
            TerminalError::Game("go".to_owned()),
            TerminalError::NoOptions,
            TerminalError::Option(option),
            TerminalError::Rounds("bergues".to_owned()),
            TerminalError::Seat("laird (bot)".to_owned()),
            io(io::ErrorKind::NotFound),
            io(io::ErrorKind::InvalidData),
            io(io::ErrorKind::PermissionDenied),
            TerminalError::Record { file: file(), error: io::Error::new(io::ErrorKind::InvalidData, flaw) },
            TerminalError::NoRecord { file: file(), number: 7 },
            TerminalError::Replay(BadReplay::UnknownGame("go".to_owned())),
            TerminalError::Replay(BadReplay::Action { number: 1, refusal: Refusal::GameOver }),
            TerminalError::NoTerminal,
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
