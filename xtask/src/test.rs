//! `cargo xtask test`: all checks, the fastest first.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::advisories;
use crate::package;
use crate::published;
use crate::requirements::{self, Requirement};
use crate::step::{self, Failed, cargo, execute, root};
use crate::training;
use crate::web;

/// A check.
struct Step {
    name: &'static str,
    /// Whether it is part of `cargo xtask test --quick`.
    is_quick: bool,
    /// It is skipped if one of these is missing.
    needs: &'static [Requirement],
    /// Gets the requirements that are missing on this machine.
    run: fn(&[Requirement], Extent) -> Result<(), Failed>,
}

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// Format, lints, types, unit tests and the tests in [`QUICK_TESTS`].
    Quick,
    Everything,
}

/// The test targets of a quick check besides the unit tests: the rules of the games, the behaviour of a table, the protocol and
/// the server with SQLite.
const QUICK_TESTS: [&str; 5] = ["rules", "phrases", "suite", "protocol", "it"];

/// Packages without unit tests, or with few that take long to compile.
const NOT_QUICK: [&str; 7] =
    ["bench", "catalog", "client", "learn", "marchstone-python", "testbed", "trials"];

/// The step that needs a database of advisories.
const ADVISORIES: &str = "advisories";
/// The step that needs `PyTorch`.
const TRAINING: &str = "training";

const STEPS: [Step; 21] = [
    Step {
        name: "format",
        is_quick: true,
        needs: &[],
        run: |_, _| execute(&mut cargo(&["fmt", "--all", "--check"])),
    },
    Step {
        name: "licences and sources",
        is_quick: false,
        needs: &[Requirement::Python],
        run: |_, _| execute(&mut Command::new(root().join("scripts/deny.sh"))),
    },
    Step {
        name: ADVISORIES,
        is_quick: false,
        needs: &[Requirement::Python],
        run: |_, _| advisories::check(),
    },
    Step {
        name: "workflows and images",
        is_quick: false,
        needs: &[Requirement::Python, Requirement::Node],
        run: |_, _| execute(&mut Command::new(root().join("scripts/lint_release.sh"))),
    },
    Step {
        name: "rules and their tests",
        is_quick: true,
        needs: &[Requirement::Python],
        run: |_, _| execute(Command::new("python3").arg(root().join("scripts/rule_table.py")).arg("--check")),
    },
    Step { name: "published crates", is_quick: false, needs: &[], run: |_, _| published::check_packages() },
    Step {
        name: "types of the browser client",
        is_quick: true,
        needs: &[Requirement::Node],
        run: |_, _| web::check_types(),
    },
    Step {
        name: "logic of the browser client",
        is_quick: true,
        needs: &[Requirement::Node],
        run: |_, _| web::test_logic(),
    },
    Step {
        name: "build of the browser client",
        is_quick: false,
        needs: &[Requirement::Node],
        run: |_, _| web::build(),
    },
    Step { name: "lints", is_quick: true, needs: &[], run: |_, _| lint() },
    Step {
        name: "documentation",
        is_quick: false,
        needs: &[],
        run: |_, _| {
            let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
            execute(doc.env("RUSTDOCFLAGS", "-D warnings"))
        },
    },
    // Unit, rules, laws, perft, properties, protocol, server: optimised, with assertions.
    Step { name: "tests", is_quick: true, needs: &[], run: run_tests },
    Step {
        name: "Python package",
        is_quick: false,
        needs: &[Requirement::Python],
        run: |_, _| execute(&mut Command::new(root().join("scripts/python.sh"))),
    },
    // After the step that makes its environment.
    Step { name: TRAINING, is_quick: false, needs: &[Requirement::Python], run: |_, _| training::check() },
    Step {
        name: "archive of a release",
        is_quick: false,
        needs: &[Requirement::Node],
        run: |_, _| package::check_binary(debug_binary()),
    },
    // As players have it: without assertions.
    Step {
        name: "random games without assertions",
        is_quick: false,
        needs: &[],
        run: |_, _| run_games_without_assertions(),
    },
    // Validates the OpenAPI document, and plays a game with a client that is generated from it.
    Step {
        name: "generated client",
        is_quick: false,
        needs: &[Requirement::Python, Requirement::Curl],
        run: |_, _| run_against_server("scripts/openapi.sh"),
    },
    // Valid and invalid requests that are generated from the OpenAPI document.
    Step {
        name: "schemathesis",
        is_quick: false,
        needs: &[Requirement::Python, Requirement::Curl],
        run: |_, _| run_against_server("scripts/schemathesis.sh"),
    },
    Step {
        name: "browser",
        is_quick: false,
        needs: &[Requirement::Node, Requirement::Chromium],
        run: |_, _| execute(web::playwright(&[]).env("MARCHSTONE_BINARY", debug_binary())),
    },
    Step {
        name: "speech",
        is_quick: false,
        needs: &[Requirement::Node, Requirement::Chromium, Requirement::Espeak],
        run: |_, _| {
            execute(
                web::playwright(&["--config", "speech.config.ts"]).env("MARCHSTONE_BINARY", debug_binary()),
            )
        },
    },
    Step {
        name: "Firefox",
        is_quick: false,
        needs: &[Requirement::Node, Requirement::Firefox],
        run: |_, _| {
            execute(
                web::playwright(&["--config", "firefox.config.ts"]).env("MARCHSTONE_BINARY", debug_binary()),
            )
        },
    },
];

