//! Threads for computations that may wait a little: bot searches, replays, password hashes. They give way to the threads that handle
//! moves: those of replays and passwords have a lower priority, and searches yield many times in each time slice ([`bots::yield_often`]).
//! A lower priority alone lets a move wait for the rest of a time slice, once for every thread that takes part in it. Threads of
//! Linux's policy for idle time would never delay a move, but get nothing on a machine where other programs work.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::problem::Problem;

/// How much nicer these threads are than others.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Starts a thread that calls `give_way` first: [`lower_priority`] or [`bots::yield_often`].
///
/// # Panics
/// If the system has no more threads: the server cannot work without these.
pub(crate) fn spawn(name: &str, give_way: fn(), work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().name(name.to_owned());
    let work = move || {
        give_way();
        work();
    };
    thread.spawn(work).expect("a thread can be started");
}

/// Lowers the priority of this thread.
#[cfg(target_os = "linux")]
pub(crate) fn lower_priority() {
    // On Linux this is a property of a thread. If it is refused, the thread is as important as the others.
    let _ = rustix::process::nice(NICENESS);
}

/// Other systems know the priority of a process only.
#[cfg(not(target_os = "linux"))]
pub(crate) const fn lower_priority() {}

type Work = Box<dyn FnOnce() + Send>;

/// A fixed number of threads with one queue. They end when this value is dropped.
pub(crate) struct Workers(Sender<Work>);

impl Workers {
    pub(crate) fn new(name: &str, count: usize, give_way: fn()) -> Workers {
        let (sender, queue) = channel::<Work>();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..count {
            let queue = Arc::clone(&queue);
            let next = move || queue.lock().unwrap_or_else(PoisonError::into_inner).recv().ok();
            spawn(name, give_way, move || std::iter::from_fn(next).for_each(|work| work()));
        }
        Workers(sender)
    }

    /// Runs a computation on one of the threads. It fails if the computation panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let work = move || {
            // The caller may be gone. After a panic, which drops the reply, the thread continues with the next one.
            let _ = catch_unwind(AssertUnwindSafe(move || drop(reply.send(work()))));
        };
        self.0.send(Box::new(work)).map_err(|_| Problem::ShuttingDown)?;
        answer.await.map_err(|_| Problem::ShuttingDown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_worker_survives_a_panic() {
        let workers = Workers::new("test", 1, || {});
        assert_eq!(workers.run(|| 1).await, Ok(1));
        assert_eq!(workers.run(|| -> u32 { panic!("for the test") }).await, Err(Problem::ShuttingDown));
        assert_eq!(workers.run(|| 2).await, Ok(2));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn workers_have_a_lower_priority() {
        let own = rustix::process::nice(0).expect("the niceness can be read");
        let workers = Workers::new("test", 1, lower_priority);
        let theirs = workers.run(|| rustix::process::nice(0)).await.expect("no panic");
        assert_eq!(theirs, Ok((own + NICENESS).min(19)));
        assert_eq!(rustix::process::nice(0), Ok(own), "other threads keep theirs");
    }
}
