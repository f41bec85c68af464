//! Seats, and who may look.

use tabletop::{Seat, Viewer};
use wire::{Player, Status};

use super::Table;
use crate::store::{PersonId, Sitter};

/// One seat.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    /// Who sits there.
    pub(super) who: Option<Sitter>,
    /// Ready for the deal.
    pub(super) ready: bool,
    /// What it adds to the shuffle.
    pub(super) nonce: Option<String>,
    /// Gave up, or ran out of time.
    pub(super) gone: bool,
    /// Whom it does not want to hear.
    pub(super) muted: Vec<Seat>,
}

/// For whom a table is shown: a person, and what this person is to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    /// What the person may see.
    pub(crate) viewer: Viewer,
    /// Whether the person made the table.
    pub(crate) host: bool,
}

impl Table {
    /// For whom it is shown; `None` if this person may not look.
    pub(crate) fn shown_to(&self, person: &PersonId) -> Option<Shown> {
        let viewer = self.viewer(person);
        let host = self.host == *person;
        let may = viewer != Viewer::Spectator
            || host
            || self.setup.spectators
            // Before the deal there is nothing to see but the seats, and whoever was invited must see those.
            || self.status == Status::Waiting;
        may.then_some(Shown { viewer, host })
    }

    /// Who made it.
    pub(crate) const fn host(&self) -> &PersonId {
        &self.host
    }

    /// Whether this person made it.
    pub(crate) fn is_host(&self, person: &PersonId) -> bool {
        self.host == *person
    }
}

/// What is shown of somebody about whom nothing is known (any more).
pub(crate) fn nobody(id: &PersonId) -> Player {
    Player { id: id.0.clone(), name: String::new(), guest: true, program: false }
}
