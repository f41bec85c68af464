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
mod coach;
mod describe;
mod effect;
mod keys;
mod lines;
mod locale;
mod plain;
mod puzzles;
mod rules;
mod runtime;
mod screen;
mod session;
mod source;
#[cfg(test)]
mod test_harness;
mod user_action;

use std::io::{self, BufReader, IsTerminal, Write as _};
use std::path::PathBuf;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

pub use self::puzzles::{PuzzleArguments, puzzles};
pub use arguments::{
    DisplayArguments, LANGUAGE_TAGS, LearnArguments, PlayArguments, ReplayArguments, language,
};
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
    /// No lesson has this name.
    #[error("there is no lesson {0:?}")]
    Lesson(String),
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
    /// The text names no player, but nearly a level.
    #[error("{name:?} is not a level; did you mean {level}?")]
    AlmostLevel {
        /// The text.
        name: String,
        /// The level that it resembles.
        level: &'static str,
    },
    /// The file of `--save` holds another game than the named one.
    #[error("{} is a game of {found}, not of {game}", file.display())]
    OtherGame {
        /// The file.
        file: PathBuf,
        /// The game in the file.
        found: String,
        /// The named game.
        game: &'static str,
    },
    /// The directory of `--save` does not exist.
    #[error("the directory {} does not exist", .0.display())]
    NoFolder(PathBuf),
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
    let locale = Locale::new(arguments.display.language());
    let me = player_name(arguments.name.clone(), &locale);
    let mut session = Session::new(locale, me);
    let effects = start(arguments, &mut session, &runtime)?;
    run(&arguments.display, App { session, runtime, events }, &sender, effects)
}

/// The name of the player: the given one, that of the user, or a general one.
fn player_name(given: Option<String>, locale: &Locale) -> String {
    let name = given.filter(|name| !name.is_empty()).or_else(user_name);
    locale::sanitized(&name.unwrap_or_else(|| locale.t("term-player"))).chars().take(24).collect()
}

/// The name of the user on this system.
fn user_name() -> Option<String> {
    let names = ["USER", "LOGNAME", "USERNAME"].into_iter().filter_map(|name| std::env::var(name).ok());
    names.into_iter().find(|name| !name.is_empty())
}

/// Checks the file of `--save`: an existing one holds the named game, a new one has a directory.
fn check_save(
    path: &std::path::Path,
    game: Option<&'static dyn catalog::AnyGame>,
) -> Result<(), TerminalError> {
    let file = path.to_owned();
    if path.exists() {
        let unreadable = |error| TerminalError::Record { file: file.clone(), error };
        let found = runtime::nth_record(path, 1).map_err(unreadable)?.map(|record| record.game);
        return match (game, found) {
            (Some(game), Some(found)) if found != game.name() => {
                Err(TerminalError::OtherGame { file, found, game: game.name() })
            }
            _ => Ok(()),
        };
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder
        .filter(|folder| !folder.is_dir())
        .map_or(Ok(()), |folder| Err(TerminalError::NoFolder(folder.to_owned())))
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
    let game = arguments.named()?;
    if let Some(path) = &arguments.save {
        let named = arguments.game.as_ref().and(game);
        check_save(path, named)?;
        if path.exists() {
            return Ok(session.resume(path.clone()));
        }
    }
    let options = arguments.chosen()?;
    let saved = runtime.saved();
    let unfinished = matches!(&saved, SourceEvent::Saved(list) if list.iter().any(|one| Some(one.game.as_str()) == game.map(catalog::AnyGame::name)));
    let mut effects = session.handle(saved);
    let Some(game) = game else { return Ok(effects) };
    let mut setup = SetupPage::new(game, session.me(), false);
    setup.seed = arguments.seed;
    let at_once = !arguments.seats.is_empty();
    if at_once {
        setup.seat_all(seats(&arguments.seats, session.me())?);
    }
    if let Some(rounds) = arguments.rounds {
        setup.rounds = rounds;
    }
    if setup.rounds > 1 && !game.matches() {
        return Err(TerminalError::Rounds(game.name().to_owned()));
    }
    if let Some(options) = &options {
        setup.set_options(options);
    }
    let deal = setup.deal();
    let asked = options.as_ref().map(catalog::options_from_json);
    game.checked(asked.as_ref().unwrap_or(&deal.settings), deal.players.len() as u8)?;
    // With only the name of a game, an unfinished game of it may be resumed instead.
    if at_once || !unfinished || options.is_some() || arguments.rounds.is_some() {
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
            if let Some(level) = almost_level(&name) {
                return Err(TerminalError::AlmostLevel { name, level });
            }
            let plain = !name.is_empty()
                && source::LocalPlayer::read(&name) == source::LocalPlayer::Person(name.clone());
            if plain { Ok(SeatChoice::Here(name)) } else { Err(TerminalError::Seat(word.clone())) }
        }
    };
    words.iter().map(who).collect()
}

