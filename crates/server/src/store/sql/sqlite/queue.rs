//! A queue from tasks to threads. A thread takes everything that waits in one go, and a task wakes a thread only if one
//! sleeps.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A queue from tasks to threads.
///
/// It has no bound of its own: a room waits for its append before it makes the next one, and a request for its answer, so
/// there are never more jobs than rooms and requests, which are limited.
pub(super) struct Queue<T> {
    state: Mutex<State<T>>,
    wake: Condvar,
}

struct State<T> {
    jobs: VecDeque<T>,
    sleeping: usize,
    closed: bool,
}

/// What a thread gets from a queue.
pub(super) enum Taken {
    /// There are jobs.
    Jobs,
    /// There were none for the given time.
    Idle,
    /// The queue is closed and empty.
    Closed,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Queue<T> {
        let state = State { jobs: VecDeque::new(), sleeping: 0, closed: false };
        Queue { state: Mutex::new(state), wake: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State<T>> {
        // No operation leaves the state half-changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a job; gives it back if the queue is closed.
    pub(super) fn push(&self, job: T) -> Result<(), T> {
        let mut state = self.state();
        if state.closed {
            return Err(job);
        }
        state.jobs.push_back(job);
        let sleeping = state.sleeping > 0;
        drop(state);
        if sleeping {
            self.wake.notify_one();
        }
        Ok(())
    }

    /// Waits for jobs, and moves at most `limit` of them into `jobs`.
    pub(super) fn take(&self, jobs: &mut Vec<T>, limit: usize, patience: Option<Duration>) -> Taken {
        let mut state = self.state();
        while state.jobs.is_empty() {
            if state.closed {
                return Taken::Closed;
            }
            state.sleeping += 1;
            let mut timed_out = false;
            state = match patience {
                None => self.wake.wait(state).unwrap_or_else(PoisonError::into_inner),
                Some(patience) => {
                    let (state, waited) =
                        self.wake.wait_timeout(state, patience).unwrap_or_else(PoisonError::into_inner);
                    timed_out = waited.timed_out();
                    state
                }
            };
            state.sleeping -= 1;
            if timed_out && state.jobs.is_empty() && !state.closed {
                return Taken::Idle;
            }
        }
        let count = state.jobs.len().min(limit);
        jobs.extend(state.jobs.drain(..count));
        Taken::Jobs
    }

    /// Refuses further jobs; those that wait are still taken.
    pub(super) fn close(&self) {
        self.state().closed = true;
        self.wake.notify_all();
    }

    /// Refuses further jobs and drops those that wait.
    pub(super) fn abandon(&self) {
        let mut state = self.state();
        state.closed = true;
        let jobs = std::mem::take(&mut state.jobs);
        drop(state);
        drop(jobs);
        self.wake.notify_all();
    }
}
