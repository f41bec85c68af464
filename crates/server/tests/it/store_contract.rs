//! What every store promises, on both databases.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::json;
use server::store::{
    Append, Appended, Entry, LadderRow, NewRow, PasskeyRow, Person, PersonId, RatedSeat, Rating, SeatHolder,
    SeatResult, SessionRow, Settlement, Store, Summary, TableId,
};
use wire::{Clock, Ending, Instant, Outcome, Setup, Status, Tally, Verdict};

use crate::support::database::Database;
use crate::support::on_both_databases;

on_both_databases!(
    a_log_is_read_as_it_was_written,
    a_number_that_is_taken_writes_nothing,
    a_table_is_made_once,
    many_tables_are_written_at_once_and_nothing_is_lost_or_doubled,
    of_many_who_want_the_same_number_one_gets_it,
    a_table_row_follows_the_log,
    lists_show_open_tables_latest_first,
    the_tables_of_a_person_are_those_where_they_sit,
    busy_and_due_tables_are_found,
    a_name_belongs_to_one_whatever_the_case,
    a_name_that_two_want_at_once_goes_to_one,
    sessions_are_found_by_their_hash_and_end,
    passkeys_belong_to_one_and_questions_are_answered_once,
    a_table_is_settled_once,
    a_person_who_ends_many_tables_at_once_has_all_results,
    ratings_and_their_points_follow_the_games,
    results_are_paged_and_counted,
    what_ended_at_the_same_time_is_on_one_page_or_the_next,
    a_table_without_ratings_has_results_only,
    who_is_erased_is_gone_and_the_others_keep_their_results,
    a_rating_that_comes_after_the_erasure_is_shown_nowhere,
    what_was_written_is_there_when_it_is_opened_again,
    after_it_is_closed_nothing_is_stored,
);

