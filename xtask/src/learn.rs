//! `cargo xtask learn`.

use std::process::Command;

use crate::step::{self, Failed, cargo, root};

/// Trains a net, whose file records the commit.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failed> {
    let commit = Command::new("git").args(["describe", "--always", "--dirty"]).current_dir(root()).output();
    let commit =
        commit.map_or_else(|_| String::new(), |output| String::from_utf8_lossy(&output.stdout).into_owned());
    let mut command = cargo(&["run", "--release", "--quiet", "--package", "learn", "--", "train"]);
    command.args(arguments);
    if !commit.trim().is_empty() {
        command.args(["--commit", commit.trim()]);
    }
    step::run("learn", &mut command)
}
