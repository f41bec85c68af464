//! Calibration: whether a bot wins as often as its reported win probability says.

use std::fmt::Write;

use bots::{Bot, Budget, Heuristics, Rewards, hash_combine};
use tabletop::{Dice, Settings};

use crate::curve::{frame, label, line};

/// The reports whose probability falls into one tenth.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    /// The number of reports.
    pub count: u32,
    /// The sum of the reported probabilities.
    pub reported: f64,
    /// The sum of the rewards.
    pub achieved: f64,
}

/// Ten bins of reports.
pub type Bins = [Bin; 10];

/// Lets a bot play against itself and takes one report per game, at a random decision.
pub fn collect_reports<G: Heuristics>(
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
        let mut reports = Vec::new();
        let mut legal = Vec::new();
        while let Some(seat) = position.decider() {
            let action = if let Some(forced) = position.forced_action(&mut legal) {
                forced
            } else {
                let decision = bot.think(&position.view(seat.into()), budget, &mut dice);
                reports.push((seat, decision.value));
                decision.action
            };
            position.apply(action, &mut dice);
        }
        let rewards = Rewards::of(position.turn().verdict().expect("it is over"), *seats);
        // Reports of one game are not independent, so one is taken.
        if !reports.is_empty() {
            let (seat, value) = reports[dice.below(reports.len() as u32) as usize];
            let bin = &mut bins[((value * 10.0) as usize).min(9)];
            bin.count += 1;
            bin.reported += f64::from(value);
            bin.achieved += f64::from(rewards.for_seat(seat));
        }
    }
    bins
}

/// The expected calibration error: the mean distance between reported and achieved, weighted by the counts.
pub fn error(bins: &Bins) -> f64 {
    let all: u32 = bins.iter().map(|bin| bin.count).sum();
    bins.iter().map(|bin| (bin.reported - bin.achieved).abs()).sum::<f64>() / f64::from(all.max(1))
}

/// A reliability diagram with 95 % intervals; the diagonal is perfect.
pub fn picture(title: &str, bins: &Bins) -> String {
    let x = |reported: f64| 48.0 + 544.0 * reported;
    let y = |achieved: f64| 272.0 - 224.0 * achieved;
    let mut svg = frame(title);
    line(&mut svg, (x(0.0), y(0.0)), (x(1.0), y(1.0)), "#8888");
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        line(&mut svg, (x(0.0), y(share)), (x(1.0), y(share)), "#8884");
        label(&mut svg, (8.0, y(share) + 4.0), &format!("{:.0} %", 100.0 * share));
        label(&mut svg, (x(share) - 12.0, 290.0), &format!("{:.0} %", 100.0 * share));
    }
    label(&mut svg, (48.0, 310.0), "reported win probability; frequency of wins");
    for bin in bins.iter().filter(|bin| bin.count > 0) {
        let count = f64::from(bin.count);
        let (reported, achieved) = (bin.reported / count, bin.achieved / count);
        let error = 1.96 * (achieved * (1.0 - achieved) / count).sqrt();
        line(
            &mut svg,
            (x(reported), y((achieved - error).max(0.0))),
            (x(reported), y((achieved + error).min(1.0))),
            "#4682b488",
        );
        let _ = writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"#4682b4\"/>",
            x(reported),
            y(achieved)
        );
    }
    svg + "</svg>\n"
}
