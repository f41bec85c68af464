//! The thread that owns the writing connection. Writes that arrive while a transaction is committed share the next one
//! (group commit), so many moves cost one fdatasync. A write is answered after its transaction is durable.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use rusqlite::{Connection, ErrorCode};
use tokio::sync::{mpsc, oneshot};

use super::super::commit::BATCH;
use super::checkpoint::{self, Checkpointer};
use super::connection::{Access, describe, open, run};
use super::migrate::migrate;
use super::queue::{Queue, Taken};
use super::ready;
use super::sessions::{Sessions, note_changes, take_changes};
use crate::store::StoreError;

/// After this time without writes everything is moved into the main file.
const IDLE: Duration = Duration::from_secs(2);
/// How often a failing writer tries to write while there is nothing else to write.
const RETRY: Duration = Duration::from_millis(500);
/// The memory of the page cache, in KiB: about all tables in play.
const CACHE: u32 = 8 * 1024;

thread_local! {
    /// Pages in the write-ahead log after the last commit of this thread.
    static LOG_PAGES: Cell<u32> = const { Cell::new(0) };
}

/// The statements of one caller.
trait Unit: Send {
    /// Runs the statements and keeps their result.
    fn run(&mut self, on: &mut Connection) -> Result<(), StoreError>;
    /// Answers the caller, which may have been dropped: with the kept result, or with why it is not durable.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Statements<F, T> {
    run: F,
    result: Option<T>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<F, T> Unit for Statements<F, T>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Clone + Send,
{
    fn run(&mut self, on: &mut Connection) -> Result<(), StoreError> {
        self.result = Some(ready(self.run.clone()(on))?);
        Ok(())
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let Statements { result, answer, .. } = *self;
        let _ = answer.send(committed.and_then(|()| result.ok_or(StoreError::RolledBack)));
    }
}

/// The sending end of the writer thread.
pub(super) struct Writer {
    queue: Arc<Queue<Box<dyn Unit>>>,
    failure: Arc<Failure>,
    /// Receives nothing, and ends when the thread has ended.
    ended: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

/// Why the last transaction failed; `None` if it succeeded.
type Failure = Mutex<Option<String>>;

impl Writer {
    /// Starts the thread, which opens and migrates the file first and then sends the result.
    pub(super) fn start(
        path: Arc<PathBuf>,
        sessions: Arc<Sessions>,
        opened: oneshot::Sender<Result<(), StoreError>>,
    ) -> Result<Writer, StoreError> {
        let queue: Arc<Queue<Box<dyn Unit>>> = Arc::new(Queue::new());
        let failure = Arc::new(Failure::default());
        let (running, ended) = mpsc::channel::<()>(1);
        let (jobs, health) = (Arc::clone(&queue), Arc::clone(&failure));
        let thread = std::thread::Builder::new().name("sqlite-write".to_owned());
        let started = thread.spawn(move || {
            let _running = running;
            // If this thread panics, its callers get an error and the server is not ready.
            let abandon = Abandon(Arc::clone(&jobs));
            match Thread::open(path, sessions, health) {
                Ok(mut thread) => {
                    let _ = opened.send(Ok(()));
                    thread.run(&jobs);
                }
                Err(error) => drop(opened.send(Err(error))),
            }
            drop(abandon);
        });
        started.map_err(StoreError::Thread)?;
        Ok(Writer { queue, failure, ended: tokio::sync::Mutex::new(ended) })
    }

    /// Runs statements in a transaction; returns once it is durable.
    pub(super) async fn run<T, F>(&self, statements: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>>
            + Clone
            + Send
            + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let unit = Box::new(Statements { run: statements, result: None, answer });
        self.queue.push(unit).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Fails while writes fail.
    pub(super) fn check_health(&self) -> Result<(), StoreError> {
        let failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.clone().map_or(Ok(()), |why| Err(StoreError::WritesFail(why)))
    }

    /// Waits for pending writes and closes the connection.
    pub(super) async fn close(&self) {
        self.queue.close();
        while self.ended.lock().await.recv().await.is_some() {}
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue.close();
    }
}

/// Drops the jobs of a queue when the thread ends.
struct Abandon(Arc<Queue<Box<dyn Unit>>>);

impl Drop for Abandon {
    fn drop(&mut self) {
        self.0.abandon();
    }
}

/// The state of the writer thread.
struct Thread {
    path: Arc<PathBuf>,
    /// `None` if the connection was given up after a failure; the next transaction opens another one.
    connection: Option<Connection>,
    /// The sessions that readers have kept.
    sessions: Arc<Sessions>,
    checkpointer: Checkpointer,
    failure: Arc<Failure>,
    failing: bool,
}

fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    let connection = open(path, Access::Write)?;
    connection.pragma_update(None, "cache_size", -i64::from(CACHE))?;
    connection.wal_hook(Some(|_, pages| {
        LOG_PAGES.set(pages as u32);
        Ok(())
    }));
    note_changes(&connection)?;
    Ok(connection)
}

impl Thread {
    fn open(
        path: Arc<PathBuf>,
        sessions: Arc<Sessions>,
        failure: Arc<Failure>,
    ) -> Result<Thread, StoreError> {
        let mut connection = open_writer(&path)?;
        migrate(&mut connection).map_err(|error| match error {
            StoreError::Sqlite(error) => describe(&path, error),
            error => error,
        })?;
        // A server that was killed may have left a log, which is moved in the first pause.
        LOG_PAGES.set(1);
        let checkpointer = Checkpointer::start(Arc::clone(&path))?;
        Ok(Thread { path, connection: Some(connection), sessions, checkpointer, failure, failing: false })
    }

