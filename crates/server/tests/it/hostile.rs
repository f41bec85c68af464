//! Clients that mean harm: each gets a defined answer, and those who play notice nothing.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use server::{Networks, Settings};
use tabletop::Dice;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Bytes, Message};
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{Command, Invitee, TableRequest};

use crate::support::person::{Person, bot, refusal, table};
use crate::support::play::{deal, play_some};
use crate::support::socket::Socket;
use crate::support::soon;
use crate::support::venue::Venue;

fn impatient(settings: &mut Settings) {
    settings.limits.client_timeout = Duration::from_millis(400);
}

async fn connect(who: &Person) -> TcpStream {
    soon(TcpStream::connect(who.authority())).await.expect("the server listens")
}

/// All that comes until the server ends the connection.
async fn until_the_end(mut stream: TcpStream) -> String {
    let mut all = Vec::new();
    // An end is an end, however hard.
    let _ = soon(stream.read_to_end(&mut all)).await;
    String::from_utf8_lossy(&all).into_owned()
}

/// Two who play, and are not disturbed.
async fn honest(venue: &Venue) -> Vec<Socket> {
    let (ann, ben) = (venue.guest().await, venue.guest().await);
    deal(&[&ann, &ben], &table("schotten-totten", vec![Invitee::Me, Invitee::Anyone])).await
}

#[tokio::test]
async fn heads_that_never_end_are_not_waited_for() {
    let venue = Venue::set_up(impatient).await;
    let mut players = honest(&venue).await;
    let nobody = venue.nobody();
    let mut slow = Vec::new();
    for part in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "].iter().cycle().take(150) {
        let mut stream = connect(&nobody).await;
        stream.write_all(part.as_bytes()).await.expect("it is taken");
        slow.push(stream);
    }
    assert!(play_some(&mut players, &mut Dice::quick(1), 20).await, "the game goes on");
    for stream in slow {
        let answer = until_the_end(stream).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
}

