//! `cargo xtask fuzz`: coverage-guided fuzzing with cargo-fuzz, on the stable toolchain.

use std::process::Command;

use crate::step::{self, Failed, cargo, root};

const TARGETS: [&str; 3] = ["positions", "records", "protocol"];

pub(crate) fn run(seconds: u32) -> Result<(), Failed> {
    let present =
        Command::new("cargo").args(["fuzz", "--version"]).output().is_ok_and(|out| out.status.success());
    if !present {
        step::run("install cargo-fuzz", &mut cargo(&["install", "cargo-fuzz", "--locked"]))?;
    }
    for target in TARGETS {
        // Sanitizers need a nightly compiler; unsafe code is forbidden here, so there is little for them to find.
        let mut command = cargo(&["fuzz", "run", "--sanitizer", "none", target, "--"]);
        command.arg(format!("-max_total_time={seconds}")).arg("-max_len=4096").arg("-timeout=10");
        step::run(&format!("fuzz {target}"), command.current_dir(root()))?;
    }
    Ok(())
}
