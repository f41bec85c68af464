//! One table in memory: it takes orders, writes them down, and tells everybody. The path of a move is
//! [`Room::handle_command`].

mod bots;
mod cluster;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use table::{
    AppliedEvent, AppliedKind, Audience, BrokenLog, CommandError, Decision, Event, Table, unknown_player,
};
use tokio::sync::{mpsc, oneshot};
use wire::{Command, EventView, Instant, Player, ServerMessage, State, Status};

use crate::app_state::AppState;
use crate::problem::Problem;
use crate::settlement::settlement;
use crate::store::{Append, Appended, Entry, NodeId, Person, PersonId, StoreError, TableId};
use crate::tokens::random_id;
use cluster::{LeaseHolder, RemoteNodes};

/// How many happenings a room remembers for those who come back. Few: there may be many rooms, and the log has all.
const RECENT_EVENTS: usize = 2;
/// How many are read again from the log for somebody who has missed more.
const MAX_REPLAYED_EVENTS: usize = 48;
/// How long a room stays when nobody is there and nothing is to be done.
const IDLE: Duration = Duration::from_mins(1);
/// How often an order is decided anew when somebody else was faster.
const MAX_ATTEMPTS: usize = 8;
/// How long to wait when a clock has run out and it could not be written.
const RETRY_DELAY_MS: i64 = 1_000;

/// Who is at a table by way of another server, which may ask for the same.
pub(crate) struct RemotePresence {
    pub(crate) node: NodeId,
    pub(crate) seats: String,
    pub(crate) spectators: u32,
    pub(crate) ask: bool,
}

/// What can be asked of a room. Small: a room has space for some of them all the time.
pub(crate) enum RoomMessage {
    /// Do something for somebody.
    Command(Box<(Person, Command)>, oneshot::Sender<Result<u32, Refused>>),
    /// Tell somebody what happens from now on.
    Subscribe(Box<Subscribe>, oneshot::Sender<Result<u64, Problem>>),
    /// Tell them no more.
    Unsubscribe(u64),
    /// Look at the table.
    Inspect(Box<dyn FnOnce(&Room) + Send>),
    /// A bot has thought about the position of this number; without an action if nothing came of it.
    BotDecided { at: u32, action: Option<Box<str>> },
    /// See whether there is something to do; nobody else seems to.
    Wake,
    /// Another server has written to the log up to this number.
    LogGrown(u32),
    /// Another server says who is at the table by way of it.
    RemotePresence(Box<RemotePresence>),
    /// Another server is no more.
    NodeGone(NodeId),
    /// Another server may keep this table by now.
    LeaseUncertain,
    /// Anything may have happened on other servers.
    NotificationsMissed,
    /// Somebody has another name.
    PersonRenamed(PersonId),
    /// Somebody is no more: neither the name nor what they said is told again.
    PersonErased(PersonId),
    /// Say goodbye and end.
    Close,
}

/// Why an order was not carried out, with the table as it is if the order was meant for another position.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) problem: Problem,
    pub(crate) state: Option<Box<State>>,
}

/// A message as it goes over the wire, shared by all who are told the same.
pub(crate) type Frame = Arc<String>;

/// Where somebody is told.
pub(crate) type Outbox = mpsc::Sender<Frame>;

/// Somebody who wants to hear.
#[derive(Clone)]
pub(crate) struct Subscribe {
    pub(crate) person: PersonId,
    /// The last news they know.
    pub(crate) since: Option<u32>,
    /// Where they are told.
    pub(crate) outbox: Outbox,
}

struct Subscriber {
    id: u64,
    person: PersonId,
    outbox: Outbox,
}

