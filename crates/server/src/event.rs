//! What can happen at a table, as the log keeps it. The log is read by nobody but the server.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use wire::Setup;

use crate::fair::Secret;
use crate::store::Sitter;

/// A seat, written by its letter.
mod letter {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use tabletop::Seat;

    // serde hands out references.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(super) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(seat)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|()| D::Error::custom("no seat"))
    }
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The table was made.
    Opened {
        /// How it is set up.
        setup: Setup,
        /// What the shuffle comes from; its hash is public, it is not.
        secret: Secret,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        #[serde(with = "letter")]
        seat: Seat,
        /// Who.
        who: Sitter,
    },
    /// Somebody stood up.
    Left {
        /// From where.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A seat is ready.
    Ready {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
        /// What it adds to the shuffle.
        nonce: Option<String>,
    },
    /// An action was made.
    Acted {
        /// By whom.
        #[serde(with = "letter")]
        seat: Seat,
        /// In notation.
        action: String,
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A seat ran out of time.
    OutOfTime {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// The offer was answered.
    DrawAnswered {
        /// By whom.
        #[serde(with = "letter")]
        seat: Seat,
        /// Accepted or declined.
        yes: bool,
    },
    /// A seat asked to take its last actions back.
    TakebackAsked {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// That was answered.
    TakebackAnswered {
        /// By whom.
        #[serde(with = "letter")]
        seat: Seat,
        /// Allowed or not.
        yes: bool,
    },
    /// The table was given up before the first action.
    Aborted,
    /// Somebody said something.
    Said {
        /// Whose seat.
        #[serde(with = "letter")]
        seat: Seat,
        /// What.
        text: String,
    },
    /// A seat wants to hear another no more, or again.
    Muted {
        /// Who.
        #[serde(with = "letter")]
        seat: Seat,
        /// Whom.
        #[serde(with = "letter")]
        whom: Seat,
        /// No more, or again.
        on: bool,
    },
    /// A seat wants to play again.
    RematchWanted {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// It goes on at another table.
    Rematch {
        /// Which.
        table: String,
    },
    /// The server was away; the running clock began anew.
    Resumed,
}

impl Event {
    /// Whether it is something somebody said.
    pub const fn is_speech(&self) -> bool {
        matches!(self, Event::Said { .. })
    }

    /// Whether it changes who sits where.
    pub const fn moves_people(&self) -> bool {
        matches!(self, Event::Sat { .. } | Event::Left { .. })
    }
}
