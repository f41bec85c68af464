//! No viewer can tell games apart that differ only in hidden information, and the trial finds planted leaks.

use std::io::Write;
use std::sync::{Arc, Mutex};

use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use trials::leak::plan::Planner;
use trials::leak::secrets::{self, leaks};
use trials::leak::{FailedPair, PairError, Plan, planner, run};

const PAIRS: u64 = 1000;

fn plan(pairs: u64) -> Plan {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    Plan { pairs, seed: 2026, threads }
}

fn assert_no_leak(game: &str) {
    let planner = planner(game).expect("a game of the catalog");
    let compared = run(planner, plan(PAIRS), &|| {}).unwrap_or_else(|failed| panic!("{game}: {failed}"));
    // The pairs were worth comparing: many actions and many messages.
    assert_eq!(compared.pairs, PAIRS);
    assert!(compared.actions >= PAIRS && compared.messages >= 10 * PAIRS, "{game}: {compared:?}");
    assert!(compared.hints > PAIRS / 100, "{game}: hints were refused: {compared:?}");
}

#[test]
fn schotten_totten_does_not_leak() {
    assert_no_leak("schotten-totten");
}

#[test]
fn lords_of_scotland_does_not_leak() {
    assert_no_leak("lords-of-scotland");
}

#[test]
fn bergues_does_not_leak() {
    assert_no_leak("bergues");
}

#[test]
fn no_other_game_of_the_catalog_leaks() {
    let tested = ["schotten-totten", "lords-of-scotland", "bergues"];
    for game in catalog::GAMES.iter().filter(|game| !tested.contains(&game.name())) {
        assert_no_leak(game.name());
    }
}

fn find_planted(planner: Planner) -> FailedPair {
    // The first pair that fails ends the run.
    match run(planner, plan(5000), &|| {}) {
        Err(failed) => failed,
        Ok(compared) => panic!("a planted leak was not found: {compared:?}"),
    }
}

#[test]
fn a_planted_leak_is_found() {
    for planner in [
        secrets::pair::<{ leaks::VIEW }>,
        secrets::pair::<{ leaks::REFUSAL }>,
        secrets::pair::<{ leaks::PHASE }>,
    ] {
        let failed = find_planted(planner);
        assert!(matches!(failed.error, PairError::Leak(_)), "{failed}");
    }
}

#[test]
fn the_name_of_a_hidden_card_in_a_view_is_found() {
    let failed = find_planted(secrets::pair::<{ leaks::NAME }>);
    assert!(failed.to_string().contains("canary"), "{failed}");
}

/// Everything that was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("the lock is not poisoned").extend(text);
        Ok(text.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn no_hidden_card_is_logged_or_sent() {
    let log = Log::default();
    let writer = log.clone();
    // The most verbose filter of the program: see `OPEN` in marchstone's serve.rs.
    let filter: Targets = "info,server=trace,sqlx=trace".parse().expect("it is a filter");
    let lines = tracing_subscriber::fmt::layer().with_writer(move || writer.clone());
    let subscriber = tracing_subscriber::registry().with(filter).with(lines);
    tracing::subscriber::set_global_default(subscriber).expect("no other subscriber is set");
    let compared = run(secrets::pair::<{ leaks::NOTHING }>, plan(200), &|| {})
        .unwrap_or_else(|failed| panic!("{failed}"));
    assert!(compared.messages > 2000, "{compared:?}");
    let log =
        String::from_utf8(log.0.lock().expect("the lock is not poisoned").clone()).expect("the log is UTF-8");
    assert!(log.contains("INSERT INTO entries"), "too little was logged");
    assert!(!log.contains("Kanari"), "a card is in the log");
}
