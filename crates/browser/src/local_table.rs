//! One table of this device in memory: [`table::Table`], what happened at it, and who looks at it.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::fairness::Secret;
use table::local::{self, RecordDealer};
use table::{
    AppliedEvent, Audience, BrokenLog, CommandError, Decision, Entry, Event, PersonId, Table, TableId,
    unknown_player,
};
use tabletop::{Seat, Seed, Viewer};
use wire::{Annotation, Command, EventView, Instant, Player, ServerMessage, State, StatePatch, Status};

use crate::ask::Chance;
use crate::reading::{self, has_secret};
use crate::stored::{Change, LoadedRow, TableRow};
use crate::thinking::{Task, nets_of_levels};

/// A change that is decided and not yet stored.
struct Pending {
    table: Table,
    applied: Vec<AppliedEvent>,
    /// The command that led to it, by its key.
    key: Option<String>,
}

/// A table of this device.
pub(crate) struct LocalTable {
    table: Table,
    applied: Vec<AppliedEvent>,
    names: BTreeMap<String, String>,
    recorded: Option<String>,
    /// The person at the screen; nobody while the table is covered.
    at_screen: Option<Seat>,
    pending: Option<Pending>,
}

/// What a command leads to.
pub(crate) enum Decided {
    /// These changes are stored.
    Store(Vec<Change>),
    /// Nothing: the command was carried out before.
    Done(ServerMessage),
}

impl LocalTable {
    /// A table from what is stored.
    pub(crate) fn load(row: LoadedRow, log: &[Entry]) -> Result<LocalTable, BrokenLog> {
        let recorded = row.recorded.as_deref().map(reading::records).unwrap_or_default();
        let dealer = Arc::new(RecordDealer { recorded, first: None });
        let (table, applied) = Table::replay(&TableId(row.overview.id), log, dealer)?;
        let mut loaded = LocalTable {
            table,
            applied,
            names: row.names,
            recorded: row.recorded,
            at_screen: None,
            pending: None,
        };
        loaded.at_screen = loaded.first_at_screen();
        Ok(loaded)
    }

    /// Who is at the screen when a table is opened: the only person, and before the deal, when nothing is hidden, the first one.
    fn first_at_screen(&self) -> Option<Seat> {
        match local::people(&self.table)[..] {
            [only] => Some(only),
            [first, ..] if self.table.status() == Status::Waiting => Some(first),
            _ => None,
        }
    }

    /// Who sees the table: a stand-in plays with the hand of a person who resigned, and that person sees it no more.
    fn viewer(&self) -> Option<Seat> {
        self.at_screen.filter(|seat| !self.table.is_gone(*seat) || self.table.status() != Status::Playing)
    }

    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// Decides a command of the viewer.
    pub(crate) fn command(&mut self, command: &Command, chance: &Chance) -> Result<Decided, CommandError> {
        let key = &command.idempotency_key;
        let person = self.at_screen.and_then(|seat| self.table.person(seat));
        if let Some(seq) = person.and_then(|person| self.table.done(person, key)) {
            return Ok(Decided::Done(ServerMessage::Done { idempotency_key: key.clone(), seq }));
        }
        let now = chance.now.max(self.table.changed());
        let (person, decision) = local::decide(&self.table, self.at_screen, &command.request, now)?;
        let (events, rematch) = match decision {
            Decision::Events(events) => (events, None),
            Decision::Rematch(mut events) => {
                events.push(Event::Rematch { table: chance.id.clone() });
                (events, Some(self.rematch(chance)))
            }
        };
        let mut changes = vec![self.decide(events, person.as_ref(), Some(key), now)];
        changes.extend(rematch);
        Ok(Decided::Store(changes))
    }

