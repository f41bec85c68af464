//! Recorded games replay exactly: legal actions, positions, views and outcomes.

use lords_of_scotland::Position;

#[test]
fn every_game_replays_exactly() {
    let replayed = laws::check_playthroughs::<Position>(include_str!("fixtures/playthroughs.jsonl"));
    assert_eq!(replayed, (16, 2409));
}
