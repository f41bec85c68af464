//! `learn duel`.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use arena::{Entrant, duel};
use bots::net::{NetPolicy, NetSearch, NetSearchConfig, NetShape};
use bots::policy::{BadPolicy, PolicyPlayer, PolicySearch};
use bots::{Bot, BotSpec, Budget, Heuristics};

use crate::{Problem, Table, has_ending, read_net};

#[derive(clap::Args, Clone)]
pub(crate) struct Measure {
    #[command(flatten)]
    pub(crate) table: Table,
    /// FILE.net (the net alone), FILE.net@40ms or FILE.net@200 (with search), FILE.weights (a policy net), FILE.weights@200
    /// (with search), or the name of a bot, such as ismcts:4000.
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
    let (file, budget) = match text.rsplit_once('@') {
        Some((file, budget)) => (file, Some(read_budget(budget)?)),
        None => (text, None),
    };
    if has_ending(file, "weights") {
        return policy(text, file, budget);
    }
    if !has_ending(file, "net") {
        let spec: BotSpec = text.parse()?;
        let budget = spec.budget(Budget::Time(Duration::from_millis(100)));
        return Ok(Entrant { name: text.to_owned(), make: Box::new(move || spec.bot::<G>()), budget });
    }
    let net = read_net(file, shape)?;
    let make: Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync> = match budget {
        None => Box::new(move || Box::new(NetPolicy::by(&net, 0.0).solving_endgames())),
        Some(_) => Box::new(move || Box::new(NetSearch::by(&net, config))),
    };
    Ok(Entrant { name: text.to_owned(), make, budget: budget.unwrap_or(Budget::Iterations(1)) })
}

/// The budget of a search: `200` rollouts or `40ms`.
fn read_budget(text: &str) -> Result<Budget, Problem> {
    let (digits, is_time) = text.strip_suffix("ms").map_or((text, false), |digits| (digits, true));
    let number: u32 =
        digits.parse().ok().filter(|number| *number > 0).ok_or_else(|| Problem::Budget(text.to_owned()))?;
    Ok(if is_time { Budget::Time(Duration::from_millis(number.into())) } else { Budget::Iterations(number) })
}

/// A policy net from the weight file that `training/` exports, for the encodings that it reads; with a budget it searches.
fn policy<G: Heuristics>(name: &str, file: &str, budget: Option<Budget>) -> Result<Entrant<G>, Problem> {
    if G::ENCODINGS.is_empty() {
        return Err(Problem::NoEncoding(G::NAME));
    }
    let bytes = std::fs::read(file)?;
    let make = move || -> Result<Box<dyn Bot<G>>, BadPolicy> {
        Ok(match budget {
            None => Box::new(PolicyPlayer::by(&bytes)?),
            Some(_) => Box::new(PolicySearch::by(&bytes)?),
        })
    };
    make().map_err(|bad| Problem::Policy(file.to_owned(), bad))?;
    let make = move || make().expect("the file was read before");
    let budget = budget.unwrap_or(Budget::Iterations(1));
    Ok(Entrant { name: name.to_owned(), make: Box::new(make), budget })
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

#[cfg(test)]
mod tests {
    use bots::net::NetFeatures;
    use schotten_totten::Position;
    use tabletop::{Dice, Game, Seat};

    use super::*;

    const FILE: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../games/schotten-totten/weights/schotten-totten-base-policy.weights"
    );

    fn base(text: &str) -> Result<Entrant<Position>, Problem> {
        let position = Position::deal_rules("2016".parse().unwrap(), Seat::A, &mut Dice::quick(1));
        let shape = NetFeatures::spec_of(&position).unwrap().shape;
        entrant(text, shape, NetSearchConfig::default())
    }

    /// The decision of a bot at the beginning of a game.
    fn first_decision(entrant: &Entrant<Position>) -> bots::BotDecision<<Position as Game>::Action> {
        let position = Position::deal_rules("2016".parse().unwrap(), Seat::A, &mut Dice::quick(1));
        (entrant.make)().think(&position.view(Seat::A.into()), entrant.budget, &mut Dice::quick(2))
    }

    #[test]
    fn weights_of_a_policy_play_alone_or_with_search() {
        let (alone, by_name) = (base(FILE).unwrap(), base("policy").unwrap());
        assert_eq!(alone.name, FILE);
        assert_ne!(first_decision(&alone), first_decision(&by_name), "the bot asks the value net, too");
        let (searching, by_name) = (base(&format!("{FILE}@20")).unwrap(), base("policy:20").unwrap());
        assert_eq!(first_decision(&searching), first_decision(&by_name), "the shipped weights are these");
        assert_eq!(base(&format!("{FILE}@30ms")).unwrap().budget, Budget::Time(Duration::from_millis(30)));
        assert_eq!(first_decision(&base(&format!("{FILE}@20")).unwrap()).iterations, 20);
    }

    #[test]
    fn a_wrong_budget_is_refused() {
        for text in ["x.net@", "x.weights@0", "x.weights@fast", "x.net@-3ms"] {
            assert!(matches!(base(text), Err(Problem::Budget(_))), "{text}");
        }
    }
}
