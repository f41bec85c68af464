//! A table on this machine. It lives in a thread of its own, with the position, the file and the bots; who looks
//! at the screen is told what their seat may see.

use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

use bots::{Budget, LEVELS};
use catalog::AnyTable;
use tabletop::{Refusal, Seat, Seed, Settings, Step, Viewer};
use wire::{Deed, Ending, Fairness, Hint, News, Order, Outcome, Problem, SeatState, State, Status, Told};

use super::journal::{Journal, JournalProblem, Sitter};
use super::show::{claim, claims, moves, occupant, setup, told, verdict as wire_verdict};
use super::{Ask, Heard, Source};

/// How fast bots play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// How long they may think, if their level has no budget of its own.
    pub(crate) thinking: Duration,
    /// How long a decision of theirs takes at least, so that people can follow.
    pub(crate) pause: Duration,
}

/// A table to be played at.
pub(crate) struct Game {
    /// The game as it stands.
    pub(crate) table: Box<dyn AnyTable>,
    /// Who plays, by seat.
    pub(crate) sitters: Vec<Sitter>,
    /// Where it is written down.
    pub(crate) journal: Journal,
    /// How it ended, if it was given up before.
    pub(crate) given_up: Option<tabletop::Verdict>,
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Game").field("sitters", &self.sitters).finish_non_exhaustive()
    }
}

impl Game {
    /// Deals, and begins to write it down.
    pub(crate) fn deal(
        game: &str,
        settings: &Settings,
        sitters: Vec<Sitter>,
        seed: Seed,
        path: &Path,
    ) -> Result<Game, JournalProblem> {
        let broken = |why: String| JournalProblem::Broken { path: path.to_owned(), why };
        let entry = catalog::game(game).ok_or_else(|| broken(format!("there is no game {game}")))?;
        let table = entry.deal(settings, sitters.len() as u8, seed).map_err(|bad| broken(bad.to_string()))?;
        let names: Vec<String> = sitters.iter().map(Sitter::header).collect();
        let journal = Journal::create(path, &*table, today(), &names)?;
        Ok(Game { table, sitters, journal, given_up: None })
    }

    /// Goes on with a game from its file.
    pub(crate) fn resume(path: &Path) -> Result<Game, JournalProblem> {
        let (journal, record) = Journal::resume(path)?;
        let broken = |why: String| JournalProblem::Broken { path: path.to_owned(), why };
        let table = catalog::replay(&record).map_err(|bad| broken(bad.to_string()))?;
        let named = |seat: Seat| record.names.iter().find(|(other, _)| *other == seat);
        let sitter =
            |seat| named(seat).map_or(Sitter::Person(format!("{seat}")), |(_, name)| Sitter::read(name));
        let sitters = Seat::first(table.seats()).map(sitter).collect();
        Ok(Game { table, sitters, journal, given_up: record.result })
    }
}

fn today() -> String {
    let now = time::OffsetDateTime::now_utc();
    format!("{:04}-{:02}-{:02}", now.year(), u8::from(now.month()), now.day())
}

/// What comes to the table's thread.
enum Incoming {
    Ask(Ask),
    /// A bot has decided about the position of this number.
    Decided(u32, String),
    /// A bot has advice about the position of this number.
    Advised(u32, Hint),
}

/// A table on this machine.
#[derive(Debug)]
pub(crate) struct Offline {
    sender: Sender<Incoming>,
}

impl Source for Offline {
    fn ask(&self, ask: Ask) {
        // The thread ends only after this value.
        let _ = self.sender.send(Incoming::Ask(ask));
    }
}

impl Offline {
    /// Sits down at a table. What happens is told to `tell`; first of all how it stands.
    pub(crate) fn sit(game: Game, pace: Pace, tell: impl Fn(Heard) + Send + 'static) -> Offline {
        let (sender, incoming) = mpsc::channel();
        let own = sender.clone();
        std::thread::spawn(move || {
            let mut table =
                Table { steps: history(&*game.table), game, looks: None, pace, own, thinks: None };
            table.looks = table.only_person();
            table.begin(&incoming, &tell);
        });
        Offline { sender }
    }
}

