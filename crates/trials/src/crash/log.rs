//! The event log, read directly from the database.

use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::TrialError;

/// The columns of a log entry that the report needs.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(super) struct Entry {
    pub(super) table_id: String,
    pub(super) seq: i64,
    pub(super) person: Option<String>,
    pub(super) command: Option<String>,
}

const ALL: &str = "SELECT table_id, seq, person, command FROM entries ORDER BY table_id, seq";

/// All entries of all tables.
pub(super) async fn read(database: &str) -> Result<Vec<Entry>, TrialError> {
    if database.starts_with("postgres") {
        let mut connection = PgConnection::connect(database).await?;
        Ok(sqlx::query_as(ALL).fetch_all(&mut connection).await?)
    } else {
        let mut connection = SqliteConnection::connect(&format!("sqlite://{database}")).await?;
        Ok(sqlx::query_as(ALL).fetch_all(&mut connection).await?)
    }
}
