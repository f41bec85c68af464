//! Positions to look at: replays of finished tables, and positions of one's own.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Claim, Hint, Move, Outcome, Phrase, SeatName, Verdict};

/// A finished table, step by step. Everything is open now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Replay {
    /// The rounds.
    pub rounds: Vec<ReplayRound>,
}

/// One round of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ReplayRound {
    /// The position after each action, the deal first.
    pub frames: Vec<Frame>,
    /// How it ended; null if the match was over before.
    pub outcome: Option<Outcome>,
}

/// One position of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Frame {
    /// The whole position, in notation.
    pub position: String,
    /// Who decides.
    pub turn: Option<SeatName>,
    /// In which phase.
    pub phase: String,
    /// Which turn of the round it is.
    pub turn_number: u32,
    /// What each seat has.
    pub scores: Vec<u32>,
    /// Who made the action that led here.
    pub by: Option<SeatName>,
    /// That action.
    pub action: Option<String>,
    /// The same in words.
    pub phrase: Option<Phrase>,
}

/// A position to look at, and what to do from there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct StudyRequest {
    /// A whole position, in notation.
    #[schema(max_length = 4000)]
    pub position: String,
    /// 64 hexadecimal digits for what is drawn by lot; zeros if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub seed: Option<String>,
    /// Actions to make from there.
    #[serde(default)]
    #[schema(max_items = 300)]
    #[ts(optional, as = "Option<_>")]
    pub actions: Vec<String>,
    /// Whose eyes to look through; the seat to decide if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<SeatName>,
    /// Whether a bot shall say what it would do, at this level.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// A position, looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Study {
    /// The whole position after the actions.
    pub position: String,
    /// The position as the seat sees it.
    pub view: String,
    /// The game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// The seat through whose eyes it is seen.
    pub seat: SeatName,
    /// Who decides.
    pub turn: Option<SeatName>,
    /// In which phase.
    pub phase: String,
    /// What each seat has.
    pub scores: Vec<u32>,
    /// What whoever decides can do.
    pub moves: Vec<Move>,
    /// Schotten Totten: what can be claimed, and why.
    pub claims: Vec<Claim>,
    /// What the actions were, as the seat saw them.
    pub phrases: Vec<Phrase>,
    /// How it ended, if it did.
    pub verdict: Option<Verdict>,
    /// What the bot would do.
    pub hint: Option<Hint>,
}
