//! For tests: a session with a real table behind it, played by hand.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use catalog::Language;
use serde_json::{Map, Value as Json};
use tempfile::TempDir;

use crate::act::Act;
use crate::session::{Page, Session, SetupPage, TablePage, Who};
use crate::source::Pace;
use crate::tongue::Tongue;
use crate::world::{Event, World};

/// A session with everything around it.
pub(crate) struct Stage {
    pub(crate) session: Session,
    world: World,
    events: Receiver<Event>,
    folder: TempDir,
}

impl Stage {
    /// A table with these people, dealt from a seed that is always the same.
    pub(crate) fn deal(language: Language, game: &str, options: &Json, people: &[&str]) -> Stage {
        let people = people.iter().map(|name| Who::Here((*name).to_owned())).collect();
        Stage::seat(language, game, options, people, 1)
    }

    /// The same for a match, with anybody.
    pub(crate) fn seat(language: Language, game: &str, options: &Json, seats: Vec<Who>, rounds: u8) -> Stage {
        let folder = tempfile::tempdir().expect("a folder");
        let (sender, events) = mpsc::channel();
        let pace = Pace { thinking: Duration::from_millis(1), pause: Duration::ZERO };
        let world = World::new(sender, pace, Some(folder.path().join("game.txt")), None);
        let session = Session::new(Tongue::new(language), "Ann".to_owned());
        let mut stage = Stage { session, world, events, folder };
        let game = catalog::game(game).expect("a game");
        let mut setup = SetupPage::new(game, "Ann", false);
        setup.set_options(options.as_object().unwrap_or(&Map::new()));
        setup.seat_all(seats);
        setup.rounds = rounds;
        setup.seed = Some(tabletop::Seed([7; 32]));
        let wishes = stage.session.begin(setup, true);
        assert!(stage.world.grant(&mut stage.session, wishes));
        stage.settle();
        stage
    }

    /// Leaves, and goes on from what is on the disk.
    pub(crate) fn again(&mut self) {
        let wishes = self.session.act(Act::Leave);
        assert!(!self.world.grant(&mut self.session, wishes), "the command line said what to play");
        let wishes = self.session.resume(self.folder.path().join("game.txt"));
        assert!(self.world.grant(&mut self.session, wishes));
        assert_eq!(self.session.notice, None, "the file is free");
        self.settle();
    }

    /// Waits until somebody has something to decide.
    pub(crate) fn settle(&mut self) {
        while !self.session.wants_person() {
            match self.events.recv_timeout(Duration::from_secs(20)).expect("something happens") {
                Event::Heard(table, heard) if self.world.is_current(table) => {
                    let wishes = self.session.hear(heard);
                    assert!(self.world.grant(&mut self.session, wishes));
                }
                _ => {}
            }
        }
    }

    /// Does something and waits for what comes of it.
    pub(crate) fn act(&mut self, act: Act) {
        let wishes = self.session.act(act);
        self.grant(wishes);
    }

    /// Does what the session wishes and waits for what comes of it.
    pub(crate) fn grant(&mut self, wishes: Vec<crate::act::Wish>) {
        assert!(self.world.grant(&mut self.session, wishes));
        self.settle();
    }

    /// Asks for an explanation and waits for it.
    pub(crate) fn explain(&mut self, seat: &str, stone: u8) {
        let wishes = self.session.act(Act::Explain(seat.to_owned(), stone));
        assert!(self.world.grant(&mut self.session, wishes));
        while self.session.overlay.is_none() {
            if let Event::Heard(_, heard) =
                self.events.recv_timeout(Duration::from_secs(20)).expect("an answer")
            {
                self.session.hear(heard);
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
            return self.act(Act::Uncover);
        }
        let next = self.table().next();
        self.act(Act::Touch(next[choice % next.len()].clone()));
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
            let mut stage = Stage::deal(Language::English, game, &options, people);
            stage.play_until(u32::MAX);
            let record: tabletop::Record = stage.written().parse().expect("a finished game is a record");
            let table = catalog::replay(&record).expect("it replays");
            assert_eq!(table.turn().verdict(), record.result, "{game}");
        }
    }

    #[test]
    fn nobody_sees_another_hand() {
        let mut stage = Stage::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
        for _ in 0..60 {
            let table = stage.table();
            let state = table.state.as_ref().expect("it is dealt");
            let hands = state.view.as_deref().and_then(|view| view.split(' ').nth(3)).expect("hands");
            let open: Vec<bool> = hands.split('/').map(|hand| !hand.contains('?')).collect();
            match (&table.cover, state.me.as_deref()) {
                (Some(_), _) => assert!(stage.session.offers().len() == 2, "nothing but to look or to leave"),
                (None, Some("A")) => assert_eq!(open, [true, false]),
                (None, Some("B")) => assert_eq!(open, [false, true]),
                (None, _) => assert_eq!(open, [false, false]),
            }
            stage.touch_any(1);
        }
    }

