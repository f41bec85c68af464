//! Events of a table, as one viewer may see them.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Instant, Outcome, Phrase, Player, SeatName};

/// One event of the table's log, as this viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct EventView {
    /// The sequence number: 1, 2, 3, … without gaps, the same for every viewer.
    pub seq: u32,
    /// When it happened.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Instant,
    /// The seat it concerns.
    pub seat: Option<SeatName>,
    /// What happened.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EventKind {
    /// The table was created.
    Opened,
    /// A player took the seat.
    Sat {
        /// The player.
        player: Player,
    },
    /// The player left the seat before the start.
    Left,
    /// The seat is ready for the start or for the next round. The round starts when all seats are ready.
    Ready {
        /// Whether this was the last seat, so that the round was dealt.
        started: bool,
    },
    /// The seat made an action.
    Acted {
        /// The action as this viewer may see it, in notation.
        action: String,
        /// The action as a translatable message.
        phrase: Phrase,
        /// The turn of the round it belongs to, from 1.
        turn: u32,
        /// The number of actions before it in this round.
        ply: u32,
        /// The outcome of the round, if the action ended it.
        ended: Option<Outcome>,
    },
    /// The seat resigned. If the game continues, a bot plays for it from now on.
    Resigned {
        /// The outcome of the game, if this ended it.
        ended: Option<Outcome>,
    },
    /// The seat ran out of time. If the game continues, a bot plays for it from now on.
    OutOfTime {
        /// The outcome of the game, if this ended it.
        ended: Option<Outcome>,
    },
    /// The seat had left, and another one claimed against it. If the game continues, a bot plays for it from now on.
    Abandoned {
        /// The outcome of the game, if this ended it.
        ended: Option<Outcome>,
    },
    /// The seat offered a draw.
    DrawOffered,
    /// The seat answered a draw offer.
    DrawAnswered {
        /// True if it agreed.
        yes: bool,
        /// The outcome of the game, if this ended it.
        ended: Option<Outcome>,
    },
    /// The seat asked to take back its last actions.
    TakebackAsked,
    /// The seat answered a takeback request.
    TakebackAnswered {
        /// True if it agreed.
        yes: bool,
        /// The number of actions left in this round.
        ply: u32,
    },
    /// The table was called off without a result.
    Aborted,
    /// A chat message.
    Said {
        /// The player.
        player: Player,
        /// The text.
        text: String,
    },
    /// The seat wants a rematch.
    RematchWanted,
    /// The rematch was created.
    Rematch {
        /// The id of its table.
        table: String,
    },
    /// The server restarted. The running clock does not count the downtime.
    Resumed,
    /// An event this viewer may not see, such as a muted message. It keeps its sequence number.
    Hidden,
}
