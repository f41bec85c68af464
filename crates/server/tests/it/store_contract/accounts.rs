//! People, sessions and passkeys.

use std::collections::BTreeSet;

use server::store::{NameChange, PasskeyRow, Person, Proof, SessionRow, Stores};
use wire::Status;

use super::{
    add_people, append, create_finished, id, move_ten_points, person, said, session_of, settlement, standing,
    summary,
};
use crate::support::database::Database;
use crate::support::on_both_databases;

on_both_databases!(
    people_are_found_by_their_ids,
    names_are_unique_regardless_of_case,
    names_that_look_alike_are_taken,
    only_guests_become_accounts,
    a_password_changes_only_if_it_is_still_the_old_one,
    what_a_password_change_ended_gives_no_new_session,
    unused_sessions_and_guests_without_traces_expire,
    only_one_of_many_concurrent_renames_to_one_name_succeeds,
    sessions_are_found_by_hash_and_can_be_ended,
    passkeys_belong_to_one_person_and_ceremonies_finish_once,
    erasing_a_person_keeps_the_results_of_the_opponents,
    erased_person_is_not_listed_after_a_late_settlement,
    erasing_people_while_their_tables_are_settled_leaves_no_ratings,
);

async fn people_are_found_by_their_ids(database: Database) {
    let stores = &database.stores().await;
    let names: Vec<String> = (0..123).map(|number| format!("player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    add_people(stores, &names).await;
    for wanted in [0, 1, 49, 50, 51, 100, 123] {
        let mut ids: Vec<_> = names[..wanted].iter().map(|name| id(name)).collect();
        ids.push(id("unknown"));
        let found = stores.accounts.people(&ids).await.unwrap();
        let found: BTreeSet<&str> = found.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(found, names[..wanted].iter().copied().collect());
    }
    assert_eq!(stores.accounts.people(&[]).await.unwrap(), []);
}

fn session(name: &str, person: &str, created: i64) -> SessionRow {
    let label = "a browser".to_owned();
    SessionRow { id: name.to_owned(), person: id(person), label, created, used: created }
}

fn passkey(name: &str, person: &str, body: &str) -> PasskeyRow {
    let label = "a telephone".to_owned();
    PasskeyRow { id: name.to_owned(), person: id(person), label, created: 7, body: body.to_owned() }
}

async fn add_session(stores: &Stores, row: &SessionRow, hash: &str) {
    assert!(stores.accounts.add_session(row, hash, Proof::NewPerson).await.unwrap());
}

/// A session, a token and a passkey are stored only if what proved who asks for them is valid at that moment. It was
/// checked before, and a password change or an erasure may have come first.
async fn what_a_password_change_ended_gives_no_new_session(database: Database) {
    let stores = &database.stores().await;
    let ann = Person { id: id("ann"), password: Some("one".to_owned()), ..person("Ann") };
    assert!(stores.accounts.add_person(&ann).await.unwrap());
    for name in ["mine", "thief"] {
        add_session(stores, &session(name, "ann", 1), &format!("hash of {name}")).await;
    }
    assert!(stores.passkeys.add_passkey(&passkey("k1", "ann", "key"), "thief").await.unwrap());
    let proofs = || {
        let name = str::to_owned;
        [Proof::Password(name("one")), Proof::Passkey(name("k1")), Proof::Session(name("thief"))]
    };
    let grants = async |round: &str| {
        let mut granted = 0;
        for (number, proof) in proofs().into_iter().enumerate() {
            let name = format!("{round} {number}");
            let row = session(&name, "ann", 2);
            granted += u32::from(stores.accounts.add_session(&row, &name, proof).await.unwrap());
        }
        granted
    };
    assert_eq!(grants("before").await, 3);
    assert!(stores.accounts.change_password(&id("ann"), "one", "two", "mine").await.unwrap());
    assert_eq!(grants("after").await, 0);
    assert!(!stores.passkeys.add_passkey(&passkey("k2", "ann", "key"), "thief").await.unwrap());
    assert_eq!(stores.accounts.sessions(&id("ann")).await.unwrap(), [session("mine", "ann", 1)]);
    assert_eq!(stores.passkeys.passkeys(&id("ann")).await.unwrap(), []);
    let new = Proof::Password("two".to_owned());
    assert!(stores.accounts.add_session(&session("again", "ann", 3), "again", new.clone()).await.unwrap());
    stores.accounts.erase_person(&id("ann")).await.unwrap();
    assert!(!stores.accounts.add_session(&session("late", "ann", 4), "late", new).await.unwrap());
    assert_eq!(stores.accounts.sessions(&id("ann")).await.unwrap(), []);
}

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
    assert_eq!(stores.accounts.rename(&id("2"), "zOé").await.unwrap(), NameChange::NameTaken);
    assert_eq!(stores.accounts.person(&id("2")).await.unwrap().unwrap().name, "Ben");
    assert_eq!(stores.accounts.rename(&id("1"), "ZOÉ").await.unwrap(), NameChange::Done);
    let shout = Person { name: "ZOÉ".to_owned(), ..zoe };
    assert_eq!(stores.accounts.person(&id("1")).await.unwrap(), Some(shout));
    assert_eq!(stores.accounts.rename(&id("4"), "Unknown").await.unwrap(), NameChange::NotThere);
}

async fn names_that_look_alike_are_taken(database: Database) {
    let stores = &database.stores().await;
    assert!(stores.accounts.add_person(&Person { id: id("1"), ..person("Ian") }).await.unwrap());
    assert!(!stores.accounts.add_person(&Person { id: id("2"), ..person("lan") }).await.unwrap());
    assert!(stores.accounts.add_person(&Person { id: id("2"), ..person("Ben") }).await.unwrap());
    assert_eq!(stores.accounts.rename(&id("2"), "lan").await.unwrap(), NameChange::NameTaken);
}

async fn only_guests_become_accounts(database: Database) {
    let stores = &database.stores().await;
    let guest = Person { id: id("1"), guest: true, password: None, ..person("Otter 1") };
    assert!(stores.accounts.add_person(&guest).await.unwrap());
    add_session(stores, &session("s1", "1", 1), "hash").await;
    let ann = Person { id: id("1"), password: Some("hash of ann".to_owned()), ..person("Ann") };
    assert_eq!(stores.accounts.make_account(&ann).await.unwrap(), NameChange::Done);
    assert_eq!(stores.accounts.person(&id("1")).await.unwrap(), Some(ann.clone()));
    assert_eq!(session_of(stores, "hash").await, None, "the session of the guest has ended");
    let thief = Person { password: Some("hash of thief".to_owned()), ..ann.clone() };
    assert_eq!(stores.accounts.make_account(&thief).await.unwrap(), NameChange::NotThere);
    assert_eq!(stores.accounts.person(&id("1")).await.unwrap(), Some(ann));
}

async fn a_password_changes_only_if_it_is_still_the_old_one(database: Database) {
    let stores = &database.stores().await;
    let ann = Person { id: id("ann"), password: Some("one".to_owned()), ..person("Ann") };
    assert!(stores.accounts.add_person(&ann).await.unwrap());
    for name in ["s1", "s2"] {
        add_session(stores, &session(name, "ann", 1), &format!("hash of {name}")).await;
    }
    assert!(stores.passkeys.add_passkey(&passkey("k1", "ann", "key"), "s1").await.unwrap());
    assert!(!stores.accounts.change_password(&id("ann"), "zero", "two", "s1").await.unwrap());
    assert_eq!(stores.accounts.sessions(&id("ann")).await.unwrap().len(), 2);
    assert!(stores.accounts.change_password(&id("ann"), "one", "two", "s1").await.unwrap());
    let stored = stores.accounts.person(&id("ann")).await.unwrap().unwrap().password;
    assert_eq!(stored.as_deref(), Some("two"));
    assert_eq!(stores.accounts.sessions(&id("ann")).await.unwrap(), [session("s1", "ann", 1)]);
    assert_eq!(stores.passkeys.passkeys(&id("ann")).await.unwrap(), []);
    stores.accounts.erase_person(&id("ann")).await.unwrap();
    assert!(!stores.accounts.change_password(&id("ann"), "two", "three", "s1").await.unwrap());
}

async fn unused_sessions_and_guests_without_traces_expire(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    let guest = |name: &str| Person { id: id(name), guest: true, since: 10, ..person(name) };
    for name in ["idle", "new", "played", "spoke", "back"] {
        let since = if name == "new" { 100 } else { 10 };
        assert!(stores.accounts.add_person(&Person { since, ..guest(name) }).await.unwrap());
        add_session(stores, &session(name, name, 10), &format!("hash of {name}")).await;
    }
    add_session(stores, &session("ann", "ann", 10), "hash of ann").await;
    let table = create_finished(stores, "t").await;
    append(stores, &table, vec![said(3, "spoke", "hello")], summary(Status::Over, &["ann", "played"])).await;
    stores.results.settle(&settlement(&table, "ann", "played", 10), move_ten_points).await.unwrap();
    stores.accounts.use_session("back", 60).await.unwrap();

    stores.accounts.expire(5, 50).await.unwrap();

    assert_eq!(stores.accounts.person(&id("idle")).await.unwrap(), None);
    for name in ["new", "played", "spoke", "back", "ann"] {
        assert!(stores.accounts.person(&id(name)).await.unwrap().is_some(), "{name}");
        assert!(session_of(stores, &format!("hash of {name}")).await.is_some(), "{name}");
    }
    stores.accounts.expire(50, 0).await.unwrap();
    assert_eq!(session_of(stores, "hash of ann").await, None);
    assert!(session_of(stores, "hash of back").await.is_some_and(|session| session.used == 60));
}

async fn only_one_of_many_concurrent_renames_to_one_name_succeeds(database: Database) {
    let stores = database.stores().await;
    let mut rivals = Vec::new();
    for i in 0..10 {
        let person = person(&format!("rival {i}"));
        stores.accounts.add_person(&person).await.unwrap();
        let stores = stores.clone();
        rivals.push(tokio::spawn(async move { stores.accounts.rename(&person.id, "Laird").await.unwrap() }));
    }
    let mut got = 0;
    for rival in rivals {
        got += usize::from(rival.await.unwrap() == NameChange::Done);
    }
    assert_eq!(got, 1);
}

async fn sessions_are_found_by_hash_and_can_be_ended(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    let rows =
        [session("s1", "ann", 1), session("s2", "ann", 2), session("s3", "ann", 3), session("s4", "ben", 4)];
    for row in &rows {
        add_session(stores, row, &format!("hash of {}", row.id)).await;
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
    assert!(stores.accounts.end_session(&id("ann"), "s3").await.unwrap());
    assert_eq!(stores.accounts.sessions(&id("ann")).await.unwrap(), [s2]);
    assert_eq!(stores.accounts.sessions(&id("ben")).await.unwrap(), [s4]);
}

async fn passkeys_belong_to_one_person_and_ceremonies_finish_once(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    for name in ["ann", "ben"] {
        add_session(stores, &session(name, name, 1), &format!("hash of {name}")).await;
    }
    assert!(stores.passkeys.add_passkey(&passkey("k1", "ann", "one"), "ann").await.unwrap());
    // The signature counter has advanced.
    stores.passkeys.update_passkey(&passkey("k1", "ann", "two")).await.unwrap();
    // A person cannot overwrite the passkey of another.
    assert!(!stores.passkeys.add_passkey(&passkey("k1", "ben", "three"), "ben").await.unwrap());
    stores.passkeys.update_passkey(&passkey("k1", "ben", "three")).await.unwrap();
    assert_eq!(stores.passkeys.passkeys(&id("ann")).await.unwrap(), [passkey("k1", "ann", "two")]);
    assert_eq!(stores.passkeys.passkeys(&id("ben")).await.unwrap(), []);
    assert!(!stores.passkeys.remove_passkey(&id("ben"), "k1").await.unwrap());
    assert!(stores.passkeys.remove_passkey(&id("ann"), "k1").await.unwrap());
    stores.passkeys.update_passkey(&passkey("k1", "ann", "four")).await.unwrap();
    assert_eq!(stores.passkeys.passkeys(&id("ann")).await.unwrap(), [], "a removed one stays removed");

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
    add_session(stores, &session("s", "ann", 1), "hash").await;
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
    assert_no_ratings(stores, "ann", "ben").await;
}

/// Checks that no row of a rating list has to do with an erased person.
async fn assert_no_ratings(stores: &Stores, erased: &str, opponent: &str) {
    let results = &stores.results;
    assert_eq!(results.ratings(&id(erased)).await.unwrap(), [], "ratings of {erased}");
    assert_eq!(results.rating_points(&id(erased)).await.unwrap(), [], "rating points of {erased}");
    assert_eq!(results.opponents(&id(erased)).await.unwrap(), [], "opponents of {erased}");
    let opponents = results.opponents(&id(opponent)).await.unwrap();
    assert!(opponents.iter().all(|(_, other)| *other != id(erased)), "opponents of {opponent}");
}

async fn erasing_people_while_their_tables_are_settled_leaves_no_ratings(database: Database) {
    const PAIRS: usize = 60;
    let stores = database.stores().await;
    add_people(&stores, &["ann", "ben"]).await;
    let pairs: Vec<[String; 2]> =
        (0..PAIRS).map(|i| ["erased", "opponent"].map(|role| format!("{role} {i}"))).collect();
    let mut tables = Vec::new();
    for (i, [erased, opponent]) in pairs.iter().enumerate() {
        add_people(&stores, &[erased, opponent]).await;
        tables.push(create_finished(&stores, &format!("table {i}")).await);
    }
    let mut changes = Vec::new();
    for (i, (pair, table)) in pairs.iter().zip(&tables).enumerate() {
        let (erasing, erased) = (stores.clone(), id(&pair[0]));
        let erase = async move { erasing.accounts.erase_person(&erased).await };
        let (settling, settlement) = (stores.clone(), settlement(table, &pair[0], &pair[1], i as i64));
        let settle = async move { settling.results.settle(&settlement, move_ten_points).await };
        // Each comes first at half of the tables.
        if i % 2 == 0 {
            changes.extend([tokio::spawn(erase), tokio::spawn(settle)]);
        } else {
            changes.extend([tokio::spawn(settle), tokio::spawn(erase)]);
        }
    }
    for change in changes {
        change.await.unwrap().unwrap();
    }
    for ([erased, opponent], table) in pairs.iter().zip(&tables) {
        assert!(stores.results.is_settled(table).await.unwrap(), "the results of {opponent} are stored");
        assert_eq!(standing(&stores, opponent).await.map(|(_, games)| games), Some(1));
        assert_no_ratings(&stores, erased, opponent).await;
    }
}
