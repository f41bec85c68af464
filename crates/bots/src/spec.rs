//! Bots by name: `random`, `greedy`, `ismcts:1000`, `ismcts:50ms`, `plain:1000`, `net`, `net~50`, `net:200`,
//! `net:40ms`, `net+`, `policy`, `policy:200`, `policy:40ms`, `policy+`, or a difficulty level.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::bot::{Bot, Budget};
use crate::heuristics::Heuristics;
use crate::net::{NetPolicy, NetSearch};
use crate::policy::{PolicyPlayer, PolicySearch};
use crate::{Greedy, Handicapped, Ismcts, IsmctsConfig, Lookahead, Random};

/// A bot and its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// Any legal action.
    Random,
    /// The action with the highest prior.
    Greedy,
    /// A search one action deep.
    Lookahead,
    /// Information-set Monte Carlo tree search; without a budget of its own it takes the caller's.
    Ismcts(Option<Budget>),
    /// The same search without heuristics: uniform priors and random playouts to the end.
    Plain(Option<Budget>),
    /// The value net alone, sampled at this temperature in thousandths; 0 takes the best action.
    Net(u16),
    /// This many difficulty levels below the strongest, with the handicap that the game defines.
    Handicapped(u8),
    /// A search with the value net; without a budget of its own it takes the caller's.
    NetSearch(Option<Budget>),
    /// The policy net and the value net, without search.
    Policy,
    /// A search with the policy net; without a budget of its own it takes the caller's.
    PolicySearch(Option<Budget>),
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no bot \"{0}\"; there are random, greedy, lookahead, ismcts:1000 (iterations), ismcts:50ms, plain:1000 (without heuristics), net (value net), net~50 (sampled at a temperature), net:200 or net:40ms (with search), net+ (search with the given budget), policy (policy net and value net), policy:200, policy:40ms or policy+ (with search), and the levels lamb, drover, piper, laird"
)]
pub struct UnknownBot(String);

impl UnknownBot {
    /// The beginning of the name, enough to recognise it.
    pub fn name(&self) -> &str {
        &self.0
    }
}

/// A difficulty level for human players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DifficultyLevel {
    /// The name.
    pub name: &'static str,
    /// The bot.
    pub spec: BotSpec,
    /// How long a person would think about an ordinary move, for tables that answer at a human pace.
    pub pause: Duration,
}

/// The difficulty levels, weakest first.
pub const LEVELS: [DifficultyLevel; 4] = [
    DifficultyLevel { name: "lamb", spec: BotSpec::Handicapped(3), pause: Duration::from_millis(700) },
    DifficultyLevel { name: "drover", spec: BotSpec::Handicapped(2), pause: Duration::from_millis(900) },
    DifficultyLevel { name: "piper", spec: BotSpec::Handicapped(1), pause: Duration::from_millis(1200) },
    DifficultyLevel { name: "laird", spec: BotSpec::PolicySearch(None), pause: Duration::from_millis(1500) },
];

