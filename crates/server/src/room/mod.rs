//! A table in memory, as an actor: it receives [`RoomMessage`]s, appends to the log and publishes the changes to its
//! subscribers. [`Room::handle_command`] is the path of a move.

mod bots;
mod commands;
mod duties;
mod lease;
mod presence;
mod subscribers;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use table::{BrokenLog, CommandError, Table};
use tokio::sync::oneshot;
use wire::{Command, Instant, Player, ServerMessage, State, Status};

use crate::app_state::AppState;
use crate::mailbox::{Receiver, Sender};
use crate::problem::Problem;
use crate::socket::Frame;
use crate::store::{Entry, NodeId, Person, PersonId, StoreError, TableId};
pub(crate) use commands::is_idempotency_key;
use lease::LeaseHolder;
pub(crate) use presence::RemotePresence;
use presence::{Absences, RemoteNodes};
use subscribers::Subscriber;
pub(crate) use subscribers::{Outbox, Subscribe, Updates};

/// How long an unused room stays in memory.
const IDLE: Duration = Duration::from_mins(1);
/// How long to wait before a failed bot or clock is tried again, in milliseconds.
const RETRY_DELAY_MS: i64 = 1_000;

/// A message to a room. Large payloads are boxed: every room has a buffer of these.
pub(crate) enum RoomMessage {
    /// Executes a command of a person.
    Command(Box<SentCommand>, oneshot::Sender<Result<u32, Refused>>),
    /// Adds a subscriber and returns its id.
    Subscribe(Box<Subscribe>, oneshot::Sender<Result<u64, Problem>>),
    /// Removes a subscriber.
    Unsubscribe(u64),
    /// Whether a subscriber answers pings, once that has changed.
    Answering(u64, bool),
    /// Calls a function with the room.
    Inspect(Box<dyn FnOnce(&Room) + Send>),
    /// A bot has decided in the position with this number; without an action if it failed.
    BotDecided { at: u32, action: Option<Box<str>> },
    /// Closes the table if it waits for players and nothing has changed since before this time.
    CloseIfAbandoned(Instant),
    /// The table may need its bots or clocks run.
    Wake,
    /// Another node has written to the log up to this sequence number, with the last entry if it sent it along.
    LogGrown(u32, Option<Box<Entry>>),
    /// The presence at another node has changed.
    RemotePresence(Box<RemotePresence>),
    /// Another node is gone.
    NodeGone(NodeId),
    /// This node's lease has expired, and another node may hold it now.
    LeaseUncertain,
    /// Notifications of other nodes may have been lost.
    NotificationsMissed,
    /// A person has a new name, or none any more.
    PersonChanged(PersonId),
    /// The server shuts down.
    Close,
}

/// A command with its sender.
pub(crate) struct SentCommand {
    pub(crate) person: Person,
    /// The network of the sender, whose share of the bots the table uses; `None` if limits do not apply.
    pub(crate) network: Option<IpAddr>,
    pub(crate) command: Command,
}

/// Why a command was refused, with the current state if it was meant for another position.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) problem: Problem,
    pub(crate) state: Option<Box<State>>,
}

/// A table in memory.
pub(crate) struct Room {
    app: Arc<AppState>,
    table: Table,
    /// The seated people as other players see them.
    players: Vec<Player>,
    subscribers: Vec<Subscriber>,
    next_subscriber: u64,
    /// The position for which a bot task runs.
    bot_at: Option<u32>,
    /// The network of the last command.
    network: Option<IpAddr>,
    settled: bool,
    /// Ratings before and after, by seat, once the table is settled.
    ratings: BTreeMap<String, (i32, i32)>,
    /// The sending end of this room's inbox.
    own: Sender<RoomMessage>,
    idle_since: Instant,
    /// The last sequence number, shared with [`crate::rooms::Rooms`].
    seq: Arc<AtomicU32>,
    lease_holder: LeaseHolder,
    /// How often this node had lost its leases when `lease_holder` was found out.
    lost_leases: u64,
    remote: RemoteNodes,
    absences: Absences,
    /// Earliest time at which an expired clock is checked again.
    clock_retry_at: Instant,
}

/// Why a table could not be loaded.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Log(#[from] BrokenLog),
}

/// The table in memory may differ from the log; the room must be loaded again.
struct OutOfSync;

impl Room {
    /// Replays a log.
    pub(crate) async fn load(
        app: Arc<AppState>,
        id: &TableId,
        log: &[Entry],
        own: Sender<RoomMessage>,
        seq: Arc<AtomicU32>,
    ) -> Result<Box<Room>, LoadError> {
        let (mut table, _) = Table::replay(id, log, Arc::clone(&app.dealer))?;
        table.setup = app.setups.share(table.setup);
        let idle_since = app.time.now();
        let mut room = Box::new(Room {
            app,
            table,
            players: Vec::new(),
            subscribers: Vec::new(),
            next_subscriber: 0,
            bot_at: None,
            network: None,
            settled: false,
            ratings: BTreeMap::new(),
            own,
            idle_since,
            seq,
            lease_holder: LeaseHolder::Unknown,
            lost_leases: 0,
            remote: RemoteNodes::default(),
            absences: Absences::default(),
            clock_retry_at: 0,
        });
        room.watch_absence();
        room.load_players().await?;
        if room.table.status() == Status::Over || room.table.is_closed_by_rules() {
            room.settled = room.app.stores.results.is_settled(id).await?;
            room.load_ratings().await?;
        }
        Ok(room)
    }

