//! Group commit: what is to be written and arrives while the disk is busy share the next transaction, so that many moves
//! cost one sync. Nobody is told that a move is stored before the transaction is.

use sqlx::Pool;
use tokio::sync::{mpsc, oneshot};

use super::dialect::{Dialect, sql};
use super::rows::{Append, Appended, Entry, NewRow, Person, SessionRow, Summary, TableId};
use super::{StoreError, columns::status_word};

/// The most appends in one transaction.
const BATCH: usize = 256;

/// What is to be written.
enum Work {
    /// To a log that is there.
    Append(Append, Answer),
    /// A new one.
    Create(Box<NewRow>, Vec<Entry>, Answer),
    /// Somebody new.
    Person(Box<Person>, Answer),
    /// A session, by the hash of its token.
    Session(Box<(SessionRow, String)>, Answer),
}

type Answer = oneshot::Sender<Result<Appended, StoreError>>;

impl Work {
    /// In which order it is written: people before tables, and tables by their ids.
    const fn place(&self) -> Option<&TableId> {
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

    /// Tells whoever waits. They may be gone; what is stored is stored.
    fn answer(self, written: Result<Appended, StoreError>) {
        match self {
            Work::Append(_, answer)
            | Work::Create(_, _, answer)
            | Work::Person(_, answer)
            | Work::Session(_, answer) => drop(answer.send(written)),
        }
    }
}

/// The way to the task that writes.
#[derive(Debug)]
pub(super) struct Committer(mpsc::Sender<Work>);

impl Committer {
    /// Starts the task.
    pub(super) fn start<D: Dialect>(pool: Pool<D>) -> Committer {
        let (sender, receiver) = mpsc::channel(4 * BATCH);
        tokio::spawn(write(pool, receiver));
        Committer(sender)
    }

    async fn give(&self, work: impl FnOnce(Answer) -> Work) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.0.send(work(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes; it is durable when this answers `Stored`.
    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.give(|answer| Work::Append(append, answer)).await
    }

    /// Writes a new table; it is durable when this answers `Stored`.
    pub(super) async fn create(&self, row: NewRow, entries: Vec<Entry>) -> Result<Appended, StoreError> {
        self.give(|answer| Work::Create(Box::new(row), entries, answer)).await
    }

    /// Writes a new person; it is durable when this answers `Stored`. `Taken` is the name, if somebody has it.
    pub(super) async fn add_person(&self, person: Person) -> Result<Appended, StoreError> {
        self.give(|answer| Work::Person(Box::new(person), answer)).await
    }

    /// Writes a new session; it is durable when this answers.
    pub(super) async fn add_session(&self, session: SessionRow, hash: String) -> Result<(), StoreError> {
        self.give(|answer| Work::Session(Box::new((session, hash)), answer)).await.map(drop)
    }
}

async fn write<D: Dialect>(pool: Pool<D>, mut inbox: mpsc::Receiver<Work>) {
    let mut waiting = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut waiting, BATCH).await > 0 {
        // Always in the same order, so that two servers on one database never wait for each other in a circle.
        waiting.sort_by(|a, b| a.place().cmp(&b.place()));
        metrics::histogram!("marchstone_commit_appends").record(waiting.len() as f64);
        match commit(&pool, &waiting).await {
            Ok(written) => {
                for (work, written) in waiting.drain(..).zip(written) {
                    work.answer(Ok(written));
                }
            }
            // One that cannot be written must not take the others along.
            Err(StoreError::Database(sqlx::Error::Database(_))) if waiting.len() > 1 => {
                for work in waiting.drain(..) {
                    let alone = commit(&pool, std::slice::from_ref(&work)).await;
                    work.answer(alone.map(|written| written[0]));
                }
            }
            Err(error) => {
                tracing::error!(%error, appends = waiting.len(), "a transaction failed; nothing of it is stored");
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
    Ok(if added == 1 { Appended::Stored } else { Appended::Taken })
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
        return Ok(Appended::Taken);
    }
    for entry in entries {
        write_entry::<D>(on, &table.id, entry).await?;
    }
    write_seats::<D>(on, &table.id, summary).await?;
    Ok(Appended::Stored)
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
    if append.entries.iter().any(|entry| entry.event.changes_seating()) {
        write_seats::<D>(on, &append.table, &append.summary).await?;
    }
    Ok(Appended::Stored)
}

/// Writes an entry; false if there is one of that number.
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

/// Who sits where, for the lists of each person's tables.
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
