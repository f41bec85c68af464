//! This server as one of the nodes that share a database: it sends heartbeats, handles notifications, polls the logs for
//! missed ones, and takes over the tables of nodes that are gone.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, timeout};

use crate::app_state::AppState;
use crate::liveness::{LONGEST_STALL, Moment};
use crate::notifier::{Notification, Received};
use crate::room::{RemotePresence, RoomMessage};
use crate::rooms::wake;
use crate::store::{NodeId, Nodes, PersonId, StoreError, TableId};
use crate::tokens::random_id;

/// The interval of heartbeats and polls.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
/// On every n-th heartbeat the node also looks for own busy tables whose room ended early.
const OWN_TABLES_EVERY: u64 = 30;
/// How long a heartbeat keeps the node's leases valid.
const LEASE: Duration = Duration::from_secs(4);
/// How long a room waits for the heartbeat that confirms this node, before a request is refused.
const CONFIRMATION_TIMEOUT: Duration = Duration::from_secs(2);

/// This server.
pub(crate) struct Node {
    pub(crate) id: NodeId,
    /// Host name and listening address. A restarted server has the same endpoint.
    endpoint: String,
    alive: Mutex<Alive>,
    /// Changes with every heartbeat.
    heartbeats: watch::Sender<()>,
}

/// What a node knows of its own life.
struct Alive {
    /// Since when at least one node has been alive without interruption. A clock that started earlier was stopped by
    /// the downtime.
    since: wire::Instant,
    /// The same by the clock of the database, as it said last.
    database_since: Option<wire::Instant>,
    /// The last heartbeat or, without other nodes, the last proof that this server runs; `None` if there is none yet.
    proof: Option<Moment>,
    /// Whether the downtime after the last proof is part of `since`.
    is_counted: bool,
    /// The number of times that the leases of this node expired.
    lost_leases: u64,
}

impl Node {
    /// A node that starts now.
    pub(crate) fn new(now: wire::Instant, address: SocketAddr) -> Node {
        // Without a readable host name the address alone must identify the endpoint.
        let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
        Node {
            id: NodeId(random_id()),
            endpoint: format!("{}/{address}", machine.trim_end()),
            alive: Mutex::new(Alive {
                since: now,
                database_since: None,
                proof: None,
                is_counted: false,
                lost_leases: 0,
            }),
            heartbeats: watch::Sender::new(()),
        }
    }

    fn alive(&self) -> MutexGuard<'_, Alive> {
        // No operation leaves it half-changed.
        self.alive.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Since when at least one node has been alive without interruption, as far as this node knows: it is right while
    /// [`Node::lease_is_valid`].
    pub(crate) fn since(&self) -> wire::Instant {
        self.alive().since
    }

    /// Without other nodes: counts a downtime of this server, if it has ended just now, and returns since when it runs.
    pub(crate) fn since_after_downtime(&self, now: wire::Instant) -> wire::Instant {
        let mut alive = self.alive();
        alive.count_downtime(now);
        alive.since
    }

    /// Without other nodes: renews the proof that this server runs; true if it was away before.
    pub(crate) fn renew_proof(&self, now: wire::Instant) -> bool {
        let mut alive = self.alive();
        let was_away = alive.count_downtime(now);
        if was_away {
            // The downtime ends now, whenever it was noticed: writes that fail do so for a while.
            alive.since = now;
        }
        // The clock may have been set back.
        alive.since = alive.since.min(now);
        (alive.proof, alive.is_counted) = (Some(Moment::now()), false);
        was_away
    }

    /// Whether this node's leases are valid: the database has confirmed it since, and this process was not stopped for
    /// longer.
    pub(crate) fn lease_is_valid(&self) -> bool {
        self.alive().proof.is_none_or(|heartbeat| heartbeat.is_within(LEASE))
    }

    /// Waits until the leases are valid; false if the database does not confirm them in time.
    pub(crate) async fn confirmed(&self) -> bool {
        let mut heartbeats = self.heartbeats.subscribe();
        let valid = async {
            while !self.lease_is_valid() {
                if heartbeats.changed().await.is_err() {
                    return;
                }
            }
        };
        timeout(CONFIRMATION_TIMEOUT, valid).await.is_ok()
    }

    /// The number of times that the leases of this node expired.
    pub(crate) fn lost_leases(&self) -> u64 {
        self.alive().lost_leases
    }
}

