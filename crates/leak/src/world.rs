//! A server with people, and how they ask it: in memory, or over the network.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, header};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use server::store::Store;
use server::{Server, Settings, Time};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, http::HeaderValue};
use tokio_tungstenite::{WebSocketStream, client_async};
use tower::ServiceExt;

use crate::decks::PreparedDealer;
use crate::memory::Memory;

/// When the time of the trial stands still: 2 January 2026.
const NOW: i64 = 1_767_312_000_000;
/// A server that says nothing for so long is broken.
const PATIENCE: Duration = Duration::from_mins(1);
/// How much the bots think: the same in both worlds, whatever the machine does meanwhile.
const ITERATIONS: u32 = 40;
/// Five who can play, and one who watches.
pub(crate) const NAMES: [&str; 6] = ["Ann", "Bob", "Cat", "Dan", "Eve", "Wat"];

/// How a server is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Without a network, and with a store in memory: many pairs in little time.
    Memory,
    /// Over TCP, with a SQLite file: fewer pairs, nothing left out.
    Network,
}

/// Both kinds of connection.
pub(crate) trait Line: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Line for T {}

/// Somebody at the server.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) token: String,
    /// The id of the session, by which it can be ended.
    pub(crate) session: String,
}

/// A server with the same people as any other.
pub struct World {
    server: Server,
    /// Deals the games of its tables.
    pub(crate) dealer: Arc<PreparedDealer>,
    router: Router,
    client: Option<reqwest::Client>,
    pub(crate) people: Vec<Person>,
    /// Every table that was made, in order: the n-th is the n-th in any world.
    pub(crate) tables: Mutex<Vec<String>>,
    _directory: Option<tempfile::TempDir>,
}

/// Why a trial could not go on. It has nothing to do with what is hidden.
#[derive(Debug, thiserror::Error)]
#[error("the trial went wrong: {0}")]
pub struct Broken(pub(crate) String);

pub(crate) fn broken(what: impl std::fmt::Display) -> Broken {
    Broken(what.to_string())
}

impl World {
    /// Opens a server and lets everybody in.
    pub async fn open(way: Way) -> Result<World, Broken> {
        let directory = match way {
            Way::Memory => None,
            Way::Network => {
                let directory = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
                Some(directory.map_err(broken)?)
            }
        };
        let store: Box<dyn Store> = match &directory {
            None => Box::new(Memory::default()),
            Some(directory) => {
                let path = directory.path().join("leak.db");
                server::store::open(&path.to_string_lossy()).await.map_err(broken)?
            }
        };
        let dealer = Arc::new(PreparedDealer::default());
        let server = Server::start_with(settings(), Time::manual(NOW), store, Arc::clone(&dealer) as _)
            .await
            .map_err(broken)?;
        let router = server.router();
        let client = (way == Way::Network).then(reqwest::Client::new);
        let mut world = World {
            server,
            dealer,
            router,
            client,
            people: Vec::new(),
            tables: Mutex::default(),
            _directory: directory,
        };
        for name in NAMES {
            let guest = world.json(Method::POST, "/api/session/guest", None, json!({})).await?;
            let text = |value: &Json| value.as_str().map(str::to_owned).ok_or_else(|| broken("no guest"));
            let (id, token) = (text(&guest["me"]["player"]["id"])?, text(&guest["token"])?);
            let mut person = Person { id, token, session: String::new() };
            world.json(Method::PUT, "/api/account/name", Some(&person), json!({ "name": name })).await?;
            let sessions = world.json(Method::GET, "/api/me/sessions", Some(&person), json!({})).await?;
            person.session = text(&sessions[0]["id"])?;
            world.people.push(person);
        }
        Ok(world)
    }

    /// Ends it.
    pub async fn close(self) {
        self.server.stop().await;
    }

