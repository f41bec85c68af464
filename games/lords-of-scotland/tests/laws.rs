//! The laws of every game, over all rule sets.

use laws::Effort;
use lords_of_scotland::Position;
use tabletop::{Settings, Value};

fn settings(bruce: bool, activation: &str, target: i64) -> Settings {
    Settings::new()
        .with("bruce", Value::Flag(bruce))
        .with("activation", Value::Word(activation.to_owned()))
        .with("target", Value::Number(target))
}

fn check(seats: u8, target: i64, games: u32) {
    for bruce in [false, true] {
        for activation in ["lowest", "bloodline"] {
            let effort = Effort { games, most_decisions: 20_000, sample_one_in: 8 };
            laws::check_all::<Position>(&settings(bruce, activation, target), seats, effort);
        }
    }
}

#[test]
fn two_players() {
    check(2, 40, 250);
}

#[test]
fn three_players() {
    check(3, 40, 150);
}

#[test]
fn four_players() {
    check(4, 40, 100);
}

#[test]
fn five_players() {
    check(5, 40, 75);
}

/// Long games, in which cards run out, slots stay empty and the pile is shuffled again and again.
#[test]
fn high_targets() {
    check(2, 100, 25);
    check(5, 100, 20);
}

#[test]
fn low_targets() {
    check(2, 1, 100);
    check(3, 12, 100);
}
