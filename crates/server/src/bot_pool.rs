//! Runs bot searches on threads of their own, with a fair share for each person and for each network: a person with many
//! tables delays only the own bots, also if it signs in as many guests.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::Semaphore;

use crate::background::Workers;
use crate::limits::{RateLimitKey, network_of};
use crate::problem::Problem;
use crate::store::PersonId;

/// The maximum number of queued hints for one person.
const MAX_QUEUED: usize = 8;
/// The maximum number of queued searches of all people of one network with which another hint is queued.
const MAX_QUEUED_FOR_NETWORK: usize = 32;

/// The client for which a bot search runs. Its share is that of the person and that of the network, whichever is less.
#[derive(Clone, Debug)]
pub(crate) struct SearchOrigin {
    person: Option<PersonId>,
    /// `None` if it is not known or not limited.
    network: Option<IpAddr>,
}

impl SearchOrigin {
    /// A person in a network, as [`crate::client::Client::network`] names it.
    pub(crate) fn person(person: &PersonId, network: Option<IpAddr>) -> SearchOrigin {
        SearchOrigin { person: Some(person.clone()), network }
    }

    /// A client that need not be signed in.
    pub(crate) fn address(address: IpAddr) -> SearchOrigin {
        SearchOrigin { person: None, network: Some(network_of(address)) }
    }

    /// What the search counts against, with the maximum number of searches queued there before a hint.
    fn keys(&self) -> impl Iterator<Item = (RateLimitKey, usize)> {
        let person = self.person.as_ref().map(|person| (RateLimitKey::from(person), MAX_QUEUED));
        let most = if self.person.is_some() { MAX_QUEUED_FOR_NETWORK } else { MAX_QUEUED };
        let network = self.network.map(|network| (RateLimitKey::Address(network), most));
        person.into_iter().chain(network)
    }
}

/// A bounded pool of bot searches.
pub(crate) struct BotPool {
    workers: Workers,
    all: Arc<Semaphore>,
    /// How many searches run at once for one rate limit key.
    share: usize,
    each: Mutex<HashMap<RateLimitKey, Weak<Semaphore>>>,
    /// How many of the next tasks panic.
    #[cfg(test)]
    panics: std::sync::atomic::AtomicU32,
}

impl BotPool {
    pub(crate) fn new(count: usize) -> BotPool {
        let all = Arc::new(Semaphore::new(count));
        BotPool {
            workers: Workers::new("bots", count, bots::yield_often),
            all,
            share: count.div_ceil(2).max(1),
            each: Mutex::default(),
            #[cfg(test)]
            panics: 0.into(),
        }
    }

    /// Makes the next tasks panic; returns how many were left to panic before.
    #[cfg(test)]
    pub(crate) fn panic_next(&self, tasks: u32) -> u32 {
        self.panics.swap(tasks, std::sync::atomic::Ordering::Relaxed)
    }

    /// The share of a rate limit key.
    fn share_of(&self, key: &RateLimitKey) -> Arc<Semaphore> {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(share) = each.get(key).and_then(Weak::upgrade) {
            return share;
        }
        // Drop the shares of keys without tasks.
        each.retain(|_, share| share.strong_count() > 0);
        let share = Arc::new(Semaphore::new(self.share));
        each.insert(key.clone(), Arc::downgrade(&share));
        share
    }

