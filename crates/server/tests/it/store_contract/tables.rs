//! Tables and their logs.

use std::collections::BTreeSet;

use serde_json::json;
use server::store::{Append, Appended, Companion, Entry, NewRow, SeatHolder, Summary, TableId};
use wire::{Setup, Status};

use super::{add_people, append, create, id, ids, opened, said, sat, say, setup, summary};
use crate::support::database::Database;
use crate::support::on_both_databases;

on_both_databases!(
    log_entries_read_back_as_written,
    conflicting_append_writes_nothing,
    concurrent_creates_of_one_id_store_one_table,
    concurrent_appends_to_many_tables_lose_and_duplicate_nothing,
    only_one_of_many_rival_appends_is_stored,
    table_row_follows_the_log,
    lobby_lists_open_tables_latest_first,
    open_tables_are_those_where_the_person_sits,
    busy_and_due_tables_are_found,
    waiting_tables_are_found_by_setup_and_by_age,
    a_table_is_created_with_an_append_or_not_at_all,
);

async fn log_entries_read_back_as_written(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    let table = create(stores, "t", false, 100).await;
    let entries = [said(2, "ann", "hello"), said(3, "ben", "Grüße \u{1f40f} \"'\\"), sat(4, "ben")];
    assert_eq!(say(stores, &table, entries[..2].to_vec()).await, Appended::Stored);
    assert_eq!(say(stores, &table, entries[2..].to_vec()).await, Appended::Stored);
    assert_eq!(stores.tables.entries(&table, 0).await.unwrap(), [&[opened()], &entries[..]].concat());
    assert_eq!(stores.tables.entries(&table, 2).await.unwrap(), entries[1..]);
    assert_eq!(stores.tables.entries(&table, 4).await.unwrap(), []);
    assert_eq!(stores.tables.entries(&TableId("another".to_owned()), 0).await.unwrap(), []);
}

async fn conflicting_append_writes_nothing(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann"]).await;
    let table = create(stores, "t", false, 100).await;
    assert_eq!(say(stores, &table, vec![said(2, "ann", "first")]).await, Appended::Stored);
    // One entry, and several of which only the first number exists.
    for late in [vec![said(2, "ann", "late")], vec![said(2, "ann", "late"), said(3, "ann", "later")]] {
        let over = summary(Status::Over, &["ann"]);
        assert_eq!(append(stores, &table, late, over).await, Appended::Conflict);
    }
    assert_eq!(stores.tables.entries(&table, 1).await.unwrap(), [said(2, "ann", "first")]);
    let row = stores.tables.table(&table).await.unwrap().unwrap();
    assert_eq!((row.status, row.changed), (Status::Waiting, 102));
}

async fn concurrent_creates_of_one_id_store_one_table(database: Database) {
    let stores = database.stores().await;
    add_people(&stores, &["ann"]).await;
    let mut making = tokio::task::JoinSet::new();
    for created in 1..=8 {
        let stores = stores.clone();
        let summary = summary(Status::Waiting, &["ann"]);
        let row = NewRow { id: TableId("t".to_owned()), setup: setup(false), created, summary };
        making.spawn(async move { (created, stores.tables.create(row, vec![opened()]).await.unwrap()) });
    }
    let made = making.join_all().await;
    let mut first = made.iter().filter(|(_, made)| *made == Appended::Stored);
    let (created, _) = first.next().expect("one create succeeds");
    assert!(first.next().is_none(), "only one create succeeds");
    let table = TableId("t".to_owned());
    assert_eq!(stores.tables.table(&table).await.unwrap().expect("the table exists").created, *created);
    assert_eq!(stores.tables.entries(&table, 0).await.unwrap().len(), 1);
}

