//! `cargo xtask bench`: how fast the rules are, on one core.
//!
//! Machines are shared and noisy, so each figure is the best of several short runs, and instruction counts
//! (from `callgrind`, when present) say the same on every machine.

mod measure;
mod schotten;

use clap::Parser;

#[derive(Parser)]
#[command(about = "How fast the rules are, on one core")]
struct Arguments {
    /// Only play this many random games of this rule set and print nothing (for callgrind).
    #[arg(long, value_names = ["RULES", "GAMES"], num_args = 2)]
    play: Option<Vec<String>>,
}

fn main() {
    let arguments = Arguments::parse();
    match arguments.play.as_deref() {
        Some([rules, games]) => {
            let games = games.parse().expect("a number of games");
            schotten::play(rules.parse().expect("a rule set, for instance 2016t"), games);
        }
        _ => schotten::report(),
    }
}
