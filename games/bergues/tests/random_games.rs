//! Random games of every rule set end without a panic.

mod common;

use bergues::Position;
use common::OptionSet;
use tabletop::{Dice, Game};

const GAMES: u32 = 20_000;

/// The total number of decisions of all games.
fn play(set: OptionSet) -> u64 {
    let (settings, mut dice, mut scratch) = (set.settings(), Dice::quick(7), Vec::new());
    let mut decisions = 0;
    for _ in 0..GAMES {
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
        let decisions = play(set);
        // Even the shortest game, a junior race, takes several decisions; none takes thousands on average.
        assert!((10..1000).contains(&(decisions / u64::from(GAMES))), "{set:?}: {decisions}");
    }
}
