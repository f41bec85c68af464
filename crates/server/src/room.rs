//! One table in memory: it takes orders, writes them down, and tells everybody. The path of a move is
//! [`Room::carry_out`].

mod bots;
mod neighbours;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use wire::{Command, EventView, Instant, Player, ServerMessage, State, Status};

use crate::event::Event;
use crate::fair::unguessable;
use crate::house::House;
use crate::problem::Problem;
use crate::settle::settlement;
use crate::store::{Append, Appended, Entry, NodeId, Person, PersonId, StoreError, TableId};
use crate::table::seats::nobody;
use crate::table::{BrokenLog, Decided, Happening, Shown, Table, What};
use neighbours::{Elsewhere, Keeper};

/// How many happenings a room remembers for those who come back. Few: there may be many rooms, and the log has all.
const REMEMBERED: usize = 2;
/// How many are read again from the log for somebody who has missed more.
const READ_AGAIN: usize = 48;
/// How long a room stays when nobody is there and nothing is to be done.
const IDLE: Duration = Duration::from_mins(1);
/// How often an order is decided anew when somebody else was faster.
const ATTEMPTS: usize = 8;
/// How long to wait when a clock has run out and it could not be written.
const AGAIN: i64 = 1_000;

/// Who is at a table by way of another server, which may ask for the same.
pub(crate) struct There {
    pub(crate) node: NodeId,
    pub(crate) seats: String,
    pub(crate) spectators: u32,
    pub(crate) ask: bool,
}

/// What can be asked of a room. Small: a room has space for some of them all the time.
pub(crate) enum Ask {
    /// Do something for somebody.
    Do(Box<(Person, Command)>, oneshot::Sender<Result<u32, Refused>>),
    /// Tell somebody what happens from now on.
    Listen(Box<Listen>, oneshot::Sender<Result<u64, Problem>>),
    /// Tell them no more.
    Unlisten(u64),
    /// Look at the table.
    Look(Box<dyn FnOnce(&Room) + Send>),
    /// A bot has thought about the position of this number; without an action if nothing came of it.
    Thought { at: u32, action: Option<Box<str>> },
    /// See whether there is something to do; nobody else seems to.
    Wake,
    /// Another server has written to the log up to this number.
    Grown(u32),
    /// Another server says who is at the table by way of it.
    Elsewhere(Box<There>),
    /// Another server is no more.
    Gone(NodeId),
    /// Another server may keep this table by now.
    Doubt,
    /// Anything may have happened on other servers.
    Missed,
    /// Somebody has another name.
    Renamed(PersonId),
    /// Somebody is no more: neither the name nor what they said is told again.
    Erased(PersonId),
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
pub(crate) type Letter = Arc<String>;

/// Where somebody is told.
pub(crate) type Mail = mpsc::Sender<Letter>;

/// Somebody who wants to hear.
#[derive(Clone)]
pub(crate) struct Listen {
    pub(crate) person: PersonId,
    /// The last news they know.
    pub(crate) since: Option<u32>,
    /// Where they are told.
    pub(crate) mail: Mail,
}

struct Listener {
    id: u64,
    person: PersonId,
    mail: Mail,
}

/// One table in memory.
pub(crate) struct Room {
    house: Arc<House>,
    table: Table,
    players: HashMap<PersonId, Player>,
    recent: VecDeque<Happening>,
    listeners: Vec<Listener>,
    next_listener: u64,
    /// The position about which a bot is thinking.
    thinking: Option<u32>,
    settled: bool,
    ratings: BTreeMap<String, (i32, i32)>,
    own: mpsc::Sender<Ask>,
    idle_since: Instant,
    /// The number of the last entry, for whoever compares it with the log.
    seq: Arc<AtomicU32>,
    keeper: Keeper,
    elsewhere: Elsewhere,
    /// Before then, a clock that has run out is not looked at again.
    not_before: Instant,
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
        house: Arc<House>,
        id: &TableId,
        log: &[Entry],
        own: mpsc::Sender<Ask>,
        seq: Arc<AtomicU32>,
    ) -> Result<Box<Room>, LoadError> {
        let (table, happenings) = Table::replay(id, log)?;
        let skip = happenings.len().saturating_sub(REMEMBERED);
        let idle_since = house.time.now();
        let mut room = Box::new(Room {
            house,
            table,
            players: HashMap::new(),
            recent: happenings.into_iter().skip(skip).collect(),
            listeners: Vec::new(),
            next_listener: 0,
            thinking: None,
            settled: false,
            ratings: BTreeMap::new(),
            own,
            idle_since,
            seq,
            keeper: Keeper::Unknown,
            elsewhere: Elsewhere::default(),
            not_before: 0,
        });
        room.meet_people().await?;
        if room.table.status() == Status::Over {
            room.settled = room.house.store.is_settled(id).await?;
            room.load_ratings().await?;
        }
        Ok(room)
    }

