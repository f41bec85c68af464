//! Connecting, reconnecting, and commands that are repeated, stale or malformed.

use std::time::Duration;

use client::SocketOptions;
use serde_json::json;
use tabletop::Dice;
use wire::{Command, EventKind, NewTable, ServerMessage, State, Status, TableRequest};

use crate::support::client::{a_starts, against_bot, table_for};
use crate::support::database::Database;
use crate::support::on_both_databases;
use crate::support::play::{all_know, play_out, play_some};
use crate::support::server::TestServer;
use crate::support::socket::Socket;
use crate::support::soon;

on_both_databases!(
    a_bot_moves_after_a_restart,
    a_game_continues_after_a_restart,
    a_command_repeated_after_a_restart_is_not_executed_again,
    an_idempotency_key_with_a_zero_character_is_refused,
);

/// A state without the time at which it was built.
fn timeless(state: &State) -> State {
    State { now: 0, ..state.clone() }
}

fn say(id: &str, text: &str) -> Command {
    Command { idempotency_key: id.to_owned(), request: TableRequest::Say { text: text.to_owned() } }
}

#[tokio::test]
async fn a_reconnecting_client_gets_exactly_the_missed_events() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    play_some(&mut sockets, &mut Dice::quick(1), 5).await;
    let id = sockets[0].state.table.clone();
    let ben = sockets.pop().expect("two players");
    let known = ben.state.seq;
    ben.close().await;
    let heard = sockets[0].events.len();
    sockets[0].command(&say("one", "are you there?")).await.expect("the message is sent");
    sockets[0].submit(TableRequest::OfferDraw).await.expect("the draw is offered");
    let missed = sockets[0].events[heard..].to_vec();

    let back = people[1].socket_since(&id, known).await;
    assert_eq!((back.events.as_slice(), back.events.len()), (&missed[..], 2));
    assert_eq!(timeless(&back.state), timeless(&people[1].state(&id).await));
    // A client that missed nothing, or claims a future number, gets no events.
    for since in [back.state.seq, back.state.seq + 1] {
        let other = people[1].socket_since(&id, since).await;
        assert_eq!((other.events.len(), timeless(&other.state)), (0, timeless(&back.state)));
    }
}

#[tokio::test]
async fn clients_get_patches_unless_they_ask_for_complete_states() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    let options = SocketOptions { full_states: true, ..SocketOptions::default() };
    let client = people[1].client();
    let opening = client.open_socket_with(&sockets[1].state.table, options);
    let mut simple = soon(opening).await.expect("the socket opens");
    play_some(&mut sockets, &mut Dice::quick(1), 5).await;
    let ben = &sockets[1];
    let mut complete: Vec<State> = Vec::new();
    while complete.last().is_none_or(|state| state.seq < ben.state.seq) {
        let text = soon(simple.next_text()).await.expect("the socket stays open");
        match serde_json::from_str(&text).expect("a message") {
            ServerMessage::Update { state, .. } => complete.push(timeless(&state)),
            ServerMessage::Presence { .. } => {}
            message => panic!("an update was expected: {message:?}"),
        }
    }
    assert!(complete.len() > 5);
    let patched = ben.states.iter().filter(|state| state.seq >= complete[0].seq);
    assert_eq!(patched.map(timeless).collect::<Vec<_>>(), complete);
    let patches = ben.messages.iter().filter(|(_, text)| text.starts_with("{\"type\":\"patch\""));
    assert!(patches.count() >= complete.len() - 1);
}

#[tokio::test]
async fn a_client_that_missed_too_much_gets_the_state_only() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    play_some(&mut sockets, &mut Dice::quick(2), 60).await;
    let state = sockets[0].state.clone();
    for since in [Some(1), None] {
        let fresh = match since {
            Some(since) => people[0].socket_since(&state.table, since).await,
            None => people[0].socket(&state.table).await,
        };
        assert_eq!((fresh.events.len(), timeless(&fresh.state)), (0, timeless(&state)));
    }
    // The events are still available over HTTP.
    let events: Vec<wire::EventView> =
        people[0].get(&format!("/api/tables/{}/events?since=1", state.table)).await.expect("events");
    assert_eq!(events.iter().map(|one| one.seq).collect::<Vec<_>>(), (2..=state.seq).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_repeated_command_is_executed_once() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    let id = sockets[0].state.table.clone();
    let actions = vec![sockets[0].first_action(), "+c".to_owned()];
    let command = Command {
        idempotency_key: "mine".to_owned(),
        request: TableRequest::Act { at: sockets[0].state.at, actions },
    };
    let seq = sockets[0].command(&command).await.expect("the action is legal");
    let state = people[0].state(&id).await;
    assert_eq!((state.seq, state.ply), (seq, 2));
    assert_eq!(sockets[0].command(&command).await.expect("the same answer as before"), seq);
    assert_eq!(people[0].command(&id, &command).await.expect("the same answer over HTTP"), seq);
    assert_eq!(timeless(&people[0].state(&id).await), timeless(&state));
    // The same key of another person is another command.
    let other = sockets[1].command(&say("mine", "hello")).await.expect("keys belong to one person");
    assert_eq!(other, seq + 1);
}

