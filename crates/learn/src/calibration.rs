//! Whether a bot wins as often as it says it will.

use std::fmt::Write;

use bots::{Bot, Budget, Heuristics, Rewards, hash_combine};
use tabletop::{Dice, Settings};

use crate::curve::{frame, label, line};

/// How often a bot said about so much, what it said on average, and how often it then won.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    /// How many reports fell here.
    pub count: u32,
    /// The sum of the chances they told.
    pub told: f64,
    /// The sum of what came of it.
    pub came: f64,
}

/// Ten bins of reports.
pub type Bins = [Bin; 10];

/// Lets a bot play against itself and notes one report of each seat a game, at a random decision.
pub fn reports<G: Heuristics>(
    bot: &mut dyn Bot<G>,
    budget: Budget,
    (settings, seats): &(Settings, u8),
    games: u32,
    seed: u64,
) -> Bins {
    let mut bins = Bins::default();
    for game in 0..games {
        let mut dice = Dice::quick(hash_combine(seed, game.into()));
        let mut position = G::deal(settings, *seats, &mut dice).expect("the options were checked");
        let mut told = Vec::new();
        let mut legal = Vec::new();
        while let Some(seat) = position.decider() {
            legal.clear();
            position.legal_actions(&mut legal);
            let action = if let [forced] = legal[..] {
                forced
            } else {
                let thought = bot.think(&position.view(seat.into()), budget, &mut dice);
                told.push((seat, thought.value));
                thought.action
            };
            position.apply(action, &mut dice);
        }
        let rewards = Rewards::of(position.turn().verdict().expect("it is over"), *seats);
        // Reports of one game are not independent of each other: one is taken.
        if !told.is_empty() {
            let (seat, value) = told[dice.below(told.len() as u32) as usize];
            let bin = &mut bins[((value * 10.0) as usize).min(9)];
            bin.count += 1;
            bin.told += f64::from(value);
            bin.came += f64::from(rewards.for_seat(seat));
        }
    }
    bins
}

/// The mean distance between what was told and what came, weighted by how often.
pub fn error(bins: &Bins) -> f64 {
    let all: u32 = bins.iter().map(|bin| bin.count).sum();
    bins.iter().map(|bin| (bin.told - bin.came).abs()).sum::<f64>() / f64::from(all.max(1))
}

/// A picture: what came over what was told, with its interval; the diagonal is perfect.
pub fn picture(title: &str, bins: &Bins) -> String {
    let x = |told: f64| 48.0 + 544.0 * told;
    let y = |came: f64| 272.0 - 224.0 * came;
    let mut svg = frame(title);
    line(&mut svg, (x(0.0), y(0.0)), (x(1.0), y(1.0)), "#8888");
    for tenth in [0.0, 0.25, 0.5, 0.75, 1.0] {
        line(&mut svg, (x(0.0), y(tenth)), (x(1.0), y(tenth)), "#8884");
        label(&mut svg, (8.0, y(tenth) + 4.0), &format!("{:.0} %", 100.0 * tenth));
        label(&mut svg, (x(tenth) - 12.0, 290.0), &format!("{:.0} %", 100.0 * tenth));
    }
    label(&mut svg, (48.0, 310.0), "chance to win that was told; how often it came");
    for bin in bins.iter().filter(|bin| bin.count > 0) {
        let count = f64::from(bin.count);
        let (told, came) = (bin.told / count, bin.came / count);
        let error = 1.96 * (came * (1.0 - came) / count).sqrt();
        line(
            &mut svg,
            (x(told), y((came - error).max(0.0))),
            (x(told), y((came + error).min(1.0))),
            "#4682b488",
        );
        let _ =
            writeln!(svg, "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"#4682b4\"/>", x(told), y(came));
    }
    svg + "</svg>\n"
}
