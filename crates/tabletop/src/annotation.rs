//! What the rules say about a thing on the table: the statement, its proof and the action it allows.

use crate::{Phrase, Seat, Value};

/// A statement of the rules about one thing on the table. It is computed from a view, so it holds nothing that the
/// viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Annotation {
    /// The thing, named as in [`crate::Game::touches`]: `stone:3`. A group of things has the common beginning of
    /// their names: `army:B`.
    pub touch: String,
    /// The seat that it concerns, if it concerns one in particular.
    pub seat: Option<Seat>,
    /// The statement.
    pub phrase: Phrase,
    /// The id of the rule behind it, such as `ST-C3`.
    pub rule: &'static str,
    /// What it rests on. No two have the same role.
    pub evidence: Vec<Evidence>,
    /// The action that it allows the seat in a phase for it, in notation.
    pub action: Option<String>,
}

/// One part of the proof of an [`Annotation`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evidence {
    /// Its part in the proof, for programs: `own`, `best-reply`.
    pub role: &'static str,
    /// The same for people.
    pub phrase: Phrase,
    /// What was computed, by name: `formation`, `sum`. Empty together with `pieces` if the evidence does not exist.
    pub facts: Vec<(&'static str, Value)>,
    /// The cards, or the touches of other things, that prove it.
    pub pieces: Vec<String>,
}

impl Evidence {
    /// Evidence without facts and pieces.
    pub const fn new(role: &'static str, phrase: Phrase) -> Evidence {
        Evidence { role, phrase, facts: Vec::new(), pieces: Vec::new() }
    }

    /// Adds a fact.
    #[must_use]
    pub fn fact(mut self, name: &'static str, value: impl Into<Value>) -> Evidence {
        self.facts.push((name, value.into()));
        self
    }

    /// Adds the pieces that prove it.
    #[must_use]
    pub fn pieces(mut self, pieces: impl IntoIterator<Item = impl std::fmt::Display>) -> Evidence {
        self.pieces.extend(pieces.into_iter().map(|piece| piece.to_string()));
        self
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Flag(flag)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Number(number.into())
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Value {
        Value::Number(number.into())
    }
}

impl From<&str> for Value {
    fn from(word: &str) -> Value {
        Value::Word(word.to_owned())
    }
}
