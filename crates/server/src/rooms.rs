//! Which tables are in memory. A room is loaded when somebody comes or something is due, and goes when it is
//! idle; the log is the truth, so nothing is lost with it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use crate::app_state::AppState;
use crate::problem::Problem;
use crate::room::{Room, RoomMessage};
use crate::store::TableId;

/// The way to a room, and how far it knows its log.
#[derive(Clone)]
struct RoomHandle {
    sender: mpsc::Sender<RoomMessage>,
    seq: Arc<AtomicU32>,
}

/// The rooms in memory.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<TableId, RoomHandle>>);

impl Rooms {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<TableId, RoomHandle>) -> T) -> T {
        // The map is whole at every moment, whatever happened to who held it.
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.with(|rooms| rooms.len())
    }

    /// Those that are in memory.
    pub(crate) fn all(&self) -> Vec<mpsc::Sender<RoomMessage>> {
        self.with(|rooms| rooms.values().map(|handle| handle.sender.clone()).collect())
    }

    /// How far each of them knows its log.
    pub(crate) fn known_seqs(&self) -> HashMap<TableId, u32> {
        let seq = |handle: &RoomHandle| handle.seq.load(Ordering::Relaxed);
        self.with(|rooms| rooms.iter().map(|(table, handle)| (table.clone(), seq(handle))).collect())
    }

    /// The log of a table has grown to this number: its room is told, if it is in memory and does not know.
    pub(crate) fn log_grown(&self, table: &TableId, seq: u32) {
        self.with(|rooms| {
            if let Some(handle) = rooms.get(table).filter(|handle| handle.seq.load(Ordering::Relaxed) < seq) {
                // A room that is full of questions is told again when the logs are looked into.
                let _ = handle.sender.try_send(RoomMessage::LogGrown(seq));
            }
        });
    }

    /// Tells a room something that it can do without, if it is in memory.
    pub(crate) fn try_send(&self, table: &TableId, message: RoomMessage) {
        if let Some(handle) = self.with(|rooms| rooms.get(table).cloned()) {
            let _ = handle.sender.try_send(message);
        }
    }

    /// Tells all rooms something.
    pub(crate) fn broadcast(&self, make: impl Fn() -> RoomMessage) {
        for sender in self.all() {
            let message = make();
            tokio::spawn(async move {
                // A room that has just gone needs to know nothing.
                let _ = sender.send(message).await;
            });
        }
    }

    /// Tells a room something, if it is in memory.
    pub(crate) fn send(&self, table: &TableId, message: RoomMessage) {
        if let Some(RoomHandle { sender, .. }) = self.with(|rooms| rooms.get(table).cloned()) {
            tokio::spawn(async move {
                // A room that has just gone needs to know nothing.
                let _ = sender.send(message).await;
            });
        }
    }

    /// Lets an idle room go, unless somebody has just asked it something.
    pub(crate) fn remove_if_idle(&self, table: &TableId, inbox: &mpsc::Receiver<RoomMessage>) -> bool {
        self.with(|rooms| {
            let idle = inbox.is_empty();
            if idle {
                rooms.remove(table);
            }
            idle
        })
    }

    /// Forgets a room that has ended by itself.
    pub(crate) fn remove(&self, table: &TableId, gone: &mpsc::Sender<RoomMessage>) {
        self.with(|rooms| {
            if rooms.get(table).is_some_and(|handle| handle.sender.same_channel(gone)) {
                rooms.remove(table);
            }
        });
    }
}

/// The way to a room that is in memory, loaded if need be.
async fn load(app: &Arc<AppState>, table: &TableId) -> Result<mpsc::Sender<RoomMessage>, Problem> {
    if let Some(RoomHandle { sender, .. }) = app.rooms.with(|rooms| rooms.get(table).cloned())
        && !sender.is_closed()
    {
        return Ok(sender);
    }
    let log = app.stores.tables.entries(table, 0).await.map_err(|error| {
        tracing::error!(%error, %table, "a log cannot be read");
        Problem::NotStored
    })?;
    if log.is_empty() {
        return Err(Problem::NoTable);
    }
    let (sender, inbox) = mpsc::channel(256);
    let seq = Arc::new(AtomicU32::new(log.last().map_or(0, |entry| entry.seq)));
    // Somebody else may have loaded it meanwhile: there is one room for a table.
    let other = app.rooms.with(|rooms| match rooms.get(table) {
        Some(other) if !other.sender.is_closed() => Some(other.sender.clone()),
        _ => {
            rooms.insert(table.clone(), RoomHandle { sender: sender.clone(), seq: Arc::clone(&seq) });
            None
        }
    });
    if let Some(other) = other {
        return Ok(other);
    }
    match Room::load(Arc::clone(app), table, &log, sender.clone(), seq).await {
        Ok(room) => {
            tokio::spawn(room.run(inbox));
            Ok(sender)
        }
        Err(error) => {
            tracing::error!(%error, %table, "a table cannot be loaded");
            app.rooms.remove(table, &sender);
            Err(Problem::NotStored)
        }
    }
}

/// Asks a room something. If it is just going, it is loaded again.
pub(crate) async fn request<T>(
    app: &Arc<AppState>,
    table: &TableId,
    mut make: impl FnMut(oneshot::Sender<T>) -> RoomMessage,
) -> Result<T, Problem> {
    for _ in 0..3 {
        if *app.closing.borrow() {
            return Err(Problem::ShuttingDown);
        }
        let sender = load(app, table).await?;
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
pub(crate) async fn wake(app: &Arc<AppState>, table: &TableId) {
    match load(app, table).await {
        // If the room is full of questions, it is awake.
        Ok(sender) => drop(sender.try_send(RoomMessage::Wake)),
        Err(problem) => tracing::warn!(%problem, %table, "a table could not be woken"),
    }
}
