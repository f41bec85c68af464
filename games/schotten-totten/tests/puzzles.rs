//! The positions that the bots must solve are sound: they can be read, and their solutions can be played.

use std::collections::BTreeSet;

use schotten_totten::{Action, Position};
use tabletop::Game;

#[test]
fn puzzles_read_and_their_solutions_are_legal() {
    let mut ids = BTreeSet::new();
    let lines = include_str!("fixtures/puzzles.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let &[id, position, solutions, reason] = fields.as_slice() else {
            panic!("id | position | actions | reason: {line}");
        };
        assert!(ids.insert(id), "{id} is there twice");
        assert!(reason.ends_with('.'), "{id}: the reason is a sentence: {reason}");
        let position: Position = position.parse().unwrap_or_else(|bad| panic!("{id}: {bad}"));
        let solutions: Vec<Action> = solutions
            .split(' ')
            .map(|text| text.parse().unwrap_or_else(|bad| panic!("{id}: {bad}")))
            .inspect(|action| {
                position.check(*action).unwrap_or_else(|why| panic!("{id}: {action}: {why}"));
            })
            .collect();
        let different: BTreeSet<&Action> = solutions.iter().collect();
        assert_eq!(different.len(), solutions.len(), "{id}: a solution stands twice");
        assert!(position.legal_count() > solutions.len(), "{id}: there is no wrong action");
    }
    assert!(ids.len() >= 18, "only {} puzzles", ids.len());
}
