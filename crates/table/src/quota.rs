//! Limits on what people do at a table besides playing, so that its log does not grow without bounds.
//!
//! Every game ends after a bounded number of actions; but seats can be taken and left, messages sent, seats muted,
//! and draws and takebacks asked for any number of times.

use wire::Instant;

use crate::error::CommandError;
use crate::event::Event;
use crate::ids::PersonId;
use crate::log::Entry;

/// The period, in milliseconds, of the limit for one person.
const WINDOW: i64 = 60_000;
/// The most non-move events of one person in that period.
const MOST_PER_WINDOW: usize = 40;
/// The most non-move events of a table in total.
const MOST_IN_TOTAL: u32 = 4000;

/// Counts the non-move events of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct NonMoveQuota {
    recent: Vec<(PersonId, Instant)>,
    total: u32,
}

/// Whether a person can cause this event any number of times.
const fn counts_against_quota(event: &Event) -> bool {
    matches!(
        event,
        Event::Sat { .. }
            | Event::Left { .. }
            | Event::Said { .. }
            | Event::Muted { .. }
            | Event::DrawOffered { .. }
            | Event::TakebackAsked { .. }
    )
}

impl NonMoveQuota {
    /// Counts an entry of the log.
    pub(crate) fn record(&mut self, entry: &Entry) {
        let counts = counts_against_quota(&entry.event);
        let Some(person) = entry.person.as_ref().filter(|_| counts) else { return };
        self.total += 1;
        self.recent.retain(|(_, at)| *at > entry.at - WINDOW);
        self.recent.push((person.clone(), entry.at));
    }

    /// Checks that this person may cause these events now.
    pub(crate) fn check(
        &self,
        person: &PersonId,
        events: &[Event],
        now: Instant,
    ) -> Result<(), CommandError> {
        if !events.iter().any(counts_against_quota) {
            return Ok(());
        }
        if self.total >= MOST_IN_TOTAL {
            return Err(CommandError::QuotaExceeded);
        }
        let own = self.recent.iter().filter(|(by, at)| by == person && *at > now - WINDOW);
        let oldest = own.clone().map(|(_, at)| *at).min().unwrap_or(now);
        if own.count() < MOST_PER_WINDOW {
            return Ok(());
        }
        Err(CommandError::TooFast(((oldest + WINDOW - now) / 1000 + 1) as u32))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    fn muted() -> Event {
        Event::Muted { seat: Seat::A, muted: Seat::B, on: true }
    }

    fn record(quota: &mut NonMoveQuota, person: &PersonId, at: Instant) {
        let entry = Entry { seq: 1, at, person: Some(person.clone()), idempotency_key: None, event: muted() };
        quota.record(&entry);
    }

    #[test]
    fn quota_refills_after_a_minute() {
        let (ann, bob) = (PersonId("ann".to_owned()), PersonId("bob".to_owned()));
        let mut quota = NonMoveQuota::default();
        (0..MOST_PER_WINDOW).for_each(|i| record(&mut quota, &ann, i as i64));
        assert_eq!(quota.check(&ann, &[muted()], 1000), Err(CommandError::TooFast(60)));
        assert_eq!(quota.check(&bob, &[muted()], 1000), Ok(()), "the quota of other people is their own");
        let action = Event::Acted { seat: Seat::A, action: String::new() };
        assert_eq!(quota.check(&ann, &[action], 1000), Ok(()), "actions of the game do not count");
        assert_eq!(quota.check(&ann, &[muted()], WINDOW), Ok(()));
    }

    #[test]
    fn total_of_non_move_events_is_limited() {
        let ann = PersonId("ann".to_owned());
        let mut quota = NonMoveQuota::default();
        for i in 0..i64::from(MOST_IN_TOTAL) {
            assert_eq!(quota.check(&ann, &[muted()], i * WINDOW), Ok(()));
            record(&mut quota, &ann, i * WINDOW);
        }
        assert_eq!(quota.check(&ann, &[muted()], i64::MAX / 2), Err(CommandError::QuotaExceeded));
    }
}
