//! Performs the effects of a session: files, servers and bots. All events arrive through one channel.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender};

use tabletop::{Record, RecordSplitter};

use crate::effect::Effect;
use crate::session::{ReplayPage, Session};
use crate::source::{
    JournalProblem, LocalTable, Offline, Online, Pace, Source, SourceEvent, SourceRequest, folder,
    is_unfinished, saved,
};

/// An input of the program.
#[derive(Debug)]
pub(crate) enum Event {
    /// A key, a mouse event or a new window size.
    Terminal(crossterm::event::Event),
    /// A line of standard input, or its end.
    Line(crate::lines::Line),
    /// An event of the table with this number, or of the server.
    Source(u64, SourceEvent),
    /// A signal asks the program to end.
    Stop,
}

/// A session with its runtime and its events.
pub(crate) struct App {
    pub(crate) session: Session,
    pub(crate) runtime: Runtime,
    pub(crate) events: Receiver<Event>,
}

/// Why the program ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExitReason {
    /// The user left, or the input ended.
    Left,
    /// A signal ended the program.
    Stopped,
}

/// Files, bots and connections of a session.
pub(crate) struct Runtime {
    sender: Sender<Event>,
    /// The directory of saved games.
    folder: Option<PathBuf>,
    /// The file of the next game, if the command line names one.
    save: Option<PathBuf>,
    /// The file of the latest game.
    played: Option<PathBuf>,
    pace: Pace,
    token: Option<String>,
    offline: Option<Offline>,
    online: Option<Online>,
    /// The replayed file.
    records: Option<PathBuf>,
    /// The number of the current table; events of earlier tables are dropped.
    tables: u64,
}

/// The table number of events that belong to no table of this machine.
const SERVER: u64 = 0;

impl Runtime {
    pub(crate) fn new(
        sender: Sender<Event>,
        pace: Pace,
        save: Option<PathBuf>,
        token: Option<String>,
    ) -> Runtime {
        Runtime {
            sender,
            folder: folder(),
            save,
            played: None,
            pace,
            token,
            offline: None,
            online: None,
            records: None,
            tables: SERVER,
        }
    }

    /// Adds the replayed file.
    pub(crate) fn with_records(mut self, file: PathBuf) -> Runtime {
        self.records = Some(file);
        self
    }

    /// Whether an event belongs to the current table or to the server.
    pub(crate) fn is_current(&self, table: u64) -> bool {
        table == SERVER || table == self.tables
    }

    /// Lists the games that can be resumed.
    pub(crate) fn saved(&self) -> SourceEvent {
        SourceEvent::Saved(self.folder.as_deref().map(saved).unwrap_or_default())
    }

    /// The file of the latest game if it can go on, and whether the menu lists it. Ends the table.
    pub(crate) fn unfinished(&mut self) -> Option<(PathBuf, bool)> {
        self.offline = None;
        let path = self.played.take().filter(|path| is_unfinished(path))?;
        let is_listed = self.folder.as_deref().is_some_and(|folder| path.parent() == Some(folder));
        Some((path, is_listed))
    }

