//! Kills at random moments under load: every acknowledged command is stored exactly once, and the games go on.

// It preloads a library, as Linux does it.
#[cfg(target_os = "linux")]
mod power;

use indicatif::ProgressBar;
use testbed::{Backend, Program};
use trials::crash::{Plan, run};

fn plan(backend: Backend, nodes: usize, kills: u64) -> Plan {
    let program = Program::at(env!("CARGO_BIN_EXE_marchstone"));
    Plan { program, backend, nodes, kills, tables: 12, finish_games: true, seed: 1 }
}

async fn assert_nothing_is_lost(plan: Plan) {
    let report = run(&plan, &ProgressBar::hidden(), &|_| Ok(())).await.expect("the trial completes");
    println!("{report}");
    assert!(report.is_fine(), "{report}");
    // The kills hit players and bots in the middle of games.
    assert!(report.reconnections >= 2 * report.kills as usize, "{report}");
    assert!(report.acknowledged >= 500 && report.bot_actions >= 50 && report.finished >= 12, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_survives_fifty_kills() {
    assert_nothing_is_lost(plan(Backend::Sqlite, 1, 50)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_survives_fifty_kills() {
    assert_nothing_is_lost(plan(Backend::Postgres, 1, 50)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_survive_fifty_kills_of_one_or_the_other() {
    assert_nothing_is_lost(plan(Backend::Postgres, 2, 50)).await;
}
