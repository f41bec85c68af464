//! The class `Game`: one game in progress, in the notation of the table.

use std::time::Duration;

use bots::{BotSpec, Budget};
use catalog::{AnyTable, BotReport, Words};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use review::ReviewPlan;
use tabletop::{Allowed, Language, OptionSpec, Record, Seat, Seed, Settings, Start, Turn, Value, Viewer};

use crate::error::{BadRecord, GameOver, bad_option, bad_position, bad_replay, refused};
use crate::review::Review;
use crate::settings;

/// A game in progress with its history.
#[pyclass(module = "marchstone")]
pub(crate) struct Game(Box<dyn AnyTable>);

/// What a bot decided.
#[pyclass(module = "marchstone", get_all, frozen)]
pub(crate) struct Decision {
    /// The chosen action.
    action: String,
    /// The number of simulations.
    iterations: u64,
    /// The expected reward, from 0 to 1.
    value: f32,
    /// The principal variation.
    line: Vec<String>,
    /// Actions considered, best first: action, share of the simulations, expected reward.
    alternatives: Vec<(String, f32, f32)>,
}

/// A seed: 64 hexadecimal digits, or a number, which deals what the first game of an environment with it deals.
#[derive(FromPyObject)]
pub(crate) enum AnySeed {
    Number(u64),
    Text(String),
}

impl AnySeed {
    fn seed(&self) -> PyResult<Seed> {
        match self {
            AnySeed::Number(number) => Ok(environment::seed_of(*number, 0, 0)),
            AnySeed::Text(text) => text.parse().map_err(bad_option),
        }
    }
}

/// Name, fewest and most seats, and options of a game, each with what it allows and its default as texts.
type GameFacts = (&'static str, u8, u8, Vec<(&'static str, Vec<String>, String)>);

/// The games of the table.
#[pyfunction]
pub(crate) fn game_facts() -> Vec<GameFacts> {
    let facts = |game: &'static dyn catalog::AnyGame| {
        let seats = game.seats();
        let options = game.options().iter().map(|spec| option_facts(spec, *seats.end())).collect();
        (game.name(), *seats.start(), *seats.end(), options)
    };
    catalog::listed().map(facts).collect()
}

fn option_facts(spec: &OptionSpec, seats: u8) -> (&'static str, Vec<String>, String) {
    let allowed = match spec.allowed {
        Allowed::Flag => vec!["False".to_owned(), "True".to_owned()],
        Allowed::Words(words) => words.iter().map(|word| format!("'{word}'")).collect(),
        Allowed::Range(least, most) => vec![format!("{least}..{most}")],
        Allowed::SeatOrRandom => {
            let letters = Seat::first(seats).map(|seat| seat.to_string());
            letters.chain(["random".to_owned()]).map(|word| format!("'{word}'")).collect()
        }
    };
    let preset = match spec.preset.value() {
        None => "by players".to_owned(),
        Some(Value::Flag(flag)) => if flag { "True" } else { "False" }.to_owned(),
        Some(Value::Number(number)) => number.to_string(),
        Some(Value::Word(word)) => format!("'{word}'"),
    };
    (spec.name, allowed, preset)
}

fn language(tag: &str) -> PyResult<Language> {
    tag.parse().map_err(bad_option)
}

// PyO3 passes texts and lists by value.
#[allow(clippy::needless_pass_by_value)]
#[pymethods]
impl Game {
    /// Deals a game.
    #[staticmethod]
    fn deal(name: &str, seats: u8, seed: AnySeed, options: &Bound<'_, PyDict>) -> PyResult<Game> {
        let names = || catalog::listed().map(catalog::AnyGame::name).collect::<Vec<_>>().join(", ");
        let unknown = || bad_option(format!("there is no game \"{name}\"; there are {}", names()));
        let game = catalog::game(name).ok_or_else(unknown)?;
        let table = game.deal(&settings::read(options)?, seats, seed.seed()?);
        table.map(Game).map_err(bad_option)
    }

    /// Reads a position of any game.
    #[staticmethod]
    fn load(position: &str, seed: AnySeed) -> PyResult<Game> {
        catalog::load(position, seed.seed()?).map(Game).map_err(bad_position)
    }