/// One table in memory.
pub(crate) struct Room {
    app: Arc<AppState>,
    table: Table,
    players: HashMap<PersonId, Player>,
    recent: VecDeque<AppliedEvent>,
    subscribers: Vec<Subscriber>,
    next_subscriber: u64,
    /// The position about which a bot is bot_at.
    bot_at: Option<u32>,
    settled: bool,
    ratings: BTreeMap<String, (i32, i32)>,
    own: mpsc::Sender<RoomMessage>,
    idle_since: Instant,
    /// The number of the last entry, for whoever compares it with the log.
    seq: Arc<AtomicU32>,
    lease_holder: LeaseHolder,
    remote: RemoteNodes,
    /// Before then, a clock that has run out is not looked at again.
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

impl Room {
    /// A room from the log of its table.
    pub(crate) async fn load(
        app: Arc<AppState>,
        id: &TableId,
        log: &[Entry],
        own: mpsc::Sender<RoomMessage>,
        seq: Arc<AtomicU32>,
    ) -> Result<Box<Room>, LoadError> {
        let (table, happenings) = Table::replay(id, log, Arc::clone(&app.dealer))?;
        let skip = happenings.len().saturating_sub(RECENT_EVENTS);
        let idle_since = app.time.now();
        let mut room = Box::new(Room {
            app,
            table,
            players: HashMap::new(),
            recent: happenings.into_iter().skip(skip).collect(),
            subscribers: Vec::new(),
            next_subscriber: 0,
            bot_at: None,
            settled: false,
            ratings: BTreeMap::new(),
            own,
            idle_since,
            seq,
            lease_holder: LeaseHolder::Unknown,
            remote: RemoteNodes::default(),
            clock_retry_at: 0,
        });
        room.load_players().await?;
        if room.table.status() == Status::Over {
            room.settled = room.app.stores.results.is_settled(id).await?;
            room.load_ratings().await?;
        }
        Ok(room)
    }

    /// Answers until nobody needs it. Rooms are many and mostly wait: what is only needed for an answer is boxed, so
    /// that a waiting one is small.
    pub(crate) async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<RoomMessage>) {
        Box::pin(self.begin()).await;
        loop {
            let deadline = self.table.deadline().filter(|_| self.lease_holder != LeaseHolder::OtherNode);
            let deadline = deadline.map(|(_, at)| at.max(self.clock_retry_at));
            let idle = self.is_idle().then(|| self.idle_since + IDLE.as_millis() as i64);
            let time = self.app.time.clone();
            let message = tokio::select! {
                message = inbox.recv() => message,
                () = time.until(deadline.unwrap_or_default()), if deadline.is_some() => Some(RoomMessage::Wake),
                () = time.until(idle.unwrap_or_default()), if idle.is_some() => {
                    Box::pin(self.release_lease()).await;
                    if self.app.rooms.remove_if_idle(&self.table.id, &inbox) {
                        return;
                    }
                    continue;
                }
            };
            match message {
                None | Some(RoomMessage::Close) => break,
                Some(message) => {
                    if Box::pin(self.handle(message)).await.is_err() {
                        // What is stored is not what is in memory: whoever asks next loads it anew.
                        break;
                    }
                }
            }
        }
        self.app.rooms.remove(&self.table.id, &self.own);
        for subscriber in &self.subscribers {
            drop(subscriber.outbox.try_send(Arc::new(text(&ServerMessage::Goodbye))));
        }
        self.subscribers.clear();
        self.publish_presence();
    }

    async fn begin(&mut self) {
        self.resume_clock().await;
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
        match message {
            RoomMessage::Command(asked, reply) => {
                let (who, command) = *asked;
                let done = self.handle_command(&who, &command).await;
                let lost = matches!(done, Err(Problem::NotStored));
                let answer = done.map_err(|problem| {
                    let stale = matches!(problem, Problem::Command(CommandError::Stale));
                    let state = if stale { self.state(&who.id).ok().map(Box::new) } else { None };
                    Refused { problem, state }
                });
                // Who asked may be gone.
                let _ = reply.send(answer);
                if lost {
                    return Err(OutOfSync);
                }
            }
            RoomMessage::Subscribe(subscribe, reply) => {
                self.catch_up_if_clustered().await?;
                let missed = self.missed(subscribe.since).await;
                let _ = reply.send(self.subscribe(*subscribe, &missed));
            }
            RoomMessage::Unsubscribe(id) => {
                self.subscribers.retain(|subscriber| subscriber.id != id);
                self.publish_presence();
            }
            RoomMessage::Inspect(look) => {
                // Who asks may know from another server what this one has not heard yet.
                self.catch_up_if_clustered().await?;
                look(self);
            }
            RoomMessage::BotDecided { at, action } => self.apply_bot_decision(at, action).await?,
            RoomMessage::PersonRenamed(person) => self.reload_player(&person).await?,
            RoomMessage::PersonErased(person) => {
                for happening in &mut self.recent {
                    if let AppliedKind::Said { by, text, .. } = &mut happening.kind
                        && *by == person
                    {
                        text.clear();
                    }
                }
                self.reload_player(&person).await?;
            }
            RoomMessage::Wake => {
                if self.lease_holder == LeaseHolder::OtherNode {
                    self.lease_holder = LeaseHolder::Unknown;
                }
                self.check_clock().await?;
            }
            RoomMessage::LogGrown(seq) => {
                if seq > self.table.seq {
                    self.catch_up().await?;
                }
            }
            RoomMessage::RemotePresence(there) => self.update_remote_presence(*there),
            RoomMessage::NodeGone(node) => self.remove_node(&node),
            RoomMessage::LeaseUncertain => {
                self.lease_holder = LeaseHolder::Unknown;
                self.catch_up().await?;
                self.resume_clock().await;
            }
            RoomMessage::NotificationsMissed => {
                // Names may have changed, and what was said may have been erased.
                self.catch_up().await?;
                self.recent.clear();
                self.players.clear();
                self.load_players().await.map_err(|_| OutOfSync)?;
                self.tell(&[]);
            }
            RoomMessage::Close => {}
        }
        self.run_duties().await;
        Ok(())
    }

