//! The games, options and bot levels a server offers.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// The version and features of this server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ServerInfo {
    /// The version of the server.
    pub version: String,
    /// The version of the messages.
    pub protocol: u32,
    /// The games.
    pub games: Vec<GameInfo>,
    /// The bot levels, weakest first.
    pub levels: Vec<LevelInfo>,
    /// Whether this server supports passkeys.
    pub passkeys: bool,
}

/// A game and its options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct GameInfo {
    /// The name used in requests.
    pub name: String,
    /// The minimum number of players.
    pub min_players: u8,
    /// The maximum number of players.
    pub max_players: u8,
    /// The options a table can set.
    pub options: Vec<OptionInfo>,
    /// Whether it is played in matches of several rounds.
    pub matches: bool,
    /// The number of rounds to suggest for a new table, by the number of players from the minimum on.
    pub usual_rounds: Vec<u8>,
    /// Whether to offer it in menus. A game that is not listed can be played by its name.
    pub listed: bool,
}

/// An option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// The allowed values.
    pub allowed: Allowed,
    /// The default; null if it depends on the number of players.
    #[cfg_attr(test, ts(type = "string | number | boolean | null"))]
    pub preset: Json,
}

/// The allowed values of an option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Allowed {
    /// A boolean.
    Flag,
    /// One of a list of strings.
    Words {
        /// The strings.
        words: Vec<String>,
    },
    /// An integer in a range.
    Number {
        /// The minimum.
        min: i32,
        /// The maximum.
        max: i32,
    },
    /// A seat of the table, or `random`.
    Seat,
}

/// A bot level.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct LevelInfo {
    /// Its name.
    pub name: String,
}
