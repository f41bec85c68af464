//! People, sessions and passkeys.

use server::store::{PasskeyRow, Person, SessionRow};
use wire::Status;

use super::{
    add_people, append, create_finished, id, move_ten_points, person, said, session_of, settlement, standing,
    summary,
};
use crate::support::database::Database;
use crate::support::on_both_databases;

on_both_databases!(
    names_are_unique_regardless_of_case,
    only_one_of_many_concurrent_renames_to_one_name_succeeds,
    sessions_are_found_by_hash_and_can_be_ended,
    passkeys_belong_to_one_person_and_ceremonies_finish_once,
    erasing_a_person_keeps_the_results_of_the_opponents,
    erased_person_is_not_listed_after_a_late_settlement,
);

async fn names_are_unique_regardless_of_case(database: Database) {
    let stores = &database.stores().await;
    let zoe = Person { id: id("1"), ..person("Zoé") };
    assert!(stores.accounts.add_person(&zoe).await.unwrap());
    assert!(!stores.accounts.add_person(&Person { id: id("2"), ..person("ZOÉ") }).await.unwrap());
    assert!(stores.accounts.add_person(&Person { id: id("2"), ..person("Ben") }).await.unwrap());
    assert_eq!(stores.accounts.person(&id("1")).await.unwrap(), Some(zoe.clone()));
    assert_eq!(stores.accounts.person_by_name("zoé").await.unwrap(), Some(zoe.clone()));
    assert_eq!(stores.accounts.person_by_name("zoe").await.unwrap(), None);
    assert_eq!(stores.accounts.person(&id("3")).await.unwrap(), None);
    // A taken name is refused; another spelling of the own name is accepted.
    assert!(!stores.accounts.change_person(&Person { id: id("2"), ..person("zOé") }).await.unwrap());
    assert_eq!(stores.accounts.person(&id("2")).await.unwrap().unwrap().name, "Ben");
    let shout = Person { name: "ZOÉ".to_owned(), guest: true, program: true, password: None, ..zoe };
    assert!(stores.accounts.change_person(&shout).await.unwrap());
    assert_eq!(stores.accounts.person(&id("1")).await.unwrap(), Some(shout));
    assert!(!stores.accounts.change_person(&Person { id: id("4"), ..person("Unknown") }).await.unwrap());
}

async fn only_one_of_many_concurrent_renames_to_one_name_succeeds(database: Database) {
    let stores = database.stores().await;
    let mut rivals = Vec::new();
    for i in 0..10 {
        let person = person(&format!("rival {i}"));
        stores.accounts.add_person(&person).await.unwrap();
        let stores = stores.clone();
        let wish = Person { name: "Laird".to_owned(), ..person };
        rivals.push(tokio::spawn(async move { stores.accounts.change_person(&wish).await.unwrap() }));
    }
    let mut got = 0;
    for rival in rivals {
        got += usize::from(rival.await.unwrap());
    }
    assert_eq!(got, 1);
}

async fn sessions_are_found_by_hash_and_can_be_ended(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    let session = |name: &str, person: &str, created| SessionRow {
        id: name.to_owned(),
        person: id(person),
        label: "a browser".to_owned(),
        created,
    };
    let rows =
        [session("s1", "ann", 1), session("s2", "ann", 2), session("s3", "ann", 3), session("s4", "ben", 4)];
    for row in &rows {
        stores.accounts.add_session(row, &format!("hash of {}", row.id)).await.unwrap();
    }
    assert_eq!(session_of(stores, "hash of s1").await, Some(rows[0].clone()));
    assert_eq!(session_of(stores, "s1").await, None);
    let [s1, s2, s3, s4] = rows;
    assert_eq!(stores.accounts.sessions(&id("ann")).await.unwrap(), [s3, s2.clone(), s1]);
    // A person cannot end the session of another.
    assert!(!stores.accounts.end_session(&id("ben"), "s1").await.unwrap());
    assert!(stores.accounts.end_session(&id("ann"), "s1").await.unwrap());
    assert!(!stores.accounts.end_session(&id("ann"), "s1").await.unwrap());
    assert_eq!(session_of(stores, "hash of s1").await, None);
    stores.accounts.end_other_sessions(&id("ann"), "s2").await.unwrap();
    assert_eq!(stores.accounts.sessions(&id("ann")).await.unwrap(), [s2]);
    assert_eq!(stores.accounts.sessions(&id("ben")).await.unwrap(), [s4]);
}

