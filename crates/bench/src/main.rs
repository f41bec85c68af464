//! `cargo xtask bench`: speed of the rules, the search and record verification, on one core.
//!
//! Machines are noisy, so each figure is the best of many short runs; instruction counts (by callgrind, if installed)
//! are the same on every machine.

mod decisions;
mod endgames;
mod measure;
mod random;
mod records;
mod schotten;
mod search;
mod tables;

use clap::Parser;
use measure::{best_rate, instructions_per_game};

#[derive(Parser)]
#[command(about = "Measures the speed of the rules on one core")]
// Each is a flag of the command line.
#[allow(clippy::struct_excessive_bools)]
struct Arguments {
    /// Only play this many random games of a row and print nothing (for callgrind).
    #[arg(long, value_names = ["ROW", "GAMES"], num_args = 2)]
    play: Option<Vec<String>>,
    /// Only do this much work of a row of the searches and print nothing (for callgrind).
    #[arg(long, value_names = ["ROW", "UNITS"], num_args = 2)]
    work: Option<Vec<String>>,
    /// Only measure the searches and nets.
    #[arg(long)]
    search: bool,
    /// Only print hashes of the decisions of bots.
    #[arg(long)]
    decisions: bool,
    /// Only measure the verification of records.
    #[arg(long)]
    records: bool,
    /// Only measure moves at a table.
    #[arg(long)]
    tables: bool,
    /// Only count how often exact endgames are given up.
    #[arg(long)]
    endgames: bool,
}

/// One row of the table: a game and its rules.
struct Row {
    /// The name of the row.
    name: String,
    /// Plays this many random games and returns the number of decisions.
    play: Box<dyn Fn(u32) -> u64>,
    /// The size of a position.
    bytes: usize,
    /// Measures the nanoseconds of a claim proof, in games that have them.
    proof: Option<Box<dyn Fn() -> f64>>,
}

fn main() {
    let rows: Vec<Row> = schotten::rows().chain(random::rows()).collect();
    let arguments = Arguments::parse();
    if let Some([name, units]) = arguments.work.as_deref() {
        let rows = search::rows();
        let row = rows.iter().find(|row| row.name == *name).expect("a row of the searches");
        (row.work)(units.parse().expect("a number"));
        return;
    }
    match arguments.play.as_deref() {
        _ if arguments.records => records::report(),
        _ if arguments.search => search::report(),
        _ if arguments.decisions => decisions::report(),
        _ if arguments.tables => tables::report(),
        _ if arguments.endgames => endgames::report(),
        Some([name, games]) => {
            let row = rows.iter().find(|row| row.name == *name).expect("a row of the table");
            (row.play)(games.parse().expect("a number of games"));
        }
        _ => {
            report(&rows);
            search::report();
            records::report();
            tables::report();
        }
    }
}

/// Games in one timed slice.
const SLICE: u32 = 1000;

fn report(rows: &[Row]) {
    println!(
        "Random games on one core, deals included. Schotten Totten claims stones as soon as possible.\n"
    );
    println!(
        "{:<34} {:>10} {:>10} {:>13} {:>9} {:>12} {:>6}",
        "game and rules", "games/s", "decisions", "decisions/s", "ns/proof", "instr./game", "bytes"
    );
    for row in rows {
        let decisions = (row.play)(SLICE) as f64 / f64::from(SLICE);
        let games = best_rate(|| {
            (row.play)(SLICE);
            u64::from(SLICE)
        });
        let or_dash = |figure: Option<String>| figure.unwrap_or_else(|| "-".to_owned());
        println!(
            "{:<34} {:>10.0} {:>10.1} {:>13.0} {:>9} {:>12} {:>6}",
            row.name,
            games,
            decisions,
            games * decisions,
            or_dash(row.proof.as_ref().map(|proof| format!("{:.1}", proof()))),
            or_dash(instructions_per_game(&row.name).map(|count| count.to_string())),
            row.bytes,
        );
    }
}
