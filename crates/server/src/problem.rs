//! Why a request is refused. Each problem has a stable code for programs and a sentence for people.

use table::{BadSetup, CommandError, StudyError};

/// Why a request is refused.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub(crate) enum Problem {
    /// A command that the table refuses.
    #[error(transparent)]
    Command(#[from] CommandError),
    #[error("there is no such table; perhaps the link is incomplete")]
    NoTable,
    #[error("there is no such player")]
    NoPerson,
    #[error("there is no such page")]
    NotFound,
    #[error("this HTTP method is not allowed here")]
    BadMethod,
    #[error("you are not signed in: POST /api/session/guest makes you a guest")]
    NotSignedIn,
    #[error("this table has no spectators")]
    NoSpectators,
    #[error("hints are for unrated games against bots, when it is your turn")]
    NoHint,
    #[error("{0}")]
    BadTable(String),
    #[error("a rated game needs a clock: choose one, or play without rating")]
    ClockNeeded,
    #[error("{0}")]
    BadOption(String),
    #[error("{0}")]
    BadPosition(String),
    #[error("the request cannot be read: {0}")]
    BadRequest(String),
    #[error("an idempotency key has 1 to 64 characters, none of them a control character")]
    BadIdempotencyKey,
    #[error("a name has 2 to 24 letters, digits, - or _, with single spaces between")]
    BadName,
    #[error("this name is taken")]
    NameTaken,
    #[error("a password has 8 to 200 characters")]
    BadPassword,
    #[error("name or password is wrong")]
    WrongCredentials,
    #[error("you have an account already")]
    HasAccount,
    #[error("guests have no password; make an account first")]
    NoPassword,
    #[error("a label has 1 to 60 characters")]
    BadLabel,
    #[error("there is no such session")]
    NoSession,
    #[error("passkeys need a server with a domain name")]
    NoPasskeys,
    #[error("this passkey could not be verified; try again")]
    BadPasskey,
    #[error("there is no such rating list")]
    NoLadder,
    #[error("the rules have nothing to say about that, or there is no such seat")]
    NoAnnotation,
    #[error("this request comes from a page of another site")]
    ForeignOrigin,
    #[error(
        "the server speaks version {} of the protocol, the client another one: load the client again",
        wire::PROTOCOL
    )]
    OtherProtocol,
    #[error("too many at once; wait a little")]
    TooMany,
    #[error("that is too often; try again in {0} s")]
    TooFast(u32),
    #[error("the request took too long to arrive; try again")]
    TooSlow,
    #[error("the request is too large")]
    TooLarge,
    #[error("the metrics need the token, or a request from the server's own machine")]
    NoMetrics,
    #[error("the server could not store this; nothing was changed, try again")]
    NotStored,
    #[error("the server is shutting down; try again in a moment")]
    ShuttingDown,
}

impl Problem {
    /// The code for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Problem::Command(error) => error.code(),
            Problem::NoTable => "no-table",
            Problem::NoPerson => "no-person",
            Problem::NotFound => "not-found",
            Problem::BadMethod => "bad-method",
            Problem::NotSignedIn => "not-signed-in",
            Problem::NoSpectators => "no-spectators",
            Problem::NoHint => "no-hint",
            Problem::BadTable(_) => "bad-table",
            Problem::ClockNeeded => "clock-needed",
            Problem::BadOption(_) => "bad-option",
            Problem::BadPosition(_) => "bad-position",
            Problem::BadRequest(_) => "bad-request",
            Problem::BadIdempotencyKey => "bad-idempotency-key",
            Problem::BadName => "bad-name",
            Problem::NameTaken => "name-taken",
            Problem::BadPassword => "bad-password",
            Problem::WrongCredentials => "wrong-credentials",
            Problem::HasAccount => "has-account",
            Problem::NoPassword => "no-password",
            Problem::BadLabel => "bad-label",
            Problem::NoSession => "no-session",
            Problem::NoPasskeys => "no-passkeys",
            Problem::BadPasskey => "bad-passkey",
            Problem::NoLadder => "no-ladder",
            Problem::NoAnnotation => "no-annotation",
            Problem::ForeignOrigin => "foreign-origin",
            Problem::OtherProtocol => "other-protocol",
            Problem::TooMany => "too-many",
            Problem::TooFast(_) => "too-fast",
            Problem::TooSlow => "too-slow",
            Problem::TooLarge => "too-large",
            Problem::NoMetrics => "no-metrics",
            Problem::NotStored => "not-stored",
            Problem::ShuttingDown => "shutting-down",
        }
    }

    /// The HTTP status.
    pub(crate) const fn status(&self) -> u16 {
        match self {
            Problem::Command(error) => command_status(error),
            Problem::NotSignedIn | Problem::WrongCredentials => 401,
            Problem::NoSpectators | Problem::NoHint | Problem::NoMetrics | Problem::ForeignOrigin => 403,
            Problem::NoTable
            | Problem::NoPerson
            | Problem::NoSession
            | Problem::NoLadder
            | Problem::NotFound => 404,
            Problem::BadMethod => 405,
            Problem::BadTable(_)
            | Problem::ClockNeeded
            | Problem::BadOption(_)
            | Problem::BadPosition(_)
            | Problem::BadRequest(_)
            | Problem::BadIdempotencyKey
            | Problem::BadName
            | Problem::BadPassword
            | Problem::BadLabel
            | Problem::BadPasskey
            | Problem::NoAnnotation => 422,
            Problem::TooSlow => 408,
            Problem::TooLarge => 413,
            Problem::TooMany | Problem::TooFast(_) => 429,
            Problem::NotStored | Problem::ShuttingDown => 503,
            _ => 409,
        }
    }

    /// The problem as clients receive it.
    pub(crate) fn to_wire(&self) -> wire::Problem {
        match self {
            Problem::Command(error) => error.to_wire(),
            _ => wire::Problem {
                code: self.code().to_owned(),
                message: self.to_string(),
                phrase: None,
                rule: None,
            },
        }
    }
}

/// The HTTP status of a command that the table refuses.
const fn command_status(error: &CommandError) -> u16 {
    match error {
        CommandError::NotSeated | CommandError::NotHost | CommandError::AccountNeeded => 403,
        CommandError::Illegal { .. }
        | CommandError::BadAction(_)
        | CommandError::BadActionCount(_)
        | CommandError::RevealsHiddenInformation
        | CommandError::BadNonce
        | CommandError::BadChatMessage => 422,
        CommandError::ChatTooFast | CommandError::TooFast(_) => 429,
        _ => 409,
    }
}

impl From<StudyError> for Problem {
    fn from(error: StudyError) -> Problem {
        match error {
            StudyError::BadPosition(why) => Problem::BadPosition(why),
            StudyError::Refused(refusal) => Problem::Command(refusal.into()),
        }
    }
}

impl From<BadSetup> for Problem {
    fn from(bad: BadSetup) -> Problem {
        match bad {
            BadSetup::Option(why) => Problem::BadOption(why),
            BadSetup::Table(why) => Problem::BadTable(why),
        }
    }
}
