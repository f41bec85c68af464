//! The native part of the Python package `marchstone`: environments that write into `NumPy` arrays in place, without
//! holding the interpreter lock.

mod environment;
mod settings;

use pyo3::prelude::*;

/// `marchstone._native`
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::environment::NativeEnvironment;
}
