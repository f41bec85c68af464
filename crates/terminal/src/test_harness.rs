//! For tests: a session with a real table behind it, played by hand.

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

/// A session with everything around it.
pub(crate) struct TestHarness {
    pub(crate) session: Session,
    runtime: Runtime,
    events: Receiver<Event>,
    folder: TempDir,
}

impl TestHarness {
    /// A table with these people, dealt from a seed that is always the same.
    pub(crate) fn deal(language: Language, game: &str, options: &Json, people: &[&str]) -> TestHarness {
        let people = people.iter().map(|name| SeatChoice::Here((*name).to_owned())).collect();
        TestHarness::seat(language, game, options, people, 1)
    }

    /// The same for a match, with anybody.
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

    /// Leaves, and goes on from what is on the disk.
    pub(crate) fn again(&mut self) {
        let effects = self.session.act(UserAction::Leave);
        assert!(!self.runtime.run_effects(&mut self.session, effects), "the command line said what to play");
        let effects = self.session.resume(self.folder.path().join("game.txt"));
        assert!(self.runtime.run_effects(&mut self.session, effects));
        assert_eq!(self.session.notice, None, "the file is free");
        self.settle();
    }

    /// Waits until somebody has something to decide.
    pub(crate) fn settle(&mut self) {
        while !self.session.wants_person() {
            match self.events.recv_timeout(Duration::from_secs(20)).expect("something happens") {
                Event::Source(table, event) if self.runtime.is_current(table) => {
                    let effects = self.session.hear(event);
                    assert!(self.runtime.run_effects(&mut self.session, effects));
                }
                _ => {}
            }
        }
    }

    /// Does something and waits for what comes of it.
    pub(crate) fn act(&mut self, action: UserAction) {
        let effects = self.session.act(action);
        self.run_effects(effects);
    }

