//! `marchstone perft`.

use std::io::{self, Write};

use catalog::AnyTable;
use tabletop::{BadOption, BadPosition};

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
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    #[error(transparent)]
    Position(#[from] BadPosition),
    #[error(transparent)]
    Option(#[from] BadOption),
    #[error(transparent)]
    Seed(#[from] tabletop::BadSeed),
    #[error("--options is a JSON object, for instance {{\"tactics\":true}}")]
    Json,
    #[error("there is no game {0:?}; there are: {1}")]
    Game(String, String),
    #[error("the system gave no seed: {0}")]
    NoSeed(#[from] getrandom::Error),
    #[error(transparent)]
    Output(#[from] io::Error),
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
    let seed = match &arguments.seed {
        Some(text) => text.parse()?,
        None => engine::draw_seed()?,
    };
    if let Some(position) = &arguments.position {
        return Ok(catalog::load(position, seed)?);
    }
    let game = catalog::game(&arguments.game).ok_or_else(|| {
        let names: Vec<&str> = catalog::GAMES.iter().map(|game| game.name()).collect();
        Problem::Game(arguments.game.clone(), names.join(", "))
    })?;
    let Ok(serde_json::Value::Object(options)) = serde_json::from_str(&arguments.options) else {
        return Err(Problem::Json);
    };
    Ok(game.deal(&catalog::options_from_json(&options), arguments.players, seed)?)
}
