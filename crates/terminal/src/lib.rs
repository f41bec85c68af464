//! The terminal client: all games, against bots, with others at the same screen or on a server, as a full screen or as
//! plain lines.
//!
//! ```text
//! keys, lines ─► UserAction ─► Session ─► Effect ─► Runtime ─► Source (on this machine, or on a server)
//!     screen, plain ◄── Session ◄──────── SourceEvent ◄──────┘
//! ```
//!
//! The session does no input or output itself. It receives views, never positions.

mod arguments;
mod boards;
mod describe;
mod effect;
mod keys;
mod lines;
mod locale;
mod plain;
mod rules;
mod runtime;
mod screen;
mod session;
mod source;
#[cfg(test)]
mod test_harness;
mod user_action;

use std::io::{self, BufReader, IsTerminal};
use std::path::PathBuf;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

pub use arguments::{DisplayArguments, LANGUAGE_TAGS, PlayArguments, ReplayArguments, language};
pub use runtime::ExitReason;

use bots::LEVELS;
use effect::Effect;
use lines::LineReader;
use locale::Locale;
use plain::Plain;
use runtime::{App, Event, Runtime};
use screen::Screen;
use session::{ReplayPage, SeatChoice, Session, SetupPage};
use source::{Pace, SourceEvent};

/// Why `play` or `replay` cannot start. These messages are for programmers; the binary translates them for users.
#[derive(Debug, thiserror::Error)]
pub enum TerminalError {
    /// No game has this name, or several begin with it.
    #[error("there is no game {0:?}")]
    Game(String),
    /// The options are not a JSON object.
    #[error("the options are not a JSON object")]
    NoOptions,
    /// The game does not accept the options.
    #[error(transparent)]
    Option(#[from] tabletop::BadOption),
    /// The game is not played in matches.
    #[error("{0} is not played in matches")]
    Rounds(String),
    /// The text names no player.
    #[error("{0:?} is not a player")]
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
        /// The number of the record.
        number: usize,
    },
    /// The record breaks the rules.
    #[error(transparent)]
    Replay(#[from] catalog::BadReplay),
    /// Standard input or output is not a terminal.
    #[error("not a terminal; use --plain")]
    NoTerminal,
    /// The terminal or the output is gone.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Runs `marchstone play`.
pub fn play(arguments: &PlayArguments) -> Result<ExitReason, TerminalError> {
    let pause =
        if arguments.fast || arguments.display.plain { Duration::ZERO } else { Duration::from_millis(600) };
    let pace = Pace { thinking: Duration::from_millis(arguments.bot_time.into()), pause };
    let (sender, events) = mpsc::channel();
    let runtime = Runtime::new(sender.clone(), pace, arguments.save.clone(), arguments.token.clone());
    let name = arguments.name.clone().or_else(|| std::env::var("USER").ok()).filter(|name| !name.is_empty());
    let me = locale::sanitized(&name.unwrap_or_else(|| "A".to_owned())).chars().take(24).collect();
    let mut session = Session::new(Locale::new(arguments.display.language()), me);
    let effects = start(arguments, &mut session, &runtime)?;
    run(&arguments.display, App { session, runtime, events }, &sender, effects)
}

/// Applies the command line to a new session.
fn start(
    arguments: &PlayArguments,
    session: &mut Session,
    runtime: &Runtime,
) -> Result<Vec<Effect>, TerminalError> {
    if let Some(url) = &arguments.server {
        return Ok(session.connect(url));
    }
    if let Some(path) = arguments.save.as_ref().filter(|path| path.exists()) {
        return Ok(session.resume(path.clone()));
    }
    let game = arguments.named()?;
    let options = arguments.chosen()?;
    let saved = runtime.saved();
    let unfinished = matches!(&saved, SourceEvent::Saved(list) if list.iter().any(|one| Some(one.game.as_str()) == game.map(catalog::AnyGame::name)));
    let mut effects = session.handle(saved);
    let Some(game) = game else { return Ok(effects) };
    let mut setup = SetupPage::new(game, session.me(), false);
    setup.seed = arguments.seed;
    setup.rounds = arguments.rounds;
    if setup.rounds > 1 && !game.matches() {
        return Err(TerminalError::Rounds(game.name().to_owned()));
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
    game.checked(asked.as_ref().unwrap_or(&deal.settings), deal.players.len() as u8)?;
    // With only the name of a game, an unfinished game of it may be resumed instead.
    if at_once || !unfinished || options.is_some() || arguments.rounds > 1 {
        effects.extend(session.begin(setup, at_once));
    }
    Ok(effects)
}

/// Parses the players of the command line.
fn seats(words: &[String], me: &str) -> Result<Vec<SeatChoice>, TerminalError> {
    let who = |word: &String| match LEVELS.iter().find(|level| level.name == word) {
        Some(level) => Ok(SeatChoice::Bot(level.name)),
        None if word == "me" => Ok(SeatChoice::Here(me.to_owned())),
        None => {
            let name = locale::sanitized(word.trim());
            let plain = !name.is_empty()
                && source::LocalPlayer::read(&name) == source::LocalPlayer::Person(name.clone());
            if plain { Ok(SeatChoice::Here(name)) } else { Err(TerminalError::Seat(word.clone())) }
        }
    };
    words.iter().map(who).collect()
}

/// Runs `marchstone replay`.
pub fn replay(arguments: ReplayArguments) -> Result<ExitReason, TerminalError> {
    let ReplayArguments { file, record: number, at, display } = arguments;
    let unreadable = |error| TerminalError::Record { file: file.clone(), error };
    let record = runtime::nth_record(&file, number).map_err(unreadable)?;
    let record = record.ok_or_else(|| TerminalError::NoRecord { file: file.clone(), number })?;
    let mut page = ReplayPage::new(record, number)?;
    page.go(user_action::Jump::To(Some(at)));
    let (sender, events) = mpsc::channel();
    let pace = Pace { thinking: Duration::ZERO, pause: Duration::ZERO };
    let runtime = Runtime::new(sender.clone(), pace, None, None).with_records(file);
    let mut session = Session::new(Locale::new(display.language()), String::new());
    session.replay(page);
    run(&display, App { session, runtime, events }, &sender, Vec::new())
}

/// Runs an app on the screen or in plain mode.
fn run(
    display: &DisplayArguments,
    mut app: App,
    sender: &Sender<Event>,
    effects: Vec<Effect>,
) -> Result<ExitReason, TerminalError> {
    let terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
    if !(display.plain || terminal) {
        return Err(TerminalError::NoTerminal);
    }
    let stop = sender.clone();
    // Without a handler the program ends at once; every move is already on disk.
    let _ = ctrlc::set_handler(move || drop(stop.send(Event::Stop)));
    if display.plain {
        let lines = LineReader::new(BufReader::new(io::stdin()), sender.clone());
        let output = io::stdout().lock();
        let screen = output.is_terminal();
        let mut plain = Plain::new(output, screen, lines);
        if !app.runtime.run_effects(&mut app.session, effects) {
            return Ok(ExitReason::Left);
        }
        return Ok(plain.run(&mut app)?);
    }
    let mut screen = Screen::open(sender.clone())?;
    if !app.runtime.run_effects(&mut app.session, effects) {
        return Ok(ExitReason::Left);
    }
    Ok(screen.run(&mut app)?)
}