    /// The path of a move, and of every other order.
    async fn handle_command(&mut self, who: &Person, command: &Command) -> Result<u32, Problem> {
        if !is_idempotency_key(&command.idempotency_key) {
            return Err(Problem::BadCommandId);
        }
        for _ in 0..MAX_ATTEMPTS {
            // A retry is answered as before, and not done twice.
            if let Some(seq) = self.table.done(&who.id, &command.idempotency_key) {
                return Ok(seq);
            }
            // 1. The seat follows from who sends it, never from the message. 2. It is parsed and checked.
            let now = self.now();
            let events = match self.table.decide(&who.actor(), &command.request, now) {
                Ok(Decision::Events(events)) => events,
                Ok(Decision::Rematch(events)) => self.with_new_table(events, &who.id).await?,
                // Perhaps something happened on another server that this one has not heard of.
                Err(_) if self.catch_up_if_clustered().await.map_err(|OutOfSync| Problem::NotStored)? => {
                    continue;
                }
                Err(CommandError::OutOfTime) => {
                    self.record_timeout().await.map_err(|OutOfSync| Problem::NotStored)?;
                    return Err(CommandError::OutOfTime.into());
                }
                Err(error) => return Err(error.into()),
            };
            // 3. It is appended to the log; until that is durable, nothing has happened. 4. Only then it is
            // applied, 5. everybody is told, each what they may see, and 6. it is acknowledged.
            if self.write(events, Some(&who.id), Some(&command.idempotency_key), now).await? {
                return Ok(self.table.seq);
            }
            // Somebody else wrote first: the order is looked at anew, on the table as it is now.
        }
        Err(CommandError::Stale.into())
    }

    /// Appends to the log, and then applies and tells. False if somebody else had written first; the room has
    /// caught up then.
    async fn write(
        &mut self,
        events: Vec<Event>,
        by: Option<&PersonId>,
        command: Option<&str>,
        now: Instant,
    ) -> Result<bool, Problem> {
        let first = self.table.seq + 1;
        let entries: Vec<Entry> = (events.into_iter().zip(first..))
            .map(|(event, seq)| Entry {
                seq,
                at: now,
                person: by.cloned(),
                idempotency_key: command.map(str::to_owned),
                event,
            })
            .collect();
        // What comes of it is worked out on a copy, which becomes the table when it is stored.
        let mut after = self.table.clone();
        let mut happenings = Vec::with_capacity(entries.len());
        for entry in &entries {
            happenings.push(after.apply(entry).map_err(|error| {
                tracing::error!(%error, "an order was decided that cannot be applied");
                Problem::NotStored
            })?);
        }
        let append = Append { table: self.table.id.clone(), entries, summary: after.summary(self.settled) };
        let started = std::time::Instant::now();
        let appended = self.app.stores.tables.append(append).await.map_err(|error| {
            tracing::error!(%error, table = %self.table.id, "an append failed");
            Problem::NotStored
        })?;
        metrics::histogram!("marchstone_append_seconds").record(started.elapsed().as_secs_f64());
        match appended {
            Appended::Conflict => {
                self.catch_up().await.map_err(|OutOfSync| Problem::NotStored)?;
                Ok(false)
            }
            Appended::Stored => {
                self.table = after;
                self.seq.store(self.table.seq, Ordering::Relaxed);
                self.notify_log_grown();
                // Names are only for show: without them the table still goes on.
                if self.load_players().await.is_err() {
                    tracing::warn!(table = %self.table.id, "names could not be read");
                }
                self.remember(&happenings);
                self.tell(&happenings);
                if happenings.iter().any(AppliedEvent::changes_seating) {
                    self.publish_presence();
                }
                Ok(true)
            }
        }
    }

