//! Group commit: writes that arrive while a transaction is committed share the next one, so many moves cost one fsync.
//! A write is acknowledged after its transaction has committed.

use sqlx::Pool;
use tokio::sync::{mpsc, oneshot};

use super::columns::status_word;
use super::dialect::{Dialect, sql};
use crate::store::{Append, Appended, Entry, NewRow, Person, SessionRow, StoreError, Summary, TableId};

/// The maximum number of writes in one transaction.
const BATCH: usize = 256;

/// A write to be committed.
enum Work {
    /// Appends to a log.
    Append(Append, Answer),
    /// Creates a table.
    Create(Box<NewRow>, Vec<Entry>, Answer),
    /// Adds a person.
    Person(Box<Person>, Answer),
    /// Adds a session under the hash of its token.
    Session(Box<(SessionRow, String)>, Answer),
}

type Answer = oneshot::Sender<Result<Appended, StoreError>>;

impl Work {
    /// The order within a transaction: people and sessions first, then tables by id.
    const fn order_key(&self) -> Option<&TableId> {
        match self {
            Work::Append(append, _) => Some(&append.table),
            Work::Create(row, _, _) => Some(&row.id),
            Work::Person(..) | Work::Session(..) => None,
        }
    }

    async fn write<D: Dialect>(&self, on: &mut D::Connection) -> Result<Appended, StoreError> {
        match self {
            Work::Append(append, _) => write_append::<D>(on, append).await,
            Work::Create(row, entries, _) => write_table::<D>(on, row, entries).await,
            Work::Person(person, _) => write_person::<D>(on, person).await,
            Work::Session(session, _) => write_session::<D>(on, &session.0, &session.1).await,
        }
    }

    /// Sends the result to the caller, which may have been dropped.
    fn answer(self, written: Result<Appended, StoreError>) {
        match self {
            Work::Append(_, answer)
            | Work::Create(_, _, answer)
            | Work::Person(_, answer)
            | Work::Session(_, answer) => drop(answer.send(written)),
        }
    }
}

/// The sending end of a commit task.
#[derive(Debug)]
pub(super) struct Committer(mpsc::Sender<Work>);

impl Committer {
    /// Starts a commit task.
    pub(super) fn start<D: Dialect>(pool: Pool<D>) -> Committer {
        let (sender, receiver) = mpsc::channel(4 * BATCH);
        tokio::spawn(run(pool, receiver));
        Committer(sender)
    }

    async fn submit(&self, work: impl FnOnce(Answer) -> Work) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.0.send(work(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Appends to a log; durable when this returns `Stored`.
    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.submit(|answer| Work::Append(append, answer)).await
    }

    /// Creates a table; durable when this returns `Stored`.
    pub(super) async fn create(&self, row: NewRow, entries: Vec<Entry>) -> Result<Appended, StoreError> {
        self.submit(|answer| Work::Create(Box::new(row), entries, answer)).await
    }

    /// Adds a person; durable when this returns `Stored`. `Conflict` if the name is taken.
    pub(super) async fn add_person(&self, person: Person) -> Result<Appended, StoreError> {
        self.submit(|answer| Work::Person(Box::new(person), answer)).await
    }

    /// Adds a session; durable when this returns.
    pub(super) async fn add_session(&self, session: SessionRow, hash: String) -> Result<(), StoreError> {
        self.submit(|answer| Work::Session(Box::new((session, hash)), answer)).await.map(drop)
    }
}

async fn run<D: Dialect>(pool: Pool<D>, mut inbox: mpsc::Receiver<Work>) {
    let mut waiting = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut waiting, BATCH).await > 0 {
        // A fixed order of row locks: two servers on one database cannot deadlock.
        waiting.sort_by(|a, b| a.order_key().cmp(&b.order_key()));
        metrics::histogram!("marchstone_commit_appends").record(waiting.len() as f64);
        match commit(&pool, &waiting).await {
            Ok(written) => {
                for (work, written) in waiting.drain(..).zip(written) {
                    work.answer(Ok(written));
                }
            }
            // One failing write must not fail the others: commit each alone.
            Err(StoreError::Database(sqlx::Error::Database(_))) if waiting.len() > 1 => {
                for work in waiting.drain(..) {
                    let alone = commit(&pool, std::slice::from_ref(&work)).await;
                    work.answer(alone.map(|written| written[0]));
                }
            }
            Err(error) => {
                tracing::error!(%error, appends = waiting.len(), "a transaction failed and was rolled back");
                for work in waiting.drain(..) {
                    work.answer(Err(StoreError::Database(sqlx::Error::WorkerCrashed)));
                }
            }
        }
    }
}

