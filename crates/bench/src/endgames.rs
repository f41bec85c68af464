//! How often the exact endgames of Schotten Totten are given up, by the number of positions that may be looked at.

use std::time::Instant;

use bots::{BotSpec, Budget, Heuristics};
use schotten_totten::{PileKind, Position, Rules};
use tabletop::{Dice, Game, Seat};

const GAMES: u64 = 400;
const LIMITS: [u32; 9] = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 400_000, 2_000_000];

/// Prints the share for the endgames of each bot against itself.
pub(crate) fn report() {
    for name in ["net", "policy"] {
        let endgames = endgames(name);
        println!("{name}: {} decisions of {GAMES} games", endgames.len());
        for limit in LIMITS {
            let start = Instant::now();
            let given_up = endgames.iter().filter(|position| position.best_result(limit).is_none()).count();
            let [share, time] =
                [given_up as f64, start.elapsed().as_secs_f64()].map(|sum| sum / endgames.len() as f64);
            println!("{limit:>9} positions: {:.2} % given up, {:.2} ms", 100.0 * share, 1000.0 * time);
        }
    }
}

/// The decisions with an empty pile, a choice, and no certain win within the turn.
fn endgames(name: &str) -> Vec<Position> {
    let rules: Vec<Rules> = Rules::all().filter(|rules| !rules.tactics).collect();
    let mut bot = name.parse::<BotSpec>().expect("a bot").bot::<Position>();
    let (mut found, mut actions) = (Vec::new(), Vec::new());
    for game in 0..GAMES {
        let mut dice = Dice::quick(1_000_000 + game);
        let mut position = Position::deal_rules(rules[game as usize % rules.len()], Seat::A, &mut dice);
        while let Some(seat) = position.decider() {
            let action = position.forced_action(&mut actions).unwrap_or_else(|| {
                if position.pile_len(PileKind::Clan) == 0 && position.sure_win().is_none() {
                    found.push(position);
                }
                bot.think(&position.view(seat.into()), Budget::Iterations(1), &mut dice).action
            });
            position.apply(action, &mut dice);
        }
    }
    found
}
