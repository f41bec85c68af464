//! A table on this machine: [`table::Table`], with a file of records as its log.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use catalog::AnyTable;
use serde_json::{Map, Value as Json};
use table::fairness::Secret;
use table::local::{self, Opening, ROUNDS, RecordDealer, Remark, text};
use table::{
    AppliedEvent, AppliedKind, Audience, CommandError, Decision, Entry, Event, PersonId, Table, TableId,
    unknown_player,
};
use tabletop::{Record, Seat, Seed, Turn, Verdict, Viewer};
use wire::{EventView, Instant, Player, Problem, Setup, State, TableRequest};

use super::super::journal::{Journal, JournalProblem, LocalPlayer};
use super::draw_seed;
use crate::session;

/// A table on this machine. Every change is in the file before it is visible.
pub(crate) struct LocalTable {
    table: Table,
    /// What happened since the first deal.
    applied: Vec<AppliedEvent>,
    players: Vec<LocalPlayer>,
    journal: Journal,
}

impl std::fmt::Debug for LocalTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LocalTable").field("players", &self.players).finish_non_exhaustive()
    }
}

impl LocalTable {
    /// Deals, and begins the file.
    pub(crate) fn deal(deal: &session::Deal, path: &Path) -> Result<LocalTable, JournalProblem> {
        let broken = |why: String| JournalProblem::Broken { path: path.to_owned(), why };
        let seats = deal.players.len() as u8;
        let game =
            catalog::game(&deal.game).ok_or_else(|| broken(format!("there is no game {}", deal.game)))?;
        let settings = game.checked(&deal.settings, seats).map_err(|bad| broken(bad.to_string()))?;
        let options = catalog::options_to_json(&settings).as_object().cloned().unwrap_or_default();
        let rounds = if game.matches() { deal.rounds.max(1) } else { 1 };
        let seed = deal.seed.unwrap_or_else(draw_seed);
        let id = TableId(seed.to_string().chars().take(16).collect());
        let dealer = RecordDealer { recorded: Vec::new(), first: Some(seed) };
        let setup = local::setup(&deal.game, options, seats, rounds);
        let mut opening = open(id, setup, &deal.players, dealer).map_err(broken)?;
        opening.ready(|_| None).map_err(broken)?;
        let journal = Journal::create(path, &round_record(&opening.table, &deal.players))?;
        Ok(LocalTable::with_journal(opening, deal.players.clone(), journal))
    }

    /// Continues from a file: the events that it stands for are applied again.
    pub(crate) fn resume(path: &Path) -> Result<LocalTable, JournalProblem> {
        let (mut journal, rounds) = Journal::resume(path)?;
        let broken = |why: String| JournalProblem::Broken { path: path.to_owned(), why };
        let first = &rounds[0].record;
        let options: Map<String, Json> = serde_json::from_str(&first.options)
            .map_err(|_| broken("Options is not a JSON object".to_owned()))?;
        let players = rounds[0].players();
        let id = first.others.iter().find(|(key, _)| key == table::MATCH_HEADER).map(|(_, id)| id.clone());
        let setup = local::setup(&first.game, options, first.players, rounds[0].rounds_of_match());
        let recorded = rounds.iter().map(|round| round.record.clone()).collect();
        let dealer = RecordDealer { recorded, first: None };
        let mut opening = open(TableId(id.unwrap_or_default()), setup, &players, dealer).map_err(broken)?;
        for (number, round) in (1..).zip(&rounds) {
            opening.replay_round(round, |_| None).map_err(|why| broken(format!("round {number}: {why}")))?;
        }
        // The program may have ended between the last action and the result.
        let last = rounds.last().and_then(|round| round.record.result);
        let game = opening.table.last_game().map(AnyTable::turn);
        if let (None, Some(Turn::Over(verdict))) = (last, game) {
            journal.append(&text::result(verdict))?;
        }
        Ok(LocalTable::with_journal(opening, players, journal))
    }

    fn with_journal(opening: Opening, players: Vec<LocalPlayer>, journal: Journal) -> LocalTable {
        let Opening { table, mut applied, .. } = opening;
        // Who opened the table and sat down is nothing that happened in the game.
        let applied = applied.split_off(1 + players.len());
        LocalTable { table, applied, players, journal }
    }

    /// The table, without its file.
    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// Whether a person plays in this seat.
    pub(super) fn is_active_person(&self, seat: Seat) -> bool {
        self.table.person(seat).is_some() && !self.table.is_gone(seat)
    }

    /// The table as this viewer may see it.
    pub(super) fn state(&self, viewer: Option<Seat>) -> State {
        let audience = Audience { viewer: viewer.map_or(Viewer::Spectator, Viewer::Seat), host: true };
        let mut state = self.table.state(&audience, now(), &self.lookup(), &BTreeMap::new());
        // At one screen hints are allowed among people too.
        state.can_hint = viewer.is_some_and(|seat| self.table.turn() == Some(seat));
        state
    }

