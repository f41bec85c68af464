//! The tree search solves every puzzle, the search with a net almost all.
//!
//! A game with a `tests/fixtures/puzzles.txt` gets one test here. Each line of that file is
//! `id | position | action [action …] | reason`; any of the actions solves it.

use bots::net::NetSearch;
use bots::{Bot, Budget, Heuristics, Ismcts};
use tabletop::{Dice, Game};

/// Enough for every puzzle; all of them take a few seconds.
const BUDGET: Budget = Budget::Iterations(30_000);
/// Several seeds, so that a solution is not luck.
const SEEDS: [u64; 3] = [1, 2, 3];

/// The budget of the search with a net.
const NET_BUDGET: Budget = Budget::Iterations(300);

const SCHOTTEN_TOTTEN: &str = include_str!("../../../games/schotten-totten/tests/fixtures/puzzles.txt");
const LORDS_OF_SCOTLAND: &str = include_str!("../../../games/lords-of-scotland/tests/fixtures/puzzles.txt");
const BERGUES: &str = include_str!("../../../games/bergues/tests/fixtures/puzzles.txt");

#[test]
fn schotten_totten() {
    check_puzzles::<schotten_totten::Position>(SCHOTTEN_TOTTEN, 4);
}

#[test]
fn lords_of_scotland() {
    check_puzzles::<lords_of_scotland::Position>(LORDS_OF_SCOTLAND, 2);
}

#[test]
fn bergues() {
    check_puzzles::<bergues::Position>(BERGUES, 4);
}

/// The tree search solves all puzzles, the search with a net all but `most_missed`.
#[track_caller]
fn check_puzzles<G: Heuristics>(puzzles: &str, most_missed: usize) {
    let failures = unsolved::<G>(puzzles, &mut Ismcts::<G>::default(), BUDGET, &SEEDS);
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
    let missed = unsolved::<G>(puzzles, &mut NetSearch::<G>::default(), NET_BUDGET, &SEEDS[..1]);
    assert!(missed.len() <= most_missed, "with a net {} failures:\n{}", missed.len(), missed.join("\n"));
}

/// The puzzles that a bot does not solve, with what it prefers.
fn unsolved<G: Game>(puzzles: &str, bot: &mut dyn Bot<G>, budget: Budget, seeds: &[u64]) -> Vec<String> {
    let (mut count, mut failures) = (0, Vec::new());
    for line in puzzles.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let &[id, position, solutions, reason] = fields.as_slice() else { panic!("four fields: {line}") };
        let position: G = position.parse().unwrap_or_else(|bad| panic!("{id}: {bad}"));
        let view = position.view(position.decider().expect("something to decide").into());
        count += 1;
        for &seed in seeds {
            let decision = bot.think(&view, budget, &mut Dice::quick(seed));
            if solutions.split(' ').any(|solution| solution == decision.action.to_string()) {
                continue;
            }
            let preferred: Vec<String> = decision
                .alternatives
                .iter()
                .filter(|other| other.share >= 0.01)
                .map(|other| format!("{} ({:.0} %, {:.3})", other.action, 100.0 * other.share, other.value))
                .collect();
            let preferred = preferred.join(", ");
            failures.push(format!("{id}, seed {seed}: {preferred}; right is {solutions}: {reason}"));
        }
    }
    assert!(count > 0, "no puzzles");
    failures
}
