//! The binary `marchstone`.

mod arena;
mod forfeits;
mod health;
mod inputs;
mod perft;
mod record_stream;
mod records;
mod review;
mod serve;
mod terminal_error;
mod think;
mod verify;
mod words;

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use catalog::{Language, Words};
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use terminal::{ExitReason, TerminalError};

use inputs::CommandError;
use record_stream::StreamError;

/// Version, commit and build. The number of the rules increases when a record that was legal becomes illegal or the
/// other way round.
const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (",
    env!("BUILD_COMMIT"),
    ", ",
    env!("BUILD_PROFILE"),
    ", ",
    env!("BUILD_TARGET"),
    ", rules 1)"
);

/// The exit statuses, for the help and the man page.
const EXIT_STATUSES: &str = "Exit status:\n  \
    0    success\n  \
    1    a check failed, or output could not be written\n  \
    2    invalid arguments, missing file, or no terminal\n  \
    3    a program forfeited games in the arena\n  \
    130  ended by a signal; the current game is saved";

/// A digital table for board games: exact rules, bots, and an open protocol.
#[derive(Parser)]
#[command(name = "marchstone", version = VERSION, max_term_width = 100, after_help = EXIT_STATUSES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal: against bots, with others at this screen, or on a server.
    Play(terminal::PlayArguments),
    /// Learn the games in short lessons.
    Learn(terminal::LearnArguments),
    /// Step through a record.
    Replay(terminal::ReplayArguments),
    /// Solve puzzles: positions with one clearly best move.
    Puzzles(terminal::PuzzleArguments),
    /// Check that records follow the rules and that their shuffles match their commitments.
    Verify(verify::Arguments),
    /// Filter and count many records: wins by seat, lengths, and what the game counts.
    Records(records::Arguments),
    /// Review games: luck and skill apart, the mistakes, and what was better.
    Review(review::Arguments),
    /// Run a server: people play in the browser, programs over the API.
    Serve(serve::Arguments),
    /// Ask a running server whether it is healthy, for containers and supervisors.
    Health(health::Arguments),
    /// Let bots play each other, every deal twice with the seats swapped, and estimate their Elo ratings.
    Arena(arena::Arguments),
    /// Show what a bot would play in a position, and its alternatives.
    Think(think::Arguments),
    /// Run the engine protocol: one JSON request per line on standard input, one response per line on standard output.
    Engine {
        /// Language of error messages.
        #[arg(long, default_value_t, value_name = terminal::LANGUAGE_TAGS.as_str())]
        lang: Language,
    },
    /// Count the action sequences of a given length, to compare implementations of the rules.
    Perft(perft::Arguments),
    /// Print the completions for a shell.
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Print the man page.
    Man,
}

fn main() -> ExitCode {
    let output = || io::stdout().lock();
    match Arguments::parse().command {
        Command::Play(arguments) => played(terminal::play(&arguments), arguments.display.language()),
        Command::Learn(arguments) => played(terminal::learn(&arguments), arguments.display.language()),
        Command::Replay(arguments) => {
            let language = arguments.display.language();
            played(terminal::replay(arguments), language)
        }
        Command::Puzzles(arguments) => match terminal::puzzles(&arguments) {
            Ok(()) => ExitCode::SUCCESS,
            Err(TerminalError::Output(error)) => unwritable(&error),
            Err(error) => {
                let language = terminal::language(arguments.lang);
                unusable(&terminal_error::message(&error, &words::words(language)))
            }
        },
        Command::Verify(arguments) => checked(verify::run(&arguments, &mut output())),
        Command::Records(arguments) => checked(records::run(&arguments, &mut output())),
        Command::Review(arguments) => checked(review::run(&arguments, &mut output())),
        Command::Serve(arguments) => {
            let lang = arguments.lang;
            match serve::run(arguments) {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => unusable(&error.message(&words_for(lang))),
            }
        }
        Command::Health(arguments) => match health::run(&arguments) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("marchstone: {}", error.message(&words_for(arguments.lang)));
                ExitCode::FAILURE
            }
        },
        Command::Arena(arguments) => finished(arena::run(&arguments, &mut output()), arguments.lang),
        Command::Think(arguments) => finished(think::run(&arguments, &mut output()), arguments.lang),
        Command::Engine { lang } => written(engine::serve(io::stdin().lock(), &mut output(), lang)),
        Command::Perft(arguments) => finished(perft::run(&arguments, &mut output()), arguments.lang),
        Command::Completions { shell } => {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "marchstone", &mut text);
            written(output().write_all(&text))
        }
        Command::Man => written(man(&mut output())),
    }
}

/// Prints the man page: the program, then each of its commands.
fn man(output: &mut impl Write) -> io::Result<()> {
    let command = Arguments::command();
    let page = clap_mangen::Man::new(command.clone());
    page.render(output)?;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
        let name = format!("marchstone {}", sub.get_name());
        writeln!(output, ".SH \"{}\"", name.to_uppercase())?;
        let sub = sub.clone().display_name(name.clone()).bin_name(name);
        let page = clap_mangen::Man::new(sub);
        page.render_description_section(output)?;
        page.render_synopsis_section(output)?;
        page.render_options_section(output)?;
    }
    Ok(())
}

/// The texts in this language; by default that of the locale.
fn words_for(lang: Option<Language>) -> Words {
    words::words(terminal::language(lang))
}

fn written(result: io::Result<()>) -> ExitCode {
    result.map_or_else(|error| unwritable(&error), |()| ExitCode::SUCCESS)
}

/// The exit status of an arena in which a program forfeited games.
const FORFEITED: u8 = 3;

/// The status of `think`, `arena` and `perft`.
fn finished(result: Result<(), CommandError>, lang: Option<Language>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(CommandError::Output(error)) => unwritable(&error),
        Err(error) => {
            let status = unusable(&error.message(&words_for(lang)));
            match error {
                // The command ran, but its results are not saved.
                CommandError::Unwritten(..) => ExitCode::FAILURE,
                CommandError::Forfeits(_) => ExitCode::from(FORFEITED),
                _ => status,
            }
        }
    }
}

/// The status of `verify`, `records` and `review`.
fn checked(result: Result<bool, StreamError>) -> ExitCode {
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(StreamError::Output(error)) => unwritable(&error),
        Err(error) => unusable(&error),
    }
}

/// The status of `play` and `replay`.
fn played(result: Result<ExitReason, TerminalError>, language: Language) -> ExitCode {
    match result {
        Ok(ExitReason::Left) => ExitCode::SUCCESS,
        // The convention of shells for a program that a signal ended.
        Ok(ExitReason::Stopped) => ExitCode::from(130),
        Err(TerminalError::Output(error)) => unwritable(&error),
        Err(error) => unusable(&terminal_error::message(&error, &words::words(language))),
    }
}

/// Reports invalid arguments or inputs.
fn unusable(error: &dyn Display) -> ExitCode {
    eprintln!("marchstone: {error}");
    ExitCode::from(2)
}

/// Reports an output error. A closed pipe is not an error: its reader has enough.
fn unwritable(error: &io::Error) -> ExitCode {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return ExitCode::SUCCESS;
    }
    eprintln!("marchstone: {error}");
    ExitCode::FAILURE
}
