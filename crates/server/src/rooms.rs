//! Which tables are in memory. A room is loaded when somebody comes or something is due, and goes when it is
//! idle; the log is the truth, so nothing is lost with it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use crate::house::House;
use crate::problem::Problem;
use crate::room::{Ask, Room};
use crate::store::TableId;

/// The way to a room, and how far it knows its log.
#[derive(Clone)]
struct Door {
    sender: mpsc::Sender<Ask>,
    seq: Arc<AtomicU32>,
}

/// The rooms in memory.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<TableId, Door>>);

impl Rooms {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<TableId, Door>) -> T) -> T {
        // The map is whole at every moment, whatever happened to who held it.
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.with(|rooms| rooms.len())
    }

    /// Those that are in memory.
    pub(crate) fn all(&self) -> Vec<mpsc::Sender<Ask>> {
        self.with(|rooms| rooms.values().map(|door| door.sender.clone()).collect())
    }

    /// How far each of them knows its log.
    pub(crate) fn known(&self) -> HashMap<TableId, u32> {
        let seq = |door: &Door| door.seq.load(Ordering::Relaxed);
        self.with(|rooms| rooms.iter().map(|(table, door)| (table.clone(), seq(door))).collect())
    }

    /// The log of a table has grown to this number: its room is told, if it is in memory and does not know.
    pub(crate) fn grown(&self, table: &TableId, seq: u32) {
        self.with(|rooms| {
            if let Some(door) = rooms.get(table).filter(|door| door.seq.load(Ordering::Relaxed) < seq) {
                // A room that is full of questions is told again when the logs are looked into.
                let _ = door.sender.try_send(Ask::Grown(seq));
            }
        });
    }

    /// Tells a room something that it can do without, if it is in memory.
    pub(crate) fn try_tell(&self, table: &TableId, ask: Ask) {
        if let Some(door) = self.with(|rooms| rooms.get(table).cloned()) {
            let _ = door.sender.try_send(ask);
        }
    }

    /// Tells all rooms something.
    pub(crate) fn tell_all(&self, ask: impl Fn() -> Ask) {
        for sender in self.all() {
            let ask = ask();
            tokio::spawn(async move {
                // A room that has just gone needs to know nothing.
                let _ = sender.send(ask).await;
            });
        }
    }

    /// Tells a room something, if it is in memory.
    pub(crate) fn tell(&self, table: &TableId, ask: Ask) {
        if let Some(Door { sender, .. }) = self.with(|rooms| rooms.get(table).cloned()) {
            tokio::spawn(async move {
                // A room that has just gone needs to know nothing.
                let _ = sender.send(ask).await;
            });
        }
    }

    /// Lets an idle room go, unless somebody has just asked it something.
    pub(crate) fn leave(&self, table: &TableId, inbox: &mpsc::Receiver<Ask>) -> bool {
        self.with(|rooms| {
            let idle = inbox.is_empty();
            if idle {
                rooms.remove(table);
            }
            idle
        })
    }

    /// Forgets a room that has ended by itself.
    pub(crate) fn forget(&self, table: &TableId, gone: &mpsc::Sender<Ask>) {
        self.with(|rooms| {
            if rooms.get(table).is_some_and(|door| door.sender.same_channel(gone)) {
                rooms.remove(table);
            }
        });
    }
}

/// The way to a room that is in memory, loaded if need be.
async fn room(house: &Arc<House>, table: &TableId) -> Result<mpsc::Sender<Ask>, Problem> {
    if let Some(Door { sender, .. }) = house.rooms.with(|rooms| rooms.get(table).cloned())
        && !sender.is_closed()
    {
        return Ok(sender);
    }
    let log = house.store.entries(table, 0).await.map_err(|error| {
        tracing::error!(%error, %table, "a log cannot be read");
        Problem::NotStored
    })?;
    if log.is_empty() {
        return Err(Problem::NoTable);
    }
    let (sender, inbox) = mpsc::channel(256);
    let seq = Arc::new(AtomicU32::new(log.last().map_or(0, |entry| entry.seq)));
    // Somebody else may have loaded it meanwhile: there is one room for a table.
    let other = house.rooms.with(|rooms| match rooms.get(table) {
        Some(other) if !other.sender.is_closed() => Some(other.sender.clone()),
        _ => {
            rooms.insert(table.clone(), Door { sender: sender.clone(), seq: Arc::clone(&seq) });
            None
        }
    });
    if let Some(other) = other {
        return Ok(other);
    }
    match Room::load(Arc::clone(house), table, &log, sender.clone(), seq).await {
        Ok(room) => {
            tokio::spawn(room.run(inbox));
            Ok(sender)
        }
        Err(error) => {
            tracing::error!(%error, %table, "a table cannot be loaded");
            house.rooms.forget(table, &sender);
            Err(Problem::NotStored)
        }
    }
}

/// Asks a room something. If it is just going, it is loaded again.
pub(crate) async fn ask<T>(
    house: &Arc<House>,
    table: &TableId,
    mut make: impl FnMut(oneshot::Sender<T>) -> Ask,
) -> Result<T, Problem> {
    for _ in 0..3 {
        if *house.closing.borrow() {
            return Err(Problem::ShuttingDown);
        }
        let sender = room(house, table).await?;
        let (reply, answer) = oneshot::channel();
        if sender.send(make(reply)).await.is_err() {
            continue;
        }
        if let Ok(answer) = answer.await {
            return Ok(answer);
        }
        // The room ended with the question unanswered. Commands carry the client's word, so asking again does
        // nothing twice.
    }
    Err(Problem::NotStored)
}

/// Loads a room so that it looks after its bots and clocks.
pub(crate) async fn wake(house: &Arc<House>, table: &TableId) {
    match room(house, table).await {
        // If the room is full of questions, it is awake.
        Ok(sender) => drop(sender.try_send(Ask::Wake)),
        Err(problem) => tracing::warn!(%problem, %table, "a table could not be woken"),
    }
}