impl BotSpec {
    /// Creates the bot.
    pub fn bot<G: Heuristics>(self) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Random => Box::new(Random),
            BotSpec::Greedy => Box::new(Greedy),
            BotSpec::Lookahead => Box::new(Lookahead),
            BotSpec::Ismcts(_) => Box::new(Ismcts::<G>::default()),
            BotSpec::Plain(_) => Box::new(Ismcts::<G>::new(IsmctsConfig::PLAIN)),
            BotSpec::Net(0) => Box::new(NetPolicy::<G>::new(0.0).solving_endgames()),
            BotSpec::Net(thousandths) => Box::new(NetPolicy::<G>::new(f32::from(thousandths) / 1000.0)),
            BotSpec::Handicapped(steps) => Box::new(Handicapped::<G>::new(steps)),
            BotSpec::NetSearch(_) => Box::new(NetSearch::<G>::default()),
            // A game without policies needs none of their code, which is large for a browser.
            BotSpec::Policy if G::POLICIES.is_empty() => BotSpec::Net(0).bot(),
            BotSpec::PolicySearch(budget) if G::POLICIES.is_empty() => BotSpec::NetSearch(budget).bot(),
            BotSpec::Policy => Box::new(PolicyPlayer::<G>::default()),
            BotSpec::PolicySearch(_) => Box::new(PolicySearch::<G>::default()),
        }
    }

    /// The bot's own budget if it has one, otherwise the caller's.
    pub fn budget(self, given: Budget) -> Budget {
        match self {
            BotSpec::Ismcts(Some(own))
            | BotSpec::Plain(Some(own))
            | BotSpec::NetSearch(Some(own))
            | BotSpec::PolicySearch(Some(own)) => own,
            _ => given,
        }
    }

    /// Whether it decides by a policy net, in rules that have one.
    pub const fn uses_policy(self) -> bool {
        matches!(self, BotSpec::Policy | BotSpec::PolicySearch(_))
    }

    /// Whether it searches as long as the caller's budget allows.
    pub const fn searches_within_given_budget(self) -> bool {
        matches!(
            self,
            BotSpec::Ismcts(None)
                | BotSpec::Plain(None)
                | BotSpec::NetSearch(None)
                | BotSpec::PolicySearch(None)
        )
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Lookahead => f.write_str("lookahead"),
            BotSpec::Ismcts(budget) => write_with_budget(f, "ismcts", *budget),
            BotSpec::Plain(budget) => write_with_budget(f, "plain", *budget),
            BotSpec::Net(0) => f.write_str("net"),
            BotSpec::Net(thousandths) => write!(f, "net~{thousandths}"),
            BotSpec::Handicapped(steps) => f.write_str(LEVELS[LEVELS.len() - 1 - usize::from(*steps)].name),
            BotSpec::NetSearch(None) => f.write_str("net+"),
            BotSpec::NetSearch(budget) => write_with_budget(f, "net", *budget),
            BotSpec::Policy => f.write_str("policy"),
            BotSpec::PolicySearch(None) => f.write_str("policy+"),
            BotSpec::PolicySearch(budget) => write_with_budget(f, "policy", *budget),
        }
    }
}

fn write_with_budget(f: &mut fmt::Formatter<'_>, name: &str, budget: Option<Budget>) -> fmt::Result {
    match budget {
        None => f.write_str(name),
        Some(Budget::Iterations(count)) => write!(f, "{name}:{count}"),
        Some(Budget::Time(time)) => write!(f, "{name}:{}ms", time.as_millis()),
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotSpec, UnknownBot> {
        let unknown = || UnknownBot(text.chars().take(40).collect());
        if let Some(level) = LEVELS.iter().find(|level| level.name == text) {
            return Ok(level.spec);
        }
        if let Some(thousandths) = text.strip_prefix("net~") {
            return thousandths.parse().map(BotSpec::Net).map_err(|_| unknown());
        }
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        match (name, budget) {
            ("random", None) => Ok(BotSpec::Random),
            ("greedy", None) => Ok(BotSpec::Greedy),
            ("lookahead", None) => Ok(BotSpec::Lookahead),
            ("ismcts", None) => Ok(BotSpec::Ismcts(None)),
            ("plain", None) => Ok(BotSpec::Plain(None)),
            ("net", None) => Ok(BotSpec::Net(0)),
            ("net+", None) => Ok(BotSpec::NetSearch(None)),
            ("policy", None) => Ok(BotSpec::Policy),
            ("policy+", None) => Ok(BotSpec::PolicySearch(None)),
            ("ismcts" | "plain" | "net" | "policy", Some(budget)) => {
                let (digits, is_time) =
                    budget.strip_suffix("ms").map_or((budget, false), |digits| (digits, true));
                let number: u32 = digits.parse().ok().filter(|number| *number > 0).ok_or_else(unknown)?;
                let budget = if is_time {
                    Budget::Time(Duration::from_millis(number.into()))
                } else {
                    Budget::Iterations(number)
                };
                Ok(match name {
                    "plain" => BotSpec::Plain(Some(budget)),
                    "net" => BotSpec::NetSearch(Some(budget)),
                    "policy" => BotSpec::PolicySearch(Some(budget)),
                    _ => BotSpec::Ismcts(Some(budget)),
                })
            }
            _ => Err(unknown()),
        }
    }
}
