//! Several servers on one PostgreSQL: every server can serve every table, and each may fail.

use std::collections::HashMap;
use std::time::Duration;

use serde_json::json;
use server::Time;
use server::store::{Append, Entry, PersonId, Stores, TableId};
use tabletop::Dice;
use wire::{
    Clock, Command, Ending, Invitee, Lobby, NewTable, ServerMessage, Status, TableOverview, TableRequest,
};

use crate::support::client::{TestClient, bot, fresh_id, table_for};
use crate::support::database::Database;
use crate::support::node::{Node, proxy};
use crate::support::play::{all_know, deal, play_out, play_some};
use crate::support::server::{PASSWORD, START};
use crate::support::socket::Socket;
use crate::support::soon;

/// Two servers on one database with one time source.
pub(crate) struct Pair {
    pub(crate) database: Database,
    pub(crate) time: Time,
    pub(crate) nodes: [Node; 2],
}

impl Pair {
    pub(crate) async fn start(bot_threads: usize) -> Pair {
        let database = Database::postgres().await;
        let time = Time::manual(START);
        let first = Node::start(&database, &time, bot_threads).await;
        let second = Node::start(&database, &time, bot_threads).await;
        Pair { database, time, nodes: [first, second] }
    }

    /// A new guest of this server.
    pub(crate) async fn guest(&self, node: usize) -> TestClient {
        TestClient::nobody(self.nodes[node].address.clone()).signed_in("/api/session/guest", &()).await
    }

    pub(crate) async fn account(&self, name: &str) -> TestClient {
        let registration =
            wire::Registration { name: name.to_owned(), password: PASSWORD.to_owned(), program: false };
        TestClient::nobody(self.nodes[0].address.clone()).signed_in("/api/account", &registration).await
    }

    pub(crate) fn at(&self, who: &TestClient, node: usize) -> TestClient {
        who.at(&self.nodes[node].address)
    }

    /// One guest at each server.
    pub(crate) async fn two(&self) -> [TestClient; 2] {
        [self.guest(0).await, self.guest(1).await]
    }
}

async fn log(stores: &Stores, table: &str) -> Vec<Entry> {
    stores.tables.entries(&TableId(table.to_owned()), 0).await.expect("a log")
}

/// Checks that sequence numbers have no gaps and that no bot acted twice in one position; returns the bots' actions.
fn check_log(entries: &[Entry]) -> usize {
    for (entry, seq) in entries.iter().zip(1..) {
        assert_eq!(entry.seq, seq);
    }
    let mut keys: HashMap<&str, usize> = HashMap::new();
    for entry in entries.iter().filter(|entry| entry.person.is_none()) {
        if let Some(key) = &entry.idempotency_key {
            *keys.entry(key).or_default() += 1;
        }
    }
    assert!(keys.values().all(|count| *count == 1), "a bot moved twice: {keys:?}");
    keys.len()
}

#[tokio::test]
async fn players_at_different_servers_finish_games() {
    let pair = Pair::start(2).await;
    let people = pair.two().await;
    let stores = pair.database.stores().await;
    for (seed, game) in ["schotten-totten", "lords-of-scotland", "bergues"].iter().enumerate() {
        let mut sockets = deal(&[&people[0], &people[1]], &table_for(2, game)).await;
        play_out(&mut sockets, &mut Dice::quick(seed as u64)).await;
        let id = sockets[0].state.table.clone();
        assert_eq!(sockets[0].state.outcome, sockets[1].state.outcome);
        let path = format!("/api/tables/{id}/record");
        let records = [people[0].text(&path).await, people[1].text(&path).await];
        assert_eq!(records[0], records[1]);
        check_log(&log(&stores, &id).await);
    }
}

#[tokio::test]
async fn every_request_may_reach_another_node() {
    let pair = Pair::start(2).await;
    let door = proxy(pair.nodes.iter().map(|node| node.address.clone()).collect()).await;
    let ann = pair.guest(0).await.at(&door);
    let ben = pair.guest(1).await.at(&door);
    let mut sockets = deal(&[&ann, &ben], &table_for(2, "schotten-totten")).await;
    let id = sockets[0].state.table.clone();
    let mut dice = Dice::quick(5);
    for _ in 0..20 {
        assert!(play_some(&mut sockets, &mut dice, 1).await);
        // The next request goes to the other server, which knows the change.
        for person in [&ann, &ben] {
            assert_eq!(person.state(&id).await.seq, sockets[0].state.seq);
        }
    }
    let at = sockets[0].state.seq;
    let mut back = vec![ann.socket_since(&id, at).await, ben.socket_since(&id, at).await];
    play_out(&mut back, &mut dice).await;
}

