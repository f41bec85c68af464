//! Kills at random moments under load: what was acknowledged is there, once, and everybody carries on.

mod power;

use indicatif::ProgressBar;
use trial::crash::{Plan, run};
use trial::{Backend, Binary};

fn plan(backend: Backend, nodes: usize, kills: u64) -> Plan {
    let binary = Binary::at(env!("CARGO_BIN_EXE_marchstone"));
    Plan { binary, backend, nodes, kills, tables: 12, to_the_end: true, seed: 1 }
}

async fn nothing_is_lost(plan: Plan) {
    let report = run(&plan, &ProgressBar::hidden(), &|_| Ok(())).await.expect("the trial is held");
    println!("{report}");
    assert!(report.is_fine(), "{report}");
    // It was a trial: people were in the middle of something, often, and bots too.
    assert!(report.reconnections >= 2 * report.kills as usize, "{report}");
    assert!(report.acknowledged >= 500 && report.bot_actions >= 50 && report.finished >= 12, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_survives_fifty_kills() {
    nothing_is_lost(plan(Backend::Sqlite, 1, 50)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_survives_fifty_kills() {
    nothing_is_lost(plan(Backend::Postgres, 1, 50)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_survive_fifty_kills_of_one_or_the_other() {
    nothing_is_lost(plan(Backend::Postgres, 2, 50)).await;
}
