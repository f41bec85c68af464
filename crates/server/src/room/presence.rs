//! Who is connected to a table, at this node and at others.

use std::collections::BTreeMap;

use tabletop::Seat;
use wire::ServerMessage;

use super::Room;
use super::subscribers::Subscriber;
use crate::notifier::Notification;
use crate::socket::Frame;
use crate::store::NodeId;

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

impl Room {
    fn local_presence(&self) -> Presence {
        let connected = |seat: &Seat| {
            let person = self.table.person(*seat);
            person.is_some_and(|person| self.subscribers.iter().any(|one| one.person == *person))
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
        let seats = self.table.seats().filter(connected).map(|seat| seat.to_string()).collect();
        let spectators = all().map(|presence| presence.spectators).sum();
        let frame = Frame::new(&ServerMessage::Presence { seats, spectators });
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
