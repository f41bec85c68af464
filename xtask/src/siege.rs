//! `cargo xtask siege`.

use crate::step::{self, Failed, cargo};
use crate::web;

/// Attacks a server and measures what honest players notice.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failed> {
    web::build()?;
    step::run("server", &mut cargo(&["build", "--release", "--locked", "--package", "marchstone"]))?;
    let mut command = cargo(&["run", "--release", "--quiet", "--locked", "--package", "siege", "--"]);
    step::run("siege", command.args(arguments))
}
