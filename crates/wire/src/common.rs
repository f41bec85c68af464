//! What many messages are made of.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Milliseconds since 1 January 1970, UTC.
pub type Instant = i64;

/// A seat by its letter: `A`, `B`, …
pub type SeatName = String;

/// 64 hexadecimal digits that a player's own machine drew.
pub type Nonce = String;

/// A message by its key in the Fluent files, with what it mentions. Cards come as codes, seats as letters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Phrase {
    /// The key of the message.
    pub key: String,
    /// What it mentions, by name.
    pub args: BTreeMap<String, String>,
}

/// Why something was not done. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Problem {
    /// A word for programs.
    pub code: String,
    /// The same for people, in English.
    pub message: String,
    /// What the rules of the game say to it, for a reader in any language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phrase: Option<Phrase>,
}