    /// What time it is for this table: never earlier than what happened last, whoever's clock that went by.
    fn now(&self) -> Instant {
        self.app.time.now().max(self.table.changed())
    }

    /// Reads what others have written; false if that is nothing.
    async fn catch_up(&mut self) -> Result<bool, OutOfSync> {
        let entries =
            self.app.stores.tables.entries(&self.table.id, self.table.seq).await.map_err(|_| OutOfSync)?;
        if entries.is_empty() {
            return Ok(false);
        }
        let mut happenings = Vec::with_capacity(entries.len());
        for entry in &entries {
            happenings.push(self.table.apply(entry).map_err(|_| OutOfSync)?);
        }
        self.seq.store(self.table.seq, Ordering::Relaxed);
        self.load_players().await.map_err(|_| OutOfSync)?;
        self.remember(&happenings);
        self.tell(&happenings);
        if happenings.iter().any(AppliedEvent::changes_seating) {
            self.publish_presence();
        }
        Ok(true)
    }

    fn remember(&mut self, happenings: &[AppliedEvent]) {
        for happening in happenings.iter().skip(happenings.len().saturating_sub(RECENT_EVENTS)) {
            if self.recent.len() == RECENT_EVENTS {
                self.recent.pop_front();
            }
            self.recent.push_back(happening.clone());
        }
    }

    /// Learns the names of those who sit here.
    async fn load_players(&mut self) -> Result<(), StoreError> {
        let unknown: Vec<PersonId> =
            self.table.people().filter(|id| !self.players.contains_key(*id)).cloned().collect();
        for id in unknown {
            let player = self.app.player(&id).await?;
            self.players.insert(id, player);
        }
        Ok(())
    }

    /// Learns the name of somebody anew.
    async fn reload_player(&mut self, person: &PersonId) -> Result<(), OutOfSync> {
        if self.players.remove(person).is_some() {
            self.load_players().await.map_err(|_| OutOfSync)?;
            self.tell(&[]);
        }
        Ok(())
    }

