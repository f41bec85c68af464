//! What happened at a table, as one viewer saw it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Instant, Outcome, Phrase, Player, SeatName};

/// One entry of the table's log, as this viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct EventView {
    /// Its number: 1, 2, 3, … without gaps, the same for every viewer.
    pub seq: u32,
    /// When it happened.
    #[ts(type = "number")]
    pub at: Instant,
    /// Whose seat it concerns.
    pub seat: Option<SeatName>,
    /// What happened.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EventKind {
    /// The table was made.
    Opened,
    /// Somebody sat down.
    Sat {
        /// Who.
        player: Player,
    },
    /// Somebody stood up before the start.
    Left,
    /// Somebody is ready: for the start, or for the next round. The last one starts it.
    Ready {
        /// Whether the deal followed.
        started: bool,
    },
    /// An action was made.
    Acted {
        /// The action as you saw it, in notation.
        action: String,
        /// The same in words.
        phrase: Phrase,
        /// Which turn of the round it belongs to, from 1.
        turn: u32,
        /// The actions of the round before it, counted.
        ply: u32,
        /// How the round ended with it, if it did.
        ended: Option<Outcome>,
    },
    /// A seat gave up. If others play on, a bot goes on for it.
    Resigned {
        /// How the game ended with it, if it did.
        ended: Option<Outcome>,
    },
    /// A seat ran out of time. If others play on, a bot goes on for it.
    OutOfTime {
        /// How the game ended with it, if it did.
        ended: Option<Outcome>,
    },
    /// A draw was offered.
    DrawOffered,
    /// The offer was accepted or declined.
    DrawAnswered {
        /// Which of the two.
        yes: bool,
        /// How the game ended with it, if it did.
        ended: Option<Outcome>,
    },
    /// A seat asked to take its last actions back.
    TakebackAsked,
    /// That was allowed or not.
    TakebackAnswered {
        /// Which of the two.
        yes: bool,
        /// The actions of the round that are left, counted.
        ply: u32,
    },
    /// The table was given up before the first action.
    Aborted,
    /// Somebody said something.
    Said {
        /// Who.
        player: Player,
        /// What.
        text: String,
    },
    /// A seat wants to play again.
    RematchWanted,
    /// The game goes on at another table.
    Rematch {
        /// Which.
        table: String,
    },
    /// The server was away; the running clock began anew.
    Resumed,
    /// Something that is not for you.
    Hidden,
}
