//! How a table is set up, and what the lobby shows of it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Instant, Occupant, SeatName, Status};

/// How long players may think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// Each has so many seconds for the whole game, and gets some more with each turn.
    RealTime {
        /// Seconds at the start, 10 to 7,200.
        #[schema(minimum = 10, maximum = 7200)]
        base: u32,
        /// Seconds for each turn, 0 to 120.
        #[schema(maximum = 120)]
        increment: u32,
    },
    /// So many days for each turn.
    Days {
        /// Days, 1 to 14.
        #[schema(minimum = 1, maximum = 14)]
        days: u32,
    },
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Invitee {
    /// You.
    Me,
    /// Whoever comes.
    Anyone,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Its options; what is left out is as usual.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[ts(type = "Record<string, string | number | boolean>", optional)]
    pub options: Option<Map<String, Json>>,
    /// Who sits where, seat by seat. Their number is the number of players.
    pub seats: Vec<Invitee>,
    /// How long players may think.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub clock: Clock,
    /// Whether the lobby shows it to everyone.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub open: bool,
    /// Whether it counts for the ratings: only among accounts.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
    /// Whether others may watch.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<_>")]
    pub spectators: bool,
    /// Whether players can talk.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<_>")]
    pub chat: bool,
    /// How many rounds the match has.
    #[serde(default = "one")]
    #[schema(minimum = 1, maximum = 9)]
    #[ts(optional, as = "Option<_>")]
    pub rounds: u8,
    /// A word of the client's own, 1 to 64 characters. The same word again, with the same token, is the same table:
    /// whoever got no answer asks again, and does not have two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 64)]
    #[ts(optional)]
    pub idempotency_key: Option<String>,
}

const fn yes() -> bool {
    true
}

const fn one() -> u8 {
    1
}

/// How a table is set up: settled, with every option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Setup {
    /// Which game.
    pub game: String,
    /// Its options, all of them.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, string | number | boolean>")]
    pub options: Map<String, Json>,
    /// How many play.
    pub players: u8,
    /// How long players may think.
    pub clock: Clock,
    /// Whether the lobby shows it to everyone.
    pub open: bool,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether players can talk.
    pub chat: bool,
    /// How many rounds the match has.
    pub rounds: u8,
}

/// A table was made, or found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TableCreated {
    /// Its id: whoever knows it can come to the table.
    pub id: String,
    /// Your seat.
    pub seat: Option<SeatName>,
}

/// Take a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
pub struct Seating {
    /// Which one; any free one if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<SeatName>,
}

/// Find somebody to play with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct QuickMatch {
    /// Which game.
    pub game: String,
    /// Its options; what is left out is as usual.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[ts(type = "Record<string, string | number | boolean>", optional)]
    pub options: Option<Map<String, Json>>,
    /// How many play; the fewest the game allows if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub players: Option<u8>,
    /// How long players may think.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub clock: Clock,
    /// Whether it counts for the ratings.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TableOverview {
    /// Its id.
    pub id: String,
    /// How it is set up.
    pub setup: Setup,
    /// Who sits there, seat by seat; null where a seat is free.
    pub seats: Vec<Option<Occupant>>,
    /// Where it stands.
    pub status: Status,
    /// Whose turn it is.
    pub turn: Option<SeatName>,
    /// Your seat.
    pub mine: Option<SeatName>,
    /// When it was made.
    #[ts(type = "number")]
    pub created: Instant,
    /// When something happened last.
    #[ts(type = "number")]
    pub changed: Instant,
}

/// The lobby.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Lobby {
    /// Open tables with a free seat.
    pub waiting: Vec<TableOverview>,
    /// Open tables in play that can be watched.
    pub playing: Vec<TableOverview>,
}
