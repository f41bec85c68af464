//! `cargo xtask …`: everything one does with the project, with its set-up.

mod bench;
mod fuzz;
mod start;
mod step;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build what is needed and start the table.
    Start,
    /// Run every check there is.
    Test,
    /// Measure how fast the rules are, on one core.
    Bench,
    /// Fuzz the parsers and the protocol.
    Fuzz {
        /// How long to fuzz each target, in seconds.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Start => start::run(),
        Command::Test => test::run(),
        Command::Bench => bench::run(),
        Command::Fuzz { seconds } => fuzz::run(seconds),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("\ncargo xtask: {failed}");
            ExitCode::FAILURE
        }
    }
}