    /// The action of a bot in the position of this number; nothing if another position is on the table.
    pub(crate) fn bot_acts(&mut self, at: u32, action: String, now: Instant) -> Option<Change> {
        let seat = self.table.turn().filter(|_| self.table.bot_to_move().is_some())?;
        let is_legal = self.table.game()?.rehearse(std::slice::from_ref(&action)).is_ok();
        if at != self.table.position_number() || !is_legal {
            return None;
        }
        let now = now.max(self.table.changed());
        Some(self.decide(vec![Event::Acted { seat, action }], None, None, now))
    }

    /// Applies events to a copy of the table, which replaces it once they are stored.
    ///
    /// # Panics
    /// If an event that was decided cannot be applied.
    fn decide(
        &mut self,
        events: Vec<Event>,
        person: Option<&PersonId>,
        key: Option<&String>,
        now: Instant,
    ) -> Change {
        let mut after = self.table.clone();
        let (mut applied, mut entries) = (Vec::new(), Vec::new());
        for event in events {
            let (person, idempotency_key) = (person.cloned(), key.cloned());
            let entry = Entry { seq: after.seq + 1, at: now, person, idempotency_key, event };
            applied.push(after.apply(&entry).expect("what was decided can be applied"));
            entries.push(entry.into());
        }
        let row = self.row(&after);
        self.pending = Some(Pending { table: after, applied, key: key.cloned() });
        Change { row, entries }
    }

    /// The table of the rematch: everyone moves on by one seat.
    fn rematch(&self, chance: &Chance) -> Change {
        let setup = (*self.table.setup).clone();
        let holders = self.table.rematch_holders();
        let entries = table::first_entries(setup, secret(chance), self.table.host(), &holders, chance.now);
        reading::change(&chance.id, entries, self.names.clone(), None)
    }

    /// What was decided is stored: the messages to the pages.
    pub(crate) fn commit(&mut self) -> Vec<ServerMessage> {
        let Some(Pending { table, applied, key }) = self.pending.take() else { return Vec::new() };
        let mut messages = vec![self.replace(table, applied)];
        let seq = self.table.seq;
        messages.extend(key.map(|idempotency_key| ServerMessage::Done { idempotency_key, seq }));
        messages
    }

    pub(crate) fn discard(&mut self) {
        self.pending = None;
    }

    /// Applies entries that another page has stored.
    pub(crate) fn follow(&mut self, entries: &[Entry]) -> Result<Vec<ServerMessage>, BrokenLog> {
        self.pending = None;
        let mut after = self.table.clone();
        let mut applied = Vec::new();
        for entry in entries.iter().filter(|entry| entry.seq > self.table.seq) {
            applied.push(after.apply(entry)?);
        }
        Ok(if applied.is_empty() { Vec::new() } else { vec![self.replace(after, applied)] })
    }

    fn replace(&mut self, after: Table, applied: Vec<AppliedEvent>) -> ServerMessage {
        let now = after.changed();
        let (before, viewer) = (self.state(now), self.viewer());
        let dealt = self.table.status() == Status::Waiting && after.status() == Status::Playing;
        self.table = after;
        self.applied.extend(applied);
        // From the deal on, people see their hands only.
        if dealt && local::people(&self.table).len() > 1 {
            self.at_screen = None;
        }
        if self.viewer() != viewer {
            return self.update(0, now);
        }
        let (events, base) = (self.events(before.seq), before.seq);
        let patch = Box::new(StatePatch::between(&before, self.state(now)));
        ServerMessage::Patch { events, base, patch }
    }

    /// Another person looks at the table, or nobody.
    pub(crate) fn look(&mut self, seat: Option<Seat>, now: Instant) -> ServerMessage {
        self.at_screen = seat
            .filter(|seat| self.table.seats().any(|one| one == *seat) && self.table.person(*seat).is_some());
        self.update(0, now)
    }

    /// The state and the events after this number.
    pub(crate) fn update(&self, since: u32, now: Instant) -> ServerMessage {
        ServerMessage::Update { events: self.events(since), state: Box::new(self.state(now)) }
    }

