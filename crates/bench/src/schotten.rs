//! Schotten Totten: random games of each rule set, all claims made as soon as they are possible.

use std::hint::black_box;

use schotten_totten::{Position, Rules, playout};
use tabletop::{Dice, Seat};

use crate::measure::{best_rate, instructions_per_game};

/// Games in one timed slice.
const SLICE: u32 = 2000;

/// Plays random games and answers how many decisions they took.
pub(crate) fn play(rules: Rules, games: u32) -> u64 {
    let mut dice = Dice::quick(0x5eed);
    (0..games).map(|game| u64::from(one(rules, game, &mut dice))).sum()
}

fn one(rules: Rules, game: u32, dice: &mut Dice) -> u32 {
    let mut position = Position::deal_rules(rules, Seat::new((game % 2) as u8), dice);
    playout(&mut position, dice).decisions
}

pub(crate) fn report() {
    println!("Schotten Totten: one core, random games, stones claimed as soon as possible");
    println!(
        "{:<10} {:>12} {:>12} {:>14} {:>10} {:>14} {:>14}",
        "rules", "games/s", "decisions", "decisions/s", "ns/proof", "instr./game", "bytes"
    );
    for rules in Rules::all() {
        let decisions = play(rules, SLICE) as f64 / f64::from(SLICE);
        let games = best_rate(|| {
            black_box(play(rules, SLICE));
            u64::from(SLICE)
        });
        let instructions =
            if std::env::var("NOVG").is_ok() { None } else { instructions_per_game(&rules.to_string()) };
        println!(
            "{:<10} {:>12.0} {:>12.1} {:>14.0} {:>10} {:>14} {:>14}",
            rules.to_string(),
            games,
            decisions,
            games * decisions,
            "",
            instructions.map_or("-".to_owned(), |count| count.to_string()),
            size_of::<Position>(),
        );
    }
}