    /// Performs effects, and those that follow from them; returns false if the program ends.
    pub(crate) fn run_effects(&mut self, session: &mut Session, effects: Vec<Effect>) -> bool {
        let mut effects = std::collections::VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let event = match effect {
                Effect::Quit => return false,
                Effect::ListSaved => Some(self.saved()),
                Effect::Resume(path) => self.sit(LocalTable::resume(&path), path),
                Effect::Deal(deal) => {
                    let path = self.save.take().or_else(|| self.new_file(&deal.game));
                    match path {
                        Some(path) => self.sit(LocalTable::deal(&deal, &path), path),
                        None => Some(SourceEvent::Failure("term-no-place", String::new())),
                    }
                }
                Effect::Connect(url) => {
                    self.connect(&url);
                    None
                }
                Effect::Send(request) => {
                    self.send(request);
                    None
                }
                Effect::Leave => {
                    self.offline = None;
                    self.tables += 1;
                    self.with_server(Online::leave)
                }
                Effect::RefreshLobby => self.with_server(Online::lobby),
                Effect::CreateTable(table) => self.with_server(|server| server.make(*table)),
                Effect::QuickMatch(wanted) => self.with_server(|server| server.quick(*wanted)),
                Effect::OpenTable(id) => self.with_server(|server| server.enter(id)),
                Effect::SaveRecord(text) => Some(self.keep(&text)),
                Effect::LoadRecord(number) => {
                    self.load(session, number);
                    None
                }
            };
            if let Some(event) = event {
                effects.extend(session.handle(event));
            }
        }
        true
    }

    fn with_server(&self, ask: impl FnOnce(&Online)) -> Option<SourceEvent> {
        if let Some(server) = &self.online {
            ask(server);
        }
        None
    }

    fn send(&self, request: SourceRequest) {
        match (&self.offline, &self.online) {
            (Some(table), _) => table.send(request),
            (None, Some(server)) => server.send(request),
            (None, None) => {}
        }
    }

    fn sit(&mut self, table: Result<LocalTable, JournalProblem>, path: PathBuf) -> Option<SourceEvent> {
        match table {
            Ok(table) => {
                self.played = Some(path);
                self.tables += 1;
                let (sender, number) = (self.sender.clone(), self.tables);
                // The receiver may be gone.
                let tell = move |event| drop(sender.send(Event::Source(number, event)));
                self.offline = Some(Offline::start(table, self.pace, tell));
                None
            }
            Err(JournalProblem::Busy { path }) => {
                Some(SourceEvent::Failure("term-game-busy", path.display().to_string()))
            }
            Err(problem) => Some(SourceEvent::Failure("term-game-broken", problem.to_string())),
        }
    }

    fn connect(&mut self, url: &str) {
        let sender = self.sender.clone();
        let tell = move |event| drop(sender.send(Event::Source(SERVER, event)));
        self.online = Some(Online::connect(url, self.token.clone(), self.folder.as_deref(), tell));
    }

    /// The path of a new file, named after the current time, in the directory of saved games, which is created.
    fn new_file(&self, game: &str) -> Option<PathBuf> {
        let folder = self.folder.as_deref()?;
        std::fs::create_dir_all(folder).ok()?;
        (0..1000).map(|extra| folder.join(file_name(game, extra))).find(|path| !path.exists())
    }

    fn keep(&self, text: &str) -> SourceEvent {
        let game = text
            .lines()
            .find_map(|line| line.strip_prefix("[Game \"")?.strip_suffix("\"]"))
            .unwrap_or("game");
        let Some(path) = self.new_file(game) else {
            return SourceEvent::Failure("term-no-place", String::new());
        };
        match File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes())) {
            Ok(()) => SourceEvent::RecordSaved(path),
            Err(error) => SourceEvent::Failure("term-game-broken", format!("{}: {error}", path.display())),
        }
    }

    fn load(&self, session: &mut Session, number: usize) {
        let found = self.records.as_deref().map(|file| nth_record(file, number));
        match found {
            Some(Ok(Some(record))) => match ReplayPage::new(record, number) {
                Ok(page) => session.replay(page),
                Err(bad) => session.notice = Some(bad.to_string()),
            },
            Some(Err(error)) => session.notice = Some(error.to_string()),
            Some(Ok(None)) | None => session.notice = Some(session.locale.t("term-no-more-records")),
        }
    }
}

fn file_name(game: &str, extra: u32) -> String {
    let now = time::OffsetDateTime::now_utc();
    let [month, day, hour, minute, second] =
        [u8::from(now.month()), now.day(), now.hour(), now.minute(), now.second()];
    let more = if extra == 0 { String::new() } else { format!("-{extra}") };
    format!("{:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}{more}-{game}.txt", now.year())
}

/// The record with this number in a file, from 1. Unfinished games are accepted.
pub(crate) fn nth_record(file: &Path, number: usize) -> io::Result<Option<Record>> {
    let bad = |bad: tabletop::BadRecord| io::Error::new(io::ErrorKind::InvalidData, bad);
    let mut pieces = RecordSplitter::new(BufReader::new(File::open(file)?));
    let Some(piece) = pieces.nth(number.max(1) - 1).transpose()? else { return Ok(None) };
    Record::read_going_on(&piece.text).map(Some).map_err(bad)
}
