//! `cargo xtask test`: every check there is, in the order in which they fail fastest.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::step::{self, Failed, cargo, root};
use crate::{debian, deny, web};

pub(crate) fn run() -> Result<(), Failed> {
    step::run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    debian::packages()?;
    deny::run()?;
    web::check()?;
    web::build()?;
    step::run(
        "lints",
        &mut cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
    )?;
    step::run(
        "documentation",
        cargo(&["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    // Unit, rules, laws, perft, properties, protocol, server: optimised, with every assertion on.
    step::run("tests", &mut cargo(&["test", "--workspace", "--locked"]))?;
    // What players get: the release profile, without assertions, at full speed.
    step::run(
        "random games, release",
        &mut cargo(&[
            "test",
            "--release",
            "--locked",
            "--package",
            "schotten-totten",
            "--test",
            "random_games",
        ]),
    )?;
    // The binary that the tests have built: with every assertion on, and no second build to wait for.
    let binary = root().join("target/debug/marchstone");
    schemathesis(&binary)?;
    step::run("browser", web::node("npx", &["playwright", "test"]).env("MARCHSTONE_BINARY", &binary))?;
    println!("\nEvery check passed.");
    Ok(())
}

/// A server that ends with this value.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Sends the API whatever its document allows, and much that it does not.
fn schemathesis(binary: &Path) -> Result<(), Failed> {
    let address = "127.0.0.1:8799";
    let data = std::env::temp_dir().join(format!("marchstone-schemathesis-{}", std::process::id()));
    std::fs::create_dir_all(&data).map_err(|error| Failed(error.to_string()))?;
    let child = Command::new(binary)
        .args(["serve", "--address", address, "--log", "warn", "--database"])
        .arg(data.join("marchstone.db"))
        .stdout(Stdio::null())
        .spawn()
        .map_err(|error| Failed(error.to_string()))?;
    let running = Running(child);
    let deadline = Instant::now() + Duration::from_secs(20);
    while std::net::TcpStream::connect(address).is_err() {
        if Instant::now() > deadline {
            return Err(Failed("the server did not start".to_owned()));
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let script = root().join("scripts/schemathesis.sh");
    let tested = step::run("schemathesis", Command::new(script).arg(address));
    drop(running);
    // It lies in the system's folder for such things; if it stays, nothing is harmed.
    let _ = std::fs::remove_dir_all(data);
    tested
}
