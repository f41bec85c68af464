//! `cargo xtask start`.

use std::process::Command;

use crate::step::{self, Failed, cargo, root};
use crate::web;

/// Builds the browser client and the binary, and runs the server.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failed> {
    step::timed("browser client", web::build)?;
    step::run("server", &mut cargo(&["build", "--release", "--locked", "--package", "marchstone"]))?;
    let binary = root().join("target/release/marchstone");
    let mut serve = Command::new(&binary);
    let status = serve
        .arg("serve")
        .args(arguments)
        .current_dir(root())
        .status()
        .map_err(|error| Failed(format!("{}: {error}", binary.display())))?;
    if status.success() { Ok(()) } else { Err(Failed(format!("the server ended with {status}"))) }
}
