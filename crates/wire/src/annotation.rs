//! What the rules say about things on the table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Phrase, SeatName};

/// What the rules say about one thing on the table: the statement, its proof and the action it allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Annotation {
    /// The thing, named like the touches of moves: `stone:3`, `army:B`.
    pub touch: String,
    /// The seat that it concerns, if it concerns one in particular.
    pub seat: Option<SeatName>,
    /// The statement.
    pub phrase: Phrase,
    /// The id of the rule behind it, such as `ST-C3`.
    #[serde(default)]
    pub rule: String,
    /// What it rests on; no two have the same role.
    pub evidence: Vec<Evidence>,
    /// The action that it allows the seat in a phase for it, in notation.
    pub action: Option<String>,
}

/// One part of the proof of an annotation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Evidence {
    /// Its part in the proof, for programs: `own`, `best-reply`.
    pub role: String,
    /// The same for people; pieces are shown after it.
    pub phrase: Phrase,
    /// What was computed, by name. Empty together with `pieces` if the evidence does not exist.
    pub facts: BTreeMap<String, Fact>,
    /// The cards, or the touches of other things, that prove it.
    pub pieces: Vec<String>,
}

impl Evidence {
    /// Whether there is anything behind the role: a side that is not complete has no formation and no cards.
    pub fn exists(&self) -> bool {
        !self.facts.is_empty() || !self.pieces.is_empty()
    }
}

/// A value that was computed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(untagged)]
pub enum Fact {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(#[cfg_attr(test, ts(type = "number"))] i64),
    /// A word, or a seat's letter.
    Word(String),
}
