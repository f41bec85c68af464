//! The questions that a worker asks its home, as JSON.

use serde::{Deserialize, Serialize};
use wire::{Command, Instant, Move, NewTable, ReviewRequest, SeatName, StudyRequest};

use crate::stored::{LoadedRow, StoredEntry};
use crate::thinking::Report;

/// What a change needs from outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chance {
    /// The time.
    pub now: Instant,
    /// An id for a table that may be opened.
    pub id: String,
    /// 64 random hexadecimal digits.
    pub secret: String,
}

/// A question to a home. Where nothing else is said, the table is loaded, and the viewer is the person who looks at it.
///
/// A change is made in three steps: the home decides and returns a [`crate::Change`], the worker stores it, and
/// [`Ask::Commit`] makes it visible, or [`Ask::Discard`] drops it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Opens a table: `{id, changes}`. It is loaded when it is stored.
    Create {
        /// The table; every `me` is a person at this device.
        table: NewTable,
        /// The names of the seats, in order.
        names: Vec<String>,
        /// Time and chance.
        chance: Chance,
    },
    /// Reads a table from records: `{id, changes}`.
    Import {
        /// The records of the rounds.
        record: String,
        /// Time and chance.
        chance: Chance,
    },
    /// Loads a table from what is stored.
    Load {
        /// The row.
        row: LoadedRow,
        /// The whole log.
        entries: Vec<StoredEntry>,
    },
    /// Forgets a table.
    Unload {
        /// The table.
        table: String,
    },
    /// Decides a command of the viewer: `{changes}`, or `{message}` if there is nothing to store.
    Command {
        /// The table.
        table: String,
        /// The command.
        command: Command,
        /// Time and chance.
        chance: Chance,
    },
    /// The action of a bot in the position of this number: `{changes}`; empty if it comes too late.
    BotActs {
        /// The table.
        table: String,
        /// The number of the position.
        at: u32,
        /// The action.
        action: String,
        /// The time.
        now: Instant,
    },
    /// What was decided is stored: the messages to the pages.
    Commit {
        /// The table.
        table: String,
    },
    /// What was decided could not be stored.
    Discard {
        /// The table.
        table: String,
    },
    /// Another page has written these entries: the messages to the pages.
    Follow {
        /// The table.
        table: String,
        /// The entries after the last one that is known.
        entries: Vec<StoredEntry>,
    },
    /// The message with which a connection begins: the state, and the events after this number.
    Update {
        /// The table.
        table: String,
        /// The number of the last event that is known.
        since: u32,
    },
    /// Another person looks at the table, or nobody: the message with which this begins.
    Look {
        /// The table.
        table: String,
        /// The seat.
        seat: Option<SeatName>,
    },
    /// The decision that a bot has to make now: `{at, task}` or null.
    Bot {
        /// The table.
        table: String,
        /// 64 random hexadecimal digits.
        seed: String,
    },
    /// The thinking behind a hint: `{task, moves}`.
    Hint {
        /// The table.
        table: String,
    },
    /// The names of the nets that the bots of the table need; null if no bot plays now.
    Nets {
        /// The table.
        table: String,
    },
    /// An analysis: `{study, task}`; the task is null without a level.
    Study {
        /// The request.
        request: StudyRequest,
    },
    /// What the review of a record needs: `{nets}`, the names of nets.
    Review {
        /// The request.
        request: ReviewRequest,
    },
    /// The report of all workers that thought about one task.
    Merge {
        /// Their reports, in order.
        reports: Vec<Report>,
    },
    /// The same as a hint.
    Advise {
        /// Their reports, in order.
        reports: Vec<Report>,
        /// The legal moves.
        moves: Vec<Move>,
        /// The record of the task: the hint says why.
        #[serde(default)]
        record: Option<String>,
    },
    /// The state.
    State {
        /// The table.
        table: String,
    },
    /// The events after this number.
    Events {
        /// The table.
        table: String,
        /// The number of the last event that is known.
        since: u32,
    },
    /// What the rules say about a thing.
    Explain {
        /// The table.
        table: String,
        /// The touch of the thing.
        touch: String,
        /// The seat that it concerns.
        seat: SeatName,
    },
    /// The records of the rounds.
    Record {
        /// The table.
        table: String,
    },
    /// A table that is over, position by position.
    Replay {
        /// The table.
        table: String,
    },
}