#[tokio::test]
async fn quiet_connections_are_closed_and_their_places_are_free_again() {
    let venue = Venue::set_up(|settings| {
        impatient(settings);
        settings.limits.unlimited = Networks::default();
        settings.limits.connections_per_address = 5;
    })
    .await;
    let nobody = venue.nobody();
    let mut quiet = Vec::new();
    for _ in 0..5 {
        let mut stream = connect(&nobody).await;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it is taken");
        let mut answer = [0; 12];
        soon(stream.read_exact(&mut answer)).await.expect("an answer");
        assert_eq!(&answer, b"HTTP/1.1 200");
        quiet.push(stream);
    }
    // The sixth is told so, and what is told is a problem like any other.
    let full = until_the_end(connect(&nobody).await).await;
    let (head, body) = full.split_once("\r\n\r\n").expect("an answer");
    assert!(head.starts_with("HTTP/1.1 429") && head.contains("Retry-After: "), "{head}");
    let problem: wire::Problem = serde_json::from_str(body).expect("a problem");
    assert_eq!(problem.code, "too-many");
    assert!(head.contains(&format!("Content-Length: {}", body.len())), "{head}");
    for stream in quiet {
        until_the_end(stream).await;
    }
    soon(async {
        loop {
            let mut stream = connect(&nobody).await;
            let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
            if until_the_end(stream).await.starts_with("HTTP/1.1 200") {
                break;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_body_must_come_and_must_be_small() {
    let venue = Venue::set_up(impatient).await;
    let nobody = venue.nobody();
    let send = async |length: usize, body: &[u8]| {
        let mut stream = connect(&nobody).await;
        let head = format!(
            "POST /api/account HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.expect("it is taken");
        // The server may have enough before all of it is sent.
        let _ = stream.write_all(body).await;
        until_the_end(stream).await
    };
    let slow = send(100, b"{\"name\"").await;
    assert!(slow.starts_with("HTTP/1.1 408") && slow.contains("too-slow"), "{slow}");
    let large = send(20_000, &vec![b' '; 20_000]).await;
    assert!(large.starts_with("HTTP/1.1 413") && large.contains("too-large"), "{large}");
    for garbage in [&b"{"[..], b"\xff\xfe\xfd", b"[[[[[[[[", b"{\"name\":7,\"password\":{}}"] {
        let answer = send(garbage.len(), garbage).await;
        assert!(answer.starts_with("HTTP/1.1 422") && answer.contains("bad-request"), "{answer}");
    }
    let mut stream = connect(&nobody).await;
    let huge = format!("GET / HTTP/1.1\r\nHost: x\r\nX: {}\r\n\r\n", "x".repeat(100_000));
    let _ = stream.write_all(huge.as_bytes()).await;
    let answer = until_the_end(stream).await;
    // The server ends it; whether the reason arrives before the end is up to the system.
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
}

type Raw = WebSocketStream<TcpStream>;

/// A socket of which the test sees every frame.
async fn raw(who: &Person, table: &str, stream: TcpStream) -> Raw {
    let address = format!("ws://{}/api/tables/{table}/socket", who.authority());
    let mut request = address.into_client_request().expect("an address");
    let bearer = format!("Bearer {}", who.token.as_deref().expect("a token"));
    request.headers_mut().insert("authorization", bearer.parse().expect("a header"));
    soon(client_async(request, stream)).await.expect("the socket opens").0
}

/// Whether the server ends this socket.
async fn ends(mut socket: Raw) {
    soon(async {
        while let Some(Ok(message)) = socket.next().await {
            if matches!(message, Message::Close(_)) {
                break;
            }
        }
    })
    .await;
}

fn part(bytes: &[u8], first: bool, last: bool) -> Message {
    let code = if first { Data::Text } else { Data::Continue };
    Message::Frame(Frame::message(Bytes::copy_from_slice(bytes), OpCode::Data(code), last))
}

#[tokio::test]
async fn frames_that_break_the_rules_end_the_socket_and_nothing_else() {
    let venue = Venue::open().await;
    let mut players = honest(&venue).await;
    let id = players[0].state.table.clone();
    let eve = venue.guest().await;
    let open = async || raw(&eve, &id, connect(&eve).await).await;

    let mut socket = open().await;
    let _ = socket.send(Message::text("x".repeat(17 * 1024))).await;
    ends(socket).await;

    // In pieces without end.
    let mut socket = open().await;
    for i in 0..64 {
        if socket.send(part(&[b'x'; 1024], i == 0, false)).await.is_err() {
            break;
        }
    }
    ends(socket).await;

    let mut socket = open().await;
    let _ = socket.send(part(b"\xff\xfe", true, true)).await;
    ends(socket).await;

    // A continuation of nothing.
    let mut socket = open().await;
    let _ = socket.send(part(b"x", false, true)).await;
    ends(socket).await;

    assert!(play_some(&mut players, &mut Dice::quick(2), 20).await, "the game goes on");
}

#[tokio::test]
async fn messages_that_mean_nothing_are_refused_and_the_socket_goes_on() {
    let venue = Venue::open().await;
    let ann = venue.guest().await;
    let id = ann.make(&table("bergues", vec![Invitee::Me, bot()])).await;
    let mut socket = raw(&ann, &id, connect(&ann).await).await;
    let deep = "[".repeat(8000);
    let garbage = [
        "",
        "{",
        "null",
        "7",
        "{}",
        "\u{0}",
        &deep,
        r#"{"idempotency_key":"x"}"#,
        r#"{"idempotency_key":7,"type":"ready"}"#,
        r#"{"idempotency_key":"x","type":"win"}"#,
        r#"{"idempotency_key":"x","type":"act","at":-1,"actions":[]}"#,
        r#"{"idempotency_key":"x","type":"act","at":99999999999,"actions":["a"]}"#,
        r#"{"idempotency_key":"x","type":"say"}"#,
    ];
    for text in garbage {
        socket.send(Message::text(text)).await.expect("the socket is open");
        let told = answer(&mut socket).await;
        assert!(told.contains("\"bad-request\""), "{text:.40}: {told}");
    }
    socket.send(Message::binary(vec![0, 1, 2])).await.expect("the socket is open");
    assert!(answer(&mut socket).await.contains("\"bad-request\""));
    socket
        .send(Message::text(r#"{"idempotency_key":"x","type":"ready"}"#))
        .await
        .expect("the socket is open");
    assert!(answer(&mut socket).await.contains("\"done\""));
}

/// The next answer to something that was sent.
async fn answer(socket: &mut Raw) -> String {
    soon(async {
        loop {
            let message = socket.next().await.expect("the socket is open").expect("the socket is open");
            if let Message::Text(text) = message
                && (text.contains("\"type\":\"refused\"") || text.contains("\"type\":\"done\""))
            {
                return text.to_string();
            }
        }
    })
    .await
}

#[tokio::test]
async fn a_token_cannot_be_guessed_or_mended() {
    let venue = Venue::open().await;
    let ann = venue.guest().await;
    let id = ann.make(&table("bergues", vec![Invitee::Me, Invitee::Anyone])).await;
    let token = ann.token.clone().expect("a token");
    let guesses = ["0", &token[1..], &token.to_uppercase(), &format!("{token}0"), "' OR 1=1 --"];
    for guess in guesses {
        let eve = ann.with_token(guess);
        assert_eq!(
            refusal(eve.get::<wire::Me>("/api/me").await),
            (401, "not-signed-in".to_owned()),
            "{guess}"
        );
        assert_eq!(refusal(eve.order(&id, TableRequest::Abort).await).0, 401, "{guess}");
    }
}

#[tokio::test]
async fn what_others_sent_cannot_be_sent_again() {
    let venue = Venue::open().await;
    let mut players = honest(&venue).await;
    let mover = players.iter().position(|player| !player.state.moves.is_empty()).expect("somebody decides");
    let state = players[mover].state.clone();
    let actions = vec![state.moves[0].action.clone()];
    let command =
        Command { idempotency_key: "mine".to_owned(), request: TableRequest::Act { at: state.at, actions } };
    // Out of turn, by the other one; then as it was meant; then again by everybody.
    let told = players[1 - mover].command(&command).await.map_err(|problem| problem.code);
    assert_eq!(told, Err("not-your-turn".to_owned()));
    let seq = players[mover].command(&command).await.expect("it is legal");
    assert_eq!(players[mover].command(&command).await.expect("it was done"), seq);
    assert_eq!(
        players[1 - mover].command(&command).await.map_err(|problem| problem.code),
        Err("stale".to_owned())
    );
    let eve = venue.guest().await;
    assert_eq!(refusal(eve.command(&state.table, &command).await), (403, "not-seated".to_owned()));
    assert_eq!(players[mover].state.seq, seq);
}

#[tokio::test]
async fn who_never_reads_is_let_go() {
    let venue = Venue::set_up(impatient).await;
    let mut players = honest(&venue).await;
    let id = players[0].state.table.clone();
    let eve = venue.guest().await;
    let deaf = TcpSocket::new_v4().expect("a socket");
    deaf.set_recv_buffer_size(4096).expect("a small buffer");
    let address = eve.authority().parse().expect("an address");
    let stream = soon(deaf.connect(address)).await.expect("the server listens");
    let mut socket = raw(&eve, &id, stream).await;
    // It asks and asks, and takes no answer: the server waits for it a little, and then no more.
    soon(async { while socket.send(Message::text("what?")).await.is_ok() {} }).await;
    assert!(play_some(&mut players, &mut Dice::quick(3), 20).await, "the game goes on");
}
