//! This server as one of the nodes that share a database: it sends heartbeats, handles notifications, polls the logs for
//! missed ones, and takes over the tables of nodes that are gone.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::app_state::AppState;
use crate::notifier::{Notification, Received};
use crate::room::{RemotePresence, RoomMessage};
use crate::rooms::wake;
use crate::store::{NodeId, Nodes, StoreError, TableId};
use crate::tokens::random_id;

/// The interval of heartbeats and polls.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
/// On every n-th heartbeat the node also looks for own busy tables whose room ended early.
const OWN_TABLES_EVERY: u64 = 30;
/// How long a heartbeat keeps the node's leases valid.
const LEASE: Duration = Duration::from_secs(4);

/// This server.
pub(crate) struct Node {
    pub(crate) id: NodeId,
    /// Host name and listening address. A restarted server has the same endpoint.
    endpoint: String,
    /// Since when at least one node has been alive without interruption. A clock that started earlier was stopped by
    /// the downtime.
    since: AtomicI64,
    /// When this node's leases expire; `None` if it is the only node.
    lease_until: Mutex<Option<Instant>>,
}

impl Node {
    /// A node that starts now.
    pub(crate) fn new(now: wire::Instant, address: SocketAddr) -> Node {
        // Without a readable host name the address alone must identify the endpoint.
        let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
        Node {
            id: NodeId(random_id()),
            endpoint: format!("{}/{address}", machine.trim_end()),
            since: AtomicI64::new(now),
            lease_until: Mutex::new(None),
        }
    }

    /// Since when at least one node has been alive without interruption.
    pub(crate) fn since(&self) -> wire::Instant {
        self.since.load(Ordering::Relaxed)
    }

    /// Whether this node's leases are valid.
    pub(crate) fn lease_is_valid(&self) -> bool {
        let until = *self.lease_until.lock().unwrap_or_else(PoisonError::into_inner);
        until.is_none_or(|until| Instant::now() < until)
    }
}

/// Joins the nodes and takes over tables, including those of an earlier run of this server.
pub(crate) async fn join(app: &Arc<AppState>, nodes: &dyn Nodes) -> Result<(), StoreError> {
    nodes.join(&app.node.endpoint).await?;
    heartbeat(app, nodes).await?;
    take_over_tables(app, nodes, false).await
}

/// Sends a heartbeat and returns the other live nodes.
async fn heartbeat(app: &AppState, nodes: &dyn Nodes) -> Result<Vec<NodeId>, StoreError> {
    let asked = Instant::now();
    let heartbeat = nodes.heartbeat(&app.node.id, &app.node.endpoint, LEASE).await?;
    // The database read its clock about half a round trip ago.
    app.time.follow(heartbeat.now + (asked.elapsed() / 2).as_millis() as i64);
    app.node.since.store(app.time.now() - (heartbeat.now - heartbeat.since), Ordering::Relaxed);
    let first = app.node.lease_until.lock().unwrap_or_else(PoisonError::into_inner).replace(asked + LEASE);
    if !heartbeat.held && first.is_some() {
        tracing::warn!("the leases of this server expired; other servers may have taken over its tables");
        app.rooms.broadcast(|| RoomMessage::LeaseUncertain);
    }
    Ok(heartbeat.others)
}

/// Sends heartbeats, takes over the tables of dead nodes and polls the logs.
pub(crate) async fn run_heartbeat(app: Arc<AppState>) {
    let Some(nodes) = app.stores.nodes.as_deref() else { return };
    let mut ticks = interval(HEARTBEAT_INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut live_nodes: Vec<NodeId> = Vec::new();
    for count in 1_u64.. {
        tokio::select! {
            _ = ticks.tick() => {}
            () = app.closed() => return,
        }
        let round = async {
            let others = heartbeat(&app, nodes).await?;
            for gone in live_nodes.iter().filter(|node| !others.contains(node)) {
                app.rooms.broadcast(|| RoomMessage::NodeGone(gone.clone()));
            }
            live_nodes = others;
            take_over_tables(&app, nodes, count.is_multiple_of(OWN_TABLES_EVERY)).await?;
            poll_logs(&app, nodes).await
        };
        if let Err(error) = round.await {
            tracing::warn!(%error, "a heartbeat failed");
        }
    }
}

/// Wakes busy tables without a live lease holder.
async fn take_over_tables(app: &Arc<AppState>, nodes: &dyn Nodes, own: bool) -> Result<(), StoreError> {
    for table in nodes.unleased(&app.node.id, own).await? {
        wake(app, &table).await;
    }
    Ok(())
}

/// Finds logs that have grown without a notification, with one query for all tables in memory.
async fn poll_logs(app: &AppState, nodes: &dyn Nodes) -> Result<(), StoreError> {
    let known: HashMap<TableId, u32> = app.rooms.known_seqs();
    if known.is_empty() {
        return Ok(());
    }
    let tables: Vec<TableId> = known.keys().cloned().collect();
    for (table, seq) in nodes.latest_seqs(&tables).await? {
        if known.get(&table).is_some_and(|known| *known < seq) {
            app.rooms.try_send(&table, RoomMessage::LogGrown(seq, None));
        }
    }
    Ok(())
}

/// Passes the notifications of other nodes to the rooms.
pub(crate) async fn run_notifications(app: Arc<AppState>) {
    loop {
        let heard = tokio::select! {
            heard = app.notifier.receive() => heard,
            () = app.closed() => return,
        };
        match heard {
            Received::Notification(_, Notification::LogGrown { table, seq, entry }) => {
                app.rooms.log_grown(&table, seq, entry);
            }
            Received::Notification(node, Notification::Presence { table, seats, spectators, ask }) => {
                let presence = RemotePresence { node, seats, spectators, ask };
                app.rooms.try_send(&table, RoomMessage::RemotePresence(Box::new(presence)));
            }
            Received::Notification(_, Notification::PersonChanged(person)) => {
                app.rooms.broadcast(|| RoomMessage::PersonChanged(person.clone()));
            }
            Received::Notification(node, Notification::NodeLeaving) => {
                app.rooms.broadcast(|| RoomMessage::NodeGone(node.clone()));
                if let Some(nodes) = app.stores.nodes.as_deref()
                    && let Err(error) = take_over_tables(&app, nodes, false).await
                {
                    tracing::warn!(%error, "the tables of a leaving server could not be taken over");
                }
            }
            Received::Gap => app.rooms.broadcast(|| RoomMessage::NotificationsMissed),
        }
    }
}

/// Releases all leases and notifies the other nodes.
pub(crate) async fn leave(app: &AppState) {
    let Some(nodes) = app.stores.nodes.as_deref() else { return };
    if let Err(error) = nodes.leave(&app.node.id).await {
        tracing::warn!(%error, "the leases could not be released; other servers wait until they expire");
    }
    app.notifier.notify(Notification::NodeLeaving);
    app.notifier.flush().await;
}
