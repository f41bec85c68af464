//! Options of a game as keyword arguments.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use tabletop::{Settings, Value};

/// Reads `{"tactics": False, "edition": "classic"}`.
pub(crate) fn read(options: &Bound<'_, PyDict>) -> PyResult<Settings> {
    let mut settings = Settings::new();
    for (name, value) in options {
        let name: String = name.extract()?;
        let value = if value.is_instance_of::<PyBool>() {
            Value::Flag(value.extract()?)
        } else if let Ok(word) = value.extract::<String>() {
            Value::Word(word)
        } else if let Ok(number) = value.extract() {
            Value::Number(number)
        } else {
            return Err(PyTypeError::new_err(format!("{name} is neither a bool, a str nor a small int")));
        };
        settings = settings.with(&name, value);
    }
    Ok(settings)
}

/// The options as a dict.
pub(crate) fn write<'py>(py: Python<'py>, settings: &Settings) -> PyResult<Bound<'py, PyDict>> {
    let options = PyDict::new(py);
    for (name, value) in settings.iter() {
        match value {
            Value::Flag(flag) => options.set_item(name, flag)?,
            Value::Number(number) => options.set_item(name, number)?,
            Value::Word(word) => options.set_item(name, word)?,
        }
    }
    Ok(options)
}
