//! The lobby, own tables, quick matches and access to tables.

use serde_json::json;
use wire::{
    Clock, Invitee, Lobby, NewTable, Occupant, QuickMatch, Status, TableCreated, TableOverview, TableRequest,
};

use crate::support::client::{bot, refusal};
use crate::support::play::{deal, get_ready, play};
use crate::support::server::TestServer;
use crate::support::socket::Socket;

fn open(seats: Vec<Invitee>) -> NewTable {
    NewTable { open: true, ..NewTable::new("bergues", seats) }
}

fn ids(tables: &[TableOverview]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

fn quick(game: &str) -> QuickMatch {
    QuickMatch { game: game.to_owned(), options: None, players: None, clock: Clock::None, rated: false }
}

#[tokio::test]
async fn the_lobby_shows_only_open_tables() {
    let server = TestServer::open().await;
    let [ann, ben] = server.guests().await;
    let free = vec![Invitee::Me, Invitee::Anyone];
    let waiting = ann.make(&open(free.clone())).await;
    ann.make(&NewTable::new("bergues", free.clone())).await;
    ann.make(&open(vec![Invitee::Me, bot()])).await;
    let playing = deal(&[&ann, &ben], &open(free.clone())).await;
    deal(&[&ann, &ben], &NewTable::new("bergues", free.clone())).await;
    deal(&[&ann, &ben], &NewTable { spectators: false, ..open(free.clone()) }).await;
    let mut over = deal(&[&ann, &ben], &open(free)).await;
    over[0].submit(TableRequest::Resign).await.expect("resigning succeeds");

    let lobby: Lobby = server.nobody().get("/api/lobby").await.expect("a lobby");
    assert_eq!(ids(&lobby.waiting), [waiting.as_str()]);
    assert_eq!(ids(&lobby.playing), [playing[0].state.table.as_str()]);
    let shown = &lobby.waiting[0];
    assert_eq!((shown.status, shown.mine.as_deref(), shown.turn.as_deref()), (Status::Waiting, None, None));
    assert!(matches!(&shown.seats[0], Some(Occupant::Player(player)) if player.name == ann.name()));
    assert_eq!(shown.seats[1], None);
    let lobby: Lobby = ann.get("/api/lobby").await.expect("a lobby");
    assert_eq!(lobby.waiting[0].mine.as_deref(), Some("A"));
}

#[tokio::test]
async fn full_tables_do_not_hide_tables_with_a_free_seat() {
    let server = TestServer::set_up(|settings| settings.limits.tables_per_person = 0).await;
    let [ann, ben] = server.guests().await;
    let free = ann.make(&open(vec![Invitee::Me, Invitee::Anyone])).await;
    let watched = deal(&[&ann, &ben], &open(vec![Invitee::Me, Invitee::Anyone])).await;
    server.time.advance(std::time::Duration::from_secs(1));
    let closed = NewTable { spectators: false, ..open(vec![Invitee::Me, bot()]) };
    for _ in 0..100 {
        // All seats are taken, and spectators are not allowed.
        let table = ann.make(&closed).await;
        ann.make(&open(vec![Invitee::Me, bot()])).await;
        ann.submit(&table, TableRequest::Ready { nonce: None }).await.expect("the round is dealt");
    }
    let lobby: Lobby = ben.get("/api/lobby").await.expect("a lobby");
    assert_eq!(ids(&lobby.waiting), [free.as_str()]);
    assert_eq!(ids(&lobby.playing), [watched[0].state.table.as_str()]);
    // A player leaves, so a seat is free again.
    ben.submit(&free, TableRequest::Sit { seat: None }).await.expect("the seat is free");
    assert_eq!(ben.get::<Lobby>("/api/lobby").await.expect("a lobby").waiting.len(), 0);
    ben.submit(&free, TableRequest::Leave).await.expect("leaving succeeds");
    assert_eq!(ids(&ben.get::<Lobby>("/api/lobby").await.expect("a lobby").waiting), [free.as_str()]);
}

#[tokio::test]
async fn a_repeated_creation_with_one_key_makes_one_table() {
    let server = TestServer::set_up(|settings| settings.limits.tables_per_person = 2).await;
    let [ann, ben] = server.guests().await;
    let said = |word: &str| NewTable {
        idempotency_key: Some(word.to_owned()),
        ..NewTable::new("bergues", vec![Invitee::Anyone, Invitee::Me])
    };
    let first: TableCreated = ann.post("/api/tables", &said("the first")).await.expect("a table");
    let again: TableCreated = ann.post("/api/tables", &said("the first")).await.expect("the same table");
    assert_eq!((&again.id, again.seat.as_deref()), (&first.id, Some("B")));
    let second = ann.make(&said("another")).await;
    assert_ne!(second, first.id);
    assert_eq!(
        ann.make(&said("the first")).await,
        first.id,
        "the limit of tables does not apply to a repeated request"
    );
    assert_eq!(ann.get::<Vec<TableOverview>>("/api/me/tables").await.expect("tables").len(), 2);
    assert_ne!(ben.make(&said("the first")).await, first.id, "keys belong to one person");
    for bad in ["", "\0", &"x".repeat(65)] {
        let refused = ben.post::<TableCreated>("/api/tables", &said(bad)).await;
        assert_eq!(refusal(refused), (422, "bad-idempotency-key".to_owned()), "{bad:?}");
    }
}

#[tokio::test]
async fn own_tables_show_the_seat_to_move() {
    let server = TestServer::open().await;
    let [ann, ben] = server.guests().await;
    let options = json!({"first": "B"}).as_object().cloned();
    let new = NewTable { options, ..NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Anyone]) };
    let mut sockets = deal(&[&ann, &ben], &new).await;
    for (person, mine) in [(&ann, "A"), (&ben, "B")] {
        let tables: Vec<TableOverview> = person.get("/api/me/tables").await.expect("tables");
        assert_eq!(tables.len(), 1);
        assert_eq!((tables[0].mine.as_deref(), tables[0].turn.as_deref()), (Some(mine), Some("B")));
    }
    let card = sockets[1].first_action();
    play(&mut sockets, &card).await;
    play(&mut sockets, "+c").await;
    let tables: Vec<TableOverview> = ann.get("/api/me/tables").await.expect("tables");
    assert_eq!(tables[0].turn.as_deref(), Some("A"));
    sockets[0].submit(TableRequest::Resign).await.expect("resigning succeeds");
    assert_eq!(ann.get::<Vec<TableOverview>>("/api/me/tables").await.expect("tables"), []);
    assert_eq!(
        refusal(server.nobody().get::<Vec<TableOverview>>("/api/me/tables").await),
        (401, "not-signed-in".to_owned())
    );
}

