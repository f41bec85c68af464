//! The browser client: its packages, its build, its checks.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::debian;
use crate::step::{self, Failed, cargo, root};

fn web() -> PathBuf {
    root().join("web")
}

/// `npm` or `npx` with these arguments, in web/.
pub(crate) fn node(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(web());
    command
}

/// Installs the packages of the lock file, unless they are there.
fn packages() -> Result<(), Failed> {
    let works =
        |program| Command::new(program).arg("--version").output().is_ok_and(|out| out.status.success());
    if !works("node") || !works("npm") {
        let help = "Node.js (20 or newer) and npm are needed to build the browser client. \
                    Install them (on Debian: apt install nodejs npm) and try again.";
        return Err(Failed(help.to_owned()));
    }
    let lock = fs::read(web().join("package-lock.json")).map_err(|error| Failed(error.to_string()))?;
    let stamp = web().join("node_modules/.marchstone-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    // Not `npm ci`: it refuses a lock file that was written where packages for other systems cannot be had.
    step::run(
        "packages of the browser client",
        &mut node("npm", &["install", "--no-save", "--no-audit", "--no-fund"]),
    )?;
    fs::write(stamp, lock).map_err(|error| Failed(error.to_string()))
}

/// When anything below a path was changed last.
fn changed(path: &Path) -> Option<SystemTime> {
    let own = fs::metadata(path).and_then(|facts| facts.modified()).ok();
    let below = fs::read_dir(path).into_iter().flatten().flatten();
    below.filter_map(|entry| changed(&entry.path())).chain(own).max()
}

/// Whether web/dist is newer than all it is made of: then the server need not be built anew either.
fn is_built() -> bool {
    let sources = ["web/src", "web/words", "web/public", "web/index.html", "web/package-lock.json", "games"];
    let newest = sources.iter().filter_map(|source| changed(&root().join(source))).max();
    changed(&web().join("dist/index.html")) > newest
}

/// Builds the client into web/dist, from where the server takes it.
pub(crate) fn build() -> Result<(), Failed> {
    packages()?;
    if is_built() {
        return Ok(());
    }
    step::run("browser client", &mut node("npx", &["vite", "build", "--logLevel", "warn"]))
}

/// Checks types and logic.
pub(crate) fn check() -> Result<(), Failed> {
    packages()?;
    step::run("types of the browser client", &mut node("npm", &["run", "--silent", "check"]))?;
    step::run("logic of the browser client", &mut node("npm", &["test", "--silent"]))
}

/// Takes the pictures of docs/pictures.
pub(crate) fn pictures() -> Result<(), Failed> {
    debian::packages()?;
    build()?;
    step::run("server", &mut cargo(&["build", "--release", "--locked", "--package", "marchstone"]))?;
    step::run("pictures", &mut node("npx", &["playwright", "test", "--config", "pictures.config.ts"]))
}
