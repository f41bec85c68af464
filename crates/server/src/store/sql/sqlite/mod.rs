//! SQLite: one thread writes, a few threads read, and one checkpoints. Each owns a connection.
//!
//! A caller hands all statements of a write or a query over at once and is woken once with the answer. Statements on a
//! file never wait for anything but the disk, so their futures are ready when they are polled first.

mod checkpoint;
mod connection;
mod lock;
mod migrate;
mod queue;
mod readers;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use rusqlite::Connection;
use rusqlite::types::Value as Column;
use tokio::sync::oneshot;

use super::commit::Work;
use super::dialect::{Dialect, Value};
use crate::store::{Appended, StoreError};
pub(super) use lock::FileLock;
use readers::Readers;
use writer::Writer;

/// A SQLite file.
pub(super) struct Sqlite {
    readers: Readers,
    writer: Writer,
    lock: std::sync::Mutex<Option<FileLock>>,
}

impl Sqlite {
    /// Opens a file, which is created if missing. The lock is released when the database is closed.
    pub(super) async fn open(path: &Path, lock: Option<FileLock>) -> Result<Sqlite, StoreError> {
        let path: Arc<PathBuf> = Arc::new(path.to_owned());
        let (opened, result) = oneshot::channel();
        // Migrations can take a while: they run on the writer thread.
        let writer = Writer::start(Arc::clone(&path), opened)?;
        result.await.map_err(|_| StoreError::Closed)??;
        let readers = Readers::start(&path)?;
        Ok(Sqlite { readers, writer, lock: std::sync::Mutex::new(lock) })
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
