//! Tables of older rules on a server that was updated.

use server::store::{Entry, NewRow, PersonId, Proof, SessionRow, Settlement, Stores, TableId};
use sha2::{Digest, Sha256};
use wire::{RulesStatus, Status};

use crate::store_contract::{add_people, move_ten_points, settlement};
use crate::support::client::refusal;
use crate::support::database::Database;
use crate::support::server::{START, TestServer};

/// A log of version 0.1 in which the Recruiter puts back a Joker that must stay in hand.
const LOG: &str = include_str!("../../../table/tests/fixtures/log-0.1.jsonl");

/// Stores the first entries of the old log, as a busy table; `rules` replaces the version that it does not have.
async fn store(stores: &Stores, name: &str, entries: usize, rules: Option<u16>) -> TableId {
    let entry = |(seq, line): (u32, &str)| {
        let mut stored: serde_json::Value = serde_json::from_str(line).expect("an entry");
        if let Some(rules) = rules.filter(|_| seq == 1) {
            stored["event"]["rules"] = rules.into();
        }
        Entry {
            seq,
            at: START,
            person: Some(PersonId(stored["person"].as_str().expect("a person").to_owned())),
            idempotency_key: None,
            event: serde_json::from_value(stored["event"].take()).expect("an event"),
        }
    };
    let log: Vec<Entry> = (1..).zip(LOG.lines().take(entries)).map(entry).collect();
    let id = TableId(name.to_owned());
    let dealer = std::sync::Arc::new(table::SeededDealer);
    let (table, _) = table::Table::replay(&id, &log, dealer).expect("the log is readable");
    let mut summary = table.summary(true);
    (summary.busy, summary.status) = (true, Status::Playing);
    let row = NewRow { id: id.clone(), setup: (*table.setup).clone(), created: START, summary };
    if stores.accounts.people(&[PersonId("ann".to_owned())]).await.expect("the people").is_empty() {
        add_people(stores, &["ann", "ben"]).await;
    }
    stores.tables.create(row, log).await.expect("the table is stored");
    id
}

#[tokio::test]
async fn a_running_table_of_version_0_1_goes_on() {
    let database = Database::sqlite();
    let stores = database.stores().await;
    let id = store(&stores, "running", 60, None).await;
    let server = TestServer::on(database).await;
    let state = server.nobody().state(&id.0).await;
    assert_eq!((state.status, state.rules, state.seq), (Status::Playing, RulesStatus::Older, 60));
}

#[tokio::test]
async fn a_finished_table_of_version_0_1_can_be_replayed() {
    let database = Database::sqlite();
    let stores = database.stores().await;
    let id = store(&stores, "finished", 1000, None).await;
    let server = TestServer::on(database).await;
    assert_eq!(server.nobody().replay(&id.0).await.rounds[0].frames.len(), 136);
    let record = server.nobody().text(&format!("/api/tables/{id}/record")).await.expect("a record");
    assert!(record.contains(" -J1") && !record.contains("[Rules"), "{record}");
}

#[tokio::test]
async fn a_running_table_whose_rules_are_gone_is_closed_without_a_result() {
    let database = Database::sqlite();
    let stores = database.stores().await;
    let id = store(&stores, "gone", 60, Some(2)).await;
    let server = TestServer::on(database).await;
    let state = server.nobody().state(&id.0).await;
    assert_eq!((state.status, state.rules, state.outcome), (Status::Aborted, RulesStatus::Closed, None));
    let replay = server.nobody().get::<wire::Replay>(&format!("/api/tables/{id}/replay")).await;
    assert_eq!(refusal(replay), (409, "rules-changed".to_owned()));
    // The log says so, and the server has nothing left to do at this table.
    let log = stores.tables.entries(&id, 60).await.expect("the log");
    assert_eq!(log.iter().map(|entry| &entry.event).collect::<Vec<_>>(), [&table::Event::Aborted]);
    assert_eq!(stores.tables.busy().await.expect("busy tables"), []);
    server.stop().await;
}

#[tokio::test]
async fn one_unreadable_log_does_not_spoil_an_export() {
    let database = Database::sqlite();
    let stores = database.stores().await;
    let readable = store(&stores, "readable", 1000, None).await;
    let gone = store(&stores, "gone", 60, Some(2)).await;
    for table in [&readable, &gone] {
        let settlement = Settlement { ladder: None, ..settlement(table, "ann", "ben", START) };
        stores.results.settle(&settlement, move_ten_points).await.expect("it is settled");
    }
    let (id, person) = ("session".to_owned(), PersonId("ann".to_owned()));
    let session = SessionRow { id, person, label: String::new(), created: START, used: START };
    let hash = table::fairness::hex(&Sha256::digest(b"token"));
    assert!(stores.accounts.add_session(&session, &hash, Proof::NewPerson).await.expect("it is stored"));
    let server = TestServer::on(database).await;
    let ann = server.nobody().with_token("token");
    let export: wire::DataExport = ann.get("/api/me/export").await.expect("an export");
    assert_eq!((export.history.len(), export.records.len()), (2, 1));
    assert_eq!(export.unreadable, [gone.0]);
}
