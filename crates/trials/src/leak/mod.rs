//! Noninterference: can a viewer tell two games apart that differ only in what is hidden from that viewer?
//!
//! Two servers with the same players play a pair of games ([`plan`]) side by side, and everything the viewer receives
//! is compared byte by byte: socket messages, answers to requests, refusals, hints, lists. Only ids and the commitments
//! to the shuffles differ between the two servers; they are replaced by aliases first. Time stands still, so times are
//! compared too. An answer that says that the server failed is an error, even if both servers give it.

mod dealer;
mod paired_run;
pub mod plan;
mod probes;
pub mod secrets;
mod server;
mod store;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::Heuristics;
use catalog::GameVisitor;
pub use paired_run::{Comparison, Difference, PairError};
use plan::{Opponents, Planner};
use server::{Mode, TrialServer};
use tabletop::Dice;

/// Pairs that are played at the same pair of servers.
const BATCH: u64 = 32;
/// One batch in this many runs over a network and with a database.
const NETWORK_SHARE: u64 = 16;
/// One pair in this many is played against bots, with hints.
const BOTS_SHARE: u32 = 8;

/// The planner of a game of the catalog.
pub fn planner(game: &str) -> Option<Planner> {
    struct FindPlanner;

    impl GameVisitor for FindPlanner {
        type Output = Planner;

        fn visit<G: Heuristics>(self) -> Planner {
            plan::pair::<G>
        }
    }

    catalog::visit(game, FindPlanner)
}

/// A pair that failed.
#[derive(Debug, thiserror::Error)]
#[error("pair {number}: {error}")]
pub struct FailedPair {
    /// The number of the pair; the same seed creates it again.
    pub number: u64,
    /// Why it failed.
    pub error: PairError,
}

/// The parameters of a leak trial.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The number of pairs.
    pub pairs: u64,
    /// The seed of all random choices.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
}

/// Plays pairs on several threads and compares them. The first pair that fails ends the trial. `on_pair` is called
/// after each pair.
pub fn run(planner: Planner, plan: Plan, on_pair: &(dyn Fn() + Sync)) -> Result<Comparison, FailedPair> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let total = Mutex::new((Comparison::default(), None::<FailedPair>));
    let batches = plan.pairs.div_ceil(BATCH);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
                let runtime = runtime.expect("a runtime can be created");
                while !stop.load(Ordering::Relaxed) {
                    let batch = next.fetch_add(1, Ordering::Relaxed);
                    if batch >= batches {
                        return;
                    }
                    let played = runtime.block_on(play_batch(planner, plan, batch, on_pair));
                    let mut total = total.lock().expect("the lock is not poisoned");
                    match played {
                        Ok(comparison) => total.0 += comparison,
                        Err(failed) => {
                            stop.store(true, Ordering::Relaxed);
                            total.1.get_or_insert(failed);
                        }
                    }
                }
            });
        }
    });
    let (comparison, failed) = total.into_inner().expect("the lock is not poisoned");
    failed.map_or(Ok(comparison), Err)
}

async fn play_batch(
    planner: Planner,
    plan: Plan,
    batch: u64,
    on_pair: &(dyn Fn() + Sync),
) -> Result<Comparison, FailedPair> {
    let first = batch * BATCH;
    let mode = if batch.is_multiple_of(NETWORK_SHARE) { Mode::OverNetwork } else { Mode::InMemory };
    let start = async || {
        let started = TrialServer::start(mode).await;
        started.map_err(|error| FailedPair { number: first, error: error.into() })
    };
    let servers = [start().await?, start().await?];
    let mut comparison = Comparison::default();
    for number in first..(first + BATCH).min(plan.pairs) {
        let mut dice = Dice::quick(plan.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let opponents = if dice.below(BOTS_SHARE) == 0 { Opponents::Bots } else { Opponents::People };
        let pair = planner(opponents, &mut dice);
        let played = paired_run::play(&servers, &pair, opponents, &mut dice).await;
        comparison += played.map_err(|error| FailedPair { number, error })?;
        on_pair();
    }
    for server in servers {
        server.stop().await;
    }
    Ok(comparison)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use async_trait::async_trait;
    use client::http::{Method, Request, Response, StatusCode, Uri};
    use client::{ByteStream, Client, ClientError, Transport};

    use super::*;

    /// Answers requests for events with an internal server error.
    struct Failing(Client);

    #[async_trait]
    impl Transport for Failing {
        async fn exchange(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, ClientError> {
            if request.method() == Method::GET && request.uri().path().ends_with("/events") {
                let mut response = Response::new(Vec::new());
                *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
                return Ok(response);
            }
            self.0.transport().exchange(request).await
        }

        async fn connect(&self, uri: &Uri) -> Result<Box<dyn ByteStream>, ClientError> {
            self.0.transport().connect(uri).await
        }
    }

    #[tokio::test]
    async fn equal_server_errors_of_both_servers_fail_the_pair() {
        let mut servers = [
            TrialServer::start(Mode::InMemory).await.unwrap(),
            TrialServer::start(Mode::InMemory).await.unwrap(),
        ];
        for server in &mut servers {
            server.intercept(|client| Arc::new(Failing(client)));
        }
        let mut dice = Dice::quick(1);
        let pair = planner("bergues").expect("a game")(Opponents::People, &mut dice);
        let error = paired_run::play(&servers, &pair, Opponents::People, &mut dice).await.unwrap_err();
        assert!(matches!(error, PairError::ServerError { .. }), "{error}");
    }
}
