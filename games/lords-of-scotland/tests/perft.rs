//! Numbers of action sequences, the same from every implementation: position | depth | nodes.
//!
//! Chance comes from the seed 00 01 … 1f, from its first word.

use lords_of_scotland::Position;
use tabletop::{Dice, Seed, perft};

const TABLE: &str = include_str!("fixtures/perft.txt");

#[test]
fn the_table_is_right() {
    let dice = Dice::from_seed(Seed(std::array::from_fn(|index| index as u8)));
    let mut deepest = [0; 6];
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let [text, depth, nodes] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let position: Position = text.parse().unwrap_or_else(|flaw| panic!("{flaw}: {text}"));
        let expected: u64 = nodes.parse().unwrap();
        let counted = perft(&position, &dice, depth.parse().unwrap());
        assert_eq!(counted, expected, "{text} | {depth}");
        let players = usize::from(position.rules().seats);
        deepest[players] = deepest[players].max(counted);
    }
    assert!(deepest[2..].iter().all(|&nodes| nodes >= 1_000_000), "{deepest:?}");
}
