//! Seats, and who may see the table.

use tabletop::{Seat, Viewer};
use wire::{Player, Status};

use crate::event::SeatHolder;
use crate::ids::PersonId;
use crate::table::Table;

/// One seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatSlot {
    /// Who holds it.
    pub(crate) holder: Option<SeatHolder>,
    /// Ready for the deal.
    pub(crate) ready: bool,
    /// The player's contribution to the shuffle.
    pub(crate) nonce: Option<String>,
    /// Resigned, or ran out of time.
    pub(crate) gone: bool,
    /// Seats whose chat messages it does not see.
    pub(crate) muted: Vec<Seat>,
}

/// The kind of viewer a table is shown to. People of the same audience are shown the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audience {
    /// A seat or a spectator.
    pub viewer: Viewer,
    /// Whether the person is the host.
    pub host: bool,
}

impl Table {
    /// The audience a person belongs to; `None` if the person may not see the table.
    pub fn audience(&self, person: &PersonId) -> Option<Audience> {
        let viewer = self.viewer(person);
        let host = self.is_host(person);
        let allowed = viewer != Viewer::Spectator
            || host
            || self.setup.spectators
            // Before the deal only the seats are visible, and an invited person must see those.
            || self.status == Status::Waiting;
        allowed.then_some(Audience { viewer, host })
    }

    /// The person who made the table.
    pub const fn host(&self) -> &PersonId {
        &self.host
    }

    /// Whether this person made the table.
    pub fn is_host(&self, person: &PersonId) -> bool {
        self.host == *person
    }

    /// Every seat of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.setup.players)
    }

    pub(crate) fn slot(&self, seat: Seat) -> &SeatSlot {
        &self.slots[seat.index()]
    }

    pub(crate) fn slot_mut(&mut self, seat: Seat) -> &mut SeatSlot {
        &mut self.slots[seat.index()]
    }

    /// The person in a seat.
    pub fn person(&self, seat: Seat) -> Option<&PersonId> {
        self.slot(seat).holder.as_ref().and_then(SeatHolder::person)
    }

    /// The level of the bot in a seat.
    pub fn bot_level(&self, seat: Seat) -> Option<&str> {
        match &self.slot(seat).holder {
            Some(SeatHolder::Bot(level)) => Some(level),
            _ => None,
        }
    }

    /// Whether a seat resigned or ran out of time.
    pub fn is_gone(&self, seat: Seat) -> bool {
        self.slot(seat).gone
    }

    /// The seats in which people still play.
    pub(crate) fn active_people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|seat| self.is_active_person(*seat))
    }

    /// Whether a person plays in this seat, who must agree to draws and takebacks.
    pub(crate) fn is_active_person(&self, seat: Seat) -> bool {
        self.person(seat).is_some() && !self.is_gone(seat)
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats().find(|seat| self.person(*seat) == Some(person))
    }

    /// A person as a viewer of this table.
    pub fn viewer(&self, person: &PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The people who hold seats.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.slots.iter().filter_map(|slot| slot.holder.as_ref().and_then(SeatHolder::person))
    }
}

/// The player shown for a person who is not known (any more).
pub fn unknown_player(id: &PersonId) -> Player {
    Player { id: id.0.clone(), name: String::new(), guest: true, program: false }
}
