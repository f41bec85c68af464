//! A bot's decision at a table whose game type is erased.

use bots::{Alternative, BotDecision, BotSpec, Budget, Heuristics};
use tabletop::{Dice, Seed, Table};

use crate::kept_bots::with_bot;

/// What a bot decided, as text ([`bots::BotDecision`]).
#[derive(Clone, PartialEq, Debug)]
pub struct BotReport {
    /// The chosen action.
    pub action: String,
    /// The number of simulations.
    pub iterations: u64,
    /// The expected reward, from 0 to 1.
    pub value: f32,
    /// The principal variation, beginning with `action`.
    pub line: Vec<String>,
    /// All actions considered, best first: action, share of the simulations, expected reward.
    pub alternatives: Vec<(String, f32, f32)>,
}

impl BotReport {
    /// The report of searches for one decision that ran side by side ([`BotDecision::merge`]).
    ///
    /// # Panics
    /// If there are none.
    pub fn merge(reports: Vec<BotReport>) -> BotReport {
        let decision = |report: BotReport| BotDecision {
            action: report.action,
            iterations: report.iterations,
            value: report.value,
            line: report.line,
            alternatives: report
                .alternatives
                .into_iter()
                .map(|(action, share, value)| Alternative { action, share, value })
                .collect(),
        };
        let decisions: Vec<BotDecision<String>> = reports.into_iter().map(decision).collect();
        BotReport::of(BotDecision::merge(&decisions))
    }

    fn of(decision: BotDecision<String>) -> BotReport {
        BotReport {
            action: decision.action,
            iterations: decision.iterations,
            value: decision.value,
            line: decision.line,
            alternatives: decision
                .alternatives
                .into_iter()
                .map(|other| (other.action, other.share, other.value))
                .collect(),
        }
    }
}

/// One decision of a bot, ready to run on any thread.
pub type BotTask = Box<dyn FnOnce() -> BotReport + Send>;

/// The decision of a bot for the deciding seat, whose view is all that the task holds. `None` if the game is over.
pub(crate) fn bot_task<G: Heuristics>(
    table: &Table<G>,
    spec: BotSpec,
    given: Budget,
    seed: Seed,
) -> Option<BotTask> {
    let seat = table.position().decider()?;
    let view = table.view(seat.into());
    Some(Box::new(move || {
        let mut dice = Dice::from_seed(seed);
        let decision = with_bot::<G, _>(spec, |bot| bot.think(&view, spec.budget(given), &mut dice));
        BotReport {
            action: decision.action.to_string(),
            iterations: decision.iterations,
            value: decision.value,
            line: decision.line.iter().map(ToString::to_string).collect(),
            alternatives: decision
                .alternatives
                .iter()
                .map(|other| (other.action.to_string(), other.share, other.value))
                .collect(),
        }
    }))
}
