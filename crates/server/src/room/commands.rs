//! Executing commands: decide, append to the log, apply, publish.

use std::sync::atomic::Ordering;

use table::{AppliedEvent, Circumstances, CommandError, Decision, Event, Table};
use wire::{Clock, Command, Instant, Setup, Status, TableRequest};

use super::{OutOfSync, Room};
use crate::notifier::Notification;
use crate::problem::Problem;
use crate::store::{Append, Appended, Companion, Entry, Person, PersonId, TableId};
use crate::tokens::random_id;

/// How often a command is decided again because another node wrote first.
const MAX_ATTEMPTS: usize = 8;
/// The period in which a person may call off a few rated games.
const DAY_MS: Instant = 86_400_000;

impl Room {
    /// Executes a command: the path of a move. Returns the sequence number of its last event.
    pub(super) async fn handle_command(
        &mut self,
        person: &Person,
        command: &Command,
    ) -> Result<u32, Problem> {
        if !is_idempotency_key(&command.idempotency_key) {
            return Err(Problem::BadIdempotencyKey);
        }
        for _ in 0..MAX_ATTEMPTS {
            // A repeated command gets the same answer and is not executed again.
            if let Some(seq) = self.table.done(&person.id, &command.idempotency_key) {
                return Ok(seq);
            }
            // 1. The seat follows from the authenticated person, never from the message. 2. Parse and check.
            let now = self.now();
            let known = self.circumstances(&person.id, &command.request, now).await?;
            let decided = self.table.decide_knowing(&person.actor(), &command.request, &known, now);
            let (events, companion) = match decided {
                Ok(Decision::Events(events)) => {
                    let aborts = self.is_rated_abort(&command.request);
                    (events, aborts.then(|| Companion::RatedAbort(person.id.clone())))
                }
                Ok(Decision::Rematch(events)) => self.prepare_rematch(events, &person.id),
                // Another node may have changed the table.
                Err(_) if self.catch_up_if_clustered().await.map_err(|OutOfSync| Problem::NotStored)? => {
                    continue;
                }
                // The server may have been stopped since the message was taken up.
                Err(CommandError::OutOfTime) if self.ran_during_downtime() => {
                    self.resume_clock().await.map_err(|OutOfSync| Problem::NotStored)?;
                    continue;
                }
                Err(CommandError::OutOfTime) => {
                    self.record_timeout().await.map_err(|OutOfSync| Problem::NotStored)?;
                    return Err(CommandError::OutOfTime.into());
                }
                Err(error) => return Err(error.into()),
            };
            self.check_table_limits(&person.id, &command.request, companion.as_ref()).await?;
            // 3. Append to the log. Once that is durable: 4. apply, 5. publish to each subscriber what it may see,
            // 6. acknowledge.
            let key = Some(command.idempotency_key.as_str());
            if self.write_with(events, companion, Some(&person.id), key, now).await? {
                self.seen_now(&person.id);
                return Ok(self.table.seq);
            }
            // Another node wrote first: decide again on the current table.
        }
        Err(CommandError::Stale.into())
    }

    /// Whether a request calls off a rated game that has begun.
    fn is_rated_abort(&self, request: &TableRequest) -> bool {
        *request == TableRequest::Abort && self.table.setup.rated && self.table.status() == Status::Playing
    }

    /// Refuses what gives a person too many unfinished tables: a seat, or a rematch, which seats everyone.
    async fn check_table_limits(
        &self,
        person: &PersonId,
        request: &TableRequest,
        companion: Option<&Companion>,
    ) -> Result<(), Problem> {
        if matches!(companion, Some(Companion::Table(..))) {
            for person in self.table.people() {
                self.app.check_table_limit(person).await?;
            }
        } else if matches!(request, TableRequest::Sit { .. } | TableRequest::Rematch) {
            self.app.check_table_limit(person).await?;
        }
        Ok(())
    }

    /// What a decision about this request depends on besides the log.
    async fn circumstances(
        &self,
        person: &PersonId,
        request: &TableRequest,
        now: Instant,
    ) -> Result<Circumstances, Problem> {
        let rated_aborts = if self.is_rated_abort(request) {
            self.app.stores.results.rated_aborts(person, now - DAY_MS).await?.len() as u32
        } else {
            0
        };
        Ok(Circumstances { absent: self.absent_seats(), rated_aborts })
    }

    /// Appends to the log, then applies and publishes. False if another node wrote first; the room has caught up then.
    pub(super) async fn write(
        &mut self,
        events: Vec<Event>,
        person: Option<&PersonId>,
        idempotency_key: Option<&str>,
        now: Instant,
    ) -> Result<bool, Problem> {
        self.write_with(events, None, person, idempotency_key, now).await
    }

