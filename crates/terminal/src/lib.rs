//! The table in a terminal: all games against bots or with others at the same screen, on this machine or at a server,
//! as a screen or as plain lines.
//!
//! ```text
//! keys, lines ─► Act ─► Session ─► Wish ─► World ─► Source (on this machine, or at a server)
//!     screen, plain ◄── Session ◄──────── Heard ◄──────┘
//! ```
//!
//! The session knows no screen, disk or network. What it is told are views, never positions.

mod act;
mod arguments;
mod boards;
mod keys;
mod lines;
mod plain;
mod rules;
mod screen;
mod session;
mod source;
#[cfg(test)]
mod stage;
mod telling;
mod tongue;
mod world;

use std::io::{self, BufReader, IsTerminal};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

pub use arguments::{Face, PlayArguments, ReplayArguments, language};
pub use plain::Ended;

use act::Wish;
use bots::LEVELS;
use lines::Lines;
use plain::Plain;
use screen::Screen;
use session::{ReplayPage, Session, SetupPage, Who};
use source::{Heard, Pace};
use tongue::Tongue;
use world::{Event, World};

/// Why nothing can be shown. The texts are for programmers; whoever runs the program is told in their language.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// There is no such game, or several begin so.
    #[error("there is no game {0:?}")]
    Game(String),
    /// The options are no JSON object.
    #[error("the options are no JSON object")]
    NoOptions,
    /// The options do not fit the game.
    #[error(transparent)]
    Option(#[from] tabletop::BadOption),
    /// The game has no rounds.
    #[error("{0} is not played in matches")]
    Rounds(String),
    /// Nobody can sit there.
    #[error("nobody called {0:?} can sit there")]
    Seat(String),
    /// The record cannot be read.
    #[error("{}: {error}", file.display())]
    Record {
        /// The file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file has fewer records.
    #[error("{} has no record {number}", file.display())]
    NoRecord {
        /// The file.
        file: PathBuf,
        /// Which one was asked for.
        number: usize,
    },
    /// The record does not replay.
    #[error(transparent)]
    Replay(#[from] catalog::BadReplay),
    /// There is no terminal for a screen.
    #[error("this is no terminal; use --plain for lines")]
    NoTerminal,
    /// The terminal, or whoever listens, has gone.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Plays.
pub fn play(arguments: &PlayArguments) -> Result<Ended, Problem> {
    let pause =
        if arguments.fast || arguments.face.plain { Duration::ZERO } else { Duration::from_millis(600) };
    let pace = Pace { thinking: Duration::from_millis(arguments.bot_time.into()), pause };
    let (sender, events) = mpsc::channel();
    let world = World::new(sender.clone(), pace, arguments.save.clone(), arguments.token.clone());
    let name = arguments.name.clone().or_else(|| std::env::var("USER").ok()).filter(|name| !name.is_empty());
    let me = tongue::clean(&name.unwrap_or_else(|| "A".to_owned())).chars().take(24).collect();
    let mut session = Session::new(Tongue::new(arguments.face.language()), me);
    let wishes = beginning(arguments, &mut session, &world)?;
    show(&arguments.face, session, world, &sender, &events, wishes)
}

/// What the command line asks for.
fn beginning(arguments: &PlayArguments, session: &mut Session, world: &World) -> Result<Vec<Wish>, Problem> {
    if let Some(url) = &arguments.server {
        return Ok(session.connect(url));
    }
    if let Some(path) = arguments.save.as_ref().filter(|path| path.exists()) {
        return Ok(session.resume(path.clone()));
    }
    let game = arguments.named()?;
    let options = arguments.chosen()?;
    let saved = world.saved();
    let unfinished = matches!(&saved, Heard::Saved(list) if list.iter().any(|one| Some(one.game.as_str()) == game.map(catalog::AnyGame::name)));
    let mut wishes = session.hear(saved);
    let Some(game) = game else { return Ok(wishes) };
    let mut setup = SetupPage::new(game, session.me(), false);
    setup.seed = arguments.seed;
    setup.rounds = arguments.rounds;
    if setup.rounds > 1 && !game.matches() {
        return Err(Problem::Rounds(game.name().to_owned()));
    }
    if let Some(options) = &options {
        setup.set_options(options);
    }
    let at_once = !arguments.seats.is_empty();
    if at_once {
        setup.seat_all(seats(&arguments.seats, session.me())?);
    }
    let deal = setup.deal();
    let asked = options.as_ref().map(catalog::options_from_json);
    game.checked(asked.as_ref().unwrap_or(&deal.settings), deal.sitters.len() as u8)?;
    // Whoever only names a game may want to go on with one.
    if at_once || !unfinished || options.is_some() || arguments.rounds > 1 {
        wishes.extend(session.begin(setup, at_once));
    }
    Ok(wishes)
}

/// Who sits where, as the command line says it.
fn seats(words: &[String], me: &str) -> Result<Vec<Who>, Problem> {
    let who = |word: &String| match LEVELS.iter().find(|level| level.name == word) {
        Some(level) => Ok(Who::Bot(level.name)),
        None if word == "me" => Ok(Who::Here(me.to_owned())),
        None => {
            let name = tongue::clean(word.trim());
            let plain =
                !name.is_empty() && source::Sitter::read(&name) == source::Sitter::Person(name.clone());
            if plain { Ok(Who::Here(name)) } else { Err(Problem::Seat(word.clone())) }
        }
    };
    words.iter().map(who).collect()
}

/// Steps through a record.
pub fn replay(arguments: ReplayArguments) -> Result<Ended, Problem> {
    let ReplayArguments { file, record: number, at, face } = arguments;
    let unreadable = |error| Problem::Record { file: file.clone(), error };
    let record = world::nth_record(&file, number).map_err(unreadable)?;
    let record = record.ok_or_else(|| Problem::NoRecord { file: file.clone(), number })?;
    let mut page = ReplayPage::new(record, number)?;
    page.go(act::Jump::To(Some(at)));
    let (sender, events) = mpsc::channel();
    let pace = Pace { thinking: Duration::ZERO, pause: Duration::ZERO };
    let world = World::new(sender.clone(), pace, None, None).with_records(file);
    let mut session = Session::new(Tongue::new(face.language()), String::new());
    session.replay(page);
    show(&face, session, world, &sender, &events, Vec::new())
}

/// Shows a session as it was asked for.
fn show(
    face: &Face,
    mut session: Session,
    mut world: World,
    sender: &Sender<Event>,
    events: &Receiver<Event>,
    wishes: Vec<Wish>,
) -> Result<Ended, Problem> {
    let terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
    if !(face.plain || terminal) {
        return Err(Problem::NoTerminal);
    }
    let stop = sender.clone();
    // Whoever cannot be asked politely loses nothing either: every move is on the disk.
    let _ = ctrlc::set_handler(move || drop(stop.send(Event::Stop)));
    if face.plain {
        let lines = Lines::of(BufReader::new(io::stdin()), sender.clone());
        let output = io::stdout().lock();
        let screen = output.is_terminal();
        let mut plain = Plain::new(output, screen, lines);
        if !world.grant(&mut session, wishes) {
            return Ok(Ended::Left);
        }
        return Ok(plain.run(&mut session, &mut world, events)?);
    }
    let mut screen = Screen::open(sender.clone())?;
    if !world.grant(&mut session, wishes) {
        return Ok(Ended::Left);
    }
    Ok(screen.run(&mut session, &mut world, events)?)
}
