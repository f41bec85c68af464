//! Tables and their logs.

use async_trait::async_trait;
use table::{Entry, PersonId, SeatHolder, Summary, TableId};
use wire::{Instant, Setup, Status};

use super::StoreError;

/// Tables and their logs.
#[async_trait]
pub trait TableLog: Send + Sync {
    /// Creates a table with the first entries of its log. `Conflict` if the id exists.
    async fn create(&self, table: NewRow, entries: Vec<Entry>) -> Result<Appended, StoreError>;
    /// Appends to a log. The entries are durable when this returns `Stored`. `Conflict` if the first sequence number
    /// exists.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;
    /// Appends to a log and writes something else in the same transaction. `Conflict` if the first sequence number
    /// exists; then nothing is written.
    async fn append_with(&self, append: Append, companion: Companion) -> Result<Appended, StoreError>;
    /// The entries of a log with larger sequence numbers than `after`.
    async fn entries(&self, table: &TableId, after: u32) -> Result<Vec<Entry>, StoreError>;
    /// What lists show of a table.
    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError>;
    /// Tables of this status that the lobby shows, latest first.
    async fn listed(&self, status: Status, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Tables in the lobby with exactly this setup that wait for players, latest first.
    async fn waiting(&self, setup: &Setup, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Tables that have waited for players without any change since before this time, earliest first.
    async fn abandoned(&self, before: Instant, limit: u32) -> Result<Vec<TableId>, StoreError>;
    /// The unfinished tables of a person, latest first.
    async fn open_tables(&self, person: &PersonId) -> Result<Vec<TableRow>, StoreError>;
    /// Tables that wait for the server: a bot to move, a running clock, a result to settle.
    async fn busy(&self) -> Result<Vec<TableId>, StoreError>;
    /// Tables whose clock has run out.
    async fn due(&self, now: Instant) -> Result<Vec<TableId>, StoreError>;
}

/// A new table.
#[derive(Clone, Debug)]
pub struct NewRow {
    /// The table.
    pub id: TableId,
    /// The setup.
    pub setup: Setup,
    /// When it is created.
    pub created: Instant,
    /// What lists show of it.
    pub summary: Summary,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// The table.
    pub id: TableId,
    /// The setup.
    pub setup: Setup,
    /// The status.
    pub status: Status,
    /// The holders of the seats, in order.
    pub seats: Vec<Option<SeatHolder>>,
    /// The seat to move.
    pub turn: Option<String>,
    /// When it was created.
    pub created: Instant,
    /// When its last entry was written.
    pub changed: Instant,
}

/// Entries to append to the log of one table.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The entries, with consecutive sequence numbers that continue the log.
    pub entries: Vec<Entry>,
    /// What lists show after them.
    pub summary: Summary,
}

impl Append {
    /// Whether the holders of the seats change.
    pub fn changes_seating(&self) -> bool {
        self.entries.iter().any(|entry| entry.event.changes_seating())
    }

    /// When the last entry was written.
    pub(crate) fn changed(&self) -> Instant {
        self.entries.last().map_or(0, |entry| entry.at)
    }
}

/// What is written together with an append, or not at all.
#[derive(Clone, Debug)]
pub enum Companion {
    /// Another table with the first entries of its log.
    Table(Box<NewRow>, Vec<Entry>),
    /// A note that this person called off the table, which is rated.
    RatedAbort(PersonId),
}

/// The result of a write that can conflict with another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is durable.
    Stored,
    /// Another write came first, and nothing was written.
    Conflict,
}