/// What was done before, as everyone saw it.
fn history(table: &dyn AnyTable) -> Vec<Step> {
    let mut again = table.copy();
    again.rewind(0);
    let actions: Vec<String> = table.history().into_iter().map(|(action, _)| action).collect();
    again.play(&actions).unwrap_or_default()
}

struct Table {
    game: Game,
    /// Everything that was done.
    steps: Vec<Step>,
    /// Whose eyes are on the screen.
    looks: Option<Seat>,
    pace: Pace,
    own: Sender<Incoming>,
    /// The position a bot thinks about.
    thinks: Option<u32>,
}

impl Table {
    fn begin(&mut self, incoming: &Receiver<Incoming>, tell: &impl Fn(Heard)) {
        self.tell_all(tell);
        self.wake_bot();
        while let Ok(what) = incoming.recv() {
            match what {
                Incoming::Ask(Ask::Look(seat)) => {
                    self.looks = seat.filter(|seat| matches!(self.sitter(*seat), Some(Sitter::Person(_))));
                    self.tell_all(tell);
                }
                Incoming::Ask(Ask::Order(order)) => match self.carry_out(order) {
                    Ok(()) => self.tell_new(tell),
                    Err(problem) => tell(Heard::Refused(problem)),
                },
                Incoming::Ask(Ask::Hint) => match self.ask_hint() {
                    Ok(()) => {}
                    Err(problem) => tell(Heard::Refused(problem)),
                },
                Incoming::Ask(Ask::Explain(seat, stone)) => {
                    let seat = seat.parse().ok();
                    match seat.and_then(|seat| claim(&*self.game.table, seat, stone)) {
                        Some(claim) => tell(Heard::Explained(claim)),
                        None => tell(Heard::Refused(problem("not-found"))),
                    }
                }
                Incoming::Ask(Ask::Record) => tell(Heard::Record(self.record())),
                Incoming::Decided(at, action) if at == self.at() && self.thinks == Some(at) => {
                    self.thinks = None;
                    match self.make(&[action]) {
                        Ok(()) => self.tell_new(tell),
                        Err(problem) => tell(Heard::Refused(problem)),
                    }
                }
                Incoming::Advised(at, hint) if at == self.at() => tell(Heard::Hinted(hint)),
                Incoming::Decided(..) | Incoming::Advised(..) => {}
            }
        }
    }

    fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.game.sitters.get(seat.index())
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.game.table.seats())
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| matches!(self.sitter(*seat), Some(Sitter::Person(_))))
    }

    /// The person, if there is but one: then nothing has to be covered.
    fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    fn viewer(&self) -> Viewer {
        self.looks.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn at(&self) -> u32 {
        self.steps.len() as u32
    }

    fn verdict(&self) -> Option<tabletop::Verdict> {
        self.game.table.turn().verdict().or(self.game.given_up)
    }

    fn turn(&self) -> Option<Seat> {
        if self.verdict().is_some() { None } else { self.game.table.turn().seat() }
    }

    fn carry_out(&mut self, order: Order) -> Result<(), Problem> {
        match order {
            Order::Act { at, .. } if at != self.at() => Err(problem("stale")),
            Order::Act { .. } if self.turn().is_none() => Err(problem("not-playing")),
            Order::Act { .. } if self.turn() != self.looks => Err(problem("not-your-turn")),
            Order::Act { actions, .. } => self.make(&actions),
            Order::Resign => self.give_up(),
            _ => Err(problem("unknown")),
        }
    }

    /// Makes actions: first on a copy, then on the disk, then for everybody to see.
    fn make(&mut self, actions: &[String]) -> Result<(), Problem> {
        let mut after = self.game.table.copy();
        let steps = after.play(actions).map_err(|refusal| refused(&refusal))?;
        let opens = after.history().split_off(self.steps.len());
        let lines: Vec<(String, Option<u32>)> = opens
            .into_iter()
            .zip(&steps)
            .map(|((action, opens), step)| (action, opens.then_some(step.turn_number)))
            .collect();
        let result = after.turn().verdict();
        self.game.journal.append(&lines, result).map_err(|error| not_stored(&error))?;
        self.game.table = after;
        self.steps.extend(steps);
        self.wake_bot();
        Ok(())
    }

    fn give_up(&mut self) -> Result<(), Problem> {
        let own = self.looks.ok_or_else(|| problem("not-seated"))?;
        let mut others = self.seats().filter(|seat| *seat != own);
        let (Some(other), None) = (others.next(), others.next()) else { return Err(problem("unknown")) };
        if self.verdict().is_some() {
            return Err(problem("not-playing"));
        }
        let verdict = tabletop::Verdict::Won(other);
        self.game.journal.append(&[], Some(verdict)).map_err(|error| not_stored(&error))?;
        self.game.given_up = Some(verdict);
        Ok(())
    }

    /// Lets the bot whose decision it is think, elsewhere. It gets its view, never the position.
    fn wake_bot(&mut self) {
        let Some(Sitter::Bot(level)) = self.turn().and_then(|seat| self.sitter(seat)) else { return };
        let Some(level) = LEVELS.iter().find(|known| known.name == level) else { return };
        let at = self.at();
        if self.thinks == Some(at) {
            return;
        }
        let Some(thought) =
            self.game.table.thought(level.spec, Budget::Time(self.pace.thinking), draw_seed())
        else {
            return;
        };
        self.thinks = Some(at);
        let (own, pause) = (self.own.clone(), self.pace.pause);
        std::thread::spawn(move || {
            let begin = Instant::now();
            let report = thought();
            std::thread::sleep(pause.saturating_sub(begin.elapsed()));
            // The table may have been left.
            let _ = own.send(Incoming::Decided(at, report.action));
        });
    }

    fn ask_hint(&self) -> Result<(), Problem> {
        let strongest = LEVELS[LEVELS.len() - 1].spec;
        let decides = self.turn().filter(|seat| Some(*seat) == self.looks);
        decides.ok_or_else(|| problem("no-hint"))?;
        let thought = self.game.table.thought(strongest, Budget::Time(self.pace.thinking), draw_seed());
        let thought = thought.ok_or_else(|| problem("no-hint"))?;
        let (own, at, moves) = (self.own.clone(), self.at(), self.game.table.moves());
        std::thread::spawn(move || {
            let report = thought();
            let chosen = moves.into_iter().find(|one| one.action == report.action);
            let others = report.alternatives.into_iter().filter(|(action, _, _)| *action != report.action);
            let hint = Hint {
                touches: chosen.map(|one| one.touches).unwrap_or_default(),
                value: report.value,
                others: others.take(4).map(|(action, _, value)| (action, value)).collect(),
                line: report.line,
                action: report.action,
            };
            // The table may have been left.
            let _ = own.send(Incoming::Advised(at, hint));
        });
        Ok(())
    }

    /// What is left when it is over.
    fn record(&self) -> String {
        let names: Vec<String> = self.game.sitters.iter().map(Sitter::header).collect();
        let mut record = catalog::record(&*self.game.table, Some(today()), &names);
        record.result = self.verdict();
        record.to_string()
    }

    /// Everything, for somebody who looks for the first time.
    fn tell_all(&self, tell: &impl Fn(Heard)) {
        let mut news = vec![deed(1, None, Deed::Ready { started: true })];
        news.extend(self.steps.iter().enumerate().map(|(ply, step)| self.acted(ply, step)));
        news.extend(self.resigned());
        self.update(news, tell);
    }

    /// What happened since the last time: the whole log is small, and who looks sorts it out by its numbers.
    fn tell_new(&self, tell: &impl Fn(Heard)) {
        self.tell_all(tell);
    }

    fn update(&self, news: Vec<News>, tell: &impl Fn(Heard)) {
        tell(Heard::Told(Box::new(Told::Update { news, state: Box::new(self.state()) })));
    }

    fn acted(&self, ply: usize, step: &Step) -> News {
        let sight = step.seen.iter().find(|(viewer, _)| *viewer == self.viewer()).map(|(_, sight)| sight);
        let last = ply + 1 == self.steps.len();
        let ended = self.game.table.turn().verdict().filter(|_| last);
        let what = match sight {
            Some(sight) => Deed::Acted {
                action: sight.text.clone(),
                told: told(&sight.phrase),
                turn: step.turn_number,
                ply: ply as u32,
                ended: ended
                    .map(|verdict| Outcome { verdict: wire_verdict(verdict), ending: Ending::Played }),
            },
            None => Deed::Hidden,
        };
        deed(ply as u32 + 2, Some(step.seat), what)
    }

    fn resigned(&self) -> Option<News> {
        let verdict = self.game.given_up.filter(|_| self.game.table.turn().verdict().is_none())?;
        let loser = self.seats().find(|seat| verdict.winner() != Some(*seat));
        let ended = Some(Outcome { verdict: wire_verdict(verdict), ending: Ending::Resigned });
        Some(deed(self.at() + 2, loser, Deed::Resigned { ended }))
    }

    /// The table as who looks may see it, built field by field.
    fn state(&self) -> State {
        let table = &*self.game.table;
        let turn = self.turn();
        let decides = turn.filter(|seat| Some(*seat) == self.looks);
        let outcome = self.verdict().map(|verdict| Outcome {
            verdict: wire_verdict(verdict),
            ending: if table.turn().verdict().is_some() { Ending::Played } else { Ending::Resigned },
        });
        let resigned = u32::from(self.resigned().is_some());
        State {
            table: String::new(),
            seq: self.at() + 1 + resigned,
            now: 0,
            setup: setup(table),
            status: if outcome.is_some() { Status::Over } else { Status::Playing },
            me: self.looks.map(|seat| seat.to_string()),
            host: true,
            seats: self.seats().map(|seat| self.seat_state(seat)).collect(),
            round: 1,
            view: Some(table.view(self.viewer())),
            phase: Some(table.phase()),
            turn: turn.map(|seat| seat.to_string()),
            at: self.at(),
            ply: self.at(),
            turn_number: table.turn_number(),
            moves: if decides.is_some() { moves(table) } else { Vec::new() },
            claims: claims(table),
            draw: None,
            takeback: None,
            can_take_back: false,
            can_hint: decides.is_some(),
            outcome,
            rematch: Vec::new(),
            next_table: None,
            muted: Vec::new(),
            fairness: Fairness { commitment: String::new(), nonces: Vec::new(), secret: None },
            ratings: std::collections::BTreeMap::new(),
        }
    }

    fn seat_state(&self, seat: Seat) -> SeatState {
        SeatState {
            seat: seat.to_string(),
            who: self.sitter(seat).map(occupant),
            ready: true,
            gone: false,
            score: self.game.table.scores().of(seat).into(),
            points: 0,
            clock: None,
        }
    }
}

fn deed(seq: u32, seat: Option<Seat>, what: Deed) -> News {
    News { seq, at: 0, seat: seat.map(|seat| seat.to_string()), what }
}

fn problem(code: &str) -> Problem {
    Problem { code: code.to_owned(), message: code.to_owned(), phrase: None }
}

fn refused(refusal: &Refusal) -> Problem {
    let phrase = match refusal {
        Refusal::Illegal { phrase, .. } => Some(told(phrase)),
        _ => None,
    };
    Problem { code: "illegal".to_owned(), message: refusal.to_string(), phrase }
}

fn not_stored(error: &JournalProblem) -> Problem {
    Problem { code: "not-written".to_owned(), message: error.to_string(), phrase: None }
}

/// Chance from the system.
///
/// # Panics
/// If the system has none.
pub(crate) fn draw_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    Seed(bytes)
}
