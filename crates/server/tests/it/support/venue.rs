//! A server for a test.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use server::store::Stores;
use server::{Limits, Server, Settings, Time};
use table::SeededDealer;

use super::database::Database;
use super::person::Person;
use super::soon;

/// The start of the manual time: 2 January 2026.
pub(crate) const START: i64 = 1_767_312_000_000;

/// The address of a server. It changes when the server is restarted.
pub(crate) type Address = Arc<Mutex<SocketAddr>>;

/// A running server with a manual time source.
pub(crate) struct Venue {
    pub(crate) database: Database,
    pub(crate) time: Time,
    address: Address,
    server: Server,
}

pub(crate) fn settings(database: &Database, bot_threads: usize) -> Settings {
    Settings {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: database.address.clone(),
        public_url: None,
        limits: Limits::default(),
        metrics_token: None,
        bot_threads,
        bot_time: Duration::from_millis(10),
        bot_iterations: None,
        bot_pauses: false,
        log_json: false,
        log: String::new(),
    }
}

async fn start(database: &Database, time: &Time, stores: Stores, bot_threads: usize) -> Server {
    Server::start_with(settings(database, bot_threads), time.clone(), stores, Arc::new(SeededDealer))
        .await
        .expect("the server starts")
}

impl Venue {
    /// A server on a new SQLite file.
    pub(crate) async fn open() -> Venue {
        Venue::on(Database::sqlite()).await
    }

    /// A server on this database.
    pub(crate) async fn on(database: Database) -> Venue {
        let stores = database.stores().await;
        Venue::with(database, stores, 2).await
    }

    /// A server without bot threads, so that bots never move.
    pub(crate) async fn without_thinkers(database: Database) -> Venue {
        let stores = database.stores().await;
        Venue::with(database, stores, 0).await
    }

    /// A server on these stores.
    pub(crate) async fn with(database: Database, stores: Stores, bot_threads: usize) -> Venue {
        let time = Time::manual(START);
        let server = start(&database, &time, stores, bot_threads).await;
        let address = Arc::new(Mutex::new(server.address));
        Venue { database, time, address, server }
    }

    /// A server with changed settings.
    pub(crate) async fn set_up(change: impl FnOnce(&mut Settings)) -> Venue {
        let (database, time) = (Database::sqlite(), Time::manual(START));
        let mut settings = settings(&database, 2);
        change(&mut settings);
        let stores = database.stores().await;
        let server = Server::start_with(settings, time.clone(), stores, Arc::new(SeededDealer))
            .await
            .expect("the server starts");
        let address = Arc::new(Mutex::new(server.address));
        Venue { database, time, address, server }
    }

    /// Stops the server, advances the time, and starts another one on the same database.
    pub(crate) async fn restart_after(self, away: Duration) -> Venue {
        let Venue { database, time, address, server } = self;
        soon(server.stop()).await;
        time.advance(away);
        let stores = database.stores().await;
        let server = start(&database, &time, stores, 2).await;
        *address.lock().expect("the lock is not poisoned") = server.address;
        Venue { database, time, address, server }
    }

    /// Stops the server.
    pub(crate) async fn stop(self) {
        soon(self.server.stop()).await;
    }

    /// A client that is not signed in.
    pub(crate) fn nobody(&self) -> Person {
        Person::nobody(Arc::clone(&self.address))
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Person {
        self.nobody().signed_in("/api/session/guest", &()).await
    }

    /// A new account.
    pub(crate) async fn account(&self, name: &str) -> Person {
        let registration =
            wire::Registration { name: name.to_owned(), password: PASSWORD.to_owned(), program: false };
        self.nobody().signed_in("/api/account", &registration).await
    }
}

/// The password of all test accounts.
pub(crate) const PASSWORD: &str = "a long password";