    #[test]
    fn a_touch_is_taken_back() {
        let mut stage = Stage::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
        stage.play_until(0);
        let first = stage.table().next();
        stage.act(Act::Touch(first[0].clone()));
        assert_eq!(stage.table().touched, first[..1]);
        assert!(stage.table().next().iter().all(|touch| touch.starts_with("stone:")));
        stage.act(Act::Back);
        assert!(stage.table().touched.is_empty());
        assert_eq!(stage.table().next(), first);
        // Another card instead: no need to put the first one back.
        stage.act(Act::Touch(first[0].clone()));
        stage.act(Act::Touch(first[1].clone()));
        assert_eq!(stage.table().touched, first[1..2]);
    }

    #[test]
    fn who_gives_up_has_lost() {
        let mut stage = Stage::deal(Language::English, "bergues", &json!({}), &["Ann", "Bob"]);
        stage.play_until(3);
        let me = stage.table().state.as_ref().and_then(|state| state.me.clone()).expect("somebody looks");
        stage.act(Act::TableRequest(wire::TableRequest::Resign));
        assert!(!stage.is_over(), "it is asked twice");
        stage.act(Act::Sure(wire::TableRequest::Resign));
        assert!(stage.is_over());
        let other = if me == "A" { "B" } else { "A" };
        assert!(stage.written().ends_with(&format!("\n{other}\n")), "{}", stage.written());
    }

    #[test]
    fn what_is_set_up_is_dealt() {
        let mut session = Session::new(Tongue::new(Language::English), "Ann".to_owned());
        session.act(Act::New("lords-of-scotland".to_owned()));
        for setting in [
            crate::act::Setting::Players,
            crate::act::Setting::Seat(1),
            crate::act::Setting::Option("bruce".to_owned()),
            crate::act::Setting::Option("activation".to_owned()),
            crate::act::Setting::Option("first".to_owned()),
            crate::act::Setting::Option("target".to_owned()),
        ] {
            session.act(Act::Set(setting));
        }
        session.act(Act::Typed("25".to_owned()));
        let wishes = session.act(Act::Start);
        let [crate::act::Wish::Deal(deal)] = &wishes[..] else { panic!("it is dealt: {wishes:?}") };
        assert_eq!(deal.sitters.len(), 3);
        assert!(deal.settings.flag("bruce"));
        assert_eq!(deal.settings.number("target"), Some(25));
        assert_eq!(deal.settings.word("first"), Some("A"));
        assert_eq!(deal.settings.word("activation"), Some("lowest"));
        assert!(catalog::game("lords-of-scotland").unwrap().checked(&deal.settings, 3).is_ok());
    }

    fn points(stage: &Stage) -> Vec<u32> {
        stage.table().state.iter().flat_map(|state| &state.seats).map(|seat| seat.points).collect()
    }

    fn records(stage: &Stage) -> Vec<tabletop::Record> {
        tabletop::read_records(&stage.written()).collect::<Result<_, _>>().expect("what is on the disk reads")
    }

    fn status(stage: &Stage) -> wire::Status {
        stage.table().state.as_ref().expect("it is dealt").status
    }

