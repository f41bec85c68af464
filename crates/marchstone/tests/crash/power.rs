//! A kill cannot show that commits wait for the disk: what a process wrote stays in the cache of the system. These
//! tests simulate a power cut: of every file of the database only its state at the last sync is left. A preloaded
//! library (synced.c) copies a file whenever it is synced; after each kill the copies replace the files.

use std::path::{Path, PathBuf};
use std::process::Command;

use indicatif::ProgressBar;
use testbed::{Backend, Program, TestDatabase};
use trials::TrialError;
use trials::crash::{Faults, Plan, Report, run};

fn library(directory: &Path) -> PathBuf {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/crash/synced.c");
    let library = directory.join("synced.so");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-o"]).arg(&library).arg(source).arg("-ldl");
    assert!(compiler.status().expect("a C compiler is installed: Rust needs it to link").success());
    library
}

/// Removes what was not synced.
fn cut_power(database: &TestDatabase) -> Result<(), TrialError> {
    // SQLite rebuilds the index of its write-ahead log.
    for name in ["trial.db", "trial.db-wal", "trial.db-shm"] {
        let (file, synced) = (database.path(name), database.path(&format!("{name}.synced")));
        let _ = std::fs::remove_file(&file);
        if synced.exists() {
            std::fs::copy(synced, file)?;
        }
    }
    Ok(())
}

async fn with_power_cuts(kills: u64, mode: &str, finish_games: bool) -> Result<Report, TrialError> {
    let directory = tempfile::tempdir()?;
    let mut program = Program::at(env!("CARGO_BIN_EXE_marchstone"));
    let library = library(directory.path()).to_string_lossy().into_owned();
    program.environment = vec![("LD_PRELOAD".to_owned(), library), ("SYNCED".to_owned(), mode.to_owned())];
    let plan = Plan {
        program,
        backend: Backend::Sqlite,
        nodes: 1,
        faults: Faults::kills(kills),
        tables: 6,
        finish_games,
        seed: 2,
    };
    run(&plan, &ProgressBar::hidden(), &cut_power).await
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_commands_survive_power_cuts() {
    let report = with_power_cuts(20, "at once", true).await.expect("the trial completes");
    assert!(report.is_fine() && report.acknowledged >= 100, "{report}");
}

/// Shows that the check can fail: if the sync comes after the answer, commands are lost. Players whose session is lost
/// too cannot go on, so these games are not finished.
#[tokio::test(flavor = "multi_thread")]
async fn a_sync_after_the_answer_is_detected() {
    let trial = with_power_cuts(10, "late", false).await;
    // Files from different moments may not be a valid database: then the trial cannot be completed.
    assert!(!trial.is_ok_and(|report| report.is_fine()));
}
