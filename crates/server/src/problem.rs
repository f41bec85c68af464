//! Why something was not done. Every refusal is one of these; each has a word for programs and a sentence for
//! people that says what to do.

use tabletop::Refusal;
use wire::Phrase;

/// Why something was not done.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub(crate) enum Problem {
    #[error("there is no such table; perhaps the link is incomplete")]
    NoTable,
    #[error("there is nobody like that")]
    NoPerson,
    #[error("there is no such page")]
    NotFound,
    #[error("this asks for something in a way that is not allowed here")]
    BadMethod,
    #[error("you are not signed in: POST /api/session/guest makes you a guest")]
    NotSignedIn,
    #[error("this table is not for watching")]
    NoSpectators,
    #[error("you do not sit at this table")]
    NotSeated,
    #[error("you already sit at this table")]
    AlreadySeated,
    #[error("every seat is taken")]
    TableFull,
    #[error("that seat is taken, or there is none like it")]
    SeatTaken,
    #[error("the game has begun; this was only possible before")]
    Begun,
    #[error("nothing is being played now")]
    NotPlaying,
    #[error("this is not over yet")]
    NotOver,
    #[error("only whoever made the table can do that")]
    NotHost,
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("this was meant for another position; look at the table as it is now")]
    Stale,
    #[error("your time has run out")]
    OutOfTime,
    #[error("you play no more at this table")]
    Gone,
    #[error("{message}")]
    Illegal { message: String, phrase: Option<Phrase> },
    #[error("{0}")]
    BadAction(String),
    #[error("one of these actions shows you something new: make it, look, and then decide")]
    Blind,
    #[error("you are ready already")]
    AlreadyReady,
    #[error("a nonce is 64 hexadecimal digits in lower case")]
    BadNonce,
    #[error("that was asked already and waits for an answer")]
    Pending,
    #[error("nothing of the kind was asked, or you have answered")]
    NothingAsked,
    #[error("nothing can be taken back: something new was seen since, or somebody else has acted")]
    NothingToTakeBack,
    #[error("you have offered a draw in this position; make a move first")]
    OfferedAlready,
    #[error("the first action was made: the game cannot be called off any more, but you can give up")]
    TooLateToAbort,
    #[error("there is no talk at this table")]
    NoChat,
    #[error("say something of 1 to 300 characters")]
    BadSpeech,
    #[error("you talk too fast; wait some seconds")]
    TooMuchTalk,
    #[error("the game goes on at another table already")]
    GoneOn,
    #[error("rated games are for accounts: make one, it costs nothing and keeps your games")]
    AccountNeeded,
    #[error("hints are for unrated games against bots, when it is your turn")]
    NoHint,
    #[error("{0}")]
    BadTable(String),
    #[error("{0}")]
    BadOption(String),
    #[error("{0}")]
    BadPosition(String),
    #[error("this cannot be read: {0}")]
    BadRequest(String),
    #[error("the word for a command has 1 to 64 characters, none of them a control character")]
    BadCommandId,
    #[error("a name has 2 to 24 letters, digits, - or _, with single spaces between")]
    BadName,
    #[error("somebody has this name")]
    NameTaken,
    #[error("a password has 8 to 200 characters")]
    BadPassword,
    #[error("name or password is wrong")]
    WrongCredentials,
    #[error("this is an account already")]
    HasAccount,
    #[error("guests have no password; make an account first")]
    Guest,
    #[error("a label has 1 to 60 characters")]
    BadLabel,
    #[error("there is no such session")]
    NoSession,
    #[error("this server has no address for which passkeys work")]
    NoPasskeys,
    #[error("this passkey did not answer as it should; try again")]
    BadPasskey,
    #[error("there is no such rating list")]
    NoLadder,
    #[error("only Schotten Totten has stones 1 to 9 to explain, for the seats A and B")]
    NoStone,
    #[error("this request comes from another site")]
    ForeignOrigin,
    #[error("too many at once; wait a little")]
    TooMany,
    #[error("that is too often; try again in {0} s")]
    TooFast(u32),
    #[error("the whole request must come sooner; try again")]
    TooSlow,
    #[error("this is larger than anything the server needs")]
    TooLarge,
    #[error("so much has been said and asked at this table that it takes no more of it")]
    QuotaExceeded,
    #[error("the metrics are for whoever keeps the server")]
    NoMetrics,
    #[error("the server could not store this; nothing was changed, try again")]
    NotStored,
    #[error("the server is shutting down; try again in a moment")]
    ShuttingDown,
}

