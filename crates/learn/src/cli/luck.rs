//! `learn luck`.

use bots::net::{Pondering, embedded};
use learn::clairvoyant;
use tabletop::Features;

use super::duel::entrant;
use crate::{Problem, Table};

#[derive(clap::Args, Clone)]
pub(crate) struct Luck {
    #[command(flatten)]
    pub(crate) table: Table,
    /// Whom it plays against, as for a duel.
    bot: String,
    /// How many deals, each played twice.
    #[arg(long, default_value_t = 100)]
    pairs: u32,
}

pub(crate) fn luck<G: Features>(arguments: &Luck) -> Result<(), Problem> {
    let outlook = arguments.table.outlook::<G>()?;
    let bot = entrant::<G>(&arguments.bot, outlook, Pondering::default())?;
    let net = embedded(&outlook).ok_or(Problem::NoNet(outlook.name))?;
    let plan = arguments.table.plan::<G>(arguments.pairs)?;
    let result = clairvoyant::luck(&net, &bot, &plan);
    let estimate = result.estimate();
    println!(
        "who sees every card – {}: {:.1} % of {} games, Elo {:+.0} ({:+.0} to {:+.0})",
        arguments.bot,
        100.0 * result.share(),
        result.games.iter().sum::<u32>(),
        estimate.elo,
        estimate.low,
        estimate.high
    );
    Ok(())
}
