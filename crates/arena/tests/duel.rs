//! Duels: more search is not weaker, and results do not depend on how a duel is run.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use arena::{Duel, Entrant, Plan, duel};
use bots::{BotSpec, Budget};
use schotten_totten::Position;
use tabletop::Settings;

/// A built-in bot.
fn entrant(name: &str) -> Entrant<Position> {
    let spec: BotSpec = name.parse().unwrap();
    Entrant {
        name: name.to_owned(),
        make: Box::new(move || spec.bot()),
        budget: spec.budget(Budget::Iterations(1)),
    }
}

fn plan(pairs: u32, threads: u32) -> Plan {
    Plan { settings: Settings::new(), seats: 2, pairs, seed: 54, threads, sprt: None }
}

fn result(one: &str, two: &str, plan: &Plan) -> Duel {
    duel([&entrant(one), &entrant(two)], plan, &AtomicBool::new(false), |_| {})
}

#[test]
fn search_beats_random_play() {
    let duel = result("ismcts:400", "random", &plan(12, 2));
    assert!(duel.share() > 0.9, "{duel:?}");
}

#[test]
fn more_search_is_not_weaker() {
    let duel = result("ismcts:400", "ismcts:20", &plan(24, 2));
    assert!(duel.share() > 0.5, "{duel:?}");
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let [one, two] = [1, 2].map(|threads| {
        let duel = result("ismcts:30", "greedy", &plan(10, threads));
        // Only the thinking time may differ.
        Duel { thinking: [Duration::ZERO; 2], ..duel }
    });
    assert_eq!(one, two);
    assert_eq!(one.played(), 10);
    assert_eq!(one.games.iter().sum::<u32>(), 20);
}

#[test]
fn a_duel_can_be_stopped_early() {
    let stop = AtomicBool::new(false);
    let mut seen = 0;
    let plan = plan(1_000_000, 2);
    let stopped = duel([&entrant("random"), &entrant("greedy")], &plan, &stop, |duel| {
        seen = duel.played();
        stop.store(seen >= 5, Ordering::Relaxed);
    });
    assert_eq!(stopped.played(), seen, "the last result watched is the one returned");
    assert!((5..1_000_000).contains(&seen), "{seen}");
    let never = duel([&entrant("random"), &entrant("greedy")], &plan, &AtomicBool::new(true), |_| {});
    assert_eq!(never.played(), 0, "stopped before it began");
}
