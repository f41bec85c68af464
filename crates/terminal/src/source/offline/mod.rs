//! A table on this machine. It lives in a thread of its own, with the position, the file and the bots; who looks
//! at the screen is told what their seat may see.

mod game;
mod view;

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use bots::{Budget, LEVELS};
use tabletop::{Refusal, Seat, Seed};
use wire::{Hint, Problem, ServerMessage, TableRequest};

use super::journal::{JournalProblem, Sitter};
use super::show::{annotation, told};
use super::{Source, SourceEvent, SourceRequest};
pub(crate) use game::Game;

/// How fast bots play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// How long they may think, if their level has no budget of its own.
    pub(crate) thinking: Duration,
    /// How long a decision of theirs takes at least, so that people can follow.
    pub(crate) pause: Duration,
}

/// What comes to the table's thread.
enum Incoming {
    Request(SourceRequest),
    /// A bot has decided about the position of this number.
    Decided(u32, String),
    /// A bot has advice about the position of this number.
    Advised(u32, Hint),
    /// Everybody leaves the table.
    Leave,
}

/// A table on this machine.
#[derive(Debug)]
pub(crate) struct Offline {
    sender: Sender<Incoming>,
    thread: Option<JoinHandle<()>>,
}

impl Drop for Offline {
    /// When the table was left, its file is free for whoever goes on.
    fn drop(&mut self) {
        // If the thread has ended, there is nobody to tell.
        let _ = self.sender.send(Incoming::Leave);
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

impl Source for Offline {
    fn send(&self, request: SourceRequest) {
        // The thread ends only after this value.
        let _ = self.sender.send(Incoming::Request(request));
    }
}

impl Offline {
    /// Sits down at a table. What happens is told to `tell`; first of all how it stands.
    pub(crate) fn sit(game: Game, pace: Pace, tell: impl Fn(SourceEvent) + Send + 'static) -> Offline {
        let (sender, incoming) = mpsc::channel();
        let own = sender.clone();
        let thread = std::thread::spawn(move || {
            let mut table = Table { game, looks: None, pace, own, thinks: None };
            table.looks = table.only_person();
            table.begin(&incoming, &tell);
        });
        Offline { sender, thread: Some(thread) }
    }
}

/// The level of the bot that goes on for somebody who gave up.
const STAND_IN: &str = "drover";

struct Table {
    game: Game,
    /// Whose eyes are on the screen.
    looks: Option<Seat>,
    pace: Pace,
    own: Sender<Incoming>,
    /// The position a bot thinks about.
    thinks: Option<u32>,
}

impl Table {
    fn begin(&mut self, incoming: &Receiver<Incoming>, tell: &impl Fn(SourceEvent)) {
        self.tell_all(tell);
        self.wake_bot();
        while let Ok(what) = incoming.recv() {
            match what {
                Incoming::Request(SourceRequest::ViewAs(seat)) => {
                    self.looks = seat.filter(|seat| self.game.is_person(*seat));
                    self.tell_all(tell);
                }
                Incoming::Request(SourceRequest::Table(order)) => {
                    let done = self.carry_out(order);
                    self.tell_done(done, tell);
                }
                Incoming::Request(SourceRequest::Hint) => match self.ask_hint() {
                    Ok(()) => {}
                    Err(problem) => tell(SourceEvent::Refused(problem)),
                },
                Incoming::Request(SourceRequest::Explain(seat, touch)) => {
                    let seat = seat.parse().ok();
                    let viewer = view::viewer(self.looks);
                    match seat.and_then(|seat| self.game.table.explain(viewer, seat, &touch)) {
                        Some(explained) => tell(SourceEvent::Explained(annotation(explained))),
                        None => tell(SourceEvent::Refused(problem("not-found"))),
                    }
                }
                // A table on this machine is its file.
                Incoming::Request(SourceRequest::Record) => tell(SourceEvent::Refused(problem("not-found"))),
                Incoming::Decided(at, action) if at == self.game.at && self.thinks == Some(at) => {
                    self.thinks = None;
                    let done = self.game.make(&[action]);
                    self.tell_done(done, tell);
                }
                Incoming::Advised(at, hint) if at == self.game.at => tell(SourceEvent::Hint(hint)),
                Incoming::Decided(..) | Incoming::Advised(..) => {}
                Incoming::Leave => return,
            }
        }
    }

    fn tell_done(&mut self, done: Result<(), Problem>, tell: &impl Fn(SourceEvent)) {
        match done {
            Ok(()) => {
                self.wake_bot();
                self.tell_all(tell);
            }
            Err(problem) => tell(SourceEvent::Refused(problem)),
        }
    }

    fn tell_all(&self, tell: &impl Fn(SourceEvent)) {
        let news = view::news(&self.game, self.looks);
        let state = Box::new(view::state(&self.game, self.looks));
        tell(SourceEvent::ServerMessage(Box::new(ServerMessage::Update { events: news, state })));
    }

    /// The person, if there is but one: then nothing has to be covered.
    fn only_person(&self) -> Option<Seat> {
        let mut people = self.game.seats().filter(|seat| self.game.is_person(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    fn carry_out(&mut self, order: TableRequest) -> Result<(), Problem> {
        let own = self.looks.ok_or_else(|| problem("not-seated"));
        match order {
            TableRequest::Act { at, .. } if at != self.game.at => Err(problem("stale")),
            TableRequest::Act { .. } if self.game.turn().is_none() => Err(problem("not-playing")),
            TableRequest::Act { .. } if self.game.turn() != self.looks => Err(problem("not-your-turn")),
            TableRequest::Act { actions, .. } => self.game.make(&actions),
            TableRequest::Resign => {
                self.game.give_up(own?)?;
                // Whoever goes on has another hand: nobody looks at it who has given up.
                if self.game.status() == wire::Status::Playing {
                    self.looks = None;
                }
                Ok(())
            }
            TableRequest::AskTakeback => self.game.take_back(own?),
            TableRequest::Ready { .. } => self.game.next_round(),
            _ => Err(problem("unknown")),
        }
    }

    /// The level of the bot that is to decide now: one that sits there, or the one that goes on for a person.
    fn bot_to_move(&self) -> Option<&str> {
        let seat = self.game.turn()?;
        match self.game.sitters.get(seat.index())? {
            Sitter::Bot(level) => Some(level),
            Sitter::Person(_) => self.game.is_gone(seat).then_some(STAND_IN),
        }
    }

    /// Lets the bot whose decision it is think, elsewhere. It gets its view, never the position.
    fn wake_bot(&mut self) {
        let Some(name) = self.bot_to_move() else { return };
        let Some(level) = LEVELS.iter().find(|known| known.name == name) else { return };
        let at = self.game.at;
        if self.thinks == Some(at) {
            return;
        }
        let Some(thought) =
            self.game.table.bot_task(level.spec, Budget::Time(self.pace.thinking), draw_seed())
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
        let decides = self.game.turn().filter(|seat| Some(*seat) == self.looks);
        decides.ok_or_else(|| problem("no-hint"))?;
        let thought = self.game.table.bot_task(strongest, Budget::Time(self.pace.thinking), draw_seed());
        let thought = thought.ok_or_else(|| problem("no-hint"))?;
        let (own, at, moves) = (self.own.clone(), self.game.at, self.game.table.moves());
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