/// What happened to a step.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Outcome {
    Passed,
    /// It ran, but left out the tests that need these.
    Partly(Vec<Requirement>),
    Failed,
    /// It was skipped because these are missing.
    Skipped(Vec<Requirement>),
    /// It was skipped for this reason.
    Unavailable(String),
    /// An earlier step failed.
    NotRun,
}

/// Runs the steps until one fails. A step is skipped if it needs something that is missing and cannot be installed.
pub(crate) fn run(extent: Extent) -> Result<(), Failed> {
    let steps: Vec<&Step> =
        STEPS.iter().filter(|step| step.is_quick || extent == Extent::Everything).collect();
    let mut failure = None;
    let mut outcomes = Vec::new();
    let mut missing = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        // The first step needs nothing and fails within a second.
        if number == 1 && failure.is_none() {
            missing = requirements::provide(&needed(&steps, extent));
        }
        let unavailable = || {
            let why = match step.name {
                ADVISORIES => advisories::missing(),
                TRAINING => training::missing(),
                _ => None,
            };
            why.map(Outcome::Unavailable)
        };
        let decided = decide(step, &missing, failure.is_some()).or_else(unavailable);
        let outcome =
            decided.unwrap_or_else(|| match step::timed(step.name, || (step.run)(&missing, extent)) {
                Ok(()) => passed(step, &missing),
                Err(failed) => {
                    failure = Some(failed);
                    Outcome::Failed
                }
            });
        outcomes.push((step.name, outcome));
    }
    println!("\n{}", summary(&outcomes));
    failure.map_or(Ok(()), Err)
}

/// What these steps need. The tests of a quick check need nothing: those that do are left out.
fn needed(steps: &[&Step], extent: Extent) -> Vec<Requirement> {
    let is_needed = |requirement: &Requirement| {
        extent == Extent::Everything || steps.iter().any(|step| step.needs.contains(requirement))
    };
    Requirement::ALL.into_iter().filter(is_needed).collect()
}

/// The outcome of a step that does not run; none if it runs.
fn decide(step: &Step, missing: &[Requirement], has_failed: bool) -> Option<Outcome> {
    let absent: Vec<Requirement> =
        step.needs.iter().copied().filter(|requirement| missing.contains(requirement)).collect();
    if has_failed {
        Some(Outcome::NotRun)
    } else if absent.is_empty() {
        None
    } else {
        Some(Outcome::Skipped(absent))
    }
}

/// The outcome of a step that succeeded. Only the Rust tests can succeed in part.
fn passed(step: &Step, missing: &[Requirement]) -> Outcome {
    let left_out: Vec<Requirement> =
        missing.iter().copied().filter(|requirement| !requirement.tests().is_empty()).collect();
    if step.name == "tests" && !left_out.is_empty() { Outcome::Partly(left_out) } else { Outcome::Passed }
}

/// What was skipped, and one line of numbers.
fn summary(outcomes: &[(&str, Outcome)]) -> String {
    let names = |requirements: &[Requirement]| {
        requirements.iter().map(|requirement| requirement.name()).collect::<Vec<_>>().join(", ")
    };
    let mut text = String::new();
    for (step, outcome) in outcomes {
        let _ = match outcome {
            Outcome::Passed => Ok(()),
            Outcome::Partly(missing) => {
                writeln!(text, "partly skipped: {step} (without {})", names(missing))
            }
            Outcome::Skipped(missing) => writeln!(text, "skipped: {step} (needs {})", names(missing)),
            Outcome::Unavailable(reason) => writeln!(text, "skipped: {step} ({reason})"),
            Outcome::Failed => writeln!(text, "failed: {step}"),
            Outcome::NotRun => writeln!(text, "not run: {step}"),
        };
    }
    let count = |counts: fn(&Outcome) -> bool| outcomes.iter().filter(|(_, outcome)| counts(outcome)).count();
    let passed = count(|outcome| matches!(outcome, Outcome::Passed | Outcome::Partly(_)));
    let failed = count(|outcome| *outcome == Outcome::Failed);
    let skipped = count(|outcome| matches!(outcome, Outcome::Skipped(_) | Outcome::Unavailable(_)));
    let _ = write!(text, "{passed} passed, {failed} failed, {skipped} skipped");
    text
}

