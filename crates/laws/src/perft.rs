//! Law: the number of action sequences from a position is the one in the perft table.

use tabletop::{Dice, Game, perft};

/// Counts every line `position | depth | nodes` of a table; `#` begins a comment. The dice start at the first word of
/// the [`counting_seed`](crate::counting_seed). Returns the number of lines.
///
/// # Panics
/// If a count differs, or no count is above a million.
pub fn check_perft<G: Game>(table: &str) -> usize {
    let (mut lines, mut largest) = (0, 0);
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [position, depth, nodes] = parts[..] else { panic!("position | depth | nodes, not {line}") };
        let position: G = position.parse().unwrap_or_else(|flaw| panic!("{flaw}: {position}"));
        let (depth, nodes) = (depth.parse().expect("a depth"), nodes.parse().expect("a count"));
        let dice = Dice::from_seed(crate::counting_seed());
        assert_eq!(perft(&position, &dice, depth), nodes, "{line}");
        lines += 1;
        largest = largest.max(nodes);
    }
    assert!(largest > 1_000_000, "a table reaches at least a million nodes");
    lines
}
