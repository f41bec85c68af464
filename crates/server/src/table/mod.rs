//! What the log says about a table. `Table::apply` is the only way it changes, and it knows no clock, no
//! database and no network: a restart replays the log through the same code.

mod clocks;
mod decide;
mod fuss;
pub(crate) mod seats;
pub(crate) mod show;
mod takeback;

use std::collections::HashMap;
use std::sync::Arc;

use catalog::{AnyTable, Match, MatchVerdict};
use tabletop::{Seat, Step, Turn, Value, Viewer};
use wire::{Ending, Instant, Outcome, Setup, Status};

use crate::event::Event;
use crate::fair::Secret;
use crate::store::{Entry, PersonId, Sitter, Summary, TableId};
use clocks::Clocks;
pub(crate) use decide::Decided;
use fuss::Fuss;
use seats::Place;
pub(crate) use seats::Shown;
use takeback::Takeback;

/// A round that is over, to be written down.
pub(crate) struct Finished {
    /// The round as it was played.
    pub(crate) game: Box<dyn AnyTable>,
    /// How it ended.
    pub(crate) outcome: Outcome,
}

/// A table, as far as its log tells.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) setup: Setup,
    host: PersonId,
    secret: Secret,
    pub(crate) created: Instant,
    /// The number of the last entry.
    pub(crate) seq: u32,
    /// When it was written.
    changed: Instant,
    status: Status,
    places: Vec<Place>,
    round: u8,
    /// The points of a match, and who begins the next round.
    score: Option<Match>,
    game: Option<Box<dyn AnyTable>>,
    /// The entry that made the position what it is.
    at: u32,
    /// For each action of the round: who made it, and whether it showed its maker something new.
    made: Vec<(Seat, bool)>,
    clocks: Clocks,
    draw: Option<(Seat, Vec<Seat>)>,
    /// Who offered a draw last, and at which position.
    offered: Option<(Seat, u32)>,
    takeback: Option<Takeback>,
    pub(crate) finished: Vec<Arc<Finished>>,
    outcome: Option<Outcome>,
    rematch: Vec<Seat>,
    next: Option<String>,
    /// Which commands were carried out: by whom, the client's word for it, and the entry.
    done: HashMap<PersonId, HashMap<Box<str>, u32>>,
    /// When each seat spoke last, for the limit on talk.
    spoke: Vec<(Seat, Instant)>,
    /// Who did anything but play, and when: see [`fuss`].
    fuss: Fuss,
}

/// What an entry did, with what each viewer saw of it.
#[derive(Clone, Debug)]
pub(crate) struct Happening {
    pub(crate) seq: u32,
    pub(crate) at: Instant,
    pub(crate) what: What,
}

impl Happening {
    /// Whether somebody sat down or stood up.
    pub(crate) const fn moves_people(&self) -> bool {
        matches!(&self.what, What::Plain(event, _) if event.moves_people())
    }
}

/// The same without number and time.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// As it is in the log, with how the game ended, if it did.
    Plain(Event, Option<Outcome>),
    /// Somebody said something. Whoever sits there now may be somebody else.
    Said { seat: Seat, by: PersonId, text: String },
    /// A seat got ready, and perhaps the deal followed.
    Ready(Seat, bool),
    /// An action with what everybody saw.
    Acted { step: Box<Step>, ply: u32, ended: Option<Outcome> },
    /// An answer to a takeback, and the actions that are left.
    TakenBack { seat: Seat, yes: bool, ply: u32 },
}

/// A log that cannot be: it was changed by something else than this program.
#[derive(Debug, thiserror::Error)]
#[error("the log of table {table} is broken at entry {seq}: {reason}")]
pub(crate) struct BrokenLog {
    table: TableId,
    seq: u32,
    reason: String,
}