    /// Everything that happened since the first deal, as this viewer saw it.
    pub(super) fn event_views(&self, viewer: Option<Seat>) -> Vec<EventView> {
        let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let player = self.lookup();
        self.applied.iter().map(|event| self.table.event_view(event, viewer, &player)).collect()
    }

    fn lookup(&self) -> impl Fn(&PersonId) -> Player + '_ {
        |id| {
            let seat = self.table.seat_of(id);
            let name = seat.and_then(|seat| self.players.get(seat.index())).map(LocalPlayer::name);
            Player { name: name.unwrap_or_default().to_owned(), ..unknown_player(id) }
        }
    }

    /// Carries out a request of the person in this seat.
    pub(super) fn command(&mut self, seat: Option<Seat>, request: &TableRequest) -> Result<(), Problem> {
        let decided = local::decide(&self.table, seat, request, now()).map_err(|error| error.to_wire())?;
        // A rematch needs no other table here: the screen deals a new game.
        let (person, Decision::Events(events) | Decision::Rematch(events)) = decided;
        self.write(events, person.as_ref())
    }

    /// Makes an action of the bot that decides now.
    pub(super) fn bot_acts(&mut self, action: String) -> Result<(), Problem> {
        let seat = self.table.turn().ok_or_else(|| CommandError::NotPlaying.to_wire())?;
        self.write(vec![Event::Acted { seat, action }], None)
    }

    /// Applies events to a copy of the table, writes them to the file, and then keeps the copy.
    fn write(&mut self, events: Vec<Event>, person: Option<&PersonId>) -> Result<(), Problem> {
        let mut after = self.table.clone();
        let mut applied = Vec::with_capacity(events.len());
        for event in events {
            let entry = entry(after.seq + 1, person.cloned(), event, after.changed());
            applied.push(after.apply(&entry).map_err(|error| not_stored(&error))?);
        }
        self.write_file(&after, &applied).map_err(|error| not_stored(&error))?;
        self.table = after;
        self.applied.extend(applied);
        Ok(())
    }

    /// Brings the file from the current table to `after`.
    fn write_file(&mut self, after: &Table, applied: &[AppliedEvent]) -> Result<(), JournalProblem> {
        let mut lines = String::new();
        let history = after.last_game().map(AnyTable::history).unwrap_or_default();
        for event in applied {
            match &event.kind {
                AppliedKind::Acted { step, ply, ended } => {
                    let opens_turn = history.get(*ply as usize).is_some_and(|(_, opens)| *opens);
                    lines += &text::action(&step.action, opens_turn.then_some(step.turn_number));
                    if let Some(outcome) = ended {
                        lines += &text::result(table::game_verdict(&outcome.verdict));
                    }
                }
                AppliedKind::Ready { started: true, .. } => {
                    lines.push('\n');
                    lines += &text::headers(&round_record(after, &self.players));
                }
                AppliedKind::TakenBack { yes: true, ply, .. } => {
                    let before = self.table.game().map(AnyTable::history).unwrap_or_default();
                    let actions: Vec<&str> =
                        before.iter().skip(*ply as usize).map(|(action, _)| action.as_str()).collect();
                    self.journal.take_back(&actions)?;
                }
                AppliedKind::Plain(_, Some(outcome)) if self.table.game().is_some() => {
                    lines += &text::result(table::game_verdict(&outcome.verdict));
                }
                AppliedKind::Plain(Event::Resigned { seat }, _) => {
                    lines += &text::remark(Remark::GaveUp(*seat));
                }
                AppliedKind::Plain(Event::Aborted, _) => {
                    lines += &(text::remark(Remark::CalledOff) + &text::result(Verdict::Nobody));
                }
                _ => {}
            }
        }
        if lines.is_empty() { Ok(()) } else { self.journal.append(&lines) }
    }
}

/// A table with everyone seated.
fn open(id: TableId, setup: Setup, players: &[LocalPlayer], dealer: RecordDealer) -> Result<Opening, String> {
    let Seed(secret) = draw_seed();
    Opening::new(id, setup, players, dealer, Secret::new(&secret), now())
}

fn entry(seq: u32, person: Option<PersonId>, event: Event, after: Instant) -> Entry {
    Entry { seq, at: now().max(after), person, idempotency_key: None, event }
}

/// The headers of the current round.
fn round_record(table: &Table, players: &[LocalPlayer]) -> Record {
    let names: Vec<String> = players.iter().map(LocalPlayer::header).collect();
    let game = table.game().expect("a round was dealt");
    let mut record = table::round_record(table, game, table.round(), table.changed(), &names);
    if table.setup.rounds > 1 {
        record.others.push((ROUNDS.to_owned(), table.setup.rounds.to_string()));
    }
    record
}

fn not_stored(error: &dyn std::error::Error) -> Problem {
    let phrase = wire::Phrase { key: "term-not-saved".to_owned(), args: BTreeMap::new() };
    Problem { code: "not-stored".to_owned(), message: error.to_string(), phrase: Some(phrase), rule: None }
}

/// The system's time, in milliseconds since 1970.
fn now() -> Instant {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Instant)
}