async fn a_command_repeated_after_a_restart_is_not_executed_again(database: Database) {
    let server = TestServer::on(database).await;
    let (people, mut sockets) = server.two_players().await;
    let id = sockets[0].state.table.clone();
    let seq = sockets[0].command(&say("word", "hello")).await.expect("the message is sent");
    let server = server.restart_after(Duration::ZERO).await;
    let mut back = people[0].socket_since(&id, seq).await;
    assert_eq!(back.events, []);
    assert_eq!(back.command(&say("word", "hello")).await.expect("the same answer as before"), seq);
    assert_eq!(back.state.seq, seq);
    assert_eq!(back.command(&say("another", "hello")).await.expect("a new key is a new command"), seq + 1);
    server.stop().await;
}

#[tokio::test]
async fn a_stale_action_is_refused_with_the_current_state() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    let request = TableRequest::Act { at: sockets[0].state.at, actions: vec![sockets[0].first_action()] };
    // Chat does not change the position number.
    sockets[1].command(&say("talk", "hurry")).await.expect("the message is sent");
    sockets[0].submit(request.clone()).await.expect("the position is the same");
    all_know(&mut sockets).await;
    let stale = Command { idempotency_key: "stale".to_owned(), request };
    sockets[0].send(&stale).await;
    let message = sockets[0].next_message().await.expect("an answer");
    let ServerMessage::Refused { idempotency_key: id, problem, state: Some(state) } = message else {
        panic!("it is refused: {message:?}")
    };
    assert_eq!((id.as_deref(), problem.code.as_str()), (Some("stale"), "stale"));
    assert_eq!(timeless(&state), timeless(&sockets[0].state));
}

#[tokio::test]
async fn refused_commands_change_nothing() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    let before = people[1].state(&sockets[0].state.table).await;
    let card = sockets[0].first_action();
    let other_turn = TableRequest::Act { at: sockets[1].state.at, actions: vec![card.clone()] };
    assert_eq!(sockets[1].refusal(other_turn).await, "not-your-turn");
    for (action, code) in [("+c", "illegal-action"), ("nonsense", "bad-action"), ("", "bad-action")] {
        let problem = sockets[0].act(action).await.expect_err("it is refused");
        assert_eq!(problem.code, code, "{action}");
        assert_eq!(problem.phrase.is_some(), code == "illegal-action");
    }
    assert_eq!(sockets[0].act_all(&[]).await.expect_err("an empty list is refused").code, "bad-request");
    assert_eq!(sockets[0].act_all(&["+c"; 33]).await.expect_err("too many").code, "bad-request");
    for id in ["", &"x".repeat(65)] {
        let command = Command { idempotency_key: id.to_owned(), request: TableRequest::OfferDraw };
        assert_eq!(
            sockets[0].command(&command).await.expect_err("an invalid key is refused").code,
            "bad-idempotency-key"
        );
    }
    assert_eq!(timeless(&people[1].state(&before.table).await), timeless(&before));
}

#[tokio::test]
async fn several_actions_are_atomic() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    let card = sockets[0].first_action();
    let problem = sockets[0].act_all(&[&card, &card]).await.expect_err("the card was played already");
    assert_eq!(problem.code, "illegal-action");
    assert_eq!(sockets[0].state.ply, 0);
    let seq = sockets[0].state.seq;
    assert_eq!(sockets[0].act_all(&[&card, "+c"]).await.expect("both are legal"), seq + 2);
    assert_eq!((sockets[0].state.ply, sockets[0].state.turn.as_deref()), (2, Some("B")));
    // Both events are in one update.
    assert_eq!(sockets[1].update().await.len(), 2);
}

#[tokio::test]
async fn actions_after_a_reveal_are_refused_and_leak_nothing() {
    let server = TestServer::open().await;
    let options = json!({"first": "A", "tactics": true}).as_object().cloned();
    let new = NewTable { options, ..table_for(2, "schotten-totten") };
    let (_, mut sockets) = server.deal::<2>(&new).await;
    let clan =
        sockets[0].state.moves.iter().find(|one| one.touches[1..] == ["stone:1"]).expect("a clan card");
    let card = clan.action.clone();
    let mut refusals = Vec::new();
    for colour in "roygbp".chars() {
        for value in 1..=9 {
            let guess = format!("{colour}{value}@9");
            refusals.push(sockets[0].act_all(&[&card, "+c", &guess]).await.expect_err("it is refused"));
        }
    }
    refusals.push(sockets[0].act_all(&[&card, "+c", "nonsense"]).await.expect_err("it is refused"));
    assert_eq!(refusals[0].code, "reveals-hidden-information");
    assert!(refusals.iter().all(|refusal| *refusal == refusals[0]), "{refusals:?}");
    assert_eq!(sockets[0].state.ply, 0);
}

