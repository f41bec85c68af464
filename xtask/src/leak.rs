//! `cargo xtask leak`.

use crate::step::{self, Failed, cargo};

/// Plays pairs of games that differ only in what is hidden, and compares what everybody is told.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failed> {
    let mut command = cargo(&["run", "--release", "--quiet", "--locked", "--package", "leak", "--"]);
    step::run("leak", command.args(arguments))
}
