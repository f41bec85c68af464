//! What the session wishes, done: disks, servers, bots. Everything that happens comes through one channel.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;

use tabletop::{Pieces, Record};

use crate::act::Wish;
use crate::session::{ReplayPage, Session};
use crate::source::{Ask, Game, Heard, JournalProblem, Offline, Online, Pace, Source, folder, saved};

/// Something that happened.
#[derive(Debug)]
pub(crate) enum Event {
    /// At the keyboard, the mouse or the window.
    Terminal(crossterm::event::Event),
    /// A line was typed, or the input has ended.
    Line(crate::lines::Line),
    /// The table of this number, or the server, tells something.
    Heard(u64, Heard),
    /// The system asks the program to end.
    Stop,
}

/// What is outside the session.
pub(crate) struct World {
    sender: Sender<Event>,
    /// Where games are kept.
    folder: Option<PathBuf>,
    /// The file of the next game, if the command line names one.
    save: Option<PathBuf>,
    pace: Pace,
    token: Option<String>,
    offline: Option<Offline>,
    online: Option<Online>,
    /// The file of records one looks at.
    records: Option<PathBuf>,
    /// How many tables there were: what an old one still says is not heard.
    tables: u64,
}

/// The number under which a server speaks.
const SERVER: u64 = 0;

impl World {
    /// The world as the command line says.
    pub(crate) fn new(
        sender: Sender<Event>,
        pace: Pace,
        save: Option<PathBuf>,
        token: Option<String>,
    ) -> World {
        World {
            sender,
            folder: folder(),
            save,
            pace,
            token,
            offline: None,
            online: None,
            records: None,
            tables: SERVER,
        }
    }

    /// With a file of records.
    pub(crate) fn with_records(mut self, file: PathBuf) -> World {
        self.records = Some(file);
        self
    }

    /// Whether something that was said still matters.
    pub(crate) fn is_current(&self, table: u64) -> bool {
        table == SERVER || table == self.tables
    }

    /// The games that can go on.
    pub(crate) fn saved(&self) -> Heard {
        Heard::Saved(self.folder.as_deref().map(saved).unwrap_or_default())
    }

    /// Does what the session wishes, and what it wishes then; false if it is over.
    pub(crate) fn grant(&mut self, session: &mut Session, wishes: Vec<Wish>) -> bool {
        let mut wishes = std::collections::VecDeque::from(wishes);
        while let Some(wish) = wishes.pop_front() {
            let heard = match wish {
                Wish::Quit => return false,
                Wish::ListSaved => Some(self.saved()),
                Wish::Resume(path) => self.sit(Game::resume(&path)),
                Wish::Deal(deal) => {
                    let path = self.save.take().or_else(|| self.new_file(&deal.game));
                    match path {
                        Some(path) => self.sit(Game::deal(&deal, &path)),
                        None => Some(Heard::Trouble("term-no-place", String::new())),
                    }
                }
                Wish::Connect(url) => {
                    self.connect(&url);
                    None
                }
                Wish::Ask(ask) => {
                    self.ask(ask);
                    None
                }
                Wish::Leave => {
                    self.offline = None;
                    self.tables += 1;
                    self.with_server(Online::leave)
                }
                Wish::Lobby => self.with_server(Online::lobby),
                Wish::Make(table) => self.with_server(|server| server.make(*table)),
                Wish::Quick(wanted) => self.with_server(|server| server.quick(*wanted)),
                Wish::Enter(id) => self.with_server(|server| server.enter(id)),
                Wish::Keep(text) => Some(self.keep(&text)),
                Wish::Load(number) => {
                    self.load(session, number);
                    None
                }
            };
            if let Some(heard) = heard {
                wishes.extend(session.hear(heard));
            }
        }
        true
    }

    fn with_server(&self, ask: impl FnOnce(&Online)) -> Option<Heard> {
        if let Some(server) = &self.online {
            ask(server);
        }
        None
    }

    fn ask(&self, ask: Ask) {
        match (&self.offline, &self.online) {
            (Some(table), _) => table.ask(ask),
            (None, Some(server)) => server.ask(ask),
            (None, None) => {}
        }
    }

    fn sit(&mut self, game: Result<Game, JournalProblem>) -> Option<Heard> {
        match game {
            Ok(game) => {
                self.tables += 1;
                let (sender, number) = (self.sender.clone(), self.tables);
                // Whoever listened may have gone.
                let tell = move |heard| drop(sender.send(Event::Heard(number, heard)));
                self.offline = Some(Offline::sit(game, self.pace, tell));
                None
            }
            Err(JournalProblem::Busy { path }) => {
                Some(Heard::Trouble("term-game-busy", path.display().to_string()))
            }
            Err(problem) => Some(Heard::Trouble("term-game-broken", problem.to_string())),
        }
    }

    fn connect(&mut self, url: &str) {
        let sender = self.sender.clone();
        let tell = move |heard| drop(sender.send(Event::Heard(SERVER, heard)));
        self.online = Some(Online::connect(url, self.token.clone(), self.folder.as_deref(), tell));
    }

    /// A file that is not there yet, named after the moment.
    fn new_file(&self, game: &str) -> Option<PathBuf> {
        let folder = self.folder.as_deref()?;
        (0..1000).map(|extra| folder.join(file_name(game, extra))).find(|path| !path.exists())
    }

    fn keep(&self, text: &str) -> Heard {
        let game = text
            .lines()
            .find_map(|line| line.strip_prefix("[Game \"")?.strip_suffix("\"]"))
            .unwrap_or("game");
        let Some(path) = self.new_file(game) else { return Heard::Trouble("term-no-place", String::new()) };
        let written = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        match written
            .and_then(|()| File::create_new(&path))
            .and_then(|mut file| file.write_all(text.as_bytes()))
        {
            Ok(()) => Heard::Kept(path),
            Err(error) => Heard::Trouble("term-game-broken", format!("{}: {error}", path.display())),
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
            Some(Ok(None)) | None => session.notice = Some(session.tongue.t("term-no-more-records")),
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

/// The record of this number in a file, from 1. A game that goes on has no result yet.
pub(crate) fn nth_record(file: &Path, number: usize) -> io::Result<Option<Record>> {
    let bad = |bad: tabletop::BadRecord| io::Error::new(io::ErrorKind::InvalidData, bad);
    let mut pieces = Pieces::new(BufReader::new(File::open(file)?));
    let Some(piece) = pieces.nth(number.max(1) - 1).transpose()? else { return Ok(None) };
    Record::read_going_on(&piece.text).map(Some).map_err(bad)
}
