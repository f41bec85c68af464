//! Trials of the server, larger than tests.
//!
//! - [`crash`] lets servers, disks and databases fail while clients play, and counts lost, repeated and reordered commands.
//! - [`load`] opens many sockets, makes moves at a fixed rate and measures latency.
//! - [`limits`] measures what the disk and a bare echo server allow at most.
//! - [`abuse`] attacks a server and measures what honest players notice.
//! - [`attack`] tries attacks that once worked.
//! - [`leak`] checks noninterference: games that differ only in what is hidden look the same to the viewer.
//! - [`shuffle`] deals millions of games and counts which card came to which place.
//!
//! All but the last two use the program from outside, as a process. [`leak`] runs servers in its own process, to deal
//! prepared games and to compare everything they send; [`shuffle`] needs no server.

pub mod abuse;
pub mod attack;
pub mod crash;
pub mod leak;
pub mod limits;
pub mod load;
mod player;
pub mod shuffle;
mod summary;
mod usage;

use client::ClientError;
use testbed::TestbedError;

/// Why a trial could not be completed. What it found is in its report.
#[derive(Debug, thiserror::Error)]
pub enum TrialError {
    /// The program or the database could not be started.
    #[error(transparent)]
    Testbed(#[from] TestbedError),
    /// A file or a process failed.
    #[error("{0}")]
    System(#[from] std::io::Error),
    /// The database could not be read.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// A SQLite file could not be read.
    #[error("the database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// A request or a socket failed.
    #[error("the server: {0}")]
    Client(#[from] ClientError),
    /// The server did something a trial does not expect.
    #[error("{0}")]
    Unexpected(String),
}

impl TrialError {
    pub(crate) fn unexpected(what: impl std::fmt::Display) -> TrialError {
        TrialError::Unexpected(what.to_string())
    }
}
