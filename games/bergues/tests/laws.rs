//! The laws of every game, over all rule sets.

mod common;

use bergues::{LAST_TURN, Position};
use common::OptionSet;
use laws::Effort;

fn check(sets: impl Iterator<Item = OptionSet>, games: u32) {
    for set in sets {
        // A turn has at most 14 decisions: a path, six or seven tiles, a use, four moves.
        let most_decisions = 14 * u32::from(LAST_TURN);
        let effort = Effort { games, most_decisions, sample_one_in: 40 };
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
