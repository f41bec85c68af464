//! `learn calibrate`.

use std::path::PathBuf;

use bots::Heuristics;
use learn::calibration;

use super::entrant::entrant;
use crate::{Problem, Table};

#[derive(clap::Args, Clone)]
pub(crate) struct Calibrate {
    #[command(flatten)]
    pub(crate) table: Table,
    /// The bot, named as for a duel.
    bot: String,
    /// The number of games.
    #[arg(long, default_value_t = 4000)]
    games: u32,
    /// Writes a reliability diagram (SVG) to this file.
    #[arg(long)]
    picture: Option<PathBuf>,
}

pub(crate) fn calibrate<G: Heuristics>(arguments: &Calibrate) -> Result<(), Problem> {
    let shape = arguments.table.spec::<G>()?.shape;
    let entrant = entrant::<G>(&arguments.bot, shape)?;
    let table = (arguments.table.settings::<G>()?, arguments.table.players);
    let threads = arguments.table.threads() as u32;
    let each = arguments.games.div_ceil(threads);
    let all: Vec<calibration::Bins> = std::thread::scope(|scope| {
        let run = |thread: u32| {
            let (entrant, table) = (&entrant, &table);
            let seed = arguments.table.seed << 16 | u64::from(thread);
            scope.spawn(move || {
                let mut bot = (entrant.make)();
                calibration::collect_reports::<G>(&mut *bot, entrant.budget, table, each, seed)
            })
        };
        let running: Vec<_> = (0..threads).map(run).collect();
        running.into_iter().map(|thread| thread.join().expect("no worker panics")).collect()
    });
    let mut bins = calibration::Bins::default();
    for (bin, other) in all.iter().flat_map(|bins| bins.iter().enumerate()) {
        bins[bin].count += other.count;
        bins[bin].reported += other.reported;
        bins[bin].achieved += other.achieved;
    }
    println!("reported,achieved,reports");
    for bin in bins.iter().filter(|bin| bin.count > 0) {
        let count = f64::from(bin.count);
        println!("{:.3},{:.3},{}", bin.reported / count, bin.achieved / count, bin.count);
    }
    println!("mean distance {:.4}", calibration::error(&bins));
    if let Some(file) = &arguments.picture {
        std::fs::write(file, calibration::picture(&format!("{}: {}", shape.name, arguments.bot), &bins))?;
    }
    Ok(())
}
