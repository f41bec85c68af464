//! Whatever is logged, nothing secret is in it.

mod served;

use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Method};
use serde_json::{Value as Json, json};
use served::Served;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Somebody at the server, who notes everything that nobody else may know.
struct Person {
    http: Client,
    url: String,
    token: String,
    secrets: Vec<String>,
}

const NONCE: &str = "5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed";
const METRICS: &str = "whoever keeps the server knows this";
const SPEECH: &str = "my hand is better than yours";
const PASSWORDS: [&str; 3] = ["correct horse battery", "staple of the north", "a wrong guess of it"];

impl Person {
    async fn ask(&self, method: Method, path: &str, body: Json) -> String {
        let request = self.http.request(method, format!("{}{path}", self.url)).json(&body);
        let request = if self.token.is_empty() { request } else { request.bearer_auth(&self.token) };
        request.send().await.expect("the server answers").text().await.expect("UTF-8")
    }

    async fn json(&self, method: Method, path: &str, body: Json) -> Json {
        serde_json::from_str(&self.ask(method, path, body).await).unwrap_or(Json::Null)
    }

    fn note(&mut self, secret: &Json) -> String {
        let secret = secret.as_str().expect("a text").to_owned();
        self.secrets.push(secret.clone());
        secret
    }

    /// Everything one does with passwords and tokens.
    async fn come(url: &str) -> Person {
        let secrets =
            PASSWORDS.iter().chain(&[NONCE, SPEECH, METRICS]).map(|text| (*text).to_owned()).collect();
        let mut me = Person { http: Client::new(), url: url.to_owned(), token: String::new(), secrets };
        let [first, second, wrong] = PASSWORDS;
        let registration = json!({ "name": "Discreet", "password": first, "program": true });
        let registered = me.json(Method::POST, "/api/account", registration).await;
        me.token = me.note(&registered["token"]);
        me.json(Method::PUT, "/api/account/password", json!({ "old": first, "new": second })).await;
        me.json(Method::POST, "/api/session", json!({ "name": "Discreet", "password": wrong })).await;
        let back =
            me.json(Method::POST, "/api/session", json!({ "name": "Discreet", "password": second })).await;
        me.token = me.note(&back["token"]);
        let more = me.json(Method::POST, "/api/me/tokens", json!({ "label": "a test" })).await;
        me.token = me.note(&more["token"]);
        me
    }

    async fn table(&self, game: &str) -> String {
        let seats = json!([{ "type": "me" }, { "type": "bot", "level": "lamb" }]);
        let made = self.json(Method::POST, "/api/tables", json!({ "game": game, "seats": seats })).await;
        made["id"].as_str().expect("a table").to_owned()
    }

    /// What to do at a table that looks like this; nothing if it is over or somebody else's turn.
    fn next(&mut self, state: &Json) -> Option<Json> {
        if let Some(view) = state["view"].as_str() {
            // The whole position, and each part of it that is long enough to mean something.
            self.secrets.extend(view.split(' ').filter(|part| part.len() > 11).map(str::to_owned));
        }
        let at = state["at"].as_u64().expect("a number");
        if state["status"] == "waiting" {
            return Some(json!({ "idempotency_key": "ready", "type": "ready", "nonce": NONCE }));
        }
        let moves = state["moves"].as_array().expect("a list");
        let action = &moves.get(at as usize % moves.len().max(1))?["action"];
        if action.as_str().is_some_and(|action| action.contains('@')) {
            self.note(action);
        }
        Some(json!({ "idempotency_key": at.to_string(), "type": "act", "at": at, "actions": [action] }))
    }

    async fn play_over_http(&mut self, table: &str) {
        loop {
            let state = self.json(Method::GET, &format!("/api/tables/{table}"), Json::Null).await;
            if state["status"] == "over" {
                return;
            }
            if let Some(command) = self.next(&state) {
                self.json(Method::POST, &format!("/api/tables/{table}/commands"), command).await;
            }
        }
    }

    async fn play_over_the_socket(&mut self, table: &str) {
        let address = format!("{}/api/tables/{table}/socket", self.url.replace("http://", "ws://"));
        let mut request = address.into_client_request().expect("an address");
        let bearer = format!("Bearer {}", self.token).parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        let (mut socket, _) = connect_async(request).await.expect("the server answers");
        send(&mut socket, &json!({ "idempotency_key": "talk", "type": "say", "text": SPEECH })).await;
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            let told: Json = serde_json::from_str(&text).expect("JSON");
            if told["type"] != "update" {
                continue;
            }
            if told["state"]["status"] == "over" {
                return;
            }
            if let Some(command) = self.next(&told["state"]) {
                send(&mut socket, &command).await;
            }
        }
    }

    async fn note_record(&mut self, table: &str) {
        let record = self.ask(Method::GET, &format!("/api/tables/{table}/record"), Json::Null).await;
        for key in ["Secret", "Seed"] {
            let (_, rest) = record.split_once(&format!("[{key} \"")).expect("the header is there");
            self.secrets.push(rest[..64].to_owned());
        }
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn send(socket: &mut Socket, command: &Json) {
    socket.send(Message::text(command.to_string())).await.expect("the server listens");
}

/// Two whole games, one over HTTP and one over the socket, and then the log.
async fn whispers(arguments: &[&str]) -> (Vec<String>, String) {
    let served = Served::start(arguments);
    let mut me = Person::come(&served.url).await;
    let first = me.table("bergues").await;
    me.play_over_http(&first).await;
    me.note_record(&first).await;
    let second = me.table("schotten-totten").await;
    me.play_over_the_socket(&second).await;
    me.note_record(&second).await;
    me.ask(Method::GET, "/api/me/export", Json::Null).await;
    let watched = me.http.get(format!("{}/metrics", me.url)).bearer_auth(METRICS).send().await;
    assert_eq!(watched.expect("the server answers").status(), 200);
    me.ask(Method::DELETE, "/api/me", Json::Null).await;
    (me.secrets, served.stop().1)
}

#[tokio::test]
async fn nothing_secret_is_ever_logged() {
    for json in ["false", "true"] {
        let arguments = ["--log", "trace", "--log-json", json, "--metrics-token", METRICS];
        let (mut secrets, log) = whispers(&arguments).await;
        // It was as talkative as it can be.
        assert!(log.contains("listening") && log.contains("DEBUG") && log.contains("INSERT INTO"), "{log}");
        secrets.push("$argon2".to_owned());
        secrets.sort_unstable();
        secrets.dedup();
        assert!(secrets.len() > 100, "too little was noted: {secrets:?}");
        for secret in secrets {
            assert!(!log.contains(&secret), "the log tells {secret:?}");
        }
    }
}