    /// Answers until nobody needs it. Rooms are many and mostly wait: what is only needed for an answer is boxed, so
    /// that a waiting one is small.
    pub(crate) async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<Ask>) {
        Box::pin(self.begin()).await;
        loop {
            let deadline = self.table.deadline().filter(|_| self.keeper != Keeper::Other);
            let deadline = deadline.map(|(_, at)| at.max(self.not_before));
            let idle = self.is_idle().then(|| self.idle_since + IDLE.as_millis() as i64);
            let time = self.house.time.clone();
            let ask = tokio::select! {
                ask = inbox.recv() => ask,
                () = time.until(deadline.unwrap_or_default()), if deadline.is_some() => Some(Ask::Wake),
                () = time.until(idle.unwrap_or_default()), if idle.is_some() => {
                    Box::pin(self.release()).await;
                    if self.house.rooms.leave(&self.table.id, &inbox) {
                        return;
                    }
                    continue;
                }
            };
            match ask {
                None | Some(Ask::Close) => break,
                Some(ask) => {
                    if Box::pin(self.answer(ask)).await.is_err() {
                        // What is stored is not what is in memory: whoever asks next loads it anew.
                        break;
                    }
                }
            }
        }
        self.house.rooms.forget(&self.table.id, &self.own);
        for listener in &self.listeners {
            drop(listener.mail.try_send(Arc::new(text(&ServerMessage::Goodbye))));
        }
        self.listeners.clear();
        self.tell_presence();
    }

    async fn begin(&mut self) {
        self.resume().await;
        self.look_after().await;
    }

    fn is_idle(&self) -> bool {
        self.listeners.is_empty()
            && self.thinking.is_none()
            && (self.table.deadline().is_none() || !self.table.is_real_time() || self.keeper == Keeper::Other)
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), Lost> {
        self.idle_since = self.house.time.now();
        match ask {
            Ask::Do(asked, reply) => {
                let (who, command) = *asked;
                let done = self.carry_out(&who, &command).await;
                let lost = matches!(done, Err(Problem::NotStored));
                let answer = done.map_err(|problem| {
                    let stale = matches!(problem, Problem::Stale);
                    let state = if stale { self.state(&who.id).ok().map(Box::new) } else { None };
                    Refused { problem, state }
                });
                // Who asked may be gone.
                let _ = reply.send(answer);
                if lost {
                    return Err(Lost);
                }
            }
            Ask::Listen(listen, reply) => {
                self.look_up().await?;
                let missed = self.missed(listen.since).await;
                let _ = reply.send(self.listen(*listen, &missed));
            }
            Ask::Unlisten(id) => {
                self.listeners.retain(|listener| listener.id != id);
                self.tell_presence();
            }
            Ask::Look(look) => {
                // Who asks may know from another server what this one has not heard yet.
                self.look_up().await?;
                look(self);
            }
            Ask::Thought { at, action } => self.bot_moves(at, action).await?,
            Ask::Renamed(person) => self.meet_again(&person).await?,
            Ask::Erased(person) => {
                for happening in &mut self.recent {
                    if let What::Said { by, text, .. } = &mut happening.what
                        && *by == person
                    {
                        text.clear();
                    }
                }
                self.meet_again(&person).await?;
            }
            Ask::Wake => {
                if self.keeper == Keeper::Other {
                    self.keeper = Keeper::Unknown;
                }
                self.check_clock().await?;
            }
            Ask::Grown(seq) => {
                if seq > self.table.seq {
                    self.catch_up().await?;
                }
            }
            Ask::Elsewhere(there) => self.hear_of(*there),
            Ask::Gone(node) => self.forget_node(&node),
            Ask::Doubt => {
                self.keeper = Keeper::Unknown;
                self.catch_up().await?;
                self.resume().await;
            }
            Ask::Missed => {
                // Names may have changed, and what was said may have been erased.
                self.catch_up().await?;
                self.recent.clear();
                self.players.clear();
                self.meet_people().await.map_err(|_| Lost)?;
                self.tell(&[]);
            }
            Ask::Close => {}
        }
        self.look_after().await;
        Ok(())
    }

    /// The path of a move, and of every other order.
    async fn carry_out(&mut self, who: &Person, command: &Command) -> Result<u32, Problem> {
        if !is_idempotency_key(&command.idempotency_key) {
            return Err(Problem::BadCommandId);
        }
        for _ in 0..ATTEMPTS {
            // A retry is answered as before, and not done twice.
            if let Some(seq) = self.table.done(&who.id, &command.idempotency_key) {
                return Ok(seq);
            }
            // 1. The seat follows from who sends it, never from the message. 2. It is parsed and checked.
            let now = self.now();
            let events = match self.table.decide(who, &command.request, now) {
                Ok(Decided::Events(events)) => events,
                Ok(Decided::Rematch(events)) => self.with_new_table(events, &who.id).await?,
                // Perhaps something happened on another server that this one has not heard of.
                Err(_) if self.look_up().await.map_err(|Lost| Problem::NotStored)? => continue,
                Err(Problem::OutOfTime) => {
                    self.flag_falls().await.map_err(|Lost| Problem::NotStored)?;
                    return Err(Problem::OutOfTime);
                }
                Err(problem) => return Err(problem),
            };
            // 3. It is appended to the log; until that is durable, nothing has happened. 4. Only then it is
            // applied, 5. everybody is told, each what they may see, and 6. it is acknowledged.
            if self.write(events, Some(&who.id), Some(&command.idempotency_key), now).await? {
                return Ok(self.table.seq);
            }
            // Somebody else wrote first: the order is looked at anew, on the table as it is now.
        }
        Err(Problem::Stale)
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
                command: command.map(str::to_owned),
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
        let appended = self.house.store.append(append).await.map_err(|error| {
            tracing::error!(%error, table = %self.table.id, "an append failed");
            Problem::NotStored
        })?;
        metrics::histogram!("marchstone_append_seconds").record(started.elapsed().as_secs_f64());
        match appended {
            Appended::Taken => {
                self.catch_up().await.map_err(|Lost| Problem::NotStored)?;
                Ok(false)
            }
            Appended::Stored => {
                self.table = after;
                self.seq.store(self.table.seq, Ordering::Relaxed);
                self.ring();
                // Names are only for show: without them the table still goes on.
                if self.meet_people().await.is_err() {
                    tracing::warn!(table = %self.table.id, "names could not be read");
                }
                self.remember(&happenings);
                self.tell(&happenings);
                if happenings.iter().any(Happening::moves_people) {
                    self.tell_presence();
                }
                Ok(true)
            }
        }
    }

    /// What time it is for this table: never earlier than what happened last, whoever's clock that went by.
    fn now(&self) -> Instant {
        self.house.time.now().max(self.table.changed())
    }

    /// Reads what others have written; false if that is nothing.
    async fn catch_up(&mut self) -> Result<bool, Lost> {
        let entries = self.house.store.entries(&self.table.id, self.table.seq).await.map_err(|_| Lost)?;
        if entries.is_empty() {
            return Ok(false);
        }
        let mut happenings = Vec::with_capacity(entries.len());
        for entry in &entries {
            happenings.push(self.table.apply(entry).map_err(|_| Lost)?);
        }
        self.seq.store(self.table.seq, Ordering::Relaxed);
        self.meet_people().await.map_err(|_| Lost)?;
        self.remember(&happenings);
        self.tell(&happenings);
        if happenings.iter().any(Happening::moves_people) {
            self.tell_presence();
        }
        Ok(true)
    }

    fn remember(&mut self, happenings: &[Happening]) {
        for happening in happenings.iter().skip(happenings.len().saturating_sub(REMEMBERED)) {
            if self.recent.len() == REMEMBERED {
                self.recent.pop_front();
            }
            self.recent.push_back(happening.clone());
        }
    }

    /// Learns the names of those who sit here.
    async fn meet_people(&mut self) -> Result<(), StoreError> {
        let unknown: Vec<PersonId> =
            self.table.people().filter(|id| !self.players.contains_key(*id)).cloned().collect();
        for id in unknown {
            let player = self.house.player(&id).await?;
            self.players.insert(id, player);
        }
        Ok(())
    }

    /// Learns the name of somebody anew.
    async fn meet_again(&mut self, person: &PersonId) -> Result<(), Lost> {
        if self.players.remove(person).is_some() {
            self.meet_people().await.map_err(|_| Lost)?;
            self.tell(&[]);
        }
        Ok(())
    }

    fn player(&self) -> impl Fn(&PersonId) -> Player + '_ {
        |id| self.players.get(id).cloned().unwrap_or_else(|| nobody(id))
    }

    /// The table as this person may see it.
    pub(crate) fn state(&self, person: &PersonId) -> Result<State, Problem> {
        let shown = self.table.shown_to(person).ok_or(Problem::NoSpectators)?;
        Ok(self.state_for(&shown))
    }

    fn state_for(&self, shown: &Shown) -> State {
        self.table.state(shown, self.house.time.now(), &self.player(), &self.ratings)
    }

    /// The table behind it.
    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// What happened, as this person saw it.
    pub(crate) fn news_for(
        &self,
        happenings: &[Happening],
        person: &PersonId,
    ) -> Result<Vec<EventView>, Problem> {
        let shown = self.table.shown_to(person).ok_or(Problem::NoSpectators)?;
        let player = self.player();
        Ok(happenings.iter().map(|one| self.table.news(one, shown.viewer, &player)).collect())
    }

    /// Tells everybody who listens, each what they may see.
    fn tell(&mut self, happenings: &[Happening]) {
        let mut told: Vec<(Shown, Letter)> = Vec::new();
        let mut gone = Vec::new();
        for listener in &self.listeners {
            let Some(shown) = self.table.shown_to(&listener.person) else {
                gone.push(listener.id);
                continue;
            };
            let message = match told.iter().find(|(other, _)| *other == shown) {
                Some((_, message)) => Arc::clone(message),
                None => {
                    let player = self.player();
                    let news = happenings.iter().map(|one| self.table.news(one, shown.viewer, &player));
                    let state = Box::new(self.state_for(&shown));
                    let message = Arc::new(text(&ServerMessage::Update { events: news.collect(), state }));
                    told.push((shown, Arc::clone(&message)));
                    message
                }
            };
            // Who does not read what they are told must come back.
            if listener.mail.try_send(message).is_err() {
                gone.push(listener.id);
            }
        }
        self.listeners.retain(|listener| !gone.contains(&listener.id));
    }

    /// What somebody has missed who knows all until then; nothing if that is too much.
    async fn missed(&self, since: Option<u32>) -> Vec<Happening> {
        let Some(count) = since.and_then(|since| self.table.seq.checked_sub(since)) else {
            return Vec::new();
        };
        let count = count as usize;
        if count <= self.recent.len() {
            return self.recent.iter().skip(self.recent.len() - count).cloned().collect();
        }
        if count > READ_AGAIN {
            return Vec::new();
        }
        // What was seen then is worked out as it was then, from the beginning.
        let log = self.house.store.entries(&self.table.id, 0).await.unwrap_or_default();
        let replayed = Table::replay(&self.table.id, &log).map(|(_, happenings)| happenings);
        let Ok(mut happenings) = replayed else { return Vec::new() };
        happenings.truncate(self.table.seq as usize);
        happenings.split_off(happenings.len().saturating_sub(count))
    }

    fn listen(&mut self, listen: Listen, missed: &[Happening]) -> Result<u64, Problem> {
        let state = self.state(&listen.person)?;
        let news = self.news_for(missed, &listen.person)?;
        let update = text(&ServerMessage::Update { events: news, state: Box::new(state) });
        drop(listen.mail.try_send(Arc::new(update)));
        let id = self.next_listener;
        self.next_listener += 1;
        self.listeners.push(Listener { id, person: listen.person, mail: listen.mail });
        self.tell_presence();
        Ok(id)
    }

    /// Makes a table to play again, and says so.
    async fn with_new_table(&self, mut events: Vec<Event>, host: &PersonId) -> Result<Vec<Event>, Problem> {
        let sitters = self.table.sitters_again();
        let id = TableId(unguessable());
        self.house.create(&id, self.table.setup.clone(), host, &sitters).await.map_err(|error| {
            tracing::error!(%error, "a table could not be made");
            Problem::NotStored
        })?;
        events.push(Event::Rematch { table: id.0 });
        Ok(events)
    }

    /// If a clock has run out, whoever keeps the table writes it down.
    async fn check_clock(&mut self) -> Result<(), Lost> {
        if self.table.deadline().is_some_and(|(_, deadline)| deadline <= self.now()) {
            if self.keeps().await {
                return self.flag_falls().await;
            }
            self.not_before = self.now() + AGAIN;
        }
        Ok(())
    }

    /// If a clock has run out, it has run out.
    async fn flag_falls(&mut self) -> Result<(), Lost> {
        let now = self.now();
        if let Some((seat, deadline)) = self.table.deadline()
            && deadline <= now
        {
            self.write(vec![Event::OutOfTime { seat }], None, None, now).await.map_err(|_| Lost)?;
        }
        Ok(())
    }

    /// Writes the results and changes the ratings, once.
    async fn settle(&mut self) {
        let Some(settlement) = settlement(&self.table, self.house.time.now()) else { return };
        let settled = self.house.store.settle(&settlement, &crate::rating::rate).await;
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
        let changes = self.house.store.rating_changes(&self.table.id).await?;
        let round =
            |(seat, before, after): (String, f64, f64)| (seat, (before.round() as i32, after.round() as i32));
        self.ratings = changes.into_iter().map(round).collect();
        Ok(())
    }

    /// If a clock has run since before this server started, the server was away: it begins anew.
    async fn resume(&mut self) {
        if self.table.running_since().is_some_and(|since| since < self.house.node.since()) {
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
struct Lost;

/// A message as it goes over the wire.
pub(crate) fn text(told: &ServerMessage) -> String {
    serde_json::to_string(told).expect("messages can be written")
}
