//! The subscribers of a room, and what each of them may see.

use std::sync::Arc;

use table::{AppliedEvent, Audience, Table, unknown_player};
use tokio::sync::mpsc;
use wire::{EventView, Player, ServerMessage, State};

use super::{OutOfSync, Room, to_json};
use crate::problem::Problem;
use crate::store::{PersonId, StoreError};

/// How many events are replayed from the log for a client that reconnects. One that missed more gets the state only.
const MAX_REPLAYED_EVENTS: usize = 48;

/// A serialised message, shared by all subscribers that see the same.
pub(crate) type Frame = Arc<String>;

/// The bounded queue of messages to one client.
pub(crate) type Outbox = mpsc::Sender<Frame>;

/// A request to subscribe to a table.
#[derive(Clone)]
pub(crate) struct Subscribe {
    pub(crate) person: PersonId,
    /// The last sequence number the client knows.
    pub(crate) since: Option<u32>,
    pub(crate) outbox: Outbox,
}

pub(super) struct Subscriber {
    pub(super) id: u64,
    pub(super) person: PersonId,
    pub(super) outbox: Outbox,
}

impl Room {
    /// Sends the missed events and the state, and adds the subscriber.
    pub(super) fn subscribe(
        &mut self,
        subscribe: Subscribe,
        missed: &[AppliedEvent],
    ) -> Result<u64, Problem> {
        let state = self.state(&subscribe.person)?;
        let events = self.event_views(missed, &subscribe.person)?;
        let update = to_json(&ServerMessage::Update { events, state: Box::new(state) });
        drop(subscribe.outbox.try_send(Arc::new(update)));
        let id = self.next_subscriber;
        self.next_subscriber += 1;
        self.subscribers.push(Subscriber { id, person: subscribe.person, outbox: subscribe.outbox });
        self.publish_presence();
        Ok(id)
    }

    /// The events after this sequence number; none if there are too many.
    pub(super) async fn missed_events(&self, since: Option<u32>) -> Vec<AppliedEvent> {
        let Some(count) = since.and_then(|since| self.table.seq.checked_sub(since)) else {
            return Vec::new();
        };
        let count = count as usize;
        if count <= self.recent.len() {
            return self.recent.iter().skip(self.recent.len() - count).cloned().collect();
        }
        if count > MAX_REPLAYED_EVENTS {
            return Vec::new();
        }
        // What a viewer saw of an event depends on the position at that time, so the log is replayed from the start.
        let log = self.app.stores.tables.entries(&self.table.id, 0).await.unwrap_or_default();
        let replayed = Table::replay(&self.table.id, &log, Arc::clone(&self.app.dealer));
        let Ok((_, mut events)) = replayed else { return Vec::new() };
        events.truncate(self.table.seq as usize);
        events.split_off(events.len().saturating_sub(count))
    }

    /// Sends events and state to all subscribers, each what it may see. Subscribers with the same view share a frame.
    pub(super) fn publish(&mut self, events: &[AppliedEvent]) {
        let mut frames: Vec<(Audience, Frame)> = Vec::new();
        let mut removed = Vec::new();
        for subscriber in &self.subscribers {
            let Some(audience) = self.table.audience(&subscriber.person) else {
                removed.push(subscriber.id);
                continue;
            };
            let frame = match frames.iter().find(|(other, _)| *other == audience) {
                Some((_, frame)) => Arc::clone(frame),
                None => {
                    let events = self.views(events, &audience);
                    let state = Box::new(self.state_for(&audience));
                    let frame = Arc::new(to_json(&ServerMessage::Update { events, state }));
                    frames.push((audience, Arc::clone(&frame)));
                    frame
                }
            };
            // A client that does not read its messages must reconnect.
            if subscriber.outbox.try_send(frame).is_err() {
                removed.push(subscriber.id);
            }
        }
        self.subscribers.retain(|subscriber| !removed.contains(&subscriber.id));
    }

    /// The state as this person may see it.
    pub(crate) fn state(&self, person: &PersonId) -> Result<State, Problem> {
        let audience = self.table.audience(person).ok_or(Problem::NoSpectators)?;
        Ok(self.state_for(&audience))
    }

    fn state_for(&self, audience: &Audience) -> State {
        self.table.state(audience, self.app.time.now(), &self.player(), &self.ratings)
    }

    /// Events as this person may see them.
    pub(crate) fn event_views(
        &self,
        events: &[AppliedEvent],
        person: &PersonId,
    ) -> Result<Vec<EventView>, Problem> {
        let audience = self.table.audience(person).ok_or(Problem::NoSpectators)?;
        Ok(self.views(events, &audience))
    }

    fn views(&self, events: &[AppliedEvent], audience: &Audience) -> Vec<EventView> {
        let player = self.player();
        events.iter().map(|event| self.table.event_view(event, audience.viewer, &player)).collect()
    }

    fn player(&self) -> impl Fn(&PersonId) -> Player + '_ {
        |id| self.players.get(id).cloned().unwrap_or_else(|| unknown_player(id))
    }

    /// Reads the names of seated people that are not known yet.
    pub(super) async fn load_players(&mut self) -> Result<(), StoreError> {
        let unknown: Vec<PersonId> =
            self.table.people().filter(|id| !self.players.contains_key(*id)).cloned().collect();
        for id in unknown {
            let player = self.app.player(&id).await?;
            self.players.insert(id, player);
        }
        Ok(())
    }

    /// Reads the name of a person again and publishes it.
    pub(super) async fn reload_player(&mut self, person: &PersonId) -> Result<(), OutOfSync> {
        if self.players.remove(person).is_some() {
            self.load_players().await.map_err(|_| OutOfSync)?;
            self.publish(&[]);
        }
        Ok(())
    }
}
