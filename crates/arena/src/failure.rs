//! What a program that plays can do wrong. It forfeits its game then.

use std::fmt;

/// A failure of a program, with what it last wrote to standard error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotFailure {
    /// The name of the bot.
    pub bot: String,
    /// What it did.
    pub kind: FailureKind,
    /// The end of what it wrote to standard error.
    pub errors: String,
    /// The number of questions that this process had answered before.
    pub answered: u64,
}

/// What a program did wrong. Texts of the program are shortened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FailureKind {
    /// It could not be started.
    NotStarted(String),
    /// It ended, or closed its standard output: the exit status as the system describes it.
    Ended(String),
    /// It did not answer within this number of milliseconds.
    Late(u64),
    /// It wrote a line of more than this number of bytes.
    TooLong(usize),
    /// The line is not an object with a text `action`.
    NotAnAnswer(String),
    /// The answer belongs to another question: it repeats an id that is not that of the question.
    OtherQuestion(String),
    /// The action is not one of the legal ones.
    Illegal(String),
    /// It wrote a line without being asked, or a second answer to one question.
    Unasked(String),
}

impl BotFailure {
    /// Whether the program never worked: it ended without a single answer, so another attempt is useless.
    pub fn is_fatal(&self) -> bool {
        let gone = matches!(self.kind, FailureKind::NotStarted(_) | FailureKind::Ended(_));
        gone && self.answered == 0
    }
}

impl fmt::Display for FailureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FailureKind::NotStarted(error) => write!(f, "it does not start: {error}"),
            FailureKind::Ended(status) => write!(f, "it ended ({status})"),
            FailureKind::Late(ms) => write!(f, "it did not answer within {ms} ms"),
            FailureKind::TooLong(bytes) => write!(f, "it wrote a line of more than {bytes} bytes"),
            FailureKind::NotAnAnswer(text) => {
                write!(f, "it did not answer with an action, but with {text:?}")
            }
            FailureKind::OtherQuestion(id) => write!(f, "it answered another question: {id}"),
            FailureKind::Illegal(action) => write!(f, "it chose {action:?}, which is not legal"),
            FailureKind::Unasked(text) => write!(f, "it wrote without being asked: {text:?}"),
        }
    }
}

impl fmt::Display for BotFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.bot, self.kind)
    }
}

/// The beginning of a text of a program, short enough for a message and without control characters.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 200;
    let shown: String = text.chars().take(LONGEST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() { shown + "…" } else { shown }
}
