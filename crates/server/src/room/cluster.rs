//! A room among the rooms of the same table on other servers: one of them keeps it, that is, runs its bots and
//! clocks; all of them follow the log and know who is where.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabletop::Seat;
use wire::ServerMessage;

use super::{OutOfSync, RemotePresence, Room, Subscriber, text};
use crate::notifier::Notification;
use crate::store::NodeId;

/// Who keeps a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LeaseHolder {
    /// Not asked yet.
    Unknown,
    /// This server.
    ThisNode,
    /// Another one.
    OtherNode,
}

/// Who is at a table: the letters of the seats, and how many watch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Presence {
    seats: String,
    spectators: u32,
}

/// Who is at a table by way of other servers, and what they were told of this one.
#[derive(Default)]
pub(super) struct RemoteNodes {
    known: BTreeMap<String, Presence>,
    /// What was told last; nothing before the first time.
    told: Option<Presence>,
}

impl Room {
    /// Whether this room runs the bots and clocks of its table. The first that asks does, as long as its server lives.
    pub(super) async fn holds_lease(&mut self) -> bool {
        let Some(nodes) = self.app.stores.nodes.as_deref() else { return true };
        if self.lease_holder == LeaseHolder::Unknown {
            self.lease_holder = match nodes.acquire_lease(&self.table.id, &self.app.node.id).await {
                Ok(true) => LeaseHolder::ThisNode,
                Ok(false) => LeaseHolder::OtherNode,
                Err(error) => {
                    tracing::warn!(%error, table = %self.table.id, "who keeps a table could not be looked up");
                    LeaseHolder::Unknown
                }
            };
        }
        self.lease_holder == LeaseHolder::ThisNode && self.app.node.lease_is_valid()
    }

    /// Lets others keep the table.
    pub(super) async fn release_lease(&mut self) {
        if self.lease_holder == LeaseHolder::ThisNode
            && let Some(nodes) = self.app.stores.nodes.as_deref()
        {
            self.lease_holder = LeaseHolder::Unknown;
            if let Err(error) = nodes.release_lease(&self.table.id, &self.app.node.id).await {
                // This server finds it again as its own table with something to do.
                tracing::warn!(%error, table = %self.table.id, "a table could not be given back");
            }
        }
    }

    /// Reads what others have written, if there are others.
    pub(super) async fn catch_up_if_clustered(&mut self) -> Result<bool, OutOfSync> {
        if self.app.stores.nodes.as_deref().is_some() { self.catch_up().await } else { Ok(false) }
    }

    /// Tells the others, once, how far the log goes.
    pub(super) fn notify_log_grown(&self) {
        self.app.notifier.notify(Notification::LogGrown(self.table.id.clone(), self.table.seq));
    }

    /// Who is here by way of this server.
    fn here(&self) -> Presence {
        let here = |seat: &Seat| {
            self.table
                .person(*seat)
                .is_some_and(|person| self.subscribers.iter().any(|l| l.person == *person))
        };
        let watching = |subscriber: &&Subscriber| self.table.seat_of(&subscriber.person).is_none();
        Presence {
            seats: self.table.seats().filter(here).map(|seat| seat.to_string()).collect(),
            spectators: self.subscribers.iter().filter(watching).count() as u32,
        }
    }

    /// Tells the subscribers who is here, and the other servers if that has changed.
    pub(super) fn publish_presence(&mut self) {
        let here = self.here();
        if self.remote.told.as_ref() != Some(&here) {
            // A room that has just begun knows nothing of the others yet.
            self.announce_presence(here.clone(), self.remote.told.is_none());
        }
        let everywhere = || self.remote.known.values().chain([&here]);
        let seat_is_there = |seat: &Seat| {
            let letter = seat.to_string();
            everywhere().any(|here| here.seats.contains(&letter))
        };
        let seats = self.table.seats().filter(seat_is_there).map(|seat| seat.to_string()).collect();
        let spectators = everywhere().map(|here| here.spectators).sum();
        let message = Arc::new(text(&ServerMessage::Presence { seats, spectators }));
        for subscriber in &self.subscribers {
            // Presence is no news: who is slow hears it the next time.
            drop(subscriber.outbox.try_send(Arc::clone(&message)));
        }
    }

    fn announce_presence(&mut self, here: Presence, ask: bool) {
        let Presence { seats, spectators } = here.clone();
        self.remote.told = Some(here);
        self.app.notifier.notify(Notification::Presence {
            table: self.table.id.clone(),
            seats,
            spectators,
            ask,
        });
    }

    /// Another server says who is there.
    pub(super) fn update_remote_presence(
        &mut self,
        RemotePresence { node, seats, spectators, ask }: RemotePresence,
    ) {
        let there = Presence { seats, spectators };
        let before = if there == Presence::default() {
            self.remote.known.remove(&node.0)
        } else {
            self.remote.known.insert(node.0, there.clone())
        };
        if ask {
            let here = self.here();
            if here != Presence::default() {
                self.announce_presence(here, false);
            }
        }
        if before.unwrap_or_default() != there {
            self.publish_presence();
        }
    }

    /// Another server is no more, and nobody is there by way of it.
    pub(super) fn remove_node(&mut self, node: &NodeId) {
        if self.remote.known.remove(&node.0).is_some() {
            self.publish_presence();
        }
        if self.lease_holder == LeaseHolder::OtherNode {
            self.lease_holder = LeaseHolder::Unknown;
        }
    }
}
