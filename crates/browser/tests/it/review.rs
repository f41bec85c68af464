//! Reviews by a worker.

use serde_json::json;
use wire::ReviewRequest;

use crate::device::Device;

/// A finished game of two bots that play at random.
fn record() -> String {
    let game = catalog::game("bergues").expect("a game");
    let mut table = game.deal(&tabletop::Settings::new(), 2, tabletop::Seed([3; 32])).expect("a deal");
    let budget = bots::Budget::Iterations(1);
    while let Some(report) =
        table.think(bots::BotSpec::Random, budget, tabletop::Seed([table.length() as u8; 32]))
    {
        table.apply(&[report.action]).expect("a legal action");
    }
    catalog::record(&*table, None, &[]).to_string()
}

#[test]
fn a_review_comes_in_parts_that_follow_each_other() {
    let mut request = ReviewRequest { record: record(), round: 0, done: 0, chances: Vec::new() };
    let part = browser::review(&request).expect("a record");
    assert_eq!(part.steps.iter().map(|step| step.number).collect::<Vec<_>>(), (0..8).collect::<Vec<_>>());
    let last = part.steps.last().expect("eight steps");
    request.done = 8;
    request.chances = last.changes.iter().map(|change| (change.chance, change.error)).collect();
    let next = browser::review(&request).expect("a record");
    assert_eq!(next.steps[0].number, 8);
    assert_eq!(next.all, part.all);
}

#[test]
fn the_home_says_which_nets_a_review_needs() {
    let mut device = Device::default();
    let ask = |record: String| json!({ "review": { "request": { "record": record } } });
    assert_eq!(device.ask(&ask(record())).unwrap()["nets"], json!(["bergues-classic"]));
    assert_eq!(device.ask(&ask("nonsense".to_owned())).unwrap_err().code, "bad-position");
}
