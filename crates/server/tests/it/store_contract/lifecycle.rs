//! Reopening and closing.

use server::store::{Append, Appended};
use wire::Status;

use super::{
    add_people, create, create_finished, id, move_ten_points, person, said, say, settlement, standing,
    summary,
};
use crate::support::database::Database;
use crate::support::on_both_databases;

on_both_databases!(data_survives_reopening, closed_store_refuses_writes,);

async fn data_survives_reopening(database: Database) {
    let stores = database.stores().await;
    add_people(&stores, &["ann", "ben"]).await;
    let table = create_finished(&stores, "t").await;
    stores.results.settle(&settlement(&table, "ann", "ben", 10), move_ten_points).await.unwrap();
    say(&stores, &table, vec![said(3, "ann", "kept")]).await;
    let entries = stores.tables.entries(&table, 0).await.unwrap();
    let row = stores.tables.table(&table).await.unwrap();
    stores.lifecycle.close().await;

    let stores = database.stores().await;
    assert_eq!(stores.tables.entries(&table, 0).await.unwrap(), entries);
    assert_eq!(entries.last(), Some(&said(3, "ann", "kept")));
    assert_eq!(stores.tables.table(&table).await.unwrap(), row);
    assert_eq!(stores.accounts.person(&id("ann")).await.unwrap(), Some(person("ann")));
    assert_eq!(standing(&stores, "ann").await, Some((1510.0, 1)));
    assert!(stores.results.is_settled(&table).await.unwrap());
    assert_eq!(say(&stores, &table, vec![said(4, "ann", "and on")]).await, Appended::Stored);
}

async fn closed_store_refuses_writes(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann"]).await;
    let table = create(stores, "t", false, 1).await;
    stores.lifecycle.ping().await.unwrap();
    stores.lifecycle.close().await;
    let entries = vec![said(2, "ann", "late")];
    let late = Append { table: table.clone(), entries, summary: summary(Status::Waiting, &["ann"]) };
    stores.tables.append(late).await.expect_err("the store is closed");
    stores.lifecycle.ping().await.expect_err("the store is closed");
    assert_eq!(database.stores().await.tables.entries(&table, 1).await.unwrap(), []);
}
