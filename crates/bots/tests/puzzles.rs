//! The strongest bot solves every puzzle.
//!
//! A game with a `tests/fixtures/puzzles.txt` gets one test here. Each line of that file is
//! `id | position | action [action …] | reason`; any of the actions is right.

use bots::{Bot, Budget, Ismcts};
use tabletop::{Dice, Knowledge};

/// Enough for every puzzle, and a few seconds for all of them.
const BUDGET: Budget = Budget::Iterations(30_000);
/// A solution must not be luck.
const SEEDS: [u64; 3] = [1, 2, 3];

#[test]
fn schotten_totten() {
    solved::<schotten_totten::Position>(include_str!(
        "../../../games/schotten-totten/tests/fixtures/puzzles.txt"
    ));
}

#[test]
fn lords_of_scotland() {
    solved::<lords_of_scotland::Position>(include_str!(
        "../../../games/lords-of-scotland/tests/fixtures/puzzles.txt"
    ));
}

#[test]
fn bergues() {
    solved::<bergues::Position>(include_str!("../../../games/bergues/tests/fixtures/puzzles.txt"));
}

/// Fails with all puzzles that were not solved, and what the bot preferred.
#[track_caller]
fn solved<G: Knowledge>(puzzles: &str) {
    let mut bot = Ismcts::<G>::default();
    let (mut count, mut failures) = (0, Vec::new());
    for line in puzzles.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let &[id, position, solutions, reason] = fields.as_slice() else { panic!("four fields: {line}") };
        let position: G = position.parse().unwrap_or_else(|bad| panic!("{id}: {bad}"));
        let view = position.view(position.decider().expect("something to decide").into());
        count += 1;
        for seed in SEEDS {
            let thought = bot.think(&view, BUDGET, &mut Dice::quick(seed));
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
    assert!(failures.is_empty(), "{} failures in {count} puzzles:\n{}", failures.len(), failures.join("\n"));
}
