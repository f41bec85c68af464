//! What is kept: the log of every table, and people.
//!
//! One trait, two databases. The log is the only truth about a table; what lists show of it (`TableRow`)
//! follows from the log and is written in the same transaction.

mod columns;
mod commit;
mod dialect;
mod nodes;
mod rows;
mod settling;
mod sql;

use std::time::Duration;

use async_trait::async_trait;
use wire::{Instant, Tally};

pub use nodes::Heartbeat;
pub use rows::{
    Append, Appended, BadCursor, Cursor, Entry, LadderRow, NewRow, NodeId, PasskeyRow, Person, PersonId,
    RatedSeat, Rating, RatingRow, ResultRow, SeatHolder, SeatResult, SessionRow, Settlement, Summary,
    TableId, TableRow,
};
pub(crate) use sql::is_postgres;
pub use sql::open;

/// The database could not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// It failed, or could not be reached.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// Its tables could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// It holds something this version cannot read.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The address names no database that is known.
    #[error("\"{0}\" is no database: give the path of a file, or postgres://…")]
    BadAddress(String),
    /// The server is shutting down.
    #[error("the database is closed")]
    Closed,
}

/// What servers on one database know of each other: who lives, and who keeps which table. A keeper runs the bots and
/// clocks of a table. The log decides in any case: two keepers at once would waste work and break nothing.
#[async_trait]
pub trait Nodes: Send + Sync {
    /// A server starts at this place: if there was one before, it is dead.
    async fn join(&self, endpoint: &str) -> Result<(), StoreError>;
    /// Says that a server lives, for so long at least.
    async fn heartbeat(
        &self,
        node: &NodeId,
        endpoint: &str,
        lease: Duration,
    ) -> Result<Heartbeat, StoreError>;
    /// Says that it goes: all it kept is free.
    async fn leave(&self, node: &NodeId) -> Result<(), StoreError>;
    /// Keeps a table, unless another server that lives does.
    async fn acquire_lease(&self, table: &TableId, node: &NodeId) -> Result<bool, StoreError>;
    /// Keeps it no more.
    async fn release_lease(&self, table: &TableId, node: &NodeId) -> Result<(), StoreError>;
    /// Tables with something to do that no living server keeps; with `own`, also those that this one keeps.
    async fn unleased(&self, node: &NodeId, own: bool) -> Result<Vec<TableId>, StoreError>;
    /// The last numbers of these logs.
    async fn latest_seqs(&self, tables: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError>;
}

/// Everything the server keeps.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Makes a table with the first entries of its log; `Taken` if there is one of that id, and then nothing was
    /// written.
    async fn create(&self, table: NewRow, entries: Vec<Entry>) -> Result<Appended, StoreError>;
    /// Appends to a log. It is durable when this returns `Stored`; `Taken` if somebody else has written the
    /// entry of that number, and then nothing was written.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;
    /// The entries of a log after this number.
    async fn entries(&self, table: &TableId, after: u32) -> Result<Vec<Entry>, StoreError>;
    /// What lists show of a table.
    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError>;
    /// Tables in this state that the lobby shows, latest first.
    async fn listed(&self, status: &str, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// The tables of a person that are not over, latest first.
    async fn open_tables(&self, person: &PersonId) -> Result<Vec<TableRow>, StoreError>;
    /// Tables on which the server itself has something to do.
    async fn busy(&self) -> Result<Vec<TableId>, StoreError>;
    /// Tables whose clock has run out by now.
    async fn due(&self, now: Instant) -> Result<Vec<TableId>, StoreError>;

    /// Writes the results of a table and changes the ratings, once: a table that is settled stays as it is.
    /// `rate` is given the ratings before and answers those after.
    async fn settle(
        &self,
        settlement: &Settlement,
        rate: &(dyn for<'a> Fn(&'a [RatedSeat]) -> Vec<Rating> + Send + Sync),
    ) -> Result<(), StoreError>;
    /// Whether the results of a table are written.
    async fn is_settled(&self, table: &TableId) -> Result<bool, StoreError>;
    /// The ratings of the seats before and after, if the table was rated and is settled.
    async fn rating_changes(&self, table: &TableId) -> Result<Vec<(String, f64, f64)>, StoreError>;
    /// Results of a person, latest first, from the beginning or from after this place.
    async fn results(
        &self,
        person: &PersonId,
        before: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError>;
    /// Games won, drawn and lost by a person, by game.
    async fn tallies(&self, person: &PersonId) -> Result<Vec<(String, Tally)>, StoreError>;
    /// Every rating list.
    async fn ladders(&self) -> Result<Vec<LadderRow>, StoreError>;
    /// The best of a rating list.
    async fn ladder(&self, key: &str, limit: u32) -> Result<Vec<(Person, RatingRow)>, StoreError>;
    /// The ratings of a person.
    async fn ratings(&self, person: &PersonId) -> Result<Vec<(LadderRow, RatingRow)>, StoreError>;
    /// How they came about, earliest first.
    async fn rating_points(&self, person: &PersonId) -> Result<Vec<wire::RatingPoint>, StoreError>;

    /// Adds a person; false if somebody has that name.
    async fn add_person(&self, person: &Person) -> Result<bool, StoreError>;
    /// Changes a person; false if somebody else has that name.
    async fn change_person(&self, person: &Person) -> Result<bool, StoreError>;
    /// A person by id.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;
    /// A person by name, however it is written.
    async fn person_named(&self, name_key: &str) -> Result<Option<Person>, StoreError>;
    /// Erases what says who a person was: name, password, sessions, ratings, what they said. Results stay
    /// with the others who played.
    async fn erase_person(&self, id: &PersonId) -> Result<(), StoreError>;
    /// What a person said: table, time, text.
    async fn said(&self, person: &PersonId) -> Result<Vec<(TableId, Entry)>, StoreError>;

    /// Adds a session.
    async fn add_session(&self, session: &SessionRow, hash: &str) -> Result<(), StoreError>;
    /// The session of a token with the person whose it is, unless they are deleted: asked with every request.
    async fn signed_in(&self, hash: &str) -> Result<Option<(SessionRow, Person)>, StoreError>;
    /// The sessions of a person, latest first.
    async fn sessions(&self, person: &PersonId) -> Result<Vec<SessionRow>, StoreError>;
    /// Ends a session of a person; false if there is none.
    async fn end_session(&self, person: &PersonId, session: &str) -> Result<bool, StoreError>;
    /// Ends all sessions of a person but this one.
    async fn end_other_sessions(&self, person: &PersonId, kept: &str) -> Result<(), StoreError>;

    /// Adds a passkey, or changes what belongs to it.
    async fn add_passkey(&self, passkey: &PasskeyRow) -> Result<(), StoreError>;
    /// The passkeys of a person, earliest first.
    async fn passkeys(&self, person: &PersonId) -> Result<Vec<PasskeyRow>, StoreError>;
    /// Removes a passkey of a person; false if there is none.
    async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<bool, StoreError>;
    /// Remembers a question that was put to a passkey, for a while.
    async fn put_ceremony(
        &self,
        ticket: &str,
        person: &PersonId,
        body: &str,
        expires: Instant,
    ) -> Result<(), StoreError>;
    /// Takes such a question up, once, if it has not expired.
    async fn take_ceremony(
        &self,
        ticket: &str,
        now: Instant,
    ) -> Result<Option<(PersonId, String)>, StoreError>;

    /// What servers on this database know of each other; none if there can only be one.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }

    /// Whether the database answers.
    async fn ping(&self) -> Result<(), StoreError>;
    /// Waits until all that was given to it is written, and closes it.
    async fn close(&self);
}
