//! Recorded games, replayed exactly: every list of actions, position, view, outcome.

use bergues::Position;

#[test]
fn every_recorded_game_is_replayed_exactly() {
    let replayed = laws::check_playthroughs::<Position>(include_str!("fixtures/playthroughs.jsonl"));
    assert_eq!(replayed, (36, 4265));
}