    /// Runs a bot search as soon as the shares of its origin and the pool have room.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        origin: &SearchOrigin,
        task: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        // The own shares first: a task must not occupy the pool while it waits for them.
        let mut own = Vec::new();
        for (key, _) in origin.keys() {
            let share = self.share_of(&key).acquire_owned().await;
            own.push(share.map_err(|_| Problem::ShuttingDown)?);
        }
        let permit = Arc::clone(&self.all).acquire_owned().await.map_err(|_| Problem::ShuttingDown)?;
        #[cfg(test)]
        let task: Box<dyn FnOnce() -> T + Send> = match self.panic_next(0) {
            0 => Box::new(task),
            more => {
                self.panic_next(more - 1);
                Box::new(|| panic!("a bot panics, for the test"))
            }
        };
        let report = self.workers.run(move || {
            let report = task();
            drop(permit);
            report
        });
        let report = report.await;
        drop(own);
        report
    }

    /// Runs a search for a hint or a review, unless too many are queued for this origin.
    pub(crate) async fn run_hint<T: Send + 'static>(
        &self,
        origin: &SearchOrigin,
        task: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        for (key, most) in origin.keys() {
            let waiting = Arc::strong_count(&self.share_of(&key)) - 1;
            if waiting >= most {
                return Err(Problem::TooMany);
            }
        }
        self.run(origin, task).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use catalog::{BotReport, BotTask};

    use super::*;

    fn origin(name: &str) -> SearchOrigin {
        SearchOrigin::person(&PersonId(name.to_owned()), None)
    }

    fn origin_in(name: &str, network: &str) -> SearchOrigin {
        SearchOrigin::person(&PersonId(name.to_owned()), network.parse().ok())
    }

    fn report() -> BotReport {
        BotReport { action: String::new(), iterations: 0, value: 0.0, line: vec![], alternatives: vec![] }
    }

    /// The first of these occupies one of two threads, then all others queue a task. Asserts that the task of the last one
    /// runs, and that all others wait.
    async fn assert_only_the_last_one_runs(origins: &[SearchOrigin]) {
        let pool = Arc::new(BotPool::new(2));
        let (order, came) = mpsc::channel();
        let (release, held) = mpsc::channel::<()>();
        let first: BotTask = Box::new(move || {
            let _ = held.recv();
            report()
        });
        let (one, occupant) = (Arc::clone(&pool), origins[0].clone());
        let busy = tokio::spawn(async move { one.run(&occupant, first).await });
        while pool.all.available_permits() == 2 {
            tokio::task::yield_now().await;
        }
        let mut others = Vec::new();
        for (number, origin) in origins.iter().cloned().enumerate().skip(1) {
            let (pool, order) = (Arc::clone(&pool), order.clone());
            others.push(tokio::spawn(async move {
                let task: BotTask = Box::new(move || {
                    let _ = order.send(number);
                    report()
                });
                pool.run(&origin, task).await
            }));
        }
        let last = others.pop().expect("several origins");
        last.await.expect("no panic").expect("the task runs");
        assert_eq!(came.try_recv(), Ok(origins.len() - 1), "the others wait for their share");
        assert!(came.try_recv().is_err());
        release.send(()).expect("the first task waits for it");
        for asked in others {
            asked.await.expect("no panic").expect("the task runs");
        }
        busy.await.expect("no panic").expect("the first task ends");
    }

    #[tokio::test]
    async fn a_person_with_many_tasks_does_not_delay_others() {
        assert_only_the_last_one_runs(&["ann", "ann", "ann", "ann", "bob"].map(origin)).await;
    }

    #[tokio::test]
    async fn many_guests_of_one_network_do_not_delay_others() {
        let eve = "192.0.2.1";
        let guests = [("guest 1", eve), ("guest 2", eve), ("guest 3", eve), ("bob", "192.0.2.2")];
        assert_only_the_last_one_runs(&guests.map(|(name, network)| origin_in(name, network))).await;
    }

    #[tokio::test]
    async fn hints_are_refused_once_too_many_are_queued() {
        let pool = Arc::new(BotPool::new(0));
        let mut waiting = Vec::new();
        let mut refused = 0;
        for _ in 0..MAX_QUEUED + 5 {
            let asked = {
                let pool = Arc::clone(&pool);
                tokio::spawn(async move { pool.run_hint(&origin("ann"), Box::new(report)).await })
            };
            tokio::task::yield_now().await;
            if asked.is_finished() {
                assert_eq!(asked.await.expect("no panic").err(), Some(Problem::TooMany));
                refused += 1;
            } else {
                waiting.push(asked);
            }
        }
        assert_eq!(refused, 5);
        waiting.iter().for_each(tokio::task::JoinHandle::abort);
    }
}
