//! Whether anybody can tell two games apart that differ only in what is hidden from them.
//!
//! Two servers with the same people play a pair of games ([`plan`]) side by side ([`twins`]), and everything
//! the viewer is sent is compared byte by byte: the socket's messages, the answers to requests, refusals, hints,
//! lists. Between the two only ids and the commitments to the shuffles differ, and those are replaced by name.
//! Time stands still, so times are compared too.

mod decks;
mod memory;
pub mod plan;
pub mod secrets;
mod tries;
pub mod twins;
mod world;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use plan::{Kind, Planner};
use tabletop::Dice;
pub use twins::{Compared, Fault};
pub use world::{Broken, Way, World};

/// How many pairs are played at one pair of servers.
const BATCH: u64 = 32;
/// In one batch of so many nothing is left out: network and database are real.
const NETWORK: u64 = 16;
/// One pair of so many is against bots, with hints.
const BOTS: u32 = 8;

/// A game of the list with what makes pairs of it.
pub const GAMES: [(&str, Planner); 3] = [
    ("schotten-totten", plan::pair::<schotten_totten::Position>),
    ("lords-of-scotland", plan::pair::<lords_of_scotland::Position>),
    ("bergues", plan::pair::<bergues::Position>),
];

/// A pair that did not end well.
#[derive(Debug, thiserror::Error)]
#[error("pair {number}: {fault}")]
pub struct Found {
    /// Which pair; the same seed makes it again.
    pub number: u64,
    /// What happened.
    pub fault: Fault,
}

/// How much to compare.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many pairs.
    pub pairs: u64,
    /// Where chance comes from.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
}

/// Plays pairs, on several threads, and compares; the first that differ end it.
pub fn compare(planner: Planner, effort: Effort, watch: &(dyn Fn(u64) + Sync)) -> Result<Compared, Found> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let total = Mutex::new((Compared::default(), None::<Found>));
    let batches = effort.pairs.div_ceil(BATCH);
    std::thread::scope(|scope| {
        for _ in 0..effort.threads.max(1) {
            scope.spawn(|| {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
                let runtime = runtime.expect("a runtime can be made");
                while !stop.load(Ordering::Relaxed) {
                    let batch = next.fetch_add(1, Ordering::Relaxed);
                    if batch >= batches {
                        return;
                    }
                    let done = runtime.block_on(play_batch(planner, effort, batch, watch));
                    let mut total = total.lock().expect("nobody panics with it");
                    match done {
                        Ok(compared) => total.0 += compared,
                        Err(found) => {
                            stop.store(true, Ordering::Relaxed);
                            total.1.get_or_insert(found);
                        }
                    }
                }
            });
        }
    });
    let (compared, found) = total.into_inner().expect("nobody panics with it");
    found.map_or(Ok(compared), Err)
}

async fn play_batch(
    planner: Planner,
    effort: Effort,
    batch: u64,
    watch: &(dyn Fn(u64) + Sync),
) -> Result<Compared, Found> {
    let first = batch * BATCH;
    let way = if batch.is_multiple_of(NETWORK) { Way::Network } else { Way::Memory };
    let failed = |number: u64, fault: Fault| Found { number, fault };
    let one = World::open(way).await.map_err(|error| failed(first, error.into()))?;
    let two = World::open(way).await.map_err(|error| failed(first, error.into()))?;
    let worlds = [one, two];
    let mut compared = Compared::default();
    for number in first..(first + BATCH).min(effort.pairs) {
        let mut dice = Dice::quick(effort.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let kind = if dice.below(BOTS) == 0 { Kind::Bots } else { Kind::People };
        let pair = planner(kind, &mut dice);
        let played = twins::play(&worlds, &pair, kind, &mut dice).await;
        compared += played.map_err(|fault| failed(number, fault))?;
        watch(1);
    }
    for world in worlds {
        world.close().await;
    }
    Ok(compared)
}
