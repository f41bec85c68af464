//! Group commit: writes that arrive while a transaction is committed share the next one, so many moves cost one fsync.
//! A write is acknowledged after its transaction has committed.

use sqlx::PgPool;
use tokio::sync::{mpsc, oneshot};

use super::super::commit::{BATCH, Work};
use super::Postgres;
use super::append::append_all;
use crate::store::{Append, Appended, StoreError};

/// A write and its caller.
struct Waiting {
    work: Work,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Waiting {
    /// An append that needs nothing but its entries and the summary.
    fn plain_append(&self) -> Option<&Append> {
        match &self.work {
            Work::Append(append) if !append.entries.is_empty() && !append.changes_seating() => Some(append),
            _ => None,
        }
    }

    /// Sends the result to the caller, which may have been dropped.
    fn answer(self, written: Result<Appended, StoreError>) {
        let _ = self.answer.send(written);
    }
}

/// The sending end of a commit task.
#[derive(Debug)]
pub(super) struct Committer(mpsc::Sender<Waiting>);

impl Committer {
    /// Starts a commit task.
    pub(super) fn start(pool: PgPool) -> Committer {
        let (sender, receiver) = mpsc::channel(4 * BATCH);
        tokio::spawn(run(pool, receiver));
        Committer(sender)
    }

    /// Commits a write; it is durable when this returns `Stored`.
    pub(super) async fn submit(&self, work: Work) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.0.send(Waiting { work, answer }).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn run(pool: PgPool, mut inbox: mpsc::Receiver<Waiting>) {
    let mut waiting: Vec<Waiting> = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut waiting, BATCH).await > 0 {
        waiting.sort_by(|a, b| a.work.order().cmp(&b.work.order()));
        metrics::histogram!("marchstone_commit_appends").record(waiting.len() as f64);
        let (appends, others) = split(waiting.drain(..));
        if !appends.is_empty() {
            let works: Vec<&Append> = appends.iter().filter_map(Waiting::plain_append).collect();
            let written = append_all(&pool, &works).await;
            answer_all(&pool, appends, written).await;
        }
        if !others.is_empty() {
            let written = commit(&pool, &others).await;
            answer_all(&pool, others, written).await;
        }
    }
}

/// Separates the appends that one statement can write, one for each table, from all other writes. The writes to one table
/// stay in order, since they are on the same side.
fn split(waiting: impl Iterator<Item = Waiting>) -> (Vec<Waiting>, Vec<Waiting>) {
    let (mut appends, mut others): (Vec<Waiting>, Vec<Waiting>) = (Vec::new(), Vec::new());
    for next in waiting {
        let same =
            |list: &Vec<Waiting>| list.last().is_some_and(|last| last.work.table() == next.work.table());
        if next.plain_append().is_none() || same(&others) {
            others.push(next);
        } else if same(&appends) {
            others.extend(appends.pop());
            others.push(next);
        } else {
            appends.push(next);
        }
    }
    (appends, others)
}

/// Sends the results of a transaction.
async fn answer_all(pool: &PgPool, waiting: Vec<Waiting>, written: Result<Vec<Appended>, StoreError>) {
    match written {
        Ok(written) => {
            for (waiting, written) in waiting.into_iter().zip(written) {
                waiting.answer(Ok(written));
            }
        }
        // One failing write must not fail the others: commit each alone.
        Err(StoreError::Database(sqlx::Error::Database(_))) => {
            for waiting in waiting {
                let alone = commit(pool, std::slice::from_ref(&waiting)).await;
                waiting.answer(alone.map(|written| written[0]));
            }
        }
        Err(error) => {
            tracing::error!(%error, writes = waiting.len(), "a transaction was rolled back");
            for waiting in waiting {
                waiting.answer(Err(StoreError::RolledBack));
            }
        }
    }
}

async fn commit(pool: &PgPool, waiting: &[Waiting]) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = pool.begin().await?;
    let mut written = Vec::with_capacity(waiting.len());
    for Waiting { work, .. } in waiting {
        written.push(work.write::<Postgres>(&mut transaction).await?);
    }
    transaction.commit().await?;
    Ok(written)
}
