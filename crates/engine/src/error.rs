//! The errors of the protocol.

use catalog::{BadReplay, Language, Words};
use tabletop::{BadOption, BadPosition, BadRecord, Refusal};

/// The code of an error, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorCode {
    /// The line is not a JSON object.
    BadJson,
    /// There is no such command.
    UnknownCommand,
    /// A required field is absent.
    MissingField,
    /// The text is not a position, or no game can reach it.
    BadPosition,
    /// The text is not an action of the game.
    BadAction,
    /// The action is not legal now.
    IllegalAction,
    /// The command needs a game, and there is none.
    NoGame,
    /// The game has ended.
    GameOver,
    /// No request has been applied since the game began.
    NothingToUndo,
    /// The text is not a seed.
    BadSeed,
    /// An option, game, number, seat or thing on the table that does not exist or is not allowed.
    BadOption,
    /// The text is not a record, or does not replay.
    BadRecord,
}

impl ErrorCode {
    /// The code as it appears in a response.
    pub const fn text(self) -> &'static str {
        match self {
            ErrorCode::BadJson => "bad-json",
            ErrorCode::UnknownCommand => "unknown-command",
            ErrorCode::MissingField => "missing-field",
            ErrorCode::BadPosition => "bad-position",
            ErrorCode::BadAction => "bad-action",
            ErrorCode::IllegalAction => "illegal-action",
            ErrorCode::NoGame => "no-game",
            ErrorCode::GameOver => "game-over",
            ErrorCode::NothingToUndo => "nothing-to-undo",
            ErrorCode::BadSeed => "bad-seed",
            ErrorCode::BadOption => "bad-option",
            ErrorCode::BadRecord => "bad-record",
        }
    }
}

/// An error response.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct EngineError {
    /// The code, for programs.
    pub code: ErrorCode,
    /// The message, for people.
    pub message: String,
}

impl EngineError {
    pub(crate) fn new(code: ErrorCode, message: impl std::fmt::Display) -> EngineError {
        EngineError { code, message: message.to_string() }
    }

    pub(crate) fn missing(field: &str) -> EngineError {
        EngineError::new(ErrorCode::MissingField, format!("this command needs the field \"{field}\""))
    }

    pub(crate) fn no_thing_named() -> EngineError {
        let message = "this command needs a field that names a thing on the table by its kind";
        EngineError::new(ErrorCode::MissingField, message)
    }

    pub(crate) fn no_game() -> EngineError {
        EngineError::new(ErrorCode::NoGame, "there is no game yet: begin one with new, load or replay")
    }

    pub(crate) fn nothing_to_undo() -> EngineError {
        EngineError::new(ErrorCode::NothingToUndo, "nothing was applied since the game began")
    }

    pub(crate) fn unknown_command(name: &str) -> EngineError {
        let short: String = name.chars().take(40).collect();
        EngineError::new(
            ErrorCode::UnknownCommand,
            format!(
                "there is no command {short:?}; there are games, new, load, position, legal, apply, undo, \
                 outcome, perft, explain, think, sample, playout, record, replay and close"
            ),
        )
    }

    pub(crate) fn bad_bot(bad: bots::UnknownBot) -> EngineError {
        EngineError::new(ErrorCode::BadOption, bad)
    }

    /// Why actions were refused: in English with the rule's id, in other languages with the game's message.
    pub(crate) fn refused(refusal: &Refusal, language: Language, words: &Words) -> EngineError {
        match refusal {
            Refusal::BadAction(bad) => EngineError::new(ErrorCode::BadAction, bad),
            Refusal::GameOver => EngineError::new(ErrorCode::GameOver, refusal),
            Refusal::Illegal { action, phrase, .. } if language != Language::English => {
                EngineError::new(ErrorCode::IllegalAction, format!("{action}: {}", words.say(phrase)))
            }
            // The client of the engine sees the whole position, so no action is refused for hiding information.
            Refusal::Blind | Refusal::OthersTurn | Refusal::Illegal { .. } => {
                EngineError::new(ErrorCode::IllegalAction, refusal)
            }
        }
    }

    pub(crate) fn nothing_to_explain(game: &str, explainable: &[String]) -> EngineError {
        let message = if explainable.is_empty() {
            format!("there is nothing to explain in this position of {game}")
        } else {
            format!("{game} does not explain that; here it explains {}", explainable.join(", "))
        };
        EngineError::new(ErrorCode::BadOption, message)
    }
}

impl From<BadOption> for EngineError {
    fn from(bad: BadOption) -> EngineError {
        EngineError::new(ErrorCode::BadOption, bad)
    }
}

impl From<BadPosition> for EngineError {
    fn from(bad: BadPosition) -> EngineError {
        EngineError::new(ErrorCode::BadPosition, bad)
    }
}

impl From<BadRecord> for EngineError {
    fn from(bad: BadRecord) -> EngineError {
        EngineError::new(ErrorCode::BadRecord, bad)
    }
}

impl From<BadReplay> for EngineError {
    fn from(bad: BadReplay) -> EngineError {
        EngineError::new(ErrorCode::BadRecord, bad)
    }
}
