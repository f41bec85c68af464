//! A session without input or output: it takes actions of the user and events of the source, lists what can be done, and
//! returns effects for the runtime. Screen and plain mode show the same session, so both offer the same.

mod actions;
mod events;
mod lesson;
mod menu;
mod replay;
mod setup;
mod table;
#[cfg(test)]
mod tests;

use catalog::Lesson;
use wire::{Annotation, Lobby, State, TableOverview, TableRequest};

pub(crate) use lesson::{Answer, Course};
pub(crate) use replay::ReplayPage;
pub(crate) use setup::{Deal, MOST_ROUNDS, SeatChoice, SetupPage};
pub(crate) use table::{TablePage, recent_actions};

use crate::effect::Effect;
use crate::locale::{Locale, Names};
use crate::source::Saved;
use crate::user_action::{Setting, UserAction};

/// The current page.
#[derive(Clone, Debug)]
pub(crate) enum Page {
    /// The start: games to resume and to set up.
    Home,
    /// A table being set up.
    Setup(Box<SetupPage>),
    /// The list of lessons, after a finished one.
    Lessons(Option<&'static Lesson>),
    /// The lobby of a server.
    Lobby,
    /// A table, or the table of a lesson.
    Table(Box<TablePage>),
    /// A record.
    Replay(Box<ReplayPage>),
    /// Waiting for the runtime.
    Busy,
}

/// What covers the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Overlay {
    /// The keys, or the commands of plain mode.
    Help,
    /// The player aid.
    Aid,
    /// The rules of a game.
    Rules(Vec<String>),
    /// The log.
    Log,
    /// The table in words.
    Description,
    /// An annotation of an item on the table.
    Explained(Annotation),
    /// The choice of the thing to have explained.
    ExplainWhich,
    /// A confirmation.
    Confirm(TableRequest),
    /// A text prompt.
    Prompt(Question),
}

impl Overlay {
    /// Whether it is only read.
    pub(crate) const fn is_text(&self) -> bool {
        match self {
            Overlay::Help
            | Overlay::Aid
            | Overlay::Rules(_)
            | Overlay::Log
            | Overlay::Description
            | Overlay::Explained(_) => true,
            Overlay::ExplainWhich | Overlay::Confirm(_) | Overlay::Prompt(_) => false,
        }
    }
}

/// The subject of a text prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// The address of a server.
    Server,
    /// A link to a table, or its id.
    Link,
    /// A chat message.
    Speech,
    /// A setting of the table being set up.
    Setting(Setting),
    /// A step of a replay.
    Step,
}

/// A server and its lobby.
#[derive(Clone, Debug)]
pub(crate) struct Server {
    /// The name of the user on the server.
    pub(crate) me: String,
    /// The open tables.
    pub(crate) lobby: Lobby,
    /// The tables of the user.
    pub(crate) mine: Vec<TableOverview>,
}

/// The state of the client.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) locale: Locale,
    pub(crate) page: Page,
    pub(crate) overlay: Option<Overlay>,
    /// A message for the user, for instance the reason of a refusal.
    pub(crate) notice: Option<String>,
    /// Games that can be resumed.
    saved: Vec<Saved>,
    /// The connected server.
    pub(crate) server: Option<Server>,
    /// The address of the server.
    url: Option<String>,
    /// The name of the user in games on this machine.
    me: String,
    /// Whether the command line names the table, so that leaving it ends the program.
    once: bool,
    /// The last setup, to return to after a refusal.
    last: Option<SetupPage>,
}

impl Session {
    pub(crate) fn new(locale: Locale, me: String) -> Session {
        Session {
            locale,
            page: Page::Home,
            overlay: None,
            notice: None,
            saved: Vec::new(),
            server: None,
            url: None,
            me,
            once: false,
            last: None,
        }
    }

    /// Opens the setup of a game, or deals it at once.
    pub(crate) fn begin(&mut self, setup: SetupPage, at_once: bool) -> Vec<Effect> {
        self.page = Page::Setup(Box::new(setup));
        self.once = at_once;
        if at_once { self.act(UserAction::Start) } else { Vec::new() }
    }

    /// Resumes a saved game.
    pub(crate) fn resume(&mut self, path: std::path::PathBuf) -> Vec<Effect> {
        self.once = true;
        self.act(UserAction::Resume(path))
    }

    /// Opens a lesson, or the list of them; leaving it ends the program.
    pub(crate) fn learn(&mut self, lesson: Option<&'static Lesson>) {
        self.once = true;
        self.page = Page::Lessons(None);
        if let Some(lesson) = lesson {
            self.act(UserAction::Lesson(lesson.id.clone()));
        }
    }

    /// Connects to a server.
    pub(crate) fn connect(&mut self, url: &str) -> Vec<Effect> {
        self.page = Page::Busy;
        self.url = Some(url.to_owned());
        vec![Effect::Connect(url.to_owned())]
    }

    /// The name of the user in games on this machine.
    pub(crate) fn me(&self) -> &str {
        &self.me
    }

    /// The address of the server, without the path of a table.
    pub(crate) fn address(&self) -> Option<&str> {
        let url = self.url.as_deref()?.trim_end_matches('/');
        Some(url.rsplit_once("/t/").map_or(url, |(server, _)| server))
    }

    /// The table that is shown.
    pub(crate) fn state(&self) -> Option<State> {
        match &self.page {
            Page::Table(table) => table.state.clone(),
            Page::Replay(replay) => Some(replay.state()),
            _ => None,
        }
    }

    /// The names at the table that is shown.
    pub(crate) fn names(&self) -> Names {
        self.state().map(|state| Names::of(&self.locale, &state)).unwrap_or_default()
    }

    /// Opens a record.
    pub(crate) fn replay(&mut self, page: ReplayPage) {
        self.page = Page::Replay(Box::new(page));
    }

    /// Whether the user has something to decide or to read; otherwise the session waits for the runtime.
    pub(crate) fn awaits_user(&self) -> bool {
        match &self.page {
            Page::Busy => false,
            Page::Table(table) => self.overlay.is_some() || !table.waits(),
            Page::Lobby => self.server.is_some(),
            _ => true,
        }
    }
}
