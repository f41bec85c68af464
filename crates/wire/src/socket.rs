//! The messages of a table's WebSocket.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{EventView, Nonce, Problem, SeatName, State, StatePatch};

/// A command to a table, sent over its socket or by HTTP.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Command {
    /// Chosen by the client, 1 to 64 characters. A command repeated with the same key is not executed again; the
    /// server repeats its answer.
    #[schema(min_length = 1, max_length = 64)]
    pub idempotency_key: String,
    /// The requested change.
    #[serde(flatten)]
    pub request: TableRequest,
}

/// A check of the connection by the client, answered with [`ServerMessage::Pong`]. Programs that see the pings of the
/// WebSocket protocol do not need it; pages in browsers do not see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ConnectionCheck {
    /// Asks for a pong.
    Ping,
}

/// The requested change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum TableRequest {
    /// Make one or more actions, atomically.
    Act {
        /// The position number (`State.at`) they are meant for. Any other position refuses them as `stale`.
        at: u32,
        /// The actions, in notation.
        #[schema(min_items = 1, max_items = 32)]
        actions: Vec<String>,
    },
    /// Take a seat.
    Sit {
        /// The seat; any free seat if missing.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<SeatName>,
    },
    /// Leave the seat before the start.
    Leave,
    /// Declare the seat ready for the start or for the next round.
    Ready {
        /// The player's contribution to the shuffle, drawn after seeing the commitment. Only for the start.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        nonce: Option<Nonce>,
    },
    /// Resign.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Answer a draw offer.
    AnswerDraw {
        /// True to accept, false to decline.
        yes: bool,
    },
    /// Ask to take back your last actions.
    AskTakeback,
    /// Answer a takeback request.
    AnswerTakeback {
        /// True to allow, false to refuse.
        yes: bool,
    },
    /// Abort the table before your first action. A rated game can be aborted three times a day; after that it is
    /// refused, and resigning is a loss.
    Abort,
    /// Claim against the players who left a rated game, once `presence` lists them as `absent`.
    Claim {
        /// True to call the game off, if all others left; false to claim the win. Among more than two players a bot
        /// plays on for those who left.
        call_off: bool,
    },
    /// Send a chat message.
    Say {
        /// The text, 1 to 300 characters.
        #[schema(max_length = 300)]
        text: String,
    },
    /// Hide or show the chat messages of a seat, for yourself only.
    Mute {
        /// The seat.
        seat: SeatName,
        /// True to hide, false to show.
        on: bool,
    },
    /// Ask for a rematch.
    Rematch,
}

/// A message from the server over the socket of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// New events and the complete state after them, which replaces what the client had. The first message is an
    /// update. If its first event does not follow the last one the client knows, the events between are not sent.
    Update {
        /// The events, in order.
        events: Vec<EventView>,
        /// The table after them.
        state: Box<State>,
    },
    /// New events and what they changed in the state. Not sent to clients that asked for complete states
    /// (`updates=full`).
    Patch {
        /// The events, in order.
        events: Vec<EventView>,
        /// The sequence number of the state that the patch changes. A client with another state must reconnect.
        base: u32,
        /// The changes.
        patch: Box<StatePatch>,
    },
    /// A command was executed, and its events are durable.
    Done {
        /// The key of the command.
        idempotency_key: String,
        /// The sequence number of its last event.
        seq: u32,
    },
    /// A command was refused and changed nothing.
    Refused {
        /// The key of the command; null if the message could not be parsed.
        idempotency_key: Option<String>,
        /// The reason.
        problem: Problem,
        /// The current state, if the command was meant for another position. It can be older than the client's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        state: Option<Box<State>>,
    },
    /// Who is connected now.
    Presence {
        /// The seats with a socket that answers.
        seats: Vec<SeatName>,
        /// The number of spectators.
        spectators: u32,
        /// The seats whose players left a rated game in real time at least two minutes ago: the others can claim.
        #[serde(default)]
        absent: Vec<SeatName>,
    },
    /// The answer to a [`ConnectionCheck`].
    Pong,
    /// The server is shutting down: reconnect.
    Goodbye,
}
