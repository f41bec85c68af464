//! The tests of the trainer, where `PyTorch` is there: it takes several gigabytes, so nothing installs it by itself.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::step::{Failed, execute, root};

/// The Python of the environment that scripts/python.sh makes.
fn python() -> PathBuf {
    root().join("target/python-venv/bin/python")
}

/// Why the trainer cannot be tested; none if it can.
pub(crate) fn missing() -> Option<String> {
    let mut import = Command::new(python());
    import.args(["-c", "import torch"]).stdout(Stdio::null()).stderr(Stdio::null());
    let is_there = import.status().is_ok_and(|status| status.success());
    (!is_there).then(|| "PyTorch is not there: target/python-venv/bin/pip install torch".to_owned())
}

/// Tests the trainer: tiny runs on the CPU.
pub(crate) fn check() -> Result<(), Failed> {
    let mut pytest = Command::new(python());
    execute(pytest.args(["-m", "pytest", "--quiet"]).current_dir(root().join("training")))
}
