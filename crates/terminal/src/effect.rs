//! What a session asks the runtime to do.

use std::path::PathBuf;

use crate::session::Deal;
use crate::source::SourceRequest;

/// Input or output that a session requests and the runtime performs.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Effect {
    /// List the games that can be resumed.
    ListSaved,
    /// Resume the game in this file.
    Resume(PathBuf),
    /// Deal a game on this machine.
    Deal(Deal),
    /// Connect to the server at this address.
    Connect(String),
    /// Load the lobby.
    RefreshLobby,
    /// Create a table on the server.
    CreateTable(Box<wire::NewTable>),
    /// Find an opponent on the server.
    QuickMatch(Box<wire::QuickMatch>),
    /// Open the table with this id on the server.
    OpenTable(String),
    /// Send a request to the current table.
    Send(SourceRequest),
    /// Leave the current table.
    Leave,
    /// Write this record to a file.
    SaveRecord(String),
    /// Load the record with this number, from 1, of the replayed file.
    LoadRecord(usize),
    /// End the program.
    Quit,
}
