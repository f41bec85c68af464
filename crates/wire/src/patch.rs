//! What changed between two states of a table, for clients that have the first one.
//!
//! A patch names every field that differs. A field replaces the one of the same name; in a list, a number stands for
//! the element with that index in the old list. Both rules hold for any two states of one table, whatever happened
//! between them.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    Annotation, Fairness, Instant, Move, Outcome, RulesStatus, SeatName, SeatState, ServerMessage, Setup,
    State, Status,
};

/// An element of a list in a patch.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(untagged)]
pub enum ListItem<T> {
    /// The element with this index in the old list.
    Kept(u32),
    /// A new element.
    New(T),
}

/// Reads a field that is present, `null` included.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A patch that does not fit the state it was applied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadPatch;

impl std::fmt::Display for BadPatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the patch does not fit the state")
    }
}

impl std::error::Error for BadPatch {}

macro_rules! state_patch {
    (replaced { $($replaced:ident: $type:ty,)* } lists { $($list:ident: $item:ty,)* }) => {
        /// What changed in a `State`. Every field that is present replaces the field of the same name, also if it is
        /// null. In the lists `seats`, `moves`, `annotations` and `explainable` a number stands for the element with
        /// that index in the list before. A field that is missing did not change.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
        #[cfg_attr(test, derive(TS))]
        pub struct StatePatch {
            /// The sequence number of the last event included.
            pub seq: u32,
            /// The server's time; the clocks of all seats count from here.
            #[cfg_attr(test, ts(type = "number"))]
            pub now: Instant,
            $(
                /// Replaces the field of the state.
                #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
                #[cfg_attr(test, ts(optional))]
                pub $replaced: Option<$type>,
            )*
            $(
                /// The new list; a number stands for an element of the list before.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                #[cfg_attr(test, ts(optional))]
                pub $list: Option<Vec<ListItem<$item>>>,
            )*
        }

        impl StatePatch {
            /// What a client that has `old` must change to have `new`.
            pub fn between(old: &State, new: State) -> StatePatch {
                // Without `..`: a new field of the state must get its place here.
                let State { table: _, seq, now, $($replaced,)* $($list,)* } = new;
                StatePatch {
                    seq,
                    now,
                    $($replaced: ($replaced != old.$replaced).then_some($replaced),)*
                    $($list: list_change(&old.$list, $list),)*
                }
            }
        }

        impl State {
            /// Applies a patch that was made for this state. A patch that does not fit leaves the state unusable.
            pub fn apply(&mut self, patch: StatePatch) -> Result<(), BadPatch> {
                let StatePatch { seq, now, $($replaced,)* $($list,)* } = patch;
                self.seq = seq;
                self.now = now;
                $(if let Some(value) = $replaced { self.$replaced = value; })*
                $(if let Some(items) = $list { apply_list(&mut self.$list, items)?; })*
                Ok(())
            }
        }
    };
}

state_patch! {
    replaced {
        setup: Setup,
        status: Status,
        rules: RulesStatus,
        me: Option<SeatName>,
        host: bool,
        round: u8,
        view: Option<String>,
        phase: Option<String>,
        turn: Option<SeatName>,
        at: u32,
        ply: u32,
        turn_number: u32,
        draw: Option<SeatName>,
        takeback: Option<SeatName>,
        can_take_back: bool,
        can_abort: bool,
        can_hint: bool,
        outcome: Option<Outcome>,
        rematch: Vec<SeatName>,
        next_table: Option<String>,
        muted: Vec<SeatName>,
        fairness: Fairness,
        ratings: BTreeMap<SeatName, (i32, i32)>,
    }
    lists {
        seats: SeatState,
        moves: Move,
        annotations: Annotation,
        explainable: String,
    }
}

/// An element of a list that a patch may leave out.
trait Element: PartialEq {
    /// Whether the client's copy stays valid if it equals the new one.
    fn is_lasting(&self) -> bool {
        true
    }
}

impl Element for Move {}
impl Element for Annotation {}
impl Element for String {}

impl Element for SeatState {
    /// The time left on a running clock counts from `now`, which every patch replaces.
    fn is_lasting(&self) -> bool {
        self.clock.is_none_or(|clock| !clock.running)
    }
}

/// The change of a list; none if all elements stay.
fn list_change<T: Element>(old: &[T], new: Vec<T>) -> Option<Vec<ListItem<T>>> {
    if old == new && new.iter().all(Element::is_lasting) {
        return None;
    }
    let mut next = 0;
    let item = |element: T| {
        // Elements rarely change their order: the search begins after the last one that was found.
        let found = (next..old.len()).chain(0..next.min(old.len())).find(|index| old[*index] == element);
        match found.filter(|_| element.is_lasting()) {
            Some(index) => {
                next = index + 1;
                ListItem::Kept(index as u32)
            }
            None => ListItem::New(element),
        }
    };
    Some(new.into_iter().map(item).collect())
}

fn apply_list<T: Clone>(list: &mut Vec<T>, items: Vec<ListItem<T>>) -> Result<(), BadPatch> {
    let element = |item| match item {
        ListItem::Kept(index) => list.get(index as usize).cloned().ok_or(BadPatch),
        ListItem::New(element) => Ok(element),
    };
    *list = items.into_iter().map(element).collect::<Result<_, _>>()?;
    Ok(())
}

impl ServerMessage {
    /// The message with the complete state in place of a patch. `latest` is the latest state the client has, and is
    /// brought up to date; none before the first message. Fails if a patch was made for another state: the client
    /// must reconnect, and gets the complete state.
    pub fn complete(self, latest: &mut Option<State>) -> Result<ServerMessage, BadPatch> {
        let message = match self {
            ServerMessage::Patch { events, base, patch } => {
                let mut state = latest.take().filter(|state| state.seq == base).ok_or(BadPatch)?;
                state.apply(*patch)?;
                ServerMessage::Update { events, state: Box::new(state) }
            }
            other => other,
        };
        if let ServerMessage::Update { state, .. } | ServerMessage::Refused { state: Some(state), .. } = &message
            // The state of a refusal may be older than an update that was sent before it.
            && latest.as_ref().is_none_or(|latest| latest.seq <= state.seq)
        {
            *latest = Some((**state).clone());
        }
        Ok(message)
    }
}
