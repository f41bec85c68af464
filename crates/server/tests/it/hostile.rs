//! Hostile clients: each gets a defined answer, and other players are not affected.

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
use wire::{Command, TableRequest};

use crate::support::client::{TestClient, against_bot, refusal, table_for};
use crate::support::play::play_some;
use crate::support::server::TestServer;
use crate::support::socket::Socket;
use crate::support::soon;

fn short_timeouts(settings: &mut Settings) {
    settings.limits.client_timeout = Duration::from_millis(400);
}

async fn connect(who: &TestClient) -> TcpStream {
    soon(TcpStream::connect(who.authority())).await.expect("the server listens")
}

/// Reads until the server closes the connection.
async fn read_to_end(mut stream: TcpStream) -> String {
    let mut all = Vec::new();
    // A reset counts as closed.
    let _ = soon(stream.read_to_end(&mut all)).await;
    String::from_utf8_lossy(&all).into_owned()
}

/// Two honest players with a game in play.
async fn honest_players(server: &TestServer) -> Vec<Socket> {
    server.two_players().await.1
}

#[tokio::test]
async fn unfinished_request_headers_time_out() {
    let server = TestServer::set_up(short_timeouts).await;
    let mut players = honest_players(&server).await;
    let nobody = server.nobody();
    let mut slow = Vec::new();
    for part in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "].iter().cycle().take(150) {
        let mut stream = connect(&nobody).await;
        stream.write_all(part.as_bytes()).await.expect("the bytes are sent");
        slow.push(stream);
    }
    assert!(play_some(&mut players, &mut Dice::quick(1), 20).await, "the game continues");
    for stream in slow {
        let answer = read_to_end(stream).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
}

