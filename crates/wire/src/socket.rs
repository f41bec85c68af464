//! What goes over the socket of a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{EventView, Nonce, Problem, SeatName, State};

/// What a client asks of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Command {
    /// A word of the client's own, at most 64 characters. The same word again is the same command: it is
    /// answered as before, and not done twice.
    #[schema(min_length = 1, max_length = 64)]
    pub idempotency_key: String,
    /// What is to be done.
    #[serde(flatten)]
    pub request: TableRequest,
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum TableRequest {
    /// Make these actions, all or none.
    Act {
        /// The number of the position they are meant for.
        at: u32,
        /// The actions, in notation.
        #[schema(min_items = 1, max_items = 32)]
        actions: Vec<String>,
    },
    /// Take a seat.
    Sit {
        /// Which one; any free one if nothing is said.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<SeatName>,
    },
    /// Stand up before the start.
    Leave,
    /// Be ready: for the start, with a nonce drawn after the commitment was seen, or for the next round.
    Ready {
        /// 64 hexadecimal digits.
        #[serde(default)]
        #[ts(optional)]
        nonce: Option<Nonce>,
    },
    /// Give up.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Answer the offer.
    AnswerDraw {
        /// Accept or decline.
        yes: bool,
    },
    /// Ask to take one's last actions back.
    AskTakeback,
    /// Answer that.
    AnswerTakeback {
        /// Allow or not.
        yes: bool,
    },
    /// Give the table up before the first action.
    Abort,
    /// Say something.
    Say {
        /// At most 300 characters.
        #[schema(max_length = 300)]
        text: String,
    },
    /// Hear a seat no more, or again.
    Mute {
        /// Whom.
        seat: SeatName,
        /// No more, or again.
        on: bool,
    },
    /// Play again.
    Rematch,
}

/// What the server tells over the socket of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// What happened, and how the table looks after it. If the first number does not follow the last one you
    /// know (or there is no news), forget what you knew: the state is complete.
    Update {
        /// What happened, in order.
        events: Vec<EventView>,
        /// The table after it.
        state: Box<State>,
    },
    /// A command was carried out, and what it did is stored for good.
    Done {
        /// The command.
        idempotency_key: String,
        /// The number of the news it made.
        seq: u32,
    },
    /// A command was not carried out, and nothing was changed.
    Refused {
        /// The command; null if it could not be read.
        idempotency_key: Option<String>,
        /// Why.
        problem: Problem,
        /// The table as it is, if the command was made for another position.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        state: Option<Box<State>>,
    },
    /// Who is here now.
    Presence {
        /// The seats with an open connection.
        seats: Vec<SeatName>,
        /// How many watch.
        spectators: u32,
    },
    /// The server goes away for a moment: connect again.
    Goodbye,
}
