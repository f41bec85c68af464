//! Starting and stopping a server, and accepting connections.

use std::error::Error;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::{self, UpgradeableConnection};
use hyper::service::HttpService;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use table::{Dealer, SeededDealer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::app_state::AppState;
use crate::client::ConnectionGate;
use crate::config::Settings;
use crate::http::SESSION_LIFETIME_MS;
use crate::liveness;
use crate::node::{self, Node};
use crate::room::RoomMessage;
use crate::rooms::{load_and_send, wake};
use crate::store::{StoreError, Stores, open_exclusively};
use crate::time::Time;

/// The response to a connection beyond the limits.
const FULL: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: 10\r\n\
Connection: close\r\nContent-Length: 63\r\n\r\n{\"code\":\"too-many\",\"message\":\"too many at once; wait a little\"}";
/// The interval at which the server looks for expired clocks of tables that are not in memory.
const SWEEP_INTERVAL: Duration = Duration::from_secs(5);
/// On every n-th sweep the server also looks for other busy tables.
const BUSY_SWEEP_EVERY: u64 = 6;
/// How long a guest who has played nowhere and said nothing is kept without coming back.
const GUEST_LIFETIME: Duration = Duration::from_hours(7 * 24);
/// How long a table waits for players without any change before it is closed.
const WAITING_LIFETIME: Duration = Duration::from_hours(7 * 24);
/// How many abandoned tables are closed at a time.
const CLOSED_AT_ONCE: u32 = 1000;
/// The interval at which old sessions and guests are removed and abandoned tables closed.
const EXPIRY_INTERVAL: Duration = Duration::from_hours(1);
/// How long connections may take to end on shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

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

/// A running server.
pub struct Server {
    app: Arc<AppState>,
    /// The address it listens on.
    pub address: SocketAddr,
    router: Router,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the database, resumes tables in play and accepts connections.
    pub async fn start(settings: Settings, time: Time) -> Result<Server, StartError> {
        let stores = open_exclusively(&settings.database).await?;
        Server::start_with(settings, time, stores, Arc::new(SeededDealer)).await
    }

    /// Starts a server with these stores and this dealer.
    pub async fn start_with(
        settings: Settings,
        time: Time,
        stores: Stores,
        dealer: Arc<dyn Dealer>,
    ) -> Result<Server, StartError> {
        // Only the first server in a process can install the recorder; tests start several.
        let metrics = metrics_exporter_prometheus::PrometheusBuilder::new().install_recorder().ok();
        let wanted = settings.address;
        let listener = TcpListener::bind(wanted).await.map_err(|error| StartError::Address(wanted, error))?;
        let address = listener.local_addr().map_err(|error| StartError::Address(wanted, error))?;
        let node = Node::new(time.now(), address);
        let notifier = crate::notifier::connect(&settings.database, &node.id).await?;
        let app = AppState::new(stores, node, notifier, time, dealer, settings);
        app.stores.accounts.fill_looks().await?;
        if let Some(nodes) = app.stores.nodes.as_deref() {
            node::join(&app, nodes).await?;
        } else {
            for table in app.stores.tables.busy().await? {
                wake(&app, &table).await;
            }
        }
        let router = crate::http::router(&app, metrics);
        let tasks = vec![
            tokio::spawn(accept(listener, router.clone(), Arc::clone(&app))),
            tokio::spawn(sweep(Arc::clone(&app))),
            tokio::spawn(expire(Arc::clone(&app))),
            tokio::spawn(liveness::run(Arc::clone(&app))),
            tokio::spawn(node::run_heartbeat(Arc::clone(&app))),
            tokio::spawn(node::run_polls(Arc::clone(&app))),
            tokio::spawn(node::run_notifications(Arc::clone(&app))),
        ];
        tracing::info!(%address, "listening");
        Ok(Server { app, address, router, tasks })
    }

    /// The number of tables in memory.
    pub fn rooms(&self) -> usize {
        self.app.rooms.count()
    }

    /// The HTTP service, for requests without a connection.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// A connection in memory, served like one from the network.
    pub fn connect(&self) -> tokio::io::DuplexStream {
        let (client, stream) = tokio::io::duplex(64 * 1024);
        let service = TowerToHyperService::new(self.router.clone());
        let served = connections(&self.app).serve_connection(TokioIo::new(stream), service);
        tokio::spawn(served.with_upgrades());
        client
    }

    /// Stops accepting connections, says goodbye to all clients, finishes pending writes and closes the database.
    pub async fn stop(self) {
        tracing::info!("shutting down");
        self.app.closing.send_replace(true);
        for room in self.app.rooms.all() {
            // The room may have ended.
            let _ = room.send(RoomMessage::Close).await;
        }
        for task in self.tasks {
            // The tasks end when `closing` is set.
            let _ = task.await;
        }
        node::leave(&self.app).await;
        self.app.stores.lifecycle.close().await;
    }
}

/// The HTTP settings of a connection, with a timeout for the header of each request.
fn connections(app: &AppState) -> http1::Builder {
    let mut builder = http1::Builder::new();
    let timeout = app.settings.limits.client_timeout;
    builder.timer(TokioTimer::new()).header_read_timeout(timeout).max_buf_size(16 * 1024);
    builder
}

type Stream = TokioIo<Pin<Box<TimeoutStream<TcpStream>>>>;

/// A stream that fails when the client does not receive data for too long.
fn with_write_timeout(stream: TcpStream, app: &AppState) -> Stream {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(app.settings.limits.client_timeout));
    TokioIo::new(Box::pin(stream))
}

/// Accepts connections. A custom loop, since `axum::serve` has no timeout for request headers.
async fn accept(listener: TcpListener, router: Router, app: Arc<AppState>) {
    let mut open = JoinSet::new();
    let gate = ConnectionGate::default();
    loop {
        let (stream, address) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Perhaps too many open files: try again when others have been closed.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = app.closed() => break,
        };
        // Messages are small and must be sent immediately.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection was closed immediately");
            continue;
        }
        let Some(peer) = gate.admit(address.ip(), &app.settings.limits) else {
            metrics::counter!("marchstone_connections_refused").increment(1);
            // Best effort, without waiting for the client.
            let _ = stream.try_write(FULL);
            continue;
        };
        let service =
            TowerToHyperService::new(router.clone().map_request(move |mut request: Request<Incoming>| {
                request.extensions_mut().insert(peer.clone());
                request
            }));
        let served = connections(&app).serve_connection(with_write_timeout(stream, &app), service);
        while open.try_join_next().is_some() {}
        open.spawn(serve_connection_until_closed(served.with_upgrades(), Arc::clone(&app)));
    }
    drop(listener);
    let all = async { while open.join_next().await.is_some() {} };
    if tokio::time::timeout(SHUTDOWN_TIMEOUT, all).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

