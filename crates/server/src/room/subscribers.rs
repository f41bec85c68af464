//! The subscribers of a room, and what each of them may see.

use std::sync::Arc;

use serde::Deserialize;
use table::{AppliedEvent, Audience, Table, unknown_player};
use wire::{EventView, Player, ServerMessage, State};

use super::{OutOfSync, Room};
use crate::mailbox::Sender;
use crate::problem::Problem;
use crate::socket::Frame;
use crate::store::{PersonId, StoreError};

/// How many events are replayed from the log for a client that reconnects. One that missed more gets the state only.
const MAX_REPLAYED_EVENTS: usize = 48;

/// The bounded queue of messages to one client.
pub(crate) type Outbox = Sender<Frame>;

/// What a client gets of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Updates {
    /// What changed.
    #[default]
    Patch,
    /// The complete state.
    Full,
}

/// A request to subscribe to a table.
#[derive(Clone)]
pub(crate) struct Subscribe {
    pub(crate) person: PersonId,
    /// The last sequence number the client knows.
    pub(crate) since: Option<u32>,
    pub(crate) updates: Updates,
    pub(crate) outbox: Outbox,
}

pub(super) struct Subscriber {
    pub(super) id: u64,
    pub(super) person: PersonId,
    updates: Updates,
    pub(super) outbox: Outbox,
    /// Whether the client answers pings. A client that does not is away, although its connection is open.
    pub(super) answers: bool,
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
        let update = Frame::new(&ServerMessage::Update { events, state: Box::new(state) });
        drop(subscribe.outbox.try_send(update));
        let id = self.next_subscriber;
        self.next_subscriber += 1;
        let Subscribe { person, updates, outbox, .. } = subscribe;
        // Most tables have one or two, and there may be many tables.
        if self.subscribers.len() < 4 {
            self.subscribers.reserve_exact(1);
        }
        self.subscribers.push(Subscriber { id, person, updates, outbox, answers: true });
        self.publish_presence();
        Ok(id)
    }

    /// The events after this sequence number; none if there are too many.
    pub(super) async fn missed_events(&self, since: Option<u32>) -> Vec<AppliedEvent> {
        let Some(count) = since.and_then(|since| self.table.seq.checked_sub(since)) else {
            return Vec::new();
        };
        let count = count as usize;
        if count == 0 || count > MAX_REPLAYED_EVENTS {
            return Vec::new();
        }
        // What a viewer saw of an event depends on the position at that time, so the log is replayed from the start.
        let log = self.app.stores.tables.entries(&self.table.id, 0).await.unwrap_or_default();
        let replayed = Table::replay(&self.table.id, &log, Arc::clone(&self.app.dealer));
        let Ok((_, mut events)) = replayed else { return Vec::new() };
        events.truncate(self.table.seq as usize);
        events.split_off(events.len().saturating_sub(count))
    }

    /// Sends events and what they changed to all subscribers, each what it may see. `before` is the table that they
    /// know, with the same names and ratings; without it they get the complete state. Subscribers with the same view
    /// share a frame.
    pub(super) fn publish(&mut self, events: &[AppliedEvent], before: Option<&Table>) {
        let mut frames: Vec<(Audience, bool, Frame)> = Vec::new();
        let mut removed = Vec::new();
        for subscriber in &self.subscribers {
            let Some(audience) = self.table.audience(&subscriber.person) else {
                removed.push(subscriber.id);
                continue;
            };
            let before = before.filter(|before| {
                subscriber.updates == Updates::Patch
                    && before.audience(&subscriber.person).as_ref() == Some(&audience)
            });
            let is_patch = before.is_some();
            let frame = match frames.iter().find(|(other, patch, _)| *other == audience && *patch == is_patch)
            {
                Some((_, _, frame)) => frame.clone(),
                None => {
                    let frame = Frame::new(&self.change(events, before, &audience));
                    frames.push((audience, is_patch, frame.clone()));
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

    /// Events and what they changed, as this audience may see them.
    fn change(&self, events: &[AppliedEvent], before: Option<&Table>, audience: &Audience) -> ServerMessage {
        let events = self.views(events, audience);
        match before {
            Some(before) => {
                let now = self.app.time.now();
                let patch = self.table.patch(before, audience, now, &self.player(), &self.ratings);
                ServerMessage::Patch { events, base: before.seq, patch: Box::new(patch) }
            }
            None => ServerMessage::Update { events, state: Box::new(self.state_for(audience)) },
        }
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
        |id| self.players.iter().find(|one| one.id == id.0).cloned().unwrap_or_else(|| unknown_player(id))
    }

    fn knows(&self, person: &PersonId) -> bool {
        self.players.iter().any(|player| player.id == person.0)
    }

    /// Reads the names of seated people that are not known yet; returns those people.
    pub(super) async fn load_players(&mut self) -> Result<Vec<PersonId>, StoreError> {
        let unknown: Vec<PersonId> = self.table.people().filter(|id| !self.knows(id)).cloned().collect();
        self.players.reserve_exact(unknown.len());
        for id in &unknown {
            let player = self.app.player(id).await?;
            self.players.push(player);
        }
        Ok(unknown)
    }

    /// Reads the name of a person again and publishes it.
    pub(super) async fn reload_player(&mut self, person: &PersonId) -> Result<(), OutOfSync> {
        if self.knows(person) {
            let before = self.players.clone();
            self.players.retain(|player| player.id != person.0);
            self.load_players().await.map_err(|_| OutOfSync)?;
            if self.players.iter().any(|player| !before.contains(player)) {
                self.publish(&[], None);
            }
        }
        Ok(())
    }
}
