//! A table of counts: how many sequences of actions there are from a position. Each line is
//! `position | depth | nodes`; lines that begin with `#` are comments.

use bergues::Position;
use tabletop::{Dice, perft};

#[test]
fn the_counts_are_those_of_the_table() {
    let (mut lines, mut largest) = (0, 0);
    for line in include_str!("fixtures/perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [position, depth, nodes] = parts[..] else { panic!("position | depth | nodes, not {line}") };
        let position: Position = position.parse().unwrap_or_else(|flaw| panic!("{flaw}: {position}"));
        let (depth, nodes) = (depth.parse().expect("a depth"), nodes.parse().expect("a count"));
        assert_eq!(perft(&position, &Dice::quick(0), depth), nodes, "{line}");
        lines += 1;
        largest = largest.max(nodes);
    }
    assert!(lines >= 60, "{lines}");
    assert!(largest > 1_000_000);
}
