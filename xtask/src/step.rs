//! Programs that xtask runs.

use std::fmt;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

/// Why a step failed.
#[derive(Debug)]
pub(crate) struct Failed(pub(crate) String);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<std::io::Error> for Failed {
    fn from(error: std::io::Error) -> Failed {
        Failed(error.to_string())
    }
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let xtask = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().map_or(xtask.clone(), PathBuf::from)
}

/// `cargo` with these arguments, at the root.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Runs a program; a status other than zero is a failure.
pub(crate) fn execute(command: &mut Command) -> Result<(), Failed> {
    let status = command.status().map_err(|error| Failed(format!("{command:?}: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failed(format!("{status}: {command:?}"))) }
}

/// Runs a program without showing what it prints, unless it fails.
pub(crate) fn execute_quietly(command: &mut Command) -> Result<(), Failed> {
    let output = command.output().map_err(|error| Failed(format!("{command:?}: {error}")))?;
    if output.status.success() {
        return Ok(());
    }
    let printed = [output.stdout, output.stderr].concat();
    Err(Failed(format!("{}{}: {command:?}", String::from_utf8_lossy(&printed), output.status)))
}

/// Prints the name of a step, does its work, and prints how long it took.
pub(crate) fn timed(name: &str, work: impl FnOnce() -> Result<(), Failed>) -> Result<(), Failed> {
    println!("\n=== {name}");
    let start = Instant::now();
    let result = work().map_err(|Failed(why)| Failed(format!("{name} failed: {why}")));
    let outcome = if result.is_ok() { "passed" } else { "failed" };
    println!("=== {name}: {outcome}, {:.0} s", start.elapsed().as_secs_f64());
    result
}

/// Runs a program as a step.
pub(crate) fn run(name: &str, command: &mut Command) -> Result<(), Failed> {
    timed(name, || execute(command))
}