    /// Does what the session effects and waits for what comes of it.
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
                self.session.hear(event);
            }
        }
    }

    pub(crate) fn table(&self) -> &TablePage {
        match &self.session.page {
            Page::Table(table) => table,
            page => panic!("one is at a table: {page:?}"),
        }
    }

    /// Touches something, the chosen one of what can be touched; who is to look looks.
    pub(crate) fn touch_any(&mut self, choice: usize) {
        if self.table().cover.is_some() {
            return self.act(UserAction::Uncover);
        }
        let next = self.table().next();
        self.act(UserAction::Touch(next[choice % next.len()].clone()));
    }

    /// Plays on until there were so many actions, and somebody looks.
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

    /// What is on the disk.
    pub(crate) fn written(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("game.txt")).expect("the game is on the disk")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_game_is_played_to_its_end_and_is_a_record_then() {
        for (game, options, people) in [
            ("schotten-totten", json!({}), &["Ann", "Bob"][..]),
            ("schotten-totten", json!({"tactics": true, "edition": "classic"}), &["Ann", "Bob"]),
            ("lords-of-scotland", json!({}), &["Ann", "Bob", "Cy"]),
            ("bergues", json!({}), &["Ann", "Bob", "Cy", "Di"]),
            ("bergues", json!({"variant": "junior"}), &["Ann", "Bob"]),
        ] {
            let mut harness = TestHarness::deal(Language::English, game, &options, people);
            harness.play_until(u32::MAX);
            let record: tabletop::Record = harness.written().parse().expect("a finished game is a record");
            let table = catalog::replay(&record).expect("it replays");
            assert_eq!(table.turn().verdict(), record.result, "{game}");
        }
    }

    #[test]
    fn nobody_sees_another_hand() {
        let mut harness =
            TestHarness::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
        for _ in 0..60 {
            let table = harness.table();
            let state = table.state.as_ref().expect("it is dealt");
            let hands = state.view.as_deref().and_then(|view| view.split(' ').nth(3)).expect("hands");
            let open: Vec<bool> = hands.split('/').map(|hand| !hand.contains('?')).collect();
            match (&table.cover, state.me.as_deref()) {
                (Some(_), _) => assert!(harness.session.menu().len() == 2, "nothing but to look or to leave"),
                (None, Some("A")) => assert_eq!(open, [true, false]),
                (None, Some("B")) => assert_eq!(open, [false, true]),
                (None, _) => assert_eq!(open, [false, false]),
            }
            harness.touch_any(1);
        }
    }

    #[test]
    fn a_touch_is_taken_back() {
        let mut harness =
            TestHarness::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
        harness.play_until(0);
        let first = harness.table().next();
        harness.act(UserAction::Touch(first[0].clone()));
        assert_eq!(harness.table().touched, first[..1]);
        assert!(harness.table().next().iter().all(|touch| touch.starts_with("stone:")));
        harness.act(UserAction::Back);
        assert!(harness.table().touched.is_empty());
        assert_eq!(harness.table().next(), first);
        // Another card instead: no need to put the first one back.
        harness.act(UserAction::Touch(first[0].clone()));
        harness.act(UserAction::Touch(first[1].clone()));
        assert_eq!(harness.table().touched, first[1..2]);
    }

    #[test]
    fn who_gives_up_has_lost() {
        let mut harness = TestHarness::deal(Language::English, "bergues", &json!({}), &["Ann", "Bob"]);
        harness.play_until(3);
        let me = harness.table().state.as_ref().and_then(|state| state.me.clone()).expect("somebody looks");
        harness.act(UserAction::TableRequest(wire::TableRequest::Resign));
        assert!(!harness.is_over(), "it is asked twice");
        harness.act(UserAction::Confirmed(wire::TableRequest::Resign));
        assert!(harness.is_over());
        let other = if me == "A" { "B" } else { "A" };
        assert!(harness.written().ends_with(&format!("\n{other}\n")), "{}", harness.written());
    }

    #[test]
    fn what_is_set_up_is_dealt() {
        let mut session = Session::new(Locale::new(Language::English), "Ann".to_owned());
        session.act(UserAction::New("lords-of-scotland".to_owned()));
        for setting in [
            crate::user_action::Setting::Players,
            crate::user_action::Setting::Seat(1),
            crate::user_action::Setting::Option("bruce".to_owned()),
            crate::user_action::Setting::Option("activation".to_owned()),
            crate::user_action::Setting::Option("first".to_owned()),
            crate::user_action::Setting::Option("target".to_owned()),
        ] {
            session.act(UserAction::Set(setting));
        }
        session.act(UserAction::TextEntered("25".to_owned()));
        let effects = session.act(UserAction::Start);
        let [crate::effect::Effect::Deal(deal)] = &effects[..] else { panic!("it is dealt: {effects:?}") };
        assert_eq!(deal.players.len(), 3);
        assert!(deal.settings.flag("bruce"));
        assert_eq!(deal.settings.number("target"), Some(25));
        assert_eq!(deal.settings.word("first"), Some("A"));
        assert_eq!(deal.settings.word("activation"), Some("lowest"));
        assert!(catalog::game("lords-of-scotland").unwrap().checked(&deal.settings, 3).is_ok());
    }

    fn points(harness: &TestHarness) -> Vec<u32> {
        harness.table().state.iter().flat_map(|state| &state.seats).map(|seat| seat.points).collect()
    }

    fn records(harness: &TestHarness) -> Vec<tabletop::Record> {
        tabletop::read_records(&harness.written())
            .collect::<Result<_, _>>()
            .expect("what is on the disk reads")
    }

    fn status(harness: &TestHarness) -> wire::Status {
        harness.table().state.as_ref().expect("it is dealt").status
    }

    #[test]
    fn a_match_has_its_rounds_its_points_and_one_file() {
        let seats = ["Ann", "Bob"].map(|name| SeatChoice::Here(name.to_owned())).to_vec();
        let mut harness = TestHarness::seat(Language::English, "schotten-totten", &json!({}), seats, 3);
        let mut before = vec![0, 0];
        for round in 1..=3 {
            harness.play_until(u32::MAX);
            let state = harness.table().state.as_ref().expect("it is dealt");
            assert_eq!((state.round, state.setup.rounds), (round, 3));
            // Five for who won, the stones for who did not: for both, if nobody has.
            let winner = records(&harness).last().and_then(|record| record.result?.winner());
            let won = |seat: &wire::SeatState| winner.is_some_and(|winner| winner.to_string() == seat.seat);
            let counts = state.seats.iter().map(|seat| if won(seat) { 5 } else { seat.score });
            let after: Vec<u32> = counts.zip(&before).map(|(counts, before)| before + counts).collect();
            assert_eq!(points(&harness), after);
            before = after;
            // Between rounds as in the middle of one: what is on the disk is all there is to know.
            harness.again();
            assert_eq!(points(&harness), before);
            if round < 3 {
                assert_eq!(status(&harness), wire::Status::Between);
                let first = &harness.session.menu()[0].action;
                assert_eq!(
                    *first,
                    UserAction::TableRequest(wire::TableRequest::Ready { nonce: None }),
                    "the first choice leads on"
                );
                harness.act(first.clone());
                assert_eq!(status(&harness), wire::Status::Playing);
                harness.play_until(3);
                let ply = harness.ply();
                harness.again();
                assert_eq!((harness.ply(), points(&harness)), (ply, before.clone()));
            }
        }
        assert_eq!(status(&harness), wire::Status::Over);
        let records = records(&harness);
        assert_eq!(records.len(), 3);
        let shared =
            |record: &tabletop::Record| record.others.iter().find(|(key, _)| key == "Match").cloned();
        assert!(
            records.iter().all(|record| shared(record).is_some() && shared(record) == shared(&records[0]))
        );
        let begins = |record: &tabletop::Record| {
            let mut table = catalog::replay(record).expect("it replays");
            table.rewind(0);
            table.turn().seat().expect("it begins")
        };
        for pair in records.windows(2) {
            // ST-S3: who won begins, and after a drawn round the other player.
            let first = begins(&pair[0]);
            let other = tabletop::Seat::first(2).find(|seat| *seat != first).expect("two play");
            let winner = pair[0].result.and_then(tabletop::Verdict::winner);
            assert_eq!(begins(&pair[1]), winner.unwrap_or(other));
        }
    }

    #[test]
    fn what_showed_nothing_can_be_taken_back() {
        let options = json!({"tactics": true});
        let mut harness = TestHarness::deal(Language::English, "schotten-totten", &options, &["Ann", "Bob"]);
        harness.play_until(0);
        let takeback = UserAction::TableRequest(wire::TableRequest::AskTakeback);
        let offered =
            |harness: &TestHarness| harness.session.menu().iter().any(|item| item.action == takeback);
        assert!(!offered(&harness), "nothing was done yet");
        let (view, before) = (harness.table().state.clone().expect("it is dealt").view, harness.written());
        harness.touch_any(0);
        harness.touch_any(0);
        assert_eq!(harness.ply(), 1, "a card was played, and which pile to draw from is open");
        assert!(harness.table().last_action().is_some());
        assert!(offered(&harness));
        harness.act(takeback.clone());
        assert_eq!((harness.ply(), harness.written()), (0, before));
        assert_eq!(harness.table().state.clone().expect("it is dealt").view, view);
        assert_eq!(harness.table().last_action(), None);
        let log = harness.table().log(&harness.session.locale);
        assert!(log.last().expect("it is told").contains("taken back"), "{log:?}");
        // A drawn card was seen: then it is too late.
        harness.touch_any(0);
        harness.touch_any(1);
        harness.touch_any(0);
        assert!(harness.table().cover.is_some() || !offered(&harness));
        harness.touch_any(0);
        assert!(!offered(&harness), "that was somebody else");
        harness.again();
        harness.play_until(u32::MAX);
        let record: tabletop::Record = harness.written().parse().expect("a record");
        assert!(catalog::replay(&record).is_ok());
    }

    #[test]
    fn when_one_of_three_gives_up_the_others_play_on() {
        let mut harness =
            TestHarness::deal(Language::English, "lords-of-scotland", &json!({}), &["Ann", "Bob", "Cy"]);
        harness.play_until(4);
        let gone = harness.table().state.as_ref().and_then(|state| state.me.clone()).expect("somebody looks");
        harness.act(UserAction::Confirmed(wire::TableRequest::Resign));
        assert!(!harness.is_over());
        let is_gone = |harness: &TestHarness| {
            let seats = &harness.table().state.as_ref().expect("it is dealt").seats;
            seats.iter().filter(|seat| seat.gone).map(|seat| seat.seat.clone()).collect::<Vec<_>>()
        };
        assert_eq!(is_gone(&harness), [gone.as_str()]);
        assert!(harness.table().cover.as_ref().is_some_and(|next| *next != gone), "another one looks");
        harness.again();
        assert_eq!(is_gone(&harness), [gone.as_str()]);
        harness.play_until(harness.ply() + 10);
        let second =
            harness.table().state.as_ref().and_then(|state| state.me.clone()).expect("somebody looks");
        assert_ne!(second, gone, "a bot goes on for who has given up");
        harness.act(UserAction::Confirmed(wire::TableRequest::Resign));
        let last = ["A", "B", "C"].into_iter().find(|seat| ![&gone, &second].contains(&&(*seat).to_owned()));
        let last = last.expect("there are three");
        assert!(
            harness.written().ends_with(&format!("\n{last}\n")),
            "the last one wins:\n{}",
            harness.written()
        );
        harness.again();
        assert!(harness.is_over());
        let record: tabletop::Record = harness.written().parse().expect("a record");
        assert!(catalog::replay(&record).is_ok());
    }

    #[test]
    fn when_only_bots_are_left_nobody_has_won() {
        let seats =
            vec![SeatChoice::Here("Ann".to_owned()), SeatChoice::Bot("lamb"), SeatChoice::Bot("lamb")];
        let mut harness = TestHarness::seat(Language::English, "bergues", &json!({}), seats, 1);
        harness.act(UserAction::Confirmed(wire::TableRequest::Resign));
        assert!(harness.is_over());
        assert!(harness.written().ends_with("\n-\n"));
        harness.again();
        assert!(harness.is_over());
    }

    #[test]
    fn the_same_again_moves_everybody_on_even_after_a_game_that_was_kept() {
        let mut harness =
            TestHarness::deal(Language::English, "bergues", &json!({"variant": "junior"}), &["Ann", "Bob"]);
        harness.play_until(2);
        harness.again();
        harness.act(UserAction::Confirmed(wire::TableRequest::Resign));
        let effects = harness.session.act(UserAction::PlayAgain);
        let [crate::effect::Effect::Deal(deal)] = &effects[..] else { panic!("it is dealt: {effects:?}") };
        let names: Vec<String> = deal.players.iter().map(crate::source::LocalPlayer::header).collect();
        assert_eq!(names, ["Bob", "Ann"]);
        assert_eq!(deal.settings.word("variant"), Some("junior"));
    }
}
