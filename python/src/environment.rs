//! The class `NativeEnvironment`.

use environment::{Branches, Config, Environment, Observation, Outcome, Slots, make};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::bad_environment;
use crate::settings;

/// Names, numbers of items and of features of the blocks of a row.
type Blocks = Vec<(&'static str, usize, usize)>;

/// Many games at once. `marchstone.VectorEnv` adds the arrays.
#[pyclass(module = "marchstone._native")]
pub(crate) struct NativeEnvironment(Box<dyn Environment>);

// PyO3 passes arrays by value.
#[allow(clippy::needless_pass_by_value)]
#[pymethods]
impl NativeEnvironment {
    #[new]
    #[pyo3(signature = (game, options, *, games, threads, seed, seats, skip_forced, auto_reset, slots))]
    // One parameter per setting, passed by name.
    #[allow(clippy::too_many_arguments)]
    fn new(
        game: &str,
        options: &Bound<'_, PyDict>,
        games: usize,
        threads: usize,
        seed: u64,
        seats: u8,
        skip_forced: bool,
        auto_reset: bool,
        slots: &str,
    ) -> PyResult<NativeEnvironment> {
        let slots = match slots {
            "actions" => Slots::Actions,
            "candidates" => Slots::Candidates,
            "after-states" => Slots::AfterStates,
            other => {
                let message = format!("slots are actions, candidates or after-states, not {other:?}");
                return Err(PyValueError::new_err(message));
            }
        };
        let config = Config { games, threads, seed, skip_forced, auto_reset, slots };
        make(game, &settings::read(options)?, seats, config).map(NativeEnvironment).map_err(bad_environment)
    }

    /// The name of the encoding, with its version.
    #[getter]
    fn encoding(&self) -> &'static str {
        self.0.layout().name
    }

    /// The number of games.
    #[getter]
    fn games(&self) -> usize {
        self.0.games()
    }

    /// The number of seats of each game.
    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    /// The number of action slots.
    #[getter]
    fn actions(&self) -> usize {
        self.0.layout().actions
    }

    /// Name, items and features of each block of an observation.
    #[getter]
    fn observation_blocks(&self) -> Blocks {
        self.0.layout().observation.iter().map(|block| (block.name, block.items, block.features)).collect()
    }

    /// The same of a privileged observation.
    #[getter]
    fn privileged_blocks(&self) -> Blocks {
        self.0.layout().privileged.iter().map(|block| (block.name, block.items, block.features)).collect()
    }

    /// Deals all games again.
    fn reset(&mut self, py: Python<'_>, seed: u64) {
        py.detach(|| self.0.reset(seed));
    }

    /// Writes what the deciding seats see.
    fn observe(
        &self,
        py: Python<'_>,
        mut rows: PyReadwriteArray2<'_, u8>,
        mut mask: PyReadwriteArray2<'_, u8>,
        mut seats: PyReadwriteArray1<'_, i8>,
    ) -> PyResult<()> {
        let (rows, mask, seats) = (rows.as_slice_mut()?, mask.as_slice_mut()?, seats.as_slice_mut()?);
        py.detach(|| self.0.observe(Observation { rows, mask, seats })).map_err(bad_environment)
    }

    /// Writes everything, hidden cards included.
    fn observe_privileged(&self, py: Python<'_>, mut rows: PyReadwriteArray2<'_, u8>) -> PyResult<()> {
        let rows = rows.as_slice_mut()?;
        py.detach(|| self.0.observe_privileged(rows)).map_err(bad_environment)
    }

    /// Makes one action per game.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i32>,
        mut rewards: PyReadwriteArray2<'_, f32>,
        mut ended: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let actions = actions.as_slice()?;
        let (rewards, ended) = (rewards.as_slice_mut()?, ended.as_slice_mut()?);
        py.detach(|| self.0.step(actions, Outcome { rewards, ended })).map_err(bad_environment)
    }

    /// Tries actions on copies of the games, hidden cards included.
    // One parameter per array.
    #[allow(clippy::too_many_arguments)]
    fn branch(
        &self,
        py: Python<'_>,
        games: PyReadonlyArray1<'_, i32>,
        actions: PyReadonlyArray1<'_, i32>,
        mut privileged: PyReadwriteArray2<'_, u8>,
        mut seats: PyReadwriteArray1<'_, i8>,
        mut rewards: PyReadwriteArray2<'_, f32>,
    ) -> PyResult<()> {
        let (games, actions) = (games.as_slice()?, actions.as_slice()?);
        let (privileged, seats) = (privileged.as_slice_mut()?, seats.as_slice_mut()?);
        let branches = Branches { games, actions, privileged, seats, rewards: rewards.as_slice_mut()? };
        py.detach(|| self.0.branch(branches)).map_err(bad_environment)
    }

    /// Writes the action slots that a bot chooses.
    fn bot_actions(
        &self,
        py: Python<'_>,
        bot: &str,
        seed: u64,
        wanted: PyReadonlyArray1<'_, u8>,
        mut actions: PyReadwriteArray1<'_, i32>,
    ) -> PyResult<()> {
        let (wanted, actions) = (wanted.as_slice()?, actions.as_slice_mut()?);
        py.detach(|| self.0.bot_actions(bot, seed, wanted, actions)).map_err(bad_environment)
    }

    /// Makes random decisions and returns how many.
    fn play_randomly(&mut self, py: Python<'_>, decisions: u32, seed: u64) -> u64 {
        py.detach(|| self.0.play_randomly(decisions, seed))
    }

    /// The text of each position, secrets included.
    fn positions(&self) -> Vec<String> {
        self.0.positions()
    }
}
