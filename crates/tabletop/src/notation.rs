//! Errors of reading positions and actions.

use std::fmt;

/// A text that is not a position of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPosition {
    /// A part of it is wrong, or the position cannot occur.
    Flawed(Flaw),
    /// It is a position, but not in canonical notation.
    NotCanonical {
        /// The canonical notation of that position.
        canonical: String,
    },
}

impl BadPosition {
    /// A flaw in a field, with the offending part and the reason.
    pub fn flaw(field: &'static str, part: impl fmt::Display, reason: impl fmt::Display) -> BadPosition {
        BadPosition::Flawed(Flaw { field, part: excerpt(&part.to_string()), reason: reason.to_string() })
    }
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPosition::Flawed(flaw) => flaw.fmt(f),
            BadPosition::NotCanonical { canonical } => {
                write!(f, "not canonical; this position is written: {canonical}")
            }
        }
    }
}

/// One thing that is wrong with a position's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The field of the notation, as the documentation names it.
    pub field: &'static str,
    /// The offending part of it.
    pub part: String,
    /// Why that part is wrong.
    pub reason: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: \"{}\": {}", self.field, self.part, self.reason)
    }
}

/// A text that is not an action of the game in any position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{text}\" is not an action: {reason}")]
pub struct BadAction {
    text: String,
    reason: &'static str,
}

impl BadAction {
    /// The text, shortened.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The error for this text and reason.
    pub fn new(text: &str, reason: &'static str) -> BadAction {
        BadAction { text: excerpt(text), reason }
    }
}

/// The start of a text, escaped: input can be a megabyte of garbage.
pub(crate) fn excerpt(text: &str) -> String {
    const MOST: usize = 80;
    if text.chars().count() <= MOST {
        text.escape_debug().to_string()
    } else {
        let start: String = text.chars().take(MOST).collect();
        format!("{}…", start.escape_debug())
    }
}
