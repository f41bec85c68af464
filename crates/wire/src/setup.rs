//! Table setup and the lobby.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Instant, Occupant, SeatName, Status};

/// The time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Clock {
    /// No time limit.
    #[default]
    None,
    /// Each seat has a time budget for the whole game and gains an increment with each turn.
    RealTime {
        /// The budget in seconds, 10 to 7,200.
        #[schema(minimum = 10, maximum = 7200)]
        base: u32,
        /// The increment in seconds, 0 to 120.
        #[schema(maximum = 120)]
        increment: u32,
    },
    /// A fixed number of days for each turn (correspondence play).
    Days {
        /// Days for each turn, 1 to 14.
        #[schema(minimum = 1, maximum = 14)]
        days: u32,
    },
}

/// The requested occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Invitee {
    /// The player who creates the table.
    Me,
    /// Any player who joins.
    Anyone,
    /// One of the server's bots.
    Bot {
        /// The bot level.
        level: String,
    },
}

/// Request to create a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// The options of the game; missing options have their defaults.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Record<string, string | number | boolean>", optional))]
    pub options: Option<Map<String, Json>>,
    /// The seats in order. Their number is the number of players, and exactly one is `me`.
    pub seats: Vec<Invitee>,
    /// The time control.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub clock: Clock,
    /// Whether the lobby lists the table.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub open: bool,
    /// Whether the result changes ratings. Needs an account and no bots.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub rated: bool,
    /// Whether spectators are allowed.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub spectators: bool,
    /// Whether players can chat.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub chat: bool,
    /// The number of rounds of the match, 1 to 9.
    #[serde(default = "one")]
    #[schema(minimum = 1, maximum = 9)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub rounds: u8,
    /// Chosen by the client, 1 to 64 characters. Repeating a request with the same key and token returns the table
    /// it created the first time, so a client that got no response can retry safely.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 64)]
    #[cfg_attr(test, ts(optional))]
    pub idempotency_key: Option<String>,
}

impl NewTable {
    /// A table of one round with default settings, which the lobby does not list.
    pub fn new(game: &str, seats: Vec<Invitee>) -> NewTable {
        NewTable {
            game: game.to_owned(),
            options: None,
            seats,
            clock: Clock::None,
            open: false,
            rated: false,
            spectators: true,
            chat: true,
            rounds: 1,
            idempotency_key: None,
        }
    }
}

const fn yes() -> bool {
    true
}

const fn one() -> u8 {
    1
}

/// The validated setup of a table, with every option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Setup {
    /// The name of the game.
    pub game: String,
    /// All options of the game.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, string | number | boolean>"))]
    pub options: Map<String, Json>,
    /// The number of players.
    pub players: u8,
    /// The time control.
    pub clock: Clock,
    /// Whether the lobby lists the table.
    pub open: bool,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Whether spectators are allowed.
    pub spectators: bool,
    /// Whether players can chat.
    pub chat: bool,
    /// The number of rounds of the match, 1 to 9.
    pub rounds: u8,
}

/// The table that was created or joined.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct TableCreated {
    /// The id of the table. It is unguessable and serves as the invitation.
    pub id: String,
    /// Your seat, if you have one.
    pub seat: Option<SeatName>,
}

/// Request to join an open table with this setup, or to open one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct QuickMatch {
    /// The name of the game.
    pub game: String,
    /// The options of the game; missing options have their defaults.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Record<string, string | number | boolean>", optional))]
    pub options: Option<Map<String, Json>>,
    /// The number of players; the game's minimum if missing.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub players: Option<u8>,
    /// The time control.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub clock: Clock,
    /// Whether the result changes ratings.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub rated: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct TableOverview {
    /// The id of the table.
    pub id: String,
    /// The setup.
    pub setup: Setup,
    /// The occupants, seat by seat; null for a free seat.
    pub seats: Vec<Option<Occupant>>,
    /// The status.
    pub status: Status,
    /// The seat to move.
    pub turn: Option<SeatName>,
    /// Your seat, if you have one.
    pub mine: Option<SeatName>,
    /// When it was created.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: Instant,
    /// When its last event happened.
    #[cfg_attr(test, ts(type = "number"))]
    pub changed: Instant,
}

/// The public tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Lobby {
    /// Public tables with a free seat.
    pub waiting: Vec<TableOverview>,
    /// Public tables in play that allow spectators.
    pub playing: Vec<TableOverview>,
}
