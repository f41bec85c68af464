//! The frequent writes, which share transactions: appends, new tables, people and sessions.

use super::columns::status_word;
use super::dialect::{Dialect, sql};
use crate::names;
use crate::store::{
    Append, Appended, Companion, Entry, NewRow, Person, PersonId, Proof, SessionRow, StoreError, Summary,
    TableId,
};

/// The maximum number of writes in one transaction.
pub(super) const BATCH: usize = 512;

/// A write that shares a transaction with others.
#[derive(Debug)]
pub(super) enum Work {
    /// Appends to a log.
    Append(Append),
    /// Creates a table with the first entries of its log.
    Create(Box<NewRow>, Vec<Entry>),
    /// Appends to a log and writes something else, or neither.
    AppendWith(Append, Companion),
    /// Adds a person; a conflict if the name is taken.
    Person(Box<Person>),
    /// Adds a session under the hash of its token; a conflict if the proof is not valid any more.
    Session(Box<SessionRow>, String, Proof),
}

impl Work {
    /// The order of row locks, which is the same for all transactions, so that two servers on one database cannot
    /// deadlock: people first, then tables.
    pub(super) const fn order(&self) -> (Option<&TableId>, Option<&PersonId>) {
        match self {
            Work::Session(session, ..) => (None, Some(&session.person)),
            other => (other.table(), None),
        }
    }

    /// The table that it writes to.
    pub(super) const fn table(&self) -> Option<&TableId> {
        match self {
            Work::Append(append) | Work::AppendWith(append, _) => Some(&append.table),
            Work::Create(row, _) => Some(&row.id),
            Work::Person(_) | Work::Session(..) => None,
        }
    }

    /// Runs the statements of this write.
    pub(super) async fn write<D: Dialect>(&self, on: &mut D::Connection) -> Result<Appended, StoreError> {
        match self {
            Work::Append(append) => write_append::<D>(on, append).await,
            Work::Create(row, entries) => write_table::<D>(on, row, entries).await,
            Work::AppendWith(append, companion) => match (write_append::<D>(on, append).await?, companion) {
                (Appended::Conflict, _) => Ok(Appended::Conflict),
                (Appended::Stored, Companion::Table(row, entries)) => {
                    write_table::<D>(on, row, entries).await
                }
                (Appended::Stored, Companion::RatedAbort(person)) => {
                    write_abort::<D>(on, append, person).await
                }
            },
            Work::Person(person) => write_person::<D>(on, person).await,
            Work::Session(session, hash, proof) => write_session::<D>(on, session, hash, proof).await,
        }
    }
}

async fn write_abort<D: Dialect>(
    on: &mut D::Connection,
    append: &Append,
    person: &PersonId,
) -> Result<Appended, StoreError> {
    sql::<D>("INSERT INTO rated_aborts (person, table_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .text(&person.0)
        .text(&append.table.0)
        .int(append.changed())
        .run(on)
        .await?;
    Ok(Appended::Stored)
}

async fn write_person<D: Dialect>(on: &mut D::Connection, person: &Person) -> Result<Appended, StoreError> {
    let added = sql::<D>(
        "INSERT INTO people (id, name, name_key, look, guest, program, password, since) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
    )
    .text(&person.id.0)
    .text(&person.name)
    .text(names::key(&person.name))
    .text(names::look(&person.name))
    .int(person.guest)
    .int(person.program)
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
    proof: &Proof,
) -> Result<Appended, StoreError> {
    if !is_valid::<D>(on, &session.person, proof).await? {
        return Ok(Appended::Conflict);
    }
    sql::<D>("INSERT INTO sessions (id, hash, person, label, created, used) VALUES ($1, $2, $3, $4, $5, $6)")
        .text(&session.id)
        .text(hash)
        .text(&session.person.0)
        .text(&session.label)
        .int(session.created)
        .int(session.used)
        .run(on)
        .await?;
    Ok(Appended::Stored)
}

/// Whether what proved the identity of a person is still valid. Then it stays so until the transaction ends.
pub(super) async fn is_valid<D: Dialect>(
    on: &mut D::Connection,
    person: &PersonId,
    proof: &Proof,
) -> Result<bool, StoreError> {
    let (query, value) = match proof {
        Proof::NewPerson => return Ok(true),
        Proof::Password(hash) => ("SELECT 1 FROM people WHERE id = $1 AND password = $2", hash),
        Proof::Passkey(id) => ("SELECT 1 FROM passkeys WHERE person = $1 AND id = $2", id),
        Proof::Session(id) => ("SELECT 1 FROM sessions WHERE person = $1 AND id = $2", id),
    };
    // Locks the row: a password change or an erasure waits, and then ends what is written here.
    let lock = sql::<D>("UPDATE people SET deleted = deleted WHERE id = $1 AND deleted = 0");
    if lock.text(&person.0).run(on).await? == 0 {
        return Ok(false);
    }
    Ok(sql::<D>(query).text(&person.0).text(value).first(on).await?.is_some())
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
    .int(summary.listed)
    .maybe_text(summary.turn.as_deref())
    .int(table.created)
    .int(table.created)
    .maybe_int(summary.due)
    .int(summary.busy)
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
    write_summary::<D>(on, append).await?;
    if append.changes_seating() {
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
    let changed = sql::<D>(
        "INSERT INTO entries (table_id, seq, at, person, command, speech, body) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
    )
    .text(&table.0)
    .int(entry.seq)
    .int(entry.at)
    .maybe_text(entry.person.as_ref().map(|person| person.0.as_str()))
    .maybe_text(entry.idempotency_key.as_deref())
    .int(entry.event.is_chat())
    .text(serde_json::to_string(&entry.event)?)
    .run(on)
    .await?;
    Ok(changed == 1)
}

/// Updates what lists show of a table; the seats only if the seating changes.
async fn write_summary<D: Dialect>(on: &mut D::Connection, append: &Append) -> Result<(), StoreError> {
    let summary = &append.summary;
    let seating = append.changes_seating();
    let update = if seating {
        sql::<D>(
            "UPDATE tables SET status = $1, listed = $2, turn = $3, changed = $4, due = $5, busy = $6, seats = $7 \
             WHERE id = $8",
        )
    } else {
        sql::<D>(
            "UPDATE tables SET status = $1, listed = $2, turn = $3, changed = $4, due = $5, busy = $6 \
             WHERE id = $7",
        )
    };
    let update = update
        .text(status_word(summary.status))
        .int(summary.listed)
        .maybe_text(summary.turn.as_deref())
        .int(append.changed())
        .maybe_int(summary.due)
        .int(summary.busy);
    let update = if seating { update.text(serde_json::to_string(&summary.seats)?) } else { update };
    update.text(&append.table.0).run(on).await?;
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
