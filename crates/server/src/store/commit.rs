//! Group commit: appends that arrive while the disk is busy share the next transaction, so that many moves
//! cost one sync. Nobody is told that a move is stored before the transaction is.

use sqlx::Pool;
use tokio::sync::{mpsc, oneshot};

use super::dialect::{Dialect, sql};
use super::rows::{Append, Appended, Entry, Summary, TableId};
use super::{StoreError, sql::status_word};

/// The most appends in one transaction.
const BATCH: usize = 256;

type Answer = oneshot::Sender<Result<Appended, StoreError>>;

/// The way to the task that writes.
#[derive(Debug)]
pub(super) struct Committer(mpsc::Sender<(Append, Answer)>);

impl Committer {
    /// Starts the task.
    pub(super) fn start<D: Dialect>(pool: Pool<D>) -> Committer {
        let (sender, receiver) = mpsc::channel(4 * BATCH);
        tokio::spawn(write(pool, receiver));
        Committer(sender)
    }

    /// Writes; it is durable when this answers `Stored`.
    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.0.send((append, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write<D: Dialect>(pool: Pool<D>, mut inbox: mpsc::Receiver<(Append, Answer)>) {
    let mut waiting = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut waiting, BATCH).await > 0 {
        // Always in the same order, so that two servers on one database never wait for each other in a circle.
        waiting.sort_by(|(a, _), (b, _)| a.table.cmp(&b.table));
        metrics::histogram!("marchstone_commit_appends").record(waiting.len() as f64);
        match commit(&pool, &waiting).await {
            Ok(appended) => {
                for ((_, answer), appended) in waiting.drain(..).zip(appended) {
                    // Whoever asked may be gone; what is stored is stored.
                    let _ = answer.send(Ok(appended));
                }
            }
            Err(error) => {
                tracing::error!(%error, appends = waiting.len(), "a transaction failed; nothing of it is stored");
                for (_, answer) in waiting.drain(..) {
                    let _ = answer.send(Err(StoreError::Database(sqlx::Error::WorkerCrashed)));
                }
            }
        }
    }
}

async fn commit<D: Dialect>(
    pool: &Pool<D>,
    appends: &[(Append, Answer)],
) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = D::begin(pool).await?;
    let mut appended = Vec::with_capacity(appends.len());
    for (append, _) in appends {
        appended.push(write_append::<D>(&mut transaction, append).await?);
    }
    transaction.commit().await?;
    Ok(appended)
}

async fn write_append<D: Dialect>(on: &mut D::Connection, append: &Append) -> Result<Appended, StoreError> {
    let Some((first, rest)) = append.entries.split_first() else { return Ok(Appended::Stored) };
    // Whoever has the first number has all that follow: nobody writes beyond a gap.
    if !write_entry::<D>(on, &append.table, first).await? {
        return Ok(Appended::Taken);
    }
    for entry in rest {
        write_entry::<D>(on, &append.table, entry).await?;
    }
    let changed = append.entries.last().map_or(0, |entry| entry.at);
    write_summary::<D>(on, &append.table, &append.summary, changed).await?;
    if append.entries.iter().any(|entry| entry.event.moves_people()) {
        write_seats::<D>(on, &append.table, &append.summary).await?;
    }
    Ok(Appended::Stored)
}

/// Writes an entry; false if there is one of that number.
pub(super) async fn write_entry<D: Dialect>(
    on: &mut D::Connection,
    table: &TableId,
    entry: &Entry,
) -> Result<bool, StoreError> {
    let statement = sql::<D>(
        "INSERT INTO entries (table_id, seq, at, person, command, speech, body) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
    );
    let changed = statement
        .text(&table.0)
        .int(entry.seq)
        .int(entry.at)
        .maybe_text(entry.person.as_ref().map(|person| person.0.as_str()))
        .maybe_text(entry.command.as_deref())
        .int(i64::from(entry.event.is_speech()))
        .text(serde_json::to_string(&entry.event)?)
        .run(on)
        .await?;
    Ok(changed == 1)
}

async fn write_summary<D: Dialect>(
    on: &mut D::Connection,
    table: &TableId,
    summary: &Summary,
    changed: i64,
) -> Result<(), StoreError> {
    sql::<D>("UPDATE tables SET seats = $1, status = $2, turn = $3, changed = $4, due = $5, busy = $6 WHERE id = $7")
        .text(serde_json::to_string(&summary.seats)?)
        .text(status_word(summary.status))
        .maybe_text(summary.turn.as_deref())
        .int(changed)
        .maybe_int(summary.due)
        .int(i64::from(summary.busy))
        .text(&table.0)
        .run(on)
        .await?;
    Ok(())
}

/// Who sits where, for the lists of each person's tables.
pub(super) async fn write_seats<D: Dialect>(
    on: &mut D::Connection,
    table: &TableId,
    summary: &Summary,
) -> Result<(), StoreError> {
    sql::<D>("DELETE FROM seats WHERE table_id = $1").text(&table.0).run(on).await?;
    for (seat, sitter) in tabletop::Seat::first(summary.seats.len() as u8).zip(&summary.seats) {
        if let Some(person) = sitter.as_ref().and_then(super::rows::Sitter::person) {
            sql::<D>("INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)")
                .text(&table.0)
                .text(seat.to_string())
                .text(&person.0)
                .run(on)
                .await?;
        }
    }
    Ok(())
}
