//! What time it is: the system's, or one that tests move on by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use wire::Instant;

/// Where the server reads the time.
#[derive(Clone, Debug)]
pub struct Time(Source);

#[derive(Clone, Debug)]
enum Source {
    /// The system's, and by how many milliseconds the one that counts is ahead of it.
    System(Arc<AtomicI64>),
    Manual(Arc<watch::Sender<Instant>>),
}

/// What the system says.
fn system() -> Instant {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

impl Time {
    /// The system's time.
    pub fn system() -> Time {
        Time(Source::System(Arc::default()))
    }

    /// Goes by another clock, on which it is `now`: servers that share a database go by the database's. A manual
    /// time stays as it is.
    pub fn follow(&self, now: Instant) {
        if let Source::System(ahead) = &self.0 {
            ahead.store(now - system(), Ordering::Relaxed);
        }
    }

    /// A time that stands still until it is moved on.
    pub fn manual(now: Instant) -> Time {
        Time(Source::Manual(Arc::new(watch::Sender::new(now))))
    }

    /// Moves a manual time on; the system's moves by itself.
    pub fn advance(&self, by: Duration) {
        if let Source::Manual(now) = &self.0 {
            now.send_modify(|now| *now += by.as_millis() as i64);
        }
    }

    /// What time it is.
    pub fn now(&self) -> Instant {
        match &self.0 {
            Source::System(ahead) => system() + ahead.load(Ordering::Relaxed),
            Source::Manual(now) => *now.borrow(),
        }
    }

    /// Waits until then.
    pub async fn until(&self, then: Instant) {
        match &self.0 {
            Source::System(_) => {
                let wait = (then - self.now()).max(0);
                tokio::time::sleep(Duration::from_millis(wait as u64)).await;
            }
            Source::Manual(now) => {
                // The sender lives as long as this time does.
                let _ = now.subscribe().wait_for(|now| *now >= then).await;
            }
        }
    }

    /// Waits so long.
    pub async fn pass(&self, wait: Duration) {
        self.until(self.now() + wait.as_millis() as i64).await;
    }
}