async fn concurrent_appends_to_many_tables_lose_and_duplicate_nothing(database: Database) {
    const TABLES: usize = 12;
    const ENTRIES: u32 = 15;
    let stores = database.stores().await;
    add_people(&stores, &["ann"]).await;
    let mut writers = Vec::new();
    for i in 0..TABLES {
        let table = create(&stores, &format!("table {i}"), false, 100).await;
        let stores = stores.clone();
        writers.push(tokio::spawn(async move {
            for seq in 2..2 + ENTRIES {
                assert_eq!(say(&stores, &table, vec![said(seq, "ann", "word")]).await, Appended::Stored);
                // The batches also contain appends that conflict.
                assert_eq!(say(&stores, &table, vec![said(seq, "ann", "late")]).await, Appended::Conflict);
            }
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
    for i in 0..TABLES {
        let entries = stores.tables.entries(&TableId(format!("table {i}")), 1).await.unwrap();
        let expected: Vec<Entry> = (2..2 + ENTRIES).map(|seq| said(seq, "ann", "word")).collect();
        assert_eq!(entries, expected);
    }
}

async fn only_one_of_many_rival_appends_is_stored(database: Database) {
    let stores = database.stores().await;
    add_people(&stores, &["ann"]).await;
    let table = create(&stores, "t", false, 100).await;
    // Another table is written in the same transactions.
    let other = create(&stores, "other", false, 100).await;
    let rival = |i: usize, table: &TableId| {
        let (stores, table) = (stores.clone(), table.clone());
        tokio::spawn(async move { say(&stores, &table, vec![said(2, "ann", &i.to_string())]).await })
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
    assert_eq!(stores.tables.entries(&table, 1).await.unwrap(), winners);
    assert_eq!(beside.await.unwrap(), Appended::Stored);
    assert_eq!(stores.tables.entries(&other, 1).await.unwrap(), [said(2, "ann", "99")]);
}

async fn table_row_follows_the_log(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    let table = create(stores, "t", true, 100).await;
    let row = stores.tables.table(&table).await.unwrap().unwrap();
    assert_eq!((row.id, row.setup, row.status), (table.clone(), setup(true), Status::Waiting));
    assert_eq!((row.turn, row.created, row.changed), (None, 100, 100));
    assert_eq!(row.seats, [Some(SeatHolder::Person(id("ann"))), None]);
    for status in [Status::Playing, Status::Between, Status::Over, Status::Aborted] {
        let seq = stores.tables.entries(&table, 0).await.unwrap().len() as u32 + 1;
        let after = Summary { turn: Some("B".to_owned()), ..summary(status, &["ann", "ben"]) };
        append(stores, &table, vec![sat(seq, "ben")], after.clone()).await;
        let row = stores.tables.table(&table).await.unwrap().unwrap();
        assert_eq!((row.status, row.seats, row.turn), (status, after.seats, after.turn));
        assert_eq!(row.changed, 100 + i64::from(seq));
    }
    assert_eq!(stores.tables.table(&TableId("another".to_owned())).await.unwrap(), None);
}

async fn lobby_lists_open_tables_latest_first(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann"]).await;
    for (name, open, created) in
        [("old", true, 1), ("hidden", false, 2), ("new", true, 3), ("playing", true, 4), ("closed", true, 5)]
    {
        create(stores, name, open, created).await;
    }
    for (name, listed) in [("playing", true), ("closed", false)] {
        let summary = Summary { listed, ..summary(Status::Playing, &["ann"]) };
        append(stores, &TableId(name.to_owned()), vec![said(2, "ann", "go")], summary).await;
    }
    assert_eq!(ids(&stores.tables.listed(Status::Waiting, 10).await.unwrap()), ["new", "old"]);
    assert_eq!(ids(&stores.tables.listed(Status::Waiting, 1).await.unwrap()), ["new"]);
    assert_eq!(ids(&stores.tables.listed(Status::Playing, 10).await.unwrap()), ["playing"]);
    assert!(stores.tables.listed(Status::Over, 10).await.unwrap().is_empty());
}

async fn open_tables_are_those_where_the_person_sits(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    for (i, name) in ["waiting", "playing", "between", "over", "aborted"].iter().enumerate() {
        let table = create(stores, name, false, i as i64).await;
        let status = serde_json::from_value(json!(name)).unwrap();
        append(stores, &table, vec![sat(2, "ben")], summary(status, &["ann", "ben"])).await;
    }
    let open = stores.tables.open_tables(&id("ben")).await.unwrap();
    assert_eq!(ids(&open).into_iter().collect::<BTreeSet<_>>(), ["between", "playing", "waiting"].into());
    // A person who leaves the seat is not listed any more.
    let left = Entry {
        event: serde_json::from_value(json!({"type": "left", "seat": "B"})).unwrap(),
        ..said(3, "ben", "")
    };
    append(stores, &TableId("waiting".to_owned()), vec![left], summary(Status::Waiting, &["ann"])).await;
    let open = stores.tables.open_tables(&id("ben")).await.unwrap();
    assert_eq!(ids(&open).into_iter().collect::<BTreeSet<_>>(), ["between", "playing"].into());
    assert!(stores.tables.open_tables(&id("nobody")).await.unwrap().is_empty());
}

async fn busy_and_due_tables_are_found(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann"]).await;
    for (name, status, due, busy) in [
        ("busy", Status::Playing, None, true),
        ("due", Status::Playing, Some(500), false),
        ("later", Status::Playing, Some(501), false),
        ("over", Status::Over, Some(1), false),
    ] {
        let table = create(stores, name, false, 1).await;
        let after = Summary { due, busy, ..summary(status, &["ann"]) };
        append(stores, &table, vec![said(2, "ann", "go")], after).await;
    }
    let named = |name: &str| vec![TableId(name.to_owned())];
    assert_eq!(stores.tables.busy().await.unwrap(), named("busy"));
    assert_eq!(stores.tables.due(499).await.unwrap(), []);
    assert_eq!(stores.tables.due(500).await.unwrap(), named("due"));
    append(stores, &named("busy")[0], vec![said(3, "ann", "done")], summary(Status::Playing, &["ann"])).await;
    assert_eq!(stores.tables.busy().await.unwrap(), []);
}

async fn waiting_tables_are_found_by_setup_and_by_age(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann"]).await;
    for (name, open, created) in
        [("old", true, 1), ("hidden", false, 2), ("playing", true, 3), ("new", true, 4)]
    {
        create(stores, name, open, created).await;
    }
    let playing = TableId("playing".to_owned());
    let listed = Summary { listed: true, ..summary(Status::Playing, &["ann"]) };
    append(stores, &playing, vec![said(2, "ann", "go")], listed).await;
    assert_eq!(ids(&stores.tables.waiting(&setup(true), 10).await.unwrap()), ["new", "old"]);
    assert_eq!(ids(&stores.tables.waiting(&setup(true), 1).await.unwrap()), ["new"]);
    let other = Setup { rounds: 3, ..setup(true) };
    assert!(stores.tables.waiting(&other, 10).await.unwrap().is_empty());
    let named = |names: &[&str]| names.iter().map(|name| TableId((*name).to_owned())).collect::<Vec<_>>();
    assert_eq!(stores.tables.abandoned(4, 10).await.unwrap(), named(&["old", "hidden"]));
    assert_eq!(stores.tables.abandoned(4, 1).await.unwrap(), named(&["old"]));
}

async fn a_table_is_created_with_an_append_or_not_at_all(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann"]).await;
    let table = create(stores, "first", false, 1).await;
    let with = async |seq, name: &str| {
        let after = summary(Status::Waiting, &["ann"]);
        let append =
            Append { table: table.clone(), entries: vec![said(seq, "ann", name)], summary: after.clone() };
        let id = TableId(name.to_owned());
        let row = NewRow { id, setup: setup(false), created: 2, summary: after };
        stores.tables.append_with(append, Companion::Table(Box::new(row), vec![opened()])).await.unwrap()
    };
    assert_eq!(with(2, "second").await, Appended::Stored);
    assert_eq!(with(2, "third").await, Appended::Conflict);
    assert_eq!(stores.tables.entries(&table, 0).await.unwrap().len(), 2);
    let second = TableId("second".to_owned());
    assert_eq!(stores.tables.entries(&second, 0).await.unwrap(), [opened()]);
    assert_eq!(stores.tables.table(&TableId("third".to_owned())).await.unwrap(), None);
}