    /// Handles messages until the room is idle, out of sync or closed. The futures of single messages are boxed, so that
    /// the task of a waiting room is small: there may be many.
    pub(crate) async fn run(mut self: Box<Self>, mut inbox: Receiver<RoomMessage>) {
        Box::pin(self.start()).await;
        loop {
            let deadline = self.table.deadline().filter(|_| self.lease_holder != LeaseHolder::OtherNode);
            let deadline = deadline.map(|(_, at)| at.max(self.clock_retry_at));
            let idle = self.is_idle().then(|| self.idle_since + IDLE.as_millis() as i64);
            let absence = self.next_absence();
            let message = match deadline.into_iter().chain(idle).chain(absence).min() {
                None => inbox.recv().await,
                Some(at) => {
                    let time = self.app.time.clone();
                    // Boxed, since most rooms wait for messages only.
                    let timer = Box::pin(async move { time.until(at).await });
                    tokio::select! {
                        message = inbox.recv() => message,
                        () = timer => {
                            if deadline != Some(at) && absence == Some(at) {
                                self.publish_presence();
                                continue;
                            }
                            if deadline != Some(at) {
                                Box::pin(self.release_lease()).await;
                                if self.app.rooms.remove_if_idle(&self.table.id, &inbox) {
                                    return;
                                }
                                continue;
                            }
                            Some(RoomMessage::Wake)
                        }
                    }
                }
            };
            match message {
                None | Some(RoomMessage::Close) => break,
                Some(message) => {
                    if Box::pin(self.handle(message)).await.is_err() {
                        // The next request loads the table from the log.
                        break;
                    }
                }
            }
        }
        self.app.rooms.remove(&self.table.id, &self.own);
        let goodbye = Frame::new(&ServerMessage::Goodbye);
        for subscriber in &self.subscribers {
            drop(subscriber.outbox.try_send(goodbye.clone()));
        }
        self.subscribers.clear();
        self.publish_presence();
    }

    async fn start(&mut self) {
        self.close_by_rules().await;
        if let Err(OutOfSync) = self.resume_clock().await {
            tracing::warn!(table = %self.table.id, "a clock could not be resumed");
        }
        self.run_duties().await;
    }

    fn is_idle(&self) -> bool {
        self.subscribers.is_empty()
            && self.bot_at.is_none()
            && (self.table.deadline().is_none()
                || !self.table.is_real_time()
                || self.lease_holder == LeaseHolder::OtherNode)
    }

    async fn handle(&mut self, message: RoomMessage) -> Result<(), OutOfSync> {
        self.idle_since = self.app.time.now();
        // First: a message may have waited while this server was away.
        if let Err(OutOfSync) = self.resume_clock().await {
            self.clock_retry_at = self.now() + RETRY_DELAY_MS;
            match message {
                RoomMessage::Wake => return Ok(()),
                // A command without a reply is sent again, and refused if that does not help.
                RoomMessage::Command(..) | RoomMessage::BotDecided { .. } => return Err(OutOfSync),
                // The table can still be read.
                _ => {}
            }
        }
        match message {
            RoomMessage::Command(command, reply) => {
                let SentCommand { person, network, command } = *command;
                self.network = network;
                let result = self.handle_command(&person, &command).await;
                let not_stored = matches!(result, Err(Problem::NotStored));
                let answer = result.map_err(|problem| {
                    let stale = matches!(problem, Problem::Command(CommandError::Stale));
                    let state = if stale { self.state(&person.id).ok().map(Box::new) } else { None };
                    Refused { problem, state }
                });
                // The client may have disconnected.
                let _ = reply.send(answer);
                if not_stored {
                    return Err(OutOfSync);
                }
            }
            RoomMessage::Subscribe(subscribe, reply) => {
                self.catch_up_if_clustered().await?;
                let missed = self.missed_events(subscribe.since).await;
                let _ = reply.send(self.subscribe(*subscribe, &missed));
            }
            RoomMessage::Unsubscribe(id) => {
                self.subscribers.retain(|subscriber| subscriber.id != id);
                self.publish_presence();
            }
            RoomMessage::Answering(id, answers) => {
                for subscriber in self.subscribers.iter_mut().filter(|one| one.id == id) {
                    subscriber.answers = answers;
                }
                self.publish_presence();
            }
            RoomMessage::Inspect(inspect) => {
                // The caller may know events of another node that this one has not read yet.
                self.catch_up_if_clustered().await?;
                inspect(self);
            }
            RoomMessage::BotDecided { at, action } => self.apply_bot_decision(at, action).await?,
            RoomMessage::PersonChanged(person) => self.reload_player(&person).await?,
            RoomMessage::CloseIfAbandoned(before) => self.close_if_abandoned(before).await?,
            RoomMessage::Wake => {
                if self.lease_holder == LeaseHolder::OtherNode {
                    self.lease_holder = LeaseHolder::Unknown;
                }
                self.check_clock().await?;
            }
            RoomMessage::LogGrown(_, Some(entry)) if entry.seq == self.table.seq + 1 => {
                self.follow(std::slice::from_ref(&*entry)).await?;
            }
            RoomMessage::LogGrown(seq, _) => {
                if seq > self.table.seq {
                    self.catch_up().await?;
                }
            }
            RoomMessage::RemotePresence(presence) => self.update_remote_presence(*presence),
            RoomMessage::NodeGone(node) => self.remove_node(&node),
            RoomMessage::LeaseUncertain => {
                self.lease_holder = LeaseHolder::Unknown;
                self.catch_up().await?;
            }
            RoomMessage::NotificationsMissed => {
                // Names may have changed.
                self.catch_up().await?;
                self.players.clear();
                self.load_players().await.map_err(|_| OutOfSync)?;
                self.publish(&[], None);
            }
            RoomMessage::Close => {}
        }
        self.run_duties().await;
        Ok(())
    }

    /// The table.
    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }
}
