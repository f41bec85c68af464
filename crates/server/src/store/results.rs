//! Results and ratings.

use std::fmt;
use std::str::FromStr;

use async_trait::async_trait;
use table::{PersonId, TableId};
use wire::{Instant, Outcome, RatingPoint, Tally};

use super::{Person, StoreError, TableRow};

/// Results and ratings.
#[async_trait]
pub trait Results: Send + Sync {
    /// Stores the results of a table and updates the ratings in one transaction. Does nothing if the table is settled.
    /// `rate` computes the new ratings from the old ones.
    async fn settle(&self, settlement: &Settlement, rate: RatingRule) -> Result<(), StoreError>;
    /// Whether the results of a table are stored.
    async fn is_settled(&self, table: &TableId) -> Result<bool, StoreError>;
    /// The seats of a settled rated table with their ratings before and after.
    async fn rating_changes(&self, table: &TableId) -> Result<Vec<(String, f64, f64)>, StoreError>;
    /// A page of a person's results, latest first, that continues after `before`.
    async fn results(
        &self,
        person: &PersonId,
        before: Option<Cursor>,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError>;
    /// Tables won, drawn and lost by a person, for each game.
    async fn tallies(&self, person: &PersonId) -> Result<Vec<(String, Tally)>, StoreError>;
    /// All rating lists.
    async fn ladders(&self) -> Result<Vec<LadderRow>, StoreError>;
    /// The first rows of a rating list: those with a rank, highest conservative rating first, then the provisional ones.
    async fn ladder(&self, key: &str, limit: u32) -> Result<Vec<(Person, RatingRow)>, StoreError>;
    /// The rated tables that a person has called off since then, and when, earliest first.
    async fn rated_aborts(
        &self,
        person: &PersonId,
        since: Instant,
    ) -> Result<Vec<(TableId, Instant)>, StoreError>;
    /// The opponents of a person in each rating list, with the key of the list.
    async fn opponents(&self, person: &PersonId) -> Result<Vec<(String, PersonId)>, StoreError>;
    /// The current ratings of a person.
    async fn ratings(&self, person: &PersonId) -> Result<Vec<(LadderRow, RatingRow)>, StoreError>;
    /// The rating history of a person, earliest first.
    async fn rating_points(&self, person: &PersonId) -> Result<Vec<RatingPoint>, StoreError>;
}

/// Computes the ratings after a table, in the order of its seats.
pub type RatingRule = fn(&[RatedSeat]) -> Vec<Rating>;

/// The result of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Score {
    /// It lost.
    Lost,
    /// It drew.
    Drawn,
    /// It won.
    Won,
}

/// The result of a person at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The seat.
    pub seat: String,
    /// The person who held it.
    pub person: PersonId,
    /// The score.
    pub score: Score,
}

/// The results of a finished table.
#[derive(Clone, PartialEq, Debug)]
pub struct Settlement {
    /// The table.
    pub table: TableId,
    /// The name of the game.
    pub game: String,
    /// The outcome.
    pub outcome: Outcome,
    /// When the table ended.
    pub ended: Instant,
    /// The result of each person.
    pub seats: Vec<SeatResult>,
    /// The rating list, if the table is rated.
    pub ladder: Option<LadderRow>,
}

/// A Glicko-2 rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
    /// The volatility.
    pub volatility: f64,
}

/// A seat of a rated table, before its rating changes.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedSeat {
    /// The score.
    pub score: Score,
    /// The rating before the table.
    pub before: Rating,
}

/// A rating list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LadderRow {
    /// The key, derived from game, options and number of players.
    pub key: String,
    /// The name of the game.
    pub game: String,
    /// The options that define the list, as a JSON object.
    pub options: String,
    /// The number of players.
    pub players: u8,
}

/// A person's rating in a list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingRow {
    /// The rating.
    pub rating: Rating,
    /// The number of rated tables.
    pub games: u32,
    /// The number of different opponents.
    pub opponents: u32,
}

impl RatingRow {
    /// The rated tables that a rank needs.
    pub const LEAST_GAMES: u32 = 10;
    /// The different opponents that a rank needs.
    pub const LEAST_OPPONENTS: u32 = 3;

    /// The rating that the person has very probably at least. It orders rating lists.
    pub fn conservative(&self) -> f64 {
        2.0_f64.mul_add(-self.rating.deviation, self.rating.rating)
    }

    /// Whether there are enough tables and opponents for a rank.
    pub const fn is_ranked(&self) -> bool {
        self.games >= Self::LEAST_GAMES && self.opponents >= Self::LEAST_OPPONENTS
    }
}

/// A finished table in a person's history.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// The table.
    pub table: TableRow,
    /// The person's seat.
    pub seat: String,
    /// The outcome.
    pub outcome: Outcome,
    /// When the table ended.
    pub ended: Instant,
}

/// A position in a person's history, written `<milliseconds>-<number>`. It does not contain the id of a table, which is the
/// key to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// When the last table of the page ended.
    pub ended: Instant,
    /// How many tables that ended at this time were on this page and those before.
    pub shown: u32,
}

impl Cursor {
    /// The cursor of the page that follows this one, which followed `previous`.
    pub fn after(page: &[ResultRow], previous: Option<Cursor>) -> Option<Cursor> {
        let ended = page.last()?.ended;
        let shown = page.iter().rev().take_while(|row| row.ended == ended).count() as u32;
        let before = previous.filter(|previous| previous.ended == ended && shown as usize == page.len());
        Some(Cursor { ended, shown: shown + before.map_or(0, |previous| previous.shown) })
    }
}

/// A text that is not a [`Cursor`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no cursor: take `before` from the previous page")]
pub struct BadCursor;

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.ended, self.shown)
    }
}

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Cursor, BadCursor> {
        let (ended, shown) = text.split_once('-').ok_or(BadCursor)?;
        let ended = ended.parse().map_err(|_| BadCursor)?;
        Ok(Cursor { ended, shown: shown.parse().map_err(|_| BadCursor)? })
    }
}