    #[test]
    fn a_match_has_its_rounds_its_points_and_one_file() {
        let seats = ["Ann", "Bob"].map(|name| Who::Here(name.to_owned())).to_vec();
        let mut stage = Stage::seat(Language::English, "schotten-totten", &json!({}), seats, 3);
        let mut before = vec![0, 0];
        for round in 1..=3 {
            stage.play_until(u32::MAX);
            let state = stage.table().state.as_ref().expect("it is dealt");
            assert_eq!((state.round, state.setup.rounds), (round, 3));
            // Five for who won, the stones for who did not: for both, if nobody has.
            let winner = records(&stage).last().and_then(|record| record.result?.winner());
            let won = |seat: &wire::SeatState| winner.is_some_and(|winner| winner.to_string() == seat.seat);
            let counts = state.seats.iter().map(|seat| if won(seat) { 5 } else { seat.score });
            let after: Vec<u32> = counts.zip(&before).map(|(counts, before)| before + counts).collect();
            assert_eq!(points(&stage), after);
            before = after;
            // Between rounds as in the middle of one: what is on the disk is all there is to know.
            stage.again();
            assert_eq!(points(&stage), before);
            if round < 3 {
                assert_eq!(status(&stage), wire::Status::Between);
                let first = &stage.session.offers()[0].act;
                assert_eq!(
                    *first,
                    Act::TableRequest(wire::TableRequest::Ready { nonce: None }),
                    "the first choice leads on"
                );
                stage.act(first.clone());
                assert_eq!(status(&stage), wire::Status::Playing);
                stage.play_until(3);
                let ply = stage.ply();
                stage.again();
                assert_eq!((stage.ply(), points(&stage)), (ply, before.clone()));
            }
        }
        assert_eq!(status(&stage), wire::Status::Over);
        let records = records(&stage);
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
        let mut stage = Stage::deal(Language::English, "schotten-totten", &options, &["Ann", "Bob"]);
        stage.play_until(0);
        let takeback = Act::TableRequest(wire::TableRequest::AskTakeback);
        let offered = |stage: &Stage| stage.session.offers().iter().any(|offer| offer.act == takeback);
        assert!(!offered(&stage), "nothing was done yet");
        let (view, before) = (stage.table().state.clone().expect("it is dealt").view, stage.written());
        stage.touch_any(0);
        stage.touch_any(0);
        assert_eq!(stage.ply(), 1, "a card was played, and which pile to draw from is open");
        assert!(stage.table().last_action().is_some());
        assert!(offered(&stage));
        stage.act(takeback.clone());
        assert_eq!((stage.ply(), stage.written()), (0, before));
        assert_eq!(stage.table().state.clone().expect("it is dealt").view, view);
        assert_eq!(stage.table().last_action(), None);
        let log = stage.table().log(&stage.session.tongue);
        assert!(log.last().expect("it is told").contains("taken back"), "{log:?}");
        // A drawn card was seen: then it is too late.
        stage.touch_any(0);
        stage.touch_any(1);
        stage.touch_any(0);
        assert!(stage.table().cover.is_some() || !offered(&stage));
        stage.touch_any(0);
        assert!(!offered(&stage), "that was somebody else");
        stage.again();
        stage.play_until(u32::MAX);
        let record: tabletop::Record = stage.written().parse().expect("a record");
        assert!(catalog::replay(&record).is_ok());
    }

    #[test]
    fn when_one_of_three_gives_up_the_others_play_on() {
        let mut stage =
            Stage::deal(Language::English, "lords-of-scotland", &json!({}), &["Ann", "Bob", "Cy"]);
        stage.play_until(4);
        let gone = stage.table().state.as_ref().and_then(|state| state.me.clone()).expect("somebody looks");
        stage.act(Act::Sure(wire::TableRequest::Resign));
        assert!(!stage.is_over());
        let is_gone = |stage: &Stage| {
            let seats = &stage.table().state.as_ref().expect("it is dealt").seats;
            seats.iter().filter(|seat| seat.gone).map(|seat| seat.seat.clone()).collect::<Vec<_>>()
        };
        assert_eq!(is_gone(&stage), [gone.as_str()]);
        assert!(stage.table().cover.as_ref().is_some_and(|next| *next != gone), "another one looks");
        stage.again();
        assert_eq!(is_gone(&stage), [gone.as_str()]);
        stage.play_until(stage.ply() + 10);
        let second = stage.table().state.as_ref().and_then(|state| state.me.clone()).expect("somebody looks");
        assert_ne!(second, gone, "a bot goes on for who has given up");
        stage.act(Act::Sure(wire::TableRequest::Resign));
        let last = ["A", "B", "C"].into_iter().find(|seat| ![&gone, &second].contains(&&(*seat).to_owned()));
        let last = last.expect("there are three");
        assert!(stage.written().ends_with(&format!("\n{last}\n")), "the last one wins:\n{}", stage.written());
        stage.again();
        assert!(stage.is_over());
        let record: tabletop::Record = stage.written().parse().expect("a record");
        assert!(catalog::replay(&record).is_ok());
    }

    #[test]
    fn when_only_bots_are_left_nobody_has_won() {
        let seats = vec![Who::Here("Ann".to_owned()), Who::Bot("lamb"), Who::Bot("lamb")];
        let mut stage = Stage::seat(Language::English, "bergues", &json!({}), seats, 1);
        stage.act(Act::Sure(wire::TableRequest::Resign));
        assert!(stage.is_over());
        assert!(stage.written().ends_with("\n-\n"));
        stage.again();
        assert!(stage.is_over());
    }

    #[test]
    fn the_same_again_moves_everybody_on_even_after_a_game_that_was_kept() {
        let mut stage =
            Stage::deal(Language::English, "bergues", &json!({"variant": "junior"}), &["Ann", "Bob"]);
        stage.play_until(2);
        stage.again();
        stage.act(Act::Sure(wire::TableRequest::Resign));
        let wishes = stage.session.act(Act::Again);
        let [crate::act::Wish::Deal(deal)] = &wishes[..] else { panic!("it is dealt: {wishes:?}") };
        let names: Vec<String> = deal.sitters.iter().map(crate::source::Sitter::header).collect();
        assert_eq!(names, ["Bob", "Ann"]);
        assert_eq!(deal.settings.word("variant"), Some("junior"));
    }
}
