//! `learn compare`.

use std::path::PathBuf;

use bots::Heuristics;
use bots::net::embedded;
use learn::compare::{self, Decisions, Worths};

use super::entrant::{BOTS, entrant};
use crate::{Problem, Table};

#[derive(clap::Args, Clone)]
pub(crate) struct Compare {
    #[command(flatten)]
    pub(crate) table: Table,
    #[arg(required = true, num_args = 2.., help = format!("All are compared with the first. {BOTS}"))]
    bots: Vec<String>,
    /// The number of decisions, each from a game of its own.
    #[arg(long, default_value_t = 1000)]
    decisions: u32,
    /// How often each choice is played on to the end of the game.
    #[arg(long, default_value_t = 500)]
    playouts: u32,
    /// Keeps what choices are worth in this file, for comparisons of other bots in the same decisions.
    #[arg(long)]
    store: Option<PathBuf>,
}

pub(crate) fn compare<G: Heuristics>(arguments: &Compare) -> Result<(), Problem> {
    let Compare { table, decisions, playouts, .. } = arguments;
    let spec = table.spec::<G>()?;
    let net = embedded(spec).ok_or(Problem::NoNet(spec.shape.name))?;
    let bots = arguments.bots.iter().map(|bot| entrant::<G>(bot, spec.shape));
    let bots = bots.collect::<Result<Vec<_>, _>>()?;
    let decisions = Decisions {
        settings: table.settings::<G>()?,
        seats: table.players,
        count: *decisions,
        playouts: *playouts,
        seed: table.seed,
        threads: table.threads(),
    };
    let Table { game, options, players, seed, .. } = table;
    let checksum = bots::hash(&spec.weights);
    let origin =
        format!("{game} {options}, {players} players, seed {seed}, {playouts} playouts, net {checksum:016x}");
    let in_file = |bad| Problem::Worths(arguments.store.clone().unwrap_or_default(), bad);
    let known =
        arguments.store.as_ref().map(|file| Worths::read(file, &origin)).transpose().map_err(in_file)?;
    let mut known = known.unwrap_or_else(|| Worths::new(&origin));
    let all = compare::compare(&net, &bots, &decisions, &mut known);
    if let Some(file) = &arguments.store {
        known.write(file).map_err(in_file)?;
    }
    println!("bot,gain,standard error,different,milliseconds");
    for (bot, choices) in bots.iter().zip(&all) {
        let (gain, error) = choices.gain();
        let count = choices.gains.len().max(1) as f64;
        println!(
            "{},{:+.3} %,{:.3} %,{:.1} %,{:.2}",
            bot.name,
            100.0 * gain,
            100.0 * error,
            100.0 * f64::from(choices.different) / count,
            1e3 * choices.time.as_secs_f64() / count
        );
    }
    Ok(())
}
