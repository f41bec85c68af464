//! Everything a user can do, in the screen and in plain mode alike.

use std::path::PathBuf;

use wire::{SeatName, TableRequest};

/// One thing a user does.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum UserAction {
    /// Close the overlay, undo the last touch, or return to the previous page.
    Back,
    /// Leave the program. The current game can be resumed later.
    Quit,
    /// Show the keys, or the commands of plain mode.
    Help,
    /// Show the player aid of the table.
    Aid,
    /// Show the rules of this game.
    Rules(String),
    /// Resume the game saved in this file.
    Resume(PathBuf),
    /// Set up a table of this game.
    New(String),
    /// List the lessons.
    Learn,
    /// Begin the lesson with this id.
    Lesson(String),
    /// Go on in a lesson.
    Coach(CoachAction),
    /// Enter the address of a server.
    Online,
    /// Change a setting of the table being set up.
    Set(Setting),
    /// Deal, or create the table on the server.
    Start,
    /// Find an opponent on the server for the table being set up.
    QuickMatch,
    /// Open the table with this id on the server.
    OpenTable(String),
    /// Enter the link of a table.
    OpenLink,
    /// Reload the lobby.
    Refresh,
    /// Touch an item on the table.
    Touch(String),
    /// Uncover the table for the player at the covered seat.
    Uncover,
    /// Ask a bot for a hint.
    Hint,
    /// Choose the thing to explain.
    ExplainWhich,
    /// Explain to a seat what the rules say about the thing of this touch.
    Explain(SeatName, String),
    /// Show the whole log.
    Log,
    /// Show the table in words.
    DescribeBoard,
    /// Send a request to the table, after a confirmation if it cannot be undone.
    TableRequest(TableRequest),
    /// Send a request that the user has confirmed.
    Confirmed(TableRequest),
    /// Enter a chat message.
    Say,
    /// Save the record of a finished table.
    SaveRecord,
    /// Deal the same game again.
    PlayAgain,
    /// Leave the table.
    Leave,
    /// Answer the open prompt with this text.
    TextEntered(String),
    /// Go to a step of a replay.
    Step(Jump),
    /// Show a replay from the next seat.
    RotateView,
}

/// What a learner does in a lesson, beside the moves on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CoachAction {
    /// Go to the next step.
    Next,
    /// Go to the step before.
    Back,
    /// Begin the lesson again.
    Restart,
    /// Show a move that is right.
    Show,
    /// Try this action, which may be illegal.
    Try(String),
}

/// A setting of a table being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    /// The option of the game with this name.
    Option(String),
    /// The number of players.
    Players,
    /// The player in the seat with this index.
    Seat(usize),
    /// The name of the person in the seat with this index.
    Name(usize),
    /// The number of rounds of the match.
    Rounds,
    /// The clock.
    Clock,
    /// Whether the lobby lists the table.
    Open,
    /// Whether the game is rated.
    Rated,
    /// Whether spectators are allowed.
    Spectators,
    /// Whether the chat is on.
    Chat,
}

/// A target in a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Jump {
    /// The deal.
    First,
    /// The previous step.
    Back,
    /// The next step.
    Next,
    /// The last step.
    Last,
    /// This step; `None` prompts for it.
    To(Option<usize>),
    /// The previous record of the file.
    GameBefore,
    /// The next record of the file.
    GameAfter,
}

/// An action that is available now, with its label in the user's language.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct MenuItem {
    pub(crate) label: String,
    pub(crate) action: UserAction,
}

impl MenuItem {
    pub(crate) fn new(label: impl Into<String>, action: UserAction) -> MenuItem {
        MenuItem { label: label.into(), action }
    }
}
