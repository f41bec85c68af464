//! Where the house's bots think: fairly between people, and away from everything else.
//!
//! A person has a share of the thinkers. Whoever plays twenty games at once waits for themselves, not the
//! others for them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use catalog::{Thought, ThoughtReport};
use tokio::sync::Semaphore;

use crate::limits::Whom;
use crate::problem::Problem;

/// How many hints one person may wait for.
const MOST_WAITING: usize = 8;

/// Those who think for the house.
pub(crate) struct Thinkers {
    all: Arc<Semaphore>,
    /// How many of them may think for one person at once.
    share: usize,
    each: Mutex<HashMap<Whom, Weak<Semaphore>>>,
    /// How many of the next thoughts panic.
    #[cfg(test)]
    stumbles: std::sync::atomic::AtomicU32,
}

impl Thinkers {
    pub(crate) fn new(count: usize) -> Thinkers {
        let all = Arc::new(Semaphore::new(count));
        Thinkers {
            all,
            share: count.div_ceil(2).max(1),
            each: Mutex::default(),
            #[cfg(test)]
            stumbles: 0.into(),
        }
    }

    /// Lets so many of the next thoughts panic; how many were left to do so.
    #[cfg(test)]
    pub(crate) fn stumble(&self, thoughts: u32) -> u32 {
        self.stumbles.swap(thoughts, std::sync::atomic::Ordering::Relaxed)
    }

    /// The share of a person.
    fn share_of(&self, whom: &Whom) -> Arc<Semaphore> {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(share) = each.get(whom).and_then(Weak::upgrade) {
            return share;
        }
        // Those who wait for nothing have no share.
        each.retain(|_, share| share.strong_count() > 0);
        let share = Arc::new(Semaphore::new(self.share));
        each.insert(whom.clone(), Arc::downgrade(&share));
        share
    }

    /// Lets a bot think for somebody, as soon as there is room for it.
    pub(crate) async fn think(&self, whom: &Whom, thought: Thought) -> Result<ThoughtReport, Problem> {
        let share = self.share_of(whom);
        // In this order: nobody holds a thinker while waiting for their own turn.
        let own = share.acquire().await.map_err(|_| Problem::ShuttingDown)?;
        let permit = Arc::clone(&self.all).acquire_owned().await.map_err(|_| Problem::ShuttingDown)?;
        #[cfg(test)]
        let thought: Thought = match self.stumble(0) {
            0 => thought,
            more => {
                self.stumble(more - 1);
                Box::new(|| panic!("a bot stumbles, for the test"))
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
    pub(crate) async fn advise(&self, whom: &Whom, thought: Thought) -> Result<ThoughtReport, Problem> {
        let waiting = Arc::strong_count(&self.share_of(whom)) - 1;
        if waiting >= MOST_WAITING { Err(Problem::TooMany) } else { self.think(whom, thought).await }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::store::PersonId;

    fn whom(name: &str) -> Whom {
        Whom::Person(PersonId(name.to_owned()))
    }

    fn report() -> ThoughtReport {
        ThoughtReport { action: String::new(), iterations: 0, value: 0.0, line: vec![], alternatives: vec![] }
    }

    #[tokio::test]
    async fn whoever_asks_for_much_waits_for_themselves() {
        let thinkers = Arc::new(Thinkers::new(2));
        let (order, came) = mpsc::channel();
        let (release, held) = mpsc::channel::<()>();
        // One thinker is kept busy by Ann, who wants much more.
        let first: Thought = Box::new(move || {
            let _ = held.recv();
            report()
        });
        let (one, ann) = (Arc::clone(&thinkers), whom("ann"));
        let busy = tokio::spawn(async move { one.think(&ann, first).await });
        while thinkers.all.available_permits() == 2 {
            tokio::task::yield_now().await;
        }
        let mut others = Vec::new();
        for name in ["ann", "ann", "ann", "bob"] {
            let (thinkers, order) = (Arc::clone(&thinkers), order.clone());
            others.push(tokio::spawn(async move {
                let thought: Thought = Box::new(move || {
                    let _ = order.send(name);
                    report()
                });
                thinkers.think(&whom(name), thought).await
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
        let thinkers = Arc::new(Thinkers::new(0));
        let mut waiting = Vec::new();
        let mut refused = 0;
        for _ in 0..MOST_WAITING + 5 {
            let asked = {
                let thinkers = Arc::clone(&thinkers);
                tokio::spawn(async move { thinkers.advise(&whom("ann"), Box::new(report)).await })
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
