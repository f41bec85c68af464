//! Checkpoints: moves what the write-ahead log holds into the main file, so that the log stays small.
//!
//! The main part runs beside the writer, on a thread and a connection of its own. What was written meanwhile is small,
//! and the writer moves it itself between two transactions; then the log starts again from its beginning.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;

use super::connection::{Access, BUSY_TIMEOUT, open};
use super::queue::{Queue, Taken};
use crate::store::StoreError;

/// The log has this many pages of 4 KiB when a checkpoint begins.
pub(super) const BEGIN: u32 = 4 * 1024;
/// With this many the writer checkpoints everything itself, since the thread cannot keep up or fails.
pub(super) const LIMIT: u32 = 64 * 1024;
/// A pass that moves at most this many pages is the last: what the next one would find is about as little.
const REMAINDER: u32 = 128;
/// The maximum number of passes.
const PASSES: usize = 4;

/// How far a checkpoint came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Progress {
    /// Pages in the log when the checkpoint began.
    pub(super) pages: u32,
    /// Whether all of them are in the main file.
    pub(super) is_complete: bool,
}

/// Moves as much as possible without waiting for readers.
pub(super) fn passive(connection: &Connection) -> Result<Progress, StoreError> {
    run(connection, "PRAGMA wal_checkpoint(PASSIVE)")
}

/// Moves everything and truncates the log, unless it is being read.
pub(super) fn truncate(connection: &Connection) -> Result<Progress, StoreError> {
    // A backup by another process can read for minutes: the writer does not wait for it.
    connection.busy_timeout(Duration::ZERO)?;
    let progress = run(connection, "PRAGMA wal_checkpoint(TRUNCATE)");
    connection.busy_timeout(BUSY_TIMEOUT)?;
    progress
}

fn run(connection: &Connection, pragma: &str) -> Result<Progress, StoreError> {
    let progress = |row: &rusqlite::Row<'_>| {
        let (blocked, pages, moved): (bool, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        // Both are -1 if the checkpoint could not begin.
        let pages = u32::try_from(pages).unwrap_or(0);
        Ok(Progress { pages, is_complete: !blocked && moved >= i64::from(pages) })
    };
    Ok(connection.prepare_cached(pragma)?.query_row([], progress)?)
}

/// The thread that checkpoints beside the writer.
pub(super) struct Checkpointer {
    requests: Arc<Queue<()>>,
    finished: Arc<AtomicBool>,
    running: bool,
    thread: Option<JoinHandle<()>>,
}

impl Checkpointer {
    /// Starts the thread.
    pub(super) fn start(path: Arc<PathBuf>) -> Result<Checkpointer, StoreError> {
        let requests = Arc::new(Queue::new());
        let finished = Arc::new(AtomicBool::new(false));
        let (queue, done) = (Arc::clone(&requests), Arc::clone(&finished));
        let thread = std::thread::Builder::new().name("sqlite-checkpoint".to_owned());
        let started = thread.spawn(move || {
            let mut connection = None;
            let mut taken = Vec::new();
            while let Taken::Jobs = queue.take(&mut taken, 1, None) {
                taken.clear();
                if let Err(error) = checkpoint(&path, &mut connection) {
                    // The writer finds out by itself whether it can go on.
                    tracing::warn!(%error, "a checkpoint failed");
                    connection = None;
                }
                done.store(true, Ordering::Release);
            }
        });
        let thread = Some(started.map_err(StoreError::Thread)?);
        Ok(Checkpointer { requests, finished, running: false, thread })
    }

    /// Begins a checkpoint, unless one is running.
    pub(super) fn begin(&mut self) {
        if !self.running {
            self.running = self.requests.push(()).is_ok();
        }
    }

    /// Returns true once after each checkpoint.
    pub(super) fn take_finished(&mut self) -> bool {
        let finished = self.running && self.finished.swap(false, Ordering::Acquire);
        if finished {
            self.running = false;
        }
        finished
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.requests.close();
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported when it happened.
            let _ = thread.join();
        }
    }
}

fn checkpoint(path: &Path, kept: &mut Option<Connection>) -> Result<(), StoreError> {
    let connection = match kept {
        Some(connection) => connection,
        None => kept.insert(open(path, Access::Checkpoint)?),
    };
    let mut before = 0;
    for _ in 0..PASSES {
        // It moves what the log held when the pass began.
        let Progress { pages, .. } = passive(connection)?;
        if pages.saturating_sub(before) <= REMAINDER {
            break;
        }
        before = pages;
    }
    Ok(())
}
