//! How often each card came to each place, and what a fair shuffle allows.

use super::chi_square::quantile;

/// The share of fair shuffles whose statistic lies in an interval.
const CONFIDENCE: f64 = 0.99;

/// How the rows depend on each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Each deal puts every card at one place, and fills every place: a shuffle.
    Shuffle,
    /// Each deal chooses a column for every row, independently of the other rows.
    Choice,
}

/// The counts of one shuffle or choice: a row for each card, a column for each place.
#[derive(Clone, Debug)]
pub(super) struct Counts {
    /// What is counted.
    pub(super) name: &'static str,
    kind: Kind,
    rows: Vec<String>,
    /// The places, and how many cards each holds: a hand holds several, since it is not in order.
    columns: Vec<(String, u32)>,
    /// Row by row.
    cells: Vec<u64>,
}

/// A statistic and its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Statistic {
    /// What was counted, for instance `clan cards`.
    pub name: String,
    /// χ².
    pub value: f64,
    /// Its degrees of freedom.
    pub df: u32,
    /// The interval that holds 99 % of fair shuffles. For the extreme one of several statistics: 99 % of the shuffles have
    /// all of them inside.
    pub interval: (f64, f64),
}

impl Statistic {
    /// Whether the value is in the interval.
    pub fn is_inside(&self) -> bool {
        (self.interval.0..=self.interval.1).contains(&self.value)
    }
}

/// The interval of each of `number` statistics of which all are inside with the probability of [`CONFIDENCE`].
fn interval(df: u32, number: usize) -> (f64, f64) {
    let outside = 1.0 - CONFIDENCE.powf(1.0 / number as f64);
    (quantile(outside / 2.0, df), quantile(1.0 - outside / 2.0, df))
}

impl Counts {
    pub(super) fn new(
        name: &'static str,
        kind: Kind,
        rows: Vec<String>,
        columns: Vec<(String, u32)>,
    ) -> Counts {
        let cells = vec![0; rows.len() * columns.len()];
        Counts { name, kind, rows, columns, cells }
    }

    #[inline]
    pub(super) fn add(&mut self, row: usize, column: usize) {
        self.cells[row * self.columns.len() + column] += 1;
    }

    pub(super) fn merge(&mut self, other: &Counts) {
        for (cell, more) in self.cells.iter_mut().zip(&other.cells) {
            *cell += more;
        }
    }

    /// The square of the difference between a count and its expectation, by the expectation.
    fn cell(&self, row: usize, column: usize, deals: u64) -> f64 {
        let places: u32 = self.columns.iter().map(|(_, size)| size).sum();
        let expected = deals as f64 * f64::from(self.columns[column].1) / f64::from(places);
        (self.cells[row * self.columns.len() + column] as f64 - expected).powi(2) / expected
    }

    /// The statistics of all counts together, of the card and of the place that differ most from a fair shuffle.
    ///
    /// The counts of a shuffle have the covariance `N / (n - 1) · C ⊗ (diag(s) - s sᵀ / n)` for `n` cards and places of
    /// `s` cards, where `C` centres. Divided by the expectations it is a projection times a factor, so these sums have χ²
    /// distributions: all together after a factor of `(n - 1) / n`, a card as it is, a place after `(n - 1) / (n - s)`.
    pub(super) fn statistics(&self, deals: u64) -> Vec<Statistic> {
        let (rows, columns) = (self.rows.len(), self.columns.len());
        let of_row = |row: usize| (0..columns).map(|column| self.cell(row, column, deals)).sum::<f64>();
        let of_column = |column: usize| (0..rows).map(|row| self.cell(row, column, deals)).sum::<f64>();
        let all: f64 = (0..rows).map(of_row).sum();
        let (n, row_df) = (rows as f64, columns as u32 - 1);
        let (all, df) = match self.kind {
            Kind::Shuffle => (all * (n - 1.0) / n, (rows as u32 - 1) * row_df),
            Kind::Choice => (all, rows as u32 * row_df),
        };
        let mut found =
            vec![Statistic { name: self.name.to_owned(), value: all, df, interval: interval(df, 1) }];
        if rows > 1 {
            let by_row = self.rows.iter().enumerate().map(|(row, name)| (name, of_row(row)));
            found.push(extreme(self.name, by_row.collect(), row_df));
        }
        if self.kind == Kind::Shuffle {
            let by_column =
                self.columns.iter().enumerate().map(|(column, (name, size))| {
                    (name, of_column(column) * (n - 1.0) / (n - f64::from(*size)))
                });
            found.push(extreme(self.name, by_column.collect(), rows as u32 - 1));
        }
        found
    }
}

