//! The contract of the stores, on both databases.

mod accounts;
mod lifecycle;
mod results;
mod tables;

use serde_json::json;
use server::store::{
    Append, Appended, Entry, LadderRow, NewRow, Person, PersonId, RatedSeat, Rating, Score, SeatHolder,
    SeatResult, SessionRow, Settlement, Stores, Summary, TableId, TableRow,
};
use wire::{Clock, Ending, Instant, Outcome, Setup, Status, Verdict};

fn id(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

fn person(name: &str) -> Person {
    Person {
        id: id(name),
        name: name.to_owned(),
        guest: false,
        program: false,
        password: Some(format!("hash of {name}")),
        since: 7,
        deleted: false,
    }
}

async fn session_of(stores: &Stores, hash: &str) -> Option<SessionRow> {
    stores.accounts.authenticate(hash).await.unwrap().map(|(session, _)| session)
}

pub(crate) async fn add_people(stores: &Stores, names: &[&str]) {
    for name in names {
        assert!(stores.accounts.add_person(&person(name)).await.unwrap());
    }
}

fn setup(open: bool) -> Setup {
    Setup {
        game: "bergues".to_owned(),
        options: json!({"towers": 4, "first": "A"}).as_object().unwrap().clone(),
        players: 2,
        clock: Clock::Days { days: 3 },
        open,
        rated: true,
        spectators: true,
        chat: true,
        rounds: 1,
    }
}

fn summary(status: Status, people: &[&str]) -> Summary {
    let holder = |name: &&str| Some(SeatHolder::Person(id(name)));
    let mut seats: Vec<Option<SeatHolder>> = people.iter().map(holder).collect();
    seats.resize(2, None);
    Summary { status, seats, listed: false, turn: None, due: None, busy: false }
}

fn opened() -> Entry {
    let event = json!({"type": "opened", "setup": setup(false), "secret": "00"});
    Entry {
        seq: 1,
        at: 100,
        person: Some(id("ann")),
        idempotency_key: None,
        event: serde_json::from_value(event).unwrap(),
    }
}

fn said(seq: u32, by: &str, text: &str) -> Entry {
    let event = serde_json::from_value(json!({"type": "said", "seat": "A", "text": text})).unwrap();
    Entry {
        seq,
        at: 100 + i64::from(seq),
        person: Some(id(by)),
        idempotency_key: Some(format!("{by} {seq}")),
        event,
    }
}

fn sat(seq: u32, by: &str) -> Entry {
    let event = json!({"type": "sat", "seat": "B", "who": {"person": by}});
    Entry { event: serde_json::from_value(event).unwrap(), ..said(seq, by, "") }
}

/// Creates a table where ann sits.
async fn create(stores: &Stores, name: &str, open: bool, created: Instant) -> TableId {
    let table = TableId(name.to_owned());
    let summary = Summary { listed: open, ..summary(Status::Waiting, &["ann"]) };
    let row = NewRow { id: table.clone(), setup: setup(open), created, summary };
    assert_eq!(stores.tables.create(row, vec![opened()]).await.unwrap(), Appended::Stored);
    table
}

async fn append(stores: &Stores, table: &TableId, entries: Vec<Entry>, summary: Summary) -> Appended {
    stores.tables.append(Append { table: table.clone(), entries, summary }).await.unwrap()
}

async fn say(stores: &Stores, table: &TableId, entries: Vec<Entry>) -> Appended {
    append(stores, table, entries, summary(Status::Waiting, &["ann"])).await
}

fn ids<'a>(tables: impl IntoIterator<Item = &'a TableRow>) -> Vec<&'a str> {
    tables.into_iter().map(|row| row.id.0.as_str()).collect()
}

fn ladder() -> LadderRow {
    LadderRow {
        key: "bergues.2".to_owned(),
        game: "bergues".to_owned(),
        options: r#"{"towers":4}"#.to_owned(),
        players: 2,
    }
}

pub(crate) fn settlement(table: &TableId, winner: &str, loser: &str, ended: Instant) -> Settlement {
    let seat =
        |seat: &str, person: &str, score| SeatResult { seat: seat.to_owned(), person: id(person), score };
    Settlement {
        table: table.clone(),
        game: "bergues".to_owned(),
        outcome: Outcome { verdict: Verdict::Won { seat: "A".to_owned() }, ending: Ending::Played },
        ended,
        seats: vec![seat("A", winner, Score::Won), seat("B", loser, Score::Lost)],
        ladder: Some(ladder()),
    }
}

/// Moves ten points from the loser to the winner, so a rating shows the number of settled tables.
pub(crate) fn move_ten_points(seats: &[RatedSeat]) -> Vec<Rating> {
    let change = |seat: &RatedSeat| {
        let by = if seat.score == Score::Won { 10.0 } else { -10.0 };
        Rating { rating: seat.before.rating + by, deviation: seat.before.deviation - 1.0, ..seat.before }
    };
    seats.iter().map(change).collect()
}

/// Rating and number of rated tables of a person with one rating list.
async fn standing(stores: &Stores, name: &str) -> Option<(f64, u32)> {
    let ratings = stores.results.ratings(&id(name)).await.unwrap();
    assert!(ratings.iter().all(|(row, _)| *row == ladder()));
    ratings.first().map(|(_, row)| (row.rating.rating, row.games))
}

async fn create_finished(stores: &Stores, name: &str) -> TableId {
    let table = create(stores, name, false, 1).await;
    let over = Summary { busy: true, ..summary(Status::Over, &["ann", "ben"]) };
    append(stores, &table, vec![sat(2, "ben")], over).await;
    table
}
