//! A room among the rooms of the same table on other servers: one of them keeps it, that is, runs its bots and
//! clocks; all of them follow the log and know who is where.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabletop::Seat;
use wire::ServerMessage;

use super::{Listener, Lost, Room, There, text};
use crate::doorbell::Ring;
use crate::store::NodeId;

/// Who keeps a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keeper {
    /// Not asked yet.
    Unknown,
    /// This server.
    Own,
    /// Another one.
    Other,
}

/// Who is at a table: the letters of the seats, and how many watch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Here {
    seats: String,
    spectators: u32,
}

/// Who is at a table by way of other servers, and what they were told of this one.
#[derive(Default)]
pub(super) struct Elsewhere {
    known: BTreeMap<String, Here>,
    /// What was told last; nothing before the first time.
    told: Option<Here>,
}

impl Room {
    /// Whether this room runs the bots and clocks of its table. The first that asks does, as long as its server lives.
    pub(super) async fn keeps(&mut self) -> bool {
        let Some(nodes) = self.house.store.nodes() else { return true };
        if self.keeper == Keeper::Unknown {
            self.keeper = match nodes.keep(&self.table.id, &self.house.node.id).await {
                Ok(true) => Keeper::Own,
                Ok(false) => Keeper::Other,
                Err(error) => {
                    tracing::warn!(%error, table = %self.table.id, "who keeps a table could not be looked up");
                    Keeper::Unknown
                }
            };
        }
        self.keeper == Keeper::Own && self.house.node.lives()
    }

    /// Lets others keep the table.
    pub(super) async fn release(&mut self) {
        if self.keeper == Keeper::Own
            && let Some(nodes) = self.house.store.nodes()
        {
            self.keeper = Keeper::Unknown;
            if let Err(error) = nodes.release(&self.table.id, &self.house.node.id).await {
                // This server finds it again as its own table with something to do.
                tracing::warn!(%error, table = %self.table.id, "a table could not be given back");
            }
        }
    }

    /// Reads what others have written, if there are others.
    pub(super) async fn look_up(&mut self) -> Result<bool, Lost> {
        if self.house.store.nodes().is_some() { self.catch_up().await } else { Ok(false) }
    }

    /// Tells the others, once, how far the log goes.
    pub(super) fn ring(&self) {
        self.house.doorbell.ring(Ring::Grown(self.table.id.clone(), self.table.seq));
    }

    /// Who is here by way of this server.
    fn here(&self) -> Here {
        let here = |seat: &Seat| {
            self.table.person(*seat).is_some_and(|person| self.listeners.iter().any(|l| l.person == *person))
        };
        let watching = |listener: &&Listener| self.table.seat_of(&listener.person).is_none();
        Here {
            seats: self.table.seats().filter(here).map(|seat| seat.to_string()).collect(),
            spectators: self.listeners.iter().filter(watching).count() as u32,
        }
    }

    /// Tells the listeners who is here, and the other servers if that has changed.
    pub(super) fn tell_presence(&mut self) {
        let here = self.here();
        if self.elsewhere.told.as_ref() != Some(&here) {
            // A room that has just begun knows nothing of the others yet.
            self.ring_here(here.clone(), self.elsewhere.told.is_none());
        }
        let everywhere = || self.elsewhere.known.values().chain([&here]);
        let seat_is_there = |seat: &Seat| {
            let letter = seat.to_string();
            everywhere().any(|here| here.seats.contains(&letter))
        };
        let seats = self.table.seats().filter(seat_is_there).map(|seat| seat.to_string()).collect();
        let spectators = everywhere().map(|here| here.spectators).sum();
        let message = Arc::new(text(&ServerMessage::Presence { seats, spectators }));
        for listener in &self.listeners {
            // Presence is no news: who is slow hears it the next time.
            drop(listener.mail.try_send(Arc::clone(&message)));
        }
    }

    fn ring_here(&mut self, here: Here, ask: bool) {
        let Here { seats, spectators } = here.clone();
        self.elsewhere.told = Some(here);
        self.house.doorbell.ring(Ring::Here { table: self.table.id.clone(), seats, spectators, ask });
    }

    /// Another server says who is there.
    pub(super) fn hear_of(&mut self, There { node, seats, spectators, ask }: There) {
        let there = Here { seats, spectators };
        let before = if there == Here::default() {
            self.elsewhere.known.remove(&node.0)
        } else {
            self.elsewhere.known.insert(node.0, there.clone())
        };
        if ask {
            let here = self.here();
            if here != Here::default() {
                self.ring_here(here, false);
            }
        }
        if before.unwrap_or_default() != there {
            self.tell_presence();
        }
    }

    /// Another server is no more, and nobody is there by way of it.
    pub(super) fn forget_node(&mut self, node: &NodeId) {
        if self.elsewhere.known.remove(&node.0).is_some() {
            self.tell_presence();
        }
        if self.keeper == Keeper::Other {
            self.keeper = Keeper::Unknown;
        }
    }
}
