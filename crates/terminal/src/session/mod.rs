//! What is being done, without any screen, disk or network: a person acts, the runtime answers, and this says what can
//! be done next and what the runtime shall do. Both faces show the same session, so that neither can do less.

mod actions;
mod events;
mod menu;
mod replay;
mod setup;
mod table;

use wire::{Annotation, Lobby, State, TableOverview, TableRequest};

pub(crate) use replay::ReplayPage;
pub(crate) use setup::{Deal, MOST_ROUNDS, SeatChoice, SetupPage};
pub(crate) use table::{TablePage, last_visible};

use crate::effect::Effect;
use crate::locale::{Locale, Names};
use crate::source::Saved;
use crate::user_action::{Setting, UserAction};

/// Where one is.
#[derive(Clone, Debug)]
pub(crate) enum Page {
    /// At the start: games to resume and to begin.
    Home,
    /// Setting up a game.
    Setup(Box<SetupPage>),
    /// At a server, among its tables.
    Lobby,
    /// At a table.
    Table(Box<TablePage>),
    /// Looking at a record.
    Replay(Box<ReplayPage>),
    /// Something outside takes its time.
    Busy,
}

/// What lies over the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Overlay {
    /// The keys or the commands.
    Help,
    /// The rules of a game.
    Rules(Vec<String>),
    /// Everything that happened.
    Log,
    /// The table in words.
    Description,
    /// Why a stone can or cannot be claimed.
    Explained(Annotation),
    /// The choice of the thing to have explained.
    ExplainWhich,
    /// Is it sure?
    Confirm(TableRequest),
    /// Something has to be typed.
    Prompt(Question),
}

/// What has to be typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// The address of a server.
    Server,
    /// A link to a table, or its id.
    Link,
    /// Something to say.
    Speech,
    /// A value of what is set up.
    Setting(Setting),
    /// A step of a replay.
    Step,
}

/// A server, and what it has.
#[derive(Clone, Debug)]
pub(crate) struct Server {
    /// Who one is there.
    pub(crate) me: String,
    /// Open tables.
    pub(crate) lobby: Lobby,
    /// The tables one sits at.
    pub(crate) mine: Vec<TableOverview>,
}

/// What is being done.
#[derive(Debug)]
pub(crate) struct Session {
    /// The reader's language.
    pub(crate) locale: Locale,
    /// Where one is.
    pub(crate) page: Page,
    /// What lies over it.
    pub(crate) overlay: Option<Overlay>,
    /// Something to be said once, for instance why something was not done.
    pub(crate) notice: Option<String>,
    /// Games that can go on.
    saved: Vec<Saved>,
    /// The server one is at.
    pub(crate) server: Option<Server>,
    /// The address of the server one goes to.
    url: Option<String>,
    /// What the person is called.
    me: String,
    /// Whether the command line says what to play: then leaving the table is the end.
    once: bool,
    /// What was set up last.
    last: Option<SetupPage>,
}

impl Session {
    /// A session at its start.
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

    /// Begins with a game of the command line.
    pub(crate) fn begin(&mut self, setup: SetupPage, at_once: bool) -> Vec<Effect> {
        self.page = Page::Setup(Box::new(setup));
        self.once = at_once;
        if at_once { self.act(UserAction::Start) } else { Vec::new() }
    }

    /// Begins with a game that was saved.
    pub(crate) fn resume(&mut self, path: std::path::PathBuf) -> Vec<Effect> {
        self.once = true;
        self.act(UserAction::Resume(path))
    }

    /// Begins at a server; at this table, if one is named.
    pub(crate) fn connect(&mut self, url: &str) -> Vec<Effect> {
        self.page = Page::Busy;
        self.url = Some(url.to_owned());
        vec![Effect::Connect(url.to_owned())]
    }

    /// What the person is called.
    pub(crate) fn me(&self) -> &str {
        &self.me
    }

    /// The address of the server one is at.
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

    /// Looks at a record.
    pub(crate) fn replay(&mut self, page: ReplayPage) {
        self.page = Page::Replay(Box::new(page));
    }

    /// Whether a person has something to decide or to read; if not, only the runtime can go on.
    pub(crate) fn wants_person(&self) -> bool {
        match &self.page {
            Page::Busy => false,
            Page::Table(table) => self.overlay.is_some() || !table.waits(),
            Page::Lobby => self.server.is_some(),
            _ => true,
        }
    }
}
