//! Snapshots of games in progress, at several sizes and in every language.

use catalog::{LANGUAGES, Language};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::{Value as Json, json};

use super::theme::Theme;
use super::{Ui, draw, input};
use crate::session::{ReplayPage, Session};
use crate::test_harness::TestHarness;
use crate::user_action::UserAction;

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (140, 45)];

fn ui() -> Ui {
    Ui::new(Theme { colours: false })
}

/// The screen as text.
fn screenshot(session: &Session, ui: &mut Ui, (columns, rows): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal");
    terminal.draw(|frame| draw::draw(frame, session, ui)).expect("it draws");
    terminal.backend().to_string()
}

/// Snapshots of a game after this number of actions, at every size and in every language.
fn snapshots(name: &str, game: &str, options: &Json, people: &[&str], actions: u32) {
    for language in LANGUAGES {
        let mut harness = TestHarness::deal(language, game, options, people);
        harness.play_until(actions);
        for size in SIZES {
            let name = format!("{name}-{language}-{}x{}", size.0, size.1);
            insta::assert_snapshot!(name, screenshot(&harness.session, &mut ui(), size));
        }
    }
}

#[test]
fn schotten_totten() {
    snapshots("schotten-totten", "schotten-totten", &json!({}), &["Ann", "Bob"], 60);
}

#[test]
fn schotten_totten_with_tactics() {
    snapshots(
        "tactics",
        "schotten-totten",
        &json!({"tactics": true, "edition": "classic"}),
        &["Ann", "Bob"],
        50,
    );
}

#[test]
fn lords_of_scotland_for_two_and_five() {
    snapshots("lords", "lords-of-scotland", &json!({}), &["Ann", "Bob"], 40);
    snapshots(
        "lords-five",
        "lords-of-scotland",
        &json!({"bruce": true}),
        &["Ann", "Bob", "Cy", "Di", "Eve"],
        60,
    );
}

#[test]
fn bergues_classic_and_junior() {
    snapshots("bergues", "bergues", &json!({"towers": 6}), &["Ann", "Bob"], 30);
    snapshots("junior", "bergues", &json!({"variant": "junior"}), &["Ann", "Bob", "Cy"], 20);
}

#[test]
fn finished_game() {
    let mut harness = TestHarness::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
    harness.play_until(u32::MAX);
    insta::assert_snapshot!("over", screenshot(&harness.session, &mut ui(), (80, 24)));
}

#[test]
fn overlays_and_menus() {
    for language in LANGUAGES {
        let mut harness = TestHarness::deal(language, "schotten-totten", &json!({}), &["Ann", "Bob"]);
        let shot = |name: &str, harness: &TestHarness, ui: &mut Ui| {
            insta::assert_snapshot!(format!("{name}-{language}"), screenshot(&harness.session, ui, (80, 24)));
        };
        assert!(harness.table().cover.is_some(), "the table is covered");
        shot("cover", &harness, &mut ui());
        harness.play_until(60);
        harness.act(UserAction::Help);
        shot("help", &harness, &mut ui());
        harness.act(UserAction::Back);
        harness.act(UserAction::Rules("bergues".to_owned()));
        shot("rules", &harness, &mut ui());
        harness.act(UserAction::Back);
        harness.act(UserAction::DescribeBoard);
        shot("in-words", &harness, &mut ui());
        harness.act(UserAction::Back);
        harness.act(UserAction::ExplainWhich);
        shot("explain-which", &harness, &mut ui());
        harness.act(UserAction::Back);
        shot("more", &harness, &mut Ui { menu_open: true, ..ui() });
        let state = harness.table().state.as_ref();
        let stone = state.and_then(|state| state.annotations.first()).expect("a side is complete").clone();
        harness.explain(&stone.seat.expect("a claim concerns a seat"), &stone.touch);
        shot("explained", &harness, &mut ui());
        let mut session = Session::new(crate::locale::Locale::new(language), "Ann".to_owned());
        insta::assert_snapshot!(format!("home-{language}"), screenshot(&session, &mut ui(), (80, 24)));
        session.act(UserAction::New("lords-of-scotland".to_owned()));
        insta::assert_snapshot!(format!("setup-{language}"), screenshot(&session, &mut ui(), (80, 24)));
        session.act(UserAction::Online);
        insta::assert_snapshot!(format!("asked-{language}"), screenshot(&session, &mut ui(), (80, 24)));
    }
}

