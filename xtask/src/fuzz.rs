//! `cargo xtask fuzz`: coverage-guided fuzzing with cargo-fuzz, on the stable toolchain.

use std::fs;
use std::process::Command;

use crate::step::{self, Failed, cargo, root};

const TARGETS: [&str; 3] = ["positions", "records", "protocol"];

/// Writes the positions of the perft tables as the initial corpus.
fn seed_positions() -> std::io::Result<()> {
    let corpus = root().join("fuzz/corpus/positions");
    fs::create_dir_all(&corpus)?;
    let mut number = 0;
    for game in fs::read_dir(root().join("games"))? {
        let table = game?.path().join("tests/fixtures/perft.txt");
        for line in fs::read_to_string(table)?.lines().filter(|line| !line.starts_with('#')) {
            let position = line.split(" | ").next().unwrap_or(line);
            fs::write(corpus.join(format!("seed-{number}")), position)?;
            number += 1;
        }
    }
    Ok(())
}

pub(crate) fn run(seconds: u32) -> Result<(), Failed> {
    let present =
        Command::new("cargo").args(["fuzz", "--version"]).output().is_ok_and(|out| out.status.success());
    if !present {
        step::run("install cargo-fuzz", &mut cargo(&["install", "cargo-fuzz", "--locked"]))?;
    }
    seed_positions().map_err(|error| Failed(format!("seeds for the fuzzer: {error}")))?;
    for target in TARGETS {
        // Sanitizers need a nightly compiler, and there is no unsafe code for them to check.
        let mut command = cargo(&["fuzz", "run", "--sanitizer", "none", target, "--"]);
        command.arg(format!("-max_total_time={seconds}")).arg("-max_len=4096").arg("-timeout=10");
        step::run(&format!("fuzz {target}"), command.current_dir(root()))?;
    }
    Ok(())
}
