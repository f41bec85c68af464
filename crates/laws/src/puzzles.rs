//! Law: the puzzles of a game are sound. They can be read, and their solutions are legal.

use std::collections::BTreeSet;

use tabletop::Game;

/// Checks every line `id | position | actions | reason` of a file; `#` begins a comment. Returns the number of puzzles.
///
/// # Panics
/// If a puzzle is unsound: an id or a solution twice, a position that cannot be read, a solution that is not legal, no
/// wrong action, or a reason that is not a sentence.
pub fn check_puzzles<G: Game>(puzzles: &str) -> usize {
    let mut ids = BTreeSet::new();
    for line in puzzles.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let &[id, position, solutions, reason] = fields.as_slice() else {
            panic!("id | position | actions | reason: {line}");
        };
        assert!(ids.insert(id), "{id} is there twice");
        assert!(reason.ends_with('.'), "{id}: the reason is not a sentence: {reason}");
        let position: G = position.parse().unwrap_or_else(|bad| panic!("{id}: {bad}"));
        let mut different = BTreeSet::new();
        for text in solutions.split(' ') {
            let action: G::Action = text.parse().unwrap_or_else(|bad| panic!("{id}: {bad}"));
            position.check(action).unwrap_or_else(|why| panic!("{id}: {action}: {why}"));
            assert!(different.insert(action), "{id}: {action} is there twice");
        }
        assert!(position.legal_count() > different.len(), "{id}: there is no wrong action");
    }
    ids.len()
}
