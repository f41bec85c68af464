//! Kills and other faults at random moments under load: every acknowledged command is stored exactly once, and the games go
//! on.

// Signals, limits and mounts of Linux.
#[cfg(target_os = "linux")]
mod faults;

// It preloads a library, as Linux does it.
#[cfg(target_os = "linux")]
mod power;

use indicatif::ProgressBar;
use testbed::{Backend, Program, SmallDisk};
use trials::crash::{Faults, Plan, run};

fn plan(backend: Backend, nodes: usize, faults: Faults) -> Plan {
    let program = Program::at(env!("CARGO_BIN_EXE_marchstone"));
    Plan { program, backend, nodes, faults, tables: 12, finish_games: true, seed: 1 }
}

/// Fifty kills and a pause that is longer than a lease.
fn faults() -> Faults {
    Faults { pauses: 1, pause_seconds: (6, 6), ..Faults::kills(50) }
}

async fn assert_nothing_is_lost(plan: Plan) {
    let report = run(&plan, &ProgressBar::hidden(), &|_| Ok(())).await.expect("the trial completes");
    println!("{report}");
    assert!(report.is_fine(), "{report}");
    // The kills hit players and bots in the middle of games.
    assert!(report.reconnections >= 2 * report.faults.kills as usize, "{report}");
    assert!(report.acknowledged >= 500 && report.bot_actions >= 50 && report.finished >= 12, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_survives_kills_a_pause_and_a_full_disk() {
    let full_disks = u64::from(SmallDisk::mount().is_ok());
    if full_disks == 0 {
        println!("no disk can be mounted here: a limit on the size of files takes the place of a full disk");
    }
    let read_only = u64::from(cfg!(target_os = "linux"));
    assert_nothing_is_lost(plan(Backend::Sqlite, 1, Faults { full_disks, read_only, ..faults() })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_survives_kills_a_pause_and_a_crash_of_its_own() {
    assert_nothing_is_lost(plan(Backend::Postgres, 1, Faults { database_crashes: 1, ..faults() })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_survive_kills_and_pauses_of_one_or_the_other() {
    assert_nothing_is_lost(plan(Backend::Postgres, 2, faults())).await;
}
