//! Conversions between rows and columns of the database and the types of the store.

use wire::Status;

use super::dialect::{Dialect, Row};
use crate::store::{
    Entry, LadderRow, Person, PersonId, Rating, RatingRow, Score, SessionRow, StoreError, TableId, TableRow,
};

/// The column value of a status.
pub(super) const fn status_word(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Between => "between",
        Status::Over => "over",
        Status::Aborted => "aborted",
    }
}

fn status(word: &str) -> Result<Status, StoreError> {
    match word {
        "waiting" => Ok(Status::Waiting),
        "playing" => Ok(Status::Playing),
        "between" => Ok(Status::Between),
        "over" => Ok(Status::Over),
        "aborted" => Ok(Status::Aborted),
        _ => Err(StoreError::UnknownValue { column: "tables.status", value: word.to_owned() }),
    }
}

/// The column value of a score.
pub(super) const fn score_word(score: Score) -> &'static str {
    match score {
        Score::Won => "won",
        Score::Drawn => "drawn",
        Score::Lost => "lost",
    }
}

pub(super) fn score(word: &str) -> Result<Score, StoreError> {
    match word {
        "won" => Ok(Score::Won),
        "drawn" => Ok(Score::Drawn),
        "lost" => Ok(Score::Lost),
        _ => Err(StoreError::UnknownValue { column: "results.score", value: word.to_owned() }),
    }
}

pub(super) const TABLE: &str = "t.id, t.setup, t.status, t.seats, t.turn, t.created, t.changed";
pub(super) const PERSON: &str = "p.id, p.name, p.guest, p.program, p.password, p.since, p.deleted";

/// A statement in which `{table}` and `{person}` stand for the columns of a table and a person.
macro_rules! statement {
    ($text:literal) => {{
        static TEXT: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
            $text
                .replace("{table}", $crate::store::sql::columns::TABLE)
                .replace("{person}", $crate::store::sql::columns::PERSON)
        });
        TEXT.as_str()
    }};
}
pub(super) use statement;

pub(super) fn table_row<D: Dialect>(row: &Row<D>, from: usize) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: TableId(row.text(from)?),
        setup: serde_json::from_str(&row.text(from + 1)?)?,
        status: status(&row.text(from + 2)?)?,
        seats: serde_json::from_str(&row.text(from + 3)?)?,
        turn: row.maybe_text(from + 4)?,
        created: row.int(from + 5)?,
        changed: row.int(from + 6)?,
    })
}

pub(super) fn person_row<D: Dialect>(row: &Row<D>, from: usize) -> Result<Person, StoreError> {
    Ok(Person {
        id: PersonId(row.text(from)?),
        name: row.text(from + 1)?,
        guest: row.flag(from + 2)?,
        program: row.flag(from + 3)?,
        password: row.maybe_text(from + 4)?,
        since: row.int(from + 5)?,
        deleted: row.flag(from + 6)?,
    })
}

pub(super) fn entry_row<D: Dialect>(row: &Row<D>) -> Result<Entry, StoreError> {
    Ok(Entry {
        seq: row.int(0)? as u32,
        at: row.int(1)?,
        person: row.maybe_text(2)?.map(PersonId),
        idempotency_key: row.maybe_text(3)?,
        event: serde_json::from_str(&row.text(4)?)?,
    })
}

pub(super) fn session_row<D: Dialect>(row: &Row<D>) -> Result<SessionRow, StoreError> {
    Ok(SessionRow {
        id: row.text(0)?,
        person: PersonId(row.text(1)?),
        label: row.text(2)?,
        created: row.int(3)?,
        used: row.int(4)?,
    })
}

pub(super) fn rating_row<D: Dialect>(row: &Row<D>, from: usize) -> Result<RatingRow, StoreError> {
    let rating =
        Rating { rating: row.real(from)?, deviation: row.real(from + 1)?, volatility: row.real(from + 2)? };
    Ok(RatingRow { rating, games: row.int(from + 3)? as u32, opponents: row.int(from + 4)? as u32 })
}

pub(super) fn ladder_row<D: Dialect>(row: &Row<D>, from: usize) -> Result<LadderRow, StoreError> {
    Ok(LadderRow {
        key: row.text(from)?,
        game: row.text(from + 1)?,
        options: row.text(from + 2)?,
        players: row.int(from + 3)? as u8,
    })
}
