//! Results and ratings.

use server::store::{Append, Appended, BadCursor, Companion, Cursor, Entry, Score, Settlement, TableId};
use wire::{Status, Tally, Verdict};

use super::{
    add_people, create, create_finished, id, ladder, move_ten_points, said, settlement, standing, summary,
};
use crate::support::database::Database;
use crate::support::on_both_databases;

on_both_databases!(
    table_is_settled_once,
    concurrent_settlements_of_one_person_are_all_counted,
    ratings_and_their_history_follow_the_settled_tables,
    a_rank_needs_tables_and_opponents_and_follows_the_conservative_rating,
    called_off_tables_are_counted_by_person_and_time,
    results_are_paged_and_counted,
    tables_that_ended_together_appear_on_exactly_one_page,
    unrated_table_stores_results_without_ratings,
);

async fn table_is_settled_once(database: Database) {
    let stores = database.stores().await;
    add_people(&stores, &["ann", "ben"]).await;
    let table = create_finished(&stores, "t").await;
    assert!(!stores.results.is_settled(&table).await.unwrap());
    assert_eq!(stores.tables.busy().await.unwrap(), std::slice::from_ref(&table));
    let mut settlers = Vec::new();
    for _ in 0..6 {
        let (stores, settlement) = (stores.clone(), settlement(&table, "ann", "ben", 50));
        settlers.push(tokio::spawn(async move { stores.results.settle(&settlement, move_ten_points).await }));
    }
    for settler in settlers {
        settler.await.unwrap().unwrap();
    }
    stores.results.settle(&settlement(&table, "ben", "ann", 60), move_ten_points).await.unwrap();
    assert!(stores.results.is_settled(&table).await.unwrap());
    assert_eq!(stores.tables.busy().await.unwrap(), []);
    assert_eq!(standing(&stores, "ann").await, Some((1510.0, 1)));
    assert_eq!(standing(&stores, "ben").await, Some((1490.0, 1)));
    assert_eq!(stores.results.results(&id("ann"), None, 10).await.unwrap().len(), 1);
    let changes = stores.results.rating_changes(&table).await.unwrap();
    assert_eq!(changes, [("A".to_owned(), 1500.0, 1510.0), ("B".to_owned(), 1500.0, 1490.0)]);
}

async fn concurrent_settlements_of_one_person_are_all_counted(database: Database) {
    const GAMES: usize = 12;
    let stores = database.stores().await;
    add_people(&stores, &["ann", "ben"]).await;
    let mut settlers = Vec::new();
    for i in 0..GAMES {
        let table = create_finished(&stores, &format!("table {i}")).await;
        // Winner and loser alternate, so that concurrent transactions lock the rows in both orders.
        let (winner, loser) = if i % 2 == 0 { ("ann", "ben") } else { ("ben", "ann") };
        let (stores, settlement) = (stores.clone(), settlement(&table, winner, loser, i as i64));
        settlers.push(tokio::spawn(async move { stores.results.settle(&settlement, move_ten_points).await }));
    }
    for settler in settlers {
        settler.await.unwrap().unwrap();
    }
    for name in ["ann", "ben"] {
        assert_eq!(standing(&stores, name).await, Some((1500.0, GAMES as u32)));
        assert_eq!(stores.results.rating_points(&id(name)).await.unwrap().len(), GAMES);
    }
    assert_eq!(stores.tables.busy().await.unwrap(), []);
}

async fn ratings_and_their_history_follow_the_settled_tables(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben", "cat"]).await;
    assert_eq!(stores.results.ladders().await.unwrap(), []);
    for (name, winner, loser, ended) in
        [("t1", "ann", "ben", 10), ("t2", "ann", "cat", 20), ("t3", "cat", "ann", 30)]
    {
        let table = create_finished(stores, name).await;
        stores.results.settle(&settlement(&table, winner, loser, ended), move_ten_points).await.unwrap();
    }
    assert_eq!(stores.results.ladders().await.unwrap(), [ladder()]);
    let places = stores.results.ladder("bergues.2", 10).await.unwrap();
    let places: Vec<(&str, f64, u32)> =
        places.iter().map(|(who, row)| (who.name.as_str(), row.rating.rating, row.games)).collect();
    assert_eq!(places, [("ann", 1510.0, 3), ("cat", 1500.0, 2), ("ben", 1490.0, 1)]);
    assert_eq!(stores.results.ladder("bergues.2", 2).await.unwrap().len(), 2);
    assert!(stores.results.ladder("another", 10).await.unwrap().is_empty());
    let points = stores.results.rating_points(&id("ann")).await.unwrap();
    let points: Vec<_> = points.iter().map(|point| (point.at, point.rating, point.deviation)).collect();
    assert_eq!(points, [(10, 1510.0, 349.0), (20, 1520.0, 348.0), (30, 1510.0, 347.0)]);
    let opponents = [("bergues.2".to_owned(), id("ben")), ("bergues.2".to_owned(), id("cat"))];
    assert_eq!(stores.results.opponents(&id("ann")).await.unwrap(), opponents);
}

