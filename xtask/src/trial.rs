//! `cargo xtask crash`, `load` and `siege`: crates/trial and crates/siege against the binary that people get.

use crate::step::{self, Failed, cargo, root};

/// Builds all of them at once, so that none is built twice, and runs one.
pub(crate) fn run(program: &str, trial: Option<&str>, arguments: &[String]) -> Result<(), Failed> {
    let mut build = cargo(&["build", "--release", "--locked"]);
    build.args(["--package", "marchstone", "--package", "trial", "--package", "siege"]);
    step::run("server and trials", &mut build)?;
    let mut command = std::process::Command::new(root().join("target/release").join(program));
    step::run(trial.unwrap_or(program), command.args(trial).args(arguments).current_dir(root()))
}
