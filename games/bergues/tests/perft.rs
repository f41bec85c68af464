//! Perft: the number of action sequences from a position.

use bergues::Position;

#[test]
fn counts_match_the_table() {
    assert_eq!(laws::check_perft::<Position>(include_str!("fixtures/perft.txt")), 310);
}
