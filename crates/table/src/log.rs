//! The log of a table: its entries, and what each one did when it was applied.

use tabletop::{Seat, Step};
use wire::{Instant, Outcome};

use crate::event::Event;
use crate::ids::{PersonId, TableId};

/// One entry of a log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its number, from 1 without gaps.
    pub seq: u32,
    /// When it was written.
    pub at: Instant,
    /// The person whose command made it; `None` if the home made it.
    pub person: Option<PersonId>,
    /// The key by which a repeated command is recognised.
    pub idempotency_key: Option<String>,
    /// What happened.
    pub event: Event,
}

/// A person who sends a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    /// The person.
    pub id: PersonId,
    /// Whether the person has no account; guests play no rated games.
    pub guest: bool,
}

/// What an entry did, with what each viewer saw of it.
#[derive(Clone, Debug)]
pub struct AppliedEvent {
    /// The number of the entry.
    pub seq: u32,
    /// When it was written.
    pub at: Instant,
    /// What it did.
    pub kind: AppliedKind,
}

/// What an entry did, without its number and time.
#[derive(Clone, Debug)]
pub enum AppliedKind {
    /// As it is in the log, with the outcome if the table ended with it.
    Plain(Event, Option<Outcome>),
    /// A chat message. It names its author, since another person may sit in that seat by now.
    Said {
        /// The author's seat at that time.
        seat: Seat,
        /// The author.
        by: PersonId,
        /// The message; empty once it is erased.
        text: String,
    },
    /// A seat got ready.
    Ready {
        /// The seat.
        seat: Seat,
        /// Whether it was the last one, so that a round began.
        started: bool,
    },
    /// An action of the game.
    Acted {
        /// The action, and what each viewer saw of it.
        step: Box<Step>,
        /// How many actions of the round came before it.
        ply: u32,
        /// The outcome, if the round ended with it.
        ended: Option<Outcome>,
    },
    /// An answer to a takeback.
    TakenBack {
        /// The seat that answered.
        seat: Seat,
        /// Allowed or not.
        yes: bool,
        /// How many actions of the round are left.
        ply: u32,
    },
}

impl AppliedEvent {
    /// Whether a person took or left a seat.
    pub const fn changes_seating(&self) -> bool {
        matches!(&self.kind, AppliedKind::Plain(event, _) if event.changes_seating())
    }
}

/// A log that no table could have written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the log of table {table} is broken at entry {seq}: {reason}")]
pub struct BrokenLog {
    pub(crate) table: TableId,
    pub(crate) seq: u32,
    pub(crate) reason: String,
    /// Whether the rules of the game refuse the entry.
    pub(crate) refused: bool,
}

/// Why an entry cannot be applied.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ApplyError {
    /// No table could have written it.
    #[error("{0}")]
    Broken(String),
    /// The rules of the game refuse it: they are not those by which it was written.
    #[error("{0}")]
    Refused(String),
}

impl From<&str> for ApplyError {
    fn from(reason: &str) -> ApplyError {
        ApplyError::Broken(reason.to_owned())
    }
}

impl BrokenLog {
    /// What is wrong with the entry.
    pub fn reason(&self) -> &str {
        &self.reason
    }
}
