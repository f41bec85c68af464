//! Everything a person can do, whichever face is shown.

use std::path::PathBuf;

use wire::{SeatName, TableRequest};

/// Something a person can do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Act {
    /// Close what is open, take a touch back, or go to the page before.
    Back,
    /// Leave the program; a game goes on later where it stands.
    Quit,
    /// Show the keys, or the commands.
    Help,
    /// Show the rules of a game.
    Rules(String),
    /// Go on with a game that was saved.
    Resume(PathBuf),
    /// Set up a game.
    New(String),
    /// Play at a server: its address is asked for.
    Online,
    /// Change something about the game that is set up.
    Set(Setting),
    /// Deal, or make the table.
    Start,
    /// Look for somebody to play with, with what is set up.
    Quick,
    /// Come to a table of a server.
    Enter(String),
    /// Come to a table by its link, which is asked for.
    Invited,
    /// Look again what the lobby has.
    Refresh,
    /// Touch something on the table.
    Touch(String),
    /// The person at this seat looks at the screen now.
    Uncover,
    /// Ask what a bot would do.
    Hint,
    /// Choose a stone to have it explained.
    ExplainWhich,
    /// Why this stone can or cannot be claimed by this seat.
    Explain(SeatName, u8),
    /// Show everything that happened.
    Log,
    /// Show the table in words.
    Look,
    /// Something that goes into the log of the table, asked back if it cannot be undone.
    TableRequest(TableRequest),
    /// The same, now that it is sure.
    Sure(TableRequest),
    /// Say something at the table, which is asked for.
    Say,
    /// Keep the record of a table that is over.
    Keep,
    /// Play the same again.
    Again,
    /// Leave the table.
    Leave,
    /// What was typed where something was asked for.
    Typed(String),
    /// Go to a step of a replay.
    Step(Jump),
    /// Look from another seat.
    Turn,
}

/// What can be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    /// An option of the game, by its name: the next value.
    Option(String),
    /// How many play.
    Players,
    /// Who sits there, counted from 0: the next kind.
    Seat(usize),
    /// The name of who sits there, which is asked for.
    Name(usize),
    /// How many rounds the match has.
    Rounds,
    /// How long players may think.
    Clock,
    /// Whether the lobby shows it.
    Open,
    /// Whether it counts for the rankings.
    Rated,
    /// Whether others may watch.
    Spectators,
    /// Whether players can talk.
    Chat,
}

/// Where to go in a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Jump {
    /// To the deal.
    First,
    /// One step back.
    Back,
    /// One step on.
    Next,
    /// To the end.
    Last,
    /// To this step; asked for if none is given.
    To(Option<usize>),
    /// To the record before.
    GameBefore,
    /// To the next record.
    GameAfter,
}

/// Something a person can do now, and how it is called.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Offer {
    /// In words.
    pub(crate) label: String,
    /// What it is.
    pub(crate) act: Act,
}

impl Offer {
    /// An offer.
    pub(crate) fn new(label: impl Into<String>, act: Act) -> Offer {
        Offer { label: label.into(), act }
    }
}

/// What the world outside shall do for the session.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Wish {
    /// Find the games that were saved and go on.
    ListSaved,
    /// Go on with this one.
    Resume(PathBuf),
    /// Deal this game.
    Deal(crate::session::Deal),
    /// Go to a server.
    Connect(String),
    /// What the lobby has.
    Lobby,
    /// Make a table.
    Make(Box<wire::NewTable>),
    /// Find somebody.
    Quick(Box<wire::QuickMatch>),
    /// Come to a table.
    Enter(String),
    /// Something for the table.
    Ask(crate::source::Ask),
    /// Leave the table.
    Leave,
    /// Write the record of a table to a file.
    Keep(String),
    /// Read this record of the file, from 1.
    Load(usize),
    /// End the program.
    Quit,
}
