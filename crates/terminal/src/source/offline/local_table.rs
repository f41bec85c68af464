//! A table on this machine: [`table::Table`], with a file of records as its log.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use catalog::AnyTable;
use serde_json::{Map, Value as Json};
use table::fairness::Secret;
use table::{
    Actor, AppliedEvent, AppliedKind, Audience, CommandError, Deal, DealError, Dealer, Decision, Entry,
    Event, PersonId, SeatHolder, SeededDealer, Table, TableId, unknown_player,
};
use tabletop::{Beginning, Record, Seat, Seed, Turn, Verdict, Viewer};
use wire::{Clock, EventView, Instant, Player, Problem, Setup, State, Status, TableRequest};

use super::super::journal::{Journal, JournalProblem, LocalPlayer, ROUNDS, RecordedRound, Remark, text};
use super::draw_seed;
use crate::session;

/// Deals the rounds of a file again, and new ones from their seeds.
struct FileDealer {
    /// The rounds in the file.
    recorded: Vec<Record>,
    /// The seed of the first round, unless the file has it.
    first: Option<Seed>,
}

impl Dealer for FileDealer {
    fn deal(&self, deal: &Deal<'_>) -> Result<Box<dyn AnyTable>, DealError> {
        if let Some(record) = self.recorded.get(usize::from(deal.round) - 1) {
            let dealt = Record { played: Vec::new(), result: None, ..record.clone() };
            return catalog::replay(&dealt).map_err(|bad| DealError::Unavailable(bad.to_string()));
        }
        let first = self.first.filter(|_| deal.round == 1);
        SeededDealer.deal(&Deal { seed: first.unwrap_or(deal.seed), ..*deal })
    }
}

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
        let dealer = FileDealer { recorded: Vec::new(), first: Some(seed) };
        let mut opening = Opening::new(id, setup(&deal.game, options, seats, rounds), &deal.players, dealer)
            .map_err(broken)?;
        opening.ready().map_err(broken)?;
        let journal = Journal::create(path, &round_record(&opening.table, &deal.players))?;
        Ok(opening.with_journal(deal.players.clone(), journal))
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
        let setup = setup(&first.game, options, first.players, rounds[0].rounds_of_match());
        let recorded = rounds.iter().map(|round| round.record.clone()).collect();
        let dealer = FileDealer { recorded, first: None };
        let mut opening =
            Opening::new(TableId(id.unwrap_or_default()), setup, &players, dealer).map_err(broken)?;
        for (number, round) in (1..).zip(&rounds) {
            opening.replay_round(round).map_err(|why| broken(format!("round {number}: {why}")))?;
        }
        // The program may have ended between the last action and the result.
        let last = rounds.last().and_then(|round| round.record.result);
        let game = opening.table.last_game().map(AnyTable::turn);
        if let (None, Some(Turn::Over(verdict))) = (last, game) {
            journal.append(&text::result(verdict))?;
        }
        Ok(opening.with_journal(players, journal))
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
        if matches!(request, TableRequest::Ready { .. }) && self.table.status() == Status::Between {
            // Those at this screen are ready together.
            return self.write(ready_events(&self.table), None);
        }
        let person = seat.and_then(|seat| self.table.person(seat)).cloned();
        let id = person.ok_or_else(|| CommandError::NotSeated.to_wire())?;
        let actor = Actor { id, guest: true };
        let decision = self.table.decide(&actor, request, now()).map_err(|error| error.to_wire())?;
        // A rematch needs no other table here: the screen deals a new game.
        let (Decision::Events(mut events) | Decision::Rematch(mut events)) = decision;
        if *request == TableRequest::AskTakeback {
            // Those at this screen agree without being asked.
            let others = self.table.seats().filter(|other| Some(*other) != seat);
            let people = others.filter(|other| self.is_active_person(*other));
            events.extend(people.map(|seat| Event::TakebackAnswered { seat, yes: true }));
        }
        self.write(events, Some(&actor.id))
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

/// A table that is being opened, before it has its file.
struct Opening {
    table: Table,
    applied: Vec<AppliedEvent>,
}

impl Opening {
    /// A table with everyone seated. Each person has the letter of the seat as an id.
    fn new(
        id: TableId,
        setup: Setup,
        players: &[LocalPlayer],
        dealer: FileDealer,
    ) -> Result<Opening, String> {
        let Seed(secret) = draw_seed();
        let secret = Secret::new(&secret);
        // A game that was begun by older rules is played on by them.
        let opened =
            match dealer.recorded.first().filter(|first| is_dealt(first)).and_then(Record::rules_version) {
                Some(rules_version) => Event::Opened { setup, secret, rules_version },
                None => Event::opened(setup, secret),
            };
        let host = Some(PersonId("host".to_owned()));
        let table = Table::open(id, &entry(1, host, opened, 0), Arc::new(dealer));
        let table = table.map_err(|error| error.to_string())?;
        let mut opening = Opening { table, applied: Vec::new() };
        for (seat, player) in Seat::first(players.len() as u8).zip(players) {
            let holder = match player {
                LocalPlayer::Person(_) => SeatHolder::Person(PersonId(seat.to_string())),
                LocalPlayer::Bot(level) => SeatHolder::Bot(level.clone()),
            };
            opening.apply(Event::Sat { seat, holder })?;
        }
        opening.applied.clear();
        Ok(opening)
    }

