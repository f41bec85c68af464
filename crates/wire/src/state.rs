//! A table as one viewer may see it now.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Instant, Nonce, Phrase, SeatName, Setup};

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It waits for players, or for them to be ready.
    Waiting,
    /// A round is being played.
    Playing,
    /// A round is over and the next one has not begun.
    Between,
    /// It is over.
    Over,
    /// It was given up before the first action.
    Aborted,
}

/// Somebody with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Player {
    /// Whose account it is.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether there is an account behind it.
    pub guest: bool,
    /// Whether a program plays for it.
    pub program: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Occupant {
    /// A person, or a program with an account.
    Player(Player),
    /// One of the server's own bots.
    Bot {
        /// Its level.
        level: String,
    },
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SeatState {
    /// Its letter.
    pub seat: SeatName,
    /// Who sits there.
    pub who: Option<Occupant>,
    /// Whether it is ready for the start or for the next round.
    pub ready: bool,
    /// Whether it gave up or ran out of time, and a bot goes on for it.
    pub gone: bool,
    /// What it has in this round.
    pub score: u32,
    /// What it has in the match.
    pub points: u32,
    /// Its clock.
    pub clock: Option<ClockState>,
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ClockState {
    /// Milliseconds left, at the time of `now` in the state.
    #[ts(type = "number")]
    pub left: i64,
    /// Whether it runs.
    pub running: bool,
}

/// Who won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Verdict {
    /// A seat won.
    Won {
        /// Which.
        seat: SeatName,
    },
    /// A draw.
    Draw,
    /// Everybody lost.
    Nobody,
}

/// How a round or a match came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Played to the end.
    Played,
    /// A seat gave up.
    Resigned,
    /// A seat ran out of time.
    Time,
    /// Agreed.
    Agreed,
}

/// Who won, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Outcome {
    /// Who won.
    pub verdict: Verdict,
    /// How.
    pub ending: Ending,
}

/// Something you can do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Move {
    /// The action in notation: send this.
    pub action: String,
    /// What a hand touches to make it, in order. No list is the beginning of another, so a client that
    /// collects touches knows when a move is complete, and what can be touched next.
    pub touches: Vec<String>,
    /// Where it leads, if no touch says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub destination: Option<String>,
}

/// A complete side of a stone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Lineup {
    /// `sum`, `run`, `colour`, `kind` or `colour-run`.
    pub formation: String,
    /// The sum of its values.
    pub sum: u8,
    /// Its cards: those that lie there, then those that could come.
    pub cards: Vec<String>,
}

/// Why a stone can or cannot be claimed by a seat now. It follows from what lies open alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Claim {
    /// The stone, from 1.
    pub stone: u8,
    /// For which seat.
    pub seat: SeatName,
    /// Whether it can be proved that the stone is this seat's.
    pub claimable: bool,
    /// The own side, if it is complete.
    pub own: Option<Lineup>,
    /// The other side, or the best that can still be made of it.
    pub best_reply: Option<Lineup>,
    /// The cards on the table without which the claim could be beaten.
    pub ruled_out_by: Vec<String>,
    /// Why, in words.
    pub reason: Phrase,
}

/// What makes the shuffle checkable; docs/fairness.md tells how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Fairness {
    /// SHA-256 of the server's secret, told before anybody added a nonce: 64 hexadecimal digits.
    pub commitment: String,
    /// What each seat added; null where it added nothing (yet).
    pub nonces: Vec<Option<Nonce>>,
    /// The server's secret, when all is over.
    pub secret: Option<String>,
}

/// A table as one viewer may see it now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct State {
    /// The table.
    pub table: String,
    /// The number of the last news that this state includes.
    pub seq: u32,
    /// The server's time when this was written; clocks count from here.
    #[ts(type = "number")]
    pub now: Instant,
    /// How the table is set up.
    pub setup: Setup,
    /// Where it stands.
    pub status: Status,
    /// Your seat, if you have one.
    pub me: Option<SeatName>,
    /// Whether you made the table.
    pub host: bool,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// Which round it is, from 1.
    pub round: u8,
    /// The position as you see it, in notation; null before the deal.
    pub view: Option<String>,
    /// What kind of decision the table waits for.
    pub phase: Option<String>,
    /// Who decides.
    pub turn: Option<SeatName>,
    /// The number of the position: a move names it, so that one made for another position is refused.
    pub at: u32,
    /// The actions of this round, counted.
    pub ply: u32,
    /// Which turn of the round it is.
    pub turn_number: u32,
    /// What you can do now; nothing if it is not your decision.
    pub moves: Vec<Move>,
    /// Schotten Totten: for each seat and each open stone on which its side is complete, whether it can be
    /// claimed, and why.
    pub claims: Vec<Claim>,
    /// Who has offered a draw that is not answered.
    pub draw: Option<SeatName>,
    /// Who has asked for a takeback that is not answered.
    pub takeback: Option<SeatName>,
    /// Whether you could ask for one now.
    pub can_take_back: bool,
    /// Whether you can ask for a hint.
    pub can_hint: bool,
    /// How the last round ended, or the match when all is over.
    pub outcome: Option<Outcome>,
    /// Who wants to play again.
    pub rematch: Vec<SeatName>,
    /// Where it goes on.
    pub next_table: Option<String>,
    /// Whom you do not want to hear.
    pub muted: Vec<SeatName>,
    /// What makes the shuffle checkable.
    pub fairness: Fairness,
    /// How the ratings of the seats changed, when a rated game is over: before and after.
    pub ratings: BTreeMap<SeatName, (i32, i32)>,
}

/// What a bot would do in your place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Hint {
    /// The action.
    pub action: String,
    /// What to touch for it.
    pub touches: Vec<String>,
    /// How good it thinks your chances are then, from 0 to 1.
    pub value: f32,
    /// What else it considered, best first, with the chances.
    pub others: Vec<(String, f32)>,
    /// How it expects the game to go on.
    pub line: Vec<String>,
}
