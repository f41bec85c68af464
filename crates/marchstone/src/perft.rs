//! `marchstone perft`.

use std::io::Write;

use catalog::{AnyTable, Language};

use crate::asked::{self, Problem};

/// What to count from, and how far.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The length of the sequences.
    #[arg(value_parser = clap::value_parser!(u32).range(..=200))]
    depth: u32,
    /// Begin at this position.
    #[arg(long, conflicts_with_all = ["game", "options", "players"])]
    position: Option<String>,
    /// Begin with a deal of this game.
    #[arg(long, default_value = "schotten-totten")]
    game: String,
    /// The options of the deal, as JSON: {"tactics":true}
    #[arg(long, default_value = "{}")]
    options: String,
    /// How many play.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// Where chance comes from: 64 hexadecimal digits. Without it, from the system.
    #[arg(long)]
    seed: Option<String>,
    /// Count each first action by itself.
    #[arg(long)]
    divide: bool,
    /// The language of what cannot be done, en or fr; without it, that of the locale.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<(), Problem> {
    let table = table(arguments)?;
    writeln!(output, "{}", table.position())?;
    let nodes = if arguments.divide && arguments.depth > 0 {
        let counts = table.divide(arguments.depth);
        for (action, nodes) in &counts {
            writeln!(output, "{action} {nodes}")?;
        }
        // At the end of a game there is nothing to divide, but still one sequence.
        if counts.is_empty() { 1 } else { counts.iter().map(|(_, nodes)| nodes).sum() }
    } else {
        table.perft(arguments.depth)
    };
    writeln!(output, "depth {} nodes {nodes}", arguments.depth)?;
    Ok(())
}

fn table(arguments: &Arguments) -> Result<Box<dyn AnyTable>, Problem> {
    let seed = asked::seed(arguments.seed.as_deref())?;
    if let Some(position) = &arguments.position {
        return Ok(catalog::load(position, seed)?);
    }
    let game = asked::game(&arguments.game)?;
    Ok(game.deal(&asked::options(&arguments.options)?, arguments.players, seed)?)
}