#[tokio::test]
async fn changes_at_one_node_are_visible_at_the_other_immediately() {
    let pair = Pair::start(2).await;
    let people = pair.two().await;
    let mut sockets = deal(&[&people[0], &people[1]], &table_for(2, "bergues")).await;
    let id = sockets[0].state.table.clone();
    all_know(&mut sockets).await;
    let mover = sockets.iter().position(|socket| !socket.state.moves.is_empty()).expect("a seat is to move");
    let request =
        TableRequest::Act { at: sockets[mover].state.at, actions: vec![sockets[mover].first_action()] };
    let command = Command { idempotency_key: fresh_id(), request };
    let seq = people[mover].command(&id, &command).await.expect("the action is legal");
    // The same command at the other server is not executed again.
    let elsewhere = pair.at(&people[mover], 1 - mover);
    assert_eq!(elsewhere.state(&id).await.seq, seq);
    assert_eq!(elsewhere.command(&id, &command).await.expect("the same answer as before"), seq);
    // Nor if both servers receive it at the same time.
    let said =
        Command { idempotency_key: fresh_id(), request: TableRequest::Say { text: "well".to_owned() } };
    let both = tokio::join!(people[mover].command(&id, &said), elsewhere.command(&id, &said));
    assert_eq!(both, (Ok(seq + 1), Ok(seq + 1)));
}

#[tokio::test]
async fn presence_is_shared_between_nodes() {
    let pair = Pair::start(2).await;
    let people = pair.two().await;
    let mut sockets = deal(&[&people[0], &people[1]], &table_for(2, "bergues")).await;
    let watcher = pair.guest(1).await.socket(&sockets[0].state.table).await;
    let present = async |socket: &mut Socket, expected: &[&str], watching: u32| {
        soon(async {
            loop {
                if let Some(ServerMessage::Presence { seats, spectators, .. }) = socket.next_message().await
                    && seats == expected
                    && spectators == watching
                {
                    return;
                }
            }
        })
        .await;
    };
    present(&mut sockets[0], &["A", "B"], 1).await;
    watcher.close().await;
    present(&mut sockets[0], &["A", "B"], 0).await;
    let second = sockets.pop().expect("two players");
    second.close().await;
    present(&mut sockets[0], &["A"], 0).await;
}

