//! Recorded games replay exactly: legal actions, positions, views and outcomes.

use schotten_totten::Position;

#[test]
fn every_game_replays_exactly() {
    let replayed = laws::check_playthroughs::<Position>(include_str!("fixtures/playthroughs.jsonl"));
    assert_eq!(replayed, (24, 2644));
}
