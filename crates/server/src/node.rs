//! This server among those on the same database: it says that it lives, hears the notifier, looks into the logs for
//! what it did not hear, and takes over what others left.

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

/// How often a server says that it lives, and looks for what it did not hear.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
/// In which of these rounds it also looks for tables of its own whose room ended early.
const OWN_TABLES_EVERY: u64 = 30;
/// For how long it counts as living after that.
const LEASE: Duration = Duration::from_secs(4);

/// This server.
pub(crate) struct Node {
    pub(crate) id: NodeId,
    /// Where it listens.
    endpoint: String,
    /// Since when there has been a living server without interruption: a clock that began to run before stood still
    /// in between.
    since: AtomicI64,
    /// Until when this server surely counts as living; for ever if it is alone.
    lease_until: Mutex<Option<Instant>>,
}

impl Node {
    /// A server that starts now and listens here.
    pub(crate) fn new(now: wire::Instant, address: SocketAddr) -> Node {
        // Where the machine has no name to be read, the address must do.
        let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
        Node {
            id: NodeId(random_id()),
            endpoint: format!("{}/{address}", machine.trim_end()),
            since: AtomicI64::new(now),
            lease_until: Mutex::new(None),
        }
    }

    /// Since when there has been a living server without interruption.
    pub(crate) fn since(&self) -> wire::Instant {
        self.since.load(Ordering::Relaxed)
    }

    /// Whether the other servers take this one for live_nodes.
    pub(crate) fn lease_is_valid(&self) -> bool {
        let until = *self.lease_until.lock().unwrap_or_else(PoisonError::into_inner);
        until.is_none_or(|until| Instant::now() < until)
    }
}

/// Comes in: the one that listened at the same address before is dead, and its tables are free.
pub(crate) async fn join(app: &Arc<AppState>, nodes: &dyn Nodes) -> Result<(), StoreError> {
    nodes.join(&app.node.endpoint).await?;
    heartbeat(app, nodes).await?;
    take_over_tables(app, nodes, false).await
}

/// Says that this server lives. Answers who else does.
async fn heartbeat(app: &AppState, nodes: &dyn Nodes) -> Result<Vec<NodeId>, StoreError> {
    let asked = Instant::now();
    let heartbeat = nodes.heartbeat(&app.node.id, &app.node.endpoint, LEASE).await?;
    // The answer was on its way for about half of the time it took.
    app.time.follow(heartbeat.now + (asked.elapsed() / 2).as_millis() as i64);
    app.node.since.store(app.time.now() - (heartbeat.now - heartbeat.since), Ordering::Relaxed);
    let first = app.node.lease_until.lock().unwrap_or_else(PoisonError::into_inner).replace(asked + LEASE);
    if !heartbeat.held && first.is_some() {
        tracing::warn!("this server was taken for dead; others may have taken its tables over");
        app.rooms.broadcast(|| RoomMessage::LeaseUncertain);
    }
    Ok(heartbeat.others)
}

/// Beats, and takes over the tables of those that do so no more. Then looks for what the notifier did not bring.
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
            tracing::warn!(%error, "what other servers do could not be looked up");
        }
    }
}

/// Wakes tables that have something to do and no keeper.
async fn take_over_tables(app: &Arc<AppState>, nodes: &dyn Nodes, own: bool) -> Result<(), StoreError> {
    for table in nodes.unleased(&app.node.id, own).await? {
        wake(app, &table).await;
    }
    Ok(())
}

/// Looks whether logs have grown without a ring: one question for all tables in memory.
async fn poll_logs(app: &AppState, nodes: &dyn Nodes) -> Result<(), StoreError> {
    let known: HashMap<TableId, u32> = app.rooms.known_seqs();
    if known.is_empty() {
        return Ok(());
    }
    let tables: Vec<TableId> = known.keys().cloned().collect();
    for (table, seq) in nodes.latest_seqs(&tables).await? {
        if known.get(&table).is_some_and(|known| *known < seq) {
            app.rooms.try_send(&table, RoomMessage::LogGrown(seq));
        }
    }
    Ok(())
}

/// Passes on what the other servers ring.
pub(crate) async fn run_notifications(app: Arc<AppState>) {
    loop {
        let heard = tokio::select! {
            heard = app.notifier.receive() => heard,
            () = app.closed() => return,
        };
        match heard {
            Received::Notification(_, Notification::LogGrown(table, seq)) => app.rooms.log_grown(&table, seq),
            Received::Notification(node, Notification::Presence { table, seats, spectators, ask }) => {
                let presence = RemotePresence { node, seats, spectators, ask };
                app.rooms.try_send(&table, RoomMessage::RemotePresence(Box::new(presence)));
            }
            Received::Notification(_, Notification::PersonRenamed(person)) => {
                app.rooms.broadcast(|| RoomMessage::PersonRenamed(person.clone()))
            }
            Received::Notification(_, Notification::PersonErased(person)) => {
                app.rooms.broadcast(|| RoomMessage::PersonErased(person.clone()))
            }
            Received::Notification(node, Notification::NodeLeaving) => {
                app.rooms.broadcast(|| RoomMessage::NodeGone(node.clone()));
                if let Some(nodes) = app.stores.nodes.as_deref()
                    && let Err(error) = take_over_tables(&app, nodes, false).await
                {
                    tracing::warn!(%error, "what a server left could not be looked up");
                }
            }
            Received::Gap => app.rooms.broadcast(|| RoomMessage::NotificationsMissed),
        }
    }
}

/// Gives everything back at once and says so.
pub(crate) async fn leave(app: &AppState) {
    let Some(nodes) = app.stores.nodes.as_deref() else { return };
    if let Err(error) = nodes.leave(&app.node.id).await {
        tracing::warn!(%error, "other servers will notice only in some seconds that this one is gone");
    }
    app.notifier.notify(Notification::NodeLeaving);
    app.notifier.flush().await;
}
