//! What the contract of the stores does not show: durability, failures of the disk, the write-ahead log, old files.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::{Connection as _, Row as _};
use table::{Entry, SeatHolder, Summary};
use testbed::Durability;
use testbed::postgres::create_database;
use wire::Status;

use super::dialect::sql;
use super::*;
use crate::store::{
    Accounts as _, Append, Appended, NewRow, Person, PersonId, Proof, Results as _, SessionRow, TableId,
    TableLog as _,
};

type File = SqlStore<Sqlite>;

async fn open_file(path: &Path) -> File {
    SqlStore { database: Sqlite::open(path, None).await.expect("the store opens") }
}

fn temporary() -> (tempfile::TempDir, PathBuf) {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("test.db");
    (directory, path)
}

/// The first column of the first row of a query on the writing connection.
async fn number(store: &File, query: &'static str) -> i64 {
    let read = store.database.write(move |on| {
        Box::pin(async move { sql::<Sqlite>(query).first(on).await?.expect("a row").int(0) })
    });
    read.await.expect("the query runs")
}

fn person(name: &str) -> Person {
    Person {
        id: PersonId(name.to_owned()),
        name: name.to_owned(),
        guest: true,
        program: false,
        password: None,
        since: 1,
        deleted: false,
    }
}

/// A table with one entry.
async fn create_table(store: &File, name: &str) -> TableId {
    let setup = r#"{"game":"bergues","options":{},"players":2,"clock":{"type":"none"},"open":true,"rated":false,
        "spectators":true,"chat":true,"rounds":1}"#;
    let id = TableId(name.to_owned());
    let row = NewRow {
        id: id.clone(),
        setup: serde_json::from_str(setup).expect("a setup"),
        created: 1,
        summary: summary(),
    };
    assert_eq!(store.create(row, vec![said(1, "first")]).await.expect("it is stored"), Appended::Stored);
    id
}

fn summary() -> Summary {
    let seats: Vec<Option<SeatHolder>> = vec![None, None];
    Summary { status: Status::Playing, seats, listed: false, turn: None, due: None, busy: false }
}

fn said(seq: u32, text: &str) -> Entry {
    let event = serde_json::json!({"type": "said", "seat": "A", "text": text});
    let event = serde_json::from_value(event).expect("an event");
    Entry { seq, at: 1, person: None, idempotency_key: None, event }
}

fn append(table: &TableId, seq: u32, text: &str) -> Append {
    Append { table: table.clone(), entries: vec![said(seq, text)], summary: summary() }
}

#[tokio::test]
async fn postgres_commits_synchronously_even_if_the_host_disabled_it() {
    let address = create_database(Durability::Unsynced).await.expect("PostgreSQL starts");
    let mut host = sqlx::PgConnection::connect(&address).await.expect("PostgreSQL answers");
    let disable = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', \
                    current_database()); END $$";
    sqlx::query(disable).execute(&mut host).await.expect("the setting is changed");
    let mut default = sqlx::PgConnection::connect(&address).await.expect("PostgreSQL answers");
    let default =
        sqlx::query("SHOW synchronous_commit").fetch_one(&mut default).await.expect("the query runs");
    assert_eq!(default.get::<String, _>(0), "off", "the default of the host");
    let database = Postgres::connect(&address).await.expect("the store opens");
    let row =
        sqlx::query("SHOW synchronous_commit").fetch_one(database.pool()).await.expect("the query runs");
    assert_eq!(row.get::<String, _>(0), "on");
}

#[tokio::test]
async fn sqlite_commits_synchronously() {
    let (_directory, path) = temporary();
    let store = open_file(&path).await;
    assert_eq!(number(&store, "PRAGMA synchronous").await, 2, "FULL");
    let wal = "SELECT journal_mode = 'wal' FROM pragma_journal_mode";
    assert_eq!(number(&store, wal).await, 1);
}

#[tokio::test]
async fn unknown_status_is_an_error() {
    let (_directory, path) = temporary();
    let store = open_file(&path).await;
    let table = create_table(&store, "t").await;
    let changed = store.database.write(|on| {
        Box::pin(async { sql::<Sqlite>("UPDATE tables SET status = 'adjourned'").run(on).await })
    });
    assert_eq!(changed.await.expect("the row is written"), 1);
    let value = match store.table(&table).await {
        Err(StoreError::UnknownValue { column: "tables.status", value }) => value,
        read => panic!("an unknown status is read: {read:?}"),
    };
    assert_eq!(value, "adjourned");
}

