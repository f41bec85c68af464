//! What can be wrong with a request.

use catalog::{BadReplay, Language, Words};
use tabletop::{BadOption, BadPosition, BadRecord, Refusal};

/// The code of an error: what a program reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// The line is no JSON object.
    BadJson,
    /// There is no such command.
    UnknownCommand,
    /// The command needs a field that is not there.
    MissingField,
    /// The text is no position, or one that cannot occur.
    BadPosition,
    /// The text is no action of the game.
    BadAction,
    /// The action is not legal now.
    IllegalAction,
    /// There is no game.
    NoGame,
    /// The game has ended.
    GameOver,
    /// There is nothing to take back.
    NothingToUndo,
    /// The text is no seed.
    BadSeed,
    /// An option, a game, a number or a seat that is not allowed.
    BadOption,
    /// The text is no record, or does not replay.
    BadRecord,
}

impl Code {
    /// The code as it is written.
    pub const fn text(self) -> &'static str {
        match self {
            Code::BadJson => "bad-json",
            Code::UnknownCommand => "unknown-command",
            Code::MissingField => "missing-field",
            Code::BadPosition => "bad-position",
            Code::BadAction => "bad-action",
            Code::IllegalAction => "illegal-action",
            Code::NoGame => "no-game",
            Code::GameOver => "game-over",
            Code::NothingToUndo => "nothing-to-undo",
            Code::BadSeed => "bad-seed",
            Code::BadOption => "bad-option",
            Code::BadRecord => "bad-record",
        }
    }
}

/// An error as it is answered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Failure {
    /// What a program reads.
    pub code: Code,
    /// What a person reads.
    pub message: String,
}

impl Failure {
    pub(crate) fn new(code: Code, message: impl std::fmt::Display) -> Failure {
        Failure { code, message: message.to_string() }
    }

    pub(crate) fn missing(field: &str) -> Failure {
        Failure::new(Code::MissingField, format!("this command needs the field \"{field}\""))
    }

    pub(crate) fn nothing_named() -> Failure {
        let message = "this command needs a field that names a thing on the table by its kind";
        Failure::new(Code::MissingField, message)
    }

    pub(crate) fn no_game() -> Failure {
        Failure::new(Code::NoGame, "there is no game yet: begin one with new, load or replay")
    }

    pub(crate) fn nothing_to_undo() -> Failure {
        Failure::new(Code::NothingToUndo, "nothing was applied since the game began")
    }

    pub(crate) fn unknown_command(name: &str) -> Failure {
        let short: String = name.chars().take(40).collect();
        Failure::new(
            Code::UnknownCommand,
            format!(
                "there is no command {short:?}; there are games, new, load, position, legal, apply, undo, \
                 outcome, perft, explain, think, record and replay"
            ),
        )
    }

    pub(crate) fn bad_bot(bad: bots::UnknownBot) -> Failure {
        Failure::new(Code::BadOption, bad)
    }

    /// Why an action was not made: in English with the rule's id, in another language as people are told.
    pub(crate) fn refused(refusal: &Refusal, language: Language, words: &Words) -> Failure {
        match refusal {
            Refusal::BadAction(bad) => Failure::new(Code::BadAction, bad),
            Refusal::GameOver => Failure::new(Code::GameOver, refusal),
            Refusal::Illegal { action, phrase, .. } if language != Language::English => {
                Failure::new(Code::IllegalAction, format!("{action}: {}", words.say(phrase)))
            }
            // The engine keeps no secrets from who asks: it never refuses to act blindly.
            Refusal::Blind | Refusal::OthersTurn | Refusal::Illegal { .. } => {
                Failure::new(Code::IllegalAction, refusal)
            }
        }
    }

    pub(crate) fn nothing_to_explain(game: &str, explainable: &[String]) -> Failure {
        let message = if explainable.is_empty() {
            format!("there is nothing to explain in this position of {game}")
        } else {
            format!("{game} does not explain that; here it explains {}", explainable.join(", "))
        };
        Failure::new(Code::BadOption, message)
    }
}

impl From<BadOption> for Failure {
    fn from(bad: BadOption) -> Failure {
        Failure::new(Code::BadOption, bad)
    }
}

impl From<BadPosition> for Failure {
    fn from(bad: BadPosition) -> Failure {
        Failure::new(Code::BadPosition, bad)
    }
}

impl From<BadRecord> for Failure {
    fn from(bad: BadRecord) -> Failure {
        Failure::new(Code::BadRecord, bad)
    }
}

impl From<BadReplay> for Failure {
    fn from(bad: BadReplay) -> Failure {
        Failure::new(Code::BadRecord, bad)
    }
}