#[test]
fn one_key_shows_the_player_aid_in_every_language() {
    for (game, options, rows) in [
        ("schotten-totten", json!({"tactics": true}), 21),
        ("schotten-totten", json!({"tactics": true, "edition": "classic"}), 22),
        ("schotten-totten", json!({}), 9),
        ("lords-of-scotland", json!({"bruce": true}), 16),
        ("bergues", json!({}), 18),
        ("bergues", json!({"variant": "junior", "tiles": "quartets"}), 17),
    ] {
        for language in LANGUAGES {
            let mut harness = TestHarness::deal(language, game, &options, &["Ann", "Bob"]);
            harness.play_until(0);
            input::handle(&mut harness.session, &mut ui(), &key(KeyCode::Char('A')));
            let overlay = harness.session.overlay.as_ref().expect("the aid is open");
            let lines = crate::plain::overlay_lines(&harness.session, overlay);
            assert_eq!(lines.len(), rows, "{game} {options} {language}: {lines:#?}");
            let keys = ["aid-", "formation-", "tactic-", "bloodline-", "argument-"];
            assert!(!keys.iter().any(|key| lines.concat().contains(key)), "{lines:#?}");
        }
    }
}

#[test]
fn a_small_window_shows_a_message() {
    let harness = TestHarness::deal(Language::English, "bergues", &json!({}), &["Ann", "Bob"]);
    insta::assert_snapshot!("too-small", screenshot(&harness.session, &mut ui(), (50, 10)));
    // No window size panics.
    for columns in [1, 2, 5, 79, 80, 81, 200] {
        for rows in [1, 2, 23, 24, 25, 70] {
            let text = screenshot(&harness.session, &mut ui(), (columns, rows));
            assert_eq!(text.lines().count(), usize::from(rows));
        }
    }
}

#[test]
fn record() {
    let mut harness = TestHarness::deal(Language::English, "lords-of-scotland", &json!({}), &["Ann", "Bob"]);
    harness.play_until(u32::MAX);
    let mut page = ReplayPage::new(harness.written().parse().expect("a record"), 1).expect("it replays");
    page.go(crate::user_action::Jump::To(Some(25)));
    let mut session = Session::new(crate::locale::Locale::new(Language::English), String::new());
    session.replay(page);
    insta::assert_snapshot!("replay", screenshot(&session, &mut ui(), (80, 24)));
}

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

#[test]
fn keys_arrows_and_clicks_touch_the_same_items() {
    let mut harness = TestHarness::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
    harness.play_until(0);
    let mut ui = ui();
    screenshot(&harness.session, &mut ui, (80, 24));
    let next = harness.table().next();
    // By its key.
    assert!(input::handle(&mut harness.session, &mut ui, &key(KeyCode::Char('c'))).is_empty());
    assert_eq!(harness.table().touched, next[1..2]);
    input::handle(&mut harness.session, &mut ui, &key(KeyCode::Esc));
    assert!(harness.table().touched.is_empty());
    // By arrow keys.
    screenshot(&harness.session, &mut ui, (80, 24));
    for code in [KeyCode::Right, KeyCode::Right, KeyCode::Left, KeyCode::Enter] {
        input::handle(&mut harness.session, &mut ui, &key(code));
        screenshot(&harness.session, &mut ui, (80, 24));
    }
    assert_eq!(harness.table().touched, next[1..2]);
    input::handle(&mut harness.session, &mut ui, &key(KeyCode::Esc));
    // By the mouse.
    screenshot(&harness.session, &mut ui, (80, 24));
    let wanted = UserAction::Touch(next[1].clone());
    let hit = ui.hits.iter().find(|hit| hit.action == wanted).expect("a clickable area").area;
    let (column, row) = (hit.x + 1, hit.y);
    let click = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column,
        row,
        modifiers: KeyModifiers::NONE,
    };
    input::handle(&mut harness.session, &mut ui, &Event::Mouse(click));
    assert_eq!(harness.table().touched, next[1..2]);
    // A digit completes the move.
    screenshot(&harness.session, &mut ui, (80, 24));
    let effects = input::handle(&mut harness.session, &mut ui, &key(KeyCode::Char('4')));
    assert_eq!(effects.len(), 1, "{effects:?}");
}

#[test]
fn every_touch_of_every_game_can_be_clicked() {
    for (game, options, people) in [
        ("schotten-totten", json!({"tactics": true}), &["Ann", "Bob"][..]),
        ("lords-of-scotland", json!({"bruce": true}), &["Ann", "Bob", "Cy", "Di", "Eve"]),
        ("bergues", json!({"towers": 6}), &["Ann", "Bob", "Cy"]),
        ("bergues", json!({"variant": "junior", "tiles": "quartets"}), &["Ann", "Bob"]),
    ] {
        let mut harness = TestHarness::deal(Language::French, game, &options, people);
        let mut choice = 1;
        while !harness.is_over() && harness.ply() < 150 {
            if harness.table().cover.is_none() {
                let mut ui = ui();
                let text = screenshot(&harness.session, &mut ui, (80, 24));
                for touch in harness.table().next() {
                    let action = UserAction::Touch(touch.clone());
                    assert!(
                        ui.hits.iter().any(|hit| hit.action == action),
                        "{game}: {touch} cannot be clicked on\n{text}"
                    );
                }
            }
            choice = (choice * 7 + 3) % 1013;
            harness.touch_any(choice);
        }
    }
}

