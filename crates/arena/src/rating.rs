//! Elo estimates, confidence intervals and sequential tests.

use crate::Duel;

/// A difference in Elo with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The most likely difference.
    pub elo: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The Elo difference of a score share.
pub(crate) fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    400.0 * (share / (1.0 - share)).log10()
}

/// The expected score share of an Elo difference.
pub(crate) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl Duel {
    /// Mean and variance of the score share of a pair, and the number of pairs. The two games of a pair share a deal
    /// and are not independent, so errors are computed over pairs.
    fn moments(&self) -> (f64, f64, f64) {
        let pairs: f64 = self.pairs.iter().map(|count| f64::from(*count)).sum();
        let each = |index: usize| index as f64 / 4.0;
        let sum: f64 = self.pairs.iter().enumerate().map(|(i, count)| each(i) * f64::from(*count)).sum();
        let mean = sum / pairs.max(1.0);
        let spread: f64 = self
            .pairs
            .iter()
            .enumerate()
            .map(|(i, count)| (each(i) - mean).powi(2) * f64::from(*count))
            .sum();
        // The variance has a lower bound, so that a few equal results do not look certain.
        (mean, (spread / pairs.max(1.0)).max(0.25 / pairs.max(1.0)), pairs)
    }

    /// The score share of the first bot.
    pub fn share(&self) -> f64 {
        self.moments().0
    }

    /// The Elo advantage of the first bot.
    pub fn estimate(&self) -> Estimate {
        let (mean, variance, pairs) = self.moments();
        let error = 1.96 * (variance / pairs.max(1.0)).sqrt();
        Estimate { elo: elo(mean), low: elo(mean - error), high: elo(mean + error) }
    }
}

/// A sequential probability ratio test: is the first bot stronger by `lower` Elo, or by `upper`?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference of the null hypothesis.
    pub lower: f64,
    /// The difference of the alternative.
    pub upper: f64,
}

/// The state of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Stronger: the upper hypothesis is accepted.
    Stronger,
    /// Not stronger: the lower hypothesis is accepted.
    NotStronger,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The log-likelihood ratio of the two hypotheses.
    pub fn likelihood(&self, duel: &Duel) -> f64 {
        let (mean, variance, pairs) = duel.moments();
        let (low, high) = (share(self.lower), share(self.upper));
        pairs * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Decides with 5 % errors of both kinds.
    pub fn decide(&self, duel: &Duel) -> Decision {
        let bound = (0.95_f64 / 0.05).ln();
        match self.likelihood(duel) {
            ratio if ratio >= bound => Decision::Stronger,
            ratio if ratio <= -bound => Decision::NotStronger,
            _ => Decision::Open,
        }
    }
}

/// A bot's rating in a pool whose mean is 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// The bot.
    pub name: String,
    /// Its rating.
    pub elo: f64,
    /// Half the width of its 95 % interval.
    pub error: f64,
}

/// Maximum likelihood ratings of all duels (Bradley–Terry), by gradient steps.
pub fn ratings(names: &[String], duels: &[Duel]) -> Vec<Rating> {
    let index = |name: &str| names.iter().position(|other| other == name).expect("a bot of the pool");
    let mut elos = vec![0.0; names.len()];
    for _ in 0..2000 {
        let mut push = vec![0.0; names.len()];
        let mut weight = vec![1e-9; names.len()];
        for duel in duels {
            let (one, two) = (index(&duel.names[0]), index(&duel.names[1]));
            let (mean, _, pairs) = duel.moments();
            let expected = share(elos[one] - elos[two]);
            // Half a point to each keeps the rating of an undefeated bot finite.
            let mean = (mean * pairs + 0.5) / (pairs + 1.0);
            push[one] += pairs * (mean - expected);
            push[two] -= pairs * (mean - expected);
            weight[one] += pairs * expected * (1.0 - expected);
            weight[two] += pairs * expected * (1.0 - expected);
        }
        for (elo, (push, weight)) in elos.iter_mut().zip(push.iter().zip(&weight)) {
            *elo += (push / weight * 100.0).clamp(-50.0, 50.0);
        }
        let mean = elos.iter().sum::<f64>() / elos.len() as f64;
        for elo in &mut elos {
            *elo -= mean;
        }
    }
    let error = |name: &String| {
        let information: f64 = duels
            .iter()
            .filter(|duel| duel.names.contains(name))
            .map(|duel| {
                let estimate = duel.estimate();
                1.0 / ((estimate.high - estimate.low) / 2.0).max(1.0).powi(2)
            })
            .sum();
        if information > 0.0 { information.sqrt().recip() } else { f64::INFINITY }
    };
    names
        .iter()
        .zip(&elos)
        .map(|(name, elo)| Rating { name: name.clone(), elo: *elo, error: error(name) })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duel(pairs: [u32; 5]) -> Duel {
        Duel { names: ["one".to_owned(), "two".to_owned()], pairs, ..Duel::default() }
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        let estimate = duel([0, 0, 100, 0, 100]).estimate();
        assert!((estimate.elo - 190.8).abs() < 0.1, "{estimate:?}");
        assert!(estimate.low > 150.0 && estimate.high < 240.0, "{estimate:?}");
    }

    #[test]
    fn equal_scores_give_zero_elo() {
        let estimate = duel([50, 0, 100, 0, 50]).estimate();
        assert!(estimate.elo.abs() < 1e-9 && estimate.low < 0.0 && estimate.high > 0.0);
    }

    #[test]
    fn a_sequential_test_decides_clear_results_only() {
        let test = Sprt { lower: 0.0, upper: 20.0 };
        assert_eq!(test.decide(&duel([100, 0, 800, 0, 400])), Decision::Stronger);
        assert_eq!(test.decide(&duel([400, 0, 800, 0, 100])), Decision::NotStronger);
        assert_eq!(test.decide(&duel([3, 0, 10, 0, 4])), Decision::Open);
    }

    #[test]
    fn ratings_are_ordered_by_the_results() {
        let names = ["a", "b", "c"].map(str::to_owned);
        let meet = |one: &str, two: &str, pairs| Duel {
            names: [one.to_owned(), two.to_owned()],
            pairs,
            ..Duel::default()
        };
        let duels = [
            meet("a", "b", [0, 0, 100, 0, 100]),
            meet("b", "c", [0, 0, 100, 0, 100]),
            meet("a", "c", [0, 0, 20, 0, 180]),
        ];
        let ratings = ratings(&names, &duels);
        assert!((ratings[0].elo - ratings[1].elo - 191.0).abs() < 60.0, "{ratings:?}");
        assert!(ratings[0].elo > ratings[1].elo && ratings[1].elo > ratings[2].elo);
        assert!(ratings.iter().map(|rating| rating.elo).sum::<f64>().abs() < 1e-6);
    }
}