    fn run(&mut self, queue: &Queue<Box<dyn Unit>>) {
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            let patience = match LOG_PAGES.get() {
                _ if self.failing => Some(RETRY),
                0 => None,
                _ => Some(IDLE),
            };
            match queue.take(&mut batch, BATCH, patience) {
                Taken::Jobs => {
                    metrics::histogram!("marchstone_commit_appends").record(batch.len() as f64);
                    self.commit_batch(&mut batch);
                    self.checkpoint_if_long();
                }
                Taken::Idle if self.failing => self.probe(),
                Taken::Idle => self.empty_log(),
                Taken::Closed => return,
            }
        }
    }

    /// Commits the units in one transaction. A unit that fails is answered and the others run again without it.
    fn commit_batch(&mut self, batch: &mut Vec<Box<dyn Unit>>) {
        while !batch.is_empty() {
            match self.transaction(batch) {
                Ok(()) => {
                    for unit in batch.drain(..) {
                        unit.answer(Ok(()));
                    }
                }
                Err((Some(failed), error)) if concerns_one_unit(&error) => {
                    batch.remove(failed).answer(Err(error));
                }
                Err((_, error)) => {
                    tracing::error!(%error, writes = batch.len(), "a transaction was rolled back");
                    self.set_failure(Some(error.to_string()));
                    for unit in batch.drain(..) {
                        unit.answer(Err(StoreError::RolledBack));
                    }
                }
            }
        }
    }

    /// Runs the units in one transaction. After an error nothing of it is left; returns which unit failed.
    fn transaction(&mut self, units: &mut [Box<dyn Unit>]) -> Result<(), (Option<usize>, StoreError)> {
        let mut failed = None;
        let done = self.try_transaction(|connection| {
            units
                .iter_mut()
                .enumerate()
                .try_for_each(|(number, unit)| unit.run(connection).inspect_err(|_| failed = Some(number)))
        });
        if done.is_ok() {
            self.set_failure(None);
        }
        done.map_err(|error| (failed, error))
    }

    fn try_transaction(
        &mut self,
        statements: impl FnOnce(&mut Connection) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            None => self.connection.insert(open_writer(&self.path)?),
        };
        let done = run(connection, "BEGIN IMMEDIATE", &[])
            .map_err(StoreError::from)
            .and_then(|_| statements(connection))
            .and_then(|()| Ok(run(connection, "COMMIT", &[]).map(drop)?));
        // Before anyone is answered. After a rollback there is nothing to forget, but no harm in it.
        self.sessions.forget(&take_changes());
        // SQLite has rolled back by itself after some errors.
        if !connection.is_autocommit()
            && let Err(error) = run(connection, "ROLLBACK", &[])
        {
            tracing::error!(%error, "a transaction could not be rolled back: the database is opened again");
            self.connection = None;
        }
        done
    }

    fn set_failure(&mut self, failure: Option<String>) {
        if failure.is_none() && !self.failing {
            return;
        }
        match (&failure, self.failing) {
            (None, _) => tracing::info!("writes succeed again"),
            (Some(why), false) => tracing::error!(%why, "writes fail"),
            (Some(_), true) => {}
        }
        self.failing = failure.is_some();
        *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = failure;
    }

    /// Finds out whether writes succeed again. The row is large enough to need new pages, and its table is used on
    /// PostgreSQL only.
    fn probe(&mut self) {
        if let Some(connection) = &self.connection {
            // A truncated log gives space back. On a full disk this can fail too, and the write below says so.
            let _ = checkpoint::truncate(connection);
        }
        let write = "INSERT INTO nodes (id, place, since, expires) VALUES ('probe', hex(zeroblob(65536)), 0, 0) \
                     ON CONFLICT (id) DO UPDATE SET place = excluded.place";
        let done = [write, "DELETE FROM nodes"].into_iter().try_for_each(|statement| {
            self.try_transaction(|connection| Ok(run(connection, statement, &[]).map(drop)?))
        });
        self.set_failure(done.err().map(|error| error.to_string()));
    }

    /// Keeps the write-ahead log short under load.
    fn checkpoint_if_long(&mut self) {
        let Some(connection) = &self.connection else { return };
        let pages = LOG_PAGES.get();
        if self.checkpointer.take_finished() || pages >= checkpoint::LIMIT {
            if let Err(error) = checkpoint::passive(connection) {
                tracing::warn!(%error, "a checkpoint failed");
            }
        } else if pages >= checkpoint::BEGIN {
            self.checkpointer.begin();
        }
    }

    /// Moves everything into the main file. The log keeps its size and is overwritten from its beginning: a sync of a
    /// file that does not grow takes half the time.
    fn empty_log(&mut self) {
        let Some(connection) = &self.connection else { return };
        match checkpoint::passive(connection) {
            // A log that is being read is moved in the next pause.
            Ok(progress) if !progress.is_complete => {}
            Ok(_) => LOG_PAGES.set(0),
            Err(error) => {
                tracing::warn!(%error, "a checkpoint failed");
                // Tried again after the next write.
                LOG_PAGES.set(0);
            }
        }
    }
}

/// Whether an error concerns one unit alone, so that others can succeed.
fn concerns_one_unit(error: &StoreError) -> bool {
    use ErrorCode::{ConstraintViolation, TooBig, TypeMismatch, Unknown};
    let StoreError::Sqlite(error) = error else { return true };
    matches!(error.sqlite_error_code(), None | Some(ConstraintViolation | TooBig | TypeMismatch | Unknown))
}
