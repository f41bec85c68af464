//! Whether this server runs without a break. A process can be stopped and a machine suspended at any moment, and a disk can
//! be full for a while. The time in which the server cannot accept moves does not count against clocks, and nobody loses on
//! time before the server knows how long it was away.
//!
//! A server that shares its database knows it from its lease ([`crate::node`]). A server with a file of its own renews a
//! proof of life here; a proof that is too old means that it was away.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use tokio::time::{MissedTickBehavior, interval};

use crate::app_state::AppState;
use crate::room::RoomMessage;

/// The interval at which the proof is renewed.
const INTERVAL: Duration = Duration::from_millis(500);
/// A server whose last proof is older was away.
pub(crate) const LONGEST_STALL: Duration = Duration::from_secs(2);

/// A moment by both clocks of the system: the monotonic one may stand still while the machine is suspended, and the other
/// one can be set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    monotonic: Instant,
    wall: SystemTime,
}

impl Moment {
    /// Now.
    pub(crate) fn now() -> Moment {
        Moment { monotonic: Instant::now(), wall: SystemTime::now() }
    }

    /// The moment this long ago.
    #[cfg(test)]
    pub(crate) fn ago(time: Duration) -> Option<Moment> {
        Some(Moment {
            monotonic: Instant::now().checked_sub(time)?,
            wall: SystemTime::now().checked_sub(time)?,
        })
    }

    /// Whether less than `limit` has passed since, by both clocks.
    pub(crate) fn is_within(self, limit: Duration) -> bool {
        // A clock that was set back shows no time that has passed.
        let wall = SystemTime::now().duration_since(self.wall).unwrap_or_default();
        self.monotonic.elapsed() < limit && wall < limit
    }
}

/// Renews the proof of life as long as writes succeed. After a downtime all rooms look at their clocks.
pub(crate) async fn run(app: Arc<AppState>) {
    // Tests advance a manual clock on purpose.
    if app.stores.nodes.is_some() || app.time.is_manual() {
        return;
    }
    let mut ticks = interval(INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = app.closed() => return,
        }
        if app.stores.lifecycle.ping().await.is_ok() && app.node.renew_proof(app.time.now()) {
            tracing::warn!("the server was away or could not write; the time does not count against clocks");
            app.rooms.broadcast(|| RoomMessage::Wake);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_recent_only_if_both_clocks_agree() {
        let second = Duration::from_secs(1);
        let now = Moment::now();
        assert!(now.is_within(60 * second));
        // Suspended, or the clock was set forward.
        assert!(!Moment { wall: now.wall - 90 * second, ..now }.is_within(60 * second));
        // The clock was set back.
        assert!(Moment { wall: now.wall + 90 * second, ..now }.is_within(60 * second));
        if let Some(earlier) = now.monotonic.checked_sub(90 * second) {
            assert!(!Moment { monotonic: earlier, ..now }.is_within(60 * second));
        }
    }
}
