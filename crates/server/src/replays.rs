//! Replays logs on threads of their own, a few at a time: a replay takes milliseconds of computing, which would delay every
//! other request of a runtime thread. A request that waits for its turn holds no log.

use std::sync::Arc;

use table::{AppliedEvent, Table};
use tokio::sync::Semaphore;

use crate::app_state::AppState;
use crate::background::{self, Workers};
use crate::client::Client;
use crate::limits::{CountGuard, KeyedCounter, RateLimitKey};
use crate::problem::Problem;
use crate::store::{PersonId, TableId};

/// The maximum number of replays at the same time.
const MAX_REPLAYS: usize = 2;
/// The maximum number of requests of one person that wait, are computed or are sent.
const MAX_OF_PERSON: usize = 4;
/// The maximum number of such requests of all people of one network.
const MAX_OF_NETWORK: usize = 32;

/// The threads that replay logs, and the requests that wait for them.
pub(crate) struct Replays {
    workers: Workers,
    /// The threads that are free. Requests get them in the order in which they came.
    turns: Arc<Semaphore>,
    requests: KeyedCounter<RateLimitKey>,
}

/// Counts a request until its answer is sent.
pub(crate) struct CountedReplay {
    _guards: [Option<CountGuard<RateLimitKey>>; 2],
}

impl Default for Replays {
    fn default() -> Replays {
        Replays {
            workers: Workers::new("replays", MAX_REPLAYS, background::lower_priority),
            turns: Arc::new(Semaphore::new(MAX_REPLAYS)),
            requests: KeyedCounter::default(),
        }
    }
}

impl Replays {
    /// Counts a request. Refuses it if too many of the person or of its network are not answered yet.
    pub(crate) fn count(&self, person: Option<&PersonId>, client: &Client) -> Result<CountedReplay, Problem> {
        let count = |key: Option<RateLimitKey>, most| match key {
            Some(key) => self.requests.try_increment(&key, most).map(Some).ok_or(Problem::TooMany),
            None => Ok(None),
        };
        let person = count(person.map(RateLimitKey::from), MAX_OF_PERSON)?;
        let network = count(client.network().map(RateLimitKey::Address), MAX_OF_NETWORK)?;
        Ok(CountedReplay { _guards: [person, network] })
    }

    /// Runs a computation that takes about as long as a replay.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.run_with(async { Ok(()) }, |()| work()).await
    }

    /// Reads something once a thread is free, and computes with it on that thread.
    async fn run_with<R: Send + 'static, T: Send + 'static>(
        &self,
        read: impl Future<Output = Result<R, Problem>>,
        work: impl FnOnce(R) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Problem::ShuttingDown)?;
        let input = read.await?;
        let work = move || {
            // The computation keeps its turn if the client disconnects meanwhile.
            let _turn = turn;
            work(input)
        };
        self.workers.run(work).await
    }
}

/// Replays the log of a table and calls a function with the result.
pub(crate) async fn replay<T: Send + 'static>(
    app: &AppState,
    id: &TableId,
    then: impl FnOnce(Table, Vec<AppliedEvent>) -> T + Send + 'static,
) -> Result<T, Problem> {
    let read = async {
        let log = app.stores.tables.entries(id, 0).await?;
        if log.is_empty() { Err(Problem::NoTable) } else { Ok(log) }
    };
    let (table, dealer) = (id.clone(), Arc::clone(&app.dealer));
    let replay = move |log: Vec<table::Entry>| {
        let (table, events) = Table::replay(&table, &log, dealer).map_err(|error| {
            tracing::error!(%error, %table, "a log cannot be replayed");
            Problem::NotStored
        })?;
        Ok(then(table, events))
    };
    match app.replays.run_with(read, replay).await {
        // The replay panicked.
        Err(Problem::ShuttingDown) => Err(Problem::NotStored),
        result => result?,
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_log_is_read_when_it_is_its_turn() {
        let replays = Replays::default();
        let read = AtomicUsize::new(0);
        let replay = || {
            let read = async {
                read.fetch_add(1, Ordering::Relaxed);
                pending::<Result<(), Problem>>().await
            };
            Box::pin(replays.run_with(read, |()| ()))
        };
        let mut waiting: Vec<_> = (0..5 * MAX_REPLAYS).map(|_| replay()).collect();
        for one in &mut waiting {
            assert!(one.now_or_never().is_none());
        }
        assert_eq!(read.load(Ordering::Relaxed), MAX_REPLAYS);
        // A client that disconnects leaves its place to the next one.
        drop(waiting.remove(0));
        for one in &mut waiting {
            assert!(one.now_or_never().is_none());
        }
        assert_eq!(read.load(Ordering::Relaxed), MAX_REPLAYS + 1);
    }

    #[tokio::test]
    async fn a_computation_keeps_its_turn_if_the_client_disconnects() {
        let replays = Replays::default();
        let (begun, begins) = std::sync::mpsc::channel();
        let (release, held) = std::sync::mpsc::channel::<()>();
        let work = move || {
            let _ = begun.send(());
            let _ = held.recv();
        };
        let mut running = Box::pin(replays.run(work));
        assert!((&mut running).now_or_never().is_none());
        begins.recv().expect("it begins");
        drop(running);
        assert_eq!(replays.turns.available_permits(), MAX_REPLAYS - 1);
        drop(release);
        // All turns are free again once the computation is over.
        let all = replays.turns.acquire_many(MAX_REPLAYS as u32).await;
        assert!(all.is_ok());
    }
}
