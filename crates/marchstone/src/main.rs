//! The one binary.

mod arena;
mod perft;
mod serve;
mod think;
mod verify;
mod words;

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use catalog::Language;
use clap::{Parser, Subcommand};

/// A digital table for board games: the rules, exactly, bots, and an open protocol.
#[derive(Parser)]
#[command(name = "marchstone", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the engine protocol: one JSON request a line on standard input, one answer a line on standard
    /// output.
    Engine {
        /// The language of reasons: en or fr.
        #[arg(long, default_value_t)]
        lang: Language,
    },
    /// Count the action sequences of a length: the check that two implementations of the rules agree.
    Perft(perft::Arguments),
    /// Let a bot think about a position, and see its choices.
    Think(think::Arguments),
    /// Serve the table: people play in the browser with friends or bots, programs over the API.
    Serve(server::Config),
    /// Check records: do they follow the rules, and was the shuffle the one that was promised?
    Verify(verify::Arguments),
    /// Let bots play each other: every deal twice with the seats swapped, Elo with its error.
    Arena(arena::Arguments),
}

fn main() -> ExitCode {
    let output = &mut io::stdout().lock();
    match Arguments::parse().command {
        Command::Engine { lang } => match engine::serve(io::stdin().lock(), output, lang) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => gone(&error),
        },
        Command::Perft(arguments) => match perft::run(&arguments, output) {
            Ok(()) => ExitCode::SUCCESS,
            Err(perft::Problem::Output(error)) => gone(&error),
            Err(problem) => refused(&problem),
        },
        Command::Serve(config) => match serve::run(config) {
            Ok(()) => ExitCode::SUCCESS,
            Err(problem) => refused(&problem),
        },
        Command::Think(arguments) => match think::run(&arguments, output) {
            Ok(()) => ExitCode::SUCCESS,
            Err(think::Problem::Output(error)) => gone(&error),
            Err(problem) => refused(&problem),
        },
        Command::Verify(arguments) => match verify::run(&arguments, output) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(verify::Problem::Output(error)) => gone(&error),
            Err(problem) => refused(&problem),
        },
        Command::Arena(arguments) => match arena::run(&arguments, output) {
            Ok(()) => ExitCode::SUCCESS,
            Err(arena::Problem::Output(error)) => gone(&error),
            Err(problem) => refused(&problem),
        },
    }
}

/// What was asked for cannot be done.
fn refused(problem: &dyn Display) -> ExitCode {
    eprintln!("marchstone: {problem}");
    ExitCode::from(2)
}

/// Nothing can be written any more; if whoever listened has gone, nothing is left to say.
fn gone(error: &io::Error) -> ExitCode {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return ExitCode::SUCCESS;
    }
    eprintln!("marchstone: {error}");
    ExitCode::FAILURE
}
