//! The table runs anywhere: nothing it depends on needs a network, a database, threads, a clock or a random source.

use std::process::Command;

/// Crates that talk to the world outside, or to its clocks and random sources.
const FORBIDDEN: &[&str] = &[
    "async-std",
    "axum",
    "chrono",
    "crossterm",
    "directories",
    "getrandom",
    "hyper",
    "js-sys",
    "libc",
    "mio",
    "rand",
    "rayon",
    "reqwest",
    "rustix",
    "server",
    "smol",
    "socket2",
    "sqlx",
    "terminal",
    "time",
    "tokio",
    "wasm-bindgen",
    "web-time",
    "winapi",
    "windows-sys",
];

#[test]
fn no_dependency_needs_the_outside_world() {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let tree = Command::new(cargo)
        .args(["tree", "--package", "table", "--edges", "normal", "--prefix", "none", "--format", "{p}"])
        .args(["--target", "wasm32-unknown-unknown", "--offline", "--locked"])
        .output()
        .expect("cargo runs");
    let text = String::from_utf8(tree.stdout).expect("cargo writes text");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let names: Vec<&str> = text.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(names.contains(&"tabletop"), "{text}");
    let found: Vec<&&str> = names.iter().filter(|name| FORBIDDEN.contains(name)).collect();
    assert!(found.is_empty(), "the table must not depend on {found:?}");
}