impl Table {
    /// A table from the beginning of its log.
    pub(crate) fn open(id: TableId, first: &Entry) -> Result<Table, BrokenLog> {
        let broken =
            |reason: &str| BrokenLog { table: id.clone(), seq: first.seq, reason: reason.to_owned() };
        let Event::Opened { setup, secret } = &first.event else {
            return Err(broken("it does not begin with its making"));
        };
        let host = first.person.clone().ok_or_else(|| broken("nobody made it"))?;
        let places = Seat::first(setup.players).map(|_| Place::default()).collect();
        Ok(Table {
            id,
            host,
            secret: secret.clone(),
            created: first.at,
            seq: first.seq,
            changed: first.at,
            status: Status::Waiting,
            places,
            round: 1,
            score: None,
            game: None,
            at: 0,
            made: Vec::new(),
            clocks: Clocks::new(setup.clock, setup.players),
            draw: None,
            offered: None,
            takeback: None,
            finished: Vec::new(),
            outcome: None,
            rematch: Vec::new(),
            next: None,
            done: HashMap::new(),
            spoke: Vec::new(),
            fuss: Fuss::default(),
            setup: setup.clone(),
        })
    }

    /// A table from its whole log, with what happened.
    pub(crate) fn replay(id: &TableId, log: &[Entry]) -> Result<(Table, Vec<Happening>), BrokenLog> {
        let broken = |reason: &str| BrokenLog { table: id.clone(), seq: 0, reason: reason.to_owned() };
        let (first, rest) = log.split_first().ok_or_else(|| broken("it is empty"))?;
        let mut table = Table::open(id.clone(), first)?;
        let opened = What::Plain(first.event.clone(), None);
        let mut happenings = vec![Happening { seq: first.seq, at: first.at, what: opened }];
        for entry in rest {
            happenings.push(table.apply(entry)?);
        }
        Ok((table, happenings))
    }

