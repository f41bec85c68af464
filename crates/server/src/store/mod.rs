//! Persistent storage, as one small trait for each subject.
//!
//! The log of a table is its only source of truth. What lists show of a table ([`TableRow`]) is derived from the log
//! and written in the same transaction. SQLite and PostgreSQL implement every trait in `sql/`.

mod accounts;
mod nodes;
mod passkeys;
mod results;
mod sql;
mod tables;

use std::sync::Arc;

use async_trait::async_trait;

pub use accounts::{Accounts, NameChange, Person, Proof, SessionRow};
pub use nodes::{Heartbeat, NodeId, Nodes};
pub use passkeys::{PasskeyRow, Passkeys};
pub use results::{
    BadCursor, Cursor, LadderRow, RatedSeat, Rating, RatingRow, RatingRule, ResultRow, Results, Score,
    SeatResult, Settlement,
};
pub(crate) use sql::is_postgres;
pub use sql::{open, open_exclusively};
pub use table::{Entry, PersonId, SeatHolder, Summary, TableId};
pub use tables::{Append, Appended, Companion, NewRow, TableLog, TableRow};

/// Why a storage operation failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// PostgreSQL failed or could not be reached.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// SQLite failed.
    #[error("the database failed: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// A SQLite file cannot be used.
    #[error("{file}: {reason}")]
    File {
        /// The file.
        file: String,
        /// Why not, and what to do.
        reason: FileProblem,
    },
    /// A thread could not be started.
    #[error("a thread could not be started: {0}")]
    Thread(std::io::Error),
    /// The transaction of a write failed and was rolled back. The log of the server says why.
    #[error("the transaction was rolled back")]
    RolledBack,
    /// The last write failed, and none has succeeded since.
    #[error("writes fail: {0}")]
    WritesFail(String),
    /// Another transaction changed the same rows first; the write can be repeated.
    #[error("another transaction changed the same rows")]
    Superseded,
    /// A column that always has a value is empty.
    #[error("the database holds an empty column {0}")]
    EmptyColumn(usize),
    /// A migration failed.
    #[error("the database could not be migrated: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A JSON column does not parse; perhaps a newer version wrote it.
    #[error("the database holds unreadable JSON: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A column holds a value outside its set of values; perhaps a newer version wrote it.
    #[error("the database holds an unknown {column}: \"{value}\"")]
    UnknownValue {
        /// The column.
        column: &'static str,
        /// The value found there.
        value: String,
    },
    /// The address names no supported database.
    #[error("\"{0}\" is no database: give the path of a file, or postgres://…")]
    BadAddress(String),
    /// PostgreSQL did not answer in time at the start.
    #[error("PostgreSQL at {host} did not answer within {seconds} s: {why}")]
    NoAnswer {
        /// The host and the port, or the socket.
        host: String,
        /// How long the server waited.
        seconds: u64,
        /// The last error.
        why: String,
    },
    /// The store is closed.
    #[error("the database is closed")]
    Closed,
}

impl StoreError {
    /// Whether a unique column already holds the value.
    pub(crate) fn is_unique_violation(&self) -> bool {
        match self {
            StoreError::Database(sqlx::Error::Database(error)) => error.is_unique_violation(),
            StoreError::Sqlite(rusqlite::Error::SqliteFailure(error, _)) => {
                error.extended_code == rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE
            }
            _ => false,
        }
    }
}

/// Why a SQLite file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FileProblem {
    /// It holds something else.
    #[error("this file is not a database; choose another one with --database, or move it away")]
    NotADatabase,
    /// The system refuses to open or create it.
    #[error("{0}; its directory must exist, and the server must be allowed to write to both")]
    CannotOpen(String),
    /// Another server uses it.
    #[error("process {0} uses this database; stop it, or choose another file with --database")]
    InUse(String),
}

/// The stores of a server, by subject. Tests replace single ones.
#[derive(Clone)]
pub struct Stores {
    /// Tables and their logs.
    pub tables: Arc<dyn TableLog>,
    /// People and sessions.
    pub accounts: Arc<dyn Accounts>,
    /// Passkeys.
    pub passkeys: Arc<dyn Passkeys>,
    /// Results and ratings.
    pub results: Arc<dyn Results>,
    /// The servers that share the database; `None` if the database supports only one.
    pub nodes: Option<Arc<dyn Nodes>>,
    /// Health and shutdown of the database.
    pub lifecycle: Arc<dyn Lifecycle>,
}

/// Health and shutdown of a database.
#[async_trait]
pub trait Lifecycle: Send + Sync {
    /// Succeeds if the database answers and writes succeed.
    async fn ping(&self) -> Result<(), StoreError>;
    /// Fails while writes are known to fail. Costs nothing.
    fn check_writes(&self) -> Result<(), StoreError> {
        Ok(())
    }
    /// Waits for pending writes and closes all connections.
    async fn close(&self);
}
