//! Types shared by many messages.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// Milliseconds since 1 January 1970, UTC.
pub type Instant = i64;

/// A seat by its letter: `A`, `B`, …
pub type SeatName = String;

/// 64 hexadecimal digits drawn at random by a player's client.
pub type Nonce = String;

/// A translatable message: a key in the Fluent files and its arguments. Cards are given by their codes, seats by their letters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Phrase {
    /// The key of the message.
    pub key: String,
    /// The arguments, by name.
    pub args: BTreeMap<String, String>,
}

/// Why a request was refused. A refused request changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Problem {
    /// A stable, machine-readable code.
    pub code: String,
    /// An English explanation for people.
    pub message: String,
    /// The rule of the game that forbids it, as a translatable message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub phrase: Option<Phrase>,
    /// The id of that rule, such as `ST-C6`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
}
