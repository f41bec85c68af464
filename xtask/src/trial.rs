//! `cargo xtask crash` and `cargo xtask load`: crates/trial against the binary that people get.

use crate::step::{self, Failed, cargo, root};

pub(crate) fn run(trial: &str, arguments: &[String]) -> Result<(), Failed> {
    let build = ["build", "--release", "--locked", "--package", "marchstone", "--package", "trial"];
    step::run("server and trial", &mut cargo(&build))?;
    let mut command = std::process::Command::new(root().join("target/release/trial"));
    step::run(trial, command.arg(trial).args(arguments).current_dir(root()))
}
