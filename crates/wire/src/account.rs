//! Accounts, sessions, passkeys, ratings and history.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Instant, Occupant, Outcome, Player, SeatName, Setup};

/// The account or guest that is signed in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Me {
    /// How other players see you.
    pub player: Player,
    /// When the account or guest was created.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: Instant,
    /// Whether a password is set.
    pub password: bool,
}

/// Response to every way of signing in. The token is also set as an `HttpOnly` cookie.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct SignedIn {
    /// The account or guest that is signed in.
    pub me: Me,
    /// The session token. Programs send it as `Authorization: Bearer …`.
    pub token: String,
}

/// Request to create an account. A signed-in guest becomes the account and keeps its history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Registration {
    /// A unique name: 2 to 24 letters, digits, `-`, `_` or single spaces.
    #[schema(min_length = 2, max_length = 24)]
    pub name: String,
    /// The password: 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
    /// Whether a program plays with this account. Other players see it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub program: bool,
}

/// Request to sign in with a password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Credentials {
    /// The account name, compared without regard to case.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Request to change the password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct NewPassword {
    /// The current password.
    pub old: String,
    /// The new password: 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}

/// Request to change the account name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct NewName {
    /// A unique name: 2 to 24 letters, digits, `-`, `_` or single spaces.
    #[schema(min_length = 2, max_length = 24)]
    pub name: String,
}

/// A `WebAuthn` challenge.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct PasskeyChallenge {
    /// Identifies the challenge; send it back with the credential.
    pub ticket: String,
    /// The options for `navigator.credentials`, in the JSON form of `PublicKeyCredential`.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub options: Json,
}

/// Request for a challenge to register a passkey, with a proof that it comes from the owner of the account.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct PasskeyRequest {
    /// The password of the account. Needed if the account has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub password: Option<String>,
    /// The answer of one of the account's passkeys to a challenge of `/api/session/passkey/challenge`. Needed if the
    /// account has no password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub passkey: Option<PasskeyAnswer>,
}

/// Request to register a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct NewPasskey {
    /// The ticket of the challenge.
    pub ticket: String,
    /// A display name for the passkey.
    #[schema(min_length = 1, max_length = 60)]
    pub label: String,
    /// The credential, in the JSON form of `PublicKeyCredential`.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub credential: Json,
}

/// A registered passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct PasskeyInfo {
    /// The id used to remove it.
    pub id: String,
    /// Its display name.
    pub label: String,
    /// When it was registered.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: Instant,
}

/// Request for a challenge to sign in with a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct PasskeyName {
    /// The account name.
    pub name: String,
}

/// Request to sign in with a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct PasskeyAnswer {
    /// The ticket of the challenge.
    pub ticket: String,
    /// The credential, in the JSON form of `PublicKeyCredential`.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub credential: Json,
}

/// Request to create an API token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct TokenRequest {
    /// A display name for the token.
    #[schema(min_length = 1, max_length = 60)]
    pub label: String,
}

/// A new API token. The server stores only its hash, so it cannot be shown again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct NewToken {
    /// The id used to revoke it.
    pub id: String,
    /// The token, sent as `Authorization: Bearer …`.
    pub token: String,
}

/// A session or an API token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct SessionInfo {
    /// The id used to revoke it.
    pub id: String,
    /// The user agent that signed in, or the display name of the token.
    pub label: String,
    /// When it was created.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: Instant,
    /// Whether it authenticates this request.
    pub current: bool,
}

/// Number of tables won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Tally {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

/// A rating list: one game under one set of rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Ladder {
    /// Its key in request paths.
    pub key: String,
    /// The game.
    pub game: String,
    /// The game options that define the list, without `first`.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, string | number | boolean>"))]
    pub options: Map<String, Json>,
    /// The number of players.
    pub players: u8,
}

/// A player's standing in one rating list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct LadderStanding {
    /// The rating list.
    pub ladder: Ladder,
    /// The Glicko-2 rating.
    pub rating: f64,
    /// The rating deviation: the 95% confidence interval is `rating` ± 2 × `deviation`.
    pub deviation: f64,
    /// Number of rated tables.
    pub games: u32,
    /// Whether the list gives no rank yet, since there are too few rated tables or opponents.
    pub provisional: bool,
}

/// One row of a rating list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct LadderPlace {
    /// Rank by `score`, from 1; null for a provisional place, which has too few rated tables or opponents.
    pub rank: Option<u32>,
    /// The player.
    pub player: Player,
    /// The Glicko-2 rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
    /// The conservative rating by which places are ordered: `rating` − 2 × `deviation`.
    pub score: f64,
    /// Number of rated tables.
    pub games: u32,
    /// Number of different opponents.
    pub opponents: u32,
}

/// The rating after one rated table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct RatingPoint {
    /// The rating list.
    pub ladder: String,
    /// When the table ended.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Instant,
    /// The Glicko-2 rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
}

/// The public profile of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Profile {
    /// The player.
    pub player: Player,
    /// When the account or guest was created.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: Instant,
    /// Finished tables for each game.
    pub tallies: Vec<(String, Tally)>,
    /// The current ratings.
    pub standings: Vec<LadderStanding>,
    /// The rating history, earliest first.
    pub ratings: Vec<RatingPoint>,
}

/// A finished table in a player's history.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct HistoryEntry {
    /// The id of the table; absent if it is not listed and you did not sit at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub table: Option<String>,
    /// The setup of the table.
    pub setup: Setup,
    /// The occupants, seat by seat.
    pub seats: Vec<Option<Occupant>>,
    /// The seat of the player whose history this is.
    pub seat: SeatName,
    /// The outcome.
    pub outcome: Outcome,
    /// When the table ended.
    #[cfg_attr(test, ts(type = "number"))]
    pub ended: Instant,
}

/// A page of finished tables, latest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct History {
    /// The tables of this page.
    pub entries: Vec<HistoryEntry>,
    /// The cursor of the next page, for the query parameter `before`; null on the last page.
    pub before: Option<String>,
}

/// A chat message you sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ExportedMessage {
    /// The id of the table.
    pub table: String,
    /// When it was sent.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Instant,
    /// The text.
    pub text: String,
}

/// A rated table that you called off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ExportedAbort {
    /// The id of the table.
    pub table: String,
    /// When you called it off.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Instant,
}

/// A person you played at a rated table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ExportedOpponent {
    /// The key of the rating list.
    pub ladder: String,
    /// The person.
    pub player: Player,
}

/// Everything the server stores about you.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct DataExport {
    /// The account or guest that is signed in.
    pub me: Me,
    /// Your sessions and tokens.
    pub sessions: Vec<SessionInfo>,
    /// Your passkeys.
    pub passkeys: Vec<PasskeyInfo>,
    /// Your profile.
    pub profile: Profile,
    /// Your finished tables.
    pub history: Vec<HistoryEntry>,
    /// The records of your finished tables.
    pub records: Vec<String>,
    /// The ids of finished tables whose log cannot be read.
    pub unreadable: Vec<String>,
    /// The ids of your unfinished tables.
    pub playing: Vec<String>,
    /// Your chat messages.
    pub messages: Vec<ExportedMessage>,
    /// The people you played at rated tables, for each rating list.
    pub opponents: Vec<ExportedOpponent>,
    /// The rated tables that you called off.
    pub aborts: Vec<ExportedAbort>,
}
