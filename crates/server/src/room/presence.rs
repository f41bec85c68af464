//! Who is connected to a table, at this node and at others.

use std::collections::BTreeMap;

use tabletop::Seat;
use wire::{Instant, ServerMessage};

use super::Room;
use super::subscribers::Subscriber;
use crate::notifier::Notification;
use crate::socket::Frame;
use crate::store::{NodeId, PersonId};

/// How long a player must be away from a rated game before the others can claim, in milliseconds.
const ABSENCE_MS: Instant = 120_000;

/// The presence at another node, as it announced it.
pub(crate) struct RemotePresence {
    pub(crate) node: NodeId,
    pub(crate) seats: String,
    pub(crate) spectators: u32,
    /// Whether that node asks for the presence here.
    pub(crate) ask: bool,
}

/// Who is connected to a table at one node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Presence {
    /// The letters of the connected seats.
    seats: String,
    spectators: u32,
}

/// The presence at other nodes.
#[derive(Default)]
pub(super) struct RemoteNodes {
    known: BTreeMap<String, Presence>,
    /// What this node announced last.
    announced: Option<Presence>,
}

impl RemoteNodes {
    /// Forgets a node; true if it had clients at this table.
    pub(super) fn remove(&mut self, node: &NodeId) -> bool {
        self.known.remove(&node.0).is_some()
    }
}

/// Since when players have been away.
#[derive(Default)]
pub(super) struct Absences {
    /// The seats without a connection, and since when.
    since: Vec<(Seat, Instant)>,
    /// Since when this room has watched a table at which absence counts.
    watched_since: Option<Instant>,
    /// The seats that were announced as absent.
    announced: Vec<Seat>,
}

impl Room {
    /// Begins to count absence with the game, or when a server loads the table, so that the absence of the server counts
    /// against no one.
    pub(super) fn watch_absence(&mut self) {
        let now = self.app.time.now();
        let counts = self.table.absence_counts();
        self.absences.watched_since = if counts { self.absences.watched_since.or(Some(now)) } else { None };
    }

    /// A person has sent a command, with or without a socket.
    pub(super) fn seen_now(&mut self, person: &PersonId) {
        let (seat, now) = (self.table.seat_of(person), self.app.time.now());
        for (_, since) in self.absences.since.iter_mut().filter(|(away, _)| Some(*away) == seat) {
            *since = now;
        }
    }

    /// When each absent player can be claimed against.
    fn claimable_at(&self) -> impl Iterator<Item = (Seat, Instant)> {
        let watched = self.absences.watched_since.map(|since| since.max(self.app.node.since()));
        let away = self.absences.since.iter().filter(|(seat, _)| !self.table.is_gone(*seat));
        away.filter_map(move |(seat, since)| Some((*seat, (*since).max(watched?) + ABSENCE_MS)))
    }

    /// The players who can be claimed against.
    pub(super) fn absent_seats(&self) -> Vec<Seat> {
        let now = self.app.time.now();
        self.claimable_at().filter(|(_, at)| *at <= now).map(|(seat, _)| seat).collect()
    }

    /// When the next player can be claimed against, if clients wait for it.
    pub(super) fn next_absence(&self) -> Option<Instant> {
        let new = self.claimable_at().filter(|(seat, _)| !self.absences.announced.contains(seat));
        new.map(|(_, at)| at).min().filter(|_| !self.subscribers.is_empty())
    }

    fn local_presence(&self) -> Presence {
        let connected = |seat: &Seat| {
            let person = self.table.person(*seat);
            person
                .is_some_and(|person| self.subscribers.iter().any(|one| one.answers && one.person == *person))
        };
        let watches = |subscriber: &&Subscriber| self.table.seat_of(&subscriber.person).is_none();
        Presence {
            seats: self.table.seats().filter(connected).map(|seat| seat.to_string()).collect(),
            spectators: self.subscribers.iter().filter(watches).count() as u32,
        }
    }

    /// Sends the presence to all subscribers, and to other nodes if it has changed here.
    pub(super) fn publish_presence(&mut self) {
        let local = self.local_presence();
        if self.remote.announced.as_ref() != Some(&local) {
            // A new room asks the other nodes for their presence.
            self.announce_presence(local.clone(), self.remote.announced.is_none());
        }
        let all = || self.remote.known.values().chain([&local]);
        let connected = |seat: &Seat| {
            let letter = seat.to_string();
            all().any(|presence| presence.seats.contains(&letter))
        };
        let seats: Vec<Seat> = self.table.seats().filter(connected).collect();
        let spectators = all().map(|presence| presence.spectators).sum();
        let now = self.app.time.now();
        let is_away = |seat: &Seat| self.table.person(*seat).is_some() && !seats.contains(seat);
        let away: Vec<Seat> = self.table.seats().filter(is_away).collect();
        self.absences.since.retain(|(seat, _)| away.contains(seat));
        for seat in away {
            if self.absences.since.iter().all(|(known, _)| *known != seat) {
                self.absences.since.push((seat, now));
            }
        }
        let absent = self.absent_seats();
        let letters = |seats: &[Seat]| seats.iter().map(ToString::to_string).collect();
        let (seats, letters_absent) = (letters(&seats), letters(&absent));
        self.absences.announced = absent;
        let frame = Frame::new(&ServerMessage::Presence { seats, spectators, absent: letters_absent });
        for subscriber in &self.subscribers {
            // A client with a full outbox misses this one and gets the next.
            drop(subscriber.outbox.try_send(frame.clone()));
        }
    }

    fn announce_presence(&mut self, local: Presence, ask: bool) {
        let Presence { seats, spectators } = local.clone();
        self.remote.announced = Some(local);
        let table = self.table.id.clone();
        self.app.notifier.notify(Notification::Presence { table, seats, spectators, ask });
    }

    /// Another node has announced its presence.
    pub(super) fn update_remote_presence(
        &mut self,
        RemotePresence { node, seats, spectators, ask }: RemotePresence,
    ) {
        let presence = Presence { seats, spectators };
        let before = if presence == Presence::default() {
            self.remote.known.remove(&node.0)
        } else {
            self.remote.known.insert(node.0, presence.clone())
        };
        if ask {
            let local = self.local_presence();
            if local != Presence::default() {
                self.announce_presence(local, false);
            }
        }
        if before.unwrap_or_default() != presence {
            self.publish_presence();
        }
    }
}