    /// Takes in the next entry of the log.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<Happening, BrokenLog> {
        if entry.seq != self.seq + 1 {
            return Err(self.broken(entry, format!("it follows number {}", self.seq)));
        }
        let what = self.take_in(entry).map_err(|reason| self.broken(entry, reason))?;
        self.seq = entry.seq;
        self.changed = entry.at;
        self.fuss.note(entry);
        if let (Some(person), Some(command)) = (&entry.person, &entry.command) {
            // A person is named once, however much they do.
            if let Some(words) = self.done.get_mut(person) {
                words.insert(command.as_str().into(), entry.seq);
            } else {
                self.done.insert(person.clone(), HashMap::from([(command.as_str().into(), entry.seq)]));
            }
        }
        Ok(Happening { seq: entry.seq, at: entry.at, what })
    }

    fn broken(&self, entry: &Entry, reason: String) -> BrokenLog {
        BrokenLog { table: self.id.clone(), seq: entry.seq, reason }
    }

    fn take_in(&mut self, entry: &Entry) -> Result<What, String> {
        let mut ended = None;
        match &entry.event {
            Event::Opened { .. } => return Err("the table is made twice".to_owned()),
            Event::Sat { seat, who } => {
                let bot = matches!(who, Sitter::Bot(_));
                *self.place(*seat) = Place { who: Some(who.clone()), ready: bot, ..Place::default() };
            }
            Event::Left { seat } => *self.place(*seat) = Place::default(),
            Event::Ready { seat, nonce } => {
                let started = self.get_ready(*seat, nonce.clone(), entry)?;
                return Ok(What::Ready(*seat, started));
            }
            Event::Acted { seat, action } => return self.act(*seat, action, entry),
            Event::Resigned { seat } => ended = self.give_up(*seat, Ending::Resigned, entry.at),
            Event::OutOfTime { seat } => ended = self.give_up(*seat, Ending::Time, entry.at),
            Event::DrawOffered { seat } => {
                self.draw = Some((*seat, vec![*seat]));
                self.offered = Some((*seat, self.at));
            }
            Event::DrawAnswered { seat, yes } => ended = self.answer_draw(*seat, *yes, entry.at),
            Event::TakebackAsked { seat } => self.takeback = self.possible_takeback(*seat),
            Event::TakebackAnswered { seat, yes } => {
                self.answer_takeback(*seat, *yes, entry);
                return Ok(What::TakenBack { seat: *seat, yes: *yes, ply: self.ply() });
            }
            Event::Aborted => {
                self.status = Status::Aborted;
                self.clocks.stop(entry.at);
            }
            Event::Said { seat, text } => {
                self.spoke.retain(|(_, at)| *at > entry.at - decide::TALK_WINDOW);
                self.spoke.push((*seat, entry.at));
                let by = entry.person.clone().ok_or("nobody said it")?;
                return Ok(What::Said { seat: *seat, by, text: text.clone() });
            }
            Event::Muted { seat, whom, on } => {
                let muted = &mut self.place(*seat).muted;
                muted.retain(|other| other != whom);
                if *on {
                    muted.push(*whom);
                }
            }
            Event::RematchWanted { seat } => self.rematch.push(*seat),
            Event::Rematch { table } => self.next = Some(table.clone()),
            Event::Resumed => self.clocks.resume(entry.at),
        }
        Ok(What::Plain(entry.event.clone(), ended))
    }

    fn place(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    /// A seat is ready; if all are, the cards are dealt.
    fn get_ready(&mut self, seat: Seat, nonce: Option<String>, entry: &Entry) -> Result<bool, String> {
        let place = self.place(seat);
        place.ready = true;
        if nonce.is_some() {
            place.nonce = nonce;
        }
        let all = self.places.iter().all(|place| place.who.is_some() && (place.ready || place.gone));
        if all {
            self.deal(entry)?;
        }
        Ok(all)
    }

    fn deal(&mut self, entry: &Entry) -> Result<(), String> {
        if self.status == Status::Between {
            self.round += 1;
        }
        let game = catalog::game(&self.setup.game).ok_or("there is no such game")?;
        let mut settings = catalog::options_from_json(&self.setup.options);
        if let Some(score) = self.score.filter(|score| score.played() > 0) {
            settings = settings.with("first", Value::Word(score.starter().to_string()));
        }
        let nonces: Vec<Option<String>> = self.places.iter().map(|place| place.nonce.clone()).collect();
        let seed = self.secret.seed(self.round, &nonces);
        let dealt = match crate::stacked::deck(&self.id) {
            Some(deck) => deck,
            None => game.deal(&settings, self.setup.players, seed).map_err(|bad| bad.to_string())?,
        };
        if self.setup.rounds > 1 && self.score.is_none() {
            self.score = Match::new(self.setup.rounds, dealt.turn().seat().unwrap_or(Seat::A));
        }
        for place in &mut self.places {
            place.ready = matches!(place.who, Some(Sitter::Bot(_)));
        }
        self.status = Status::Playing;
        self.outcome = None;
        self.made.clear();
        self.at = entry.seq;
        self.clocks.deal(dealt.turn().seat(), entry.at);
        self.game = Some(dealt);
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &str, entry: &Entry) -> Result<What, String> {
        let ply = self.ply();
        let game = self.game.as_mut().ok_or("nothing was dealt")?;
        let turn_before = game.turn_number();
        let steps = game.play(&[action.to_owned()]).map_err(|refusal| refusal.to_string())?;
        let step = steps.into_iter().next().ok_or("nothing was done")?;
        let (turn, turn_number) = (game.turn(), game.turn_number());
        self.made.push((seat, step.reveals));
        self.at = entry.seq;
        self.takeback = None;
        // An offer stands until the one who got it has acted.
        if self.draw.as_ref().is_some_and(|(offered, _)| *offered != seat) {
            self.draw = None;
        }
        self.clocks.acted(seat, turn.seat(), turn_before != turn_number, entry.at);
        let ended = match turn {
            Turn::Decide(_) => None,
            Turn::Over(verdict) => {
                let outcome = Outcome { verdict: show::verdict(verdict), ending: Ending::Played };
                self.end_round(outcome.clone(), entry.at);
                Some(outcome)
            }
        };
        Ok(What::Acted { step: Box::new(step), ply, ended })
    }

    /// A round was played to its end.
    fn end_round(&mut self, outcome: Outcome, at: Instant) {
        self.clocks.stop(at);
        self.draw = None;
        let Some(game) = self.game.take() else { return };
        if let (Some(score), Turn::Over(verdict)) = (&mut self.score, game.turn()) {
            score.score(verdict, &game.scores());
        }
        let last = self.score.as_ref().is_none_or(|score| score.verdict().is_some());
        self.status = if last { Status::Over } else { Status::Between };
        let verdict = self.score.as_ref().and_then(Match::verdict).map(|verdict| match verdict {
            MatchVerdict::Won(seat) => wire::Verdict::Won { seat: seat.to_string() },
            MatchVerdict::Draw => wire::Verdict::Draw,
        });
        self.outcome = Some(match verdict {
            Some(verdict) => Outcome { verdict, ending: Ending::Played },
            None => outcome.clone(),
        });
        self.finished.push(Arc::new(Finished { game, outcome }));
    }

    /// All is over, in the middle of a round or between two.
    fn end_all(&mut self, outcome: Outcome, at: Instant) -> Outcome {
        self.clocks.stop(at);
        self.draw = None;
        self.takeback = None;
        self.status = Status::Over;
        self.outcome = Some(outcome.clone());
        if let Some(game) = self.game.take() {
            self.finished.push(Arc::new(Finished { game, outcome: outcome.clone() }));
        }
        outcome
    }

    /// A seat plays no more: the last one that is left wins; if bots or several others are left, a bot goes on
    /// in its place.
    fn give_up(&mut self, seat: Seat, ending: Ending, at: Instant) -> Option<Outcome> {
        self.place(seat).gone = true;
        // An offer goes with the one who made it, and with the last one who could answer it.
        let asked = |(offered, agreed): &(Seat, Vec<Seat>)| {
            *offered != seat && self.active_people().any(|seat| !agreed.contains(&seat))
        };
        if !self.draw.as_ref().is_some_and(asked) {
            self.draw = None;
        }
        self.takeback = None;
        let left: Vec<Seat> = self.seats().filter(|seat| !self.places[seat.index()].gone).collect();
        let people = left.iter().filter(|seat| self.person(**seat).is_some()).count();
        let verdict = match (&left[..], people) {
            ([last], _) => wire::Verdict::Won { seat: last.to_string() },
            (_, 0) => wire::Verdict::Nobody,
            _ => {
                // The bot that goes on for it has no clock.
                self.clocks.retire(seat, at);
                return None;
            }
        };
        Some(self.end_all(Outcome { verdict, ending }, at))
    }

    fn answer_draw(&mut self, seat: Seat, yes: bool, at: Instant) -> Option<Outcome> {
        let (_, agreed) = self.draw.as_mut()?;
        if !yes {
            self.draw = None;
            return None;
        }
        agreed.push(seat);
        let agreed = agreed.clone();
        let all = self.active_people().all(|seat| agreed.contains(&seat));
        all.then(|| self.end_all(Outcome { verdict: wire::Verdict::Draw, ending: Ending::Agreed }, at))
    }

    /// Every seat of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.setup.players)
    }

    /// The person in a seat.
    pub(crate) fn person(&self, seat: Seat) -> Option<&PersonId> {
        self.places[seat.index()].who.as_ref().and_then(Sitter::person)
    }

    /// The seats in which people play on.
    fn active_people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|seat| self.person(*seat).is_some() && !self.places[seat.index()].gone)
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats().find(|seat| self.person(*seat) == Some(person))
    }

    /// What a person is to this table.
    pub(crate) fn viewer(&self, person: &PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Everybody who sits here.
    pub(crate) fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.places.iter().filter_map(|place| place.who.as_ref().and_then(Sitter::person))
    }

    /// Who decides now.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.game.as_ref().and_then(|game| game.turn().seat())
    }

    /// When something happened last.
    pub(crate) const fn changed(&self) -> Instant {
        self.changed
    }

    /// The number of the position.
    pub(crate) const fn position_number(&self) -> u32 {
        self.at
    }

    /// Where it stands.
    pub(crate) const fn status(&self) -> Status {
        self.status
    }

    /// How it ended, or the last round.
    pub(crate) const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Whether a seat gave up or ran out of time.
    pub(crate) fn is_gone(&self, seat: Seat) -> bool {
        self.places[seat.index()].gone
    }

    /// The level of the bot in a seat.
    pub(crate) fn bot_level(&self, seat: Seat) -> Option<&str> {
        match &self.places[seat.index()].who {
            Some(Sitter::Bot(level)) => Some(level),
            _ => None,
        }
    }

    /// The game being played.
    pub(crate) fn game(&self) -> Option<&dyn AnyTable> {
        self.game.as_deref()
    }

    /// The actions of the round, counted.
    fn ply(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.length() as u32)
    }

    /// The entry that a command of a person made, if it was carried out before.
    pub(crate) fn done(&self, person: &PersonId, command: &str) -> Option<u32> {
        self.done.get(person)?.get(command).copied()
    }

    /// The level of the bot that is to decide now: one that sits there, or the one that goes on for a person.
    pub(crate) fn bot_to_move(&self) -> Option<&str> {
        let place = &self.places[self.turn()?.index()];
        match &place.who {
            Some(Sitter::Bot(level)) => Some(level),
            _ if place.gone => Some(STAND_IN),
            _ => None,
        }
    }

    /// Which seat runs out of time, and when.
    pub(crate) fn deadline(&self) -> Option<(Seat, Instant)> {
        let seat = self.turn().filter(|seat| self.person(*seat).is_some() && !self.is_gone(*seat))?;
        self.clocks.deadline(seat).map(|at| (seat, at))
    }

    /// When the running clock began to run, in real time.
    pub(crate) fn running_since(&self) -> Option<Instant> {
        self.deadline().filter(|_| self.is_real_time()).and_then(|_| self.clocks.running_since())
    }

    /// Whether it is played in real time.
    pub(crate) const fn is_real_time(&self) -> bool {
        matches!(self.setup.clock, wire::Clock::RealTime { .. })
    }

    /// What lists show of it.
    pub(crate) fn summary(&self, settled: bool) -> Summary {
        let due = self.deadline().map(|(_, at)| at);
        Summary {
            status: self.status,
            seats: self.places.iter().map(|place| place.who.clone()).collect(),
            listed: self.is_listed(),
            turn: self.turn().map(|seat| seat.to_string()),
            due,
            busy: self.bot_to_move().is_some()
                || (self.is_real_time() && due.is_some())
                || (self.status == Status::Over && !settled),
        }
    }

    /// Whether the lobby shows it: as long as there is a free seat, and then to those who want to watch.
    fn is_listed(&self) -> bool {
        self.setup.open
            && match self.status {
                Status::Waiting => self.places.iter().any(|place| place.who.is_none()),
                Status::Playing => self.setup.spectators,
                Status::Between | Status::Over | Status::Aborted => false,
            }
    }

    /// What makes the shuffle checkable when all is over.
    pub(crate) fn fair_headers(&self) -> Vec<(String, String)> {
        let mut headers = vec![
            ("Commitment".to_owned(), self.secret.commitment()),
            ("Secret".to_owned(), self.secret.reveal().to_owned()),
        ];
        for (seat, place) in self.seats().zip(&self.places) {
            headers.push((format!("Nonce{seat}"), place.nonce.clone().unwrap_or_else(|| "-".to_owned())));
        }
        headers
    }
}

/// The level of the bot that goes on for somebody who is gone.
pub(crate) const STAND_IN: &str = "drover";