#[tokio::test]
async fn a_player_cannot_move_for_another_seat() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.deal::<2>(&a_starts(table_for(2, "lords-of-scotland"))).await;
    sockets[0].act("flip1").await.expect("A turns a recruit up");
    let muster = sockets[0].action_like("-");
    // The first action ends A's turn, so taking a recruit would be B's action.
    let problem = sockets[0].act_all(&[&muster, "take1"]).await.expect_err("it is refused");
    assert_eq!(problem.code, "not-your-turn");
    assert_eq!(sockets[0].state.ply, 1);
    sockets[0].act(&muster).await.expect("A's own action is legal");
    all_know(&mut sockets).await;
    sockets[1].act("take1").await.expect("taking a recruit is B's action");
}

async fn a_game_continues_after_a_restart(database: Database) {
    let server = TestServer::on(database).await;
    let (people, mut sockets) = server.two_players().await;
    let mut dice = Dice::quick(3);
    play_some(&mut sockets, &mut dice, 20).await;
    let states = sockets.iter().map(|socket| socket.state.clone()).collect::<Vec<_>>();
    let server = server.restart_after(Duration::from_hours(1)).await;
    for mut socket in sockets {
        while let Some(message) = socket.next_message().await {
            assert!(
                matches!(message, ServerMessage::Goodbye | ServerMessage::Presence { .. }),
                "{message:?}"
            );
        }
        assert!(socket.messages.iter().any(|(_, text)| text == r#"{"type":"goodbye"}"#));
    }
    let mut back = Vec::new();
    for (person, state) in people.iter().zip(&states) {
        let socket = person.socket_since(&state.table, state.seq).await;
        assert_eq!((socket.events.len(), timeless(&socket.state)), (0, timeless(state)));
        back.push(socket);
    }
    play_out(&mut back, &mut dice).await;
    assert_eq!(back[1].state.status, Status::Over);
    server.stop().await;
}

async fn a_bot_moves_after_a_restart(database: Database) {
    let server = TestServer::without_bot_threads(database).await;
    let ([ann], mut sockets) = server.deal(&a_starts(against_bot("schotten-totten"))).await;
    let card = sockets[0].first_action();
    sockets[0].act_all(&[&card, "+c"]).await.expect("both are legal");
    let state = sockets[0].state.clone();
    assert_eq!(state.turn.as_deref(), Some("B"), "the bot is to move and no bot thread runs");

    let server = server.restart_after(Duration::ZERO).await;
    // Without connections the bot still finishes its turn.
    let stores = server.database.stores().await;
    let id = server::store::TableId(state.table.clone());
    soon(async {
        while stores.tables.table(&id).await.expect("a row").expect("a table").turn.as_deref() != Some("A") {}
    })
    .await;
    let mut back = vec![ann.socket_since(&state.table, state.seq).await];
    let by_the_bot = |events: &wire::EventView| {
        events.seat.as_deref() == Some("B") && matches!(events.kind, EventKind::Acted { .. })
    };
    assert!(back[0].events.len() >= 2 && back[0].events.iter().all(by_the_bot), "{:?}", back[0].events);
    play_out(&mut back, &mut Dice::quick(4)).await;
    server.stop().await;
}

async fn an_idempotency_key_with_a_zero_character_is_refused(database: Database) {
    let server = TestServer::on(database).await;
    let (people, mut sockets) = server.two_players().await;
    let id = sockets[0].state.table.clone();
    let odd = "odd\0word";
    assert_eq!(
        sockets[0].command(&say(odd, "hello")).await.expect_err("an invalid key is refused").code,
        "bad-idempotency-key"
    );
    sockets[0].command(&say("word", "hello")).await.expect("the table still works");
    all_know(&mut sockets).await;
    for path in [
        "/api/tables/%00",
        "/api/tables/%00/events",
        "/api/tables/%00/record",
        "/api/people/%00",
        "/api/ladders/%00",
    ] {
        assert_eq!(people[0].text(path).await.expect_err("the path is not found").status, 404, "{path}");
    }
    assert_eq!(
        people[0].delete("/api/me/sessions/%00").await.expect_err("the session is not found").status,
        404
    );
    assert_eq!(Socket::open(&people[0], "%00", None).await.err(), Some(404));
    let credentials = wire::Credentials { name: odd.to_owned(), password: odd.to_owned() };
    let refused = server.nobody().post::<wire::SignedIn>("/api/session", &credentials).await;
    assert_eq!(refused.expect_err("the name is unknown").status, 401);
    assert_eq!(people[0].state(&id).await.seq, sockets[0].state.seq);
    server.stop().await;
}

#[tokio::test]
async fn presence_is_sent_to_all_clients() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    let id = sockets[0].state.table.clone();
    let presence = async |socket: &mut Socket| loop {
        if let ServerMessage::Presence { seats, spectators, .. } =
            socket.next_message().await.expect("the socket stays open")
        {
            return (seats.concat(), spectators);
        }
    };
    let watcher = server.nobody().socket(&id).await;
    while presence(&mut sockets[0]).await != ("AB".to_owned(), 1) {}
    let second = people[1].socket(&id).await;
    assert_eq!(presence(&mut sockets[0]).await, ("AB".to_owned(), 1));
    watcher.close().await;
    assert_eq!(presence(&mut sockets[0]).await, ("AB".to_owned(), 0));
    sockets.pop().expect("two players").close().await;
    assert_eq!(presence(&mut sockets[0]).await, ("AB".to_owned(), 0), "ben has another socket open");
    second.close().await;
    assert_eq!(presence(&mut sockets[0]).await, ("A".to_owned(), 0));
}

#[tokio::test]
async fn a_player_whose_line_is_silent_is_away_and_back_with_the_next_answer() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    let present = async |socket: &mut Socket, seats: &str| loop {
        if let ServerMessage::Presence { seats: now, .. } =
            socket.next_message().await.expect("the socket stays open")
            && now.concat() == seats
        {
            return;
        }
    };
    // Pings are answered only by a client that reads its socket.
    let mut ben = sockets.pop().expect("two players");
    present(&mut sockets[0], "A").await;
    let reading = tokio::spawn(async move { while ben.next_message().await.is_some() {} });
    present(&mut sockets[0], "AB").await;
    reading.abort();
}