#[tokio::test]
async fn quick_match_pairs_players_with_equal_wishes() {
    let server = TestServer::open().await;
    let people = server.guests::<3>().await;
    let first: TableCreated = people[0].post("/api/quick", &quick("bergues")).await.expect("a table");
    // A request for another setup opens another table.
    let other: TableCreated = people[1].post("/api/quick", &quick("schotten-totten")).await.expect("a table");
    assert_ne!(first.id, other.id);
    // A player who repeats the request gets the same table and is not paired with themselves.
    let again: TableCreated = people[0].post("/api/quick", &quick("bergues")).await.expect("a table");
    assert_eq!(again, first);
    let options = json!({"towers": 4}).as_object().cloned();
    let same_setup = QuickMatch { options, players: Some(2), ..quick("bergues") };
    let found: TableCreated = people[2].post("/api/quick", &same_setup).await.expect("a table");
    assert_eq!(found.id, first.id);
    assert_eq!((first.seat.as_deref(), found.seat.as_deref()), (Some("A"), Some("B")));
    let found_again: TableCreated = people[2].post("/api/quick", &same_setup).await.expect("a table");
    assert_eq!(found_again, found);
    let mut sockets = vec![people[0].socket(&found.id).await, people[2].socket(&found.id).await];
    get_ready(&mut sockets).await;
    assert_eq!(sockets[1].state.status, Status::Playing);
    assert_eq!(sockets[1].state.setup.rounds, 2, "as many rounds as the game suggests for two");
    // After the start the same request opens another table.
    let next: TableCreated = people[0].post("/api/quick", &quick("bergues")).await.expect("a table");
    assert_ne!(next.id, first.id);
}

