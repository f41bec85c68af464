//! Clients behind a trusted proxy: each counts under its own address.

use client::http::Method;
use server::{Networks, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::support::client::{TestClient, against_bot};
use crate::support::server::TestServer;
use crate::support::soon;

/// This machine is a proxy, and a client behind it may have three connections.
fn behind_a_proxy(settings: &mut Settings) {
    settings.limits.unlimited = Networks::default();
    settings.limits.trusted_proxies = "127.0.0.1".parse().expect("an address");
    settings.limits.connections_per_address = 3;
}

/// The status of a request that the proxy forwards for a client.
async fn status(nobody: &TestClient, from: &str) -> u16 {
    let request = nobody.request(Method::GET, "/api/server").header("x-forwarded-for", from);
    soon(request.send()).await.expect("an answer").status().as_u16()
}

/// Waits until the server has noticed that connections of this client are closed.
async fn until_admitted(nobody: &TestClient, from: &str) {
    soon(async { while status(nobody, from).await != 200 {} }).await;
}

#[tokio::test]
async fn unfinished_requests_count_against_the_forwarded_address() {
    let server = TestServer::set_up(behind_a_proxy).await;
    let nobody = server.nobody();
    let mut slow = Vec::new();
    for _ in 0..3 {
        let mut stream = soon(TcpStream::connect(nobody.authority())).await.expect("the server listens");
        let head = "POST /api/account HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Length: 9000\r\n\
                    Content-Type: application/json\r\nExpect: 100-continue\r\n\r\n";
        stream.write_all(head.as_bytes()).await.expect("the bytes are sent");
        let mut answer = [0; 12];
        soon(stream.read_exact(&mut answer)).await.expect("an answer");
        assert_eq!(&answer, b"HTTP/1.1 100");
        slow.push(stream);
    }
    assert_eq!(status(&nobody, "192.0.2.1").await, 429);
    assert_eq!(status(&nobody, "192.0.2.2").await, 200, "other clients of the proxy are not affected");
    slow.clear();
    until_admitted(&nobody, "192.0.2.1").await;
}

#[tokio::test]
async fn responses_that_are_not_read_count_against_the_forwarded_address() {
    let server = TestServer::set_up(behind_a_proxy).await;
    let (ann, nobody) = (server.guest().await, server.nobody());
    let mut unread = Vec::new();
    for _ in 0..3 {
        unread.push(server.unread_with(&ann, "/api/lobby", &[("x-forwarded-for", "192.0.2.1")]).await);
        assert_eq!(unread.last().map(|response| response.status().as_u16()), Some(200));
    }
    assert_eq!(status(&nobody, "192.0.2.1").await, 429);
    unread.clear();
    assert_eq!(status(&nobody, "192.0.2.1").await, 200);
}

#[tokio::test]
async fn sockets_count_against_the_forwarded_address() {
    let server = TestServer::set_up(behind_a_proxy).await;
    let (ann, nobody) = (server.guest().await, server.nobody());
    let id = ann.make(&against_bot("bergues")).await;
    let open = async |from: &str| {
        let stream = soon(TcpStream::connect(nobody.authority())).await.expect("the server listens");
        let address = format!("ws://{}/api/tables/{id}/socket", nobody.authority());
        let mut request = address.into_client_request().expect("an address");
        request.headers_mut().insert("x-forwarded-for", from.parse().expect("a header"));
        match soon(client_async(request, stream)).await {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(refused)) => Err(refused.status().as_u16()),
            Err(error) => panic!("an answer is expected: {error}"),
        }
    };
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(open("192.0.2.1").await.expect("the socket opens"));
    }
    assert_eq!(open("192.0.2.1").await.err(), Some(429));
    assert_eq!(status(&nobody, "192.0.2.1").await, 429, "sockets and requests count together");
    assert!(open("192.0.2.2").await.is_ok());
    sockets.clear();
    until_admitted(&nobody, "192.0.2.1").await;
}

#[tokio::test]
async fn a_proxy_without_forwarding_headers_is_limited() {
    let server = TestServer::set_up(|settings| {
        settings.limits.trusted_proxies = "127.0.0.1".parse().expect("an address");
        settings.limits.sign_ins_per_minute = 2;
    })
    .await;
    assert_eq!(guests(&server.nobody(), None).await, [200, 200, 429]);
}

#[tokio::test]
async fn an_unknown_proxy_on_this_machine_is_limited() {
    let server = TestServer::set_up(|settings| settings.limits.sign_ins_per_minute = 2).await;
    let nobody = server.nobody();
    assert_eq!(guests(&nobody, Some("192.0.2.1")).await, [200, 200, 429]);
    assert_eq!(guests(&nobody, None).await, [200; 3], "programs on this machine are not limited");
}

/// The answers to three requests for a guest.
async fn guests(nobody: &TestClient, forwarded_for: Option<&'static str>) -> Vec<u16> {
    let mut answers = Vec::new();
    for _ in 0..3 {
        let mut request = nobody.request(Method::POST, "/api/session/guest");
        if let Some(address) = forwarded_for {
            request = request.header("x-forwarded-for", address);
        }
        answers.push(soon(request.send()).await.expect("an answer").status().as_u16());
    }
    answers
}
