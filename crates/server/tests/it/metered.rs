//! What clients can send without limit would be an attack: socket messages of every kind, and paths outside the API.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use client::http::Method;
use futures_util::{SinkExt, StreamExt};
use server::Networks;
use server::store::{Lifecycle, StoreError, Stores};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::support::client::{against_bot, refusal, table_for};
use crate::support::database::Database;
use crate::support::server::TestServer;
use crate::support::soon;
use wire::TableRequest;

/// Sends a message again and again until the server closes the socket; the close code.
async fn flood(message: Message) -> Option<CloseCode> {
    let server = TestServer::set_up(|settings| {
        settings.limits.unlimited = Networks::default();
        settings.limits.requests_per_minute = 80;
    })
    .await;
    let ann = server.guest().await;
    let id = ann.make(&against_bot("bergues")).await;
    let address = format!("ws://{}/api/tables/{id}/socket", ann.authority());
    let mut request = address.into_client_request().expect("an address");
    let bearer = format!("Bearer {}", ann.token.as_deref().expect("a token"));
    request.headers_mut().insert("authorization", bearer.parse().expect("a header"));
    let stream = soon(TcpStream::connect(ann.authority())).await.expect("the server listens");
    let (mut sink, mut answers) =
        soon(client_async(request, stream)).await.expect("the socket opens").0.split();
    let flooding = tokio::spawn(async move { while sink.send(message.clone()).await.is_ok() {} });
    let closed = soon(async {
        while let Some(Ok(answer)) = answers.next().await {
            if let Message::Close(frame) = answer {
                return frame.map(|frame| frame.code);
            }
        }
        None
    });
    let code = closed.await;
    flooding.abort();
    code
}

#[tokio::test]
async fn a_flood_of_binary_messages_closes_the_socket() {
    assert_eq!(flood(Message::binary(vec![0, 1, 2])).await, Some(CloseCode::Policy));
}

#[tokio::test]
async fn a_flood_of_pings_closes_the_socket() {
    assert_eq!(flood(Message::Ping(Bytes::from_static(b"?"))).await, Some(CloseCode::Policy));
}

#[tokio::test]
async fn a_flood_of_pongs_closes_the_socket() {
    assert_eq!(flood(Message::Pong(Bytes::new())).await, Some(CloseCode::Policy));
}

#[tokio::test]
async fn a_flood_of_unreadable_messages_closes_the_socket() {
    assert_eq!(flood(Message::text("what?")).await, Some(CloseCode::Policy));
}

#[tokio::test]
async fn a_flood_of_commands_closes_the_socket() {
    let command = r#"{"idempotency_key":"x","type":"sit"}"#;
    assert_eq!(flood(Message::text(command)).await, Some(CloseCode::Policy));
}

#[tokio::test]
async fn socket_messages_of_all_guests_of_an_address_are_limited_together() {
    let server = TestServer::set_up(|settings| {
        settings.limits.unlimited = Networks::default();
        settings.limits.requests_per_minute = 80;
    })
    .await;
    let host = server.guest().await;
    let id = host.make(&table_for(2, "bergues")).await;
    let mut refused = 0;
    for _ in 0..8 {
        let mut socket = server.guest().await.socket(&id).await;
        for _ in 0..17 {
            let answer = socket.refusal(TableRequest::Resign).await;
            refused += usize::from(answer == "too-fast");
        }
    }
    assert!(refused > 0, "each guest has sent fewer messages than its own limit");
}

#[tokio::test]
async fn paths_outside_the_api_are_limited_for_each_address() {
    let server = TestServer::set_up(|settings| {
        settings.limits.unlimited = Networks::default();
        settings.limits.trusted_proxies = "127.0.0.1".parse().expect("an address");
        settings.limits.requests_per_minute = 16;
    })
    .await;
    let nobody = server.nobody();
    let mut refused = Vec::new();
    for (number, path) in ["/", "/assets/none.js", "/healthz", "/readyz", "/metrics"].into_iter().enumerate()
    {
        let mut status = 0;
        for _ in 0..100 {
            let request = nobody.request(Method::GET, path);
            let request = request.header("x-forwarded-for", format!("192.0.2.{number}"));
            status = soon(request.send()).await.expect("an answer").status().as_u16();
            if status == 429 {
                break;
            }
        }
        refused.push((path, status));
    }
    assert!(refused.iter().all(|(_, status)| *status == 429), "{refused:?}");
}

