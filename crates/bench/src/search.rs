//! How many iterations a search makes, from the opening position.

use bots::{Bot, Budget, Ismcts, Settings as Tuning};
use tabletop::{Dice, Knowledge, Settings, Value};

use crate::measure::best_rate;

/// Iterations in one timed slice: the tree grows as in a real search.
const SLICE: u32 = 20_000;

pub(crate) fn report() {
    println!("\nSearch from the opening position on one core, iterations a second.\n");
    println!("{:<34} {:>14} {:>14}", "game and rules", "plain playouts", "with knowledge");
    for (edition, tactics) in [("2016", false), ("2016", true), ("classic", false), ("classic", true)] {
        let settings = Settings::new()
            .with("edition", Value::Word(edition.to_owned()))
            .with("tactics", Value::Flag(tactics));
        row::<schotten_totten::Position>(
            &format!("{edition}{}", if tactics { "t" } else { "" }),
            &settings,
            2,
        );
    }
    for seats in [2, 4] {
        row::<lords_of_scotland::Position>("", &Settings::new(), seats);
        row::<bergues::Position>("", &Settings::new(), seats);
    }
}

fn row<G: Knowledge>(rules: &str, settings: &Settings, seats: u8) {
    let mut dice = Dice::quick(7);
    let position = G::deal(settings, seats, &mut dice).expect("these options are allowed");
    let view = position.view(position.decider().expect("the game begins").into());
    let [plain, knowing] = [true, false].map(|plain| {
        let mut search = Ismcts::<G>::new(if plain { Tuning::PLAIN } else { Tuning::default() });
        best_rate(|| search.think(&view, Budget::Iterations(SLICE), &mut dice).iterations)
    });
    let name = format!("{} {rules} {seats} players", G::NAME).replace("  ", " ");
    println!("{name:<34} {plain:>14.0} {knowing:>14.0}");
}
