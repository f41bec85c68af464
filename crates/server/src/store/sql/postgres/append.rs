//! Appends to many logs by one statement, which is a transaction: one round trip and one fsync for all of them.

use sqlx::PgPool;

use super::super::columns::status_word;
use crate::store::{Append, Appended, StoreError};

/// Of each log the first entry decides: if its number is free, the entries after it are written too and the row of the
/// table is updated. Rows are locked in the order of the tables.
const APPEND: &str = "
WITH entry AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::bool[])
        AS e (table_id, seq, at, person, command, speech, body, is_first)
), added AS (
    INSERT INTO entries (table_id, seq, at, person, command, speech, body)
    SELECT table_id, seq, at, person, command, speech, body FROM entry WHERE is_first ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id
), added_after AS (
    INSERT INTO entries (table_id, seq, at, person, command, speech, body)
    SELECT e.table_id, e.seq, e.at, e.person, e.command, e.speech, e.body FROM entry e
    JOIN added a ON a.table_id = e.table_id WHERE NOT e.is_first
    ON CONFLICT DO NOTHING
), updated AS (
    UPDATE tables t SET status = s.status, listed = s.listed, turn = s.turn, changed = s.changed, due = s.due, busy = s.busy
    FROM unnest($9::text[], $10::text[], $11::bigint[], $12::text[], $13::bigint[], $14::bigint[], $15::bigint[])
        AS s (id, status, listed, turn, changed, due, busy)
    JOIN added a ON a.table_id = s.id
    WHERE t.id = s.id
)
SELECT table_id FROM added";

/// Appends to logs of different tables without changes of the seating. Returns the results in the same order.
pub(super) async fn append_all(pool: &PgPool, appends: &[&Append]) -> Result<Vec<Appended>, StoreError> {
    let (mut tables, mut bodies, mut first) = (Vec::new(), Vec::new(), Vec::new());
    let (mut seqs, mut times, mut chat) = (Vec::new(), Vec::new(), Vec::new());
    let (mut people, mut commands) = (Vec::new(), Vec::new());
    for append in appends {
        for (number, entry) in append.entries.iter().enumerate() {
            tables.push(append.table.0.as_str());
            seqs.push(i64::from(entry.seq));
            times.push(entry.at);
            people.push(entry.person.as_ref().map(|person| person.0.as_str()));
            commands.push(entry.idempotency_key.as_deref());
            chat.push(i64::from(entry.event.is_chat()));
            bodies.push(serde_json::to_string(&entry.event)?);
            first.push(number == 0);
        }
    }
    let added: Vec<(String,)> = sqlx::query_as(APPEND)
        .bind(tables)
        .bind(seqs)
        .bind(times)
        .bind(people)
        .bind(commands)
        .bind(chat)
        .bind(bodies)
        .bind(first)
        .bind(column(appends, |append| append.table.0.as_str()))
        .bind(column(appends, |append| status_word(append.summary.status)))
        .bind(column(appends, |append| i64::from(append.summary.listed)))
        .bind(column(appends, |append| append.summary.turn.as_deref()))
        .bind(column(appends, Append::changed))
        .bind(column(appends, |append| append.summary.due))
        .bind(column(appends, |append| i64::from(append.summary.busy)))
        .fetch_all(pool)
        .await?;
    let added: std::collections::HashSet<&str> = added.iter().map(|(table,)| table.as_str()).collect();
    let result = |append: &&Append| {
        if added.contains(append.table.0.as_str()) { Appended::Stored } else { Appended::Conflict }
    };
    Ok(appends.iter().map(result).collect())
}

/// One value of each append.
fn column<'a, T>(appends: &[&'a Append], value: impl Fn(&'a Append) -> T) -> Vec<T> {
    appends.iter().map(|append| value(append)).collect()
}
