//! Test support: a session with a real table on this machine.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use catalog::Language;
use serde_json::{Map, Value as Json};
use tempfile::TempDir;

use crate::locale::Locale;
use crate::runtime::{Event, Runtime};
use crate::session::{Page, SeatChoice, Session, SetupPage, TablePage};
use crate::source::Pace;
use crate::user_action::UserAction;

/// A session with its runtime and a temporary directory.
pub(crate) struct TestHarness {
    pub(crate) session: Session,
    runtime: Runtime,
    events: Receiver<Event>,
    folder: TempDir,
}

impl TestHarness {
    /// A table with these people, dealt from a fixed seed.
    pub(crate) fn deal(language: Language, game: &str, options: &Json, people: &[&str]) -> TestHarness {
        let people = people.iter().map(|name| SeatChoice::Here((*name).to_owned())).collect();
        TestHarness::seat(language, game, options, people, 1)
    }

    /// Like [`TestHarness::deal`], for a match and with bots.
    pub(crate) fn seat(
        language: Language,
        game: &str,
        options: &Json,
        seats: Vec<SeatChoice>,
        rounds: u8,
    ) -> TestHarness {
        let folder = tempfile::tempdir().expect("a folder");
        let (sender, events) = mpsc::channel();
        let pace = Pace { thinking: Duration::from_millis(1), pause: Duration::ZERO };
        let runtime = Runtime::new(sender, pace, Some(folder.path().join("game.txt")), None);
        let session = Session::new(Locale::new(language), "Ann".to_owned());
        let mut harness = TestHarness { session, runtime, events, folder };
        let game = catalog::game(game).expect("a game");
        let mut setup = SetupPage::new(game, "Ann", false);
        setup.set_options(options.as_object().unwrap_or(&Map::new()));
        setup.seat_all(seats);
        setup.rounds = rounds;
        setup.seed = Some(tabletop::Seed([7; 32]));
        let effects = harness.session.begin(setup, true);
        assert!(harness.runtime.run_effects(&mut harness.session, effects));
        harness.settle();
        harness
    }

    /// Leaves the table and resumes it from disk.
    pub(crate) fn reload(&mut self) {
        let effects = self.session.act(UserAction::Leave);
        assert!(!self.runtime.run_effects(&mut self.session, effects), "leaving ends the program");
        let effects = self.session.resume(self.folder.path().join("game.txt"));
        assert!(self.runtime.run_effects(&mut self.session, effects));
        assert_eq!(self.session.notice, None, "the file is unlocked");
        self.settle();
    }

    /// Waits until a player has something to decide.
    pub(crate) fn settle(&mut self) {
        while !self.session.awaits_user() {
            match self.events.recv_timeout(Duration::from_secs(20)).expect("something happens") {
                Event::Source(table, event) if self.runtime.is_current(table) => {
                    let effects = self.session.handle(event);
                    assert!(self.runtime.run_effects(&mut self.session, effects));
                }
                _ => {}
            }
        }
    }

    /// Performs an action and waits for its results.
    pub(crate) fn act(&mut self, action: UserAction) {
        let effects = self.session.act(action);
        self.run_effects(effects);
    }

    /// Performs effects and waits for their results.
    pub(crate) fn run_effects(&mut self, effects: Vec<crate::effect::Effect>) {
        assert!(self.runtime.run_effects(&mut self.session, effects));
        self.settle();
    }

    /// Asks for an explanation and waits for it.
    pub(crate) fn explain(&mut self, seat: &str, touch: &str) {
        let effects = self.session.act(UserAction::Explain(seat.to_owned(), touch.to_owned()));
        assert!(self.runtime.run_effects(&mut self.session, effects));
        while self.session.overlay.is_none() {
            if let Event::Source(_, event) =
                self.events.recv_timeout(Duration::from_secs(20)).expect("an answer")
            {
                self.session.handle(event);
            }
        }
    }

    pub(crate) fn table(&self) -> &TablePage {
        match &self.session.page {
            Page::Table(table) => table,
            page => panic!("one is at a table: {page:?}"),
        }
    }

    /// Touches one of the items that can be touched, by its index modulo their number; uncovers a covered table.
    pub(crate) fn touch_any(&mut self, choice: usize) {
        if self.table().cover.is_some() {
            return self.act(UserAction::Uncover);
        }
        let next = self.table().next();
        self.act(UserAction::Touch(next[choice % next.len()].clone()));
    }

    /// Plays until this number of actions is reached and the table is uncovered, or the game is over.
    pub(crate) fn play_until(&mut self, actions: u32) {
        let mut choice = 0;
        while !self.is_over()
            && (self.ply() < actions || self.table().cover.is_some() || !self.table().touched.is_empty())
        {
            choice = (choice * 5 + 3) % 1009;
            self.touch_any(choice);
        }
    }

    pub(crate) fn ply(&self) -> u32 {
        self.table().state.as_ref().map_or(0, |state| state.ply)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table().state.as_ref().is_some_and(|state| state.outcome.is_some())
    }

    /// The saved game.
    pub(crate) fn written(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("game.txt")).expect("a saved game")
    }
}
