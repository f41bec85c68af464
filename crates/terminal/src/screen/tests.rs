//! Pictures of real games, at several sizes and in both languages.

use catalog::{LANGUAGES, Language};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::{Value as Json, json};

use super::theme::Theme;
use super::{Ui, draw, input};
use crate::act::Act;
use crate::session::{ReplayPage, Session};
use crate::stage::Stage;

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (140, 45)];

fn ui() -> Ui {
    Ui::new(Theme { colours: false })
}

/// The screen as text.
fn picture(session: &Session, ui: &mut Ui, (columns, rows): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal");
    terminal.draw(|frame| draw::draw(frame, session, ui)).expect("it draws");
    terminal.backend().to_string()
}

/// A game in the middle, at every size, in both languages.
fn pictures(name: &str, game: &str, options: &Json, people: &[&str], actions: u32) {
    for language in LANGUAGES {
        let mut stage = Stage::deal(language, game, options, people);
        stage.play_until(actions);
        for size in SIZES {
            let name = format!("{name}-{language}-{}x{}", size.0, size.1);
            insta::assert_snapshot!(name, picture(&stage.session, &mut ui(), size));
        }
    }
}

#[test]
fn schotten_totten() {
    pictures("schotten-totten", "schotten-totten", &json!({}), &["Ann", "Bob"], 60);
}

#[test]
fn schotten_totten_with_tactics() {
    pictures(
        "tactics",
        "schotten-totten",
        &json!({"tactics": true, "edition": "classic"}),
        &["Ann", "Bob"],
        50,
    );
}

#[test]
fn lords_of_scotland_for_two_and_five() {
    pictures("lords", "lords-of-scotland", &json!({}), &["Ann", "Bob"], 40);
    pictures(
        "lords-five",
        "lords-of-scotland",
        &json!({"bruce": true}),
        &["Ann", "Bob", "Cy", "Di", "Eve"],
        60,
    );
}

#[test]
fn bergues_classic_and_junior() {
    pictures("bergues", "bergues", &json!({"towers": 6}), &["Ann", "Bob"], 30);
    pictures("junior", "bergues", &json!({"variant": "junior"}), &["Ann", "Bob", "Cy"], 20);
}

#[test]
fn a_game_that_is_over() {
    let mut stage = Stage::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
    stage.play_until(u32::MAX);
    insta::assert_snapshot!("over", picture(&stage.session, &mut ui(), (80, 24)));
}

#[test]
fn cover_help_explanation_rules_and_menus() {
    for language in LANGUAGES {
        let mut stage = Stage::deal(language, "schotten-totten", &json!({}), &["Ann", "Bob"]);
        let shot = |name: &str, stage: &Stage, ui: &mut Ui| {
            insta::assert_snapshot!(format!("{name}-{language}"), picture(&stage.session, ui, (80, 24)));
        };
        assert!(stage.table().cover.is_some(), "nobody looks yet");
        shot("cover", &stage, &mut ui());
        stage.play_until(60);
        stage.act(Act::Help);
        shot("help", &stage, &mut ui());
        stage.act(Act::Back);
        stage.act(Act::Rules("bergues".to_owned()));
        shot("rules", &stage, &mut ui());
        stage.act(Act::Back);
        stage.act(Act::Look);
        shot("in-words", &stage, &mut ui());
        stage.act(Act::Back);
        stage.act(Act::ExplainWhich);
        shot("explain-which", &stage, &mut ui());
        stage.act(Act::Back);
        shot("more", &stage, &mut Ui { menu: true, ..ui() });
        let stone = stage
            .table()
            .state
            .as_ref()
            .and_then(|state| state.claims.first())
            .map(|claim| (claim.seat.clone(), claim.stone));
        let (seat, stone) = stone.expect("somebody has a complete side");
        stage.explain(&seat, stone);
        shot("explained", &stage, &mut ui());
        let mut session = Session::new(crate::tongue::Tongue::new(language), "Ann".to_owned());
        insta::assert_snapshot!(format!("home-{language}"), picture(&session, &mut ui(), (80, 24)));
        session.act(Act::New("lords-of-scotland".to_owned()));
        insta::assert_snapshot!(format!("setup-{language}"), picture(&session, &mut ui(), (80, 24)));
        session.act(Act::Online);
        insta::assert_snapshot!(format!("asked-{language}"), picture(&session, &mut ui(), (80, 24)));
    }
}