#[tokio::test]
async fn presence_of_a_dead_node_is_removed() {
    let mut pair = Pair::start(2).await;
    let people = pair.two().await;
    let mut sockets = deal(&[&people[0], &people[1]], &table_for(2, "bergues")).await;
    pair.nodes[1].kill();
    soon(async {
        loop {
            if let Some(ServerMessage::Presence { seats, .. }) = sockets[0].next_message().await
                && seats == ["A"]
            {
                return;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn lobby_quick_match_and_own_tables_are_the_same_at_every_node() {
    let pair = Pair::start(2).await;
    let [ann, ben] = pair.two().await;
    let wanted = json!({"game": "bergues", "players": 2});
    let first: wire::TableCreated = ann.post("/api/quick", &wanted).await.expect("a table");
    let lobby: Lobby = ben.get("/api/lobby").await.expect("a lobby");
    assert!(lobby.waiting.iter().any(|row| row.id == first.id));
    let second: wire::TableCreated = ben.post("/api/quick", &wanted).await.expect("a seat");
    assert_eq!((&first.id, second.seat.as_deref()), (&second.id, Some("B")));
    for (person, elsewhere) in [(&ann, 1), (&ben, 0)] {
        let mine: Vec<TableOverview> =
            pair.at(person, elsewhere).get("/api/me/tables").await.expect("tables");
        assert_eq!(mine.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), [first.id.as_str()]);
    }
}

#[tokio::test]
async fn a_session_ended_at_one_node_ends_at_all() {
    let pair = Pair::start(2).await;
    let ann = pair.account("Ann").await;
    let elsewhere = pair.at(&ann, 1);
    let made = elsewhere.make(&table_for(2, "bergues")).await;
    let mut socket = elsewhere.socket(&made).await;
    ann.delete("/api/session").await.expect("signing out succeeds");
    assert_eq!(elsewhere.get::<wire::Me>("/api/me").await.expect_err("nobody").status, 401);
    // The server closes the socket at its next check, or refuses messages on it.
    socket
        .send(&Command {
            idempotency_key: fresh_id(),
            request: TableRequest::Say { text: "still here".to_owned() },
        })
        .await;
    while let Some(message) = socket.next_message().await {
        match message {
            ServerMessage::Refused { problem, .. } => return assert_eq!(problem.code, "not-signed-in"),
            message => {
                assert!(
                    !matches!(message, ServerMessage::Done { .. }),
                    "no command succeeds without a session"
                );
            }
        }
    }
}

#[tokio::test]
async fn renames_and_erasures_reach_every_node() {
    let pair = Pair::start(2).await;
    let ann = pair.account("Ann").await;
    let ben = pair.guest(1).await;
    let mut sockets = deal(&[&ann, &ben], &table_for(2, "bergues")).await;
    let id = sockets[0].state.table.clone();
    sockets[0]
        .submit(TableRequest::Say { text: "quite a whisper".to_owned() })
        .await
        .expect("the message is sent");
    all_know(&mut sockets).await;
    let name = |state: &wire::State| match &state.seats[0].who {
        Some(wire::Occupant::Player(player)) => player.name.clone(),
        _ => String::new(),
    };
    let _: wire::Me = ann.put("/api/account/name", &json!({"name": "Anna"})).await.expect("a new name");
    sockets[1].until(|state| name(state) == "Anna").await;
    ann.delete("/api/me").await.expect("the account is deleted");
    sockets[1].until(|state| name(state).is_empty()).await;
    let back = ben.socket_since(&id, 1).await;
    assert!(!back.messages.iter().any(|(_, text)| text.contains("whisper")), "erased messages are not sent");
}

#[tokio::test]
async fn entries_without_a_notification_are_found_by_polling() {
    let pair = Pair::start(2).await;
    let people = pair.two().await;
    let mut sockets = deal(&[&people[0], &people[1]], &table_for(2, "bergues")).await;
    // Written directly to the store, as by a node that died before it sent a notification.
    let stores = pair.database.stores().await;
    let id = sockets[0].state.table.clone();
    let entries = log(&stores, &id).await;
    let last = entries.last().expect("a log");
    let row = stores.tables.table(&TableId(id.clone())).await.expect("a row").expect("a table");
    let summary = server::store::Summary {
        status: row.status,
        seats: row.seats,
        listed: false,
        turn: row.turn,
        due: None,
        busy: false,
    };
    let event = serde_json::from_value(json!({"type": "said", "seat": "A", "text": "hello"}));
    let entry = Entry {
        seq: last.seq + 1,
        at: last.at,
        person: Some(PersonId(people[0].id().to_owned())),
        idempotency_key: None,
        event: event.expect("an event"),
    };
    let append = Append { table: TableId(id), entries: vec![entry], summary };
    stores.tables.append(append).await.expect("the append succeeds");
    for socket in &mut sockets {
        socket.catch_up(last.seq + 1).await;
    }
}

#[tokio::test]
async fn a_rated_game_is_settled_once() {
    let pair = Pair::start(2).await;
    let ann = pair.account("Ann").await;
    let ben = pair.at(&pair.account("Ben").await, 1);
    let clock = wire::Clock::RealTime { base: 600, increment: 10 };
    let new = NewTable { rated: true, clock, ..table_for(2, "bergues") };
    let mut sockets = deal(&[&ann, &ben], &new).await;
    play_out(&mut sockets, &mut Dice::quick(9)).await;
    for socket in &mut sockets {
        socket.until(|state| state.ratings.len() == 2).await;
    }
    assert_eq!(sockets[0].state.ratings, sockets[1].state.ratings);
    for person in [&ann, &ben] {
        let profile = person.profile(person).await;
        assert_eq!((profile.standings[0].games, profile.ratings.len()), (1, 1));
    }
}

/// A person plays against a bot at this server.
async fn against_a_bot(person: &TestClient, clock: Clock) -> Vec<Socket> {
    let new = NewTable { clock, ..NewTable::new("schotten-totten", vec![Invitee::Me, bot()]) };
    deal(&[person], &new).await
}

#[tokio::test]
async fn games_continue_at_the_other_node_when_one_dies() {
    let mut pair = Pair::start(2).await;
    let stores = pair.database.stores().await;
    let mut games = Vec::new();
    let mut dice = Dice::quick(11);
    for i in 0..8 {
        let [ann, ben] = pair.two().await;
        let clock = Clock::RealTime { base: 600, increment: 0 };
        let (people, mut sockets) = if i % 2 == 0 {
            let sockets = against_a_bot(&ann, clock).await;
            (vec![ann], sockets)
        } else {
            let sockets = deal(&[&ann, &ben], &NewTable { clock, ..table_for(2, "bergues") }).await;
            (vec![ann, ben], sockets)
        };
        play_some(&mut sockets, &mut dice, 5).await;
        games.push((people, sockets));
    }
    pair.nodes[0].kill();
    for (people, sockets) in games {
        let (id, since) = (sockets[0].state.table.clone(), sockets[0].state.seq);
        let before = check_log(&log(&stores, &id).await);
        drop(sockets);
        let mut back = Vec::new();
        for person in &people {
            back.push(pair.at(person, 1).socket_since(&id, since).await);
        }
        play_out(&mut back, &mut dice).await;
        // At least one server was always alive, so no clock was restarted.
        assert!(
            back.iter()
                .flat_map(|socket| &socket.events)
                .all(|events| events.kind != wire::EventKind::Resumed)
        );
        let after = check_log(&log(&stores, &id).await);
        assert_eq!(
            after > before,
            people.len() == 1,
            "a bot plays on, where there is one: {before}, {after}"
        );
    }
}

#[tokio::test]
async fn a_clock_expires_after_its_lease_holder_died() {
    let mut pair = Pair::start(2).await;
    let [ann, ben] = [pair.guest(0).await, pair.guest(0).await];
    let new = NewTable { clock: Clock::RealTime { base: 60, increment: 0 }, ..table_for(2, "bergues") };
    let sockets = deal(&[&ann, &ben], &new).await;
    let id = TableId(sockets[0].state.table.clone());
    pair.nodes[0].kill();
    pair.time.advance(Duration::from_mins(1));
    let stores = pair.database.stores().await;
    // Without any connection the other server takes over the table.
    soon(async {
        while stores.tables.table(&id).await.expect("a row").expect("a table").status != Status::Over {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let outcome = pair.at(&ann, 1).state(&id.0).await.outcome.expect("the table is over");
    assert_eq!(outcome.ending, Ending::Time);
}

#[tokio::test]
async fn a_stopping_node_hands_its_tables_over() {
    let mut pair = Pair::start(2).await;
    let ann = pair.guest(0).await;
    let mut sockets = against_a_bot(&ann, Clock::None).await;
    let mut dice = Dice::quick(13);
    play_some(&mut sockets, &mut dice, 4).await;
    let (id, since) = (sockets[0].state.table.clone(), sockets[0].state.seq);
    drop(sockets);
    pair.nodes[0].stop().await;
    let mut back = vec![pair.at(&ann, 1).socket_since(&id, since).await];
    play_out(&mut back, &mut dice).await;
    check_log(&log(&pair.database.stores().await, &id).await);
}

#[tokio::test]
async fn no_bot_moves_twice_while_leases_keep_changing() {
    let pair = Pair::start(2).await;
    let people = pair.two().await;
    let stores = pair.database.stores().await;
    // Leases are removed continuously.
    let connect = <sqlx::PgConnection as sqlx::Connection>::connect;
    let mut connection = connect(&pair.database.address).await.expect("PostgreSQL answers");
    let remover = tokio::spawn(async move {
        loop {
            for statement in ["UPDATE tables SET keeper = NULL", "UPDATE nodes SET expires = 0"] {
                sqlx::query(statement).execute(&mut connection).await.expect("the lease is removed");
            }
        }
    });
    let mut dice = Dice::quick(17);
    let mut moves = 0;
    // One game may be short.
    while moves < 20 {
        let options = json!({"first": "A"}).as_object().cloned();
        let seats = vec![Invitee::Me, bot(), Invitee::Anyone, bot()];
        let new = NewTable { options, ..NewTable::new("bergues", seats) };
        let mut sockets = deal(&[&people[0], &people[1]], &new).await;
        play_out(&mut sockets, &mut dice).await;
        let played = check_log(&log(&stores, &sockets[0].state.table).await);
        assert!(played > 0, "the bots play");
        moves += played;
    }
    remover.abort();
}
