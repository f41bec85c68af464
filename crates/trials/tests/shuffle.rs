//! Every card comes to every place equally often, in every game of the catalog.

use trials::shuffle::{Plan, Statistic, run};

#[test]
fn deals_are_uniform_by_card_and_by_place() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    for game in catalog::GAMES {
        // Another seed may be one of those in a hundred that are outside of an interval by chance.
        let plan = Plan { deals: 50_000, seed: 1, threads };
        for report in run(game.name(), plan, &|_| {}).unwrap_or_else(|error| panic!("{error}")) {
            let outside: Vec<&Statistic> =
                report.statistics.iter().filter(|statistic| !statistic.is_inside()).collect();
            assert!(outside.is_empty(), "{}: {outside:?}", report.rules);
        }
    }
}
