//! Many random games: each ends, none panics.

mod common;

use bergues::Position;
use common::OptionSet;
use tabletop::{Dice, Game};

fn play(set: OptionSet, games: u32) -> u64 {
    let (settings, mut dice, mut scratch) = (set.settings(), Dice::quick(7), Vec::new());
    let mut decisions = 0;
    for _ in 0..games {
        let mut position = Position::deal(&settings, set.seats, &mut dice).expect("a deal");
        while !position.is_over() {
            let action = position.random_action(&mut dice, &mut scratch);
            position.apply(action, &mut dice);
            decisions += 1;
        }
        assert!(position.turn_number() <= 500);
    }
    decisions
}

#[test]
fn twenty_thousand_random_games_of_each_set_of_options_end() {
    for set in OptionSet::all() {
        let start = std::time::Instant::now();
        let decisions = play(set, 20_000);
        println!("{set:?} {} {:?}", decisions as f64 / 20_000.0, start.elapsed());
        assert!(decisions > 20_000);
    }
}
