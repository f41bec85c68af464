//! Are deals uniform? Deals many games as a table does, from secrets and nonces, and counts which card came to which place.
//!
//! The statistics of [`Statistic`] say how far the counts are from those of a fair shuffle, for all cards together, by card
//! and by place. A fair shuffle is outside of each interval once in a hundred runs; another seed tells such a run from a fault.

mod chi_square;
mod counts;
mod deck;

use std::sync::atomic::{AtomicU64, Ordering};

pub use counts::Statistic;
use deck::{Counter, Rules};
use table::fairness::{self, Secret};
use tabletop::Dice;

use crate::TrialError;

/// Deals that a thread makes before it takes the next ones.
const BATCH: u64 = 10_000;

/// The parameters of a shuffle trial.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The number of deals of each set of rules.
    pub deals: u64,
    /// The seed of all secrets and nonces.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
}

/// What was found for one set of rules.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game and its options.
    pub rules: String,
    /// The statistics.
    pub statistics: Vec<Statistic>,
}

/// Deals games of every set of rules of a game. `on_deals` is called with the number of deals made.
pub fn run(game: &str, plan: Plan, on_deals: &(dyn Fn(u64) + Sync)) -> Result<Vec<Report>, TrialError> {
    let all = deck::rules(game);
    if all.is_empty() {
        return Err(TrialError::unexpected(format!("the trial cannot read the deck of {game}")));
    }
    all.iter().map(|rules| count(rules, plan, on_deals)).collect()
}

fn count(rules: &Rules, plan: Plan, on_deals: &(dyn Fn(u64) + Sync)) -> Result<Report, TrialError> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut counter = Counter::new(rules);
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= plan.deals {
                return Ok::<_, TrialError>(counter);
            }
            let batch = first..(first + BATCH).min(plan.deals);
            let size = batch.end - batch.start;
            for number in batch {
                counter.count(&deal(rules, plan.seed, number)?).map_err(TrialError::unexpected)?;
            }
            on_deals(size);
        }
    };
    let counters: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("the thread does not panic")).collect()
    });
    let mut total = Counter::new(rules);
    for counter in counters {
        for (sum, counts) in total.counts.iter_mut().zip(&counter?.counts) {
            sum.merge(counts);
        }
    }
    let statistics = total.counts.iter().flat_map(|counts| counts.statistics(plan.deals)).collect();
    Ok(Report { rules: format!("{}, {}", rules.game.name(), rules.label), statistics })
}

/// Deals as a table does: the seed comes from a secret and the nonces of the players.
fn deal(rules: &Rules, seed: u64, number: u64) -> Result<String, TrialError> {
    let mut dice = Dice::quick(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut bytes = || {
        let mut bytes = [0; 32];
        for word in bytes.chunks_exact_mut(4) {
            word.copy_from_slice(&dice.word().to_le_bytes());
        }
        bytes
    };
    let secret = Secret::new(&bytes());
    let nonces = [Some(fairness::hex(&bytes())), None, None, None, None];
    let seed = secret.seed(1, &nonces[..rules.players.into()]);
    let table = rules.game.deal(&rules.settings, rules.players, seed).map_err(TrialError::unexpected)?;
    Ok(table.position())
}
