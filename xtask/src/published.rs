//! The crates that are published for others: are they complete, and does their API follow semantic versioning?

use std::process::Command;

use crate::step::{self, Failed, cargo, execute, root};

/// The crates for crates.io. All others have `publish = false`.
const CRATES: [&str; 5] = ["tabletop", "bots", "schotten-totten", "lords-of-scotland", "bergues"];

const SEMVER_CHECKS: &str = "0.51.0";

fn with_crates(command: &mut Command) -> &mut Command {
    command.args(CRATES.iter().flat_map(|name| ["--package", name]))
}

/// Packages the crates as `cargo publish` does, without compiling them: every file is there, and every dependency has a
/// version. The crates depend on each other, so they are packaged together.
pub(crate) fn check_packages() -> Result<(), Failed> {
    let mut package = cargo(&["package", "--no-verify", "--allow-dirty", "--locked", "--quiet"]);
    execute(with_crates(&mut package))
}

/// Compares the public API of the crates with that of a git revision. Installs cargo-semver-checks if it is missing.
pub(crate) fn check_semver(baseline: Option<&str>) -> Result<(), Failed> {
    let tools = root().join("target/tools");
    let tool = tools.join("bin/cargo-semver-checks");
    let version = Command::new(&tool).args(["semver-checks", "--version"]).output();
    if !version.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(SEMVER_CHECKS)) {
        let mut install = cargo(&["install", "--locked", "cargo-semver-checks", "--version", SEMVER_CHECKS]);
        step::run("cargo-semver-checks", install.arg("--root").arg(&tools))?;
    }
    let tag = last_tag()?;
    let baseline = baseline.map_or(tag, |baseline| Some(baseline.to_owned()));
    let baseline = baseline.ok_or_else(|| {
        Failed("there is no tag of a release yet: name a revision with --baseline".to_owned())
    })?;
    let mut check = Command::new(&tool);
    check.args(["semver-checks", "--baseline-rev", &baseline]).current_dir(root());
    execute(with_crates(&mut check))
}

/// The tag of the last release before this commit.
fn last_tag() -> Result<Option<String>, Failed> {
    let mut describe = Command::new("git");
    describe.args(["describe", "--tags", "--abbrev=0", "--match", "v[0-9]*"]).current_dir(root());
    let output = describe.output().map_err(|error| Failed(error.to_string()))?;
    let tag = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    Ok((!tag.is_empty()).then_some(tag))
}
