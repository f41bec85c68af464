//! TypeScript declarations of the wire types: the test below compares them with the file, or writes it.

use std::fmt::Write as _;

use ts_rs::{Config, TS};

macro_rules! declarations {
    ($config:expr, $($name:ident),* $(,)?) => {
        [$((<crate::$name as TS>::docs(), <crate::$name as TS>::decl($config))),*]
    };
}

/// The contents of `web/src/lib/wire.ts`.
fn typescript() -> String {
    let config = &Config::default();
    let declarations = declarations!(
        config,
        Allowed,
        Annotation,
        Clock,
        ClockState,
        Command,
        ConnectionCheck,
        Credentials,
        DataExport,
        EventKind,
        Evidence,
        Ending,
        ExportedAbort,
        ExportedMessage,
        ExportedOpponent,
        Fact,
        Fairness,
        Frame,
        GameInfo,
        Hint,
        History,
        HistoryEntry,
        Invitee,
        Ladder,
        LadderPlace,
        LadderStanding,
        LevelInfo,
        Lobby,
        Me,
        Move,
        NewName,
        NewPasskey,
        NewPassword,
        NewTable,
        NewToken,
        EventView,
        Occupant,
        OptionInfo,
        TableRequest,
        Outcome,
        PasskeyAnswer,
        PasskeyChallenge,
        PasskeyInfo,
        PasskeyName,
        PasskeyRequest,
        Phrase,
        Player,
        Problem,
        Profile,
        QuickMatch,
        RatingPoint,
        Registration,
        ReviewAction,
        ReviewChange,
        ReviewDecision,
        ReviewPart,
        ReviewRequest,
        ReviewStep,
        Replay,
        ReplayRound,
        RulesStatus,
        SeatState,
        ServerInfo,
        SessionInfo,
        Setup,
        SignedIn,
        State,
        StatePatch,
        Status,
        Study,
        StudyRequest,
        TableCreated,
        TableOverview,
        Tally,
        TokenRequest,
        ServerMessage,
        Verdict,
    );
    // The declaration of a generic type does not depend on its argument.
    let list_item = (crate::ListItem::<String>::docs(), crate::ListItem::<String>::decl(config));
    let mut text = "// Generated from crates/wire by `cargo xtask codegen`. Do not edit.\n".to_owned();
    text.push_str("\n/** The version of these messages. */\n");
    writeln!(text, "export const PROTOCOL = {};", crate::PROTOCOL).expect("a string takes everything");
    for (docs, declaration) in declarations.into_iter().chain([list_item]) {
        text.push('\n');
        if let Some(docs) = docs {
            text.push_str(&docs);
        }
        text.push_str("export ");
        text.push_str(&declaration);
        text.push('\n');
    }
    text
}

/// If this fails, run `cargo xtask codegen`.
#[test]
fn generated_typescript_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/wire.ts");
    if std::env::var_os("MARCHSTONE_CODEGEN").is_some() {
        std::fs::write(path, typescript()).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == typescript(), "web/src/lib/wire.ts is stale: run `cargo xtask codegen`");
}
