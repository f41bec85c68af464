//! The state of a table, as one viewer may see it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Annotation, Instant, Nonce, SeatName, Setup};

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It waits for players to sit down or to be ready.
    Waiting,
    /// A round is in play.
    Playing,
    /// A round is over and the next one has not started.
    Between,
    /// The table is finished.
    Over,
    /// It was called off without a result.
    Aborted,
}

/// Whether a table is played by the newest rules of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum RulesStatus {
    /// By the newest rules.
    Current,
    /// By older rules: those with which it was set up.
    Older,
    /// The rules with which it was set up are gone, so the table is closed without a result. No rating changes.
    Closed,
}

/// A player: an account, a guest or a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Player {
    /// The id of the account or guest.
    pub id: String,
    /// The display name.
    pub name: String,
    /// Whether the player is a guest without an account.
    pub guest: bool,
    /// Whether a program plays with this account.
    pub program: bool,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Occupant {
    /// A player.
    Player(Player),
    /// One of the server's bots.
    Bot {
        /// The bot level.
        level: String,
    },
}

/// The state of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct SeatState {
    /// The letter of the seat.
    pub seat: SeatName,
    /// The occupant; null if the seat is free.
    pub who: Option<Occupant>,
    /// Whether the seat is ready for the start or for the next round.
    pub ready: bool,
    /// Whether the seat resigned, ran out of time or left, so that a bot plays for it.
    pub gone: bool,
    /// The score in this round.
    pub score: u32,
    /// The points in the match.
    pub points: u32,
    /// The clock, if the table has a time control.
    pub clock: Option<ClockState>,
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ClockState {
    /// Milliseconds left, at the time of `now` in the state.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: i64,
    /// Whether it is running.
    pub running: bool,
}

/// Who won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Verdict {
    /// A seat won.
    Won {
        /// The winner.
        seat: SeatName,
    },
    /// A draw.
    Draw,
    /// All seats lost.
    Nobody,
}

/// How a round or a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// By the rules of the game.
    Played,
    /// A seat resigned.
    Resigned,
    /// A seat ran out of time.
    Time,
    /// The seats agreed on a draw.
    Agreed,
    /// A seat left, and another one claimed the win.
    Abandoned,
}

/// The result of a round or a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Outcome {
    /// Who won.
    pub verdict: Verdict,
    /// How it ended.
    pub ending: Ending,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Move {
    /// The action in notation, to be sent in `act`.
    pub action: String,
    /// The things to touch for this move, in order. No list is a prefix of another, so a client that collects
    /// touches knows when a move is complete and what can be touched next.
    pub touches: Vec<String>,
    /// Where the move leads, if no touch says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub destination: Option<String>,
}

/// The commitment to the shuffle; docs/fairness.md explains how to verify it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Fairness {
    /// SHA-256 of the server's secret, published before any player sends a nonce: 64 hexadecimal digits.
    pub commitment: String,
    /// The nonce of each seat; null if it has sent none.
    pub nonces: Vec<Option<Nonce>>,
    /// The server's secret, revealed when the table is over.
    pub secret: Option<String>,
}

/// A table as one viewer may see it now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct State {
    /// The id of the table.
    pub table: String,
    /// The sequence number of the last event included in this state.
    pub seq: u32,
    /// The server's time when this state was built; clocks count down from here.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: Instant,
    /// The setup of the table.
    pub setup: Setup,
    /// The status.
    pub status: Status,
    /// Whether it is played by the newest rules.
    pub rules: RulesStatus,
    /// Your seat, if you have one.
    pub me: Option<SeatName>,
    /// Whether you created the table.
    pub host: bool,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// The round, from 1.
    pub round: u8,
    /// Your view of the position, in notation; null before the deal.
    pub view: Option<String>,
    /// The kind of decision the table waits for.
    pub phase: Option<String>,
    /// The seat to move.
    pub turn: Option<SeatName>,
    /// The position number. A move names it, so that a move meant for another position is refused.
    pub at: u32,
    /// The number of actions made in this round.
    pub ply: u32,
    /// The turn of the round, from 1.
    pub turn_number: u32,
    /// Your legal moves; empty if you are not to move.
    pub moves: Vec<Move>,
    /// What the rules say about things on the table, as far as you may know.
    pub annotations: Vec<Annotation>,
    /// The touches of the things that `/api/tables/{id}/annotations/{touch}` explains.
    pub explainable: Vec<String>,
    /// The seat whose draw offer is open.
    pub draw: Option<SeatName>,
    /// The seat whose takeback request is open.
    pub takeback: Option<SeatName>,
    /// Whether you can ask for a takeback.
    pub can_take_back: bool,
    /// Whether you can abort the table: before your first action.
    pub can_abort: bool,
    /// Whether you can ask for a hint.
    pub can_hint: bool,
    /// The outcome of the last round, or of the match when it is over.
    pub outcome: Option<Outcome>,
    /// The seats that want a rematch.
    pub rematch: Vec<SeatName>,
    /// The id of the rematch table.
    pub next_table: Option<String>,
    /// The seats you have muted.
    pub muted: Vec<SeatName>,
    /// The commitment to the shuffle.
    pub fairness: Fairness,
    /// The ratings of the seats before and after the table, once a rated table is settled.
    pub ratings: BTreeMap<SeatName, (i32, i32)>,
}

/// A bot's recommendation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Hint {
    /// The action, in notation.
    pub action: String,
    /// The touches of that move.
    pub touches: Vec<String>,
    /// The estimated win probability after it, from 0 to 1.
    pub value: f32,
    /// The alternatives it considered, best first, with their win probabilities.
    pub others: Vec<(String, f32)>,
    /// The expected continuation, in notation.
    pub line: Vec<String>,
    /// What the rules say about the action.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub reasons: Vec<Annotation>,
}
