//! The browser client: packages, build and checks.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::requirements::{self, Requirement};
use crate::start;
use crate::step::{self, Failed, execute, root};
use crate::wasm;

fn web() -> PathBuf {
    root().join("web")
}

/// `npm` or `npx` with these arguments, in web/.
pub(crate) fn node(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(web());
    command
}

/// Playwright with these arguments, with the browsers of this machine.
pub(crate) fn playwright(arguments: &[&str]) -> Command {
    let mut command = node("npx", &["playwright", "test"]);
    command.args(arguments);
    if let Some(chromium) = requirements::chromium() {
        command.env("CHROMIUM", chromium);
    }
    if let Some(firefox) = requirements::firefox() {
        command.env("FIREFOX", firefox);
    }
    command
}

/// Installs the packages of the lock file, unless they are installed.
fn packages() -> Result<(), Failed> {
    requirements::require(&[Requirement::Node])?;
    install(|install| step::run("packages of the browser client", install))
}

/// Runs `npm install` with `run`, unless the packages of the lock file are installed.
fn install(run: impl Fn(&mut Command) -> Result<(), Failed>) -> Result<(), Failed> {
    let lock = fs::read(web().join("package-lock.json")).map_err(|error| Failed(error.to_string()))?;
    let stamp = web().join("node_modules/.marchstone-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    // Not `npm ci`: it refuses a lock file written on a system where packages for other systems are not available.
    let mut install = node("npm", &["install", "--no-save", "--no-audit", "--no-fund"]);
    run(&mut install)?;
    fs::write(stamp, lock).map_err(|error| Failed(error.to_string()))
}

/// The latest modification at or below a path.
fn modified(path: &Path) -> Option<SystemTime> {
    let own = fs::metadata(path).and_then(|facts| facts.modified()).ok();
    let below = fs::read_dir(path).into_iter().flatten().flatten();
    below.filter_map(|entry| modified(&entry.path())).chain(own).max()
}

/// Whether web/dist is newer than all its sources.
pub(crate) fn is_built() -> bool {
    let sources = [
        "src",
        "words",
        "public",
        "index.html",
        "package-lock.json",
        "vite.config.ts",
        "compress.ts",
        "site.ts",
    ];
    let sources = sources.map(|part| web().join(part));
    let sources = sources.into_iter().chain([root().join("games")]);
    let newest = sources.filter_map(|source| modified(&source)).max();
    modified(&web().join("dist/index.html")) > newest
}

/// Builds the client into web/dist, which the server embeds.
pub(crate) fn build() -> Result<(), Failed> {
    packages()?;
    wasm::build(execute)?;
    if is_built() { Ok(()) } else { execute(&mut vite_build()) }
}

/// Builds the client into web/dist; what the programs print is part of the error.
pub(crate) fn build_quietly() -> Result<(), Failed> {
    install(step::execute_quietly)?;
    if is_built() { Ok(()) } else { step::execute_quietly(&mut vite_build()) }
}

/// Builds the client for a static host into `folder`. Without the WebAssembly nothing could be played there.
pub(crate) fn build_site(base: &str, folder: &Path) -> Result<(), Failed> {
    packages()?;
    wasm::build(execute)?;
    if !wasm::is_published() {
        return Err(Failed(
            "a site without a server needs the WebAssembly, which cannot be compiled here".to_owned(),
        ));
    }
    let mut build =
        node("npx", &["vite", "build", "--logLevel", "warn", "--mode", "site", "--emptyOutDir", "--outDir"]);
    execute(build.arg(folder).env("MARCHSTONE_BASE", base))
}

fn vite_build() -> Command {
    node("npx", &["vite", "build", "--logLevel", "warn"])
}

/// Checks the types of the client.
pub(crate) fn check_types() -> Result<(), Failed> {
    packages()?;
    execute(&mut node("npm", &["run", "--silent", "check"]))
}

/// Runs the unit tests of the client.
pub(crate) fn test_logic() -> Result<(), Failed> {
    packages()?;
    execute(&mut node("npm", &["test", "--silent"]))
}

/// Takes the pictures of docs/pictures.
pub(crate) fn pictures() -> Result<(), Failed> {
    requirements::require(&[Requirement::Node, Requirement::Chromium])?;
    step::timed("browser client", build)?;
    step::run("server", &mut start::build())?;
    step::run(
        "pictures",
        playwright(&["--config", "pictures.config.ts"]).env("MARCHSTONE_BINARY", start::binary()),
    )
}
