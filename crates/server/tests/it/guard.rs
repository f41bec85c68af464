//! Origins, rate limits, security headers and metrics.

use client::Response;
use client::http::{HeaderMap, HeaderName, HeaderValue, Method};
use server::{Limits, Networks, Settings};
use wire::TableRequest;

use crate::support::client::{TestClient, against_bot, refusal, table_for};
use crate::support::server::{PASSWORD, TestServer};
use crate::support::socket::Socket;
use crate::support::soon;

/// Applies the limits to this machine too, on which the tests run.
fn no_exemptions(settings: &mut Settings) {
    settings.limits.unlimited = Networks::default();
}

fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
    let line = |(name, value): &(&'static str, &str)| {
        (HeaderName::from_static(name), HeaderValue::from_str(value).expect("a header"))
    };
    lines.iter().map(line).collect()
}

async fn post(who: &TestClient, path: &str, lines: &[(&'static str, &str)]) -> (u16, String) {
    match who.post_with(path, headers(lines)).await {
        Ok(()) => (200, String::new()),
        refused => refusal(refused),
    }
}

fn foreign_origin() -> (u16, String) {
    (403, "foreign-origin".to_owned())
}

fn accepted() -> (u16, String) {
    (200, String::new())
}

#[tokio::test]
async fn a_cookie_without_an_origin_is_refused() {
    let server = TestServer::open().await;
    let ann = server.guest().await;
    let cookie = format!("marchstone={}", ann.token.as_deref().expect("a token"));
    let browser = server.nobody();
    let own = format!("http://{}", ann.authority());
    let path = "/api/session/guest";
    assert_eq!(post(&browser, path, &[("cookie", &cookie)]).await, foreign_origin());
    assert_eq!(post(&browser, path, &[("cookie", &cookie), ("origin", "null")]).await, foreign_origin());
    assert_eq!(post(&browser, path, &[("cookie", &cookie), ("origin", &own)]).await, accepted());
    // A program sends no cookie, or a bearer token with it.
    assert_eq!(post(&browser, path, &[]).await, accepted());
    assert_eq!(post(&ann, path, &[("cookie", &cookie)]).await, accepted());
}

#[tokio::test]
async fn with_a_public_url_only_its_origin_is_accepted() {
    let server = TestServer::set_up(|settings| {
        settings.public_url = Some("https://Table.example:443/".parse().expect("a public URL"));
    })
    .await;
    let ann = server.guest().await;
    let id = ann.make(&against_bot("bergues")).await;
    let path = "/api/session/guest";
    // The `Host` header may be that of a proxy: only `Origin` counts.
    let own = "https://table.example";
    assert_eq!(post(&ann, path, &[("origin", own)]).await, accepted());
    assert!(Socket::open_from(&ann, &id, None, Some(own)).await.is_ok());
    for other in
        ["http://table.example", "https://table.example:8443", &format!("http://{}", ann.authority())]
    {
        assert_eq!(post(&ann, path, &[("origin", other)]).await, foreign_origin(), "{other}");
        assert_eq!(Socket::open_from(&ann, &id, None, Some(other)).await.err(), Some(403), "{other}");
        let said = [("origin", other), ("x-forwarded-host", "table.example")];
        assert_eq!(
            post(&ann, path, &said).await,
            foreign_origin(),
            "forwarding headers of the client are ignored"
        );
    }
}

async fn get(who: &TestClient, path: &str) -> Response {
    soon(who.request(Method::GET, path).send()).await.expect("the server answers")
}

#[tokio::test]
async fn responses_have_security_headers() {
    let server = TestServer::open().await;
    let nobody = server.nobody();
    for path in ["/", "/api/server", "/api/docs", "/api/nothing"] {
        let response = get(&nobody, path).await;
        let header = |name: &str| response.headers().get(name).map(|value| value.to_str().expect("a text"));
        let policy = header("content-security-policy").expect("a policy");
        let scripts = policy.split(';').find(|part| part.trim().starts_with("script-src")).expect("scripts");
        assert_eq!(scripts.trim(), "script-src 'self'");
        assert!(
            policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert_eq!(header("x-content-type-options"), Some("nosniff"));
        assert_eq!(header("x-frame-options"), Some("DENY"));
        assert_eq!(header("referrer-policy"), Some("same-origin"));
        assert_eq!(header("cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(header("cross-origin-resource-policy"), Some("same-origin"));
        assert!(header("permissions-policy").is_some());
        assert_eq!(header("strict-transport-security"), None, "HSTS only over HTTPS");
    }
}

#[tokio::test]
async fn clients_of_another_protocol_are_refused_and_told_so() {
    let server = TestServer::open().await;
    let ann = server.guest().await;
    let id = ann.make(&table_for(2, "bergues")).await;
    let path = "/api/session/guest";
    let same = wire::PROTOCOL.to_string();
    assert_eq!(post(&ann, path, &[("marchstone-protocol", &same)]).await, accepted());
    assert_eq!(post(&ann, path, &[]).await, accepted(), "programs need not name one");
    for other in ["0", "4000000000", "newest", ""] {
        let refused = post(&ann, path, &[("marchstone-protocol", other)]).await;
        assert_eq!(refused, (409, "other-protocol".to_owned()), "{other}");
    }
    for (named, status) in [("protocol=0", 409), (&*format!("since=0&protocol={same}"), 422)] {
        // Without the headers of an upgrade the right version gets as far as that.
        let response = get(&ann, &format!("/api/tables/{id}/socket?{named}")).await;
        assert_eq!(response.status(), status, "{named}");
    }
}

#[tokio::test]
async fn over_https_cookies_are_bound_to_the_host() {
    let server = TestServer::set_up(|settings| {
        settings.public_url = Some("https://table.example".parse().expect("a public URL"));
    })
    .await;
    let nobody = server.nobody();
    let response = soon(nobody.request(Method::POST, "/api/session/guest").send()).await.expect("an answer");
    let cookie = response.headers()["set-cookie"].to_str().expect("a text").to_owned();
    assert!(cookie.starts_with("__Host-marchstone=") && cookie.ends_with("; Secure"), "{cookie}");
    assert!(cookie.contains("; Path=/;") && !cookie.contains("Domain"), "{cookie}");
    assert_eq!(response.headers()["strict-transport-security"], "max-age=31536000");
    let value = cookie.split(';').next().expect("a value");
    let with = |cookie: String| nobody.request(Method::GET, "/api/me").header("cookie", cookie);
    assert_eq!(soon(with(value.to_owned()).send()).await.expect("an answer").status(), 200);
    // Another host of the same domain could set a cookie without the prefix.
    let plain = value.trim_start_matches("__Host-").to_owned();
    assert_eq!(soon(with(plain).send()).await.expect("an answer").status(), 401);
}

#[tokio::test]
async fn too_many_sign_ins_are_refused_with_a_waiting_time() {
    let server = TestServer::set_up(|settings| {
        no_exemptions(settings);
        settings.limits.sign_ins_per_minute = 3;
        settings.limits.trusted_proxies = "127.0.0.1".parse().expect("an address");
    })
    .await;
    let nobody = server.nobody();
    let from = |address: &'static str| {
        nobody.request(Method::POST, "/api/session/guest").header("x-forwarded-for", address)
    };
    for _ in 0..3 {
        assert_eq!(soon(from("192.0.2.1").send()).await.expect("an answer").status(), 200);
    }
    // Addresses that the client wrote itself come before the one the proxy adds.
    let response = soon(from("198.51.100.9, 192.0.2.1").send()).await.expect("an answer");
    assert_eq!(response.status(), 429);
    let wait: u32 = response.headers()["retry-after"].to_str().expect("a text").parse().expect("a number");
    assert!((1..=21).contains(&wait), "{wait}");
    let problem: wire::Problem = serde_json::from_slice(response.body()).expect("a problem");
    assert_eq!(problem.code, "too-fast");
    // Other addresses are not affected; IPv6 addresses of one network count as one.
    assert_eq!(soon(from("192.0.2.2").send()).await.expect("an answer").status(), 200);
    for (address, status) in [
        ("2001:db8::1", 200),
        ("2001:db8::2", 200),
        ("2001:db8::3", 200),
        ("2001:db8::4", 429),
        ("2001:db8:0:1::1", 200),
    ] {
        assert_eq!(soon(from(address).send()).await.expect("an answer").status(), status, "{address}");
    }
}

#[tokio::test]
async fn forwarding_headers_of_unknown_proxies_are_ignored() {
    let server = TestServer::set_up(|settings| {
        no_exemptions(settings);
        settings.limits.sign_ins_per_minute = 2;
    })
    .await;
    let nobody = server.nobody();
    let mut answers = Vec::new();
    for address in ["192.0.2.1", "192.0.2.2", "192.0.2.3"] {
        let asked = nobody.request(Method::POST, "/api/session/guest").header("x-forwarded-for", address);
        answers.push(soon(asked.send()).await.expect("an answer").status().as_u16());
    }
    assert_eq!(answers, [200, 200, 429]);
}

#[tokio::test]
async fn http_and_socket_share_one_rate_limit() {
    let server = TestServer::set_up(|settings| {
        settings.limits.requests_per_minute = 80;
        settings.limits.trusted_proxies = "127.0.0.1".parse().expect("an address");
        settings.limits.unlimited = Networks::default();
    })
    .await;
    let ann = server.guest().await;
    let id = ann.make(&against_bot("bergues")).await;
    let mut socket = ann.socket(&id).await;
    let mut message = Vec::new();
    for _ in 0..25 {
        message.push(socket.refusal(TableRequest::Sit { seat: None }).await);
    }
    assert_eq!(message[0], "already-seated");
    let limited = message.iter().filter(|code| *code == "too-fast").count();
    assert!((1..25).contains(&limited), "{message:?}");
    let refused = ann.get::<wire::Me>("/api/me").await;
    assert_eq!(refusal(refused), (429, "too-fast".to_owned()));
}

#[tokio::test]
async fn password_attempts_are_limited_without_locking_the_owner_out() {
    let server = TestServer::set_up(|settings| {
        settings.limits.trusted_proxies = "127.0.0.1".parse().expect("an address");
        settings.limits.sign_ins_per_minute = 0;
    })
    .await;
    server.account("Ann").await;
    let nobody = server.nobody();
    let try_in = |password: &str, from: &'static str| {
        let body = serde_json::json!({ "name": "ANN", "password": password });
        let request =
            nobody.request(Method::POST, "/api/session").header("x-forwarded-for", from).json(&body);
        async move { soon(request.send()).await.expect("an answer").status().as_u16() }
    };
    // Attempts are allowed again with time, so a slow machine needs more guesses until one is refused.
    let mut guesses = 0;
    while guesses < 60 && try_in(&format!("guess number {guesses}"), "192.0.2.1").await == 401 {
        guesses += 1;
    }
    assert!((10..60).contains(&guesses), "{guesses} guesses");
    assert_eq!(try_in(PASSWORD, "192.0.2.1").await, 429, "even the right password is refused");
    assert_eq!(try_in(PASSWORD, "192.0.2.2").await, 200, "Ann herself is elsewhere");
}

#[tokio::test]
async fn other_spellings_of_a_name_share_its_limit_of_password_attempts() {
    let server = TestServer::set_up(|settings| {
        settings.limits.trusted_proxies = "127.0.0.1".parse().expect("an address");
        settings.limits.sign_ins_per_minute = 0;
    })
    .await;
    server.account("Ann").await;
    let nobody = server.nobody();
    let (mut guesses, mut refused) = (0, 0);
    // Attempts are allowed again with time, so a slow machine needs more guesses until ten are refused.
    while refused < 10 && guesses < 600 {
        let name = format!("{}Ａnn{}", " ".repeat(guesses % 60), "\u{a0}".repeat(guesses / 60));
        let body = serde_json::json!({ "name": name, "password": "a guess of the password" });
        let from = format!("192.0.{}.{}", guesses / 250, guesses % 250);
        guesses += 1;
        let request =
            nobody.request(Method::POST, "/api/session").header("x-forwarded-for", &from).json(&body);
        let status = soon(request.send()).await.expect("an answer").status().as_u16();
        refused += usize::from(status == 429);
    }
    assert_eq!(refused, 10, "of {guesses} guesses from as many addresses");
}

#[tokio::test]
async fn tables_and_sockets_per_person_are_limited() {
    let server = TestServer::set_up(|settings| {
        settings.limits = Limits { sockets_per_person: 2, tables_per_person: 2, ..Limits::default() };
    })
    .await;
    let ann = server.guest().await;
    let new = against_bot("bergues");
    let id = ann.make(&new).await;
    ann.make(&new).await;
    assert_eq!(
        refusal(ann.post::<wire::TableCreated>("/api/tables", &new).await),
        (429, "too-many".to_owned())
    );
    let (one, _two) = (ann.socket(&id).await, ann.socket(&id).await);
    assert_eq!(Socket::open(&ann, &id, None).await.err(), Some(429));
    let ben = server.guest().await;
    assert!(Socket::open(&ben, &id, None).await.is_ok(), "limits are per person");
    one.close().await;
    // The server notices the closed socket soon.
    soon(Box::pin(async { while Socket::open(&ann, &id, None).await.is_err() {} })).await;
}

#[tokio::test]
async fn metrics_need_a_token_or_a_local_client() {
    let server = TestServer::open().await;
    let nobody = server.nobody();
    assert_eq!(get(&nobody, "/metrics").await.status(), 200, "a local client");
    let by_proxy = nobody.request(Method::GET, "/metrics").header("x-forwarded-for", "192.0.2.1");
    assert_eq!(soon(by_proxy.send()).await.expect("an answer").status(), 403);

    let server = TestServer::set_up(|settings| settings.metrics_token = Some("let me see".to_owned())).await;
    assert_eq!(get(&server.nobody(), "/metrics").await.status(), 403);
    assert_eq!(get(&server.nobody().with_token("let me in"), "/metrics").await.status(), 403);
    assert_eq!(get(&server.nobody().with_token("let me see"), "/metrics").await.status(), 200);
}

#[tokio::test]
async fn chat_refuses_bidirectional_control_characters() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.deal::<2>(&table_for(2, "bergues")).await;
    let text = "\u{202e}evil\u{2066} א\u{200f}b 👩\u{200d}👧".to_owned();
    sockets[0].submit(TableRequest::Say { text }).await.expect("the message is sent");
    let said = sockets[0].events.last().map(|events| events.kind.clone());
    assert!(matches!(said, Some(wire::EventKind::Said { text, .. }) if text == "evil אb 👩\u{200d}👧"));
    assert_eq!(
        sockets[0].refusal(TableRequest::Say { text: "\u{202e}\u{2069}".to_owned() }).await,
        "bad-chat-message"
    );
}

#[tokio::test]
async fn the_quota_of_non_move_commands_limits_the_log() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.deal::<2>(&table_for(2, "bergues")).await;
    let mute = |on| TableRequest::Mute { seat: "A".to_owned(), on };
    let mut message = Vec::new();
    for round in 0..45 {
        message.push(sockets[1].submit(mute(round % 2 == 0)).await.map_err(|problem| problem.code));
    }
    assert_eq!(
        message.iter().filter(|answer| answer.is_ok()).count(),
        39,
        "and one for taking the seat: {message:?}"
    );
    assert_eq!(message.last(), Some(&Err("too-fast".to_owned())));
    server.time.advance(std::time::Duration::from_mins(1));
    sockets[1].submit(mute(true)).await.expect("the quota refills");
}
