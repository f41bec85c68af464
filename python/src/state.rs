//! The class `NativeState`: one game of an environment that can be copied.

use environment::State;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tabletop::Seat;

use crate::error::{bad_environment, bad_option};
use crate::settings;

/// One game between two decisions. `marchstone.openspiel` is built on it.
#[pyclass(module = "marchstone._native")]
pub(crate) struct NativeState(Box<dyn State>);

#[pymethods]
impl NativeState {
    #[new]
    #[pyo3(signature = (game, options, *, seed, seats, skip_forced))]
    fn new(
        game: &str,
        options: &Bound<'_, PyDict>,
        seed: u64,
        seats: u8,
        skip_forced: bool,
    ) -> PyResult<NativeState> {
        let state = environment::deal(game, &settings::read(options)?, seats, seed, skip_forced);
        state.map(NativeState).map_err(bad_environment)
    }

    fn copy(&self) -> NativeState {
        NativeState(self.0.copy())
    }

    /// The deciding seat, counted from 0; −1 if the game is over.
    #[getter]
    fn seat(&self) -> i8 {
        self.0.seat().map_or(-1, |seat| seat.index() as i8)
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    #[getter]
    fn actions(&self) -> usize {
        self.0.layout().actions
    }

    /// The legal slots in ascending order.
    fn legal_actions(&self) -> Vec<usize> {
        let mut mask = vec![0; self.0.layout().actions];
        self.0.mask(&mut mask);
        (0..mask.len()).filter(|&slot| mask[slot] == 1).collect()
    }

    fn apply(&mut self, slot: i32) -> PyResult<()> {
        self.0.apply(slot).map_err(bad_environment)
    }

    fn rewards(&self) -> Vec<f32> {
        let mut rewards = vec![0.0; self.0.seats().into()];
        self.0.rewards(&mut rewards);
        rewards
    }

    fn action_text(&self, slot: usize) -> Option<String> {
        self.0.action_text(slot)
    }

    fn information_state(&self, seat: u8) -> PyResult<String> {
        Ok(self.0.information_state(self.check(seat)?))
    }

    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let row = PyArray1::zeros(py, self.0.layout().observation_len(), false);
        self.0.observe(row.readwrite().as_slice_mut()?);
        Ok(row)
    }

    fn privileged<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let row = PyArray1::zeros(py, self.0.layout().privileged_len(), false);
        self.0.observe_privileged(row.readwrite().as_slice_mut()?);
        Ok(row)
    }

    fn resample(&self, seat: u8, seed: u64) -> PyResult<NativeState> {
        Ok(NativeState(self.0.resample(self.check(seat)?, seed)))
    }

    #[getter]
    fn position(&self) -> String {
        self.0.position()
    }
}

impl NativeState {
    fn check(&self, seat: u8) -> PyResult<Seat> {
        let seats = self.0.seats();
        if seat < seats {
            Ok(Seat::new(seat))
        } else {
            Err(bad_option(format!("seats are 0 to {}", seats - 1)))
        }
    }
}
