//! Whole games, with every list of legal actions, every position and views: they replay exactly.

use schotten_totten::Position;

#[test]
fn all_games_replay_exactly() {
    let replayed = laws::check_playthroughs::<Position>(include_str!("fixtures/playthroughs.jsonl"));
    assert_eq!(replayed, (24, 2670));
}