impl Alive {
    /// Moves `since` to the end of a downtime; true if there was one.
    fn count_downtime(&mut self, now: wire::Instant) -> bool {
        let was_away = self.proof.is_some_and(|proof| !proof.is_within(LONGEST_STALL));
        if was_away && !self.is_counted {
            (self.since, self.is_counted) = (now, true);
        }
        was_away
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
    let (asked, proof) = (Instant::now(), Moment::now());
    let heartbeat = nodes.heartbeat(&app.node.id, &app.node.endpoint, LEASE).await?;
    // The database read its clock about half a round trip ago.
    app.time.follow(heartbeat.now + (asked.elapsed() / 2).as_millis() as i64);
    let lost = {
        let mut alive = app.node.alive();
        // Rooms compare it with their clocks, so it is changed together with the proof.
        if alive.database_since.replace(heartbeat.since) != Some(heartbeat.since) {
            alive.since = app.time.now() - (heartbeat.now - heartbeat.since);
        }
        let lost = alive.proof.replace(proof).is_some() && !heartbeat.held;
        alive.lost_leases += u64::from(lost);
        lost
    };
    app.node.heartbeats.send_replace(());
    if lost {
        tracing::warn!("the leases of this server expired; other servers may have taken over its tables");
        app.rooms.broadcast(|| RoomMessage::LeaseUncertain);
    }
    Ok(heartbeat.others)
}

fn every_second() -> Interval {
    let mut ticks = interval(HEARTBEAT_INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}

/// Waits for the next tick; false if the server shuts down.
async fn next_tick(app: &AppState, ticks: &mut Interval) -> bool {
    tokio::select! {
        _ = ticks.tick() => true,
        () = app.closed() => false,
    }
}

/// Sends heartbeats.
pub(crate) async fn run_heartbeat(app: Arc<AppState>) {
    let Some(nodes) = app.stores.nodes.as_deref() else { return };
    let mut ticks = every_second();
    let mut live_nodes: Vec<NodeId> = Vec::new();
    while next_tick(&app, &mut ticks).await {
        match heartbeat(&app, nodes).await {
            Ok(others) => {
                for gone in live_nodes.iter().filter(|node| !others.contains(node)) {
                    app.rooms.broadcast(|| RoomMessage::NodeGone(gone.clone()));
                }
                live_nodes = others;
            }
            Err(error) => tracing::warn!(%error, "a heartbeat failed"),
        }
    }
}

/// Takes over the tables of dead nodes and polls the logs and names. Apart from the heartbeats: thousands of tables take
/// longer than a lease.
pub(crate) async fn run_polls(app: Arc<AppState>) {
    let Some(nodes) = app.stores.nodes.as_deref() else { return };
    let mut ticks = every_second();
    let mut known_names = HashMap::new();
    for count in 1_u64.. {
        if !next_tick(&app, &mut ticks).await {
            return;
        }
        let round = async {
            take_over_tables(&app, nodes, count.is_multiple_of(OWN_TABLES_EVERY)).await?;
            poll_logs(&app, nodes).await?;
            poll_names(&app, nodes, &mut known_names).await
        };
        if let Err(error) = round.await {
            tracing::warn!(%error, "a poll failed");
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

/// Finds names that were changed or erased without a notification. `known` are the changes found before.
async fn poll_names(
    app: &AppState,
    nodes: &dyn Nodes,
    known: &mut HashMap<PersonId, i64>,
) -> Result<(), StoreError> {
    let changes: HashMap<PersonId, i64> = nodes.changed_names().await?.into_iter().collect();
    for (person, number) in &changes {
        if known.get(person) != Some(number) {
            app.rooms.broadcast(|| RoomMessage::PersonChanged(person.clone()));
        }
    }
    *known = changes;
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_downtime_lasts_until_the_proof_is_renewed() {
        let node = Node::new(0, SocketAddr::from(([127, 0, 0, 1], 1)));
        assert!(!node.renew_proof(1_000));
        node.alive().proof = Moment::ago(Duration::from_secs(3));
        assert_eq!(node.since_after_downtime(4_000), 4_000);
        assert_eq!(node.since_after_downtime(5_000), 4_000, "a clock is not resumed again and again");
        assert!(node.renew_proof(9_000));
        assert_eq!(node.since(), 9_000, "a turn that began meanwhile is resumed too");
    }
}
