//! The shared suite of table behaviour against tables in files.

use catalog::Language;
use table_suite::{Player, TableHome, TableSetup};
use tabletop::Seat;
use tempfile::TempDir;
use wire::{State, Status, TableRequest};

use super::LocalTable;
use crate::locale::{Locale, Names};
use crate::session::Deal;
use crate::source::LocalPlayer;

/// A table in a file. `None` while it is opened again, since a file is open only once.
struct InFile {
    table: Option<LocalTable>,
    folder: TempDir,
}

impl InFile {
    fn table(&mut self) -> &mut LocalTable {
        self.table.as_mut().expect("the table is open")
    }

    fn path(&self) -> std::path::PathBuf {
        self.folder.path().join("game.txt")
    }
}

impl TableHome for InFile {
    const HAS_CLOCKS: bool = false;
    const ASKS_FOR_CONSENT: bool = false;

    fn open(setup: &TableSetup) -> InFile {
        let player = |(seat, player): (Seat, &Player)| match player {
            Player::Person => LocalPlayer::Person(format!("Person {seat}")),
            Player::Bot => LocalPlayer::Bot("lamb".to_owned()),
        };
        let deal = Deal {
            game: setup.game.to_owned(),
            settings: catalog::options_from_json(setup.options.as_object().expect("options are an object")),
            players: Seat::first(setup.players.len() as u8).zip(&setup.players).map(player).collect(),
            seed: Some(tabletop::Seed([9; 32])),
            rounds: setup.rounds,
        };
        let mut home = InFile { table: None, folder: tempfile::tempdir().expect("a folder") };
        home.table = Some(LocalTable::deal(&deal, &home.path()).expect("it can be dealt"));
        home
    }

    fn command(&mut self, seat: Seat, request: TableRequest) -> Result<(), String> {
        self.table().command(Some(seat), &request).map_err(|problem| problem.code)
    }

    fn state(&mut self, seat: Seat) -> State {
        self.table().state(Some(seat))
    }

    fn settle(&mut self) {
        while self.table().table().bot_to_move().is_some() {
            let action = self.table().table().game().expect("a round is played").legal().swap_remove(0);
            self.table().bot_acts(action).expect("a listed action is legal");
        }
    }

    fn ready(&mut self) {
        self.command(Seat::A, TableRequest::Ready { nonce: None }).expect("a round can begin");
    }

    fn reopen(mut self) -> InFile {
        self.table = None;
        let text = std::fs::read_to_string(self.path()).expect("the file can be read");
        let table = LocalTable::resume(&self.path()).expect("the file can be resumed");
        // What is over is a file of records like any other.
        if matches!(table.table().status(), Status::Over | Status::Aborted) {
            for record in tabletop::read_records(&text) {
                catalog::replay(&record.expect("a record")).expect("it replays");
            }
            let listed = crate::source::saved(self.folder.path());
            assert_eq!(listed, [], "a finished game is not offered to be continued");
        }
        InFile { table: Some(table), ..self }
    }

    fn run_out_of_time(&mut self) {
        unreachable!("there are no clocks");
    }
}

table_suite::table_suite!(InFile);

/// A file as version 0.1 writes it: the headers of a record, one action a line, and a seat that gave up.
const OF_0_1: &str = include_str!("fixtures/0.1-three-players.txt");

#[test]
fn a_file_of_0_1_can_be_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    std::fs::write(&path, OF_0_1).expect("the file can be written");
    let listed = crate::source::saved(folder.path());
    assert_eq!(listed.len(), 1);
    let mut table = LocalTable::resume(&path).expect("the file can be resumed");
    let state = table.state(Some(Seat::A));
    assert_eq!((state.status, state.ply), (Status::Playing, listed[0].actions as u32));
    assert!(state.seats.iter().any(|seat| seat.gone), "the remark is read");
    let action = table.table().game().expect("a round is played").legal().swap_remove(0);
    table.bot_acts(action).expect("a listed action is legal");
    let text = std::fs::read_to_string(&path).expect("the file can be read");
    assert!(text.starts_with(OF_0_1) && text.len() > OF_0_1.len());
}

#[test]
fn a_file_that_does_not_fit_the_rules_is_refused_and_not_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    let (headers, actions) = OF_0_1.split_once("\n\n").expect("headers and actions");
    let first = actions.lines().next().expect("an action");
    for (text, reason) in [
        (format!("{headers}\n\n{actions}nonsense\n"), "round 1: action "),
        (format!("{headers}\n\n{first}\n="), ""),
        (OF_0_1.replace("lords-of-scotland", "whist"), "whist"),
        (format!("{headers}\n\n{first}\n-\n"), "the game went on, but the record says -"),
    ] {
        std::fs::write(&path, &text).expect("the file can be written");
        match LocalTable::resume(&path) {
            Ok(_) => assert!(reason.is_empty(), "{reason}"),
            Err(problem) => {
                assert!(!reason.is_empty() && problem.to_string().contains(reason), "{problem}");
                assert_eq!(std::fs::read_to_string(&path).expect("the file can be read"), text);
            }
        }
    }
}

/// A saved game of version 0.1 has no rules version and is played on by version 1, in which the Recruiter may put back a
/// Joker that must stay in hand.
#[test]
fn a_saved_game_is_played_on_by_the_rules_it_began_with() {
    let log = include_str!("../../../../table/tests/fixtures/log-0.1.jsonl");
    let events: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).expect("an entry")).collect();
    let setup = &events[0]["event"]["setup"];
    let secret = table::fairness::Secret::new(&[15; 32]);
    let mut file = format!(
        "[Game \"schotten-totten\"]\n[Options \"{}\"]\n[Players \"2\"]\n[Seed \"{}\"]\n[A \"Ann\"]\n[B \"Ben\"]\n\n",
        setup["options"].to_string().replace('"', "\\\""),
        secret.seed(1, &[None, None]),
    );
    let actions = events.iter().filter_map(|entry| entry["event"]["action"].as_str()).take(30);
    for action in actions {
        file += action;
        file.push('\n');
    }
    assert!(file.contains("\n-J1\n"));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    std::fs::write(&path, file).expect("the file can be written");
    let table = LocalTable::resume(&path).expect("the game goes on");
    let state = table.state(Some(Seat::A));
    assert_eq!((state.status, state.rules, state.ply), (Status::Playing, wire::RulesStatus::Older, 30));
}

#[test]
fn bots_of_one_level_have_names_of_their_own() {
    let setup = TableSetup::new("lords-of-scotland", &[Player::Person, Player::Bot, Player::Bot]);
    let state = InFile::open(&setup).state(Seat::A);
    let names = Names::of(&Locale::new(Language::English), &state);
    assert_eq!(["A", "B", "C"].map(|seat| names.seat(seat)), ["Person A", "Lamb Brodie", "Lamb Catriona"]);
}
