//! The native part of the Python package `marchstone`: games in their notation, and environments that write into `NumPy`
//! arrays in place, without holding the interpreter lock.

mod environment;
mod error;
mod game;
mod review;
mod settings;
mod state;

use pyo3::prelude::*;

/// `marchstone._native`
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::environment::NativeEnvironment;
    #[pymodule_export]
    use super::error::{
        BadAction, BadOption, BadPosition, BadRecord, GameOver, IllegalAction, MarchstoneError,
    };
    #[pymodule_export]
    use super::game::{Decision, Game, game_facts};
    #[pymodule_export]
    use super::review::{Account, Review, ReviewStep, ReviewedDecision};
    #[pymodule_export]
    use super::state::NativeState;
}