async fn a_rank_needs_tables_and_opponents_and_follows_the_conservative_rating(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben", "cat", "dan", "puppet", "star"]).await;
    let mut ended = 0;
    let mut play = async |winner: &str, loser: &str, count: u32| {
        for _ in 0..count {
            ended += 10;
            let table = create_finished(stores, &format!("t{ended}")).await;
            stores.results.settle(&settlement(&table, winner, loser, ended), move_ten_points).await.unwrap();
        }
    };
    // Twenty wins against one puppet are the highest rating, but no rank.
    play("star", "puppet", 20).await;
    for loser in ["ben", "cat", "dan"] {
        play("ann", loser, 4).await;
    }
    play("ben", "cat", 4).await;
    play("ben", "dan", 4).await;
    let places = stores.results.ladder("bergues.2", 10).await.unwrap();
    let names: Vec<(&str, bool, u32)> =
        places.iter().map(|(who, row)| (who.name.as_str(), row.is_ranked(), row.opponents)).collect();
    assert_eq!(names[0], ("ann", true, 3));
    assert_eq!(names[1], ("ben", true, 3));
    assert_eq!(names[2], ("star", false, 1), "the highest rating");
    assert!(places[2].1.conservative() > places[0].1.conservative());
    assert_eq!(stores.results.ladder("bergues.2", 1).await.unwrap().len(), 1);
}

async fn called_off_tables_are_counted_by_person_and_time(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    for (name, at) in [("t1", 10), ("t2", 20), ("t3", 40)] {
        let table = create(stores, name, false, 1).await;
        let entry = Entry { at, ..said(2, "ann", "") };
        let aborted = summary(Status::Aborted, &["ann", "ben"]);
        for expected in [Appended::Stored, Appended::Conflict] {
            let append =
                Append { table: table.clone(), entries: vec![entry.clone()], summary: aborted.clone() };
            let with = Companion::RatedAbort(id(if expected == Appended::Stored { "ann" } else { "ben" }));
            assert_eq!(stores.tables.append_with(append, with).await.unwrap(), expected);
        }
    }
    let table = |name: &str| TableId(name.to_owned());
    let all = [(table("t1"), 10), (table("t2"), 20), (table("t3"), 40)];
    assert_eq!(stores.results.rated_aborts(&id("ann"), 0).await.unwrap(), all);
    assert_eq!(stores.results.rated_aborts(&id("ann"), 20).await.unwrap(), all[1..]);
    assert_eq!(stores.results.rated_aborts(&id("ben"), 0).await.unwrap(), [], "a conflict writes nothing");
}

async fn results_are_paged_and_counted(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    for i in 1..=5 {
        let table = create_finished(stores, &format!("t{i}")).await;
        let mut settlement = settlement(&table, "ann", "ben", i * 10);
        if i == 5 {
            "other".clone_into(&mut settlement.game);
            settlement.outcome.verdict = Verdict::Draw;
            settlement.seats.iter_mut().for_each(|seat| seat.score = Score::Drawn);
        }
        stores.results.settle(&settlement, move_ten_points).await.unwrap();
    }
    let results = stores.results.results(&id("ben"), None, 3).await.unwrap();
    assert_eq!(results.iter().map(|result| result.ended).collect::<Vec<_>>(), [50, 40, 30]);
    assert_eq!(results[0].outcome.verdict, Verdict::Draw);
    assert_eq!((results[1].seat.as_str(), results[1].table.id.0.as_str()), ("B", "t4"));
    let next = Cursor::after(&results, None);
    let results = stores.results.results(&id("ben"), next, 3).await.unwrap();
    assert_eq!(results.iter().map(|result| result.ended).collect::<Vec<_>>(), [20, 10]);
    let tally = |game: &str, won, drawn, lost| (game.to_owned(), Tally { won, drawn, lost });
    let of_ann = [tally("bergues", 4, 0, 0), tally("other", 0, 1, 0)];
    let of_ben = [tally("bergues", 0, 0, 4), tally("other", 0, 1, 0)];
    assert_eq!(stores.results.tallies(&id("ann")).await.unwrap(), of_ann);
    assert_eq!(stores.results.tallies(&id("ben")).await.unwrap(), of_ben);
    assert_eq!(stores.results.tallies(&id("nobody")).await.unwrap(), []);
}

async fn tables_that_ended_together_appear_on_exactly_one_page(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    let names = ["t1", "t2", "t3", "t4", "t5"];
    for name in names {
        let table = create_finished(stores, name).await;
        let settlement = Settlement { ladder: None, ..settlement(&table, "ann", "ben", 10) };
        stores.results.settle(&settlement, move_ten_points).await.unwrap();
    }
    let mut seen = Vec::new();
    let mut before = None;
    loop {
        let page = stores.results.results(&id("ann"), before, 2).await.unwrap();
        if page.is_empty() {
            break;
        }
        before = Cursor::after(&page, before);
        assert!(before.is_some_and(|cursor| cursor.to_string().parse() == Ok(cursor)));
        seen.extend(page.into_iter().map(|result| result.table.id.0));
    }
    seen.sort();
    assert_eq!(seen, names, "each table once");
    assert_eq!("10".parse::<Cursor>(), Err(BadCursor));
}

async fn unrated_table_stores_results_without_ratings(database: Database) {
    let stores = &database.stores().await;
    add_people(stores, &["ann", "ben"]).await;
    let table = create_finished(stores, "t").await;
    let settlement = Settlement { ladder: None, ..settlement(&table, "ann", "ben", 10) };
    stores.results.settle(&settlement, move_ten_points).await.unwrap();
    assert!(stores.results.is_settled(&table).await.unwrap());
    assert_eq!(stores.results.results(&id("ann"), None, 10).await.unwrap().len(), 1);
    assert_eq!(stores.results.rating_changes(&table).await.unwrap(), []);
    assert_eq!((standing(stores, "ann").await, stores.results.ladders().await.unwrap()), (None, vec![]));
}
