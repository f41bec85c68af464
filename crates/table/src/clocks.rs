//! The clocks of a table, computed from the times of log entries: nothing ticks.

use tabletop::Seat;
use wire::{Clock, ClockState, Instant};

const DAY: i64 = 86_400_000;
/// The shortest break between two rounds after which a player who is not ready loses, in milliseconds.
const SHORTEST_BREAK: i64 = 60_000;

/// The clocks of all seats.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    kind: Clock,
    left: Vec<i64>,
    /// The seat whose clock runs, and since when.
    running: Option<(Seat, Instant)>,
    /// Since when the table waits for the next round.
    waiting: Option<Instant>,
}

impl Clocks {
    pub(crate) fn new(kind: Clock, players: u8) -> Clocks {
        Clocks { kind, left: vec![0; players.into()], running: None, waiting: None }
    }

    /// The full time of a seat, in milliseconds.
    fn full(&self) -> Option<i64> {
        match self.kind {
            Clock::None => None,
            Clock::RealTime { base, .. } => Some(i64::from(base) * 1000),
            Clock::Days { days } => Some(i64::from(days) * DAY),
        }
    }

    /// A round begins.
    pub(crate) fn deal(&mut self, turn: Option<Seat>, now: Instant) {
        if let Some(full) = self.full() {
            self.left.fill(full);
            self.waiting = None;
            self.running = turn.map(|seat| (seat, now));
        }
    }

    /// A seat acted, and `next` decides now.
    pub(crate) fn acted(&mut self, seat: Seat, next: Option<Seat>, turn_ended: bool, now: Instant) {
        let Some(full) = self.full() else { return };
        self.spend(now);
        match self.kind {
            Clock::RealTime { increment, .. } if turn_ended => {
                self.left[seat.index()] += i64::from(increment) * 1000;
            }
            Clock::Days { .. } if turn_ended || next != Some(seat) => {
                if let Some(next) = next {
                    self.left[next.index()] = full;
                }
            }
            _ => {}
        }
        self.running = next.map(|seat| (seat, now));
    }

    /// Deducts the time used until now.
    fn spend(&mut self, now: Instant) {
        if let Some((seat, since)) = &mut self.running {
            let left = &mut self.left[seat.index()];
            *left = (*left - (now - *since).max(0)).max(0);
            *since = now;
        }
    }

    /// Another seat decides now, without an action.
    pub(crate) fn turn_to(&mut self, seat: Option<Seat>, now: Instant) {
        self.spend(now);
        if self.full().is_some() {
            self.running = seat.map(|seat| (seat, now));
        }
    }

    /// Stops all clocks.
    pub(crate) fn stop(&mut self, now: Instant) {
        self.spend(now);
        self.running = None;
        self.waiting = None;
    }

    /// A round is over and the next one has not begun.
    pub(crate) fn pause(&mut self, now: Instant) {
        self.stop(now);
        self.waiting = self.full().map(|_| now);
    }

    /// When a player who is not ready for the next round loses: after the full time of a seat, or a minute if that is
    /// longer.
    pub(crate) fn break_deadline(&self) -> Option<Instant> {
        Some(self.waiting? + self.full()?.max(SHORTEST_BREAK))
    }

    /// The clock of a seat that is not ready for the next round.
    pub(crate) fn break_state(&self, now: Instant) -> Option<ClockState> {
        Some(ClockState { left: (self.break_deadline()? - now).max(0), running: true })
    }

    /// The home was down: that time does not count.
    pub(crate) fn resume(&mut self, now: Instant) {
        if let Some((_, since)) = &mut self.running {
            *since = now;
        }
        self.waiting = self.waiting.map(|_| now);
    }

    /// A seat no longer needs a clock.
    pub(crate) fn retire(&mut self, seat: Seat, now: Instant) {
        self.spend(now);
        self.left[seat.index()] = 0;
    }

    /// When this seat runs out of time, if its clock runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Instant> {
        let (running, since) = self.running?;
        (running == seat).then(|| since + self.left[seat.index()])
    }

    /// When the running clock began to run.
    pub(crate) fn running_since(&self) -> Option<Instant> {
        self.running.map(|(_, since)| since).or(self.waiting)
    }

    /// The clock of a seat now.
    pub(crate) fn state(&self, seat: Seat, now: Instant) -> Option<ClockState> {
        self.full()?;
        let left = self.left[seat.index()];
        Some(match self.running {
            Some((running, since)) if running == seat => {
                ClockState { left: (left - (now - since).max(0)).max(0), running: true }
            }
            _ => ClockState { left, running: false },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn real_time_counts_down_and_each_turn_adds_the_increment() {
        let mut clocks = Clocks::new(Clock::RealTime { base: 60, increment: 5 }, 2);
        clocks.deal(Some(Seat::A), 1_000);
        assert_eq!(clocks.deadline(Seat::A), Some(61_000));
        assert_eq!(clocks.deadline(Seat::B), None);
        // An action in the middle of a turn adds nothing.
        clocks.acted(Seat::A, Some(Seat::A), false, 11_000);
        assert_eq!(clocks.state(Seat::A, 11_000), Some(ClockState { left: 50_000, running: true }));
        clocks.acted(Seat::A, Some(Seat::B), true, 21_000);
        assert_eq!(clocks.state(Seat::A, 99_000), Some(ClockState { left: 45_000, running: false }));
        assert_eq!(clocks.deadline(Seat::B), Some(81_000));
    }

    #[test]
    fn each_turn_starts_with_full_days() {
        let mut clocks = Clocks::new(Clock::Days { days: 2 }, 2);
        clocks.deal(Some(Seat::A), 0);
        clocks.acted(Seat::A, Some(Seat::A), false, DAY);
        assert_eq!(clocks.deadline(Seat::A), Some(2 * DAY));
        clocks.acted(Seat::A, Some(Seat::B), true, DAY);
        clocks.acted(Seat::B, Some(Seat::A), true, 2 * DAY);
        assert_eq!(clocks.deadline(Seat::A), Some(4 * DAY));
    }

    #[test]
    fn downtime_does_not_count_against_the_clock() {
        let mut clocks = Clocks::new(Clock::RealTime { base: 60, increment: 0 }, 2);
        clocks.deal(Some(Seat::A), 0);
        clocks.resume(1_000_000);
        assert_eq!(clocks.deadline(Seat::A), Some(1_060_000));
    }

    #[test]
    fn the_break_between_rounds_is_as_long_as_a_clock_and_at_least_a_minute() {
        let deadline = |clock: Clock| {
            let mut clocks = Clocks::new(clock, 2);
            clocks.deal(Some(Seat::A), 0);
            clocks.pause(5_000);
            clocks.break_deadline()
        };
        assert_eq!(deadline(Clock::RealTime { base: 10, increment: 0 }), Some(65_000));
        assert_eq!(deadline(Clock::RealTime { base: 600, increment: 0 }), Some(605_000));
        assert_eq!(deadline(Clock::Days { days: 1 }), Some(DAY + 5_000));
        assert_eq!(deadline(Clock::None), None);
    }

    #[test]
    fn a_table_without_clocks_has_no_deadline() {
        let mut clocks = Clocks::new(Clock::None, 2);
        clocks.deal(Some(Seat::A), 0);
        clocks.acted(Seat::A, Some(Seat::B), true, 5);
        assert_eq!((clocks.deadline(Seat::B), clocks.state(Seat::B, 5)), (None, None));
    }
}