fn lint() -> Result<(), Failed> {
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    execute(&mut cargo(&clippy))
}

/// The names of tests that need what is missing, or what a quick check does not use, are passed to the test harness as
/// filters. The dependencies have the same features for a quick check as for all packages, so they are compiled once.
fn run_tests(missing: &[Requirement], extent: Extent) -> Result<(), Failed> {
    let mut tests = cargo(&["test", "--workspace", "--locked"]);
    let left_out: &[Requirement] = match extent {
        Extent::Everything => missing,
        Extent::Quick => {
            tests.args(NOT_QUICK.iter().flat_map(|package| ["--exclude", package]));
            tests.args(["--lib", "--bins"]).args(QUICK_TESTS.iter().flat_map(|test| ["--test", test]));
            &Requirement::ALL
        }
    };
    let left_out: Vec<&str> = left_out
        .iter()
        .flat_map(|requirement| requirement.tests())
        .flat_map(|part| ["--skip", part])
        .collect();
    if !left_out.is_empty() {
        tests.arg("--").args(left_out);
    }
    execute(&mut tests)
}

/// In the profile of `cargo xtask start`, in which the rules are optimised as in a release and compiled already.
fn run_games_without_assertions() -> Result<(), Failed> {
    let package = ["--package", "schotten-totten", "--test", "random_games"];
    execute(cargo(&["test", "--profile", "start", "--locked"]).args(package))
}

/// The binary that the tests have built, with assertions.
fn debug_binary() -> PathBuf {
    root().join("target/debug/marchstone")
}

/// A server process that ends with this value.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs a script with the address of a new server.
fn run_against_server(script: &str) -> Result<(), Failed> {
    let failed = |error: std::io::Error| Failed(error.to_string());
    let address = "127.0.0.1:8799";
    let data = std::env::temp_dir().join(format!("marchstone-server-{}", std::process::id()));
    std::fs::create_dir_all(&data).map_err(failed)?;
    let child = Command::new(debug_binary())
        .args(["serve", "--address", address, "--log", "warn", "--database"])
        .arg(data.join("marchstone.db"))
        .stdout(Stdio::null())
        .spawn()
        .map_err(failed)?;
    let running = Running(child);
    let deadline = Instant::now() + Duration::from_secs(20);
    while std::net::TcpStream::connect(address).is_err() {
        if Instant::now() > deadline {
            return Err(Failed("the server did not start".to_owned()));
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let tested = execute(Command::new(root().join(script)).arg(address));
    drop(running);
    // A directory that stays in the system's temporary directory does no harm.
    let _ = std::fs::remove_dir_all(data);
    tested
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &'static str, needs: &'static [Requirement]) -> Step {
        Step { name, is_quick: false, needs, run: |_, _| Ok(()) }
    }

    #[test]
    fn a_step_without_its_requirements_is_skipped() {
        let browser = step("browser", &[Requirement::Node, Requirement::Chromium]);
        assert_eq!(decide(&browser, &[], false), None);
        assert_eq!(decide(&browser, &[Requirement::Postgres], false), None);
        let skipped = Outcome::Skipped(vec![Requirement::Chromium]);
        assert_eq!(decide(&browser, &[Requirement::Chromium, Requirement::Postgres], false), Some(skipped));
    }

    #[test]
    fn no_step_runs_after_a_failure() {
        assert_eq!(decide(&step("lints", &[]), &[], true), Some(Outcome::NotRun));
    }

    #[test]
    fn the_rust_tests_run_in_part_without_a_database() {
        let missing = [Requirement::Chromium, Requirement::Postgres];
        assert_eq!(passed(&step("tests", &[]), &missing), Outcome::Partly(vec![Requirement::Postgres]));
        assert_eq!(passed(&step("lints", &[]), &missing), Outcome::Passed);
        assert_eq!(passed(&step("tests", &[]), &[Requirement::Curl]), Outcome::Passed);
    }

    #[test]
    fn the_summary_lists_what_was_skipped_and_counts_steps() {
        let outcomes = [
            ("format", Outcome::Passed),
            ("tests", Outcome::Partly(vec![Requirement::Postgres])),
            ("browser", Outcome::Skipped(vec![Requirement::Chromium])),
            (ADVISORIES, Outcome::Unavailable("there is no database".to_owned())),
        ];
        assert_eq!(
            summary(&outcomes),
            "partly skipped: tests (without PostgreSQL)\nskipped: browser (needs Chromium)\n\
             skipped: advisories (there is no database)\n2 passed, 0 failed, 2 skipped"
        );
    }

    #[test]
    fn the_summary_of_a_failure_names_it_and_what_was_not_run() {
        let outcomes = [("format", Outcome::Failed), ("lints", Outcome::NotRun)];
        assert_eq!(summary(&outcomes), "failed: format\nnot run: lints\n0 passed, 1 failed, 0 skipped");
    }
}
