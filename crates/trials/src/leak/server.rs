//! A server in this process with six players, reached in memory or over the network.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use axum::body::Body;
use client::http::header::HOST;
use client::http::{Request, Response, Uri};
use client::{ByteStream, Client, ClientError, Network, NetworkOptions, Transport};
use server::{Server, Settings, Time};
use tower::ServiceExt;

use super::dealer::PreparedDealer;
use super::store::MemoryStore;
use crate::TrialError;

/// The time of the servers, which stands still: 2 January 2026.
const NOW: i64 = 1_767_312_000_000;
/// How long a server may take to answer or to send a message.
pub(super) const TIMEOUT: Duration = Duration::from_mins(1);
/// The search budget of bots. A number of iterations, not a time, so that both servers search alike.
const ITERATIONS: u32 = 40;
/// Five players and a spectator.
const NAMES: [&str; 6] = ["Ann", "Bob", "Cat", "Dan", "Eve", "Wat"];

/// How a server is reached and where it stores tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Without a network, with a store in memory: fast.
    InMemory,
    /// Over TCP, with a SQLite file: slower, with every layer of a real server.
    OverNetwork,
}

/// A signed-in player.
#[derive(Clone)]
pub(super) struct Player {
    pub(super) client: Client,
    pub(super) id: String,
    /// The id of the session.
    pub(super) session: String,
}

/// One of the two servers of a paired run. Both have players with the same names.
pub(super) struct TrialServer {
    server: Arc<Server>,
    /// Deals the prepared games.
    pub(super) dealer: Arc<PreparedDealer>,
    /// A client without a token.
    pub(super) client: Client,
    pub(super) players: Vec<Player>,
    /// Every table created on this server: the n-th corresponds to the n-th of the other server.
    pub(super) tables: Mutex<Vec<String>>,
    _directory: Option<tempfile::TempDir>,
}

impl TrialServer {
    /// Starts a server and signs the players in.
    pub(super) async fn start(mode: Mode) -> Result<TrialServer, TrialError> {
        let (stores, directory) = match mode {
            Mode::InMemory => (MemoryStore::stores(), None),
            Mode::OverNetwork => {
                let directory = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir())?;
                let path = directory.path().join("leak.db");
                let stores = server::store::open(&path.to_string_lossy()).await;
                (stores.map_err(TrialError::unexpected)?, Some(directory))
            }
        };
        let dealer = Arc::new(PreparedDealer::default());
        let started =
            Server::start_with(settings(), Time::manual(NOW), stores, Arc::clone(&dealer) as _).await;
        let server = Arc::new(started.map_err(TrialError::unexpected)?);
        let transport: Arc<dyn Transport> = match mode {
            Mode::InMemory => Arc::new(InMemory(Arc::clone(&server))),
            Mode::OverNetwork => {
                Arc::new(Network::new(NetworkOptions { timeout: TIMEOUT, ..NetworkOptions::default() }))
            }
        };
        let client = Client::with_transport(format!("http://{}", server.address), transport);
        let mut players = Vec::new();
        for name in NAMES {
            let (client, me) = client.sign_in_as_guest().await?;
            client.rename(name).await?;
            let session = client.sessions().await?.pop();
            let session = session.ok_or_else(|| TrialError::unexpected("a guest has no session"))?.id;
            players.push(Player { client, id: me.player.id, session });
        }
        Ok(TrialServer { server, dealer, client, players, tables: Mutex::default(), _directory: directory })
    }

    /// The client of this player, or the one without a token.
    pub(super) fn client_of(&self, player: Option<usize>) -> &Client {
        player.map_or(&self.client, |player| &self.players[player].client)
    }

    /// Stops the server.
    pub(super) async fn stop(self) {
        let TrialServer { server, client, players, .. } = self;
        // The transport of the clients holds the server, too.
        drop((client, players));
        if let Some(server) = Arc::into_inner(server) {
            server.stop().await;
        }
    }

    /// Replaces the transport of all clients.
    #[cfg(test)]
    pub(super) fn intercept(&mut self, wrap: impl Fn(Client) -> Arc<dyn Transport>) {
        let wrapped = |client: &Client| {
            let replaced = Client::with_transport(client.base(), wrap(client.clone()));
            match client.token() {
                Some(token) => replaced.with_token(token),
                None => replaced,
            }
        };
        self.client = wrapped(&self.client);
        for player in &mut self.players {
            player.client = wrapped(&player.client);
        }
    }
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

/// The transport without a network: requests go to the router, sockets to connections in memory.
struct InMemory(Arc<Server>);

#[async_trait]
impl Transport for InMemory {
    async fn exchange(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, ClientError> {
        let failed = |error: &dyn std::fmt::Display| ClientError::Unreachable(error.to_string());
        // On the wire the host is a header and the rest of the URI the target.
        let (mut head, body) = request.into_parts();
        let target = head.uri.path_and_query().map_or("/", |target| target.as_str());
        head.uri = target.parse::<Uri>().map_err(|error| failed(&error))?;
        head.headers.insert(HOST, "table".parse().map_err(|error| failed(&error))?);
        let body = if body.is_empty() { Body::empty() } else { Body::from(body) };
        let exchange = async {
            let Ok(response) = self.0.router().oneshot(Request::from_parts(head, body)).await;
            let (head, body) = response.into_parts();
            let body = axum::body::to_bytes(body, usize::MAX).await.map_err(|error| failed(&error))?;
            Ok(Response::from_parts(head, body.to_vec()))
        };
        tokio::time::timeout(TIMEOUT, exchange).await.map_err(|error| failed(&error))?
    }

    async fn connect(&self, _: &Uri) -> Result<Box<dyn ByteStream>, ClientError> {
        Ok(Box::new(self.0.connect()))
    }
}