#[test]
fn enter_uncovers_the_table() {
    let mut harness = TestHarness::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
    let mut ui = ui();
    // Before the table arrives, the only action is to leave: it must not keep the focus.
    let mut empty = Session::new(crate::locale::Locale::new(Language::English), "Ann".to_owned());
    empty.page = crate::session::Page::Table(Box::new(crate::session::TablePage::new(true)));
    screenshot(&empty, &mut ui, (80, 24));
    assert_eq!(ui.focus, Some(UserAction::Leave));
    screenshot(&harness.session, &mut ui, (80, 24));
    let effects = input::handle(&mut harness.session, &mut ui, &key(KeyCode::Enter));
    harness.run_effects(effects);
    assert!(harness.table().cover.is_none());
    assert!(!harness.table().next().is_empty());
}

#[test]
fn boards_fit_the_smallest_screen_at_every_decision() {
    for (game, options, people) in [
        ("schotten-totten", json!({"tactics": true}), &["Ann", "Bob"][..]),
        ("schotten-totten", json!({"tactics": true, "edition": "classic", "expert": true}), &["Ann", "Bob"]),
        ("lords-of-scotland", json!({"bruce": true}), &["Ann", "Bob", "Cy", "Di", "Eve"]),
        ("bergues", json!({}), &["Ann", "Bob", "Cy", "Di"]),
    ] {
        for language in LANGUAGES {
            let mut harness = TestHarness::deal(language, game, &options, people);
            let mut choice = 0;
            while !harness.is_over() {
                let shown = screenshot(&harness.session, &mut ui(), (80, 24));
                let rows: Vec<Vec<char>> =
                    shown.lines().map(|line| line.trim_matches('"').chars().collect()).collect();
                let keys: String = rows[23].iter().collect();
                assert!(!keys.contains('…'), "{keys}");
                let board = if harness.table().cover.is_some() { &rows[..0] } else { &rows[2..19] };
                for row in board {
                    let line = row.iter().position(|c| *c == '│').expect("the panel has an edge");
                    let whole = [' ', ']', '«', '›', '*'].contains(&row[line - 1]);
                    assert!(whole, "the board runs into the panel:\n{shown}");
                }
                choice = (choice * 5 + 3) % 1009;
                harness.touch_any(choice);
            }
        }
    }
}

#[test]
fn the_screen_shows_how_to_continue_after_a_round_and_after_a_game() {
    let seats = ["Ann", "Bob"].map(|name| crate::session::SeatChoice::Here(name.to_owned())).to_vec();
    let mut harness = TestHarness::seat(Language::English, "schotten-totten", &json!({}), seats, 2);
    harness.play_until(u32::MAX);
    let mut ui = ui();
    assert!(screenshot(&harness.session, &mut ui, (80, 24)).contains("Enter: the next round"));
    let enter = Event::Key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE));
    let effects = input::handle(&mut harness.session, &mut ui, &enter);
    harness.run_effects(effects);
    assert!(!harness.is_over());
    harness.play_until(u32::MAX);
    assert!(screenshot(&harness.session, &mut ui, (80, 24)).contains("Enter: what next?"));
    input::handle(&mut harness.session, &mut ui, &enter);
    let menu = screenshot(&harness.session, &mut ui, (80, 24));
    assert!(menu.contains("1  Leave the table") && menu.contains("2  Play again"), "{menu}");
}

#[test]
fn long_names_and_messages_leave_room_for_the_text_beside_them() {
    let seats = ["Bartholomew the Ninth", "Bob"]
        .map(|name| crate::session::SeatChoice::Here(name.to_owned()))
        .to_vec();
    let mut harness = TestHarness::seat(Language::French, "schotten-totten", &json!({}), seats, 2);
    harness.play_until(0);
    let shown = screenshot(&harness.session, &mut ui(), (80, 24));
    assert!(shown.contains("… 0 points 0 ◊"), "{shown}");
    harness.session.handle(crate::source::SourceEvent::Connected(false));
    let shown = screenshot(&harness.session, &mut ui(), (80, 24));
    let first = shown.lines().next().expect("a title");
    assert!(first.trim_matches(['"', ' ']).starts_with("La connexion est coupée."), "{first}");
}
