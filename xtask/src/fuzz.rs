//! `cargo xtask fuzz`: coverage-guided fuzzing with cargo-fuzz, on the stable toolchain.

use std::fs;
use std::process::Command;

use crate::step::{self, Failed, cargo, root};

const VERSION: &str = "0.13.2";
const TARGETS: [&str; 3] = ["positions", "records", "protocol"];

/// Fuzzes each target. It begins with the inputs in fuzz/seeds and keeps what it finds in fuzz/corpus.
pub(crate) fn run(seconds: u32) -> Result<(), Failed> {
    let tools = root().join("target/tools");
    let tool = tools.join("bin/cargo-fuzz");
    let installed = Command::new(&tool).arg("--version").output();
    if !installed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(VERSION)) {
        let mut install = cargo(&["install", "--locked", "cargo-fuzz", "--version", VERSION, "--root"]);
        step::run("install cargo-fuzz", install.arg(&tools))?;
    }
    for target in TARGETS {
        let (seeds, corpus) = (format!("fuzz/seeds/{target}"), format!("fuzz/corpus/{target}"));
        fs::create_dir_all(root().join(&corpus)).map_err(|error| Failed(format!("{corpus}: {error}")))?;
        let mut command = Command::new(&tool);
        // Sanitizers need a nightly compiler, and there is no unsafe code for them to check.
        command.args(["run", "--sanitizer", "none", target, &corpus, &seeds, "--"]);
        command.arg(format!("-max_total_time={seconds}")).args(["-max_len=4096", "-timeout=60"]);
        step::run(&format!("fuzz {target}"), command.current_dir(root()))?;
    }
    Ok(())
}
