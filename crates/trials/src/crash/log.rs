//! The event log, read directly from the database.

use sqlx::{Connection as _, PgConnection};

use crate::TrialError;

/// The columns of a log entry that the report needs.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) table_id: String,
    pub(super) seq: i64,
    pub(super) person: Option<String>,
    pub(super) command: Option<String>,
}

const ALL: &str = "SELECT table_id, seq, person, command FROM entries ORDER BY table_id, seq";

/// All entries of all tables.
pub(super) async fn read(database: &str) -> Result<Vec<Entry>, TrialError> {
    type Row = (String, i64, Option<String>, Option<String>);
    let rows: Vec<Row> = if database.starts_with("postgres") {
        let mut connection = PgConnection::connect(database).await?;
        sqlx::query_as(ALL).fetch_all(&mut connection).await?
    } else {
        let connection = rusqlite::Connection::open(database)?;
        let mut statement = connection.prepare(ALL)?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
        rows.collect::<rusqlite::Result<_>>()?
    };
    let entry = |(table_id, seq, person, command): Row| Entry { table_id, seq, person, command };
    Ok(rows.into_iter().map(entry).collect())
}

/// The number of tables that wait for a server.
pub(super) async fn busy(database: &str) -> Result<usize, TrialError> {
    count(database, "SELECT COUNT(*) FROM tables WHERE busy = 1").await
}

/// The number of seats that lost on time. The players of a trial move at once.
pub(super) async fn timeouts(database: &str) -> Result<usize, TrialError> {
    count(database, "SELECT COUNT(*) FROM entries WHERE body LIKE '%\"type\":\"out-of-time\"%'").await
}

async fn count(database: &str, query: &'static str) -> Result<usize, TrialError> {
    let count: i64 = if database.starts_with("postgres") {
        let mut connection = PgConnection::connect(database).await?;
        sqlx::query_scalar(query).fetch_one(&mut connection).await?
    } else {
        rusqlite::Connection::open(database)?.query_row(query, [], |row| row.get(0))?
    };
    Ok(count as usize)
}
