//! This server among those on the same database: it says that it lives, hears the doorbell, looks into the logs for
//! what it did not hear, and takes over what others left.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::doorbell::{Heard, Ring};
use crate::fair::unguessable;
use crate::house::House;
use crate::room::{Ask, There};
use crate::rooms::wake;
use crate::store::{NodeId, Nodes, StoreError, TableId};

/// How often a server says that it lives, and looks for what it did not hear.
const BEAT: Duration = Duration::from_secs(1);
/// In which of these rounds it also looks for tables of its own whose room ended early.
const OWN_ROUNDS: u64 = 30;
/// For how long it counts as living after that.
const LEASE: Duration = Duration::from_secs(4);

/// This server.
pub(crate) struct Node {
    pub(crate) id: NodeId,
    /// Where it listens.
    place: String,
    /// Since when there has been a living server without interruption: a clock that began to run before stood still
    /// in between.
    since: AtomicI64,
    /// Until when this server surely counts as living; for ever if it is alone.
    lives_until: Mutex<Option<Instant>>,
}

impl Node {
    /// A server that starts now and listens here.
    pub(crate) fn new(now: wire::Instant, address: SocketAddr) -> Node {
        // Where the machine has no name to be read, the address must do.
        let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
        Node {
            id: NodeId(unguessable()),
            place: format!("{}/{address}", machine.trim_end()),
            since: AtomicI64::new(now),
            lives_until: Mutex::new(None),
        }
    }

    /// Since when there has been a living server without interruption.
    pub(crate) fn since(&self) -> wire::Instant {
        self.since.load(Ordering::Relaxed)
    }

    /// Whether the other servers take this one for living.
    pub(crate) fn lives(&self) -> bool {
        let until = *self.lives_until.lock().unwrap_or_else(PoisonError::into_inner);
        until.is_none_or(|until| Instant::now() < until)
    }
}

/// Comes in: the one that listened at the same address before is dead, and its tables are free.
pub(crate) async fn enter(house: &Arc<House>, nodes: &dyn Nodes) -> Result<(), StoreError> {
    nodes.enter(&house.node.place).await?;
    beat(house, nodes).await?;
    take_over(house, nodes, false).await
}

/// Says that this server lives. Answers who else does.
async fn beat(house: &House, nodes: &dyn Nodes) -> Result<Vec<NodeId>, StoreError> {
    let asked = Instant::now();
    let beat = nodes.beat(&house.node.id, &house.node.place, LEASE).await?;
    // The answer was on its way for about half of the time it took.
    house.time.follow(beat.now + (asked.elapsed() / 2).as_millis() as i64);
    house.node.since.store(house.time.now() - (beat.now - beat.since), Ordering::Relaxed);
    let first = house.node.lives_until.lock().unwrap_or_else(PoisonError::into_inner).replace(asked + LEASE);
    if !beat.held && first.is_some() {
        tracing::warn!("this server was taken for dead; others may have taken its tables over");
        house.rooms.tell_all(|| Ask::Doubt);
    }
    Ok(beat.others)
}

/// Beats, and takes over the tables of those that do so no more. Then looks for what the doorbell did not bring.
pub(crate) async fn live(house: Arc<House>) {
    let Some(nodes) = house.store.nodes() else { return };
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut living: Vec<NodeId> = Vec::new();
    for count in 1_u64.. {
        tokio::select! {
            _ = beats.tick() => {}
            () = house.closed() => return,
        }
        let round = async {
            let others = beat(&house, nodes).await?;
            for gone in living.iter().filter(|node| !others.contains(node)) {
                house.rooms.tell_all(|| Ask::Gone(gone.clone()));
            }
            living = others;
            take_over(&house, nodes, count.is_multiple_of(OWN_ROUNDS)).await?;
            look_around(&house, nodes).await
        };
        if let Err(error) = round.await {
            tracing::warn!(%error, "what other servers do could not be looked up");
        }
    }
}

/// Wakes tables that have something to do and no keeper.
async fn take_over(house: &Arc<House>, nodes: &dyn Nodes, own: bool) -> Result<(), StoreError> {
    for table in nodes.unkept(&house.node.id, own).await? {
        wake(house, &table).await;
    }
    Ok(())
}

/// Looks whether logs have grown without a ring: one question for all tables in memory.
async fn look_around(house: &House, nodes: &dyn Nodes) -> Result<(), StoreError> {
    let known: HashMap<TableId, u32> = house.rooms.known();
    if known.is_empty() {
        return Ok(());
    }
    let tables: Vec<TableId> = known.keys().cloned().collect();
    for (table, seq) in nodes.latest(&tables).await? {
        if known.get(&table).is_some_and(|known| *known < seq) {
            house.rooms.try_tell(&table, Ask::Grown(seq));
        }
    }
    Ok(())
}

/// Passes on what the other servers ring.
pub(crate) async fn hear(house: Arc<House>) {
    loop {
        let heard = tokio::select! {
            heard = house.doorbell.heard() => heard,
            () = house.closed() => return,
        };
        match heard {
            Heard::Rung(_, Ring::Grown(table, seq)) => house.rooms.grown(&table, seq),
            Heard::Rung(node, Ring::Here { table, seats, spectators, ask }) => {
                let there = There { node, seats, spectators, ask };
                house.rooms.try_tell(&table, Ask::Elsewhere(Box::new(there)));
            }
            Heard::Rung(_, Ring::Renamed(person)) => house.rooms.tell_all(|| Ask::Renamed(person.clone())),
            Heard::Rung(_, Ring::Erased(person)) => house.rooms.tell_all(|| Ask::Erased(person.clone())),
            Heard::Rung(node, Ring::Leaving) => {
                house.rooms.tell_all(|| Ask::Gone(node.clone()));
                if let Some(nodes) = house.store.nodes()
                    && let Err(error) = take_over(&house, nodes, false).await
                {
                    tracing::warn!(%error, "what a server left could not be looked up");
                }
            }
            Heard::Missed => house.rooms.tell_all(|| Ask::Missed),
        }
    }
}

/// Gives everything back at once and says so.
pub(crate) async fn leave(house: &House) {
    let Some(nodes) = house.store.nodes() else { return };
    if let Err(error) = nodes.leave(&house.node.id).await {
        tracing::warn!(%error, "other servers will notice only in some seconds that this one is gone");
    }
    house.doorbell.ring(Ring::Leaving);
    house.doorbell.flush().await;
}
