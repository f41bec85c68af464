//! Replays of finished tables, and analysis of arbitrary positions.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Annotation, Hint, Move, Outcome, Phrase, SeatName, Verdict};

/// A finished table, position by position, with nothing hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Replay {
    /// The rounds.
    pub rounds: Vec<ReplayRound>,
}

/// One round of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ReplayRound {
    /// The position after each action, the deal first.
    pub frames: Vec<Frame>,
    /// The outcome; null if the match ended before the round did.
    pub outcome: Option<Outcome>,
}

/// One position of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Frame {
    /// The full position, in notation.
    pub position: String,
    /// The seat to move.
    pub turn: Option<SeatName>,
    /// The kind of decision the position waits for.
    pub phase: String,
    /// The turn of the round, from 1.
    pub turn_number: u32,
    /// The score of each seat.
    pub scores: Vec<u32>,
    /// The seat that made the action leading here.
    pub by: Option<SeatName>,
    /// The action leading here, in notation.
    pub action: Option<String>,
    /// The action as a translatable message.
    pub phrase: Option<Phrase>,
}

/// Request to analyse a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct StudyRequest {
    /// A full position, in notation; or what the seat to move sees, with ?? for hidden cards.
    #[schema(max_length = 4000)]
    pub position: String,
    /// The seed for random draws: 64 hexadecimal digits; zeros if missing.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seed: Option<String>,
    /// Actions to make from there, in notation.
    #[serde(default)]
    #[schema(max_items = 300)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub actions: Vec<String>,
    /// The seat whose view is returned; the seat to move if missing.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<SeatName>,
    /// The bot level that gives a hint; no hint if missing.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// Legal actions about which the rules are asked.
    #[serde(default)]
    #[schema(max_items = 8)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub reasons: Vec<String>,
}

/// The analysis of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Study {
    /// The full position after the actions.
    pub position: String,
    /// The view of the seat.
    pub view: String,
    /// The name of the game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The seat whose view this is.
    pub seat: SeatName,
    /// The seat to move.
    pub turn: Option<SeatName>,
    /// The kind of decision the position waits for.
    pub phase: String,
    /// The score of each seat.
    pub scores: Vec<u32>,
    /// The legal moves of the seat to move.
    pub moves: Vec<Move>,
    /// What the rules say about things on the table, as far as the seat may know.
    pub annotations: Vec<Annotation>,
    /// The actions as the seat may see them, as translatable messages.
    pub phrases: Vec<Phrase>,
    /// The verdict, if the game is over.
    pub verdict: Option<Verdict>,
    /// The hint, if one was requested.
    pub hint: Option<Hint>,
    /// What the rules say about each of the actions that were asked about.
    pub reasons: Vec<Vec<Annotation>>,
}
