//! `cargo xtask trial`: the trials of crates/trials against the release build.

use std::process::Command;

use crate::step::{self, Failed, cargo, root};

/// Builds the program and the trials, and runs a trial.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failed> {
    let mut build = cargo(&["build", "--release", "--locked"]);
    step::run("server and trials", build.args(["--package", "marchstone", "--package", "trials"]))?;
    let mut trials = Command::new(root().join("target/release/trials"));
    step::run("trial", trials.args(arguments).current_dir(root()))
}