#[tokio::test]
async fn one_failing_write_does_not_fail_the_others_of_its_transaction() {
    let (_directory, path) = temporary();
    let store = &open_file(&path).await;
    let table = &create_table(store, "t").await;
    // The foreign key of the entries fails; all are handed over before the first is awaited.
    let unknown = TableId("unknown".to_owned());
    let (first, failed, second) = tokio::join!(
        store.append(append(table, 2, "second")),
        store.append(append(&unknown, 1, "lost")),
        store.append(append(table, 3, "third")),
    );
    failed.expect_err("there is no such table");
    assert_eq!((first.expect("stored"), second.expect("stored")), (Appended::Stored, Appended::Stored));
    assert_eq!(store.entries(table, 0).await.expect("a log").len(), 3);
    store.ping().await.expect("writes succeed");
}

#[tokio::test]
async fn writes_recover_by_themselves_after_a_full_disk() {
    let (_directory, path) = temporary();
    let store = &open_file(&path).await;
    let table = &create_table(store, "t").await;
    assert!(store.add_person(&person("ann")).await.expect("stored"));
    number(store, "PRAGMA max_page_count = 1").await;
    let large = "x".repeat(100_000);
    store.append(append(table, 2, &large)).await.expect_err("the database is full");
    let refused = store.ping().await.expect_err("the server is not ready").to_string();
    assert!(refused.contains("full"), "{refused}");
    store.append(append(table, 2, &large)).await.expect_err("the database is still full");
    assert_eq!(store.entries(table, 0).await.expect("reads succeed").len(), 1);

    // The limit is lifted by a transaction that fails itself, so that no write of the test shows that they succeed.
    let lifted = store.database.write(|on| {
        Box::pin(async {
            sql::<Sqlite>("PRAGMA max_page_count = 1000000").all(on).await?;
            Err::<(), _>(StoreError::Superseded)
        })
    });
    lifted.await.expect_err("it fails on purpose");
    let ready = async {
        while store.ping().await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), ready).await.expect("the server becomes ready by itself");
    assert_eq!(store.append(append(table, 2, &large)).await.expect("stored"), Appended::Stored);
    assert_eq!(store.entries(table, 0).await.expect("a log").len(), 2);
    assert_eq!(number(store, "SELECT COUNT(*) FROM nodes").await, 0, "the probe leaves nothing");
}

#[tokio::test]
async fn write_ahead_log_stays_bounded_under_load_and_is_moved_when_idle() {
    let (_directory, path) = temporary();
    let store = &open_file(&path).await;
    let table = &create_table(store, "t").await;
    let size = |file: &Path| std::fs::metadata(file).map_or(0, |file| file.len());
    let log = path.with_file_name("test.db-wal");
    let large = "x".repeat(1_000_000);
    let mut longest = 0;
    for seq in 2..150 {
        store.append(append(table, seq, &large)).await.expect("stored");
        longest = longest.max(size(&log));
    }
    // 150 MB were written. The log starts again at 16 MiB, plus what is written while a checkpoint runs.
    assert!(longest < 100 << 20, "{longest} bytes");
    let written = store.entries(table, 0).await.expect("a log").len();
    // An immutable file is read without its log.
    let main = format!("file:{}?immutable=1", path.display());
    let entries = || -> rusqlite::Result<u32> {
        rusqlite::Connection::open(&main)?.query_row("SELECT COUNT(*) FROM entries", [], |row| row.get(0))
    };
    let moved = async {
        while entries().ok().map(|count| count as usize) != Some(written) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), moved)
        .await
        .expect("an idle log is moved into the main file");
    assert_eq!(store.append(append(table, 150, "last")).await.expect("stored"), Appended::Stored);
    assert!(size(&log) <= 32 << 20, "a log that has grown long is cut");
}

#[tokio::test]
async fn closing_leaves_one_file_without_a_write_ahead_log() {
    let (_directory, path) = temporary();
    let store = open_file(&path).await;
    create_table(&store, "t").await;
    store.close().await;
    assert!(!path.with_file_name("test.db-wal").exists());
    let file = rusqlite::Connection::open(&path).expect("the file opens");
    let tables: i64 = file.query_row("SELECT COUNT(*) FROM tables", [], |row| row.get(0)).expect("a row");
    assert_eq!(tables, 1);
}

#[tokio::test]
async fn unusable_files_are_named_with_what_to_do() {
    let (directory, path) = temporary();
    std::fs::write(&path, "Not a database, but a text that is longer than the header of one. ".repeat(20))
        .expect("it is written");
    let refused = |path: PathBuf| async move {
        let opened = open(path.to_str().expect("a text")).await;
        opened.err().expect("it cannot be opened").to_string()
    };
    let text = refused(path).await;
    assert!(text.contains("test.db") && text.contains("not a database"), "{text}");
    let text = refused(directory.path().join("missing/test.db")).await;
    assert!(text.contains("missing/test.db") && text.contains("directory must exist"), "{text}");
    let text = refused(directory.path().to_owned()).await;
    assert!(text.contains("directory"), "{text}");
}