#[test]
fn a_small_window_says_so() {
    let stage = Stage::deal(Language::English, "bergues", &json!({}), &["Ann", "Bob"]);
    insta::assert_snapshot!("too-small", picture(&stage.session, &mut ui(), (50, 10)));
    // No size breaks it.
    for columns in [1, 2, 5, 79, 80, 81, 200] {
        for rows in [1, 2, 23, 24, 25, 70] {
            let text = picture(&stage.session, &mut ui(), (columns, rows));
            assert_eq!(text.lines().count(), usize::from(rows));
        }
    }
}

#[test]
fn a_record_is_shown() {
    let mut stage = Stage::deal(Language::English, "lords-of-scotland", &json!({}), &["Ann", "Bob"]);
    stage.play_until(u32::MAX);
    let mut page = ReplayPage::new(stage.written().parse().expect("a record"), 1).expect("it replays");
    page.go(crate::act::Jump::To(Some(25)));
    let mut session = Session::new(crate::tongue::Tongue::new(Language::English), String::new());
    session.replay(page);
    insta::assert_snapshot!("replay", picture(&session, &mut ui(), (80, 24)));
}

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

#[test]
fn keys_and_clicks_touch_the_same_things() {
    let mut stage = Stage::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
    stage.play_until(0);
    let mut ui = ui();
    picture(&stage.session, &mut ui, (80, 24));
    let next = stage.table().next();
    // By its letter.
    assert!(input::take(&mut stage.session, &mut ui, &key(KeyCode::Char('b'))).is_empty());
    assert_eq!(stage.table().touched, next[1..2]);
    input::take(&mut stage.session, &mut ui, &key(KeyCode::Esc));
    assert!(stage.table().touched.is_empty());
    // By arrows.
    picture(&stage.session, &mut ui, (80, 24));
    for code in [KeyCode::Right, KeyCode::Right, KeyCode::Left, KeyCode::Enter] {
        input::take(&mut stage.session, &mut ui, &key(code));
        picture(&stage.session, &mut ui, (80, 24));
    }
    assert_eq!(stage.table().touched, next[1..2]);
    input::take(&mut stage.session, &mut ui, &key(KeyCode::Esc));
    // By the mouse.
    picture(&stage.session, &mut ui, (80, 24));
    let wanted = Act::Touch(next[1].clone());
    let hit = ui.hits.iter().find(|hit| hit.act == wanted).expect("it lies somewhere").area;
    let (column, row) = (hit.x + 1, hit.y);
    let click = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column,
        row,
        modifiers: KeyModifiers::NONE,
    };
    input::take(&mut stage.session, &mut ui, &Event::Mouse(click));
    assert_eq!(stage.table().touched, next[1..2]);
    // A digit completes the move.
    picture(&stage.session, &mut ui, (80, 24));
    let wishes = input::take(&mut stage.session, &mut ui, &key(KeyCode::Char('4')));
    assert_eq!(wishes.len(), 1, "{wishes:?}");
}

#[test]
fn every_touch_of_every_game_lies_on_the_screen() {
    for (game, options, people) in [
        ("schotten-totten", json!({"tactics": true}), &["Ann", "Bob"][..]),
        ("lords-of-scotland", json!({"bruce": true}), &["Ann", "Bob", "Cy", "Di", "Eve"]),
        ("bergues", json!({"towers": 6}), &["Ann", "Bob", "Cy"]),
        ("bergues", json!({"variant": "junior", "tiles": "quartets"}), &["Ann", "Bob"]),
    ] {
        let mut stage = Stage::deal(Language::French, game, &options, people);
        let mut choice = 1;
        while !stage.is_over() && stage.ply() < 150 {
            if stage.table().cover.is_none() {
                let mut ui = ui();
                let text = picture(&stage.session, &mut ui, (80, 24));
                for touch in stage.table().next() {
                    let act = Act::Touch(touch.clone());
                    assert!(
                        ui.hits.iter().any(|hit| hit.act == act),
                        "{game}: {touch} cannot be clicked on\n{text}"
                    );
                }
            }
            choice = (choice * 7 + 3) % 1013;
            stage.touch_any(choice);
        }
    }
}