    /// All of an answer that goes over the wire: status, headers but for the date, body.
    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        who: Option<&Person>,
        body: Option<String>,
    ) -> Result<String, Broken> {
        let asked = async {
            match &self.client {
                None => self.ask_in_memory(method, path, who, body).await,
                Some(client) => self.ask_over_the_network(client, method, path, who, body).await,
            }
        };
        tokio::time::timeout(PATIENCE, asked).await.map_err(|_| broken("no answer"))?
    }

    async fn ask_in_memory(
        &self,
        method: Method,
        path: &str,
        who: Option<&Person>,
        body: Option<String>,
    ) -> Result<String, Broken> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "table");
        if let Some(who) = who {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", who.token));
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let request = request.body(body.map_or_else(Body::empty, Body::from)).map_err(broken)?;
        let response = self.router.clone().oneshot(request).await.map_err(broken)?;
        let (head, body) = response.into_parts();
        let body = axum::body::to_bytes(body, usize::MAX).await.map_err(broken)?;
        Ok(written(head.status.as_u16(), &head.headers, &body))
    }

    async fn ask_over_the_network(
        &self,
        client: &reqwest::Client,
        method: Method,
        path: &str,
        who: Option<&Person>,
        body: Option<String>,
    ) -> Result<String, Broken> {
        let mut request = client.request(method, format!("http://{}{path}", self.server.address));
        if let Some(who) = who {
            request = request.bearer_auth(&who.token);
        }
        if let Some(body) = body {
            request = request.header(header::CONTENT_TYPE, "application/json").body(body);
        }
        let response = request.send().await.map_err(broken)?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let body = response.bytes().await.map_err(broken)?;
        Ok(written(status, &headers, &body))
    }

    /// The body of an answer that must succeed.
    pub(crate) async fn json(
        &self,
        method: Method,
        path: &str,
        who: Option<&Person>,
        body: Json,
    ) -> Result<Json, Broken> {
        let answer = self.ask(method, path, who, Some(body.to_string())).await?;
        let (head, body) = answer.split_once("\n\n").unwrap_or((&answer, ""));
        if !head.starts_with("200") {
            return Err(broken(format!("{path}: {answer}")));
        }
        serde_json::from_str(body).map_err(broken)
    }

    /// Opens the socket of a table.
    pub(crate) async fn socket(
        &self,
        table: &str,
        since: Option<u32>,
        who: Option<&Person>,
    ) -> Result<Socket, Broken> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let address = format!("ws://{}/api/tables/{table}/socket{since}", self.server.address);
        let mut request = address.into_client_request().map_err(broken)?;
        if let Some(who) = who {
            let bearer = HeaderValue::from_str(&format!("Bearer {}", who.token)).map_err(broken)?;
            request.headers_mut().insert("Authorization", bearer);
        }
        let line: Box<dyn Line> = match &self.client {
            None => Box::new(self.server.connect()),
            Some(_) => Box::new(tokio::net::TcpStream::connect(self.server.address).await.map_err(broken)?),
        };
        let opened = tokio::time::timeout(PATIENCE, client_async(request, line));
        let (stream, _) = opened.await.map_err(|_| broken("no socket"))?.map_err(broken)?;
        Ok(Socket(stream))
    }
}

fn written(status: u16, headers: &axum::http::HeaderMap, body: &[u8]) -> String {
    let mut lines: Vec<String> = headers
        .iter()
        .filter(|(name, _)| *name != header::DATE)
        .map(|(name, value)| format!("{name}: {}", String::from_utf8_lossy(value.as_bytes())))
        .collect();
    lines.sort_unstable();
    format!("{status}\n{}\n\n{}", lines.join("\n"), String::from_utf8_lossy(body))
}

fn settings() -> Settings {
    let config = server::Config {
        address: Some(([127, 0, 0, 1], 0).into()),
        bot_threads: Some(1),
        bot_iterations: Some(ITERATIONS),
        bot_pauses: Some(false),
        ..server::Config::default()
    };
    config.resolve().expect("no file is read")
}

/// The socket of a table.
pub(crate) struct Socket(WebSocketStream<Box<dyn Line>>);

impl Socket {
    pub(crate) async fn send(&mut self, text: &str) -> Result<(), Broken> {
        self.0.send(Message::text(text)).await.map_err(broken)
    }

    /// The next text, as it came.
    pub(crate) async fn next(&mut self) -> Result<String, Broken> {
        let received = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    other => return Err(broken(format!("the socket ended: {other:?}"))),
                }
            }
        };
        tokio::time::timeout(PATIENCE, received).await.map_err(|_| broken("the socket is silent"))?
    }

    pub(crate) async fn close(mut self) {
        // It may have been closed from the other side.
        let _ = self.0.close(None).await;
        while let Some(Ok(_)) = self.0.next().await {}
    }
}
