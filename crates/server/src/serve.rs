//! Opening the door, and closing it without losing anything.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::config::Settings;
use crate::house::House;
use crate::node::{self, Node};
use crate::room::Ask;
use crate::rooms::wake;
use crate::store::{Store, StoreError, open};
use crate::time::Time;

/// How long a client may take to send the head of a request.
const HEAD_TIMEOUT: Duration = Duration::from_secs(15);
/// How often the server looks for clocks that have run out at tables nobody has open.
const SWEEP: Duration = Duration::from_secs(5);
/// In which of these rounds it also looks for other things to do.
const BUSY_SWEEP: u64 = 6;
/// How long connections may take to end when the server goes.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Address(SocketAddr, std::io::Error),
}

/// A server that runs.
pub struct Server {
    house: Arc<House>,
    /// Where it listens.
    pub address: SocketAddr,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Starts a server: opens the store, goes on with what was going on, and lets people in.
    pub async fn start(settings: Settings, time: Time) -> Result<Server, StartError> {
        let store = open(&settings.database).await?;
        Server::start_with(settings, time, store).await
    }

    /// Starts a server on a store that is open.
    pub async fn start_with(
        settings: Settings,
        time: Time,
        store: Box<dyn Store>,
    ) -> Result<Server, StartError> {
        // A second server in the same process (in tests) shares no metrics with the first.
        let metrics = metrics_exporter_prometheus::PrometheusBuilder::new().install_recorder().ok();
        let wanted = settings.address;
        let listener = TcpListener::bind(wanted).await.map_err(|error| StartError::Address(wanted, error))?;
        let address = listener.local_addr().map_err(|error| StartError::Address(wanted, error))?;
        let node = Node::new(time.now(), address);
        let doorbell = crate::doorbell::hang(&settings.database, &node.id).await?;
        let house = House::new(store, node, doorbell, time, settings);
        if let Some(nodes) = house.store.nodes() {
            node::enter(&house, nodes).await?;
        } else {
            for table in house.store.busy().await? {
                wake(&house, &table).await;
            }
        }
        let router = crate::http::router(Arc::clone(&house), metrics);
        let tasks = vec![
            tokio::spawn(accept(listener, router, Arc::clone(&house))),
            tokio::spawn(sweep(Arc::clone(&house))),
            tokio::spawn(node::live(Arc::clone(&house))),
            tokio::spawn(node::hear(Arc::clone(&house))),
        ];
        tracing::info!(%address, "listening");
        Ok(Server { house, address, tasks })
    }

    /// Ends it: nobody new is let in, everybody is told goodbye, and what was given to the store is written.
    pub async fn stop(self) {
        tracing::info!("shutting down");
        self.house.closing.send_replace(true);
        for room in self.house.rooms.all() {
            // A room that is gone needs no goodbye.
            let _ = room.send(Ask::Close).await;
        }
        for task in self.tasks {
            // The tasks end by themselves when the house closes.
            let _ = task.await;
        }
        node::leave(&self.house).await;
        self.house.store.close().await;
    }
}

/// Lets people in. Our own loop, since heads of requests that never come must not be waited for for ever.
async fn accept(listener: TcpListener, router: Router, house: Arc<House>) {
    let graceful = GracefulShutdown::new();
    loop {
        let stream = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => stream,
                Err(error) => {
                    // Too many open files, perhaps: others will go soon.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = house.closed() => break,
        };
        // Moves are small and must go at once.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection was gone at once");
            continue;
        }
        let service = TowerToHyperService::new(router.clone());
        let mut builder = Builder::new(TokioExecutor::new()).http1_only();
        builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT).max_buf_size(16 * 1024);
        let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
        let connection = graceful.watch(connection.into_owned());
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection ended badly");
            }
        });
    }
    drop(listener);
    if tokio::time::timeout(PATIENCE, graceful.shutdown()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

/// Looks for clocks that have run out at tables nobody has open and, less often, for tables whose bots wait
/// because a room ended early; and counts.
async fn sweep(house: Arc<House>) {
    for round in 1_u64.. {
        tokio::select! {
            () = house.time.pass(SWEEP) => {}
            () = house.closed() => return,
        }
        metrics::gauge!("marchstone_rooms").set(house.rooms.count() as f64);
        let mut waiting = house.store.due(house.time.now()).await;
        if round.is_multiple_of(BUSY_SWEEP) && house.store.nodes().is_none() {
            waiting = match (waiting, house.store.busy().await) {
                (Ok(due), Ok(busy)) => Ok(due.into_iter().chain(busy).collect()),
                (Err(error), _) | (_, Err(error)) => Err(error),
            };
        }
        match waiting {
            Ok(tables) => {
                for table in tables {
                    wake(&house, &table).await;
                }
            }
            Err(error) => tracing::warn!(%error, "what is to be done could not be looked up"),
        }
    }
}
