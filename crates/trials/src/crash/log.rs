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