/// Counts how often the database is asked whether it answers.
struct CountedPings(Arc<dyn Lifecycle>, Arc<AtomicUsize>);

#[async_trait]
impl Lifecycle for CountedPings {
    async fn ping(&self) -> Result<(), StoreError> {
        self.1.fetch_add(1, Ordering::Relaxed);
        self.0.ping().await
    }

    async fn close(&self) {
        self.0.close().await;
    }
}

#[tokio::test]
async fn readiness_is_checked_once_a_second() {
    let database = Database::sqlite();
    let stores = database.stores().await;
    let pings = Arc::new(AtomicUsize::new(0));
    let lifecycle = Arc::new(CountedPings(Arc::clone(&stores.lifecycle), Arc::clone(&pings)));
    let server = TestServer::with(database, Stores { lifecycle, ..stores }, |_| {}).await;
    let nobody = server.nobody();
    for second in 1..=3 {
        for _ in 0..20 {
            assert_eq!(nobody.text("/readyz").await.expect("the server is ready"), "ready\n");
        }
        assert_eq!(pings.load(Ordering::Relaxed), second);
        server.time.advance(Duration::from_secs(1));
    }
}

#[tokio::test]
async fn the_documents_of_the_api_are_compressed_once() {
    let server = TestServer::open().await;
    let ann = server.guest().await;
    for path in ["/api/openapi.json", "/api/docs"] {
        for (accepted, coding) in [("gzip, br", Some("gzip")), ("identity", None)] {
            let mut bodies = Vec::new();
            for _ in 0..2 {
                let answer = server.unread_with(&ann, path, &[("accept-encoding", accepted)]).await;
                let found = answer.headers().get("content-encoding").and_then(|coding| coding.to_str().ok());
                assert_eq!(
                    (found, &answer.headers()["vary"]),
                    (coding, &"accept-encoding".parse().expect("a header"))
                );
                bodies.push(axum::body::to_bytes(answer.into_body(), 1 << 20).await.expect("a body"));
            }
            assert_eq!(bodies[0].as_ptr(), bodies[1].as_ptr(), "{path}: both are the same bytes in memory");
        }
    }
}

#[tokio::test]
async fn taking_a_seat_counts_against_the_limit_of_tables() {
    let server = TestServer::set_up(|settings| settings.limits.tables_per_person = 2).await;
    let [ann, ben, cat] = server.guests().await;
    let sit = || TableRequest::Sit { seat: None };
    ann.make(&against_bot("bergues")).await;
    let first = ben.make(&table_for(2, "bergues")).await;
    let second = ben.make(&table_for(2, "bergues")).await;
    ann.submit(&first, sit()).await.expect("this is the second table");
    assert_eq!(refusal(ann.submit(&second, sit()).await), (429, "too-many".to_owned()));
    assert_eq!(ann.socket(&second).await.refusal(sit()).await, "too-many");
    ann.submit(&first, TableRequest::Leave).await.expect("the game has not begun");
    ann.submit(&second, sit()).await.expect("there is room again");
    cat.submit(&first, sit()).await.expect("the limit is for each person");
}

#[tokio::test]
async fn a_rematch_counts_against_the_limit_of_tables_of_every_player() {
    let server = TestServer::set_up(|settings| settings.limits.tables_per_person = 1).await;
    let ([ann, ben], mut sockets) = server.two_players().await;
    let id = sockets[0].state.table.clone();
    sockets[0].submit(TableRequest::Resign).await.expect("the game can be resigned");
    let too_many = || (429, "too-many".to_owned());
    let other = ann.make(&table_for(2, "bergues")).await;
    assert_eq!(refusal(ann.submit(&id, TableRequest::Rematch).await), too_many());
    ben.submit(&id, TableRequest::Rematch).await.expect("the opponent has no table");
    assert_eq!(refusal(ann.submit(&id, TableRequest::Rematch).await), too_many());
    ann.submit(&other, TableRequest::Leave).await.expect("the game has not begun");
    // The opponent agreed when there was room, and has none now.
    let other = ben.make(&table_for(2, "bergues")).await;
    assert_eq!(refusal(ann.submit(&id, TableRequest::Rematch).await), too_many());
    assert_eq!(ann.state(&id).await.next_table, None);
    ben.submit(&other, TableRequest::Leave).await.expect("the game has not begun");
    ann.submit(&id, TableRequest::Rematch).await.expect("both have room");
    assert!(ann.state(&id).await.next_table.is_some());
}
