//! The part of a [`wire::ServerMessage`] that busy trials need. Reading it costs a fraction of reading the whole
//! message, which would otherwise be a large share of the work of a load generator.

use serde::Deserialize;
use wire::ListItem;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MessageKind {
    Update,
    Patch,
    Done,
    Refused,
    Presence,
    Pong,
    Goodbye,
}

/// A message of a table socket.
#[derive(PartialEq, Debug, Deserialize)]
pub(crate) struct MessageSummary {
    #[serde(rename = "type")]
    pub(crate) kind: MessageKind,
    pub(crate) idempotency_key: Option<String>,
    pub(crate) state: Option<StateSummary>,
    pub(crate) patch: Option<PatchSummary>,
    pub(crate) problem: Option<ProblemSummary>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct StateSummary {
    pub(crate) seq: u32,
    pub(crate) at: u32,
    pub(crate) ply: u32,
    pub(crate) moves: Vec<MoveSummary>,
}

/// The part of a [`wire::StatePatch`] that changes a [`StateSummary`].
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct PatchSummary {
    seq: u32,
    at: Option<u32>,
    ply: Option<u32>,
    moves: Option<Vec<ListItem<MoveSummary>>>,
}

impl StateSummary {
    /// Takes over the state or the patch of a message; false if it has none.
    pub(crate) fn take_in(&mut self, state: Option<StateSummary>, patch: Option<PatchSummary>) -> bool {
        if let Some(state) = state {
            // A refusal can have an older state.
            let is_latest = state.seq >= self.seq;
            if is_latest {
                *self = state;
            }
            return is_latest;
        }
        let Some(patch) = patch else { return false };
        self.seq = patch.seq;
        self.at = patch.at.unwrap_or(self.at);
        self.ply = patch.ply.unwrap_or(self.ply);
        if let Some(items) = patch.moves {
            let element = |item| match item {
                ListItem::Kept(index) => self.moves.get(index as usize).cloned(),
                ListItem::New(element) => Some(element),
            };
            self.moves = items.into_iter().filter_map(element).collect();
        }
        true
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct MoveSummary {
    pub(crate) action: String,
}

#[derive(PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct ProblemSummary {
    pub(crate) code: String,
}

impl MessageSummary {
    /// Whether it changes the state.
    pub(crate) const fn changes_state(&self) -> bool {
        self.state.is_some() || self.patch.is_some()
    }

    /// Whether the server reports a failure of its own, which over HTTP is a status of 500 or more.
    pub(crate) fn is_server_error(&self) -> bool {
        let codes = ["not-stored", "shutting-down"];
        self.problem.as_ref().is_some_and(|problem| codes.contains(&problem.code.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::{Problem, ServerMessage};

    fn summarize(message: &ServerMessage) -> MessageSummary {
        serde_json::from_str(&serde_json::to_string(message).unwrap()).unwrap()
    }

    #[test]
    fn answers_are_summarized_by_their_names_on_the_wire() {
        let done = summarize(&ServerMessage::Done { idempotency_key: "key".to_owned(), seq: 3 });
        assert_eq!((done.kind, done.idempotency_key.as_deref()), (MessageKind::Done, Some("key")));
        let problem =
            Problem { code: "not-stored".to_owned(), message: String::new(), phrase: None, rule: None };
        let refused = ServerMessage::Refused { idempotency_key: None, problem, state: None };
        let refused = summarize(&refused);
        assert!(refused.kind == MessageKind::Refused && refused.is_server_error());
        assert_eq!(summarize(&ServerMessage::Goodbye).kind, MessageKind::Goodbye);
    }
}
