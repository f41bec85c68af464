//! Where the app's bots think: fairly between people, and away from everything else.
//!
//! A person has a share of the pool. Whoever plays twenty games at once waits for themselves, not the
//! others for them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use catalog::{BotReport, BotTask};
use tokio::sync::Semaphore;

use crate::limits::RateLimitKey;
use crate::problem::Problem;

/// How many hints one person may wait for.
const MAX_QUEUED: usize = 8;

/// Those who think for the app.
pub(crate) struct BotPool {
    all: Arc<Semaphore>,
    /// How many of them may think for one person at once.
    share: usize,
    each: Mutex<HashMap<RateLimitKey, Weak<Semaphore>>>,
    /// How many of the next thoughts panic.
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

    /// Lets so many of the next thoughts panic; how many were left to do so.
    #[cfg(test)]
    pub(crate) fn panic_next(&self, thoughts: u32) -> u32 {
        self.panics.swap(thoughts, std::sync::atomic::Ordering::Relaxed)
    }

    /// The share of a person.
    fn share_of(&self, key: &RateLimitKey) -> Arc<Semaphore> {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(share) = each.get(key).and_then(Weak::upgrade) {
            return share;
        }
        // Those who wait for nothing have no share.
        each.retain(|_, share| share.strong_count() > 0);
        let share = Arc::new(Semaphore::new(self.share));
        each.insert(key.clone(), Arc::downgrade(&share));
        share
    }

    /// Lets a bot think for somebody, as soon as there is room for it.
    pub(crate) async fn run(&self, key: &RateLimitKey, thought: BotTask) -> Result<BotReport, Problem> {
        let share = self.share_of(key);
        // In this order: nobody holds a thinker while waiting for their own turn.
        let own = share.acquire().await.map_err(|_| Problem::ShuttingDown)?;
        let permit = Arc::clone(&self.all).acquire_owned().await.map_err(|_| Problem::ShuttingDown)?;
        #[cfg(test)]
        let thought: BotTask = match self.panic_next(0) {
            0 => thought,
            more => {
                self.panic_next(more - 1);
                Box::new(|| panic!("a bot panics, for the test"))
            }
        };
        let report = tokio::task::spawn_blocking(move || {
            let report = thought();
            drop(permit);
            report
        });
        let report = report.await.map_err(|_| Problem::ShuttingDown);
        drop(own);
        report
    }

    /// The same for somebody who asks for advice: not for too much at once.
    pub(crate) async fn run_hint(&self, key: &RateLimitKey, thought: BotTask) -> Result<BotReport, Problem> {
        let waiting = Arc::strong_count(&self.share_of(key)) - 1;
        if waiting >= MAX_QUEUED { Err(Problem::TooMany) } else { self.run(key, thought).await }
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
    async fn whoever_asks_for_much_waits_for_themselves() {
        let pool = Arc::new(BotPool::new(2));
        let (order, came) = mpsc::channel();
        let (release, held) = mpsc::channel::<()>();
        // One thinker is kept busy by Ann, who wants much more.
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
                let thought: BotTask = Box::new(move || {
                    let _ = order.send(name);
                    report()
                });
                pool.run(&key(name), thought).await
            }));
        }
        let bob = others.pop().expect("bob asked last");
        bob.await.expect("no panic").expect("bob is advised");
        assert_eq!(came.try_recv(), Ok("bob"), "the others are Ann's and wait for her");
        release.send(()).expect("somebody waits for it");
        for asked in others {
            asked.await.expect("no panic").expect("ann is advised in the end");
        }
        busy.await.expect("no panic").expect("it was advised");
    }

    #[tokio::test]
    async fn nobody_can_wait_for_a_hundred_hints() {
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