    fn player(&self) -> impl Fn(&PersonId) -> Player + '_ {
        |id| self.players.get(id).cloned().unwrap_or_else(|| unknown_player(id))
    }

    /// The table as this person may see it.
    pub(crate) fn state(&self, person: &PersonId) -> Result<State, Problem> {
        let shown = self.table.audience(person).ok_or(Problem::NoSpectators)?;
        Ok(self.state_for(&shown))
    }

    fn state_for(&self, shown: &Audience) -> State {
        self.table.state(shown, self.app.time.now(), &self.player(), &self.ratings)
    }

    /// The table behind it.
    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// What happened, as this person saw it.
    pub(crate) fn event_views(
        &self,
        happenings: &[AppliedEvent],
        person: &PersonId,
    ) -> Result<Vec<EventView>, Problem> {
        let shown = self.table.audience(person).ok_or(Problem::NoSpectators)?;
        let player = self.player();
        Ok(happenings.iter().map(|one| self.table.event_view(one, shown.viewer, &player)).collect())
    }

    /// Tells everybody who listens, each what they may see.
    fn tell(&mut self, happenings: &[AppliedEvent]) {
        let mut told: Vec<(Audience, Frame)> = Vec::new();
        let mut gone = Vec::new();
        for subscriber in &self.subscribers {
            let Some(shown) = self.table.audience(&subscriber.person) else {
                gone.push(subscriber.id);
                continue;
            };
            let message = match told.iter().find(|(other, _)| *other == shown) {
                Some((_, message)) => Arc::clone(message),
                None => {
                    let player = self.player();
                    let news = happenings.iter().map(|one| self.table.event_view(one, shown.viewer, &player));
                    let state = Box::new(self.state_for(&shown));
                    let message = Arc::new(text(&ServerMessage::Update { events: news.collect(), state }));
                    told.push((shown, Arc::clone(&message)));
                    message
                }
            };
            // Who does not read what they are told must come back.
            if subscriber.outbox.try_send(message).is_err() {
                gone.push(subscriber.id);
            }
        }
        self.subscribers.retain(|subscriber| !gone.contains(&subscriber.id));
    }

    /// What somebody has missed who knows all until then; nothing if that is too much.
    async fn missed(&self, since: Option<u32>) -> Vec<AppliedEvent> {
        let Some(count) = since.and_then(|since| self.table.seq.checked_sub(since)) else {
            return Vec::new();
        };
        let count = count as usize;
        if count <= self.recent.len() {
            return self.recent.iter().skip(self.recent.len() - count).cloned().collect();
        }
        if count > MAX_REPLAYED_EVENTS {
            return Vec::new();
        }
        // What was seen then is worked out as it was then, from the beginning.
        let log = self.app.stores.tables.entries(&self.table.id, 0).await.unwrap_or_default();
        let replayed = Table::replay(&self.table.id, &log, Arc::clone(&self.app.dealer))
            .map(|(_, happenings)| happenings);
        let Ok(mut happenings) = replayed else { return Vec::new() };
        happenings.truncate(self.table.seq as usize);
        happenings.split_off(happenings.len().saturating_sub(count))
    }

    fn subscribe(&mut self, subscribe: Subscribe, missed: &[AppliedEvent]) -> Result<u64, Problem> {
        let state = self.state(&subscribe.person)?;
        let news = self.event_views(missed, &subscribe.person)?;
        let update = text(&ServerMessage::Update { events: news, state: Box::new(state) });
        drop(subscribe.outbox.try_send(Arc::new(update)));
        let id = self.next_subscriber;
        self.next_subscriber += 1;
        self.subscribers.push(Subscriber { id, person: subscribe.person, outbox: subscribe.outbox });
        self.publish_presence();
        Ok(id)
    }

    /// Makes a table to play again, and says so.
    async fn with_new_table(&self, mut events: Vec<Event>, host: &PersonId) -> Result<Vec<Event>, Problem> {
        let sitters = self.table.rematch_holders();
        let id = TableId(random_id());
        self.app.create(&id, self.table.setup.clone(), host, &sitters).await.map_err(|error| {
            tracing::error!(%error, "a table could not be made");
            Problem::NotStored
        })?;
        events.push(Event::Rematch { table: id.0 });
        Ok(events)
    }

    /// If a clock has run out, whoever keeps the table writes it down.
    async fn check_clock(&mut self) -> Result<(), OutOfSync> {
        if self.table.deadline().is_some_and(|(_, deadline)| deadline <= self.now()) {
            if self.holds_lease().await {
                return self.record_timeout().await;
            }
            self.clock_retry_at = self.now() + RETRY_DELAY_MS;
        }
        Ok(())
    }

    /// If a clock has run out, it has run out.
    async fn record_timeout(&mut self) -> Result<(), OutOfSync> {
        let now = self.now();
        if let Some((seat, deadline)) = self.table.deadline()
            && deadline <= now
        {
            self.write(vec![Event::OutOfTime { seat }], None, None, now).await.map_err(|_| OutOfSync)?;
        }
        Ok(())
    }

    /// Writes the results and changes the ratings, once.
    async fn settle_ratings(&mut self) {
        let Some(settlement) = settlement(&self.table, self.app.time.now()) else { return };
        let settled = self.app.stores.results.settle(&settlement, &crate::rating::rate).await;
        match settled {
            Ok(()) => {
                self.settled = true;
                if self.load_ratings().await.is_ok() && !self.ratings.is_empty() {
                    self.tell(&[]);
                }
            }
            // It stays marked as something to do, and is tried again when the room is next woken.
            Err(error) => tracing::error!(%error, table = %self.table.id, "results could not be stored"),
        }
    }

    async fn load_ratings(&mut self) -> Result<(), StoreError> {
        let changes = self.app.stores.results.rating_changes(&self.table.id).await?;
        let round =
            |(seat, before, after): (String, f64, f64)| (seat, (before.round() as i32, after.round() as i32));
        self.ratings = changes.into_iter().map(round).collect();
        Ok(())
    }

    /// If a clock has run since before this server started, the server was away: it begins anew.
    async fn resume_clock(&mut self) {
        if self.table.running_since().is_some_and(|since| since < self.app.node.since()) {
            let now = self.now();
            if let Err(problem) = self.write(vec![Event::Resumed], None, None, now).await {
                tracing::warn!(%problem, table = %self.table.id, "a clock could not be resumed");
            }
        }
    }
}

/// Whether a client may call what it wants done by this word.
pub(crate) fn is_idempotency_key(word: &str) -> bool {
    // A control character would not only be odd: PostgreSQL takes no text with a zero in it.
    (1..=64).contains(&word.chars().count()) && !word.chars().any(char::is_control)
}

/// The room no longer knows what is stored.
struct OutOfSync;

/// A message as it goes over the wire.
pub(crate) fn text(told: &ServerMessage) -> String {
    serde_json::to_string(told).expect("messages can be written")
}
