//! What the store takes and gives.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Actor;
use wire::{Instant, Outcome, Setup, Status};

pub use table::{Entry, PersonId, SeatHolder, Summary, TableId};

/// Which of the servers on one database.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub String);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A new table.
#[derive(Clone, Debug)]
pub struct NewRow {
    /// Its id.
    pub id: TableId,
    /// How it is set up.
    pub setup: Setup,
    /// When it was made.
    pub created: Instant,
    /// What lists show of it.
    pub summary: Summary,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// How it is set up.
    pub setup: Setup,
    /// Where it stands.
    pub status: Status,
    /// Who sits there.
    pub seats: Vec<Option<SeatHolder>>,
    /// Whose turn it is.
    pub turn: Option<String>,
    /// When it was made.
    pub created: Instant,
    /// When something happened last.
    pub changed: Instant,
}

/// Entries for the log of one table, and what lists show after them.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The entries, numbered on from those that are there.
    pub entries: Vec<Entry>,
    /// What lists show after them.
    pub summary: Summary,
}

/// Whether entries were written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// They are, for good.
    Stored,
    /// Somebody else wrote an entry of that number: read the log and decide anew.
    Taken,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Whether there is no account.
    pub guest: bool,
    /// Whether a program plays.
    pub program: bool,
    /// The password's hash.
    pub password: Option<String>,
    /// When they came first.
    pub since: Instant,
    /// Whether the account was deleted.
    pub deleted: bool,
}

impl Person {
    /// The person as the sender of a command.
    pub fn actor(&self) -> Actor {
        Actor { id: self.id.clone(), guest: self.guest }
    }

    /// As others see them.
    pub fn player(&self) -> wire::Player {
        wire::Player {
            id: self.id.0.clone(),
            name: self.name.clone(),
            guest: self.guest,
            program: self.program,
        }
    }

    /// The name as it is compared: however it is written, it is the same.
    pub fn name_key(name: &str) -> String {
        name.to_lowercase()
    }
}

/// A session or a token, without the token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// By which it is revoked.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// What it is for.
    pub label: String,
    /// When it was made.
    pub created: Instant,
}

/// A passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyRow {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// What it is called.
    pub label: String,
    /// When it was added.
    pub created: Instant,
    /// The public key and what belongs to it.
    pub body: String,
}

/// How a seat did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The seat.
    pub seat: String,
    /// Who sat there.
    pub person: PersonId,
    /// `won`, `drawn` or `lost`.
    pub score: &'static str,
}

/// What is to be written when a table is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Settlement {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// How it ended.
    pub outcome: Outcome,
    /// When.
    pub ended: Instant,
    /// How each person did.
    pub seats: Vec<SeatResult>,
    /// The rating list, if it is rated.
    pub ladder: Option<LadderRow>,
}

/// Glicko-2: a strength, how uncertain it is, and how it wavers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How it wavers.
    pub volatility: f64,
}

/// A seat of a rated game with its rating before.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedSeat {
    /// `won`, `drawn` or `lost`.
    pub score: &'static str,
    /// The rating before.
    pub before: Rating,
}

/// A rating list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LadderRow {
    /// Its key.
    pub key: String,
    /// The game.
    pub game: String,
    /// The options that make it, as a JSON object.
    pub options: String,
    /// How many play.
    pub players: u8,
}

/// A place in a rating list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingRow {
    /// The rating.
    pub rating: Rating,
    /// Rated games.
    pub games: u32,
}

/// A result of a person.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// The table.
    pub table: TableRow,
    /// The person's seat.
    pub seat: String,
    /// How it ended.
    pub outcome: Outcome,
    /// When.
    pub ended: Instant,
}

impl ResultRow {
    /// Its place in the history.
    pub fn cursor(&self) -> Cursor {
        Cursor { ended: self.ended, table: self.table.id.clone() }
    }
}

/// A place in somebody's history, written `1767312000000-` and the id of the table there. A time alone is the place
/// before all that ended then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// When the table there ended.
    pub ended: Instant,
    /// Which it is: several can end at the same time.
    pub table: TableId,
}

/// A text that is no place in a history.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no place in a history: take `before` from the last page")]
pub struct BadCursor;

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.ended, self.table)
    }
}

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Cursor, BadCursor> {
        let (ended, table) = text.split_once('-').unwrap_or((text, ""));
        let ended = ended.parse().map_err(|_| BadCursor)?;
        let is_id = table.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if is_id { Ok(Cursor { ended, table: TableId(table.to_owned()) }) } else { Err(BadCursor) }
    }
}
