//! `cargo xtask leak`: pairs of games that differ only in what is hidden, and whether anybody can tell.

use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use leak::{Effort, GAMES, compare};

/// Plays pairs of games that differ only in what a viewer cannot see, and compares all that the viewer is told.
#[derive(Parser)]
struct Arguments {
    /// How many pairs of each game.
    #[arg(long, default_value_t = 100_000)]
    pairs: u64,
    /// Where chance comes from: the same seed plays the same pairs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads. [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// This game alone.
    #[arg(long)]
    game: Option<String>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.unwrap_or(cores);
    let style = ProgressStyle::with_template("{msg:18} {bar:30} {pos}/{len} pairs, {eta} left");
    let style = style.expect("the template is sound");
    println!("seed {}, {} pairs of each game, {threads} threads", arguments.seed, arguments.pairs);
    let mut fine = true;
    for (game, planner) in GAMES {
        if arguments.game.as_ref().is_some_and(|only| only != game) {
            continue;
        }
        let progress = ProgressBar::new(arguments.pairs).with_style(style.clone()).with_message(game);
        let effort = Effort { pairs: arguments.pairs, seed: arguments.seed, threads };
        let started = Instant::now();
        let compared = compare(planner, effort, &|pairs| progress.inc(pairs));
        progress.finish_and_clear();
        match compared {
            Ok(done) => println!(
                "{game:18} {} pairs, {} actions in both, {} messages and answers ({} MB) the same, {:.0} s",
                done.pairs,
                done.steps,
                done.messages,
                done.bytes / 1_000_000,
                started.elapsed().as_secs_f64()
            ),
            Err(found) => {
                fine = false;
                println!("{game:18} {found}");
            }
        }
    }
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
