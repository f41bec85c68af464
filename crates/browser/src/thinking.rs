//! Thinking: a bot's decision as a task that another worker carries out.

use std::collections::BTreeSet;
use std::time::Duration;

use bots::{BotSpec, Budget, DifficultyLevel, LEVELS};
use catalog::{AnyTable, BotReport};
use serde::{Deserialize, Serialize};
use tabletop::{Record, Seed};

use crate::json::read;

/// A decision that a bot has to make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Task {
    /// The game so far, as a record. The bot gets the view of the deciding seat and nothing else.
    pub record: String,
    /// The level of the bot.
    pub level: String,
    /// The nets that it needs, by name.
    pub nets: Vec<String>,
    /// How long a person would think, in milliseconds.
    pub pause: u32,
    /// Whether the level thinks as long as it may, so that several workers are worth it.
    pub takes_time: bool,
    /// The seed of its random choices.
    pub seed: String,
}

/// How long a bot may think, if its level does not say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Milliseconds.
    Time(u32),
    /// Iterations: the result is the same on every machine.
    Iterations(u32),
}

/// A task for one of several workers that think about it.
#[derive(Deserialize)]
struct Thought {
    task: Task,
    limit: Limit,
    part: u8,
}

/// What a bot found ([`BotReport`]).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The chosen action.
    pub action: String,
    /// The number of simulations.
    pub iterations: u64,
    /// The expected reward, from 0 to 1.
    pub value: f32,
    /// The expected continuation.
    pub line: Vec<String>,
    /// All actions considered: action, share of the simulations, expected reward.
    pub alternatives: Vec<(String, f32, f32)>,
}

impl From<BotReport> for Report {
    fn from(report: BotReport) -> Report {
        let BotReport { action, iterations, value, line, alternatives } = report;
        Report { action, iterations, value, line, alternatives }
    }
}

impl From<Report> for BotReport {
    fn from(report: Report) -> BotReport {
        let Report { action, iterations, value, line, alternatives } = report;
        BotReport { action, iterations, value, line, alternatives }
    }
}

/// Merges the reports of workers that thought about one task, in the order of their parts: the action that most of them chose wins.
pub(crate) fn merge(reports: Vec<Report>) -> Option<BotReport> {
    (!reports.is_empty()).then(|| BotReport::merge(reports.into_iter().map(BotReport::from).collect()))
}

/// The level of this name, else the weakest.
fn known_level(name: &str) -> &'static DifficultyLevel {
    LEVELS.iter().find(|level| level.name == name).unwrap_or(&LEVELS[0])
}

fn nets(game: &dyn AnyTable, bot: BotSpec) -> Vec<String> {
    game.nets(bot).into_iter().map(str::to_owned).collect()
}

/// The nets that bots of these levels need by the rules of a game, by name.
pub(crate) fn nets_of_levels<'a>(game: &dyn AnyTable, levels: impl Iterator<Item = &'a str>) -> Vec<String> {
    let nets: BTreeSet<String> = levels.flat_map(|level| nets(game, known_level(level).spec)).collect();
    nets.into_iter().collect()
}

/// The nets that a review of a game needs, by name: it evaluates by the value net alone.
pub(crate) fn nets_of_review(game: &dyn AnyTable) -> Vec<String> {
    nets(game, BotSpec::Net(0))
}

impl Task {
    /// The decision of this level in a game.
    pub(crate) fn new(game: &dyn AnyTable, level: &str, seed: Seed) -> Option<Task> {
        game.turn().seat()?;
        let level = known_level(level);
        Some(Task {
            record: catalog::record(game, None, &[]).to_string(),
            level: level.name.to_owned(),
            nets: nets(game, level.spec),
            pause: level.pause.as_millis() as u32,
            takes_time: level.spec.searches_within_given_budget(),
            seed: seed.to_string(),
        })
    }
}

/// Lets a bot think. Each part of a task has a random stream of its own; the first is that of the task.
pub fn think(task: &Task, limit: Limit, part: u8) -> Result<Report, String> {
    let record: Record = task.record.parse().map_err(|bad: tabletop::BadRecord| bad.to_string())?;
    let game = catalog::replay(&record).map_err(|bad| bad.to_string())?;
    let spec: BotSpec = task.level.parse().map_err(|bad: bots::UnknownBot| bad.to_string())?;
    let mut seed: Seed = task.seed.parse().map_err(|bad: tabletop::BadSeed| bad.to_string())?;
    seed.0[31] ^= part;
    let budget = match limit {
        Limit::Time(millis) => Budget::Time(Duration::from_millis(millis.into())),
        Limit::Iterations(count) => Budget::Iterations(count),
    };
    let report = game.think(spec, budget, seed).ok_or("the game is over")?;
    Ok(report.into())
}

/// Lets a bot think. The thought, `{task, limit, part}`, and the report are JSON.
pub fn think_json(thought: &str) -> Result<String, String> {
    let thought: Thought = read(thought)?;
    let report = think(&thought.task, thought.limit, thought.part)?;
    serde_json::to_string(&report).map_err(|error| error.to_string())
}
