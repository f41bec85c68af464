//! What stands in the database, read past the server.

use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::Failed;

/// An entry of a log, as far as it matters here.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct Entry {
    pub(crate) table_id: String,
    pub(crate) seq: i64,
    pub(crate) person: Option<String>,
    pub(crate) command: Option<String>,
}

const ALL: &str = "SELECT table_id, seq, person, command FROM entries ORDER BY table_id, seq";

/// All entries of all tables.
pub(crate) async fn read(database: &str) -> Result<Vec<Entry>, Failed> {
    if database.starts_with("postgres") {
        let mut connection = PgConnection::connect(database).await?;
        Ok(sqlx::query_as(ALL).fetch_all(&mut connection).await?)
    } else {
        let mut connection = SqliteConnection::connect(&format!("sqlite://{database}")).await?;
        Ok(sqlx::query_as(ALL).fetch_all(&mut connection).await?)
    }
}
