//! `marchstone think`: what a bot would do, and why, in a few lines.

use std::io::{self, Write};
use std::time::Duration;

use bots::{Budget, Spec};
use tabletop::BadPosition;

/// What to think about, and how long.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The position.
    position: String,
    /// The bot: random, greedy, lookahead, ismcts:1000, net, net:200, or a level: lamb, drover, piper, laird.
    #[arg(long, default_value = "laird")]
    bot: Spec,
    /// How long it may think, in milliseconds, if it has no budget of its own.
    #[arg(long, default_value_t = 1000)]
    ms: u32,
    /// Its random source: 64 hexadecimal digits.
    #[arg(long)]
    seed: Option<String>,
    /// How many of its choices to show.
    #[arg(long, default_value_t = 5)]
    top: usize,
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    #[error(transparent)]
    Position(#[from] BadPosition),
    #[error(transparent)]
    Seed(#[from] tabletop::BadSeed),
    #[error("the system gave no seed: {0}")]
    NoSeed(#[from] getrandom::Error),
    #[error("the game is over: there is nothing to think about")]
    Over,
    #[error(transparent)]
    Output(#[from] io::Error),
}

pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<(), Problem> {
    let seed = match &arguments.seed {
        Some(text) => text.parse()?,
        None => engine::draw_seed()?,
    };
    let table = catalog::load(&arguments.position, seed)?;
    let given = Budget::Time(Duration::from_millis(arguments.ms.into()));
    let thought = table.think(arguments.bot, given, seed).ok_or(Problem::Over)?;
    let seat = table.turn().seat().ok_or(Problem::Over)?;
    writeln!(output, "{seat} plays {}", thought.action)?;
    writeln!(
        output,
        "expected to win {:.0} % after {} looks ahead; it expects {}",
        100.0 * thought.value,
        thought.iterations,
        thought.line.join(" ")
    )?;
    writeln!(output, "\n{:<14} {:>10} {:>8}", "choice", "attention", "value")?;
    for (action, share, value) in thought.alternatives.iter().take(arguments.top) {
        writeln!(output, "{action:<14} {:>9.1}% {:>7.1}%", 100.0 * share, 100.0 * value)?;
    }
    Ok(())
}
