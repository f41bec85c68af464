//! The errors of `play`, `learn` and `replay` in the user's language.

use std::io;

use bots::LEVELS;
use catalog::{BadReplay, Words};
use tabletop::Phrase;
use terminal::TerminalError;

use crate::record_stream::why_unreadable;
use crate::verify;

/// The message of an error.
pub(crate) fn message(error: &TerminalError, words: &Words) -> String {
    let phrase = match error {
        TerminalError::Game(text) => Phrase::new("play-game").with("game", text).with("known", game_names()),
        TerminalError::Lesson(id) => {
            Phrase::new("play-lesson").with("lesson", id).with("known", lesson_names())
        }
        TerminalError::NoOptions => Phrase::new("play-options"),
        TerminalError::Option(bad) => verify::bad_option(bad),
        TerminalError::Rounds(game) => Phrase::new("play-rounds").with("game", game),
        TerminalError::Seat(name) => {
            Phrase::new("play-seat").with("name", name).with("levels", level_names())
        }
        TerminalError::AlmostLevel { name, level } => {
            Phrase::new("play-seat-level").with("name", name).with("level", level)
        }
        TerminalError::OtherGame { file, found, game } => Phrase::new("play-other-game")
            .with("file", file.display())
            .with("found", found)
            .with("game", game),
        TerminalError::NoFolder(folder) => Phrase::new("play-no-folder").with("folder", folder.display()),
        TerminalError::Record { file, error } => {
            return format!("{}: {}", file.display(), unreadable(error, words));
        }
        TerminalError::NoRecord { file, number } => {
            Phrase::new("play-no-record").with("file", file.display()).with("number", number)
        }
        TerminalError::Replay(BadReplay::Action { number, refusal }) => Phrase::new("verify-action")
            .with("number", number)
            .with("why", verify::refusal_text(refusal, words)),
        TerminalError::Replay(bad) => verify::bad_replay(bad),
        TerminalError::NoTerminal => Phrase::new("play-no-terminal"),
        TerminalError::Output(error) => return error.to_string(),
    };
    words.say(&phrase)
}

/// The names of all games.
pub(crate) fn game_names() -> String {
    catalog::listed().map(catalog::AnyGame::name).collect::<Vec<_>>().join(", ")
}

/// The names of all lessons.
fn lesson_names() -> String {
    catalog::lessons().iter().map(|lesson| lesson.id.as_str()).collect::<Vec<_>>().join(", ")
}

/// The names of the bot levels.
pub(crate) fn level_names() -> String {
    LEVELS.map(|level| level.name).join(", ")
}

fn unreadable(error: &io::Error, words: &Words) -> String {
    // A file that is text but not a record has a more precise error inside.
    let flaw = error.get_ref().and_then(|inner| inner.downcast_ref::<tabletop::BadRecord>());
    flaw.map_or_else(|| why_unreadable(words, error), |bad| verify::unreadable_record(bad, words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{BadOption, BadRecord, RecordFlaw, Refusal};

    #[test]
    fn every_error_has_a_message_in_every_language() {
        let file = || "games.txt".into();
        let io = |kind: io::ErrorKind| TerminalError::Record { file: file(), error: kind.into() };
        let flaw = BadRecord { line: 3, flaw: RecordFlaw::NoResult };
        let option = BadOption::Unknown { name: "x".to_owned(), known: "y".to_owned() };
        let languages = catalog::LANGUAGES.map(crate::words::words);
        for error in [
            TerminalError::Game("go".to_owned()),
            TerminalError::Lesson("go".to_owned()),
            TerminalError::NoOptions,
            TerminalError::Option(option),
            TerminalError::Rounds("bergues".to_owned()),
            TerminalError::Seat("laird (bot)".to_owned()),
            TerminalError::AlmostLevel { name: "lam".to_owned(), level: "lamb" },
            TerminalError::OtherGame { file: file(), found: "bergues".to_owned(), game: "schotten-totten" },
            TerminalError::NoFolder("/nowhere".into()),
            io(io::ErrorKind::NotFound),
            io(io::ErrorKind::InvalidData),
            io(io::ErrorKind::PermissionDenied),
            TerminalError::Record { file: file(), error: io::Error::new(io::ErrorKind::InvalidData, flaw) },
            TerminalError::NoRecord { file: file(), number: 7 },
            TerminalError::Replay(BadReplay::UnknownGame("go".to_owned())),
            TerminalError::Replay(BadReplay::Action { number: 1, refusal: Refusal::GameOver }),
            TerminalError::NoTerminal,
        ] {
            let texts = languages.each_ref().map(|words| message(&error, words));
            crate::words::assert_all_differ(&texts);
            for text in &texts {
                assert!(
                    !text.contains("play-") && !text.contains("verify-") && !text.contains("{ $"),
                    "{text}"
                );
            }
        }
    }
}
