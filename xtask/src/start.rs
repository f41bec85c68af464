//! `cargo xtask start`.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;
use std::{env, thread};

use crate::requirements::{self, Requirement};
use crate::step::{self, Failed, cargo, root};
use crate::{wasm, web};

/// Builds the browser client and the binary at the same time, and runs the server.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failed> {
    requirements::require(&[Requirement::Node])?;
    let binary = binary();
    println!("\n=== browser client and server: {}", expectation(binary.exists()));
    let start = Instant::now();
    // The server reads web/dist when it runs (profile `start` in Cargo.toml), so neither build waits for the other.
    let client = thread::spawn(build_client);
    let server = step::execute(&mut build());
    let client =
        client.join().unwrap_or_else(|_| Err(Failed("the build of the browser client panicked".to_owned())));
    client.and(server)?;
    println!("=== built in {:.0} s", start.elapsed().as_secs_f64());
    // Games on this device need the WebAssembly. It is compiled while the server runs; until then the client uses the server.
    thread::spawn(build_wasm);
    let mut serve = Command::new(&binary);
    let status = serve
        .arg("serve")
        .args(arguments)
        .current_dir(root())
        .status()
        .map_err(|error| Failed(format!("{}: {error}", binary.display())))?;
    if status.success() { Ok(()) } else { Err(Failed(format!("the server ended with {status}"))) }
}

/// The build of the binary.
pub(crate) fn build() -> Command {
    cargo(&["build", "--profile", "start", "--locked", "--package", "marchstone"])
}

/// The binary. Without the files in web/dist it serves no browser client.
pub(crate) fn binary() -> PathBuf {
    root().join("target/start/marchstone").with_extension(env::consts::EXE_EXTENSION)
}

/// How long the builds take on a machine with two cores.
const fn expectation(was_built: bool) -> &'static str {
    if was_built {
        "only what has changed"
    } else {
        "the first build takes some minutes; the next ones take seconds"
    }
}

/// Compiles the WebAssembly for the client, and reports the result.
fn build_wasm() {
    let start = Instant::now();
    let built = wasm::build(step::execute_quietly).and_then(|()| wasm::add_to_client());
    let seconds = start.elapsed().as_secs_f64();
    match built {
        Ok(()) => println!("=== games on this device: built, {seconds:.0} s"),
        Err(failed) => println!("=== games on this device: failed, {seconds:.0} s\n{failed}"),
    }
}

/// Builds the client without output between the lines of cargo, and reports the result when it is known.
fn build_client() -> Result<(), Failed> {
    let start = Instant::now();
    let result = web::build_quietly();
    let seconds = start.elapsed().as_secs_f64();
    match &result {
        Ok(()) => println!("=== browser client: built, {seconds:.0} s"),
        Err(failed) => println!("=== browser client: failed, {seconds:.0} s\n{failed}"),
    }
    result
}