#[tokio::test]
async fn second_server_on_a_file_is_refused_until_the_first_has_closed() {
    let (_directory, path) = temporary();
    let address = path.to_str().expect("a text");
    let first = open_exclusively(address).await.expect("the store opens");
    let refused = open_exclusively(address).await.err().expect("the file is in use").to_string();
    assert!(refused.contains(&format!("process {}", std::process::id())), "{refused}");
    first.lifecycle.close().await;
    open_exclusively(address).await.expect("the file is free");
}

/// A file that version 0.1 wrote, as SQL: two accounts with sessions, a finished rated game, and a game in play.
const WRITTEN_BY_0_1: &str = include_str!("../../../tests/fixtures/0.1.sql");

/// Everything that defines the tables and indexes of a file.
fn schema(path: &Path) -> Vec<String> {
    let file = rusqlite::Connection::open(path).expect("the file opens");
    let query = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name";
    let mut statement = file.prepare(query).expect("the query is valid");
    let rows = statement.query_map([], |row| row.get(0)).expect("the query runs");
    rows.collect::<rusqlite::Result<_>>().expect("texts")
}

#[tokio::test]
async fn file_of_version_0_1_opens_with_all_it_holds_and_gets_the_schema_of_a_new_one() {
    let (directory, path) = temporary();
    let old = rusqlite::Connection::open(&path).expect("the file is created");
    // The tables of the dump are in alphabetical order.
    old.pragma_update(None, "foreign_keys", false).expect("it can be changed");
    old.execute_batch(WRITTEN_BY_0_1).expect("the dump is valid");
    let count = |table: &str| -> i64 {
        old.query_row(&format!("SELECT COUNT(*) FROM {table}"), [], |row| row.get(0)).expect("a number")
    };
    let before = ["people", "sessions", "tables", "seats", "entries", "results"].map(count);
    assert!(before.iter().all(|count| *count > 0), "{before:?}");
    drop(old);

    for _ in 0..2 {
        let store = open_file(&path).await;
        let listed = store.listed(Status::Playing, 10).await.expect("a list");
        assert_eq!(listed.len(), 1);
        let log = store.entries(&listed[0].id, 0).await.expect("a log");
        assert!(log.iter().zip(1..).all(|(entry, seq)| entry.seq == seq), "{log:?}");
        store.close().await;
    }
    let new = rusqlite::Connection::open(&path).expect("the file opens");
    let count = |table: &str| -> i64 {
        new.query_row(&format!("SELECT COUNT(*) FROM {table}"), [], |row| row.get(0)).expect("a number")
    };
    assert_eq!(["people", "sessions", "tables", "seats", "entries", "results"].map(count), before);
    let fresh = directory.path().join("fresh.db");
    open_file(&fresh).await.close().await;
    assert_eq!(schema(&path), schema(&fresh));
}

#[tokio::test]
async fn file_of_a_newer_version_is_refused() {
    let (_directory, path) = temporary();
    open_file(&path).await.close().await;
    let file = rusqlite::Connection::open(&path).expect("the file opens");
    file.execute(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'future', TRUE, x'00', 0)",
        [],
    )
    .expect("the row is written");
    drop(file);
    let refused = Sqlite::open(&path, None).await.err().expect("it is refused");
    assert!(matches!(refused, StoreError::Migration(_)), "{refused}");
}

#[tokio::test]
async fn all_guests_without_games_expire_at_once() {
    let (_directory, path) = temporary();
    let store = &open_file(&path).await;
    let guests = (0..1_200).map(|number| async move {
        store.add_person(&Person { since: 10, ..person(&format!("Guest {number}")) }).await
    });
    for added in futures_util::future::join_all(guests).await {
        assert!(added.expect("stored"));
    }
    let people = "SELECT COUNT(*) FROM people";
    assert_eq!(number(store, people).await, 1_200);
    store.expire(0, 20).await.expect("expired");
    assert_eq!(number(store, people).await, 0);
}