/// The statistic that is least likely in a fair shuffle.
fn extreme(what: &str, of: Vec<(&String, f64)>, df: u32) -> Statistic {
    let bounds = interval(df, of.len());
    let (middle, low, high) = (f64::from(df), bounds.0, bounds.1);
    let distance = |value: f64| {
        if value < middle { (middle - value) / (middle - low) } else { (value - middle) / (high - middle) }
    };
    let (name, value) = of
        .into_iter()
        .max_by(|(_, one), (_, two)| distance(*one).total_cmp(&distance(*two)))
        .expect("there are rows and columns");
    Statistic { name: format!("{what}, worst: {name}"), value, df, interval: bounds }
}

#[cfg(test)]
mod tests {
    use tabletop::Dice;

    use super::*;

    const DEALS: u64 = 20_000;

    /// Counts of decks of ten, of which a hand takes three, shuffled by this function.
    fn shuffled(shuffle: impl Fn(&mut [usize; 10], &mut Dice)) -> Vec<Statistic> {
        let cards = (0..10).map(|card| card.to_string()).collect();
        let hand = std::iter::once(("hand".to_owned(), 3));
        let columns = hand.chain((0..7).map(|place| (format!("pile {place}"), 1))).collect();
        let mut counts = Counts::new("cards", Kind::Shuffle, cards, columns);
        let mut dice = Dice::quick(7);
        for _ in 0..DEALS {
            let mut deck = std::array::from_fn(|card| card);
            shuffle(&mut deck, &mut dice);
            for (place, card) in deck.into_iter().enumerate() {
                counts.add(card, place.saturating_sub(2));
            }
        }
        counts.statistics(DEALS)
    }

    #[test]
    fn a_fair_shuffle_is_inside_every_interval() {
        let statistics = shuffled(|deck, dice| dice.shuffle(deck));
        assert_eq!(statistics.iter().map(|one| one.df).collect::<Vec<_>>(), [63, 7, 9]);
        assert!(statistics.iter().all(Statistic::is_inside), "{statistics:?}");
    }

    /// The known mistake: each item changes places with any item, which favours some orders.
    #[test]
    fn a_naive_shuffle_is_found() {
        let statistics = shuffled(|deck, dice| {
            for place in 0..deck.len() {
                deck.swap(place, dice.below(10) as usize);
            }
        });
        assert!(statistics.iter().all(|one| !one.is_inside()), "{statistics:?}");
    }

    #[test]
    fn a_shuffle_that_is_too_even_is_found() {
        let turn = std::cell::Cell::new(0);
        let statistics = shuffled(|deck, _| {
            deck.rotate_left(turn.get() % 10);
            turn.set(turn.get() + 1);
        });
        assert!(!statistics[0].is_inside(), "{statistics:?}");
    }

    #[test]
    fn an_unfair_coin_is_found() {
        let sides = vec![("heads".to_owned(), 1), ("tails".to_owned(), 1)];
        let mut coin = Counts::new("coin", Kind::Choice, vec!["coin".to_owned()], sides);
        let mut dice = Dice::quick(1);
        for _ in 0..DEALS {
            coin.add(0, usize::from(dice.below(100) < 52));
        }
        let statistics = coin.statistics(DEALS);
        assert!(statistics.len() == 1 && !statistics[0].is_inside(), "{statistics:?}");
    }
}