    fn with_journal(self, players: Vec<LocalPlayer>, journal: Journal) -> LocalTable {
        LocalTable { table: self.table, applied: self.applied, players, journal }
    }

    fn apply(&mut self, event: Event) -> Result<(), String> {
        let entry = entry(self.table.seq + 1, None, event, self.table.changed());
        let applied = self.table.apply(&entry).map_err(|broken| broken.reason().to_owned())?;
        self.applied.push(applied);
        Ok(())
    }

    /// Everyone is ready, so that a round begins.
    fn ready(&mut self) -> Result<(), String> {
        ready_events(&self.table).into_iter().try_for_each(|event| self.apply(event))
    }

    /// Applies the events of a recorded round.
    fn replay_round(&mut self, round: &RecordedRound) -> Result<(), String> {
        if !matches!(self.table.status(), Status::Waiting | Status::Between) {
            return Err("the game was over before it".to_owned());
        }
        self.ready()?;
        let mut remarks = round.remarks.iter().peekable();
        for (ply, played) in round.record.played.iter().enumerate() {
            while let Some((_, remark)) = remarks.next_if(|(after, _)| *after <= ply) {
                self.apply_remark(*remark)?;
            }
            let seat = self.table.turn().ok_or_else(|| format!("action {}: the game is over", ply + 1))?;
            self.apply(Event::Acted { seat, action: played.action.clone() })
                .map_err(|why| format!("action {}: {why}", ply + 1))?;
        }
        let ended = self.table.status() != Status::Playing;
        for (_, remark) in remarks {
            self.apply_remark(*remark)?;
        }
        match round.record.result {
            Some(verdict) if ended => self.check_result(verdict),
            Some(verdict) => self.end_early(verdict),
            None => Ok(()),
        }
    }

    fn apply_remark(&mut self, remark: Remark) -> Result<(), String> {
        self.apply(match remark {
            Remark::GaveUp(seat) => Event::Resigned { seat },
            Remark::CalledOff => Event::Aborted,
        })
    }

    /// Checks the recorded result of a round that was played to its end.
    fn check_result(&self, recorded: Verdict) -> Result<(), String> {
        let played = self.table.last_game().and_then(|game| game.turn().verdict());
        if played == Some(recorded) {
            return Ok(());
        }
        let played = played.map_or('*', Verdict::mark);
        Err(format!("the record says {}, but the game ended with {played}", recorded.mark()))
    }

    /// Ends a round that was not played to its end: by agreement, or because a person resigned.
    fn end_early(&mut self, recorded: Verdict) -> Result<(), String> {
        if self.table.status() == Status::Aborted {
            return Ok(());
        }
        let people: Vec<Seat> = self
            .table
            .seats()
            .filter(|seat| self.table.person(*seat).is_some() && !self.table.is_gone(*seat))
            .collect();
        if recorded == Verdict::Draw
            && let Some((first, others)) = people.split_first()
        {
            self.apply(Event::DrawOffered { seat: *first })?;
            others.iter().try_for_each(|seat| self.apply(Event::DrawAnswered { seat: *seat, yes: true }))?;
        } else if let Some(loser) = people.iter().find(|seat| recorded.winner() != Some(**seat)) {
            self.apply(Event::Resigned { seat: *loser })?;
        }
        let ended = self.table.outcome().map(|outcome| table::game_verdict(&outcome.verdict));
        if ended == Some(recorded) {
            return Ok(());
        }
        Err(format!("the game went on, but the record says {}", recorded.mark()))
    }
}

fn is_dealt(record: &Record) -> bool {
    matches!(record.beginning, Beginning::Seed(_))
}

fn entry(seq: u32, person: Option<PersonId>, event: Event, after: Instant) -> Entry {
    Entry { seq, at: now().max(after), person, idempotency_key: None, event }
}

/// The events by which the people at this screen get ready; without people, one is enough for the deal.
fn ready_events(table: &Table) -> Vec<Event> {
    let people = table.seats().filter(|seat| table.person(*seat).is_some() && !table.is_gone(*seat));
    let mut ready: Vec<Event> = people.map(|seat| Event::Ready { seat, nonce: None }).collect();
    if ready.is_empty() {
        ready.push(Event::Ready { seat: Seat::A, nonce: None });
    }
    ready
}

/// The setup of a table on this machine.
pub(crate) fn setup(game: &str, options: Map<String, Json>, players: u8, rounds: u8) -> Setup {
    Setup {
        game: game.to_owned(),
        options,
        players,
        clock: Clock::None,
        open: false,
        rated: false,
        spectators: false,
        chat: false,
        rounds,
    }
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
