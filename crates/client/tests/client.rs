//! The client against a server that exists only in memory.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use client::http::{Method, Request, Response, StatusCode, Uri};
use client::tungstenite::Message;
use client::{Backoff, ByteStream, Client, ClientError, ConnectionEvent, TableConnection, Transport};
use futures_util::{SinkExt, StreamExt};
use tokio::io::DuplexStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::WebSocketStream;
use wire::{Command, ServerMessage, TableRequest};

const NO_PAUSE: Backoff = Backoff { first: Duration::ZERO, longest: Duration::ZERO };

/// Answers every request alike, and hands the other ends of sockets to the test.
struct Memory {
    answer: (StatusCode, &'static str),
    requests: Mutex<Vec<Request<Vec<u8>>>>,
    sockets: UnboundedSender<(Uri, DuplexStream)>,
}

#[async_trait]
impl Transport for Memory {
    async fn exchange(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, ClientError> {
        self.requests.lock().unwrap().push(request);
        let mut response = Response::new(self.answer.1.as_bytes().to_vec());
        *response.status_mut() = self.answer.0;
        Ok(response)
    }

    async fn connect(&self, uri: &Uri) -> Result<Box<dyn ByteStream>, ClientError> {
        let (near, far) = tokio::io::duplex(64 * 1024);
        self.sockets.send((uri.clone(), far)).map_err(|error| ClientError::Unreachable(error.to_string()))?;
        Ok(Box::new(near))
    }
}

fn client(status: u16, body: &'static str) -> (Client, Arc<Memory>, UnboundedReceiver<(Uri, DuplexStream)>) {
    let (sockets, accepted) = unbounded_channel();
    let answer = (StatusCode::from_u16(status).unwrap(), body);
    let memory = Arc::new(Memory { answer, requests: Mutex::default(), sockets });
    (Client::with_transport("http://table", memory.clone()), memory, accepted)
}

#[tokio::test]
async fn a_refusal_carries_its_status_and_problem() {
    let (client, _, _) = client(403, r#"{"code":"no-hint","message":"not here"}"#);
    let ClientError::Refused { status, problem } = client.hint("t").await.unwrap_err() else { panic!() };
    assert_eq!((status, problem.code.as_str()), (403, "no-hint"));
}

#[tokio::test]
async fn an_error_that_is_not_a_problem_is_a_bad_answer() {
    let (client, _, _) = client(502, "<html>");
    let error = client.lobby().await.unwrap_err();
    assert!(matches!(&error, ClientError::BadAnswer { status: 502, .. }), "{error}");
    assert_eq!(error.into_problem().code, "unknown");
}

#[tokio::test]
async fn requests_carry_the_token_and_the_body() {
    let (client, memory, _) = client(200, "{}");
    client.with_token("secret").request(Method::PUT, "/api/x").json(&[1]).send().await.unwrap();
    let requests = memory.requests.lock().unwrap();
    assert_eq!(requests[0].uri(), "http://table/api/x");
    assert_eq!(requests[0].headers()["authorization"], "Bearer secret");
    assert_eq!(requests[0].headers()["content-type"], "application/json");
    assert_eq!(requests[0].body(), b"[1]");
}

async fn accept(stream: DuplexStream) -> WebSocketStream<DuplexStream> {
    tokio_tungstenite::accept_async(stream).await.unwrap()
}

async fn tell(socket: &mut WebSocketStream<DuplexStream>, message: &ServerMessage) {
    socket.send(Message::text(serde_json::to_string(message).unwrap())).await.unwrap();
}

async fn read(socket: &mut WebSocketStream<DuplexStream>) -> Command {
    serde_json::from_str(socket.next().await.unwrap().unwrap().to_text().unwrap()).unwrap()
}

fn command(key: &str) -> Command {
    Command { idempotency_key: key.to_owned(), request: TableRequest::Resign }
}

#[tokio::test]
async fn a_reconnected_socket_repeats_commands_that_were_not_answered() {
    let (client, _, mut accepted) = client(200, "");
    let mut connection = TableConnection::new(client, "t".to_owned(), Some(7), NO_PAUSE);
    connection.send(command("first")).await;
    connection.send(command("second")).await;

    let server = async {
        let (uri, stream) = accepted.recv().await.unwrap();
        assert_eq!(uri.to_string(), "ws://table/api/tables/t/socket?since=7");
        let mut socket = accept(stream).await;
        assert_eq!(read(&mut socket).await, command("first"));
        assert_eq!(read(&mut socket).await, command("second"));
        tell(&mut socket, &ServerMessage::Done { idempotency_key: "first".to_owned(), seq: 8 }).await;
        tell(&mut socket, &ServerMessage::Goodbye).await;
        let (_, stream) = accepted.recv().await.unwrap();
        let mut socket = accept(stream).await;
        assert_eq!(read(&mut socket).await, command("second"));
        socket
    };
    let player = async {
        assert_eq!(connection.next().await, ConnectionEvent::Opened);
        let done = ServerMessage::Done { idempotency_key: "first".to_owned(), seq: 8 };
        assert_eq!(connection.next().await, ConnectionEvent::Message(done));
        assert_eq!(connection.next().await, ConnectionEvent::Lost);
        assert_eq!(connection.next().await, ConnectionEvent::Opened);
    };
    tokio::join!(server, player);
}

#[tokio::test]
async fn unknown_messages_are_skipped() {
    let (client, _, mut accepted) = client(200, "");
    let mut connection = TableConnection::new(client, "t".to_owned(), None, NO_PAUSE);
    let server = async {
        let mut socket = accept(accepted.recv().await.unwrap().1).await;
        socket.send(Message::text(r#"{"type":"from-the-future"}"#)).await.unwrap();
        tell(&mut socket, &ServerMessage::Presence { seats: Vec::new(), spectators: 1, absent: Vec::new() })
            .await;
        socket
    };
    let player = async {
        assert_eq!(connection.next().await, ConnectionEvent::Opened);
        let presence = ServerMessage::Presence { seats: Vec::new(), spectators: 1, absent: Vec::new() };
        assert_eq!(connection.next().await, ConnectionEvent::Message(presence));
    };
    tokio::join!(server, player);
}
