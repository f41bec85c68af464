//! The version of the rules by which a table is played, and tables whose rules are gone.
//!
//! A table is played to its end by the rules with which it was set up. If this program no longer has them, the table is
//! closed: it is shown as called off, its log stays as it is, and it changes no rating.

use wire::{RulesStatus, Status};

use crate::event::Event;
use crate::log::{AppliedKind, ApplyError, Entry};
use crate::table::Table;

/// How a rules version relates to those that the game has; `None` if it is newer than all.
pub(crate) fn status(game: &str, version: u16) -> Option<RulesStatus> {
    // A dealer may have games that the catalog does not know.
    let Some(versions) = catalog::game(game).map(catalog::AnyGame::rules_versions) else {
        return Some(RulesStatus::Current);
    };
    match version {
        _ if version > *versions.end() => None,
        _ if version == *versions.end() => Some(RulesStatus::Current),
        _ if version < *versions.start() => Some(RulesStatus::Closed),
        _ => Some(RulesStatus::Older),
    }
}

impl Table {
    /// The version of the rules by which the table is played.
    pub const fn rules_version(&self) -> u16 {
        self.rules_version
    }

    /// Whether the log cannot be replayed by the rules that this program has.
    pub fn is_closed_by_rules(&self) -> bool {
        self.rules == RulesStatus::Closed
    }

    /// Whether it is closed by its rules, and its log does not say that it is over. The home calls such a table off,
    /// unless its results are stored.
    pub fn needs_calling_off(&self) -> bool {
        self.is_closed_by_rules() && !self.called_off
    }

    /// The rules refuse this entry of the log: nothing after it can be replayed.
    pub(crate) fn close_by_rules(&mut self, entry: &Entry) {
        self.rules = RulesStatus::Closed;
        self.status = Status::Aborted;
        self.outcome = None;
        self.clocks.stop(entry.at);
    }

    /// Applies an entry of a closed table: what concerns the game does nothing.
    pub(crate) fn apply_when_closed(&mut self, entry: &Entry) -> Result<AppliedKind, ApplyError> {
        match &entry.event {
            Event::Opened { .. }
            | Event::Sat { .. }
            | Event::Left { .. }
            | Event::Aborted
            | Event::Said { .. }
            | Event::Muted { .. }
            | Event::Rematch { .. } => self.apply_event(entry),
            Event::Ready { seat, .. } => Ok(AppliedKind::Ready { seat: *seat, started: false }),
            event => Ok(AppliedKind::Plain(event.clone(), None)),
        }
    }
}