async fn commit<D: Dialect>(pool: &Pool<D>, waiting: &[Work]) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = D::begin(pool).await?;
    let mut written = Vec::with_capacity(waiting.len());
    for work in waiting {
        written.push(work.write::<D>(&mut transaction).await?);
    }
    transaction.commit().await?;
    Ok(written)
}

async fn write_person<D: Dialect>(on: &mut D::Connection, person: &Person) -> Result<Appended, StoreError> {
    let added = sql::<D>(
        "INSERT INTO people (id, name, name_key, guest, program, password, since) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
    )
    .text(&person.id.0)
    .text(&person.name)
    .text(Person::name_key(&person.name))
    .int(i64::from(person.guest))
    .int(i64::from(person.program))
    .maybe_text(person.password.as_deref())
    .int(person.since)
    .run(on)
    .await?;
    Ok(if added == 1 { Appended::Stored } else { Appended::Conflict })
}

async fn write_session<D: Dialect>(
    on: &mut D::Connection,
    session: &SessionRow,
    hash: &str,
) -> Result<Appended, StoreError> {
    sql::<D>("INSERT INTO sessions (id, hash, person, label, created) VALUES ($1, $2, $3, $4, $5)")
        .text(&session.id)
        .text(hash)
        .text(&session.person.0)
        .text(&session.label)
        .int(session.created)
        .run(on)
        .await?;
    Ok(Appended::Stored)
}

async fn write_table<D: Dialect>(
    on: &mut D::Connection,
    table: &NewRow,
    entries: &[Entry],
) -> Result<Appended, StoreError> {
    let summary = &table.summary;
    let made = sql::<D>(
        "INSERT INTO tables (id, setup, seats, status, listed, turn, created, changed, due, busy) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
    )
    .text(&table.id.0)
    .text(serde_json::to_string(&table.setup)?)
    .text(serde_json::to_string(&summary.seats)?)
    .text(status_word(summary.status))
    .int(i64::from(summary.listed))
    .maybe_text(summary.turn.as_deref())
    .int(table.created)
    .int(table.created)
    .maybe_int(summary.due)
    .int(i64::from(summary.busy))
    .run(on)
    .await?;
    if made == 0 {
        return Ok(Appended::Conflict);
    }
    for entry in entries {
        write_entry::<D>(on, &table.id, entry).await?;
    }
    write_seats::<D>(on, &table.id, summary).await?;
    Ok(Appended::Stored)
}

async fn write_append<D: Dialect>(on: &mut D::Connection, append: &Append) -> Result<Appended, StoreError> {
    let Some((first, rest)) = append.entries.split_first() else { return Ok(Appended::Stored) };
    // The first number decides: logs have no gaps, so the numbers after it are free.
    if !write_entry::<D>(on, &append.table, first).await? {
        return Ok(Appended::Conflict);
    }
    for entry in rest {
        write_entry::<D>(on, &append.table, entry).await?;
    }
    let changed = append.entries.last().map_or(0, |entry| entry.at);
    write_summary::<D>(on, &append.table, &append.summary, changed).await?;
    if append.entries.iter().any(|entry| entry.event.changes_seating()) {
        write_seats::<D>(on, &append.table, &append.summary).await?;
    }
    Ok(Appended::Stored)
}

/// Writes an entry; false if its sequence number exists.
async fn write_entry<D: Dialect>(
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
        .maybe_text(entry.idempotency_key.as_deref())
        .int(i64::from(entry.event.is_chat()))
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
    sql::<D>(
        "UPDATE tables SET seats = $1, status = $2, listed = $3, turn = $4, changed = $5, due = $6, busy = $7 \
         WHERE id = $8",
    )
    .text(serde_json::to_string(&summary.seats)?)
    .text(status_word(summary.status))
    .int(i64::from(summary.listed))
    .maybe_text(summary.turn.as_deref())
    .int(changed)
    .maybe_int(summary.due)
    .int(i64::from(summary.busy))
    .text(&table.0)
    .run(on)
    .await?;
    Ok(())
}

/// Updates the index of seats by person.
async fn write_seats<D: Dialect>(
    on: &mut D::Connection,
    table: &TableId,
    summary: &Summary,
) -> Result<(), StoreError> {
    sql::<D>("DELETE FROM seats WHERE table_id = $1").text(&table.0).run(on).await?;
    for (seat, sitter) in tabletop::Seat::first(summary.seats.len() as u8).zip(&summary.seats) {
        if let Some(person) = sitter.as_ref().and_then(table::SeatHolder::person) {
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
