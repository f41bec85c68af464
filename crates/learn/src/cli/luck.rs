//! `learn luck`.

use bots::Heuristics;
use bots::net::embedded;
use learn::clairvoyant;

use super::entrant::entrant;
use crate::{Problem, Table};

#[derive(clap::Args, Clone)]
pub(crate) struct Luck {
    #[command(flatten)]
    pub(crate) table: Table,
    /// The opponent, named as for a duel.
    bot: String,
    /// The number of deals, each played twice.
    #[arg(long, default_value_t = 100)]
    pairs: u32,
}

pub(crate) fn luck<G: Heuristics>(arguments: &Luck) -> Result<(), Problem> {
    let spec = arguments.table.spec::<G>()?;
    let bot = entrant::<G>(&arguments.bot, spec.shape)?;
    let net = embedded(spec).ok_or(Problem::NoNet(spec.shape.name))?;
    let plan = arguments.table.plan::<G>(arguments.pairs)?;
    let result = clairvoyant::luck(&net, &bot, &plan);
    let estimate = result.estimate();
    println!(
        "clairvoyant – {}: {:.1} % of {} games, Elo {:+.0} ({:+.0} to {:+.0})",
        arguments.bot,
        100.0 * result.share(),
        result.games.iter().sum::<u32>(),
        estimate.elo,
        estimate.low,
        estimate.high
    );
    Ok(())
}
