//! Passes commit, profile and target of the build to `--version`. Works without git.

use std::path::Path;
use std::{env, fs};

/// The commit of the build: the variable `MARCHSTONE_COMMIT`, or the HEAD of the repository, if there is one.
fn commit() -> Option<String> {
    println!("cargo:rerun-if-env-changed=MARCHSTONE_COMMIT");
    if let Ok(commit) = env::var("MARCHSTONE_COMMIT") {
        return Some(commit);
    }
    let git = Path::new(&env::var("CARGO_MANIFEST_DIR").ok()?).join("../../.git");
    let watched = |path: &Path| -> Option<String> {
        let text = fs::read_to_string(path).ok()?;
        println!("cargo:rerun-if-changed={}", path.display());
        Some(text.trim().to_owned())
    };
    let head = watched(&git.join("HEAD"))?;
    match head.strip_prefix("ref: ") {
        None => Some(head),
        Some(branch) => watched(&git.join(branch)),
    }
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let known = |name: &str| env::var(name).unwrap_or_else(|_| "unknown".to_owned());
    let commit = commit().filter(|commit| commit.len() >= 9 && commit.is_ascii());
    println!("cargo:rustc-env=BUILD_COMMIT={}", commit.as_deref().map_or("no commit", |commit| &commit[..9]));
    println!("cargo:rustc-env=BUILD_PROFILE={}", known("PROFILE"));
    println!("cargo:rustc-env=BUILD_TARGET={}", known("TARGET"));
}
