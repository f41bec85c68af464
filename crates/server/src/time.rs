//! The time source: the system clock, or a manual clock for tests.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use wire::Instant;

/// A time source.
#[derive(Clone, Debug)]
pub struct Time(Source);

#[derive(Clone, Debug)]
enum Source {
    /// The system clock with an offset in milliseconds.
    System(Arc<AtomicI64>),
    Manual(Arc<watch::Sender<Instant>>),
}

/// The system clock.
fn system() -> Instant {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

impl Time {
    /// The system clock.
    pub fn system() -> Time {
        Time(Source::System(Arc::default()))
    }

    /// Adjusts the offset so that the current time is `now`: servers that share a database use its clock. Does nothing on
    /// a manual clock.
    pub fn follow(&self, now: Instant) {
        if let Source::System(offset) = &self.0 {
            offset.store(now - system(), Ordering::Relaxed);
        }
    }

    /// A manual clock, which changes only by [`Time::advance`].
    pub fn manual(now: Instant) -> Time {
        Time(Source::Manual(Arc::new(watch::Sender::new(now))))
    }

    /// Advances a manual clock.
    pub fn advance(&self, by: Duration) {
        if let Source::Manual(now) = &self.0 {
            now.send_modify(|now| *now += by.as_millis() as i64);
        }
    }

    /// Whether it is a manual clock.
    pub(crate) const fn is_manual(&self) -> bool {
        matches!(self.0, Source::Manual(_))
    }

    /// The current time.
    pub fn now(&self) -> Instant {
        match &self.0 {
            Source::System(offset) => system() + offset.load(Ordering::Relaxed),
            Source::Manual(now) => *now.borrow(),
        }
    }

    /// Waits until a point in time.
    pub async fn until(&self, then: Instant) {
        match &self.0 {
            Source::System(_) => {
                let wait = (then - self.now()).max(0);
                tokio::time::sleep(Duration::from_millis(wait as u64)).await;
            }
            Source::Manual(now) => {
                // The sender lives as long as `self`.
                let _ = now.subscribe().wait_for(|now| *now >= then).await;
            }
        }
    }

    /// Waits for a duration.
    pub async fn sleep(&self, wait: Duration) {
        self.until(self.now() + wait.as_millis() as i64).await;
    }
}
