//! `learn duel`.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use arena::{Entrant, duel};
use bots::net::{NetPolicy, NetSearch, NetSearchConfig, NetShape};
use bots::policy::{BadPolicy, PolicyNet, PolicyPlayer};
use bots::{Bot, BotSpec, Budget, Heuristics};

use crate::{Problem, Table, is_net, read_net};

#[derive(clap::Args, Clone)]
pub(crate) struct Measure {
    #[command(flatten)]
    pub(crate) table: Table,
    /// FILE.net (the net alone), FILE.net@40ms or FILE.net@200 (with search), FILE.weights (a policy net), or the name of a
    /// bot, such as ismcts:4000.
    one: String,
    /// The opponent, in the same form.
    two: String,
    /// The number of deals, each played twice.
    #[arg(long, default_value_t = 100)]
    pairs: u32,
    /// Stop after this many seconds.
    #[arg(long)]
    seconds: Option<u64>,
    /// The number of candidate actions of a search.
    #[arg(long)]
    actions: Option<usize>,
    /// The length of a rollout in decisions.
    #[arg(long)]
    decisions: Option<u32>,
    /// The number of rollouts that the net's own value counts for.
    #[arg(long)]
    prior_weight: Option<f32>,
}

/// A bot by the weight file of its net, or by its name.
pub(crate) fn entrant<G: Heuristics>(
    text: &str,
    shape: NetShape,
    config: NetSearchConfig,
) -> Result<Entrant<G>, Problem> {
    if std::path::Path::new(text).extension().is_some_and(|ending| ending == "weights") {
        return policy(text);
    }
    let (file, budget) = text.split_once('@').map_or((text, None), |(file, budget)| (file, Some(budget)));
    if !is_net(file) {
        let spec: BotSpec = text.parse()?;
        let budget = spec.budget(Budget::Time(Duration::from_millis(100)));
        return Ok(Entrant { name: text.to_owned(), make: Box::new(move || spec.bot::<G>()), budget });
    }
    let net = read_net(file, shape)?;
    let make: Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync> = match budget {
        None => Box::new(move || Box::new(NetPolicy::by(&net, 0.0))),
        Some(_) => Box::new(move || Box::new(NetSearch::by(&net, config))),
    };
    let budget =
        match budget.map(|text| (text.strip_suffix("ms").unwrap_or(text).parse(), text.ends_with("ms"))) {
            Some((Ok(number), true)) => Budget::Time(Duration::from_millis(number)),
            Some((Ok(number), false)) => Budget::Iterations(number as u32),
            _ => Budget::Iterations(1),
        };
    Ok(Entrant { name: text.to_owned(), make, budget })
}

/// A policy net from the weight file that `training/` exports, for the encoding that it reads.
fn policy<G: Heuristics>(file: &str) -> Result<Entrant<G>, Problem> {
    let bytes = std::fs::read(file)?;
    let mut refused = Problem::NoEncoding(G::NAME);
    for &encoding in G::ENCODINGS {
        match PolicyNet::read(&bytes, encoding.layout()) {
            Ok(net) => {
                let net = Arc::new(net);
                let make =
                    move || -> Box<dyn Bot<G>> { Box::new(PolicyPlayer::by(encoding, Arc::clone(&net))) };
                let budget = Budget::Iterations(1);
                return Ok(Entrant { name: file.to_owned(), make: Box::new(make), budget });
            }
            // Another encoding may be the one that the file names.
            Err(bad @ BadPolicy::Encoding { .. }) => refused = Problem::Policy(file.to_owned(), bad),
            Err(bad) => return Err(Problem::Policy(file.to_owned(), bad)),
        }
    }
    Err(refused)
}

pub(crate) fn measure<G: Heuristics>(arguments: &Measure) -> Result<(), Problem> {
    let shape = arguments.table.spec::<G>()?.shape;
    let mut config = NetSearchConfig::default();
    config.actions = arguments.actions.unwrap_or(config.actions);
    config.decisions = arguments.decisions.unwrap_or(config.decisions);
    config.prior_weight = arguments.prior_weight.unwrap_or(config.prior_weight);
    let one = entrant::<G>(&arguments.one, shape, config)?;
    let two = entrant::<G>(&arguments.two, shape, config)?;
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