fn id(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

fn somebody(name: &str) -> Person {
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

async fn session_of(store: &dyn Store, hash: &str) -> Option<SessionRow> {
    store.signed_in(hash).await.unwrap().map(|(session, _)| session)
}

async fn add_people(store: &dyn Store, names: &[&str]) {
    for name in names {
        assert!(store.add_person(&somebody(name)).await.unwrap());
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
    let sitter = |name: &&str| Some(SeatHolder::Person(id(name)));
    let mut seats: Vec<Option<SeatHolder>> = people.iter().map(sitter).collect();
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

/// Makes a table where ann sits.
async fn make(store: &dyn Store, name: &str, open: bool, created: Instant) -> TableId {
    let table = TableId(name.to_owned());
    let summary = Summary { listed: open, ..summary(Status::Waiting, &["ann"]) };
    let row = NewRow { id: table.clone(), setup: setup(open), created, summary };
    assert_eq!(store.create(row, vec![opened()]).await.unwrap(), Appended::Stored);
    table
}

async fn append(store: &dyn Store, table: &TableId, entries: Vec<Entry>, summary: Summary) -> Appended {
    store.append(Append { table: table.clone(), entries, summary }).await.unwrap()
}

async fn say(store: &dyn Store, table: &TableId, entries: Vec<Entry>) -> Appended {
    append(store, table, entries, summary(Status::Waiting, &["ann"])).await
}

fn ids<'a>(tables: impl IntoIterator<Item = &'a server::store::TableRow>) -> Vec<&'a str> {
    tables.into_iter().map(|row| row.id.0.as_str()).collect()
}

async fn a_log_is_read_as_it_was_written(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben"]).await;
    let table = make(store, "t", false, 100).await;
    let entries = [said(2, "ann", "hello"), said(3, "ben", "Grüße \u{1f40f} \"'\\"), sat(4, "ben")];
    assert_eq!(say(store, &table, entries[..2].to_vec()).await, Appended::Stored);
    assert_eq!(say(store, &table, entries[2..].to_vec()).await, Appended::Stored);
    assert_eq!(store.entries(&table, 0).await.unwrap(), [&[opened()], &entries[..]].concat());
    assert_eq!(store.entries(&table, 2).await.unwrap(), entries[1..]);
    assert_eq!(store.entries(&table, 4).await.unwrap(), []);
    assert_eq!(store.entries(&TableId("another".to_owned()), 0).await.unwrap(), []);
}

async fn a_number_that_is_taken_writes_nothing(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann"]).await;
    let table = make(store, "t", false, 100).await;
    assert_eq!(say(store, &table, vec![said(2, "ann", "first")]).await, Appended::Stored);
    // A single entry, and several of which only the first number is taken.
    for late in [vec![said(2, "ann", "late")], vec![said(2, "ann", "late"), said(3, "ann", "later")]] {
        let over = summary(Status::Over, &["ann"]);
        assert_eq!(append(store, &table, late, over).await, Appended::Taken);
    }
    assert_eq!(store.entries(&table, 1).await.unwrap(), [said(2, "ann", "first")]);
    let row = store.table(&table).await.unwrap().unwrap();
    assert_eq!((row.status, row.changed), (Status::Waiting, 102));
}

async fn a_table_is_made_once(database: Database) {
    let store = Arc::<dyn Store>::from(database.store().await);
    add_people(&*store, &["ann"]).await;
    let mut making = tokio::task::JoinSet::new();
    for created in 1..=8 {
        let store = Arc::clone(&store);
        let summary = summary(Status::Waiting, &["ann"]);
        let row = NewRow { id: TableId("t".to_owned()), setup: setup(false), created, summary };
        making.spawn(async move { (created, store.create(row, vec![opened()]).await.unwrap()) });
    }
    let made = making.join_all().await;
    let mut first = made.iter().filter(|(_, made)| *made == Appended::Stored);
    let (created, _) = first.next().expect("one makes it");
    assert!(first.next().is_none(), "and the others do not");
    let table = TableId("t".to_owned());
    assert_eq!(store.table(&table).await.unwrap().expect("it is there").created, *created);
    assert_eq!(store.entries(&table, 0).await.unwrap().len(), 1);
}

async fn many_tables_are_written_at_once_and_nothing_is_lost_or_doubled(database: Database) {
    const TABLES: usize = 12;
    const ENTRIES: u32 = 15;
    let store: Arc<dyn Store> = Arc::from(database.store().await);
    add_people(&*store, &["ann"]).await;
    let mut writers = Vec::new();
    for i in 0..TABLES {
        let table = make(&*store, &format!("table {i}"), false, 100).await;
        let store = Arc::clone(&store);
        writers.push(tokio::spawn(async move {
            for seq in 2..2 + ENTRIES {
                assert_eq!(say(&*store, &table, vec![said(seq, "ann", "word")]).await, Appended::Stored);
                // In the same batches as the others there are some that come too late.
                assert_eq!(say(&*store, &table, vec![said(seq, "ann", "late")]).await, Appended::Taken);
            }
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
    for i in 0..TABLES {
        let entries = store.entries(&TableId(format!("table {i}")), 1).await.unwrap();
        let expected: Vec<Entry> = (2..2 + ENTRIES).map(|seq| said(seq, "ann", "word")).collect();
        assert_eq!(entries, expected);
    }
}

async fn of_many_who_want_the_same_number_one_gets_it(database: Database) {
    let store: Arc<dyn Store> = Arc::from(database.store().await);
    add_people(&*store, &["ann"]).await;
    let table = make(&*store, "t", false, 100).await;
    // Somebody writes to another table in the same transactions.
    let other = make(&*store, "other", false, 100).await;
    let rival = |i: usize, table: &TableId| {
        let (store, table) = (Arc::clone(&store), table.clone());
        tokio::spawn(async move { say(&*store, &table, vec![said(2, "ann", &i.to_string())]).await })
    };
    let rivals: Vec<_> = (0..20).map(|i| rival(i, &table)).collect();
    let beside = rival(99, &other);
    let mut winners = Vec::new();
    for (i, rival) in rivals.into_iter().enumerate() {
        if rival.await.unwrap() == Appended::Stored {
            winners.push(said(2, "ann", &i.to_string()));
        }
    }
    assert_eq!(winners.len(), 1);
    assert_eq!(store.entries(&table, 1).await.unwrap(), winners);
    assert_eq!(beside.await.unwrap(), Appended::Stored);
    assert_eq!(store.entries(&other, 1).await.unwrap(), [said(2, "ann", "99")]);
}

async fn a_table_row_follows_the_log(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben"]).await;
    let table = make(store, "t", true, 100).await;
    let row = store.table(&table).await.unwrap().unwrap();
    assert_eq!((row.id, row.setup, row.status), (table.clone(), setup(true), Status::Waiting));
    assert_eq!((row.turn, row.created, row.changed), (None, 100, 100));
    assert_eq!(row.seats, [Some(SeatHolder::Person(id("ann"))), None]);
    for status in [Status::Playing, Status::Between, Status::Over, Status::Aborted] {
        let seq = store.entries(&table, 0).await.unwrap().len() as u32 + 1;
        let after = Summary { turn: Some("B".to_owned()), ..summary(status, &["ann", "ben"]) };
        append(store, &table, vec![sat(seq, "ben")], after.clone()).await;
        let row = store.table(&table).await.unwrap().unwrap();
        assert_eq!((row.status, row.seats, row.turn), (status, after.seats, after.turn));
        assert_eq!(row.changed, 100 + i64::from(seq));
    }
    assert_eq!(store.table(&TableId("another".to_owned())).await.unwrap(), None);
}

async fn lists_show_open_tables_latest_first(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann"]).await;
    for (name, open, created) in
        [("old", true, 1), ("hidden", false, 2), ("new", true, 3), ("playing", true, 4), ("closed", true, 5)]
    {
        make(store, name, open, created).await;
    }
    for (name, listed) in [("playing", true), ("closed", false)] {
        let summary = Summary { listed, ..summary(Status::Playing, &["ann"]) };
        append(store, &TableId(name.to_owned()), vec![said(2, "ann", "go")], summary).await;
    }
    assert_eq!(ids(&store.listed("waiting", 10).await.unwrap()), ["new", "old"]);
    assert_eq!(ids(&store.listed("waiting", 1).await.unwrap()), ["new"]);
    assert_eq!(ids(&store.listed("playing", 10).await.unwrap()), ["playing"]);
    assert!(store.listed("over", 10).await.unwrap().is_empty());
}

async fn the_tables_of_a_person_are_those_where_they_sit(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben"]).await;
    for (i, name) in ["waiting", "playing", "between", "over", "aborted"].iter().enumerate() {
        let table = make(store, name, false, i as i64).await;
        let status = serde_json::from_value(json!(name)).unwrap();
        append(store, &table, vec![sat(2, "ben")], summary(status, &["ann", "ben"])).await;
    }
    let open = store.open_tables(&id("ben")).await.unwrap();
    assert_eq!(ids(&open).into_iter().collect::<BTreeSet<_>>(), ["between", "playing", "waiting"].into());
    // Who stands up does not sit there any more.
    let left = Entry {
        event: serde_json::from_value(json!({"type": "left", "seat": "B"})).unwrap(),
        ..said(3, "ben", "")
    };
    append(store, &TableId("waiting".to_owned()), vec![left], summary(Status::Waiting, &["ann"])).await;
    let open = store.open_tables(&id("ben")).await.unwrap();
    assert_eq!(ids(&open).into_iter().collect::<BTreeSet<_>>(), ["between", "playing"].into());
    assert!(store.open_tables(&id("nobody")).await.unwrap().is_empty());
}

async fn busy_and_due_tables_are_found(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann"]).await;
    for (name, status, due, busy) in [
        ("busy", Status::Playing, None, true),
        ("due", Status::Playing, Some(500), false),
        ("later", Status::Playing, Some(501), false),
        ("over", Status::Over, Some(1), false),
    ] {
        let table = make(store, name, false, 1).await;
        let after = Summary { due, busy, ..summary(status, &["ann"]) };
        append(store, &table, vec![said(2, "ann", "go")], after).await;
    }
    let named = |name: &str| vec![TableId(name.to_owned())];
    assert_eq!(store.busy().await.unwrap(), named("busy"));
    assert_eq!(store.due(499).await.unwrap(), []);
    assert_eq!(store.due(500).await.unwrap(), named("due"));
    append(store, &named("busy")[0], vec![said(3, "ann", "done")], summary(Status::Playing, &["ann"])).await;
    assert_eq!(store.busy().await.unwrap(), []);
}

async fn a_name_belongs_to_one_whatever_the_case(database: Database) {
    let store = &*database.store().await;
    let zoe = Person { id: id("1"), ..somebody("Zoé") };
    assert!(store.add_person(&zoe).await.unwrap());
    assert!(!store.add_person(&Person { id: id("2"), ..somebody("ZOÉ") }).await.unwrap());
    assert!(store.add_person(&Person { id: id("2"), ..somebody("Ben") }).await.unwrap());
    assert_eq!(store.person(&id("1")).await.unwrap(), Some(zoe.clone()));
    assert_eq!(store.person_named("zoé").await.unwrap(), Some(zoe.clone()));
    assert_eq!(store.person_named("zoe").await.unwrap(), None);
    assert_eq!(store.person(&id("3")).await.unwrap(), None);
    // A taken name changes nothing; one's own, written otherwise, does.
    assert!(!store.change_person(&Person { id: id("2"), ..somebody("zOé") }).await.unwrap());
    assert_eq!(store.person(&id("2")).await.unwrap().unwrap().name, "Ben");
    let shout = Person { name: "ZOÉ".to_owned(), guest: true, program: true, password: None, ..zoe };
    assert!(store.change_person(&shout).await.unwrap());
    assert_eq!(store.person(&id("1")).await.unwrap(), Some(shout));
    assert!(!store.change_person(&Person { id: id("4"), ..somebody("Unknown") }).await.unwrap());
}

async fn a_name_that_two_want_at_once_goes_to_one(database: Database) {
    let store: Arc<dyn Store> = Arc::from(database.store().await);
    let mut rivals = Vec::new();
    for i in 0..10 {
        let person = somebody(&format!("rival {i}"));
        store.add_person(&person).await.unwrap();
        let store = Arc::clone(&store);
        let wish = Person { name: "Laird".to_owned(), ..person };
        rivals.push(tokio::spawn(async move { store.change_person(&wish).await.unwrap() }));
    }
    let mut got = 0;
    for rival in rivals {
        got += usize::from(rival.await.unwrap());
    }
    assert_eq!(got, 1);
}

async fn sessions_are_found_by_their_hash_and_end(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben"]).await;
    let session = |name: &str, person: &str, created| SessionRow {
        id: name.to_owned(),
        person: id(person),
        label: "a browser".to_owned(),
        created,
    };
    let rows =
        [session("s1", "ann", 1), session("s2", "ann", 2), session("s3", "ann", 3), session("s4", "ben", 4)];
    for row in &rows {
        store.add_session(row, &format!("hash of {}", row.id)).await.unwrap();
    }
    assert_eq!(session_of(store, "hash of s1").await, Some(rows[0].clone()));
    assert_eq!(session_of(store, "s1").await, None);
    let [s1, s2, s3, s4] = rows;
    assert_eq!(store.sessions(&id("ann")).await.unwrap(), [s3, s2.clone(), s1]);
    // Nobody ends the session of somebody else.
    assert!(!store.end_session(&id("ben"), "s1").await.unwrap());
    assert!(store.end_session(&id("ann"), "s1").await.unwrap());
    assert!(!store.end_session(&id("ann"), "s1").await.unwrap());
    assert_eq!(session_of(store, "hash of s1").await, None);
    store.end_other_sessions(&id("ann"), "s2").await.unwrap();
    assert_eq!(store.sessions(&id("ann")).await.unwrap(), [s2]);
    assert_eq!(store.sessions(&id("ben")).await.unwrap(), [s4]);
}

fn ladder() -> LadderRow {
    LadderRow {
        key: "bergues.2".to_owned(),
        game: "bergues".to_owned(),
        options: r#"{"towers":4}"#.to_owned(),
        players: 2,
    }
}

fn settlement(table: &TableId, winner: &str, loser: &str, ended: Instant) -> Settlement {
    let seat =
        |seat: &str, person: &str, score| SeatResult { seat: seat.to_owned(), person: id(person), score };
    Settlement {
        table: table.clone(),
        game: "bergues".to_owned(),
        outcome: Outcome { verdict: Verdict::Won { seat: "A".to_owned() }, ending: Ending::Played },
        ended,
        seats: vec![seat("A", winner, "won"), seat("B", loser, "lost")],
        ladder: Some(ladder()),
    }
}

/// The winner gets ten, the loser pays ten: so a sum is the number of games.
fn ten(seats: &[RatedSeat]) -> Vec<Rating> {
    let change = |seat: &RatedSeat| {
        let by = if seat.score == "won" { 10.0 } else { -10.0 };
        Rating { rating: seat.before.rating + by, deviation: seat.before.deviation - 1.0, ..seat.before }
    };
    seats.iter().map(change).collect()
}

async fn passkeys_belong_to_one_and_questions_are_answered_once(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben"]).await;
    let passkey = |name: &str, person: &str, body: &str| PasskeyRow {
        id: name.to_owned(),
        person: id(person),
        label: "a telephone".to_owned(),
        created: 7,
        body: body.to_owned(),
    };
    store.add_passkey(&passkey("k1", "ann", "one")).await.unwrap();
    // A counter went on.
    store.add_passkey(&passkey("k1", "ann", "two")).await.unwrap();
    // Nobody takes over the key of somebody else.
    store.add_passkey(&passkey("k1", "ben", "three")).await.unwrap();
    assert_eq!(store.passkeys(&id("ann")).await.unwrap(), [passkey("k1", "ann", "two")]);
    assert_eq!(store.passkeys(&id("ben")).await.unwrap(), []);
    assert!(!store.remove_passkey(&id("ben"), "k1").await.unwrap());
    assert!(store.remove_passkey(&id("ann"), "k1").await.unwrap());

    store.put_ceremony("t1", &id("ann"), "asked", 100).await.unwrap();
    store.put_ceremony("t2", &id("ann"), "asked", 50).await.unwrap();
    assert_eq!(store.take_ceremony("t1", 60).await.unwrap(), Some((id("ann"), "asked".to_owned())));
    assert_eq!(store.take_ceremony("t1", 60).await.unwrap(), None, "a question is answered once");
    assert_eq!(store.take_ceremony("t2", 60).await.unwrap(), None, "it had expired");
}

/// Rating and games of somebody who plays one game.
async fn standing(store: &dyn Store, name: &str) -> Option<(f64, u32)> {
    let ratings = store.ratings(&id(name)).await.unwrap();
    assert!(ratings.iter().all(|(row, _)| *row == ladder()));
    ratings.first().map(|(_, row)| (row.rating.rating, row.games))
}

async fn make_over(store: &dyn Store, name: &str) -> TableId {
    let table = make(store, name, false, 1).await;
    let over = Summary { busy: true, ..summary(Status::Over, &["ann", "ben"]) };
    append(store, &table, vec![sat(2, "ben")], over).await;
    table
}

async fn a_table_is_settled_once(database: Database) {
    let store: Arc<dyn Store> = Arc::from(database.store().await);
    add_people(&*store, &["ann", "ben"]).await;
    let table = make_over(&*store, "t").await;
    assert!(!store.is_settled(&table).await.unwrap());
    assert_eq!(store.busy().await.unwrap(), std::slice::from_ref(&table));
    let mut settlers = Vec::new();
    for _ in 0..6 {
        let (store, settlement) = (Arc::clone(&store), settlement(&table, "ann", "ben", 50));
        settlers.push(tokio::spawn(async move { store.settle(&settlement, &ten).await }));
    }
    for settler in settlers {
        settler.await.unwrap().unwrap();
    }
    store.settle(&settlement(&table, "ben", "ann", 60), &ten).await.unwrap();
    assert!(store.is_settled(&table).await.unwrap());
    assert_eq!(store.busy().await.unwrap(), []);
    assert_eq!(standing(&*store, "ann").await, Some((1510.0, 1)));
    assert_eq!(standing(&*store, "ben").await, Some((1490.0, 1)));
    assert_eq!(store.results(&id("ann"), None, 10).await.unwrap().len(), 1);
    let changes = store.rating_changes(&table).await.unwrap();
    assert_eq!(changes, [("A".to_owned(), 1500.0, 1510.0), ("B".to_owned(), 1500.0, 1490.0)]);
}

async fn a_person_who_ends_many_tables_at_once_has_all_results(database: Database) {
    const GAMES: usize = 12;
    let store: Arc<dyn Store> = Arc::from(database.store().await);
    add_people(&*store, &["ann", "ben"]).await;
    let mut settlers = Vec::new();
    for i in 0..GAMES {
        let table = make_over(&*store, &format!("table {i}")).await;
        // By turns in either seat, so that two transactions meet from both sides.
        let (winner, loser) = if i % 2 == 0 { ("ann", "ben") } else { ("ben", "ann") };
        let (store, settlement) = (Arc::clone(&store), settlement(&table, winner, loser, i as i64));
        settlers.push(tokio::spawn(async move { store.settle(&settlement, &ten).await }));
    }
    for settler in settlers {
        settler.await.unwrap().unwrap();
    }
    for name in ["ann", "ben"] {
        assert_eq!(standing(&*store, name).await, Some((1500.0, GAMES as u32)));
        assert_eq!(store.rating_points(&id(name)).await.unwrap().len(), GAMES);
    }
    assert_eq!(store.busy().await.unwrap(), []);
}

async fn ratings_and_their_points_follow_the_games(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben", "cat"]).await;
    assert_eq!(store.ladders().await.unwrap(), []);
    for (name, winner, loser, ended) in
        [("t1", "ann", "ben", 10), ("t2", "ann", "cat", 20), ("t3", "cat", "ann", 30)]
    {
        let table = make_over(store, name).await;
        store.settle(&settlement(&table, winner, loser, ended), &ten).await.unwrap();
    }
    assert_eq!(store.ladders().await.unwrap(), [ladder()]);
    let places = store.ladder("bergues.2", 10).await.unwrap();
    let places: Vec<(&str, f64, u32)> =
        places.iter().map(|(who, row)| (who.name.as_str(), row.rating.rating, row.games)).collect();
    assert_eq!(places, [("ann", 1510.0, 3), ("cat", 1500.0, 2), ("ben", 1490.0, 1)]);
    assert_eq!(store.ladder("bergues.2", 2).await.unwrap().len(), 2);
    assert!(store.ladder("another", 10).await.unwrap().is_empty());
    let points = store.rating_points(&id("ann")).await.unwrap();
    let points: Vec<_> =
        points.iter().map(|point| (point.at, point.rating, point.deviation, point.table.as_str())).collect();
    assert_eq!(points, [(10, 1510.0, 349.0, "t1"), (20, 1520.0, 348.0, "t2"), (30, 1510.0, 347.0, "t3")]);
}

async fn results_are_paged_and_counted(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben"]).await;
    for i in 1..=5 {
        let table = make_over(store, &format!("t{i}")).await;
        let mut settlement = settlement(&table, "ann", "ben", i * 10);
        if i == 5 {
            "other".clone_into(&mut settlement.game);
            settlement.outcome.verdict = Verdict::Draw;
            settlement.seats.iter_mut().for_each(|seat| seat.score = "drawn");
        }
        store.settle(&settlement, &ten).await.unwrap();
    }
    let results = store.results(&id("ben"), None, 3).await.unwrap();
    assert_eq!(results.iter().map(|result| result.ended).collect::<Vec<_>>(), [50, 40, 30]);
    assert_eq!(results[0].outcome.verdict, Verdict::Draw);
    assert_eq!((results[1].seat.as_str(), results[1].table.id.0.as_str()), ("B", "t4"));
    let results = store.results(&id("ben"), Some(&results[2].cursor()), 3).await.unwrap();
    assert_eq!(results.iter().map(|result| result.ended).collect::<Vec<_>>(), [20, 10]);
    let tally = |game: &str, won, drawn, lost| (game.to_owned(), Tally { won, drawn, lost });
    let of_ann = [tally("bergues", 4, 0, 0), tally("other", 0, 1, 0)];
    let of_ben = [tally("bergues", 0, 0, 4), tally("other", 0, 1, 0)];
    assert_eq!(store.tallies(&id("ann")).await.unwrap(), of_ann);
    assert_eq!(store.tallies(&id("ben")).await.unwrap(), of_ben);
    assert_eq!(store.tallies(&id("nobody")).await.unwrap(), []);
}

async fn what_ended_at_the_same_time_is_on_one_page_or_the_next(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben"]).await;
    let names = ["t1", "t2", "t3", "t4", "t5"];
    for name in names {
        let table = make_over(store, name).await;
        let settlement = Settlement { ladder: None, ..settlement(&table, "ann", "ben", 10) };
        store.settle(&settlement, &ten).await.unwrap();
    }
    let mut seen = Vec::new();
    let mut before = None;
    loop {
        let page = store.results(&id("ann"), before.as_ref(), 2).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.cursor());
        seen.extend(page.into_iter().map(|result| result.table.id.0));
    }
    seen.sort();
    assert_eq!(seen, names, "each once");
    // A time alone is before all that ended then.
    let earlier = "10".parse().unwrap();
    assert!(store.results(&id("ann"), Some(&earlier), 10).await.unwrap().is_empty());
}

async fn a_table_without_ratings_has_results_only(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben"]).await;
    let table = make_over(store, "t").await;
    let settlement = Settlement { ladder: None, ..settlement(&table, "ann", "ben", 10) };
    store.settle(&settlement, &ten).await.unwrap();
    assert!(store.is_settled(&table).await.unwrap());
    assert_eq!(store.results(&id("ann"), None, 10).await.unwrap().len(), 1);
    assert_eq!(store.rating_changes(&table).await.unwrap(), []);
    assert_eq!((standing(store, "ann").await, store.ladders().await.unwrap()), (None, vec![]));
}

async fn who_is_erased_is_gone_and_the_others_keep_their_results(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben"]).await;
    let table = make_over(store, "t").await;
    let words = vec![said(3, "ann", "my secret"), said(4, "ben", "my answer")];
    append(store, &table, words, summary(Status::Over, &["ann", "ben"])).await;
    store.settle(&settlement(&table, "ann", "ben", 10), &ten).await.unwrap();
    let row = SessionRow { id: "s".to_owned(), person: id("ann"), label: String::new(), created: 1 };
    store.add_session(&row, "hash").await.unwrap();
    let told = store.said(&id("ann")).await.unwrap();
    assert_eq!(told, [(table.clone(), said(3, "ann", "my secret"))]);

    store.erase_person(&id("ann")).await.unwrap();

    let ann = store.person(&id("ann")).await.unwrap().unwrap();
    assert!(ann.deleted && ann.name.is_empty() && ann.password.is_none());
    assert_eq!(store.person_named("ann").await.unwrap(), None, "nor by the id");
    assert_eq!((session_of(store, "hash").await, store.sessions(&id("ann")).await.unwrap()), (None, vec![]));
    assert_eq!(
        (standing(store, "ann").await, store.rating_points(&id("ann")).await.unwrap()),
        (None, vec![])
    );
    assert_eq!(store.entries(&table, 2).await.unwrap(), [said(3, "ann", ""), said(4, "ben", "my answer")]);
    assert!(store.said(&id("ann")).await.unwrap().iter().all(|(_, entry)| *entry == said(3, "ann", "")));
    // Others keep what is theirs, and the name is free again.
    assert_eq!(standing(store, "ben").await, Some((1490.0, 1)));
    assert_eq!(store.results(&id("ben"), None, 10).await.unwrap().len(), 1);
    assert!(store.add_person(&Person { id: id("new"), ..somebody("Ann") }).await.unwrap());
    // Erasing is done once, and twice does no harm; several can be gone.
    store.erase_person(&id("ann")).await.unwrap();
    store.erase_person(&id("ben")).await.unwrap();
    assert!(store.ladder("bergues.2", 10).await.unwrap().is_empty());
}

async fn a_rating_that_comes_after_the_erasure_is_shown_nowhere(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann", "ben"]).await;
    let table = make_over(store, "t").await;
    store.erase_person(&id("ann")).await.unwrap();
    store.settle(&settlement(&table, "ben", "ann", 10), &ten).await.unwrap();
    let places = store.ladder("bergues.2", 10).await.unwrap();
    assert_eq!(places.iter().map(|(who, _)| who.name.as_str()).collect::<Vec<_>>(), ["ben"]);
}

async fn what_was_written_is_there_when_it_is_opened_again(database: Database) {
    let store = database.store().await;
    add_people(&*store, &["ann", "ben"]).await;
    let table = make_over(&*store, "t").await;
    store.settle(&settlement(&table, "ann", "ben", 10), &ten).await.unwrap();
    say(&*store, &table, vec![said(3, "ann", "kept")]).await;
    let entries = store.entries(&table, 0).await.unwrap();
    let row = store.table(&table).await.unwrap();
    store.close().await;

    let store = database.store().await;
    assert_eq!(store.entries(&table, 0).await.unwrap(), entries);
    assert_eq!(entries.last(), Some(&said(3, "ann", "kept")));
    assert_eq!(store.table(&table).await.unwrap(), row);
    assert_eq!(store.person(&id("ann")).await.unwrap(), Some(somebody("ann")));
    assert_eq!(standing(&*store, "ann").await, Some((1510.0, 1)));
    assert!(store.is_settled(&table).await.unwrap());
    assert_eq!(say(&*store, &table, vec![said(4, "ann", "and on")]).await, Appended::Stored);
}

async fn after_it_is_closed_nothing_is_stored(database: Database) {
    let store = &*database.store().await;
    add_people(store, &["ann"]).await;
    let table = make(store, "t", false, 1).await;
    store.ping().await.unwrap();
    store.close().await;
    let entries = vec![said(2, "ann", "late")];
    let late = Append { table: table.clone(), entries, summary: summary(Status::Waiting, &["ann"]) };
    store.append(late).await.expect_err("it is closed");
    store.ping().await.expect_err("it is closed");
    assert_eq!(database.store().await.entries(&table, 1).await.unwrap(), []);
}
