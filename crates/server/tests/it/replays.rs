//! Requests that replay logs: how many of them one client may have at the same time.

use axum::http::StatusCode;
use server::Networks;
use wire::TableRequest;

use crate::support::server::TestServer;

/// What replays a log, of a finished table.
async fn paths(server: &TestServer) -> Vec<String> {
    let (_, mut sockets) = server.two_players().await;
    sockets[0].submit(TableRequest::Resign).await.expect("the game can be resigned");
    let table = &sockets[0].state.table;
    ["events", "record", "replay"].map(|what| format!("/api/tables/{table}/{what}")).into()
}

#[tokio::test]
async fn replays_of_one_person_are_limited_until_they_are_sent() {
    let server = TestServer::open().await;
    let [ann, ben] = server.guests().await;
    for path in paths(&server).await {
        let mut unread = Vec::new();
        for _ in 0..4 {
            let answer = server.unread(&ann, &path).await;
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
            unread.push(answer);
        }
        let refused = server.unread(&ann, &path).await;
        assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS, "{path}");
        assert_eq!(refused.headers()["retry-after"], "1");
        assert_eq!(server.unread(&ben, &path).await.status(), StatusCode::OK, "another person");
        unread.pop();
        assert_eq!(server.unread(&ann, &path).await.status(), StatusCode::OK, "one was sent");
    }
}

#[tokio::test]
async fn replays_of_one_network_are_limited_until_they_are_sent() {
    let server = TestServer::set_up(|settings| {
        settings.limits.unlimited = Networks::default();
        settings.limits.trusted_proxies = "127.0.0.1".parse().expect("an address");
    })
    .await;
    let guests = server.guests::<9>().await;
    for path in paths(&server).await {
        let mut unread = Vec::new();
        for guest in &guests[..8] {
            for _ in 0..4 {
                let answer = server.unread_with(guest, &path, &[("x-forwarded-for", "192.0.2.1")]).await;
                assert_eq!(answer.status(), StatusCode::OK, "{path}");
                unread.push(answer);
            }
        }
        let status = async |address: &str| {
            server.unread_with(&guests[8], &path, &[("x-forwarded-for", address)]).await.status()
        };
        assert_eq!(status("192.0.2.1").await, StatusCode::TOO_MANY_REQUESTS, "{path}");
        assert_eq!(status("192.0.2.2").await, StatusCode::OK, "another network");
        unread.pop();
        assert_eq!(status("192.0.2.1").await, StatusCode::OK, "one was sent");
    }
}
