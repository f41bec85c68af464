//! SQLite: one thread writes, a few threads read, and one checkpoints. Each owns a connection.
//!
//! A caller hands all statements of a write or a query over at once and is woken once with the answer. Statements on a
//! file never wait for anything but the disk, so their futures are ready when they are polled first.

mod checkpoint;
mod connection;
mod lock;
mod migrate;
mod private;
mod queue;
mod readers;
mod sessions;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use rusqlite::Connection;
use rusqlite::types::Value as Column;
use tokio::sync::oneshot;

use super::columns::{person_row, session_row, statement};
use super::commit::Work;
use super::dialect::{Dialect, Value, sql};
use crate::store::{Appended, Person, SessionRow, StoreError};
pub(super) use lock::FileLock;
use readers::Readers;
use sessions::{RowId, Sessions};
use writer::Writer;

/// A SQLite file.
pub(super) struct Sqlite {
    readers: Readers,
    writer: Writer,
    sessions: Arc<Sessions>,
    lock: std::sync::Mutex<Option<FileLock>>,
}

impl Sqlite {
    /// Opens a file, which is created if missing. The lock is released when the database is closed. Without a lock others
    /// may write to the file, so every session is read when it is used.
    pub(super) async fn open(path: &Path, lock: Option<FileLock>) -> Result<Sqlite, StoreError> {
        let path: Arc<PathBuf> = Arc::new(path.to_owned());
        let (opened, result) = oneshot::channel();
        // Migrations can take a while: they run on the writer thread.
        let sessions = Arc::new(Sessions::new(lock.is_some()));
        let writer = Writer::start(Arc::clone(&path), Arc::clone(&sessions), opened)?;
        result.await.map_err(|_| StoreError::Closed)??;
        let readers = Readers::start(&path)?;
        Ok(Sqlite { readers, writer, sessions, lock: std::sync::Mutex::new(lock) })
    }
}

/// The result of statements on a file, which never wait for another task.
fn ready<T>(future: BoxFuture<'_, T>) -> T {
    future.now_or_never().expect("a statement on a file is ready at once")
}

impl Dialect for Sqlite {
    type Connection = Connection;
    type Row = Vec<Column>;

    fn text(row: &Self::Row, column: usize) -> Result<Option<String>, StoreError> {
        match &row[column] {
            Column::Text(text) => Ok(Some(text.clone())),
            Column::Null => Ok(None),
            other => Err(wrong_type(column, other)),
        }
    }

    fn int(row: &Self::Row, column: usize) -> Result<Option<i64>, StoreError> {
        match &row[column] {
            Column::Integer(number) => Ok(Some(*number)),
            Column::Null => Ok(None),
            other => Err(wrong_type(column, other)),
        }
    }

    fn real(row: &Self::Row, column: usize) -> Result<Option<f64>, StoreError> {
        match &row[column] {
            Column::Real(number) => Ok(Some(*number)),
            Column::Null => Ok(None),
            other => Err(wrong_type(column, other)),
        }
    }

    async fn run(
        on: &mut Connection,
        sql: &'static str,
        arguments: Vec<Value<'_>>,
    ) -> Result<u64, StoreError> {
        Ok(connection::run(on, sql, &arguments)?)
    }

    async fn all(
        on: &mut Connection,
        sql: &'static str,
        arguments: Vec<Value<'_>>,
    ) -> Result<Vec<Self::Row>, StoreError> {
        Ok(connection::all(on, sql, &arguments)?)
    }

    async fn read<T, F>(&self, query: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        self.readers.run(query).await
    }

    async fn write<T, F>(&self, statements: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>>
            + Clone
            + Send
            + 'static,
    {
        self.writer.run(statements).await
    }

    async fn authenticate(&self, hash: &str) -> Result<Option<(SessionRow, Person)>, StoreError> {
        let now = Instant::now();
        if let Some(known) = self.sessions.get(hash, now) {
            return Ok(Some(known));
        }
        let version = self.sessions.version();
        let key = hash.to_owned();
        let read = self.read(move |on| {
            Box::pin(async move {
                let row = sql::<Sqlite>(statement!(
                    "SELECT s.id, s.person, s.label, s.created, s.used, {person}, s.rowid, p.rowid FROM sessions s \
                     JOIN people p ON p.id = s.person WHERE s.hash = $1 AND p.deleted = 0"
                ));
                let row = row.text(&key).first(on).await?;
                let session = row.map(|row| {
                    let rows = [RowId::Session(row.int(12)?), RowId::Person(row.int(13)?)];
                    Ok::<_, StoreError>(((session_row(&row)?, person_row(&row, 5)?), rows))
                });
                session.transpose()
            })
        });
        let Some((session, rows)) = read.await? else { return Ok(None) };
        self.sessions.keep(hash, &session, rows, version, now);
        Ok(Some(session))
    }

    async fn commit(&self, work: Work) -> Result<Appended, StoreError> {
        let work = Arc::new(work);
        self.writer.run(move |on| Box::pin(async move { work.write::<Sqlite>(on).await })).await
    }

    fn check_writes(&self) -> Result<(), StoreError> {
        self.writer.check_health()
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.check_writes()?;
        self.readers
            .run(|on| Box::pin(async move { Ok(connection::all(on, "SELECT 1", &[]).map(drop)?) }))
            .await
    }

    async fn close(&self) {
        // The writer last: the last connection checkpoints the write-ahead log and removes it.
        self.readers.close().await;
        self.writer.close().await;
        drop(self.lock.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take());
    }
}

fn wrong_type(column: usize, value: &Column) -> StoreError {
    rusqlite::Error::InvalidColumnType(column, String::new(), value.data_type()).into()
}
