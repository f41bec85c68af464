//! The laws that every game obeys, over every set of options.

mod common;

use bergues::Position;
use common::OptionSet;
use laws::Effort;

/// Turns have at most 14 decisions (a path, six or seven tiles, a use, four moves), and there are 500 turns.
const MOST_DECISIONS: u32 = 500 * 14;

fn obey(sets: impl Iterator<Item = OptionSet>, games: u32) {
    for set in sets {
        let effort = Effort { games, most_decisions: MOST_DECISIONS, sample_one_in: 40 };
        laws::obey::<Position>(&set.settings(), set.seats, effort);
    }
}

#[test]
fn classic_games_for_two_obey_the_laws() {
    obey(OptionSet::all().filter(|set| set.variant == "classic" && set.seats == 2), 40);
}

#[test]
fn classic_games_for_three_obey_the_laws() {
    obey(OptionSet::all().filter(|set| set.variant == "classic" && set.seats == 3), 40);
}

#[test]
fn classic_games_for_four_obey_the_laws() {
    obey(OptionSet::all().filter(|set| set.variant == "classic" && set.seats == 4), 40);
}

#[test]
fn junior_games_obey_the_laws() {
    obey(OptionSet::all().filter(|set| set.variant == "junior"), 80);
}
