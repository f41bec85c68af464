//! Nobody can tell games apart that differ only in what is hidden from them; and if somebody could, this would
//! find it.

use std::io::Write;
use std::sync::{Arc, Mutex};

use leak::plan::Planner;
use leak::secrets::{self, leaks};
use leak::{Compared, Effort, Fault, Found, GAMES, compare};

const PAIRS: u64 = 1000;

fn effort(pairs: u64) -> Effort {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    Effort { pairs, seed: 2026, threads }
}

fn alike(game: &str) {
    let (_, planner) = GAMES.iter().find(|(name, _)| *name == game).expect("the game is in the list");
    let compared =
        compare(*planner, effort(PAIRS), &|_| {}).unwrap_or_else(|found| panic!("{game}: {found}"));
    // The pairs were worth comparing: they went on for a while, and a lot was said.
    assert_eq!(compared.pairs, PAIRS);
    assert!(compared.steps >= PAIRS && compared.messages >= 10 * PAIRS, "{game}: {compared:?}");
}

#[test]
fn schotten_totten_tells_nothing() {
    alike("schotten-totten");
}

#[test]
fn lords_of_scotland_tells_nothing() {
    alike("lords-of-scotland");
}

#[test]
fn bergues_tells_nothing() {
    alike("bergues");
}

#[test]
fn every_game_of_the_list_is_compared() {
    let compared: Vec<&str> = GAMES.iter().map(|(name, _)| *name).collect();
    let listed: Vec<&str> = catalog::GAMES.iter().map(|game| game.name()).collect();
    assert_eq!(compared, listed);
}

fn planted(planner: Planner) -> Found {
    // The first pair that differs ends it.
    match compare(planner, effort(5000), &|_| {}) {
        Err(found) => found,
        Ok(compared) => panic!("a leak was planted and not found: {compared:?}"),
    }
}

#[test]
fn a_planted_leak_is_found() {
    for planner in [
        secrets::pair::<{ leaks::VIEW }>,
        secrets::pair::<{ leaks::REFUSAL }>,
        secrets::pair::<{ leaks::PHASE }>,
    ] {
        let found = planted(planner);
        assert!(matches!(found.fault, Fault::Leak(_)), "{found}");
    }
}

#[test]
fn the_name_of_a_hidden_card_is_found() {
    let found = planted(secrets::pair::<{ leaks::NAME }>);
    assert!(found.to_string().contains("canary"), "{found}");
}

/// All that was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics with it").extend(text);
        Ok(text.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn no_hidden_card_is_logged_or_told() {
    let log = Log::default();
    let writer = log.clone();
    // As talkative as the program can be: see `OPEN` in marchstone's serve.rs.
    let filter = tracing_subscriber::EnvFilter::new("info,server=trace,sqlx=trace");
    let subscriber =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(move || writer.clone()).finish();
    tracing::subscriber::set_global_default(subscriber).expect("nobody else listens");
    let compared: Compared = compare(secrets::pair::<{ leaks::NOTHING }>, effort(200), &|_| {})
        .unwrap_or_else(|found| panic!("{found}"));
    assert!(compared.messages > 2000, "{compared:?}");
    let log = String::from_utf8(log.0.lock().expect("nobody panicked").clone()).expect("logs are texts");
    assert!(log.contains("INSERT INTO entries"), "too little was logged");
    assert!(!log.contains("Kanari"), "a card is in the log");
}
