//! `learn miniature`.

use std::sync::Arc;

use bots::net::{Net, NetPolicy, NetSearch, NetSearchConfig, Provenance};
use bots::{Bot, Budget, Heuristics};
use learn::Training;
use learn::checkpoint::Checkpoint;
use learn::miniature::Miniature;
use learn::optimum::{Strategy, Tree};
use learn::train::{Lesson, Run};
use tabletop::{Dice, Game, Seat};

/// The miniature with three colours: nine cards.
type Small = Miniature<3>;

#[derive(clap::Args, Clone)]
pub(crate) struct Gap {
    /// Rounds of training.
    #[arg(long, default_value_t = 60)]
    rounds: u64,
    /// Iterations of the solver.
    #[arg(long, default_value_t = 300)]
    solving: u32,
    /// Rollouts of the search.
    #[arg(long, default_value_t = 200)]
    rollouts: u32,
    /// The number of threads; by default one per core.
    #[arg(long)]
    threads: Option<usize>,
    /// The seed of everything random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Solves the miniature, trains a net with the hyperparameters of the large games, and prints how exploitable it is.
pub(crate) fn gap(arguments: &Gap) {
    let tree = Tree::new(Small::deals());
    let (nodes, sets) = tree.size();
    println!("the miniature has {nodes} nodes and {sets} information sets");
    let optimum = tree.solve(arguments.solving);
    let net = trained(arguments);
    let uniform = tree.strategy(|_, _, actions| vec![1.0 / actions.len() as f64; actions.len()]);
    let net_alone = by_bot(&tree, &mut NetPolicy::by(&net, 0.0), Budget::Iterations(1), arguments.seed);
    let mut search = NetSearch::by(&net, NetSearchConfig::default());
    let with_search = by_bot(&tree, &mut search, Budget::Iterations(arguments.rollouts), arguments.seed);
    println!("score against a best response, and against the optimum:");
    for (name, strategy) in
        [("uniform", &uniform), ("net", &net_alone), ("net with search", &with_search), ("optimum", &optimum)]
    {
        let worst = Seat::first(2).map(|seat| 1.0 - tree.best_response(seat, strategy)).sum::<f64>() / 2.0;
        let first = tree.value([strategy, &optimum]);
        let second = 1.0 - tree.value([&optimum, strategy]);
        println!("{name}: {:.2} %, {:.2} %", 100.0 * worst, 50.0 * (first + second));
    }
}

fn trained(arguments: &Gap) -> Arc<Net> {
    let spec = &Small::NET.expect("the miniature has a net").specs[0];
    let training = Training { seed: arguments.seed, ..Training::default() };
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut run = Run {
        shape: spec.shape,
        at: Checkpoint::new(&spec.shape, training.seed),
        training,
        tables: (spec.training_tables)(),
        threads: arguments.threads.unwrap_or_else(cores),
        lesson: Lesson::Play,
    };
    for round in 0..arguments.rounds {
        let report = run.round::<Small>(round as f32 / arguments.rounds as f32);
        if round % 10 == 9 {
            println!("{} games, loss {:.4}", run.at.games, report.loss);
        }
    }
    Arc::new(run.net(Provenance::default()))
}

/// The strategy of a bot: its action at every information set.
fn by_bot<B: Bot<Small>>(tree: &Tree<Small>, bot: &mut B, budget: Budget, seed: u64) -> Strategy {
    tree.strategy(|position, seat, actions| {
        let decision = bot.think(&position.view(seat.into()), budget, &mut Dice::quick(seed));
        actions.iter().map(|action| f64::from(u8::from(*action == decision.action))).collect()
    })
}
