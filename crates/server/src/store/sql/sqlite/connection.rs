//! Connections to a SQLite file, and statements on them.

use std::path::Path;
use std::time::Duration;

use rusqlite::types::Value as Column;
use rusqlite::{CachedStatement, Connection, ErrorCode, OpenFlags};

use super::super::dialect::Value;
use super::private;
use crate::store::{FileProblem, StoreError};

/// How long a statement waits for another process, such as a backup.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// More than the number of different statements.
const PREPARED_STATEMENTS: usize = 128;

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Access {
    /// All writes; the file is created if missing.
    Write,
    /// Queries.
    Read,
    /// Checkpoints of the write-ahead log.
    Checkpoint,
}

/// Opens a file. Errors name it.
pub(super) fn open(path: &Path, access: Access) -> Result<Connection, StoreError> {
    let flags = match access {
        Access::Write => OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE,
        Access::Checkpoint => OpenFlags::SQLITE_OPEN_READ_WRITE,
        Access::Read => OpenFlags::SQLITE_OPEN_READ_ONLY,
    };
    // A connection is used by one thread at a time.
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    if access == Access::Write {
        private::create(path).map_err(|why| StoreError::File {
            file: path.display().to_string(),
            reason: FileProblem::CannotOpen(why.to_string()),
        })?;
    }
    let opened = Connection::open_with_flags(path, flags).and_then(|connection| {
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.set_prepared_statement_cache_capacity(PREPARED_STATEMENTS);
        if access != Access::Read {
            set(&connection, "PRAGMA journal_mode = WAL")?;
            // A commit returns after fdatasync: acknowledged writes survive a crash of the machine.
            set(&connection, "PRAGMA synchronous = FULL")?;
            // The writer decides when the write-ahead log is checkpointed.
            set(&connection, "PRAGMA wal_autocheckpoint = 0")?;
            // What the log keeps when it is written from its beginning again.
            set(&connection, "PRAGMA journal_size_limit = 33554432")?;
        }
        set(&connection, "PRAGMA foreign_keys = ON")?;
        Ok(connection)
    });
    opened.map_err(|error| describe(path, error))
}

/// Runs a pragma.
pub(super) fn set(connection: &Connection, pragma: &str) -> rusqlite::Result<()> {
    let mut statement = connection.prepare(pragma)?;
    let mut rows = statement.raw_query();
    while rows.next()?.is_some() {}
    Ok(())
}

/// Says which file cannot be used and what to do.
pub(super) fn describe(path: &Path, error: rusqlite::Error) -> StoreError {
    let reason = match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => FileProblem::NotADatabase,
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            let why = std::fs::File::options().read(true).write(true).open(path).err();
            FileProblem::CannotOpen(why.map_or_else(|| error.to_string(), |why| why.to_string()))
        }
        _ => return StoreError::Sqlite(error),
    };
    StoreError::File { file: path.display().to_string(), reason }
}

fn bind<'c>(
    connection: &'c Connection,
    sql: &str,
    arguments: &[Value<'_>],
) -> rusqlite::Result<CachedStatement<'c>> {
    // The arguments are not logged: they hold what players may not see.
    tracing::debug!(sql, "statement");
    let mut statement = connection.prepare_cached(sql)?;
    for (value, index) in arguments.iter().zip(1_usize..) {
        match value {
            Value::Text(text) => statement.raw_bind_parameter(index, text.as_deref()),
            Value::Int(number) => statement.raw_bind_parameter(index, number),
            Value::Real(number) => statement.raw_bind_parameter(index, number),
        }?;
    }
    Ok(statement)
}

/// Runs a statement and returns the number of rows it changed.
pub(super) fn run(connection: &Connection, sql: &str, arguments: &[Value<'_>]) -> rusqlite::Result<u64> {
    Ok(bind(connection, sql, arguments)?.raw_execute()? as u64)
}

/// Runs a query and returns its rows.
pub(super) fn all(
    connection: &Connection,
    sql: &str,
    arguments: &[Value<'_>],
) -> rusqlite::Result<Vec<Vec<Column>>> {
    let mut statement = bind(connection, sql, arguments)?;
    let columns = statement.column_count();
    let mut rows = statement.raw_query();
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push((0..columns).map(|column| row.get(column)).collect::<rusqlite::Result<_>>()?);
    }
    Ok(found)
}