#[tokio::test]
async fn only_the_latest_points_of_a_rating_are_read() {
    let (_directory, path) = temporary();
    let store = &open_file(&path).await;
    assert!(store.add_person(&person("ann")).await.expect("it is stored"));
    for statement in [
        "INSERT INTO ladders (key, game, options, players) VALUES ('l', 'bergues', '{}', 2)",
        "INSERT INTO tables (id, setup, seats, status, listed, created, changed, busy) \
         WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) \
         SELECT 't' || i, '{}', '[]', 'over', 0, 1, 1, 0 FROM n",
        "INSERT INTO rating_points (person, ladder, table_id, at, rating, deviation) \
         SELECT 'ann', 'l', id, CAST(SUBSTR(id, 2) AS INTEGER), 1500.0, 50.0 FROM tables",
    ] {
        let written = store.database.write(move |on| Box::pin(sql::<Sqlite>(statement).run(on)));
        assert!(written.await.expect("it is written") > 0);
    }
    let points = store.rating_points(&PersonId("ann".to_owned())).await.expect("a list");
    let times: Vec<i64> = points.iter().map(|point| point.at).collect();
    assert_eq!(times, (201..=1200).collect::<Vec<_>>());
}

/// The name of the person whose session has this hash.
async fn signed_in(store: &File, hash: &str) -> Option<String> {
    store.authenticate(hash).await.expect("a look-up").map(|(_, person)| person.name)
}

async fn add_session(store: &File, person: &PersonId, id: &str) {
    let (id, label) = (id.to_owned(), String::new());
    let session = SessionRow { id, person: person.clone(), label, created: 5, used: 5 };
    let hash = format!("hash of {}", session.id);
    assert!(store.add_session(&session, &hash, Proof::NewPerson).await.expect("it is stored"));
}

#[tokio::test]
async fn a_session_that_is_kept_follows_every_change() {
    let (_directory, path) = temporary();
    let lock = FileLock::acquire(&path).expect("nobody uses the file");
    let store = SqlStore { database: Sqlite::open(&path, Some(lock)).await.expect("the store opens") };
    let ann = person("ann");
    assert!(store.add_person(&ann).await.expect("it is stored"));
    for id in ["one", "two", "three"] {
        add_session(&store, &ann.id, id).await;
        assert_eq!(signed_in(&store, &format!("hash of {id}")).await.as_deref(), Some("ann"));
    }
    assert_eq!(signed_in(&store, "hash of four").await, None);
    add_session(&store, &ann.id, "four").await;
    assert_eq!(signed_in(&store, "hash of four").await.as_deref(), Some("ann"));

    store.rename(&ann.id, "Anna").await.expect("the name is free");
    assert_eq!(signed_in(&store, "hash of one").await.as_deref(), Some("Anna"));
    assert!(store.end_session(&ann.id, "one").await.expect("it ends"));
    assert_eq!(signed_in(&store, "hash of one").await, None);
    store.use_session("two", 9).await.expect("it is stored");
    let (session, _) = store.authenticate("hash of two").await.expect("a look-up").expect("a session");
    assert_eq!(session.used, 9);
    assert_eq!(signed_in(&store, "hash of three").await.as_deref(), Some("Anna"));
    store.expire(8, 0).await.expect("they expire");
    assert_eq!(signed_in(&store, "hash of three").await, None);
    let account = Person { guest: false, password: Some("old".to_owned()), ..ann.clone() };
    store.make_account(&account).await.expect("the name is free");
    assert_eq!(signed_in(&store, "hash of two").await, None);
    for id in ["five", "six"] {
        add_session(&store, &ann.id, id).await;
        assert!(signed_in(&store, &format!("hash of {id}")).await.is_some());
    }
    assert!(store.change_password(&ann.id, "old", "new", "six").await.expect("it is changed"));
    assert_eq!(signed_in(&store, "hash of five").await, None);
    let (_, changed) = store.authenticate("hash of six").await.expect("a look-up").expect("a session");
    assert_eq!(changed.password.as_deref(), Some("new"));
    store.erase_person(&ann.id).await.expect("the person is erased");
    assert_eq!(signed_in(&store, "hash of six").await, None);
}

#[tokio::test]
async fn a_session_that_is_kept_needs_no_query() {
    let (_directory, path) = temporary();
    let lock = FileLock::acquire(&path).expect("nobody uses the file");
    let store = SqlStore { database: Sqlite::open(&path, Some(lock)).await.expect("the store opens") };
    let ann = person("ann");
    assert!(store.add_person(&ann).await.expect("it is stored"));
    add_session(&store, &ann.id, "one").await;
    assert_eq!(signed_in(&store, "hash of one").await.as_deref(), Some("ann"));
    // An operator changes the file by hand.
    let outside = rusqlite::Connection::open(&path).expect("the file opens");
    outside.execute("UPDATE people SET name = 'Anna'", []).expect("it is changed");
    assert_eq!(signed_in(&store, "hash of one").await.as_deref(), Some("ann"));
}
