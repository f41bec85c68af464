//! `learn duel`.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use arena::duel;
use bots::Heuristics;

use super::entrant::{BOTS, entrant};
use crate::{Problem, Table};

#[derive(clap::Args, Clone)]
pub(crate) struct Measure {
    #[command(flatten)]
    pub(crate) table: Table,
    #[arg(help = BOTS)]
    one: String,
    /// The opponent, in the same form.
    two: String,
    /// The number of deals, each played twice.
    #[arg(long, default_value_t = 100)]
    pairs: u32,
    /// Stop after this many seconds.
    #[arg(long)]
    seconds: Option<u64>,
}

pub(crate) fn measure<G: Heuristics>(arguments: &Measure) -> Result<(), Problem> {
    let shape = arguments.table.spec::<G>()?.shape;
    let one = entrant::<G>(&arguments.one, shape)?;
    let two = entrant::<G>(&arguments.two, shape)?;
    let plan = arguments.table.plan::<G>(arguments.pairs)?;
    let stop = AtomicBool::new(false);
    let start = Instant::now();
    let result = duel([&one, &two], &plan, &stop, |_| {
        let late = arguments.seconds.is_some_and(|most| start.elapsed().as_secs() >= most);
        stop.store(late, std::sync::atomic::Ordering::Relaxed);
    });
    let [wins, draws, losses] = result.games;
    let estimate = result.estimate();
    println!(
        "{} – {}: {:.1} % of {} games (+{wins} ={draws} -{losses}), Elo {:+.0} ({:+.0} to {:+.0}), {:.3} and \
         {:.3} ms per decision, {} and {} immediate wins declined, {:.0} s",
        arguments.one,
        arguments.two,
        100.0 * result.share(),
        wins + draws + losses,
        estimate.elo,
        estimate.low,
        estimate.high,
        result.mean_milliseconds()[0],
        result.mean_milliseconds()[1],
        result.declined[0],
        result.declined[1],
        start.elapsed().as_secs_f64()
    );
    Ok(())
}
