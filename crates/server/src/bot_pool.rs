//! Runs bot searches on blocking threads, with a fair share for each person: a person with many tables delays only the
//! own bots.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use catalog::{BotReport, BotTask};
use tokio::sync::Semaphore;

use crate::limits::RateLimitKey;
use crate::problem::Problem;

/// The maximum number of queued hints for one rate limit key.
const MAX_QUEUED: usize = 8;

/// A bounded pool of bot searches.
pub(crate) struct BotPool {
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

    /// Runs a bot search as soon as the share of its key and the pool have room.
    pub(crate) async fn run(&self, key: &RateLimitKey, task: BotTask) -> Result<BotReport, Problem> {
        let share = self.share_of(key);
        // The own share first: a task must not occupy the pool while it waits for its share.
        let own = share.acquire().await.map_err(|_| Problem::ShuttingDown)?;
        let permit = Arc::clone(&self.all).acquire_owned().await.map_err(|_| Problem::ShuttingDown)?;
        #[cfg(test)]
        let task: BotTask = match self.panic_next(0) {
            0 => task,
            more => {
                self.panic_next(more - 1);
                Box::new(|| panic!("a bot panics, for the test"))
            }
        };
        let report = tokio::task::spawn_blocking(move || {
            let report = task();
            drop(permit);
            report
        });
        let report = report.await.map_err(|_| Problem::ShuttingDown);
        drop(own);
        report
    }

    /// Runs a search for a hint, unless too many are queued for this key.
    pub(crate) async fn run_hint(&self, key: &RateLimitKey, task: BotTask) -> Result<BotReport, Problem> {
        let waiting = Arc::strong_count(&self.share_of(key)) - 1;
        if waiting >= MAX_QUEUED { Err(Problem::TooMany) } else { self.run(key, task).await }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::store::PersonId;

    fn key(name: &str) -> RateLimitKey {
        RateLimitKey::Person(PersonId(name.to_owned()))
    }

    fn report() -> BotReport {
        BotReport { action: String::new(), iterations: 0, value: 0.0, line: vec![], alternatives: vec![] }
    }

    #[tokio::test]
    async fn a_person_with_many_tasks_does_not_delay_others() {
        let pool = Arc::new(BotPool::new(2));
        let (order, came) = mpsc::channel();
        let (release, held) = mpsc::channel::<()>();
        // Ann occupies one of two threads and queues more tasks.
        let first: BotTask = Box::new(move || {
            let _ = held.recv();
            report()
        });
        let (one, ann) = (Arc::clone(&pool), key("ann"));
        let busy = tokio::spawn(async move { one.run(&ann, first).await });
        while pool.all.available_permits() == 2 {
            tokio::task::yield_now().await;
        }
        let mut others = Vec::new();
        for name in ["ann", "ann", "ann", "bob"] {
            let (pool, order) = (Arc::clone(&pool), order.clone());
            others.push(tokio::spawn(async move {
                let task: BotTask = Box::new(move || {
                    let _ = order.send(name);
                    report()
                });
                pool.run(&key(name), task).await
            }));
        }
        let bob = others.pop().expect("bob came last");
        bob.await.expect("no panic").expect("bob's task runs");
        assert_eq!(came.try_recv(), Ok("bob"), "the other tasks are Ann's and wait for her share");
        release.send(()).expect("the first task waits for it");
        for asked in others {
            asked.await.expect("no panic").expect("ann's task runs");
        }
        busy.await.expect("no panic").expect("the first task ends");
    }

    #[tokio::test]
    async fn hints_are_refused_once_too_many_are_queued() {
        let pool = Arc::new(BotPool::new(0));
        let mut waiting = Vec::new();
        let mut refused = 0;
        for _ in 0..MAX_QUEUED + 5 {
            let asked = {
                let pool = Arc::clone(&pool);
                tokio::spawn(async move { pool.run_hint(&key("ann"), Box::new(report)).await })
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