    /// Like [`Room::write`]; writes the companion, if there is one, in the same transaction.
    async fn write_with(
        &mut self,
        events: Vec<Event>,
        companion: Option<Companion>,
        person: Option<&PersonId>,
        idempotency_key: Option<&str>,
        now: Instant,
    ) -> Result<bool, Problem> {
        let first = self.table.seq + 1;
        let entries: Vec<Entry> = (events.into_iter().zip(first..))
            .map(|(event, seq)| Entry {
                seq,
                at: now,
                person: person.cloned(),
                idempotency_key: idempotency_key.map(str::to_owned),
                event,
            })
            .collect();
        // The events are applied to a copy, which replaces the table once they are durable.
        let mut after = self.table.clone();
        let mut applied = Vec::with_capacity(entries.len());
        for entry in &entries {
            applied.push(after.apply(entry).map_err(|error| {
                tracing::error!(%error, "a decided event cannot be applied");
                Problem::NotStored
            })?);
        }
        // Other nodes get the last entry with the notification. Without other nodes there is no one to tell.
        let last = self.app.stores.nodes.as_ref().and_then(|_| entries.last().cloned());
        let append = Append { table: self.table.id.clone(), entries, summary: after.summary(self.settled) };
        let started = std::time::Instant::now();
        let tables = &self.app.stores.tables;
        let creates = matches!(companion, Some(Companion::Table(..)));
        let appended = match companion {
            None => tables.append(append).await,
            Some(companion) => tables.append_with(append, companion).await,
        };
        let appended = appended.map_err(|error| {
            tracing::error!(%error, table = %self.table.id, "an append failed");
            Problem::NotStored
        })?;
        metrics::histogram!("marchstone_append_seconds").record(started.elapsed().as_secs_f64());
        match appended {
            Appended::Conflict => {
                self.catch_up().await.map_err(|OutOfSync| Problem::NotStored)?;
                Ok(false)
            }
            Appended::Stored => {
                if creates {
                    metrics::counter!("marchstone_tables_created").increment(1);
                }
                let before = std::mem::replace(&mut self.table, after);
                self.seq.store(self.table.seq, Ordering::Relaxed);
                if let Some(entry) = last {
                    let (table, seq) = (self.table.id.clone(), self.table.seq);
                    let entry = Some(Box::new(entry));
                    self.app.notifier.notify(Notification::LogGrown { table, seq, entry });
                }
                // Names are only displayed: the game continues without them.
                let named = self.load_players().await.unwrap_or_else(|_| {
                    tracing::warn!(table = %self.table.id, "names could not be read");
                    Vec::new()
                });
                self.after_apply(&applied, &before, &named);
                Ok(true)
            }
        }
    }

    /// Reads and applies what other nodes have written; false if there is nothing new.
    pub(super) async fn catch_up(&mut self) -> Result<bool, OutOfSync> {
        let entries =
            self.app.stores.tables.entries(&self.table.id, self.table.seq).await.map_err(|_| OutOfSync)?;
        if !entries.is_empty() {
            self.follow(&entries).await?;
        }
        Ok(!entries.is_empty())
    }

    /// Applies entries that another node has written.
    pub(super) async fn follow(&mut self, entries: &[Entry]) -> Result<(), OutOfSync> {
        let before = self.table.clone();
        let mut applied = Vec::with_capacity(entries.len());
        for entry in entries {
            applied.push(self.table.apply(entry).map_err(|_| OutOfSync)?);
        }
        self.seq.store(self.table.seq, Ordering::Relaxed);
        let named = self.load_players().await.map_err(|_| OutOfSync)?;
        self.after_apply(&applied, &before, &named);
        Ok(())
    }

    /// Catches up if other nodes share the database.
    pub(super) async fn catch_up_if_clustered(&mut self) -> Result<bool, OutOfSync> {
        if self.app.stores.nodes.is_some() { self.catch_up().await } else { Ok(false) }
    }

    /// Publishes events that were applied to the table `before`. `named` are people whose names were not
    /// known until now.
    fn after_apply(&mut self, applied: &[AppliedEvent], before: &Table, named: &[PersonId]) {
        // Subscribers know the table before, unless it now has a name in it that could not be read earlier.
        self.watch_absence();
        let is_known = before.people().all(|person| !named.contains(person));
        self.publish(applied, is_known.then_some(before));
        if applied.iter().any(AppliedEvent::changes_seating) {
            self.publish_presence();
        }
    }

    /// The table of the rematch, and the event that names it after these events.
    fn prepare_rematch(&self, mut events: Vec<Event>, host: &PersonId) -> (Vec<Event>, Option<Companion>) {
        let holders = self.table.rematch_holders();
        let id = TableId(random_id());
        // Tables of version 0.1 could be rated without a clock.
        let rated = self.table.setup.rated && self.table.setup.clock != Clock::None;
        let setup = Setup { rated, ..Setup::clone(&self.table.setup) };
        let (row, entries) = self.app.new_table(&id, setup, host, &holders);
        events.push(Event::Rematch { table: id.0 });
        (events, Some(Companion::Table(Box::new(row), entries)))
    }

    /// The current time; never earlier than the last entry, even if the clocks of two nodes differ.
    pub(super) fn now(&self) -> Instant {
        self.app.time.now().max(self.table.changed())
    }
}

/// Whether a text can be an idempotency key.
pub(crate) fn is_idempotency_key(text: &str) -> bool {
    // PostgreSQL stores no text that contains a zero character.
    (1..=64).contains(&text.chars().count()) && !text.chars().any(char::is_control)
}
