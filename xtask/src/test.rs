//! `cargo xtask test`: every check there is, in the order in which they fail fastest.

use crate::step::{self, Failed, cargo};

pub(crate) fn run() -> Result<(), Failed> {
    step::run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    step::run(
        "lints",
        &mut cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
    )?;
    step::run(
        "documentation",
        cargo(&["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    // Unit, rules, laws, perft, properties, protocol: optimised, with every assertion on.
    step::run("tests", &mut cargo(&["test", "--workspace", "--locked"]))?;
    // What players get: the release profile, without assertions, at full speed.
    step::run(
        "random play, release",
        &mut cargo(&[
            "test",
            "--release",
            "--locked",
            "--package",
            "schotten-totten",
            "--test",
            "random_play",
        ]),
    )?;
    println!("\nEvery check passed.");
    Ok(())
}
