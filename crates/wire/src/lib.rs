//! The messages of the HTTP API and of the table socket.
//!
//! The OpenAPI document and the TypeScript types of the browser client are generated from these types, so the three
//! cannot drift apart.

/// The version of these messages. It changes whenever a client of the version before could misunderstand them; a new
/// optional field does not change it. The browser client names it in the header `Marchstone-Protocol` of requests and in the
/// query of a socket, and the server refuses another one.
pub const PROTOCOL: u32 = 1;

mod account;
mod annotation;
mod common;
mod event;
mod games;
mod patch;
mod review;
mod setup;
mod socket;
mod state;
mod study;
#[cfg(test)]
mod typescript;

pub use account::{
    Credentials, DataExport, ExportedAbort, ExportedMessage, ExportedOpponent, History, HistoryEntry, Ladder,
    LadderPlace, LadderStanding, Me, NewName, NewPasskey, NewPassword, NewToken, PasskeyAnswer,
    PasskeyChallenge, PasskeyInfo, PasskeyName, PasskeyRequest, Profile, RatingPoint, Registration,
    SessionInfo, SignedIn, Tally, TokenRequest,
};
pub use annotation::{Annotation, Evidence, Fact};
pub use common::{Instant, Nonce, Phrase, Problem, SeatName};
pub use event::{EventKind, EventView};
pub use games::{Allowed, GameInfo, LevelInfo, OptionInfo, ServerInfo};
pub use patch::{BadPatch, ListItem, StatePatch};
pub use review::{ReviewAction, ReviewChange, ReviewDecision, ReviewPart, ReviewRequest, ReviewStep};
pub use setup::{Clock, Invitee, Lobby, NewTable, QuickMatch, Setup, TableCreated, TableOverview};
pub use socket::{Command, ConnectionCheck, ServerMessage, TableRequest};
pub use state::{
    ClockState, Ending, Fairness, Hint, Move, Occupant, Outcome, Player, RulesStatus, SeatState, State,
    Status, Verdict,
};
pub use study::{Frame, Replay, ReplayRound, Study, StudyRequest};
