//! What this server offers.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;
use utoipa::ToSchema;

/// What this server is and offers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ServerInfo {
    /// The version of the server.
    pub version: String,
    /// The games.
    pub games: Vec<GameInfo>,
    /// The bots, weakest first.
    pub levels: Vec<LevelInfo>,
    /// Whether passkeys can be used here.
    pub passkeys: bool,
}

/// One game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct GameInfo {
    /// The name in requests.
    pub name: String,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// What a table may choose.
    pub options: Vec<OptionInfo>,
    /// Whether it is played in matches of several rounds.
    pub matches: bool,
}

/// Something a table may choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// What it may be.
    pub allowed: Allowed,
    /// What it is if nothing is said; null if that depends on the number of players.
    #[ts(type = "string | number | boolean | null")]
    pub preset: Json,
}

/// What an option may be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Allowed {
    /// Yes or no.
    Flag,
    /// One of these words.
    Words {
        /// The words.
        words: Vec<String>,
    },
    /// A whole number.
    Number {
        /// At least.
        min: i32,
        /// At most.
        max: i32,
    },
    /// A seat of the table, or `random`.
    Seat,
}

/// One level of the bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LevelInfo {
    /// Its name.
    pub name: String,
}