#[test]
fn enter_uncovers_the_table() {
    let mut stage = Stage::deal(Language::English, "schotten-totten", &json!({}), &["Ann", "Bob"]);
    let mut ui = ui();
    // Before the table is there, all one can do is to leave: that must not be where the keys stay.
    let mut empty = Session::new(crate::tongue::Tongue::new(Language::English), "Ann".to_owned());
    empty.page = crate::session::Page::Table(Box::new(crate::session::TablePage::new(true)));
    picture(&empty, &mut ui, (80, 24));
    assert_eq!(ui.focus, Some(Act::Leave));
    picture(&stage.session, &mut ui, (80, 24));
    let wishes = input::take(&mut stage.session, &mut ui, &key(KeyCode::Enter));
    stage.grant(wishes);
    assert!(stage.table().cover.is_none());
    assert!(!stage.table().next().is_empty());
}

#[test]
fn everything_fits_a_small_screen_at_every_decision() {
    for (game, options, people) in [
        ("schotten-totten", json!({"tactics": true}), &["Ann", "Bob"][..]),
        ("schotten-totten", json!({"tactics": true, "edition": "classic", "expert": true}), &["Ann", "Bob"]),
        ("lords-of-scotland", json!({"bruce": true}), &["Ann", "Bob", "Cy", "Di", "Eve"]),
        ("bergues", json!({}), &["Ann", "Bob", "Cy", "Di"]),
    ] {
        for language in LANGUAGES {
            let mut stage = Stage::deal(language, game, &options, people);
            let mut choice = 0;
            while !stage.is_over() {
                let shown = picture(&stage.session, &mut ui(), (80, 24));
                let rows: Vec<Vec<char>> =
                    shown.lines().map(|line| line.trim_matches('"').chars().collect()).collect();
                let keys: String = rows[23].iter().collect();
                assert!(!keys.contains('…'), "{keys}");
                let board = if stage.table().cover.is_some() { &rows[..0] } else { &rows[2..19] };
                for row in board {
                    let line = row.iter().position(|c| *c == '│').expect("the panel has an edge");
                    let whole = [' ', ']', '«', '›', '*'].contains(&row[line - 1]);
                    assert!(whole, "the board runs into the panel:\n{shown}");
                }
                choice = (choice * 5 + 3) % 1009;
                stage.touch_any(choice);
            }
        }
    }
}

#[test]
fn after_a_round_and_after_a_game_the_screen_says_how_to_go_on() {
    let seats = ["Ann", "Bob"].map(|name| crate::session::Who::Here(name.to_owned())).to_vec();
    let mut stage = Stage::seat(Language::English, "schotten-totten", &json!({}), seats, 2);
    stage.play_until(u32::MAX);
    let mut ui = ui();
    assert!(picture(&stage.session, &mut ui, (80, 24)).contains("Enter: the next round"));
    let enter = Event::Key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE));
    let wishes = input::take(&mut stage.session, &mut ui, &enter);
    stage.grant(wishes);
    assert!(!stage.is_over());
    stage.play_until(u32::MAX);
    assert!(picture(&stage.session, &mut ui, (80, 24)).contains("Enter: what next?"));
    input::take(&mut stage.session, &mut ui, &enter);
    let menu = picture(&stage.session, &mut ui, (80, 24));
    assert!(menu.contains("1  Leave the table") && menu.contains("2  Play again"), "{menu}");
}

#[test]
fn long_names_and_long_messages_leave_room_for_what_stands_beside_them() {
    let seats =
        ["Bartholomew the Ninth", "Bob"].map(|name| crate::session::Who::Here(name.to_owned())).to_vec();
    let mut stage = Stage::seat(Language::French, "schotten-totten", &json!({}), seats, 2);
    stage.play_until(0);
    let shown = picture(&stage.session, &mut ui(), (80, 24));
    assert!(shown.contains("… 0 points 0 ◊"), "{shown}");
    stage.session.hear(crate::source::Heard::Connected(false));
    let shown = picture(&stage.session, &mut ui(), (80, 24));
    let first = shown.lines().next().expect("a title");
    assert!(first.trim_matches(['"', ' ']).starts_with("La connexion est coupée."), "{first}");
}