#[tokio::test]
async fn idle_connections_are_closed_and_free_their_slots() {
    let server = TestServer::set_up(|settings| {
        short_timeouts(settings);
        settings.limits.unlimited = Networks::default();
        settings.limits.connections_per_address = 5;
    })
    .await;
    let nobody = server.nobody();
    let mut quiet = Vec::new();
    for _ in 0..5 {
        let mut stream = connect(&nobody).await;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("the bytes are sent");
        let mut answer = [0; 12];
        soon(stream.read_exact(&mut answer)).await.expect("an answer");
        assert_eq!(&answer, b"HTTP/1.1 200");
        quiet.push(stream);
    }
    // The sixth connection is refused with a regular problem.
    let full = read_to_end(connect(&nobody).await).await;
    let (head, body) = full.split_once("\r\n\r\n").expect("an answer");
    assert!(head.starts_with("HTTP/1.1 429") && head.contains("Retry-After: "), "{head}");
    let problem: wire::Problem = serde_json::from_str(body).expect("a problem");
    assert_eq!(problem.code, "too-many");
    assert!(head.contains(&format!("Content-Length: {}", body.len())), "{head}");
    for stream in quiet {
        read_to_end(stream).await;
    }
    soon(async {
        loop {
            let mut stream = connect(&nobody).await;
            let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
            if read_to_end(stream).await.starts_with("HTTP/1.1 200") {
                break;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn slow_and_large_bodies_are_refused() {
    let server = TestServer::set_up(short_timeouts).await;
    let nobody = server.nobody();
    let send = async |length: usize, body: &[u8]| {
        let mut stream = connect(&nobody).await;
        let head = format!(
            "POST /api/account HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.expect("the bytes are sent");
        // The server may close the connection before everything is sent.
        let _ = stream.write_all(body).await;
        read_to_end(stream).await
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
    let answer = read_to_end(stream).await;
    // The server closes it; the answer may be lost in the reset.
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
}

type Raw = WebSocketStream<TcpStream>;

/// A WebSocket with access to every frame.
async fn raw(who: &TestClient, table: &str, stream: TcpStream) -> Raw {
    let address = format!("ws://{}/api/tables/{table}/socket", who.authority());
    let mut request = address.into_client_request().expect("an address");
    let bearer = format!("Bearer {}", who.token.as_deref().expect("a token"));
    request.headers_mut().insert("authorization", bearer.parse().expect("a header"));
    soon(client_async(request, stream)).await.expect("the socket opens").0
}

/// Whether the server closes this socket.
async fn assert_closed(mut socket: Raw) {
    soon(async {
        while let Some(Ok(message)) = socket.next().await {
            if matches!(message, Message::Close(_)) {
                break;
            }
        }
    })
    .await;
}

fn fragment(bytes: &[u8], first: bool, last: bool) -> Message {
    let code = if first { Data::Text } else { Data::Continue };
    Message::Frame(Frame::message(Bytes::copy_from_slice(bytes), OpCode::Data(code), last))
}

#[tokio::test]
async fn invalid_frames_close_only_their_socket() {
    let server = TestServer::open().await;
    let mut players = honest_players(&server).await;
    let id = players[0].state.table.clone();
    let eve = server.guest().await;
    let open = async || raw(&eve, &id, connect(&eve).await).await;

    let mut socket = open().await;
    let _ = socket.send(Message::text("x".repeat(17 * 1024))).await;
    assert_closed(socket).await;

    // An endless fragmented message.
    let mut socket = open().await;
    for i in 0..64 {
        if socket.send(fragment(&[b'x'; 1024], i == 0, false)).await.is_err() {
            break;
        }
    }
    assert_closed(socket).await;

    // The same without content, which never reaches the limit of its size.
    let mut socket = open().await;
    let mut sent = socket.send(fragment(b"x", true, false)).await;
    for _ in 0..100_000 {
        sent = sent.and(socket.send(fragment(b"", false, false)).await);
        if sent.is_err() {
            break;
        }
    }
    assert_closed(socket).await;

    let mut socket = open().await;
    let _ = socket.send(fragment(b"\xff\xfe", true, true)).await;
    assert_closed(socket).await;

    // A continuation frame without a start.
    let mut socket = open().await;
    let _ = socket.send(fragment(b"x", false, true)).await;
    assert_closed(socket).await;

    assert!(play_some(&mut players, &mut Dice::quick(2), 20).await, "the game continues");
}

#[tokio::test]
async fn meaningless_messages_are_refused_without_closing_the_socket() {
    let server = TestServer::open().await;
    let ann = server.guest().await;
    let id = ann.make(&against_bot("bergues")).await;
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
        let message = answer(&mut socket).await;
        assert!(message.contains("\"bad-request\""), "{text:.40}: {message}");
    }
    socket.send(Message::binary(vec![0, 1, 2])).await.expect("the socket is open");
    assert!(answer(&mut socket).await.contains("\"bad-request\""));
    socket
        .send(Message::text(r#"{"idempotency_key":"x","type":"ready"}"#))
        .await
        .expect("the socket is open");
    assert!(answer(&mut socket).await.contains("\"done\""));
}

/// The next answer to a message.
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
async fn altered_tokens_are_refused() {
    let server = TestServer::open().await;
    let ann = server.guest().await;
    let id = ann.make(&table_for(2, "bergues")).await;
    let token = ann.token.clone().expect("a token");
    let guesses = ["0", &token[1..], &token.to_uppercase(), &format!("{token}0"), "' OR 1=1 --"];
    for guess in guesses {
        let eve = ann.with_token(guess);
        assert_eq!(
            refusal(eve.get::<wire::Me>("/api/me").await),
            (401, "not-signed-in".to_owned()),
            "{guess}"
        );
        assert_eq!(refusal(eve.submit(&id, TableRequest::Abort).await).0, 401, "{guess}");
    }
}

#[tokio::test]
async fn commands_of_others_cannot_be_replayed() {
    let server = TestServer::open().await;
    let mut players = honest_players(&server).await;
    let mover = players.iter().position(|player| !player.state.moves.is_empty()).expect("a seat is to move");
    let state = players[mover].state.clone();
    let actions = vec![state.moves[0].action.clone()];
    let command =
        Command { idempotency_key: "mine".to_owned(), request: TableRequest::Act { at: state.at, actions } };
    // First out of turn by the opponent, then by the mover, then again by both.
    let message = players[1 - mover].command(&command).await.map_err(|problem| problem.code);
    assert_eq!(message, Err("not-your-turn".to_owned()));
    let seq = players[mover].command(&command).await.expect("the action is legal");
    assert_eq!(players[mover].command(&command).await.expect("the same answer as before"), seq);
    assert_eq!(
        players[1 - mover].command(&command).await.map_err(|problem| problem.code),
        Err("stale".to_owned())
    );
    let eve = server.guest().await;
    assert_eq!(refusal(eve.command(&state.table, &command).await), (403, "not-seated".to_owned()));
    assert_eq!(players[mover].state.seq, seq);
}

#[tokio::test]
async fn a_client_that_never_reads_is_disconnected() {
    let server = TestServer::set_up(short_timeouts).await;
    let mut players = honest_players(&server).await;
    let id = players[0].state.table.clone();
    let eve = server.guest().await;
    let deaf = TcpSocket::new_v4().expect("a socket");
    deaf.set_recv_buffer_size(4096).expect("a small buffer");
    let address = eve.authority().parse().expect("an address");
    let stream = soon(deaf.connect(address)).await.expect("the server listens");
    let mut socket = raw(&eve, &id, stream).await;
    // It sends requests and reads no answer, until the server times out.
    soon(async { while socket.send(Message::text("what?")).await.is_ok() {} }).await;
    assert!(play_some(&mut players, &mut Dice::quick(3), 20).await, "the game continues");
}
