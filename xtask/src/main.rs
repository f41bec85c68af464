//! `cargo xtask …`: everything one does with the project, with its set-up.

mod bench;
mod codegen;
mod debian;
mod deny;
mod fuzz;
mod learn;
mod start;
mod step;
mod test;
mod trial;
mod web;

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
    /// Build what is needed and serve the table, on port 8777.
    Start {
        /// What else to tell `marchstone serve`, such as --address 0.0.0.0:8777.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Run every check there is.
    Test,
    /// Build the browser client into web/dist.
    Web,
    /// Take the pictures of the documentation from the running program.
    Pictures,
    /// Write the TypeScript types of the browser client anew.
    Codegen,
    /// Measure how fast the rules are, on one core.
    Bench,
    /// Train a net by self-play on all cores: --game, --options, --players, --minutes or --rounds, --threads, --seed,
    /// --resume FILE, --out DIR; see docs/bots.md.
    Learn {
        /// What to tell the trainer.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Try the server: crash, load, abuse or leak.
    #[command(disable_help_flag = true)]
    Trial {
        /// The trial and its options; see `cargo xtask trial --help`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Fuzz the parsers and the protocol.
    Fuzz {
        /// How long to fuzz each target, in seconds.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Start { arguments } => start::run(&arguments),
        Command::Web => web::build(),
        Command::Pictures => web::pictures(),
        Command::Codegen => codegen::run(),
        Command::Test => test::run(),
        Command::Bench => bench::run(),
        Command::Learn { arguments } => learn::run(&arguments),
        Command::Trial { arguments } => trial::run(&arguments),
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
