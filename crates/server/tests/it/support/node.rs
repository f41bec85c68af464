//! Several servers on one database, and a round-robin proxy in front of them.

use std::sync::{Arc, Mutex};

use server::{Server, Settings, Time};
use tokio::runtime::{Builder, Runtime};

use super::database::Database;
use super::server::{Address, settings};

/// A server with its own threads, so that it can be stopped at any moment.
pub(crate) struct Node {
    runtime: Option<Runtime>,
    server: Option<Server>,
    pub(crate) address: Address,
}

impl Node {
    /// Starts a server on this database.
    pub(crate) async fn start(database: &Database, time: &Time, bot_threads: usize) -> Node {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
        let settings = Settings { bot_threads, ..settings(database) };
        let started = runtime.spawn(Server::start(settings, time.clone())).await.expect("it does not panic");
        let server = started.expect("the server starts");
        let address = Arc::new(Mutex::new(server.address));
        Node { runtime: Some(runtime), server: Some(server), address }
    }

    /// The number of tables in its memory.
    pub(crate) fn rooms(&self) -> usize {
        self.server.as_ref().expect("it runs").rooms()
    }

    /// Stops it at once: it sends no goodbye and releases no lease.
    pub(crate) fn kill(&mut self) {
        drop(self.server.take());
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }

    /// Shuts it down gracefully.
    pub(crate) async fn stop(&mut self) {
        let server = self.server.take().expect("it runs");
        let runtime = self.runtime.as_ref().expect("it runs");
        super::soon(runtime.spawn(server.stop())).await.expect("it stops");
        self.kill();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A proxy for these servers.
pub(crate) async fn proxy(nodes: Vec<Address>) -> Address {
    Arc::new(Mutex::new(testbed::proxy::start(nodes).await.expect("a free port")))
}