#[tokio::test]
async fn invalid_setups_are_refused() {
    let server = TestServer::open().await;
    let ann = server.guest().await;
    let two = || vec![Invitee::Me, Invitee::Anyone];
    let clock = |base, increment| NewTable {
        clock: Clock::RealTime { base, increment },
        ..NewTable::new("bergues", two())
    };
    let days = |days| NewTable { clock: Clock::Days { days }, ..NewTable::new("bergues", two()) };
    let options = json!({"towers": 99}).as_object().cloned();
    for (code, new) in [
        ("bad-option", NewTable::new("chess", two())),
        ("bad-option", NewTable::new("bergues", vec![Invitee::Me])),
        ("bad-option", NewTable::new("schotten-totten", vec![Invitee::Me, bot(), bot()])),
        ("bad-option", NewTable::new("bergues", vec![Invitee::Me; 300])),
        ("bad-option", NewTable { options, ..NewTable::new("bergues", two()) }),
        ("bad-table", NewTable::new("bergues", vec![Invitee::Anyone, Invitee::Anyone])),
        ("bad-table", NewTable::new("bergues", vec![Invitee::Me, Invitee::Me])),
        ("bad-table", NewTable::new("bergues", vec![Invitee::Me, Invitee::Bot { level: "god".to_owned() }])),
        ("bad-table", clock(9, 0)),
        ("bad-table", clock(7201, 0)),
        ("bad-table", clock(60, 121)),
        ("bad-table", days(0)),
        ("bad-table", days(15)),
        ("bad-table", NewTable { rounds: 2, ..NewTable::new("lords-of-scotland", two()) }),
        ("bad-table", NewTable { rounds: 10, ..NewTable::new("schotten-totten", two()) }),
        ("bad-table", NewTable { rounds: 0, ..NewTable::new("schotten-totten", two()) }),
    ] {
        let refused = ann.post::<TableCreated>("/api/tables", &new).await;
        assert_eq!(refusal(refused), (422, code.to_owned()), "{new:?}");
    }
    assert_eq!(ann.get::<Vec<TableOverview>>("/api/me/tables").await.expect("tables"), []);
}

#[tokio::test]
async fn a_table_without_spectators_is_visible_to_its_players_only() {
    let server = TestServer::open().await;
    let [ann, ben, stranger] = server.guests().await;
    let private = NewTable {
        spectators: false,
        ..NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Anyone])
    };
    let id = ann.make(&private).await;
    // Before the deal everyone with the link may see the seats.
    let mut early = stranger.socket(&id).await;
    ben.submit(&id, TableRequest::Sit { seat: None }).await.expect("the seat is free");
    let mut sockets = vec![ann.socket(&id).await, ben.socket(&id).await];
    get_ready(&mut sockets).await;
    let closed = || (403, "no-spectators".to_owned());
    for path in ["", "/events", "/annotations/stone:1?seat=A"] {
        assert_eq!(refusal(stranger.text(&format!("/api/tables/{id}{path}")).await), closed(), "{path}");
        assert_eq!(
            refusal(server.nobody().text(&format!("/api/tables/{id}{path}")).await),
            closed(),
            "{path}"
        );
    }
    assert_eq!(Socket::open(&stranger, &id, None).await.err(), Some(403));
    // A client that watched the seats fill is disconnected before the deal is sent.
    while early.next_message().await.is_some() {}
    assert!(early.states.iter().all(|state| state.view.is_none()));
    sockets[0].submit(TableRequest::Resign).await.expect("resigning succeeds");
    for path in ["/record", "/replay"] {
        assert_eq!(refusal(stranger.text(&format!("/api/tables/{id}{path}")).await), closed(), "{path}");
        ben.text(&format!("/api/tables/{id}{path}")).await.expect("players have access");
    }
}

#[tokio::test]
async fn unknown_tables_are_not_found() {
    let server = TestServer::open().await;
    let ann = server.guest().await;
    for path in ["", "/events", "/record", "/replay", "/annotations/stone:1?seat=A"] {
        assert_eq!(refusal(ann.text(&format!("/api/tables/nowhere{path}")).await).0, 404, "{path}");
    }
    assert_eq!(refusal(ann.submit("nowhere", TableRequest::Resign).await), (404, "no-table".to_owned()));
    assert_eq!(Socket::open(&ann, "nowhere", None).await.err(), Some(404));
}
