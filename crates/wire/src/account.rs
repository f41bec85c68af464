//! People: accounts, ratings, history.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Instant, Occupant, Outcome, Player, SeatName, Setup};

/// You.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Me {
    /// Who you are to others.
    pub player: Player,
    /// When you came first.
    #[ts(type = "number")]
    pub since: Instant,
    /// Whether a password is set.
    pub password: bool,
}

/// You are known now. The token also came as a cookie that scripts cannot read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SignedIn {
    /// You.
    pub me: Me,
    /// For programs: send it as `Authorization: Bearer …`.
    pub token: String,
}

/// Make an account, out of the guest you are or from nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Registration {
    /// The name: 2 to 24 letters, digits, `-`, `_` or single spaces; nobody else may have it.
    #[schema(min_length = 2, max_length = 24)]
    pub name: String,
    /// At least 8 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
    /// Whether a program will play with it.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub program: bool,
}

/// Come back to an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NewPassword {
    /// The one until now.
    pub old: String,
    /// The new one, at least 8 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}

/// Another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NewName {
    /// 2 to 24 letters, digits, `-`, `_` or single spaces.
    #[schema(min_length = 2, max_length = 24)]
    pub name: String,
}

/// A question to a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PasskeyChallenge {
    /// To be sent back with the answer.
    pub ticket: String,
    /// What the browser asks the device, as `PublicKeyCredential` reads it.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub options: Json,
}

/// A device that answered, to be a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NewPasskey {
    /// The ticket of the question.
    pub ticket: String,
    /// What to call it.
    #[schema(min_length = 1, max_length = 60)]
    pub label: String,
    /// The answer, as `PublicKeyCredential` writes it.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub credential: Json,
}

/// A passkey of yours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PasskeyInfo {
    /// By which it is removed.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// When it was added.
    #[ts(type = "number")]
    pub created: Instant,
}

/// Whose passkeys are asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PasskeyName {
    /// The name of the account.
    pub name: String,
}

/// The answer of a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PasskeyAnswer {
    /// The ticket of the question.
    pub ticket: String,
    /// The answer, as `PublicKeyCredential` writes it.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub credential: Json,
}

/// Make a token for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TokenRequest {
    /// What it is for, in your words.
    #[schema(min_length = 1, max_length = 60)]
    pub label: String,
}

/// The token; it is shown only now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NewToken {
    /// By which it is revoked.
    pub id: String,
    /// The token.
    pub token: String,
}

/// A place where you are signed in, or a token you made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SessionInfo {
    /// By which it is revoked.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// When it was made.
    #[ts(type = "number")]
    pub created: Instant,
    /// Whether it is the one you use now.
    pub current: bool,
}

/// Games won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
pub struct Tally {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

/// A rating list: one game under one set of rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Ladder {
    /// Its key in requests.
    pub key: String,
    /// The game.
    pub game: String,
    /// The options that make it.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, string | number | boolean>")]
    pub options: Map<String, Json>,
    /// How many play.
    pub players: u8,
}

/// How somebody stands in a rating list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LadderStanding {
    /// The list.
    pub ladder: Ladder,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is: the true strength is within two of these, 95 times in 100.
    pub deviation: f64,
    /// Rated games.
    pub games: u32,
}

/// One place of a rating list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LadderPlace {
    /// From 1.
    pub rank: u32,
    /// Who.
    pub player: Player,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// Rated games.
    pub games: u32,
}

/// A rating at a time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct RatingPoint {
    /// The list.
    pub ladder: String,
    /// When.
    #[ts(type = "number")]
    pub at: Instant,
    /// The rating.
    pub rating: f64,
    /// How uncertain it was.
    pub deviation: f64,
    /// After which table.
    pub table: String,
}

/// What everybody may know about somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Profile {
    /// Who.
    pub player: Player,
    /// Since when.
    #[ts(type = "number")]
    pub since: Instant,
    /// Finished games by game.
    pub tallies: Vec<(String, Tally)>,
    /// The ratings.
    pub standings: Vec<LadderStanding>,
    /// How they came about.
    pub ratings: Vec<RatingPoint>,
}

/// A finished table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct HistoryEntry {
    /// The table.
    pub table: String,
    /// How it was set up.
    pub setup: Setup,
    /// Who sat there.
    pub seats: Vec<Option<Occupant>>,
    /// The seat of the one this is about.
    pub seat: SeatName,
    /// How it ended.
    pub outcome: Outcome,
    /// When.
    #[ts(type = "number")]
    pub ended: Instant,
}

/// Finished tables, latest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct History {
    /// The tables.
    pub entries: Vec<HistoryEntry>,
    /// Ask with `before` set to this for more; null if there is no more.
    pub before: Option<String>,
}

/// Something you said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ExportedMessage {
    /// The table.
    pub table: String,
    /// When.
    #[ts(type = "number")]
    pub at: Instant,
    /// What.
    pub text: String,
}

/// All that is stored about you.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct DataExport {
    /// You.
    pub me: Me,
    /// Where you are signed in.
    pub sessions: Vec<SessionInfo>,
    /// Your profile.
    pub profile: Profile,
    /// Your finished tables.
    pub history: Vec<HistoryEntry>,
    /// Their records, as far as they were played to an end.
    pub records: Vec<String>,
    /// Your tables in play, by id.
    pub playing: Vec<String>,
    /// What you said.
    pub messages: Vec<ExportedMessage>,
}
