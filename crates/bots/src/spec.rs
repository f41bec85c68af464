//! Naming a bot: `random`, `greedy`, `ismcts:1000`, `ismcts:50ms`, `plain:1000`, `net`, `net~50`, `net:200`, `net:40ms`,
//! `net+`, or a level for people.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tabletop::Features;

use crate::bot::{Bot, Budget};
use crate::net::{Below, Learned, Pondering, Searching};
use crate::{Greedy, Ismcts, Lookahead, Random, Settings};

/// A bot and how long it thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    /// Any legal action.
    Random,
    /// Rules of thumb.
    Greedy,
    /// One step ahead.
    Lookahead,
    /// Search; without a budget of its own it takes what it is given.
    Ismcts(Option<Budget>),
    /// The same search without any knowledge of the game: random playouts to the end.
    Plain(Option<Budget>),
    /// A learned net alone, which chooses at this temperature, in thousandths: 0 is always the best.
    Net(u16),
    /// So many levels below the strongest, held back as its game says.
    Below(u8),
    /// A search with the net; without a budget of its own it takes what it is given.
    Searching(Option<Budget>),
}

/// A text that names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no bot \"{0}\"; there are random, greedy, lookahead, ismcts:1000 (iterations), ismcts:50ms, plain:1000 (without knowledge), net (learned), net~50 (choosing more freely), net:200 or net:40ms (with search), net+ (as long as it may), and the levels lamb, drover, piper, laird"
)]
pub struct BadSpec(String);

impl BadSpec {
    /// The text that names no bot, as much of it as is needed to recognise it.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// A level for people: a name, and a bot that plays about so well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The name.
    pub name: &'static str,
    /// The bot.
    pub spec: Spec,
    /// How long a person would think about an ordinary move, for a table that wants to look human.
    pub pause: Duration,
}

/// The levels, weakest first.
pub const LEVELS: [Level; 4] = [
    Level { name: "lamb", spec: Spec::Below(3), pause: Duration::from_millis(700) },
    Level { name: "drover", spec: Spec::Below(2), pause: Duration::from_millis(900) },
    Level { name: "piper", spec: Spec::Below(1), pause: Duration::from_millis(1200) },
    Level { name: "laird", spec: Spec::Searching(None), pause: Duration::from_millis(1500) },
];

impl Spec {
    /// The bot itself.
    pub fn bot<G: Features>(self) -> Box<dyn Bot<G>> {
        match self {
            Spec::Random => Box::new(Random),
            Spec::Greedy => Box::new(Greedy),
            Spec::Lookahead => Box::new(Lookahead),
            Spec::Ismcts(_) => Box::new(Ismcts::<G>::default()),
            Spec::Plain(_) => Box::new(Ismcts::<G>::new(Settings::PLAIN)),
            Spec::Net(thousandths) => Box::new(Learned::<G>::new(f32::from(thousandths) / 1000.0)),
            Spec::Below(steps) => Box::new(Below::<G>::new(steps)),
            Spec::Searching(_) => Box::new(Searching::<G>::new(Pondering::default())),
        }
    }

    /// How long it thinks when it is given so much: its own budget, if it has one.
    pub fn budget(self, given: Budget) -> Budget {
        match self {
            Spec::Ismcts(Some(own)) | Spec::Plain(Some(own)) | Spec::Searching(Some(own)) => own,
            _ => given,
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Greedy => f.write_str("greedy"),
            Spec::Lookahead => f.write_str("lookahead"),
            Spec::Ismcts(budget) => write_search(f, "ismcts", *budget),
            Spec::Plain(budget) => write_search(f, "plain", *budget),
            Spec::Net(0) => f.write_str("net"),
            Spec::Net(thousandths) => write!(f, "net~{thousandths}"),
            Spec::Below(steps) => f.write_str(LEVELS[LEVELS.len() - 1 - usize::from(*steps)].name),
            Spec::Searching(None) => f.write_str("net+"),
            Spec::Searching(budget) => write_search(f, "net", *budget),
        }
    }
}

fn write_search(f: &mut fmt::Formatter<'_>, name: &str, budget: Option<Budget>) -> fmt::Result {
    match budget {
        None => f.write_str(name),
        Some(Budget::Iterations(count)) => write!(f, "{name}:{count}"),
        Some(Budget::Time(time)) => write!(f, "{name}:{}ms", time.as_millis()),
    }
}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let bad = || BadSpec(text.chars().take(40).collect());
        if let Some(level) = LEVELS.iter().find(|level| level.name == text) {
            return Ok(level.spec);
        }
        if let Some(thousandths) = text.strip_prefix("net~") {
            return thousandths.parse().map(Spec::Net).map_err(|_| bad());
        }
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        match (name, budget) {
            ("random", None) => Ok(Spec::Random),
            ("greedy", None) => Ok(Spec::Greedy),
            ("lookahead", None) => Ok(Spec::Lookahead),
            ("ismcts", None) => Ok(Spec::Ismcts(None)),
            ("plain", None) => Ok(Spec::Plain(None)),
            ("net", None) => Ok(Spec::Net(0)),
            ("net+", None) => Ok(Spec::Searching(None)),
            ("ismcts" | "plain" | "net", Some(budget)) => {
                let (digits, time) =
                    budget.strip_suffix("ms").map_or((budget, false), |digits| (digits, true));
                let number: u32 = digits.parse().ok().filter(|number| *number > 0).ok_or_else(bad)?;
                let budget = if time {
                    Budget::Time(Duration::from_millis(number.into()))
                } else {
                    Budget::Iterations(number)
                };
                Ok(match name {
                    "plain" => Spec::Plain(Some(budget)),
                    "net" => Spec::Searching(Some(budget)),
                    _ => Spec::Ismcts(Some(budget)),
                })
            }
            _ => Err(bad()),
        }
    }
}
