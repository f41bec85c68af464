//! Why a command is refused. Each reason has a code for programs and a sentence for people.

use tabletop::Refusal;
use wire::Phrase;

use crate::show;

/// Why a command is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommandError {
    /// The person has no seat at this table.
    #[error("you do not sit at this table")]
    NotSeated,
    /// The person already has a seat at this table.
    #[error("you already sit at this table")]
    AlreadySeated,
    /// Every seat is taken.
    #[error("every seat is taken")]
    TableFull,
    /// The seat is taken or does not exist.
    #[error("that seat is taken or does not exist")]
    SeatTaken,
    /// Seats can only change before the game begins.
    #[error("the game has started; this is only possible before the start")]
    AlreadyStarted,
    /// No round is being played.
    #[error("no round is in play")]
    NotPlaying,
    /// The table is not over.
    #[error("the table is not over yet")]
    NotOver,
    /// The rules by which the table was played are gone.
    #[error("this game was played by older rules that this server no longer has")]
    RulesChanged,
    /// Only the host can do this.
    #[error("only the host can do that")]
    NotHost,
    /// Another seat decides.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The request names an older position.
    #[error("this was meant for another position; look at the table as it is now")]
    Stale,
    /// The clock of the seat has run out.
    #[error("your time has run out")]
    OutOfTime,
    /// The seat has resigned or run out of time.
    #[error("your seat is retired: a bot plays for it")]
    SeatRetired,
    /// The rules do not allow the action.
    #[error("{message}")]
    Illegal {
        /// The reason in plain English, with the rule's id.
        message: String,
        /// The same for a reader in any language.
        phrase: Phrase,
    },
    /// The text is no action of the game.
    #[error("{0}")]
    BadAction(String),
    /// An action before the last one would reveal hidden information.
    #[error("one of these actions shows you something new: make it, look, and then decide")]
    RevealsHiddenInformation,
    /// A request has no actions, or too many.
    #[error("make 1 to {0} actions at once")]
    BadActionCount(usize),
    /// The seat is ready already.
    #[error("you are ready already")]
    AlreadyReady,
    /// The nonce is malformed.
    #[error("a nonce is 64 hexadecimal digits in lower case")]
    BadNonce,
    /// The same was asked before and has no answer yet.
    #[error("that was asked already and waits for an answer")]
    AlreadyAsked,
    /// There is nothing to answer.
    #[error("there is nothing to answer, or you have answered")]
    NothingToAnswer,
    /// No action can be taken back.
    #[error("nothing can be taken back: something new was seen since, or another player has acted")]
    NothingToTakeBack,
    /// One draw offer for each position.
    #[error("you have offered a draw in this position; make a move first")]
    AlreadyOffered,
    /// The seat has made its first action.
    #[error("you have made your first action: the game cannot be aborted any more, but you can resign")]
    TooLateToAbort,
    /// The person has called off too many rated games.
    #[error(
        "you have called off {0} rated games in a day; to leave this one you can resign, which is a loss"
    )]
    AbortLimit(u32),
    /// A player can be claimed against in rated games in real time only.
    #[error("a player who left can be claimed against in rated games with a real-time clock only")]
    NoClaim,
    /// No player has been away long enough.
    #[error("the other player is here, or has not been away for two minutes yet")]
    NotAbsent,
    /// The table has no chat.
    #[error("this table has no chat")]
    NoChat,
    /// The chat message is empty, too long, or has control characters.
    #[error("a chat message has 1 to 300 characters")]
    BadChatMessage,
    /// Too many chat messages in a short time.
    #[error("too many chat messages; wait some seconds")]
    ChatTooFast,
    /// The rematch exists already.
    #[error("the rematch has been created already")]
    RematchStarted,
    /// Rated games need an account.
    #[error("rated games are for accounts: make one, it costs nothing and keeps your games")]
    AccountNeeded,
    /// Too many non-move commands of this person in the last minute.
    #[error("that is too often; try again in {0} s")]
    TooFast(u32),
    /// Too many non-move commands at this table.
    #[error("the limit of messages and requests at this table is reached")]
    QuotaExceeded,
}

impl CommandError {
    /// The code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            CommandError::NotSeated => "not-seated",
            CommandError::AlreadySeated => "already-seated",
            CommandError::TableFull => "table-full",
            CommandError::SeatTaken => "seat-taken",
            CommandError::AlreadyStarted => "already-started",
            CommandError::NotPlaying => "not-playing",
            CommandError::NotOver => "not-over",
            CommandError::RulesChanged => "rules-changed",
            CommandError::NotHost => "not-host",
            CommandError::NotYourTurn => "not-your-turn",
            CommandError::Stale => "stale",
            CommandError::OutOfTime => "out-of-time",
            CommandError::SeatRetired => "seat-retired",
            CommandError::Illegal { .. } => "illegal-action",
            CommandError::BadAction(_) => "bad-action",
            CommandError::RevealsHiddenInformation => "reveals-hidden-information",
            CommandError::BadActionCount(_) => "bad-request",
            CommandError::AlreadyReady => "already-ready",
            CommandError::BadNonce => "bad-nonce",
            CommandError::AlreadyAsked => "already-asked",
            CommandError::NothingToAnswer => "nothing-to-answer",
            CommandError::NothingToTakeBack => "nothing-to-take-back",
            CommandError::AlreadyOffered => "already-offered",
            CommandError::TooLateToAbort => "too-late-to-abort",
            CommandError::AbortLimit(_) => "abort-limit",
            CommandError::NoClaim => "no-claim",
            CommandError::NotAbsent => "not-absent",
            CommandError::NoChat => "no-chat",
            CommandError::BadChatMessage => "bad-chat-message",
            CommandError::ChatTooFast => "chat-too-fast",
            CommandError::RematchStarted => "rematch-started",
            CommandError::AccountNeeded => "account-needed",
            CommandError::TooFast(_) => "too-fast",
            CommandError::QuotaExceeded => "quota-exceeded",
        }
    }

    /// The error as clients receive it.
    pub fn to_wire(&self) -> wire::Problem {
        let phrase = match self {
            CommandError::Illegal { phrase, .. } => Some(phrase.clone()),
            _ => None,
        };
        let rule = match self {
            CommandError::Illegal { message, .. } => rule_id(message),
            _ => None,
        };
        wire::Problem { code: self.code().to_owned(), message: self.to_string(), phrase, rule }
    }
}

/// The first id of the rules that the text of a refusal begins with: `ST-X2, ST-X6: …`.
fn rule_id(message: &str) -> Option<String> {
    let id = message.split([',', ':']).next()?;
    let (game, rule) = id.split_once('-')?;
    let is_upper = |text: &str| text.starts_with(|c: char| c.is_ascii_uppercase());
    (is_upper(game) && is_upper(rule) && !rule.contains(' ')).then(|| id.to_owned())
}

impl From<Refusal> for CommandError {
    fn from(refusal: Refusal) -> CommandError {
        match refusal {
            Refusal::BadAction(bad) => CommandError::BadAction(bad.to_string()),
            Refusal::Illegal { why, phrase, .. } => {
                CommandError::Illegal { message: why, phrase: show::phrase(&phrase) }
            }
            Refusal::GameOver => CommandError::NotPlaying,
            Refusal::Blind => CommandError::RevealsHiddenInformation,
            Refusal::OthersTurn => CommandError::NotYourTurn,
        }
    }
}
