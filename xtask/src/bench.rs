//! `cargo xtask bench`.

use crate::step::{self, Failed, cargo};

pub(crate) fn run() -> Result<(), Failed> {
    step::run("bench", &mut cargo(&["run", "--release", "--quiet", "--package", "bench"]))
}
