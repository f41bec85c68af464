//! Refusals as Python exceptions.

use catalog::BadReplay;
use environment::EnvironmentError;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tabletop::Refusal;

create_exception!(marchstone, MarchstoneError, PyValueError, "The base of all refusals.");
create_exception!(
    marchstone,
    IllegalAction,
    MarchstoneError,
    "An action that the rules do not allow now. `rules` has the ids of the rules that forbid it."
);
create_exception!(marchstone, BadAction, MarchstoneError, "A text that is no action of the game.");
create_exception!(marchstone, GameOver, MarchstoneError, "The game has ended.");
create_exception!(
    marchstone,
    BadOption,
    MarchstoneError,
    "A game, option, number of seats, bot or seat that does not exist."
);
create_exception!(marchstone, BadPosition, MarchstoneError, "A text that is no position or view.");
create_exception!(
    marchstone,
    BadRecord,
    MarchstoneError,
    "A text that is no record, or a record that does not replay."
);

/// The ids at the beginning of a reason: `ST-T1, ST-T2: you have already played`.
fn rules(reason: &str) -> Vec<String> {
    let is_id = |word: &str| word.len() > 3 && word.as_bytes()[2] == b'-' && word.is_ascii();
    let ids = reason.split_once(": ").map_or("", |(ids, _)| ids).split(", ");
    ids.filter(|id| is_id(id)).map(str::to_owned).collect()
}

/// Why actions were refused.
pub(crate) fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    match refusal {
        Refusal::BadAction(bad) => BadAction::new_err(bad.to_string()),
        Refusal::GameOver => GameOver::new_err(refusal.to_string()),
        Refusal::Illegal { action, why, .. } => illegal(py, refusal.to_string(), action, rules(why)),
        Refusal::Blind | Refusal::OthersTurn => illegal(py, refusal.to_string(), "", Vec::new()),
    }
}

fn illegal(py: Python<'_>, message: String, action: &str, rules: Vec<String>) -> PyErr {
    let error = IllegalAction::new_err(message);
    let value = error.value(py);
    let attributes = value.setattr("action", action).and_then(|()| value.setattr("rules", rules));
    attributes.map_or_else(|error| error, |()| error)
}

// `map_err` passes errors by value.
#[allow(clippy::needless_pass_by_value)]
pub(crate) fn bad_option(error: impl ToString) -> PyErr {
    BadOption::new_err(error.to_string())
}

// `map_err` passes errors by value.
#[allow(clippy::needless_pass_by_value)]
pub(crate) fn bad_position(error: tabletop::BadPosition) -> PyErr {
    BadPosition::new_err(error.to_string())
}

pub(crate) fn bad_replay(py: Python<'_>, error: &BadReplay) -> PyErr {
    let bad = BadRecord::new_err(error.to_string());
    if let BadReplay::Action { refusal, .. } = error {
        bad.set_cause(py, Some(refused(py, refusal)));
    }
    bad
}

// `map_err` passes errors by value.
#[allow(clippy::needless_pass_by_value)]
pub(crate) fn bad_environment(error: EnvironmentError) -> PyErr {
    let text = error.to_string();
    match error {
        EnvironmentError::IllegalAction { .. } => IllegalAction::new_err(text),
        EnvironmentError::UnknownGame(_)
        | EnvironmentError::BadOption(_)
        | EnvironmentError::UnknownBot(_)
        | EnvironmentError::NotCovered(_)
        | EnvironmentError::NoCandidates(_) => BadOption::new_err(text),
        _ => MarchstoneError::new_err(text),
    }
}
