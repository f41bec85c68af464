//! Whole sessions with a real table on this machine.

use catalog::Language;
use serde_json::json;

use super::{SeatChoice, Session};
use crate::effect::Effect;
use crate::locale::Locale;
use crate::test_harness::TestHarness;
use crate::user_action::{Setting, UserAction};

#[test]
fn a_finished_game_is_a_valid_record() {
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
fn players_see_only_their_own_hand() {
    let mut harness = TestHarness::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
    for _ in 0..60 {
        let table = harness.table();
        let state = table.state.as_ref().expect("it is dealt");
        let hands = state.view.as_deref().and_then(|view| view.split(' ').nth(3)).expect("hands");
        let open: Vec<bool> = hands.split('/').map(|hand| !hand.contains('?')).collect();
        match (&table.cover, state.me.as_deref()) {
            (Some(_), _) => {
                assert!(harness.session.menu().len() == 2, "a covered table offers to uncover or to leave");
            }
            (None, Some("A")) => assert_eq!(open, [true, false]),
            (None, Some("B")) => assert_eq!(open, [false, true]),
            (None, _) => assert_eq!(open, [false, false]),
        }
        harness.touch_any(1);
    }
}

#[test]
fn touches_can_be_undone_and_replaced() {
    let mut harness = TestHarness::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
    harness.play_until(0);
    let first = harness.table().next();
    harness.act(UserAction::Touch(first[0].clone()));
    assert_eq!(harness.table().touched, first[..1]);
    assert!(harness.table().next().iter().all(|touch| touch.starts_with("stone:")));
    harness.act(UserAction::Back);
    assert!(harness.table().touched.is_empty());
    assert_eq!(harness.table().next(), first);
    // Touching another card replaces the first one.
    harness.act(UserAction::Touch(first[0].clone()));
    harness.act(UserAction::Touch(first[1].clone()));
    assert_eq!(harness.table().touched, first[1..2]);
}

#[test]
fn a_player_who_resigns_loses() {
    let mut harness = TestHarness::deal(Language::English, "bergues", &json!({}), &["Ann", "Bob"]);
    harness.play_until(3);
    let me = harness.table().state.as_ref().and_then(|state| state.me.clone()).expect("a viewer");
    harness.act(UserAction::TableRequest(wire::TableRequest::Resign));
    assert!(!harness.is_over(), "a confirmation is required");
    harness.act(UserAction::Confirmed(wire::TableRequest::Resign));
    assert!(harness.is_over());
    let other = if me == "A" { "B" } else { "A" };
    assert!(harness.written().ends_with(&format!("\n{other}\n")), "{}", harness.written());
}

#[test]
fn the_deal_has_the_chosen_settings() {
    let mut session = Session::new(Locale::new(Language::English), "Ann".to_owned());
    session.act(UserAction::New("lords-of-scotland".to_owned()));
    for setting in [
        Setting::Players,
        Setting::Seat(1),
        Setting::Option("bruce".to_owned()),
        Setting::Option("activation".to_owned()),
        Setting::Option("first".to_owned()),
        Setting::Option("target".to_owned()),
    ] {
        session.act(UserAction::Set(setting));
    }
    session.act(UserAction::TextEntered("25".to_owned()));
    let effects = session.act(UserAction::Start);
    let [Effect::Deal(deal)] = &effects[..] else { panic!("it is dealt: {effects:?}") };
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
    tabletop::read_records(&harness.written()).collect::<Result<_, _>>().expect("records")
}

fn status(harness: &TestHarness) -> wire::Status {
    harness.table().state.as_ref().expect("it is dealt").status
}

#[test]
fn the_rounds_of_a_match_are_in_one_file_and_their_points_add_up() {
    let seats = ["Ann", "Bob"].map(|name| SeatChoice::Here(name.to_owned())).to_vec();
    let mut harness = TestHarness::seat(Language::English, "schotten-totten", &json!({}), seats, 3);
    let mut before = vec![0, 0];
    for round in 1..=3 {
        harness.play_until(u32::MAX);
        let state = harness.table().state.as_ref().expect("it is dealt");
        assert_eq!((state.round, state.setup.rounds), (round, 3));
        // The winner gets five points, the others their stones; after a draw both get their stones.
        let winner = records(&harness).last().and_then(|record| record.result?.winner());
        let won = |seat: &wire::SeatState| winner.is_some_and(|winner| winner.to_string() == seat.seat);
        let counts = state.seats.iter().map(|seat| if won(seat) { 5 } else { seat.score });
        let after: Vec<u32> = counts.zip(&before).map(|(counts, before)| before + counts).collect();
        assert_eq!(points(&harness), after);
        before = after;
        // The match resumes from disk, between rounds and within one.
        harness.reload();
        assert_eq!(points(&harness), before);
        if round < 3 {
            assert_eq!(status(&harness), wire::Status::Between);
            let first = &harness.session.menu()[0].action;
            assert_eq!(
                *first,
                UserAction::TableRequest(wire::TableRequest::Ready { nonce: None }),
                "the first item starts the next round"
            );
            harness.act(first.clone());
            assert_eq!(status(&harness), wire::Status::Playing);
            harness.play_until(3);
            let ply = harness.ply();
            harness.reload();
            assert_eq!((harness.ply(), points(&harness)), (ply, before.clone()));
        }
    }
    assert_eq!(status(&harness), wire::Status::Over);
    let records = records(&harness);
    assert_eq!(records.len(), 3);
    let shared = |record: &tabletop::Record| record.others.iter().find(|(key, _)| key == "Match").cloned();
    assert!(records.iter().all(|record| shared(record).is_some() && shared(record) == shared(&records[0])));
    let begins = |record: &tabletop::Record| {
        let mut table = catalog::replay(record).expect("it replays");
        table.rewind(0);
        table.turn().seat().expect("it begins")
    };
    for pair in records.windows(2) {
        // ST-S3: the winner begins the next round, after a draw the other player.
        let first = begins(&pair[0]);
        let other = tabletop::Seat::first(2).find(|seat| *seat != first).expect("two play");
        let winner = pair[0].result.and_then(tabletop::Verdict::winner);
        assert_eq!(begins(&pair[1]), winner.unwrap_or(other));
    }
}

#[test]
fn a_move_that_reveals_nothing_can_be_taken_back() {
    let options = json!({"tactics": true});
    let mut harness = TestHarness::deal(Language::English, "schotten-totten", &options, &["Ann", "Bob"]);
    harness.play_until(0);
    let takeback = UserAction::TableRequest(wire::TableRequest::AskTakeback);
    let offered = |harness: &TestHarness| harness.session.menu().iter().any(|item| item.action == takeback);
    assert!(!offered(&harness), "there is nothing to take back");
    let (view, before) = (harness.table().state.clone().expect("it is dealt").view, harness.written());
    harness.touch_any(0);
    harness.touch_any(0);
    assert_eq!(harness.ply(), 1, "a card was played, the draw is still to come");
    assert_eq!(harness.table().recent_actions().len(), 1);
    assert!(offered(&harness));
    harness.act(takeback.clone());
    assert_eq!((harness.ply(), harness.written()), (0, before));
    assert_eq!(harness.table().state.clone().expect("it is dealt").view, view);
    assert!(harness.table().recent_actions().is_empty());
    let log = harness.table().log(&harness.session.locale);
    assert!(log.last().expect("an entry").contains("taken back"), "{log:?}");
    // A draw reveals a card and cannot be taken back.
    harness.touch_any(0);
    harness.touch_any(1);
    harness.touch_any(0);
    assert!(harness.table().cover.is_some() || !offered(&harness));
    harness.touch_any(0);
    assert!(!offered(&harness), "the move belongs to the other player");
    harness.reload();
    harness.play_until(u32::MAX);
    let record: tabletop::Record = harness.written().parse().expect("a record");
    assert!(catalog::replay(&record).is_ok());
}

#[test]
fn two_players_continue_after_a_third_resigns() {
    let mut harness =
        TestHarness::deal(Language::English, "lords-of-scotland", &json!({}), &["Ann", "Bob", "Cy"]);
    harness.play_until(4);
    let gone = harness.table().state.as_ref().and_then(|state| state.me.clone()).expect("a viewer");
    harness.act(UserAction::Confirmed(wire::TableRequest::Resign));
    assert!(!harness.is_over());
    let is_gone = |harness: &TestHarness| {
        let seats = &harness.table().state.as_ref().expect("it is dealt").seats;
        seats.iter().filter(|seat| seat.gone).map(|seat| seat.seat.clone()).collect::<Vec<_>>()
    };
    assert_eq!(is_gone(&harness), [gone.as_str()]);
    assert!(harness.table().cover.as_ref().is_some_and(|next| *next != gone), "another player is next");
    harness.reload();
    assert_eq!(is_gone(&harness), [gone.as_str()]);
    harness.play_until(harness.ply() + 10);
    let second = harness.table().state.as_ref().and_then(|state| state.me.clone()).expect("a viewer");
    assert_ne!(second, gone, "a bot plays for the resigned seat");
    harness.act(UserAction::Confirmed(wire::TableRequest::Resign));
    let last = ["A", "B", "C"].into_iter().find(|seat| ![&gone, &second].contains(&&(*seat).to_owned()));
    let last = last.expect("there are three");
    assert!(
        harness.written().ends_with(&format!("\n{last}\n")),
        "the last player wins:\n{}",
        harness.written()
    );
    harness.reload();
    assert!(harness.is_over());
    let record: tabletop::Record = harness.written().parse().expect("a record");
    assert!(catalog::replay(&record).is_ok());
}

#[test]
fn nobody_wins_if_only_bots_are_left() {
    let seats = vec![SeatChoice::Here("Ann".to_owned()), SeatChoice::Bot("lamb"), SeatChoice::Bot("lamb")];
    let mut harness = TestHarness::seat(Language::English, "bergues", &json!({}), seats, 1);
    harness.act(UserAction::Confirmed(wire::TableRequest::Resign));
    assert!(harness.is_over());
    assert!(harness.written().ends_with("\n-\n"));
    harness.reload();
    assert!(harness.is_over());
}

#[test]
fn playing_again_moves_the_players_on_by_one_seat() {
    let mut harness =
        TestHarness::deal(Language::English, "bergues", &json!({"variant": "junior"}), &["Ann", "Bob"]);
    harness.play_until(2);
    harness.reload();
    harness.act(UserAction::Confirmed(wire::TableRequest::Resign));
    let effects = harness.session.act(UserAction::PlayAgain);
    let [Effect::Deal(deal)] = &effects[..] else { panic!("it is dealt: {effects:?}") };
    let names: Vec<String> = deal.players.iter().map(crate::source::LocalPlayer::header).collect();
    assert_eq!(names, ["Bob", "Ann"]);
    assert_eq!(deal.settings.word("variant"), Some("junior"));
}
