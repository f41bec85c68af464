//! A server for a test.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use server::store::Stores;
use server::{Limits, Server, Settings, Time};
use table::SeededDealer;
use wire::NewTable;

use super::client::{TestClient, a_starts, table_for};
use super::database::Database;
use super::play::deal;
use super::socket::Socket;
use super::soon;

/// The start of the manual time: 2 January 2026.
pub(crate) const START: i64 = 1_767_312_000_000;

/// The address of a server. It changes when the server is restarted.
pub(crate) type Address = Arc<Mutex<SocketAddr>>;

/// A running server with a manual time source.
pub(crate) struct TestServer {
    pub(crate) database: Database,
    pub(crate) time: Time,
    address: Address,
    server: Server,
}

/// Settings for tests: any free port, and bots that answer quickly.
pub(crate) fn settings(database: &Database) -> Settings {
    Settings {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: database.address.clone(),
        public_url: None,
        limits: Limits::default(),
        metrics_token: None,
        bot_threads: 2,
        bot_time: Duration::from_millis(10),
        bot_iterations: None,
        bot_pauses: false,
        log_json: false,
        log: String::new(),
    }
}

async fn start(settings: Settings, time: &Time, stores: Stores) -> Server {
    Server::start_with(settings, time.clone(), stores, Arc::new(SeededDealer))
        .await
        .expect("the server starts")
}

impl TestServer {
    /// A server on a new SQLite file.
    pub(crate) async fn open() -> TestServer {
        TestServer::on(Database::sqlite()).await
    }

    /// A server on this database.
    pub(crate) async fn on(database: Database) -> TestServer {
        let stores = database.stores().await;
        TestServer::with(database, stores, |_| {}).await
    }

    /// A server without bot threads, so that bots never move.
    pub(crate) async fn without_bot_threads(database: Database) -> TestServer {
        let stores = database.stores().await;
        TestServer::with(database, stores, |settings| settings.bot_threads = 0).await
    }

    /// A server with changed settings.
    pub(crate) async fn set_up(change: impl FnOnce(&mut Settings)) -> TestServer {
        let database = Database::sqlite();
        let stores = database.stores().await;
        TestServer::with(database, stores, change).await
    }

    /// A server on these stores with changed settings.
    pub(crate) async fn with(
        database: Database,
        stores: Stores,
        change: impl FnOnce(&mut Settings),
    ) -> TestServer {
        let time = Time::manual(START);
        let mut settings = settings(&database);
        change(&mut settings);
        let server = start(settings, &time, stores).await;
        let address = Arc::new(Mutex::new(server.address));
        TestServer { database, time, address, server }
    }

    /// Stops the server, advances the time, and starts another one on the same database.
    pub(crate) async fn restart_after(self, away: Duration) -> TestServer {
        let TestServer { database, time, address, server } = self;
        soon(server.stop()).await;
        time.advance(away);
        let stores = database.stores().await;
        let server = start(settings(&database), &time, stores).await;
        *address.lock().expect("the lock is not poisoned") = server.address;
        TestServer { database, time, address, server }
    }

    /// The response to a GET, without reading its body.
    pub(crate) async fn unread(&self, who: &TestClient, path: &str) -> axum::response::Response {
        self.unread_with(who, path, &[]).await
    }

    /// The response to a GET with these headers, without reading its body.
    pub(crate) async fn unread_with(
        &self,
        who: &TestClient,
        path: &str,
        headers: &[(&str, &str)],
    ) -> axum::response::Response {
        use tower::ServiceExt;
        let token = who.token.as_deref().expect("a token");
        let mut request = axum::http::Request::get(path).header("authorization", format!("Bearer {token}"));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(axum::body::Body::empty()).expect("a request");
        soon(self.server.router().oneshot(request)).await.expect("an answer")
    }

    /// Stops the server.
    pub(crate) async fn stop(self) {
        soon(self.server.stop()).await;
    }

    /// These guests at a dealt table.
    pub(crate) async fn deal<const N: usize>(&self, new: &NewTable) -> ([TestClient; N], Vec<Socket>) {
        let people = self.guests().await;
        let sockets = deal(&people.each_ref(), new).await;
        (people, sockets)
    }

    /// Two guests at a dealt table of Schotten Totten; A starts.
    pub(crate) async fn two_players(&self) -> ([TestClient; 2], Vec<Socket>) {
        self.deal(&a_starts(table_for(2, "schotten-totten"))).await
    }

    /// A client that is not signed in.
    pub(crate) fn nobody(&self) -> TestClient {
        TestClient::nobody(Arc::clone(&self.address))
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> TestClient {
        self.nobody().signed_in("/api/session/guest", &()).await
    }

    /// New guests.
    pub(crate) async fn guests<const N: usize>(&self) -> [TestClient; N] {
        let mut guests = Vec::new();
        for _ in 0..N {
            guests.push(self.guest().await);
        }
        guests.try_into().ok().expect("N guests")
    }

    /// A new account.
    pub(crate) async fn account(&self, name: &str) -> TestClient {
        let registration =
            wire::Registration { name: name.to_owned(), password: PASSWORD.to_owned(), program: false };
        self.nobody().signed_in("/api/account", &registration).await
    }
}

/// The password of all test accounts.
pub(crate) const PASSWORD: &str = "a long password";