    fn audience(&self) -> Audience {
        Audience { viewer: self.viewer().map_or(Viewer::Spectator, Viewer::Seat), host: true }
    }

    /// The table as the viewer may see it.
    pub(crate) fn state(&self, now: Instant) -> State {
        let mut state = self.table.state(&self.audience(), now, &self.player(), &BTreeMap::new());
        // At one screen hints are allowed among people too.
        state.can_hint = self.decides();
        // Deals that were recorded elsewhere do not follow from the secret of this table.
        if !self.is_fair() {
            state.fairness.secret = None;
        }
        state
    }

    fn decides(&self) -> bool {
        self.viewer().is_some_and(|seat| self.table.turn() == Some(seat) && !self.table.is_gone(seat))
    }

    fn is_fair(&self) -> bool {
        self.recorded.as_deref().is_none_or(|text| reading::records(text).iter().all(has_secret))
    }

    /// The events after this number, as the viewer saw them.
    pub(crate) fn events(&self, since: u32) -> Vec<EventView> {
        let (viewer, player) = (self.audience().viewer, self.player());
        let new = self.applied.iter().filter(|event| event.seq > since);
        new.map(|event| self.table.event_view(event, viewer, &player)).collect()
    }

    fn player(&self) -> impl Fn(&PersonId) -> Player + '_ {
        |id| Player { name: self.names.get(&id.0).cloned().unwrap_or_default(), ..unknown_player(id) }
    }

    /// What the rules say about a thing, as far as the viewer may know.
    pub(crate) fn explain(&self, touch: &str, seat: Seat) -> Option<Annotation> {
        let explained = self.table.last_game()?.explain(self.audience().viewer, seat, touch)?;
        Some(table::annotation(explained))
    }

    /// The decision that a bot has to make, and the number of the position.
    pub(crate) fn bot(&self, seed: Seed) -> Option<(u32, Task)> {
        let level = self.table.bot_to_move()?;
        let task = Task::new(self.table.game()?, level, seed)?;
        Some((self.table.position_number(), task))
    }

    /// The nets that the bots need, by name; `None` if no bot plays now.
    pub(crate) fn nets(&self) -> Option<Vec<String>> {
        let mut levels = self.table.seats().filter_map(|seat| self.table.bot_level(seat)).peekable();
        levels.peek()?;
        Some(nets_of_levels(self.table.game()?, levels))
    }

    /// The thinking behind a hint. The same position gets the same hint.
    pub(crate) fn hint(&self) -> Option<Task> {
        let seat = self.viewer().filter(|_| self.decides())?;
        let game = self.table.game()?;
        let level = bots::LEVELS[bots::LEVELS.len() - 1].name;
        Task::new(game, level, crate::home::seed_of(&game.view(seat.into())))
    }

    /// The records of the rounds.
    pub(crate) fn record(&self) -> String {
        let names: Vec<String> = self.table.seats().map(|seat| self.name(seat)).collect();
        if self.table.status() == Status::Over && self.is_fair() {
            return table::record_text(&self.table, &names);
        }
        reading::unfinished_records(&self.table, &names)
    }

    fn name(&self, seat: Seat) -> String {
        let player = match (self.table.person(seat), self.table.bot_level(seat)) {
            (Some(person), _) => local::LocalPlayer::Person(self.player()(person).name),
            (None, level) => local::LocalPlayer::Bot(level.unwrap_or_default().to_owned()),
        };
        player.header()
    }

    fn row(&self, table: &Table) -> TableRow {
        let overview = reading::overview(table, &self.player());
        TableRow { overview, names: self.names.clone(), recorded: self.recorded.clone() }
    }
}

/// The secret of a table that is opened with this chance.
pub(crate) fn secret(chance: &Chance) -> Secret {
    let Seed(bytes) = chance.secret.parse().unwrap_or(Seed([0; 32]));
    Secret::new(&bytes)
}
