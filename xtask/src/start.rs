//! `cargo xtask start`.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::step::{self, Failed, cargo, root};

/// A first conversation, to show how it goes.
const EXAMPLE: &[&str] = &[
    r#"{"id":1,"cmd":"new","game":"schotten-totten","options":{"edition":"2016","first":"A"},"players":2}"#,
    r#"{"id":2,"cmd":"perft","depth":3}"#,
    r#"{"id":3,"cmd":"explain","stone":5,"seat":"A"}"#,
    r#"{"id":4,"cmd":"outcome"}"#,
];

/// Builds the binary and opens the engine on this terminal.
pub(crate) fn run() -> Result<(), Failed> {
    step::run("build", &mut cargo(&["build", "--release", "--package", "marchstone"]))?;
    let binary = root().join("target/release/marchstone");
    let failed = |error: std::io::Error| Failed(format!("{}: {error}", binary.display()));

    println!("\nThe engine answers one JSON request a line. For example:\n");
    let mut child = Command::new(&binary)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let input = EXAMPLE.join("\n");
    child.stdin.take().expect("it is piped").write_all(input.as_bytes()).map_err(failed)?;
    let answers = child.wait_with_output().map_err(failed)?;
    for (request, answer) in EXAMPLE.iter().zip(String::from_utf8_lossy(&answers.stdout).lines()) {
        println!("> {request}\n{answer}\n");
    }
    println!("Now it listens to you (docs/protocol.md tells all requests; Ctrl-D ends it).\n");
    let status = Command::new(&binary).arg("engine").status().map_err(failed)?;
    if status.success() { Ok(()) } else { Err(Failed(format!("the engine ended with {status}"))) }
}
