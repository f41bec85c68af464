//! The laws that every game obeys, over every set of options.

use goofspiel::Position;
use laws::Effort;
use tabletop::{Settings, Value};

fn settings(cards: i64, ties: &str) -> Settings {
    Settings::new().with("cards", Value::Number(cards)).with("ties", Value::Word(ties.to_owned()))
}

#[test]
fn every_set_of_options_obeys_the_laws() {
    for seats in 2..=5 {
        for cards in [5, 9, 13] {
            for ties in ["carry", "discard"] {
                let most_decisions = 13 * 5;
                let effort = Effort { games: 60, most_decisions, sample_one_in: 4 };
                laws::check_all::<Position>(&settings(cards, ties), seats, effort);
            }
        }
    }
}
