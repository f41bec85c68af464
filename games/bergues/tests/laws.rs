//! The laws of every game, over all rule sets.

mod common;

use bergues::Position;
use common::{MOST_DECISIONS, OptionSet};
use laws::Effort;

fn check(sets: impl Iterator<Item = OptionSet>, games: u32) {
    for set in sets {
        let effort = Effort { games, most_decisions: MOST_DECISIONS, sample_one_in: 40 };
        laws::check_all::<Position>(&set.settings(), set.seats, effort);
    }
}

#[test]
fn classic_games_for_two_follow_the_laws() {
    check(OptionSet::all().filter(|set| set.variant == "classic" && set.seats == 2), 40);
}

#[test]
fn classic_games_for_three_follow_the_laws() {
    check(OptionSet::all().filter(|set| set.variant == "classic" && set.seats == 3), 40);
}

#[test]
fn classic_games_for_four_follow_the_laws() {
    check(OptionSet::all().filter(|set| set.variant == "classic" && set.seats == 4), 40);
}

#[test]
fn junior_games_follow_the_laws() {
    check(OptionSet::all().filter(|set| set.variant == "junior"), 80);
}
