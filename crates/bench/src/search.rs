//! Search iterations per second from the opening position.

use bots::{Bot, Budget, Heuristics, Ismcts, IsmctsConfig};
use tabletop::{Dice, Settings, Value};

use crate::measure::best_rate;

/// Iterations in one timed slice, enough for the tree to grow as in a real search.
const SLICE: u32 = 20_000;

pub(crate) fn report() {
    println!("\nSearch from the opening position on one core, iterations per second.\n");
    println!("{:<34} {:>14} {:>14}", "game and rules", "plain playouts", "with heuristics");
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

fn row<G: Heuristics>(rules: &str, settings: &Settings, seats: u8) {
    let mut dice = Dice::quick(7);
    let position = G::deal(settings, seats, &mut dice).expect("these options are allowed");
    let view = position.view(position.decider().expect("the game begins").into());
    let [plain, heuristic] = [true, false].map(|plain| {
        let mut search = Ismcts::<G>::new(if plain { IsmctsConfig::PLAIN } else { IsmctsConfig::default() });
        best_rate(|| search.think(&view, Budget::Iterations(SLICE), &mut dice).iterations)
    });
    let name = format!("{} {rules} {seats} players", G::NAME).replace("  ", " ");
    println!("{name:<34} {plain:>14.0} {heuristic:>14.0}");
}