/// Serves a connection until it ends; on shutdown until the current request is answered.
async fn serve_connection_until_closed<S>(connection: UpgradeableConnection<Stream, S>, app: Arc<AppState>)
where
    S: HttpService<Incoming, ResBody = Body, Error: Into<Box<dyn Error + Send + Sync>>>,
{
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = app.closed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection failed");
    }
}

/// Ends sessions that are not used any more, removes guests who have left nothing and closes abandoned tables, every hour.
async fn expire(app: Arc<AppState>) {
    loop {
        let now = app.time.now();
        let guests = now - GUEST_LIFETIME.as_millis() as i64;
        if let Err(error) = app.stores.accounts.expire(now - SESSION_LIFETIME_MS, guests).await {
            tracing::warn!(%error, "old sessions and guests could not be removed");
        }
        let before = now - WAITING_LIFETIME.as_millis() as i64;
        match app.stores.tables.abandoned(before, CLOSED_AT_ONCE).await {
            Ok(tables) => {
                for table in tables {
                    load_and_send(&app, &table, RoomMessage::CloseIfAbandoned(before)).await;
                }
            }
            Err(error) => tracing::warn!(%error, "abandoned tables could not be read"),
        }
        tokio::select! {
            () = app.time.sleep(EXPIRY_INTERVAL) => {}
            () = app.closed() => return,
        }
    }
}

/// Wakes tables with expired clocks and, less often, other busy tables whose room ended early. Also updates gauges and
/// rate limits.
async fn sweep(app: Arc<AppState>) {
    for round in 1_u64.. {
        tokio::select! {
            () = app.time.sleep(SWEEP_INTERVAL) => {}
            () = app.closed() => return,
        }
        app.rate_meter.drop_idle_keys();
        metrics::gauge!("marchstone_rooms").set(app.rooms.count() as f64);
        let mut waiting = app.stores.tables.due(app.time.now()).await;
        if round.is_multiple_of(BUSY_SWEEP_EVERY) && app.stores.nodes.as_deref().is_none() {
            waiting = match (waiting, app.stores.tables.busy().await) {
                (Ok(due), Ok(busy)) => Ok(due.into_iter().chain(busy).collect()),
                (Err(error), _) | (_, Err(error)) => Err(error),
            };
        }
        match waiting {
            Ok(tables) => {
                for table in tables {
                    wake(&app, &table).await;
                }
            }
            Err(error) => tracing::warn!(%error, "busy tables could not be read"),
        }
    }
}
