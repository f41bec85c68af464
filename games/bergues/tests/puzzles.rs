//! The puzzles for bots are sound.

use bergues::Position;

#[test]
fn puzzles_can_be_read_and_their_solutions_are_legal() {
    assert_eq!(laws::check_puzzles::<Position>(include_str!("fixtures/puzzles.txt")), 27);
}