    /// Reads a view and continues from a position behind it.
    #[staticmethod]
    fn load_view(view: &str, seat: Option<&str>, seed: AnySeed) -> PyResult<Game> {
        let seat = seat.map(|seat| seat.parse().map_err(|()| bad_option("seats are A to E"))).transpose()?;
        catalog::load_view(view, seat, seed.seed()?).map(Game).map_err(bad_position)
    }

    /// Replays a record.
    #[staticmethod]
    fn replay(py: Python<'_>, record: &str) -> PyResult<Game> {
        let record: Record =
            record.parse().map_err(|bad: tabletop::BadRecord| BadRecord::new_err(bad.to_string()))?;
        catalog::replay(&record).map(Game).map_err(|bad| bad_replay(py, &bad))
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name()
    }

    /// The letters of the seats.
    #[getter]
    fn seats(&self) -> Vec<String> {
        Seat::first(self.0.seats()).map(|seat| seat.to_string()).collect()
    }

    /// The options, presets filled in; none if the game began with a position.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        match self.0.start() {
            Start::Dealt { settings, .. } => settings::write(py, &settings),
            Start::Loaded { .. } => settings::write(py, &Settings::new()),
        }
    }

    /// The seed as 64 hexadecimal digits.
    #[getter]
    fn seed(&self) -> String {
        let (Start::Dealt { seed, .. } | Start::Loaded { seed, .. }) = self.0.start();
        seed.to_string()
    }

    /// The whole position, hidden information included.
    #[getter]
    fn position(&self) -> String {
        self.0.position()
    }

    /// The seat that decides; `None` if the game is over.
    #[getter]
    fn seat(&self) -> Option<String> {
        self.0.turn().seat().map(|seat| seat.to_string())
    }

    /// The kind of decision.
    #[getter]
    fn phase(&self) -> String {
        self.0.phase()
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        matches!(self.0.turn(), Turn::Over(_))
    }

    /// The seat that won, if one did.
    #[getter]
    fn winner(&self) -> Option<String> {
        self.0.turn().verdict().and_then(tabletop::Verdict::winner).map(|seat| seat.to_string())
    }

    /// The score of each seat.
    #[getter]
    fn scores(&self) -> Vec<u16> {
        self.0.scores().iter().map(|(_, score)| score).collect()
    }

    /// All actions so far.
    #[getter]
    fn history(&self) -> Vec<String> {
        self.0.history().into_iter().map(|(action, _)| action).collect()
    }

    /// What a seat, or a spectator, knows.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<&str>) -> PyResult<String> {
        Ok(self.0.remembered(self.viewer(seat)?))
    }

    /// The legal actions in byte order.
    fn legal_actions(&self) -> Vec<String> {
        self.0.legal()
    }

    /// Makes these actions, all or none of them.
    #[pyo3(signature = (*actions))]
    fn apply(&mut self, py: Python<'_>, actions: Vec<String>) -> PyResult<()> {
        self.0.apply(&actions).map_err(|refusal| refused(py, &refusal))
    }

    /// Makes these actions and returns a sentence for each, as a seat or a spectator sees it.
    #[pyo3(signature = (*actions, seat=None, language="en"))]
    fn narrate(
        &mut self,
        py: Python<'_>,
        actions: Vec<String>,
        seat: Option<&str>,
        language: &str,
    ) -> PyResult<Vec<String>> {
        let (viewer, words) = (self.viewer(seat)?, Words::new(self::language(language)?));
        let steps = self.0.play(&actions).map_err(|refusal| refused(py, &refusal))?;
        let seen = steps.iter().filter_map(|step| step.seen.iter().find(|(whose, _)| *whose == viewer));
        Ok(seen.map(|(_, seen)| words.say(&seen.phrase)).collect())
    }

    /// Takes back actions, the last one by default.
    #[pyo3(signature = (actions=1))]
    fn undo(&mut self, actions: usize) {
        self.0.rewind(self.0.length().saturating_sub(actions));
    }

    /// An independent copy.
    fn copy(&self) -> Game {
        Game(self.0.copy())
    }

    fn __copy__(&self) -> Game {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Game {
        self.copy()
    }

    /// The record of the game, as a text file.
    #[pyo3(signature = (names=Vec::new(), date=None))]
    fn record(&self, names: Vec<String>, date: Option<String>) -> String {
        catalog::record(self.0.as_ref(), date, &names).to_string()
    }

    /// Positions behind what a seat knows, each equally likely.
    #[pyo3(signature = (count=1, *, seat=None, seed=AnySeed::Number(0)))]
    fn samples(&self, count: u32, seat: Option<&str>, seed: AnySeed) -> PyResult<Vec<String>> {
        let viewer = match (seat, self.0.turn().seat()) {
            (None, Some(decider)) => Viewer::Seat(decider),
            (seat, _) => self.viewer(seat)?,
        };
        Ok(self.0.samples(viewer, count, seed.seed()?))
    }

    /// The things on the table that can be explained to a seat.
    fn explainable(&self, seat: &str) -> PyResult<Vec<String>> {
        Ok(self.0.explainable(self.viewer(Some(seat))?))
    }

    /// What the rules say about a thing on the table, in a language.
    #[pyo3(signature = (thing, seat, language="en"))]
    fn explain(&self, thing: &str, seat: &str, language: &str) -> PyResult<Option<String>> {
        let (viewer, words) = (self.viewer(Some(seat))?, Words::new(self::language(language)?));
        let annotation = viewer.seat().and_then(|seat| self.0.explain(viewer, seat, thing));
        Ok(annotation.map(|annotation| words.say(&annotation.phrase)))
    }

    /// What a bot decides from the view of the deciding seat.
    #[pyo3(signature = (bot, *, ms=None, iterations=None, seed=AnySeed::Number(0)))]
    fn think(
        &self,
        py: Python<'_>,
        bot: &str,
        ms: Option<u64>,
        iterations: Option<u32>,
        seed: AnySeed,
    ) -> PyResult<Decision> {
        let spec: BotSpec = bot.parse().map_err(bad_option)?;
        let budget = match (ms, iterations) {
            (Some(_), Some(_)) => return Err(bad_option("give ms or iterations, not both")),
            (Some(ms), None) => Budget::Time(Duration::from_millis(ms)),
            (None, iterations) => Budget::Iterations(iterations.unwrap_or(1000)),
        };
        let task = self.0.bot_task(spec, budget, seed.seed()?);
        let task = task.ok_or_else(|| GameOver::new_err("the game is over"))?;
        let BotReport { action, iterations, value, line, alternatives } = py.detach(task);
        Ok(Decision { action, iterations, value, line, alternatives })
    }

    /// What was luck and what was decided in the game so far, each number from the view of one seat at one moment.
    #[pyo3(signature = (*, samples=ReviewPlan::default().samples, seed=ReviewPlan::default().seed, language="en"))]
    fn review(&self, py: Python<'_>, samples: u32, seed: u64, language: &str) -> PyResult<Review> {
        if samples < 2 {
            return Err(bad_option("a review needs at least 2 samples"));
        }
        let words = Words::new(self::language(language)?);
        let steps = self.0.review(ReviewPlan { samples, seed });
        let steps = py.detach(|| steps.collect());
        Review::new(py, steps, &words)
    }

    fn __repr__(&self) -> String {
        format!("<marchstone.Game {}>", self.0.position())
    }
}

impl Game {
    /// A seat of this table by its letter, or a spectator.
    fn viewer(&self, seat: Option<&str>) -> PyResult<Viewer> {
        let Some(letter) = seat else { return Ok(Viewer::Spectator) };
        let seat = Seat::first(self.0.seats()).find(|seat| seat.to_string() == letter);
        let letters = self.seats().join(", ");
        seat.map(Viewer::Seat)
            .ok_or_else(|| bad_option(format!("there is no seat {letter}; there are {letters}")))
    }
}

#[pymethods]
impl Decision {
    fn __repr__(&self) -> String {
        format!("<marchstone.Decision {} value {:.3}>", self.action, self.value)
    }
}