/// The level that a text resembles: one that begins with it, or differs by one letter.
fn almost_level(text: &str) -> Option<&'static str> {
    let text = text.to_lowercase();
    let resembles = |level: &str| {
        (text.len() > 1 && level.starts_with(&text)) || strsim::damerau_levenshtein(&text, level) <= 1
    };
    LEVELS.iter().map(|level| level.name).find(|level| resembles(level))
}

/// Runs `marchstone learn`.
pub fn learn(arguments: &LearnArguments) -> Result<ExitReason, TerminalError> {
    let find = |id: &String| {
        let lesson = catalog::lessons().iter().find(|lesson| lesson.id == *id);
        lesson.ok_or_else(|| TerminalError::Lesson(id.clone()))
    };
    let lesson = arguments.lesson.as_ref().map(find).transpose()?;
    let (sender, events) = mpsc::channel();
    let pace = Pace { thinking: Duration::ZERO, pause: Duration::ZERO };
    let runtime = Runtime::new(sender.clone(), pace, None, None);
    let locale = Locale::new(arguments.display.language());
    let me = player_name(None, &locale);
    let mut session = Session::new(locale, me);
    session.learn(lesson);
    run(&arguments.display, App { session, runtime, events }, &sender, Vec::new())
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
    // A terminal that cannot move its cursor gets lines.
    let dumb = terminal && std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let is_plain = display.plain || dumb;
    if !(is_plain || terminal) {
        return Err(TerminalError::NoTerminal);
    }
    let stop = sender.clone();
    // Without a handler the program ends at once; every move is already on disk.
    let _ = ctrlc::set_handler(move || drop(stop.send(Event::Stop)));
    if is_plain {
        let lines = LineReader::new(BufReader::new(io::stdin()), sender.clone());
        let output = io::stdout().lock();
        let screen = output.is_terminal() && !dumb;
        let mut plain = Plain::new(output, screen, lines);
        let reason = if app.runtime.run_effects(&mut app.session, effects) {
            plain.run(&mut app)?
        } else {
            ExitReason::Left
        };
        drop(plain);
        say_saved(&mut app)?;
        return Ok(reason);
    }
    let mut screen = Screen::open(sender.clone())?;
    let goes_on = app.runtime.run_effects(&mut app.session, effects);
    let reason = if goes_on { screen.run(&mut app)? } else { ExitReason::Left };
    // Restores the terminal.
    drop(screen);
    say_saved(&mut app)?;
    Ok(reason)
}

/// Says where the unfinished game of this run is.
fn say_saved(app: &mut App) -> io::Result<()> {
    let Some((path, is_listed)) = app.runtime.unfinished() else { return Ok(()) };
    let key = if is_listed { "term-left-saved" } else { "term-left-file" };
    writeln!(io::stdout(), "{}", app.session.locale.say(key, &[("path", &path.display())]))
}
