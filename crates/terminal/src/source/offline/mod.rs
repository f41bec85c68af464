//! The home of a table on this machine: a thread with the table, its file and its bots. The screen gets the view of the
//! person who looks at it.

mod local_table;

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use bots::{Budget, LEVELS};
use tabletop::{Seat, Seed, Viewer};
use wire::{Hint, Problem, ServerMessage, Status, TableRequest};

use super::{Source, SourceEvent, SourceRequest};
pub(crate) use local_table::LocalTable;

/// How fast bots play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// The thinking time of a bot whose level has no budget of its own.
    pub(crate) thinking: Duration,
    /// The least time of a decision, so that people can follow.
    pub(crate) pause: Duration,
}

/// A message to the table's thread.
enum Incoming {
    Request(SourceRequest),
    /// The action of a bot in the position of this number.
    Decided(u32, String),
    /// A hint for the position of this number.
    Advised(u32, Hint),
    /// The screen leaves the table.
    Leave,
}

/// A table on this machine.
#[derive(Debug)]
pub(crate) struct Offline {
    sender: Sender<Incoming>,
    thread: Option<JoinHandle<()>>,
}

impl Drop for Offline {
    /// Waits for the thread, so that the file is unlocked afterwards.
    fn drop(&mut self) {
        // The thread may have ended.
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
    /// Starts the thread of a table. `tell` receives its state and events, first how it stands.
    pub(crate) fn start(
        table: LocalTable,
        pace: Pace,
        tell: impl Fn(SourceEvent) + Send + 'static,
    ) -> Offline {
        let (sender, incoming) = mpsc::channel();
        let own = sender.clone();
        let thread = std::thread::spawn(move || {
            let mut home = Home { table, viewer: None, pace, own, thinking: None };
            home.viewer = home.only_person();
            home.run(&incoming, &tell);
        });
        Offline { sender, thread: Some(thread) }
    }
}

struct Home {
    table: LocalTable,
    /// The person who looks at the screen.
    viewer: Option<Seat>,
    pace: Pace,
    own: Sender<Incoming>,
    /// The position a bot thinks about.
    thinking: Option<u32>,
}

impl Home {
    fn run(&mut self, incoming: &Receiver<Incoming>, tell: &impl Fn(SourceEvent)) {
        self.tell_all(tell);
        self.wake_bot();
        while let Ok(message) = incoming.recv() {
            match message {
                Incoming::Request(SourceRequest::ViewAs(seat)) => {
                    self.viewer = seat.filter(|seat| self.table.is_active_person(*seat));
                    self.tell_all(tell);
                }
                Incoming::Request(SourceRequest::Table(request)) => {
                    let done = self.command(&request);
                    self.tell_done(done, tell);
                }
                Incoming::Request(SourceRequest::Hint) => match self.ask_hint() {
                    Ok(()) => {}
                    Err(problem) => tell(SourceEvent::Refused(problem)),
                },
                Incoming::Request(SourceRequest::Explain(seat, touch)) => {
                    let viewer = self.viewer.map_or(Viewer::Spectator, Viewer::Seat);
                    let game = self.table.table().last_game();
                    match seat.parse().ok().and_then(|seat| game?.explain(viewer, seat, &touch)) {
                        Some(explained) => tell(SourceEvent::Explained(table::annotation(explained))),
                        None => tell(SourceEvent::Refused(problem("not-found"))),
                    }
                }
                // The record of a table on this machine is its file.
                Incoming::Request(SourceRequest::Record) => tell(SourceEvent::Refused(problem("not-found"))),
                Incoming::Decided(at, action) if self.thinking == Some(at) => {
                    self.thinking = None;
                    // An action for a position that was left meanwhile is dropped.
                    if at == self.position_number() {
                        let done = self.table.bot_acts(action);
                        self.tell_done(done, tell);
                    }
                }
                Incoming::Advised(at, hint) if at == self.position_number() => tell(SourceEvent::Hint(hint)),
                Incoming::Decided(..) | Incoming::Advised(..) => {}
                Incoming::Leave => return,
            }
        }
    }

    fn position_number(&self) -> u32 {
        self.table.table().position_number()
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
        let events = self.table.event_views(self.viewer);
        let state = Box::new(self.table.state(self.viewer));
        tell(SourceEvent::ServerMessage(Box::new(ServerMessage::Update { events, state })));
    }

    /// The only person, if there is one: the screen needs no cover then.
    fn only_person(&self) -> Option<Seat> {
        let mut people = self.table.table().seats().filter(|seat| self.table.is_active_person(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    fn command(&mut self, request: &TableRequest) -> Result<(), Problem> {
        self.table.command(self.viewer, request)?;
        // A stand-in plays on with the hand of a person who resigned; that person sees it no more.
        if *request == TableRequest::Resign && self.table.table().status() == Status::Playing {
            self.viewer = None;
        }
        Ok(())
    }

    /// Starts the thread of the bot that decides now. It gets the view of its seat, never the position.
    fn wake_bot(&mut self) {
        let (table, at) = (self.table.table(), self.position_number());
        let Some(name) = table.bot_to_move().filter(|_| self.thinking != Some(at)) else { return };
        let Some(level) = LEVELS.iter().find(|known| known.name == name) else { return };
        let budget = Budget::Time(self.pace.thinking);
        let thought = table.game().and_then(|game| game.bot_task(level.spec, budget, draw_seed()));
        let Some(thought) = thought else { return };
        self.thinking = Some(at);
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
        let table = self.table.table();
        let game = table.game().filter(|_| self.viewer.is_some() && table.turn() == self.viewer);
        let budget = Budget::Time(self.pace.thinking);
        let thought =
            game.and_then(|game| Some((game.bot_task(strongest, budget, draw_seed())?, game.copy())));
        let (thought, game) = thought.ok_or_else(|| problem("no-hint"))?;
        let (own, at) = (self.own.clone(), self.position_number());
        std::thread::spawn(move || {
            let hint = table::hint(thought(), &table::moves(&*game));
            let hint = table::explain_hint(hint, &*game);
            // The table may have been left.
            let _ = own.send(Incoming::Advised(at, hint));
        });
        Ok(())
    }
}

fn problem(code: &str) -> Problem {
    Problem { code: code.to_owned(), message: code.to_owned(), phrase: None, rule: None }
}

/// A seed from the system's random source.
///
/// # Panics
/// If the system has no random source.
pub(crate) fn draw_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    Seed(bytes)
}

#[cfg(test)]
mod tests;
