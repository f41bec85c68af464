//! Bots by name, or by the weight files of their nets.

use std::num::NonZeroUsize;
use std::time::Duration;

use arena::Entrant;
use bots::net::{NetPolicy, NetSearch, NetSearchConfig, NetShape};
use bots::policy::{BadPolicy, PolicyPlayer, PolicySearch};
use bots::{Bot, BotSpec, Budget, Heuristics};

use crate::{Problem, has_ending, read_net};

/// How bots are named, for the help of subcommands.
pub(crate) const BOTS: &str = "FILE.net (the net alone), FILE.net@40ms or FILE.net@200 (with search), FILE.weights (a policy net), \
    FILE.weights@200 (with search), or the name of a bot, such as ismcts:4000. Parameters of a search that plays forward may follow: \
    net:350?actions=8&margin=2&decisions=4&prior=20";

type MakeBot<G> = Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>;

/// The bot that this text names.
pub(crate) fn entrant<G: Heuristics>(text: &str, shape: NetShape) -> Result<Entrant<G>, Problem> {
    let (bot, parameters) = text.split_once('?').map_or((text, None), |(bot, after)| (bot, Some(after)));
    let config = |standard| read_parameters(standard, parameters.unwrap_or_default());
    let (for_net, for_policy) = (config(NetSearchConfig::default())?, config(PolicySearch::<G>::CONFIG)?);
    let (file, budget) = match bot.rsplit_once('@') {
        Some((file, budget)) => (file, Some(read_budget(budget)?)),
        None => (bot, None),
    };
    let is_file = has_ending(file, "weights") || has_ending(file, "net");
    if parameters.is_some() && is_file && budget.is_none() {
        return Err(Problem::Parameter(text.to_owned()));
    }
    let (make, budget): (MakeBot<G>, Budget) = if has_ending(file, "weights") {
        (policy(file, budget.is_some(), for_policy)?, budget.unwrap_or(Budget::Iterations(1)))
    } else if has_ending(file, "net") {
        let net = read_net(file, shape)?;
        let make: MakeBot<G> = match budget {
            None => Box::new(move || Box::new(NetPolicy::by(&net, 0.0).solving_endgames())),
            Some(_) => Box::new(move || Box::new(NetSearch::by(&net, for_net))),
        };
        (make, budget.unwrap_or(Budget::Iterations(1)))
    } else {
        let spec: BotSpec = bot.parse()?;
        let make: MakeBot<G> = match spec {
            _ if parameters.is_none() => Box::new(move || spec.bot::<G>()),
            BotSpec::NetSearch(_) => Box::new(move || Box::new(NetSearch::new(for_net))),
            BotSpec::PolicySearch(_) => Box::new(move || Box::new(PolicySearch::new(for_policy))),
            _ => return Err(Problem::Parameter(text.to_owned())),
        };
        (make, spec.budget(Budget::Time(Duration::from_millis(100))))
    };
    Ok(Entrant { name: text.to_owned(), make, budget })
}

/// The budget of a search: `200` rollouts or `40ms`.
fn read_budget(text: &str) -> Result<Budget, Problem> {
    let (digits, is_time) = text.strip_suffix("ms").map_or((text, false), |digits| (digits, true));
    let number: u32 =
        digits.parse().ok().filter(|number| *number > 0).ok_or_else(|| Problem::Budget(text.to_owned()))?;
    Ok(if is_time { Budget::Time(Duration::from_millis(number.into())) } else { Budget::Iterations(number) })
}

/// The parameters of a search, changed as `actions=8&prior=20` says.
fn read_parameters(mut config: NetSearchConfig, text: &str) -> Result<NetSearchConfig, Problem> {
    for parameter in text.split('&').filter(|parameter| !parameter.is_empty()) {
        let bad = || Problem::Parameter(parameter.to_owned());
        let (name, number) = parameter.split_once('=').ok_or_else(bad)?;
        match name {
            "actions" => config.actions = number.parse::<NonZeroUsize>().map_err(|_| bad())?.get(),
            "margin" => config.margin = read_weight(number).ok_or_else(bad)?,
            "decisions" => config.decisions = number.parse().map_err(|_| bad())?,
            "prior" => config.prior_weight = read_weight(number).ok_or_else(bad)?,
            _ => return Err(bad()),
        }
    }
    Ok(config)
}

fn read_weight(text: &str) -> Option<f32> {
    text.parse().ok().filter(|weight: &f32| weight.is_finite() && *weight >= 0.0)
}

/// A policy net from the weight file that `training/` exports, for the encodings that it reads.
fn policy<G: Heuristics>(file: &str, searches: bool, config: NetSearchConfig) -> Result<MakeBot<G>, Problem> {
    if G::ENCODINGS.is_empty() {
        return Err(Problem::NoEncoding(G::NAME));
    }
    let bytes = std::fs::read(file)?;
    let make = move || -> Result<Box<dyn Bot<G>>, BadPolicy> {
        Ok(if searches {
            Box::new(PolicySearch::by(&bytes, config)?)
        } else {
            Box::new(PolicyPlayer::by(&bytes)?)
        })
    };
    make().map_err(|bad| Problem::Policy(file.to_owned(), bad))?;
    Ok(Box::new(move || make().expect("the file was read before")))
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
        entrant(text, shape)
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
    fn parameters_of_a_search_follow_its_name() {
        let alternatives = |text: &str| {
            let searched = first_decision(&base(text).unwrap()).alternatives;
            searched.iter().filter(|other| other.share > 0.0).count()
        };
        assert_eq!(alternatives("net:40?actions=3&prior=5"), 3);
        assert_eq!(alternatives("policy:40?actions=2&decisions=1"), 2);
        let alone = format!("{FILE}?actions=3");
        for text in ["net?actions=3", "ismcts:10?prior=2", "x.net?prior=2", &alone] {
            assert!(matches!(base(text), Err(Problem::Parameter(_))), "{text} does not search");
        }
        for bad in ["actions=few", "actions=0", "depth=2", "prior", "prior=-1", "margin=nan"] {
            assert!(matches!(base(&format!("net:40?{bad}")), Err(Problem::Parameter(_))), "{bad}");
        }
    }

    #[test]
    fn a_wrong_budget_is_refused() {
        for text in ["x.net@", "x.weights@0", "x.weights@fast", "x.net@-3ms"] {
            assert!(matches!(base(text), Err(Problem::Budget(_))), "{text}");
        }
    }
}