#[tokio::test]
async fn a_connection_can_be_checked() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    sockets[0].send_text(r#"{"type":"ping"}"#).await;
    while sockets[0].next_message().await.expect("the socket stays open") != ServerMessage::Pong {}
}

#[tokio::test]
async fn spectators_cannot_act() {
    let server = TestServer::open().await;
    let (_, sockets) = server.two_players().await;
    let id = sockets[0].state.table.clone();
    let mut nobody = server.nobody().socket(&id).await;
    assert_eq!(nobody.refusal(TableRequest::Resign).await, "not-signed-in");
    let stranger = server.guest().await;
    let mut stranger = stranger.socket(&id).await;
    for request in [
        TableRequest::Resign,
        TableRequest::OfferDraw,
        TableRequest::Abort,
        TableRequest::Rematch,
        TableRequest::Say { text: "hello".to_owned() },
    ] {
        assert_eq!(stranger.refusal(request).await, "not-seated");
    }
    assert!(stranger.state.moves.is_empty() && stranger.state.me.is_none());
}

#[tokio::test]
async fn malformed_messages_are_refused_and_oversized_ones_close_the_socket() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    for text in
        ["", "{}", r#"{"idempotency_key":"a","type":"win"}"#, r#"{"idempotency_key":1,"type":"resign"}"#]
    {
        sockets[0].send_text(text).await;
        let message = loop {
            match sockets[0].next_message().await.expect("the socket stays open") {
                ServerMessage::Presence { .. } => {}
                message => break message,
            }
        };
        assert!(
            matches!(&message, ServerMessage::Refused { idempotency_key: None, problem, .. } if problem.code == "bad-request"),
            "{message:?}"
        );
    }
    sockets[0].send_text(&"x".repeat(17 * 1024)).await;
    while sockets[0].next_message().await.is_some() {}
    let path = format!("/api/tables/{}/commands", sockets[0].state.table);
    let refused = people[0]
        .post::<ServerMessage>(&path, &"x".repeat(17 * 1024))
        .await
        .expect_err("the body is too large");
    assert_eq!(refused.code, "too-large");
    assert_eq!(sockets[1].waiting().await, []);
}

#[tokio::test]
async fn an_idle_room_is_unloaded_and_loaded_again() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    play_some(&mut sockets, &mut Dice::quick(5), 7).await;
    sockets[0].command(&say("word", "hello")).await.expect("the message is sent");
    all_know(&mut sockets).await;
    let mut states = Vec::new();
    for socket in sockets {
        states.push(socket.close().await);
    }
    for _ in 0..5 {
        server.time.advance(Duration::from_secs(61));
        assert_eq!(timeless(&people[0].state(&states[0].table).await), timeless(&states[0]));
    }
    let mut back = people[0].socket_since(&states[0].table, states[0].seq).await;
    assert_eq!(back.command(&say("word", "hello")).await.expect("the same answer as before"), states[0].seq);
}
