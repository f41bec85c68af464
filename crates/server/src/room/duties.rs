//! What the server itself has to do at a table: run bots and clocks, settle results.

use table::Event;
use wire::{Instant, Status};

use super::{OutOfSync, RETRY_DELAY_MS, Room};
use crate::settlement::settlement;
use crate::store::StoreError;

/// How often the restart of a clock is tried if other nodes write first.
const RESUME_ATTEMPTS: usize = 8;

impl Room {
    /// Settles a finished table, and starts the bot that is to move if this node holds the lease.
    pub(super) async fn run_duties(&mut self) {
        if self.table.status() == Status::Over && !self.settled {
            self.settle_ratings().await;
        }
        let bot = self.table.bot_to_move().map(str::to_owned);
        if (bot.is_none() && self.table.deadline().is_none()) || !self.holds_lease().await {
            return;
        }
        let at = self.table.position_number();
        if let Some(level) = bot.filter(|_| self.bot_at != Some(at)) {
            self.start_bot(at, level);
        }
    }

    /// Records an expired clock if this node holds the lease.
    pub(super) async fn check_clock(&mut self) -> Result<(), OutOfSync> {
        if self.table.deadline().is_some_and(|(_, deadline)| deadline <= self.now()) {
            if self.holds_lease().await {
                return self.record_timeout().await;
            }
            self.clock_retry_at = self.now() + RETRY_DELAY_MS;
        }
        Ok(())
    }

    /// Writes the timeouts of the clocks that have expired, if this node knows that the server was not away.
    pub(super) async fn record_timeout(&mut self) -> Result<(), OutOfSync> {
        // The time is read before the checks: a stop between them is noticed.
        let now = self.now();
        let events = self.table.timeouts(now);
        if events.is_empty() {
            return Ok(());
        }
        if !self.app.node.lease_is_valid() || self.ran_during_downtime() {
            self.clock_retry_at = now + RETRY_DELAY_MS;
            return Ok(());
        }
        self.write(events, None, None, now).await.map(drop).map_err(|_| OutOfSync)
    }

    /// Calls a running table off whose rules this server no longer has. No rating changes.
    pub(super) async fn close_by_rules(&mut self) {
        if !self.table.needs_calling_off() || self.settled {
            return;
        }
        tracing::warn!(table = %self.table.id, version = self.table.rules_version(), "a table is closed: its rules are gone");
        let now = self.now();
        if let Err(problem) = self.write(vec![Event::Aborted], None, None, now).await {
            tracing::warn!(%problem, table = %self.table.id, "a table could not be called off");
        }
    }

    /// Whether the running clock ran, or a clock of days ran out, while no server could accept a move.
    pub(super) fn ran_during_downtime(&self) -> bool {
        let Some((_, deadline)) = self.table.deadline() else { return false };
        let node = &self.app.node;
        let since = match self.app.stores.nodes {
            Some(_) => node.since(),
            None => node.since_after_downtime(self.app.time.now()),
        };
        self.table.running_since().map_or(deadline <= since, |running| running < since)
    }

    /// Restarts a clock that was running while no server was alive, so that the downtime does not count. If this node
    /// was away, it waits until the database has confirmed what became of its leases.
    pub(super) async fn resume_clock(&mut self) -> Result<(), OutOfSync> {
        if self.table.deadline().is_none() {
            return Ok(());
        }
        if self.app.stores.nodes.is_some() && !self.app.node.confirmed().await {
            return Err(OutOfSync);
        }
        // Another node may write first: then the table has changed.
        for _ in 0..RESUME_ATTEMPTS {
            if !self.ran_during_downtime() {
                break;
            }
            let now = self.now();
            if self.write(vec![Event::Resumed], None, None, now).await.map_err(|_| OutOfSync)? {
                break;
            }
        }
        Ok(())
    }

    /// Closes a table that has waited for players without any change since before this time, unless a client is
    /// connected.
    pub(super) async fn close_if_abandoned(&mut self, before: Instant) -> Result<(), OutOfSync> {
        let is_abandoned = self.table.status() == Status::Waiting && self.table.changed() < before;
        if is_abandoned && self.subscribers.is_empty() {
            let now = self.now();
            self.write(vec![Event::Aborted], None, None, now).await.map_err(|_| OutOfSync)?;
        }
        Ok(())
    }

    /// Stores the results and updates the ratings.
    async fn settle_ratings(&mut self) {
        let Some(settlement) = settlement(&self.table, self.app.time.now()) else { return };
        let settled = self.app.stores.results.settle(&settlement, crate::rating::rate).await;
        match settled {
            Ok(()) => {
                self.settled = true;
                if self.load_ratings().await.is_ok() && !self.ratings.is_empty() {
                    self.publish(&[], None);
                }
            }
            // The table stays busy in the store, so the next wake-up tries again.
            Err(error) => tracing::error!(%error, table = %self.table.id, "results could not be stored"),
        }
    }

    pub(super) async fn load_ratings(&mut self) -> Result<(), StoreError> {
        let changes = self.app.stores.results.rating_changes(&self.table.id).await?;
        let round =
            |(seat, before, after): (String, f64, f64)| (seat, (before.round() as i32, after.round() as i32));
        self.ratings = changes.into_iter().map(round).collect();
        Ok(())
    }
}
