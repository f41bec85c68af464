//! One program run by another.

use std::fmt;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

/// A step that did not succeed.
#[derive(Debug)]
pub(crate) struct Failed(pub(crate) String);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
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

/// Runs a step and tells what it is and how long it took.
pub(crate) fn run(name: &str, command: &mut Command) -> Result<(), Failed> {
    println!("\n=== {name}");
    let start = Instant::now();
    let status = command.status().map_err(|error| Failed(format!("{name}: {command:?}: {error}")))?;
    if !status.success() {
        return Err(Failed(format!("{name} failed ({status}): {command:?}")));
    }
    println!("=== {name}: fine, {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}
