//! What servers repair or avoid by themselves: tables that stay busy, lost notifications, tables without players.

use std::collections::BTreeSet;
use std::time::Duration;

use server::store::{PersonId, Stores, TableId};
use wire::{
    Clock, Command, Invitee, Lobby, NewTable, Occupant, QuickMatch, Status, TableCreated, TableRequest,
};

use crate::nodes::Pair;
use crate::support::client::{TestClient, fresh_id, refusal, table_for};
use crate::support::database::Database;
use crate::support::held::{Appends, hold};
use crate::support::play::{all_know, deal};
use crate::support::server::TestServer;
use crate::support::soon;

const DAY: Duration = Duration::from_hours(24);

fn person(who: &TestClient) -> PersonId {
    PersonId(who.id().to_owned())
}

/// Waits until a table has this status.
async fn has_status(stores: &Stores, table: &str, status: Status) {
    let table = TableId(table.to_owned());
    soon(async {
        while stores.tables.table(&table).await.expect("a row").expect("a table").status != status {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn settled_tables_are_not_busy_and_leave_the_memory_of_every_node() {
    let pair = Pair::start(2).await;
    let people = pair.two().await;
    let stores = pair.database.stores().await;
    for _ in 0..30 {
        let mut sockets = deal(&[&people[0], &people[1]], &table_for(2, "bergues")).await;
        all_know(&mut sockets).await;
        let id = sockets[0].state.table.clone();
        // One server ends and settles the game, while the other one writes something else.
        let say =
            Command { idempotency_key: fresh_id(), request: TableRequest::Say { text: "well".to_owned() } };
        let (resigned, said) =
            tokio::join!(sockets[0].submit(TableRequest::Resign), people[1].command(&id, &say));
        assert!(resigned.is_ok() && said.is_ok(), "{resigned:?}, {said:?}");
    }
    soon(async {
        while !stores.tables.busy().await.expect("a list").is_empty() {
            tokio::task::yield_now().await;
        }
    })
    .await;
    // All sockets are closed: the rooms end when they have been idle for a while.
    soon(async {
        while pair.nodes.iter().any(|node| node.rooms() > 0) {
            pair.time.advance(Duration::from_mins(1));
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(stores.tables.busy().await.expect("a list"), []);
}

#[tokio::test]
async fn names_changed_or_erased_without_a_notification_are_found_by_polling() {
    let pair = Pair::start(2).await;
    let ann = pair.account("Ann").await;
    let ben = pair.guest(1).await;
    let mut sockets = deal(&[&ann, &ben], &table_for(2, "bergues")).await;
    let name = |state: &wire::State| match &state.seats[0].who {
        Some(wire::Occupant::Player(player)) => player.name.clone(),
        _ => String::new(),
    };
    assert_eq!(name(&sockets[1].state), "Ann");
    // Written directly to the store, as by a node that died before it sent a notification.
    let stores = pair.database.stores().await;
    for new in ["Anna", "Annabel"] {
        stores.accounts.rename(&person(&ann), new).await.expect("the name is free");
        for socket in &mut sockets {
            socket.until(|state| name(state) == new).await;
        }
    }
    stores.accounts.erase_person(&person(&ann)).await.expect("the person is erased");
    sockets[1].until(|state| name(state).is_empty()).await;
}

#[tokio::test]
async fn a_rematch_that_is_not_stored_leaves_no_table() {
    let database = Database::sqlite();
    let (stores, control) = hold(database.stores().await);
    let server = TestServer::with(database, stores.clone(), |_| {}).await;
    let (people, mut sockets) = server.two_players().await;
    let id = sockets[0].state.table.clone();
    sockets[0].submit(TableRequest::Resign).await.expect("the game can be resigned");
    has_status(&stores, &id, Status::Over).await;
    people[0].submit(&id, TableRequest::Rematch).await.expect("a rematch can be wanted");
    control.set(Appends::Fail);
    let command = Command { idempotency_key: fresh_id(), request: TableRequest::Rematch };
    people[1].command(&id, &command).await.expect_err("it is not stored");
    assert_eq!(stores.tables.open_tables(&person(&people[0])).await.expect("a list"), []);
    control.set(Appends::Pass);
    people[1].command(&id, &command).await.expect("the repeated command is stored");
    let open = stores.tables.open_tables(&person(&people[0])).await.expect("a list");
    assert_eq!(open.len(), 1);
    assert_eq!(people[0].state(&id).await.next_table, Some(open[0].id.0.clone()));
}

/// How two requests for a rematch arrive at two servers at the same time.
#[derive(Clone, Copy, Debug)]
enum Rematches {
    /// Each player agrees at a server of their own.
    OfBothPlayers,
    /// The last player agrees at both servers, and each of them would create the next table.
    OfTheLastPlayer,
}

#[tokio::test]
async fn a_rematch_agreed_at_two_servers_at_the_same_time_is_one_table() {
    let pair = Pair::start(2).await;
    let [ann, ben] = pair.two().await;
    let stores = pair.database.stores().await;
    let mut next_tables = BTreeSet::new();
    for round in 0..20 {
        let mut sockets = deal(&[&ann, &ben], &table_for(2, "bergues")).await;
        let id = sockets[0].state.table.clone();
        sockets[0].submit(TableRequest::Resign).await.expect("the game can be resigned");
        // Both servers have the table in memory and know that it is over.
        all_know(&mut sockets).await;
        let rematches = if round % 2 == 0 { Rematches::OfBothPlayers } else { Rematches::OfTheLastPlayer };
        let wanted = || TableRequest::Rematch;
        match rematches {
            Rematches::OfBothPlayers => {
                let both = tokio::join!(ann.submit(&id, wanted()), ben.submit(&id, wanted()));
                assert!(both.0.is_ok() && both.1.is_ok(), "{both:?}");
            }
            Rematches::OfTheLastPlayer => {
                ann.submit(&id, wanted()).await.expect("a rematch can be wanted");
                let elsewhere = pair.at(&ben, 0);
                let (here, there) = tokio::join!(ben.submit(&id, wanted()), elsewhere.submit(&id, wanted()));
                let refused = if here.is_ok() { there } else { here };
                assert_eq!(refusal(refused), (409, "rematch-started".to_owned()));
            }
        }
        let next = ann.state(&id).await.next_table.expect("there is a next table");
        assert_eq!(ben.state(&id).await.next_table.as_ref(), Some(&next), "{rematches:?}");
        next_tables.insert(next);
        for who in [&ann, &ben] {
            let open = stores.tables.open_tables(&person(who)).await.expect("a list");
            let open: BTreeSet<String> = open.into_iter().map(|row| row.id.0).collect();
            assert_eq!(open, next_tables, "{rematches:?}");
        }
    }
    assert_eq!(next_tables.len(), 20);
}

#[tokio::test]
async fn tables_that_nobody_joins_are_closed_after_a_week() {
    let server = TestServer::open().await;
    let stores = server.database.stores().await;
    let [ann, ben] = server.guests().await;
    let abandoned = ann.make(&table_for(2, "bergues")).await;
    let watched = ben.make(&table_for(2, "bergues")).await;
    let (_, playing) = server.two_players().await;
    let socket = ben.socket(&watched).await;
    server.time.advance(6 * DAY);
    let later = ann.make(&table_for(2, "bergues")).await;
    server.time.advance(DAY + Duration::from_hours(2));
    has_status(&stores, &abandoned, Status::Aborted).await;
    let status = async |id: &str| {
        let row = stores.tables.table(&TableId(id.to_owned())).await.expect("a row");
        row.expect("a table").status
    };
    assert_eq!(status(&watched).await, Status::Waiting, "a player is connected");
    assert_eq!(status(&later).await, Status::Waiting, "it has not waited long enough");
    assert_eq!(status(&playing[0].state.table).await, Status::Playing);
    socket.close().await;
    soon(async {
        while status(&watched).await != Status::Aborted {
            server.time.advance(Duration::from_hours(1));
        }
    })
    .await;
}

/// A server that does not limit the number of tables.
async fn without_table_limit() -> TestServer {
    TestServer::set_up(|settings| settings.limits.tables_per_person = 0).await
}

#[tokio::test]
async fn a_quick_match_finds_a_table_behind_a_hundred_others() {
    let server = without_table_limit().await;
    let [ann, ben, cid] = server.guests().await;
    let wanted = |players| QuickMatch {
        game: "bergues".to_owned(),
        options: None,
        players: Some(players),
        clock: Clock::None,
        rated: false,
    };
    let made: TableCreated = ann.post("/api/quick", &wanted(2)).await.expect("a table");
    let seats = vec![Invitee::Me, Invitee::Anyone, Invitee::Anyone];
    for _ in 0..101 {
        cid.make(&NewTable { open: true, ..NewTable::new("bergues", seats.clone()) }).await;
    }
    let found: TableCreated = ben.post("/api/quick", &wanted(2)).await.expect("a seat");
    assert_eq!((found.id, found.seat.as_deref()), (made.id, Some("B")));
}

#[tokio::test]
async fn deleting_an_account_gives_up_all_its_tables() {
    let server = without_table_limit().await;
    let ann = server.guest().await;
    for _ in 0..205 {
        ann.make(&table_for(2, "bergues")).await;
    }
    ann.delete("/api/me").await.expect("the account is deleted");
    let stores = server.database.stores().await;
    assert_eq!(stores.tables.open_tables(&person(&ann)).await.expect("a list"), []);
}

#[tokio::test]
async fn the_lobby_shows_the_names_of_many_players() {
    let server = TestServer::set_up(|settings| settings.limits.sign_ins_per_minute = 0).await;
    let guests = server.guests::<60>().await;
    for guest in &guests {
        let seats = vec![Invitee::Me, Invitee::Anyone];
        guest.make(&NewTable { open: true, ..NewTable::new("bergues", seats) }).await;
    }
    let lobby: Lobby = server.nobody().get("/api/lobby").await.expect("a lobby");
    let name = |table: &wire::TableOverview| match &table.seats[0] {
        Some(Occupant::Player(player)) => player.name.clone(),
        other => panic!("a player sits there: {other:?}"),
    };
    let shown: BTreeSet<String> = lobby.waiting.iter().map(name).collect();
    assert_eq!(shown, guests.iter().map(|guest| guest.name().to_owned()).collect());
}
