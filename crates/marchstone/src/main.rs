//! The one binary.

mod perft;

use std::io;
use std::process::ExitCode;

use catalog::Language;
use clap::{Parser, Subcommand};

/// A digital table for board games: the rules, exactly, and an open protocol for bots.
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
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Engine { lang } => engine::serve(io::stdin().lock(), io::stdout().lock(), lang),
        Command::Perft(arguments) => match perft::run(&arguments, &mut io::stdout().lock()) {
            Ok(()) => Ok(()),
            Err(perft::Problem::Output(error)) => Err(error),
            Err(problem) => {
                eprintln!("marchstone: {problem}");
                return ExitCode::from(2);
            }
        },
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever listened has gone: nothing is left to say.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("marchstone: {error}");
            ExitCode::FAILURE
        }
    }
}
