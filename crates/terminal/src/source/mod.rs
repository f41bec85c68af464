//! Where tables are: on this machine, or at a server. Both tell the same things in the same types, each from
//! the view of who looks; neither ever hands out a position.

mod journal;
mod offline;
mod online;
mod socket;
mod tokens;

use std::path::PathBuf;

use tabletop::Seat;
use wire::{Annotation, Hint, Lobby, SeatName, ServerMessage, TableOverview, TableRequest};

pub(crate) use journal::{JournalProblem, LocalPlayer, Saved, folder, is_unfinished, saved};
pub(crate) use offline::{LocalTable, Offline, Pace};
pub(crate) use online::Online;

/// A request to a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum SourceRequest {
    /// Do this.
    Table(TableRequest),
    /// Another person looks at the screen; nobody, if the table is covered.
    ViewAs(Option<Seat>),
    /// What would a bot do?
    Hint,
    /// Explain to a seat what the rules say about the thing of this touch.
    Explain(SeatName, String),
    /// The records, when all is over.
    Record,
}

/// What a table, or the server around it, tells.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum SourceEvent {
    /// A message of the table.
    ServerMessage(Box<ServerMessage>),
    /// What a bot would do.
    Hint(Hint),
    /// What the rules say about a thing.
    Explained(Annotation),
    /// What was asked for cannot be had.
    Refused(wire::Problem),
    /// The records of a table that is over.
    Record(String),
    /// The connection is there, or gone; it is looked for again and again.
    Connected(bool),
    /// The server is there, and this is who one is.
    SignedIn(String),
    /// What the lobby has, and the tables one sits at.
    Lobby(Box<Lobby>, Vec<TableOverview>),
    /// The table of this id was made or found.
    Table(String),
    /// Games that can go on.
    Saved(Vec<Saved>),
    /// The record was written there.
    RecordSaved(PathBuf),
    /// Something is wrong outside the table: the key of the message, and what it is about.
    Failure(&'static str, String),
    /// There is no such table, or no server: why.
    Unavailable(wire::Problem),
}

/// A table to ask things of. Answers come as [`SourceEvent`].
pub(crate) trait Source {
    /// Asks something, and does not wait.
    fn send(&self, request: SourceRequest);
}

/// A random nonce: this machine's contribution to a shuffle.
pub(crate) fn nonce() -> String {
    offline::draw_seed().to_string()
}
