//! All that people do at a table besides playing: a log must not grow without bounds because of it.
//!
//! A game ends, and every game has its longest; but one can sit down and stand up, talk, mute, and ask for draws
//! and takebacks as often as one likes.

use wire::Instant;

use crate::event::Event;
use crate::problem::Problem;
use crate::store::{Entry, PersonId};

/// So long is remembered who did what.
const WINDOW: i64 = 60_000;
/// In that time one person may do so much.
const MOST: usize = 40;
/// And all of them together so much, ever.
const MOST_EVER: u32 = 4000;

/// What people did at a table besides playing.
#[derive(Clone, Debug, Default)]
pub(super) struct Fuss {
    lately: Vec<(PersonId, Instant)>,
    ever: u32,
}

/// Whether it is something that could be done without end.
const fn is_fuss(event: &Event) -> bool {
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

impl Fuss {
    /// Takes an entry of the log in.
    pub(super) fn note(&mut self, entry: &Entry) {
        let Some(person) = entry.person.as_ref().filter(|_| is_fuss(&entry.event)) else { return };
        self.ever += 1;
        self.lately.retain(|(_, at)| *at > entry.at - WINDOW);
        self.lately.push((person.clone(), entry.at));
    }

    /// Whether this person may do these things as well.
    pub(super) fn allows(&self, person: &PersonId, events: &[Event], now: Instant) -> Result<(), Problem> {
        if !events.iter().any(is_fuss) {
            return Ok(());
        }
        if self.ever >= MOST_EVER {
            return Err(Problem::QuotaExceeded);
        }
        let lately = self.lately.iter().filter(|(by, at)| by == person && *at > now - WINDOW);
        let oldest = lately.clone().map(|(_, at)| *at).min().unwrap_or(now);
        if lately.count() < MOST {
            return Ok(());
        }
        Err(Problem::TooFast(((oldest + WINDOW - now) / 1000 + 1) as u32))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    fn muted() -> Event {
        Event::Muted { seat: Seat::A, whom: Seat::B, on: true }
    }

    fn noted(fuss: &mut Fuss, person: &PersonId, at: Instant) {
        let entry = Entry { seq: 1, at, person: Some(person.clone()), command: None, event: muted() };
        fuss.note(&entry);
    }

    #[test]
    fn so_much_in_a_minute_and_then_again() {
        let (ann, bob) = (PersonId("ann".to_owned()), PersonId("bob".to_owned()));
        let mut fuss = Fuss::default();
        (0..MOST).for_each(|i| noted(&mut fuss, &ann, i as i64));
        assert_eq!(fuss.allows(&ann, &[muted()], 1000), Err(Problem::TooFast(60)));
        assert_eq!(fuss.allows(&bob, &[muted()], 1000), Ok(()), "others are not held up");
        let action = Event::Acted { seat: Seat::A, action: String::new() };
        assert_eq!(fuss.allows(&ann, &[action], 1000), Ok(()), "playing goes on");
        assert_eq!(fuss.allows(&ann, &[muted()], WINDOW), Ok(()));
    }

    #[test]
    fn a_log_does_not_grow_for_ever() {
        let ann = PersonId("ann".to_owned());
        let mut fuss = Fuss::default();
        for i in 0..i64::from(MOST_EVER) {
            assert_eq!(fuss.allows(&ann, &[muted()], i * WINDOW), Ok(()));
            noted(&mut fuss, &ann, i * WINDOW);
        }
        assert_eq!(fuss.allows(&ann, &[muted()], i64::MAX / 2), Err(Problem::QuotaExceeded));
    }
}
