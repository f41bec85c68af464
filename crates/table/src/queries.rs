//! Questions about a table that its home asks.

use catalog::AnyTable;
use tabletop::Seat;
use wire::{Clock, Instant, Outcome, Status};

use crate::event::SeatHolder;
use crate::ids::PersonId;
use crate::table::Table;

/// The level of the bot that plays on for a person who resigned or ran out of time.
pub const STAND_IN: &str = "drover";

/// What lists of tables show.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Where it stands.
    pub status: Status,
    /// Who holds each seat.
    pub seats: Vec<Option<SeatHolder>>,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// The seat that decides.
    pub turn: Option<String>,
    /// When a clock runs out.
    pub due: Option<Instant>,
    /// Whether the home has something to do: a bot to move, a clock to watch, results to settle.
    pub busy: bool,
}

impl Table {
    /// The seat that decides now.
    pub fn turn(&self) -> Option<Seat> {
        self.game.as_ref().filter(|_| self.status == Status::Playing)?.turn().seat()
    }

    /// When the last entry was written.
    pub const fn changed(&self) -> Instant {
        self.changed
    }

    /// The number of the position: that of the entry that led to it.
    pub const fn position_number(&self) -> u32 {
        self.position_number
    }

    /// Where it stands.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// The current round of the match, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// How the table or, between two rounds, the last round ended.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The round being played.
    pub fn game(&self) -> Option<&dyn AnyTable> {
        self.game.as_deref()
    }

    /// The round being played, or the last one.
    pub fn last_game(&self) -> Option<&dyn AnyTable> {
        self.game().or_else(|| self.finished.last().map(|finished| &*finished.game))
    }

    /// How many actions the current round has.
    pub(crate) fn ply(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.length() as u32)
    }

    /// The entry that this person's command of this key made, if it was carried out before.
    pub fn done(&self, person: &PersonId, key: &str) -> Option<u32> {
        self.done.seq(person, key)
    }

    /// The level of the bot that decides now: the holder of the seat, or the stand-in for a person who is gone.
    pub fn bot_to_move(&self) -> Option<&str> {
        let slot = self.slot(self.turn()?);
        match &slot.holder {
            Some(SeatHolder::Bot(level)) => Some(level),
            _ if slot.gone => Some(STAND_IN),
            _ => None,
        }
    }

    /// The people who are not ready for the next round.
    pub(crate) fn not_ready(&self) -> impl Iterator<Item = Seat> {
        self.active_people().filter(|seat| !self.slot(*seat).ready)
    }

    /// Whether a player who left can be claimed against: in rated games in real time.
    pub fn absence_counts(&self) -> bool {
        self.setup.rated && self.is_real_time() && matches!(self.status, Status::Playing | Status::Between)
    }

    /// Whether this seat can call the table off: before its own first action.
    pub(crate) fn can_abort(&self, seat: Seat) -> bool {
        self.status == Status::Playing
            && self.round == 1
            && !self.is_gone(seat)
            && !self.made.iter().any(|(by, _)| *by == seat)
    }

    /// The seat whose clock runs, and when it runs out. Between two rounds, the first seat that is not ready.
    pub fn deadline(&self) -> Option<(Seat, Instant)> {
        if self.status == Status::Between {
            return self.not_ready().next().zip(self.clocks.break_deadline());
        }
        let seat = self.turn().filter(|seat| self.person(*seat).is_some() && !self.is_gone(*seat))?;
        self.clocks.deadline(seat).map(|at| (seat, at))
    }

    /// When the running clock started, if the table is played in real time.
    pub fn running_since(&self) -> Option<Instant> {
        self.deadline().filter(|_| self.is_real_time()).and_then(|_| self.clocks.running_since())
    }

    /// Whether it is played in real time.
    pub fn is_real_time(&self) -> bool {
        matches!(self.setup.clock, Clock::RealTime { .. })
    }

    /// What lists of tables show. `settled`: the results of a table that is over are stored.
    pub fn summary(&self, settled: bool) -> Summary {
        let due = self.deadline().map(|(_, at)| at);
        Summary {
            status: self.status,
            seats: self.slots.iter().map(|slot| slot.holder.clone()).collect(),
            listed: self.is_listed(),
            turn: self.turn().map(|seat| seat.to_string()),
            due,
            busy: self.bot_to_move().is_some()
                || (self.is_real_time() && due.is_some())
                || (self.status == Status::Over && !settled),
        }
    }

    /// Whether the lobby shows it: while it has a free seat, and then as long as it can be watched.
    fn is_listed(&self) -> bool {
        self.setup.open
            && match self.status {
                Status::Waiting => self.slots.iter().any(|slot| slot.holder.is_none()),
                Status::Playing => self.setup.spectators,
                Status::Between | Status::Over | Status::Aborted => false,
            }
    }

    /// The holders of the seats of a rematch: each moves on by one seat, so that another begins.
    pub fn rematch_holders(&self) -> Vec<Option<SeatHolder>> {
        let mut holders: Vec<Option<SeatHolder>> =
            self.slots.iter().map(|slot| slot.holder.clone()).collect();
        holders.rotate_right(1);
        holders
    }
}
