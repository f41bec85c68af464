//! The search without a net solves every puzzle, the search with a net almost all.
//!
//! A game with a `tests/fixtures/puzzles.txt` gets one test here. Each line of that file is
//! `id | position | action [action …] | reason`; any of the actions is right.

use bots::net::Searching;
use bots::{Bot, Budget, Ismcts};
use tabletop::{Dice, Features, Game};

/// Enough for every puzzle, and a few seconds for all of them.
const BUDGET: Budget = Budget::Iterations(30_000);
/// A solution must not be luck.
const SEEDS: [u64; 3] = [1, 2, 3];

/// How long the search with a net thinks.
const LINES: Budget = Budget::Iterations(300);

const SCHOTTEN_TOTTEN: &str = include_str!("../../../games/schotten-totten/tests/fixtures/puzzles.txt");
const LORDS_OF_SCOTLAND: &str = include_str!("../../../games/lords-of-scotland/tests/fixtures/puzzles.txt");
const BERGUES: &str = include_str!("../../../games/bergues/tests/fixtures/puzzles.txt");

#[test]
fn schotten_totten() {
    all_solved::<schotten_totten::Position>(SCHOTTEN_TOTTEN, 4);
}

#[test]
fn lords_of_scotland() {
    all_solved::<lords_of_scotland::Position>(LORDS_OF_SCOTLAND, 2);
}

#[test]
fn bergues() {
    all_solved::<bergues::Position>(BERGUES, 4);
}

/// All are solved without a net, and all but so many with one.
#[track_caller]
fn all_solved<G: Features>(puzzles: &str, most_missed: usize) {
    let failures = unsolved::<G>(puzzles, &mut Ismcts::<G>::default(), BUDGET, &SEEDS);
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
    let missed = unsolved::<G>(puzzles, &mut Searching::<G>::default(), LINES, &SEEDS[..1]);
    assert!(missed.len() <= most_missed, "with a net {} failures:\n{}", missed.len(), missed.join("\n"));
}

/// All puzzles that were not solved, and what the bot preferred.
fn unsolved<G: Game>(puzzles: &str, bot: &mut dyn Bot<G>, budget: Budget, seeds: &[u64]) -> Vec<String> {
    let (mut count, mut failures) = (0, Vec::new());
    for line in puzzles.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let &[id, position, solutions, reason] = fields.as_slice() else { panic!("four fields: {line}") };
        let position: G = position.parse().unwrap_or_else(|bad| panic!("{id}: {bad}"));
        let view = position.view(position.decider().expect("something to decide").into());
        count += 1;
        for &seed in seeds {
            let thought = bot.think(&view, budget, &mut Dice::quick(seed));
            if solutions.split(' ').any(|solution| solution == thought.action.to_string()) {
                continue;
            }
            let preferred: Vec<String> = thought
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
