//! Measurements of reviews: the sum rule, the calibration of the chances, and how many mistakes a larger budget confirms.

use bots::{Bot, BotSpec, Budget, Heuristics};
use review::{Account, Evaluator, Review, ReviewPlan, ReviewedStep, accounts, judge};
use tabletop::{Dice, Seat, Seed, Settings, Table};

/// A larger budget in the blind check.
const LARGER: u32 = 20;

/// Games that bots play, to be measured.
#[derive(Clone, Debug)]
pub struct Games {
    /// The settings.
    pub settings: Settings,
    /// The bot in each seat.
    pub bots: Vec<BotSpec>,
    /// How the games are reviewed.
    pub plan: ReviewPlan,
}

impl Games {
    /// Plays the game of this number.
    pub fn play<G: Heuristics>(&self, number: u64) -> Table<G> {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed[8] = 42;
        let seats = self.bots.len() as u8;
        let mut table =
            Table::<G>::deal(&self.settings, seats, Seed(seed)).expect("the settings were checked");
        let mut dice = Dice::quick(number ^ 0x5eed);
        let mut bots: Vec<Box<dyn Bot<G>>> = self.bots.iter().map(|spec| spec.bot::<G>()).collect();
        while let Some(seat) = table.position().decider() {
            let spec = self.bots[seat.index()];
            let budget = spec.budget(Budget::Iterations(100));
            let action = bots[seat.index()].think(&table.view(seat.into()), budget, &mut dice).action;
            table.apply(&[action.to_string()]).expect("bots play legal actions");
        }
        table
    }

    /// The largest difference between start + luck + own + others and the result, over the seats of one game; infinite if
    /// a part is no number.
    pub fn sum_error<G: Heuristics>(&self, number: u64) -> f64 {
        let table = self.play::<G>(number);
        let steps: Vec<ReviewedStep> = Review::new(&table, self.plan).collect();
        let verdict = table.position().turn().verdict().expect("the game is over");
        let rewards = bots::Rewards::of(verdict, table.position().seats());
        let error = |(seat, account): (Seat, Account)| {
            let sum = account.start + account.luck + account.own + account.others;
            (sum - f64::from(rewards.for_seat(seat))).abs()
        };
        Seat::first(table.position().seats()).zip(accounts(&steps)).map(error).fold(0.0, largest)
    }

    /// The chance of the deciding seat at one decision of a game, and its reward in the end.
    pub fn prediction<G: Heuristics>(&self, number: u64, evaluator: &mut Evaluator<G>) -> Option<(f64, f64)> {
        let table = self.play::<G>(number);
        let verdict = table.position().turn().verdict()?;
        let rewards = bots::Rewards::of(verdict, table.position().seats());
        let mut dice = Dice::quick(number ^ 0xca11);
        // A random decision with a choice; the last ones of a game are as likely as the first.
        for _ in 0..100 {
            let mut at = table.clone();
            at.rewind(dice.below(table.actions().len() as u32) as usize);
            let seat = at.position().decider()?;
            if let Some(decision) = judge(evaluator, &at.view(seat.into()), None, self.plan.samples, number) {
                return Some((decision.before.value, rewards.for_seat(seat).into()));
            }
        }
        None
    }

    /// One random mistake of a game, if the review marks any: whether a larger budget calls it a mistake as well, and
    /// whether it finds any cost.
    pub fn blind_check<G: Heuristics>(&self, number: u64, evaluator: &mut Evaluator<G>) -> Option<Checked> {
        let table = self.play::<G>(number);
        let steps: Vec<ReviewedStep> = Review::new(&table, self.plan).collect();
        let is_mistake =
            |step: &&ReviewedStep| step.decision.as_ref().is_some_and(review::Decision::is_mistake);
        let mistakes: Vec<&ReviewedStep> = steps.iter().filter(is_mistake).collect();
        if mistakes.is_empty() {
            return None;
        }
        let step = *Dice::quick(number ^ 0xb11d).pick(&mistakes);
        let mut at = table.clone();
        at.rewind(step.number - 1);
        let seat = at.position().decider()?;
        let played = table.actions()[step.number - 1];
        let samples = LARGER * self.plan.samples;
        let again = judge(evaluator, &at.view(seat.into()), Some(played), samples, number ^ 0xb16)?;
        let marked = step.decision.as_ref().map_or(0.0, |decision| decision.cost.value);
        Some(Checked {
            confirmed: again.is_mistake(),
            costs: again.cost.value > 2.0 * again.cost.error,
            cost: marked,
            again: again.cost.value,
        })
    }
}

/// The larger of two errors. `f64::max` ignores NaN; here it counts as an infinite error.
pub fn largest(one: f64, two: f64) -> f64 {
    if one.is_nan() || two.is_nan() { f64::INFINITY } else { one.max(two) }
}

/// A mistake that was looked at again with a larger budget.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Checked {
    /// Whether it is still called a mistake.
    pub confirmed: bool,
    /// Whether it costs anything beyond the error.
    pub costs: bool,
    /// What it cost at first.
    pub cost: f64,
    /// What it costs by the larger budget.
    pub again: f64,
}

/// Predictions by decile: count, mean prediction, mean reward.
pub fn deciles(predictions: &[(f64, f64)]) -> Vec<(usize, f64, f64)> {
    (0..10)
        .map(|decile| {
            let inside: Vec<&(f64, f64)> = predictions
                .iter()
                .filter(|(chance, _)| ((10.0 * chance) as usize).min(9) == decile)
                .collect();
            let mean = |value: fn(&(f64, f64)) -> f64| {
                inside.iter().map(|pair| value(pair)).sum::<f64>() / inside.len().max(1) as f64
            };
            (inside.len(), mean(|pair| pair.0), mean(|pair| pair.1))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_that_is_no_number_is_an_error() {
        assert!([0.0, 1e-16, 0.25].into_iter().fold(0.0, largest) < 0.3);
        assert!([0.0, f64::NAN, 0.25].into_iter().fold(0.0, largest).is_infinite());
        assert!([f64::NAN].into_iter().fold(0.0, largest).is_infinite());
        assert!([f64::INFINITY, 1.0].into_iter().fold(0.0, largest).is_infinite());
    }
}
