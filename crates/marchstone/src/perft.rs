//! `marchstone perft`: counts action sequences.

use std::io::Write;

use catalog::{AnyTable, Language};

use crate::inputs::{self, CommandError, DealArguments};

/// The arguments of `marchstone perft`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Length of the sequences.
    #[arg(value_parser = clap::value_parser!(u32).range(..=200))]
    depth: u32,
    /// Start from this position.
    #[arg(long, conflicts_with_all = ["game", "options", "players"])]
    position: Option<String>,
    #[command(flatten)]
    deal: DealArguments,
    /// Seed of the deal: 64 hexadecimal digits. By default random.
    #[arg(long)]
    seed: Option<String>,
    /// Print the count of each first action.
    #[arg(long)]
    divide: bool,
    /// Language of error messages; by default that of the locale.
    #[arg(long, value_name = terminal::LANGUAGE_TAGS.as_str())]
    pub(crate) lang: Option<Language>,
}

pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<(), CommandError> {
    let table = table(arguments)?;
    writeln!(output, "{}", table.position())?;
    let nodes = if arguments.divide && arguments.depth > 0 {
        let counts = table.divide(arguments.depth);
        for (action, nodes) in &counts {
            writeln!(output, "{action} {nodes}")?;
        }
        // A finished game has no first action, but one (empty) sequence.
        if counts.is_empty() { 1 } else { counts.iter().map(|(_, nodes)| nodes).sum() }
    } else {
        table.perft(arguments.depth)
    };
    writeln!(output, "depth {} nodes {nodes}", arguments.depth)?;
    Ok(())
}

fn table(arguments: &Arguments) -> Result<Box<dyn AnyTable>, CommandError> {
    let seed = inputs::seed(arguments.seed.as_deref())?;
    if let Some(position) = &arguments.position {
        return Ok(catalog::load(position, seed)?);
    }
    let (game, settings) = arguments.deal.parse()?;
    Ok(game.deal(&settings, arguments.deal.players, seed)?)
}
