//! A table of counts: how many sequences of actions there are from a position.

use schotten_totten::Position;

#[test]
fn the_counts_are_those_of_the_table() {
    assert_eq!(laws::check_perft::<Position>(include_str!("fixtures/perft.txt")), 551);
}