impl Problem {
    /// The word for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Problem::NoTable => "no-table",
            Problem::NoPerson => "no-person",
            Problem::NotFound => "not-found",
            Problem::BadMethod => "bad-method",
            Problem::NotSignedIn => "not-signed-in",
            Problem::NoSpectators => "no-spectators",
            Problem::NotSeated => "not-seated",
            Problem::AlreadySeated => "already-seated",
            Problem::TableFull => "table-full",
            Problem::SeatTaken => "seat-taken",
            Problem::Begun => "begun",
            Problem::NotPlaying => "not-playing",
            Problem::NotOver => "not-over",
            Problem::NotHost => "not-host",
            Problem::NotYourTurn => "not-your-turn",
            Problem::Stale => "stale",
            Problem::OutOfTime => "out-of-time",
            Problem::Gone => "gone",
            Problem::Illegal { .. } => "illegal-action",
            Problem::BadAction(_) => "bad-action",
            Problem::Blind => "blind",
            Problem::AlreadyReady => "already-ready",
            Problem::BadNonce => "bad-nonce",
            Problem::Pending => "pending",
            Problem::NothingAsked => "nothing-asked",
            Problem::NothingToTakeBack => "nothing-to-take-back",
            Problem::OfferedAlready => "offered-already",
            Problem::TooLateToAbort => "too-late-to-abort",
            Problem::NoChat => "no-chat",
            Problem::BadSpeech => "bad-speech",
            Problem::TooMuchTalk => "too-much-talk",
            Problem::GoneOn => "gone-on",
            Problem::AccountNeeded => "account-needed",
            Problem::NoHint => "no-hint",
            Problem::BadTable(_) => "bad-table",
            Problem::BadOption(_) => "bad-option",
            Problem::BadPosition(_) => "bad-position",
            Problem::BadRequest(_) => "bad-request",
            Problem::BadCommandId => "bad-idempotency-key",
            Problem::BadName => "bad-name",
            Problem::NameTaken => "name-taken",
            Problem::BadPassword => "bad-password",
            Problem::WrongCredentials => "wrong-credentials",
            Problem::HasAccount => "has-account",
            Problem::Guest => "guest",
            Problem::BadLabel => "bad-label",
            Problem::NoSession => "no-session",
            Problem::NoPasskeys => "no-passkeys",
            Problem::BadPasskey => "bad-passkey",
            Problem::NoLadder => "no-ladder",
            Problem::NoStone => "no-stone",
            Problem::ForeignOrigin => "foreign-origin",
            Problem::TooMany => "too-many",
            Problem::TooFast(_) => "too-fast",
            Problem::TooSlow => "too-slow",
            Problem::TooLarge => "too-large",
            Problem::QuotaExceeded => "quota-exceeded",
            Problem::NoMetrics => "no-metrics",
            Problem::NotStored => "not-stored",
            Problem::ShuttingDown => "shutting-down",
        }
    }

    /// The HTTP status.
    pub(crate) const fn status(&self) -> u16 {
        match self {
            Problem::NotSignedIn | Problem::WrongCredentials => 401,
            Problem::NoSpectators
            | Problem::NotSeated
            | Problem::NotHost
            | Problem::AccountNeeded
            | Problem::NoHint
            | Problem::NoMetrics
            | Problem::ForeignOrigin => 403,
            Problem::NoTable
            | Problem::NoPerson
            | Problem::NoSession
            | Problem::NoLadder
            | Problem::NotFound => 404,
            Problem::BadMethod => 405,
            Problem::Illegal { .. }
            | Problem::BadAction(_)
            | Problem::Blind
            | Problem::BadNonce
            | Problem::BadSpeech
            | Problem::BadTable(_)
            | Problem::BadOption(_)
            | Problem::BadPosition(_)
            | Problem::BadRequest(_)
            | Problem::BadCommandId
            | Problem::BadName
            | Problem::BadPassword
            | Problem::BadLabel
            | Problem::BadPasskey
            | Problem::NoStone => 422,
            Problem::TooSlow => 408,
            Problem::TooLarge => 413,
            Problem::TooMuchTalk | Problem::TooMany | Problem::TooFast(_) => 429,
            Problem::NotStored | Problem::ShuttingDown => 503,
            _ => 409,
        }
    }

    /// As it goes over the wire.
    pub(crate) fn told(&self) -> wire::Problem {
        let phrase = match self {
            Problem::Illegal { phrase, .. } => phrase.clone(),
            _ => None,
        };
        wire::Problem { code: self.code().to_owned(), message: self.to_string(), phrase }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::BadAction(bad) => Problem::BadAction(bad.to_string()),
            Refusal::Illegal { why, phrase, .. } => {
                Problem::Illegal { message: why, phrase: Some(told(&phrase)) }
            }
            Refusal::GameOver => Problem::NotPlaying,
            Refusal::Blind => Problem::Blind,
            Refusal::OthersTurn => Problem::NotYourTurn,
        }
    }
}

/// A phrase as it goes over the wire.
pub(crate) fn told(phrase: &tabletop::Phrase) -> Phrase {
    let args = phrase.args.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    Phrase { key: phrase.key.to_owned(), args: args.collect() }
}
