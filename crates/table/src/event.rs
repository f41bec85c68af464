//! What can happen at a table. The serialised form is the stored log format: logs of every earlier version must stay
//! readable, so renamed Rust fields keep their stored names.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use wire::{Occupant, Player, Setup};

use crate::fairness::Secret;
use crate::ids::PersonId;

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

/// Who holds a seat, without a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatHolder {
    /// A person.
    Person(PersonId),
    /// A bot of this level.
    Bot(String),
}

impl SeatHolder {
    /// The person, if it is one.
    pub const fn person(&self) -> Option<&PersonId> {
        match self {
            SeatHolder::Person(id) => Some(id),
            SeatHolder::Bot(_) => None,
        }
    }

    /// The seat's occupant as clients see it; `player` looks the person up.
    pub fn occupant(&self, player: impl FnOnce(&PersonId) -> Player) -> Occupant {
        match self {
            SeatHolder::Person(id) => Occupant::Player(player(id)),
            SeatHolder::Bot(level) => Occupant::Bot { level: level.clone() },
        }
    }
}

/// The rules version of logs that do not name one.
const fn first_rules_version() -> u16 {
    1
}

/// One event of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The table was created.
    Opened {
        /// How it is set up.
        setup: Setup,
        /// The secret the shuffles are derived from; its hash is public, the secret is not.
        secret: Secret,
        /// The version of the game's rules by which the table is played. Version 0.1 did not write it.
        #[serde(rename = "rules", default = "first_rules_version")]
        rules_version: u16,
    },
    /// A person or a bot took a seat.
    Sat {
        /// The seat.
        #[serde(with = "letter")]
        seat: Seat,
        /// Who holds it now.
        #[serde(rename = "who")]
        holder: SeatHolder,
    },
    /// A seat became free.
    Left {
        /// The seat.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A seat is ready for the deal.
    Ready {
        /// The seat.
        #[serde(with = "letter")]
        seat: Seat,
        /// The player's contribution to the shuffle.
        nonce: Option<String>,
    },
    /// An action of the game was made.
    Acted {
        /// The seat that decided.
        #[serde(with = "letter")]
        seat: Seat,
        /// The action in notation.
        action: String,
    },
    /// A seat resigned.
    Resigned {
        /// The seat.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A seat ran out of time.
    OutOfTime {
        /// The seat.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A seat had left for a while, and another one claimed against it.
    Abandoned {
        /// The seat that left.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A draw was offered.
    DrawOffered {
        /// The seat that offers.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A draw offer was answered.
    DrawAnswered {
        /// The seat that answers.
        #[serde(with = "letter")]
        seat: Seat,
        /// Accepted or declined.
        yes: bool,
    },
    /// A seat asked to take its last actions back.
    TakebackAsked {
        /// The seat.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A takeback was answered.
    TakebackAnswered {
        /// The seat that answers.
        #[serde(with = "letter")]
        seat: Seat,
        /// Allowed or not.
        yes: bool,
    },
    /// The table was called off, without a result.
    Aborted,
    /// A chat message.
    Said {
        /// The author's seat.
        #[serde(with = "letter")]
        seat: Seat,
        /// The message.
        text: String,
    },
    /// A seat muted or unmuted another.
    Muted {
        /// The seat that mutes.
        #[serde(with = "letter")]
        seat: Seat,
        /// The muted seat.
        #[serde(with = "letter", rename = "whom")]
        muted: Seat,
        /// Muted, or unmuted.
        on: bool,
    },
    /// A seat asks for a rematch.
    RematchWanted {
        /// The seat.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// The rematch is at another table.
    Rematch {
        /// The id of that table.
        table: String,
    },
    /// The home was down; the running clock starts again from its last value.
    Resumed,
}

impl Event {
    /// The creation of a table, which is played by the newest rules of its game.
    pub fn opened(setup: Setup, secret: Secret) -> Event {
        let versions = catalog::game(&setup.game).map(catalog::AnyGame::rules_versions);
        let rules_version = versions.map_or(1, |versions| *versions.end());
        Event::Opened { setup, secret, rules_version }
    }

    /// Whether it is a chat message.
    pub const fn is_chat(&self) -> bool {
        matches!(self, Event::Said { .. })
    }

    /// Whether a person or a bot took or left a seat.
    pub const fn changes_seating(&self) -> bool {
        matches!(self, Event::Sat { .. } | Event::Left { .. })
    }
}