async fn passkeys_belong_to_one_person_and_ceremonies_finish_once(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    let passkey = |name: &str, person: &str, body: &str| PasskeyRow {
        id: name.to_owned(),
        person: id(person),
        label: "a telephone".to_owned(),
        created: 7,
        body: body.to_owned(),
    };
    stores.passkeys.add_passkey(&passkey("k1", "ann", "one")).await.unwrap();
    // The signature counter has advanced.
    stores.passkeys.add_passkey(&passkey("k1", "ann", "two")).await.unwrap();
    // A person cannot overwrite the passkey of another.
    stores.passkeys.add_passkey(&passkey("k1", "ben", "three")).await.unwrap();
    assert_eq!(stores.passkeys.passkeys(&id("ann")).await.unwrap(), [passkey("k1", "ann", "two")]);
    assert_eq!(stores.passkeys.passkeys(&id("ben")).await.unwrap(), []);
    assert!(!stores.passkeys.remove_passkey(&id("ben"), "k1").await.unwrap());
    assert!(stores.passkeys.remove_passkey(&id("ann"), "k1").await.unwrap());

    stores.passkeys.put_ceremony("t1", &id("ann"), "asked", 100).await.unwrap();
    stores.passkeys.put_ceremony("t2", &id("ann"), "asked", 50).await.unwrap();
    assert_eq!(stores.passkeys.take_ceremony("t1", 60).await.unwrap(), Some((id("ann"), "asked".to_owned())));
    assert_eq!(stores.passkeys.take_ceremony("t1", 60).await.unwrap(), None, "a ceremony finishes once");
    assert_eq!(stores.passkeys.take_ceremony("t2", 60).await.unwrap(), None, "it has expired");
}

async fn erasing_a_person_keeps_the_results_of_the_opponents(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    let table = create_finished(stores, "t").await;
    let messages = vec![said(3, "ann", "my secret"), said(4, "ben", "my answer")];
    append(stores, &table, messages, summary(Status::Over, &["ann", "ben"])).await;
    stores.results.settle(&settlement(&table, "ann", "ben", 10), move_ten_points).await.unwrap();
    let row = SessionRow { id: "s".to_owned(), person: id("ann"), label: String::new(), created: 1 };
    stores.accounts.add_session(&row, "hash").await.unwrap();
    let chat = stores.accounts.chat_entries(&id("ann")).await.unwrap();
    assert_eq!(chat, [(table.clone(), said(3, "ann", "my secret"))]);

    stores.accounts.erase_person(&id("ann")).await.unwrap();

    let ann = stores.accounts.person(&id("ann")).await.unwrap().unwrap();
    assert!(ann.deleted && ann.name.is_empty() && ann.password.is_none());
    assert_eq!(
        stores.accounts.person_by_name("ann").await.unwrap(),
        None,
        "erased people are not found by name"
    );
    assert_eq!(
        (session_of(stores, "hash").await, stores.accounts.sessions(&id("ann")).await.unwrap()),
        (None, vec![])
    );
    assert_eq!(
        (standing(stores, "ann").await, stores.results.rating_points(&id("ann")).await.unwrap()),
        (None, vec![])
    );
    assert_eq!(
        stores.tables.entries(&table, 2).await.unwrap(),
        [said(3, "ann", ""), said(4, "ben", "my answer")]
    );
    assert!(
        stores
            .accounts
            .chat_entries(&id("ann"))
            .await
            .unwrap()
            .iter()
            .all(|(_, entry)| *entry == said(3, "ann", ""))
    );
    // The opponent keeps ratings and results, and the name is free again.
    assert_eq!(standing(stores, "ben").await, Some((1490.0, 1)));
    assert_eq!(stores.results.results(&id("ben"), None, 10).await.unwrap().len(), 1);
    assert!(stores.accounts.add_person(&Person { id: id("new"), ..person("Ann") }).await.unwrap());
    // Erasing is idempotent, and several people can be erased.
    stores.accounts.erase_person(&id("ann")).await.unwrap();
    stores.accounts.erase_person(&id("ben")).await.unwrap();
    assert!(stores.results.ladder("bergues.2", 10).await.unwrap().is_empty());
}

async fn erased_person_is_not_listed_after_a_late_settlement(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    let table = create_finished(stores, "t").await;
    stores.accounts.erase_person(&id("ann")).await.unwrap();
    stores.results.settle(&settlement(&table, "ben", "ann", 10), move_ten_points).await.unwrap();
    let places = stores.results.ladder("bergues.2", 10).await.unwrap();
    assert_eq!(places.iter().map(|(who, _)| who.name.as_str()).collect::<Vec<_>>(), ["ben"]);
}
