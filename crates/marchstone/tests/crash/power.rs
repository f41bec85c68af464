//! A kill cannot show that the disk was waited for: what a process wrote stays in the system's memory. So here a
//! power cut is played as hard as it can be: of every file of the database only what was there at its last sync is
//! left. A small library before the system's own (synced.c) copies a file aside whenever it is synced; after each
//! kill these copies take the place of the files.

use std::path::{Path, PathBuf};
use std::process::Command;

use indicatif::ProgressBar;
use trial::crash::{Plan, Report, run};
use trial::{Backend, Binary, Failed, Lodging};

fn library(directory: &Path) -> PathBuf {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/crash/synced.c");
    let library = directory.join("synced.so");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-o"]).arg(&library).arg(source).arg("-ldl");
    assert!(compiler.status().expect("there is a C compiler: Rust needs it to link").success());
    library
}

/// The power is cut: what was not synced is gone.
fn cut(lodging: &Lodging) -> Result<(), Failed> {
    // SQLite makes its index of the log anew.
    for name in ["trial.db", "trial.db-wal", "trial.db-shm"] {
        let (file, synced) = (lodging.path(name), lodging.path(&format!("{name}.synced")));
        let _ = std::fs::remove_file(&file);
        if synced.exists() {
            std::fs::copy(synced, file)?;
        }
    }
    Ok(())
}

async fn with_power_cuts(kills: u64, mode: &str, to_the_end: bool) -> Result<Report, Failed> {
    let directory = tempfile::tempdir()?;
    let mut binary = Binary::at(env!("CARGO_BIN_EXE_marchstone"));
    let library = library(directory.path()).to_string_lossy().into_owned();
    binary.environment = vec![("LD_PRELOAD".to_owned(), library), ("SYNCED".to_owned(), mode.to_owned())];
    let plan = Plan { binary, backend: Backend::Sqlite, nodes: 1, kills, tables: 6, to_the_end, seed: 2 };
    run(&plan, &ProgressBar::hidden(), &cut).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_power_cuts() {
    let report = with_power_cuts(20, "at once", true).await.expect("the trial is held");
    assert!(report.is_fine() && report.acknowledged >= 100, "{report}");
}

/// The check can fail: if the sync comes a moment after the answer, moves are lost or worse. Who lost their session with them
/// cannot go on, so these games are not played to their end.
#[tokio::test(flavor = "multi_thread")]
async fn a_sync_that_is_not_waited_for_is_noticed() {
    let trial = with_power_cuts(10, "late", false).await;
    // Parts of different moments may not even be a database any more: then the trial cannot be held to its end.
    assert!(!trial.is_ok_and(|report| report.is_fine()));
}
