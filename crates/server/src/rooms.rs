//! The rooms in memory. A room is loaded on demand and removed when idle; its state is in the log.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::app_state::AppState;
use crate::mailbox::{Receiver, Sender, mailbox};
use crate::problem::Problem;
use crate::room::{Room, RoomMessage};
use crate::store::{Entry, TableId};

/// The maximum number of messages queued for a room.
const INBOX_CAPACITY: usize = 256;

/// The inbox of a room, and its last sequence number.
#[derive(Clone)]
struct RoomHandle {
    sender: Sender<RoomMessage>,
    seq: Arc<AtomicU32>,
}

/// The rooms in memory.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<TableId, RoomHandle>>);

impl Rooms {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<TableId, RoomHandle>) -> T) -> T {
        // The map is consistent between statements, so a poisoned lock does no harm.
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The number of rooms.
    pub(crate) fn count(&self) -> usize {
        self.with(|rooms| rooms.len())
    }

    /// The inboxes of all rooms.
    pub(crate) fn all(&self) -> Vec<Sender<RoomMessage>> {
        self.with(|rooms| rooms.values().map(|handle| handle.sender.clone()).collect())
    }

    /// The last sequence number of each room.
    pub(crate) fn known_seqs(&self) -> HashMap<TableId, u32> {
        let seq = |handle: &RoomHandle| handle.seq.load(Ordering::Relaxed);
        self.with(|rooms| rooms.iter().map(|(table, handle)| (table.clone(), seq(handle))).collect())
    }

    /// Tells a room in memory that its log has grown, unless it knows.
    pub(crate) fn log_grown(&self, table: &TableId, seq: u32, entry: Option<Box<Entry>>) {
        self.with(|rooms| {
            if let Some(handle) = rooms.get(table).filter(|handle| handle.seq.load(Ordering::Relaxed) < seq) {
                // If the inbox is full, the next poll of the logs repeats it.
                let _ = handle.sender.try_send(RoomMessage::LogGrown(seq, entry));
            }
        });
    }

    /// Sends a message to a room in memory, unless its inbox is full.
    pub(crate) fn try_send(&self, table: &TableId, message: RoomMessage) {
        if let Some(handle) = self.with(|rooms| rooms.get(table).cloned()) {
            let _ = handle.sender.try_send(message);
        }
    }

    /// Sends a message to all rooms.
    pub(crate) fn broadcast(&self, make: impl Fn() -> RoomMessage) {
        for sender in self.all() {
            let message = make();
            tokio::spawn(async move {
                // The room may have ended.
                let _ = sender.send(message).await;
            });
        }
    }

    /// Sends a message to a room in memory.
    pub(crate) fn send(&self, table: &TableId, message: RoomMessage) {
        if let Some(RoomHandle { sender, .. }) = self.with(|rooms| rooms.get(table).cloned()) {
            tokio::spawn(async move {
                // The room may have ended.
                let _ = sender.send(message).await;
            });
        }
    }

    /// Removes a room, unless a message has arrived; true if it was removed.
    pub(crate) fn remove_if_idle(&self, table: &TableId, inbox: &Receiver<RoomMessage>) -> bool {
        self.with(|rooms| {
            let idle = inbox.is_empty();
            if idle {
                rooms.remove(table);
            }
            idle
        })
    }

    /// Removes a room that has ended.
    pub(crate) fn remove(&self, table: &TableId, gone: &Sender<RoomMessage>) {
        self.with(|rooms| {
            if rooms.get(table).is_some_and(|handle| handle.sender.same_mailbox(gone)) {
                rooms.remove(table);
            }
        });
    }
}

/// The inbox of a table's room, which is loaded if necessary.
async fn load(app: &Arc<AppState>, table: &TableId) -> Result<Sender<RoomMessage>, Problem> {
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
    let (sender, inbox) = mailbox(INBOX_CAPACITY);
    let seq = Arc::new(AtomicU32::new(log.last().map_or(0, |entry| entry.seq)));
    // Another request may have loaded it meanwhile: a table has one room.
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

/// Sends a message to a table's room and waits for the reply. A room that ends meanwhile is loaded again.
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
        // The room ended before it replied. Commands have idempotency keys, so repeating one is safe.
    }
    Err(Problem::NotStored)
}

/// Loads a room so that it runs its bots and clocks.
pub(crate) async fn wake(app: &Arc<AppState>, table: &TableId) {
    // A room with a full inbox is awake.
    load_and_send(app, table, RoomMessage::Wake).await;
}

/// Loads a room and sends it a message, unless its inbox is full.
pub(crate) async fn load_and_send(app: &Arc<AppState>, table: &TableId, message: RoomMessage) {
    match load(app, table).await {
        Ok(sender) => drop(sender.try_send(message)),
        Err(problem) => tracing::warn!(%problem, %table, "a room could not be woken"),
    }
}
