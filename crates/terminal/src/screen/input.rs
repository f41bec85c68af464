//! Keyboard and mouse input.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::Ui;
use crate::boards::BoardScene;
use crate::effect::Effect;
use crate::session::{Overlay, Page, Session};
use crate::user_action::{CoachAction, Jump, UserAction};

/// Handles an event of the terminal.
pub(super) fn handle(session: &mut Session, ui: &mut Ui, event: &Event) -> Vec<Effect> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press(session, ui, *key),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let place = Position { x: mouse.column, y: mouse.row };
                let hit = ui.hits.iter().rev().find(|hit| hit.area.contains(place));
                match hit.map(|hit| hit.action.clone()) {
                    Some(action) => perform(session, ui, action),
                    None => Vec::new(),
                }
            }
            MouseEventKind::ScrollDown => scroll(ui, 3),
            MouseEventKind::ScrollUp => scroll(ui, -3),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn scroll(ui: &mut Ui, rows: isize) -> Vec<Effect> {
    ui.scroll = ui.scroll.saturating_add_signed(rows).min(ui.max_scroll);
    Vec::new()
}

fn perform(session: &mut Session, ui: &mut Ui, action: UserAction) -> Vec<Effect> {
    ui.menu_open = false;
    ui.entry.clear();
    // The next items are known only after the next frame, and keys may arrive before it.
    if matches!(action, UserAction::Touch(_)) {
        ui.focus = None;
    }
    ui.scroll = if action == UserAction::Log { usize::MAX } else { 0 };
    session.act(action)
}

/// A key that concerns the program and not the session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Control {
    /// Ctrl-C: end the program as a signal does.
    Interrupt,
    /// Ctrl-Z: stop the program until the shell continues it.
    Suspend,
}

/// The control key of an event. In raw mode Ctrl-C and Ctrl-Z arrive as keys.
pub(super) fn control(event: &Event) -> Option<Control> {
    let Event::Key(key) = event else { return None };
    if key.kind != KeyEventKind::Press || !key.modifiers.contains(KeyModifiers::CONTROL) {
        return None;
    }
    match key.code {
        KeyCode::Char('c') => Some(Control::Interrupt),
        KeyCode::Char('z') => Some(Control::Suspend),
        _ => None,
    }
}

fn press(session: &mut Session, ui: &mut Ui, key: KeyEvent) -> Vec<Effect> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return if key.code == KeyCode::Char('d') { vec![Effect::Quit] } else { Vec::new() };
    }
    match &session.overlay {
        Some(Overlay::Prompt(_)) => typing(session, ui, key.code),
        Some(overlay) if overlay.is_text() => reading(session, ui, key.code),
        _ => choosing(session, ui, key.code),
    }
}

fn typing(session: &mut Session, ui: &mut Ui, key: KeyCode) -> Vec<Effect> {
    match key {
        KeyCode::Esc => perform(session, ui, UserAction::Back),
        KeyCode::Enter => {
            let text = std::mem::take(&mut ui.entry);
            perform(session, ui, UserAction::TextEntered(text))
        }
        KeyCode::Backspace => {
            ui.entry.pop();
            Vec::new()
        }
        KeyCode::Char(c) if ui.entry.chars().count() < 300 => {
            ui.entry.push(c);
            Vec::new()
        }
        _ => Vec::new(),
    }
}

fn reading(session: &mut Session, ui: &mut Ui, key: KeyCode) -> Vec<Effect> {
    match key {
        KeyCode::Down | KeyCode::Char('j') => scroll(ui, 1),
        KeyCode::Up | KeyCode::Char('k') => scroll(ui, -1),
        KeyCode::PageDown | KeyCode::Char(' ') => scroll(ui, 15),
        KeyCode::PageUp => scroll(ui, -15),
        KeyCode::Home => scroll(ui, isize::MIN),
        KeyCode::End => scroll(ui, isize::MAX),
        KeyCode::Esc | KeyCode::Enter | KeyCode::Backspace | KeyCode::Char(_) => {
            perform(session, ui, UserAction::Back)
        }
        _ => Vec::new(),
    }
}

fn choosing(session: &mut Session, ui: &mut Ui, key: KeyCode) -> Vec<Effect> {
    let at_table = match &session.page {
        Page::Table(table) => table.state.is_some() && table.cover.is_none(),
        Page::Replay(_) => true,
        _ => false,
    };
    if at_table && session.overlay.is_none() && !ui.menu_open {
        return on_board(session, ui, key);
    }
    let items = session.menu();
    let at =
        ui.focus.as_ref().and_then(|focus| items.iter().position(|item| item.action == *focus)).unwrap_or(0);
    let go = |ui: &mut Ui, to: usize| {
        ui.focus = items.get(to).map(|item| item.action.clone());
        Vec::new()
    };
    match key {
        KeyCode::Down | KeyCode::Tab => go(ui, (at + 1) % items.len().max(1)),
        KeyCode::Up | KeyCode::BackTab => go(ui, (at + items.len().saturating_sub(1)) % items.len().max(1)),
        KeyCode::Home | KeyCode::PageUp => go(ui, 0),
        KeyCode::End | KeyCode::PageDown => go(ui, items.len().saturating_sub(1)),
        KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right => match items.get(at) {
            Some(item) => keep_focus(session, ui, item.action.clone()),
            None => Vec::new(),
        },
        KeyCode::Char(digit @ '1'..='9') => {
            let at = digit.to_digit(10).map_or(0, |digit| digit as usize - 1);
            match items.get(at) {
                Some(item) => keep_focus(session, ui, item.action.clone()),
                None => Vec::new(),
            }
        }
        KeyCode::Esc | KeyCode::Backspace | KeyCode::Left => {
            if ui.menu_open && session.overlay.is_none() {
                ui.menu_open = false;
                ui.focus = None;
                return Vec::new();
            }
            perform(session, ui, UserAction::Back)
        }
        KeyCode::Char('?') => perform(session, ui, UserAction::Help),
        KeyCode::Char('q' | 'Q') if session.overlay.is_none() => match &session.page {
            Page::Table(_) => perform(session, ui, UserAction::Leave),
            _ => perform(session, ui, UserAction::Quit),
        },
        _ => Vec::new(),
    }
}

/// Performs the action of a menu item. A setting keeps the focus, so that it can be changed repeatedly.
fn keep_focus(session: &mut Session, ui: &mut Ui, action: UserAction) -> Vec<Effect> {
    if !matches!(action, UserAction::Set(_)) {
        ui.focus = None;
    }
    perform(session, ui, action)
}

fn on_board(session: &mut Session, ui: &mut Ui, key: KeyCode) -> Vec<Effect> {
    let replay = matches!(session.page, Page::Replay(_));
    match key {
        KeyCode::Right | KeyCode::Char(' ') if replay => perform(session, ui, UserAction::Step(Jump::Next)),
        KeyCode::Left | KeyCode::Backspace if replay => perform(session, ui, UserAction::Step(Jump::Back)),
        KeyCode::Home if replay => perform(session, ui, UserAction::Step(Jump::First)),
        KeyCode::End if replay => perform(session, ui, UserAction::Step(Jump::Last)),
        KeyCode::PageDown if replay => perform(session, ui, UserAction::Step(Jump::GameAfter)),
        KeyCode::PageUp if replay => perform(session, ui, UserAction::Step(Jump::GameBefore)),
        KeyCode::Char('T' | 't') if replay => perform(session, ui, UserAction::RotateView),
        KeyCode::Char('G' | 'g') if replay => perform(session, ui, UserAction::Step(Jump::To(None))),
        KeyCode::Right => move_focus(ui, 1, 0),
        KeyCode::Left => move_focus(ui, -1, 0),
        KeyCode::Down => move_focus(ui, 0, 1),
        KeyCode::Up => move_focus(ui, 0, -1),
        KeyCode::Tab => cycle(ui, 1),
        KeyCode::BackTab => cycle(ui, -1),
        KeyCode::Enter | KeyCode::Char(' ') => match ui.focus.clone().or_else(|| first_touch(session)) {
            Some(action) => perform(session, ui, action),
            None => continue_table(session, ui),
        },
        KeyCode::Esc | KeyCode::Backspace => perform(session, ui, UserAction::Back),
        KeyCode::Char('?') => perform(session, ui, UserAction::Help),
        KeyCode::Char(key) => letter(session, ui, key),
        _ => Vec::new(),
    }
}

/// Enter without anything to touch: goes on in a lesson, starts the next round, or opens the menu after a game.
fn continue_table(session: &mut Session, ui: &mut Ui) -> Vec<Effect> {
    let ready = |action: &UserAction| {
        matches!(
            action,
            UserAction::TableRequest(wire::TableRequest::Ready { .. })
                | UserAction::Coach(CoachAction::Next | CoachAction::Try(_))
        )
    };
    if let Some(item) = session.menu().into_iter().find(|item| ready(&item.action)) {
        return perform(session, ui, item.action);
    }
    if let Page::Table(table) = &session.page {
        ui.menu_open = table.state.as_ref().is_some_and(|state| state.status == wire::Status::Over);
    }
    Vec::new()
}

/// The first item that can be touched.
fn first_touch(session: &Session) -> Option<UserAction> {
    let Page::Table(table) = &session.page else { return None };
    table.next().into_iter().next().map(UserAction::Touch)
}

/// Touches the item with this key, or performs the shortcut, which a capital always means. A key that does nothing says so.
fn letter(session: &mut Session, ui: &mut Ui, key: char) -> Vec<Effect> {
    if !key.is_ascii_uppercase()
        && let Some(action) = labelled(session, key)
    {
        return perform(session, ui, action);
    }
    let key = key.to_ascii_uppercase();
    if key == 'O' {
        ui.menu_open = true;
        ui.focus = None;
        return Vec::new();
    }
    let wanted = |action: &UserAction| match key {
        'H' => matches!(action, UserAction::Hint | UserAction::Coach(CoachAction::Show)),
        'E' => *action == UserAction::ExplainWhich,
        'L' => *action == UserAction::Log,
        'A' => *action == UserAction::Aid,
        'R' => matches!(action, UserAction::Rules(_)),
        'W' => *action == UserAction::DescribeBoard,
        'S' => *action == UserAction::Say,
        'Q' => matches!(action, UserAction::Leave | UserAction::Quit),
        _ => false,
    };
    if let Some(item) = session.menu().into_iter().find(|item| wanted(&item.action)) {
        return perform(session, ui, item.action);
    }
    session.notice = Some(match key {
        'H' => session.locale.t("term-no-hint"),
        'E' => session.locale.t("term-nothing-to-explain"),
        _ => session.locale.say("term-no-key", &[("key", &key)]),
    });
    Vec::new()
}

/// The touch of the item with this key.
fn labelled(session: &Session, key: char) -> Option<UserAction> {
    let Page::Table(table) = &session.page else { return None };
    let state = table.state.as_ref()?;
    let scene = BoardScene::new(&session.locale, state).with_moves(table.next(), &table.touched, &[]);
    scene.labelled(key).map(|touch| UserAction::Touch(touch.to_owned()))
}

/// Moves the focus to the nearest item in a direction.
fn move_focus(ui: &mut Ui, right: i32, down: i32) -> Vec<Effect> {
    let centre = |area: Rect| (2 * i32::from(area.x) + i32::from(area.width), 2 * i32::from(area.y) + 1);
    let here = ui.hits.iter().find(|hit| Some(&hit.action) == ui.focus.as_ref()).map(|hit| centre(hit.area));
    let Some((x, y)) = here else { return cycle(ui, 1) };
    let far = |area: Rect| {
        let (other_x, other_y) = centre(area);
        // A row is about twice as high as a column is wide.
        let (across, up) = (other_x - x, 2 * (other_y - y));
        let (ahead, aside) = if right == 0 { (up * down, across.abs()) } else { (across * right, up.abs()) };
        (ahead > 0).then_some(ahead + 3 * aside)
    };
    let near = ui.hits.iter().filter_map(|hit| Some((far(hit.area)?, hit))).min_by_key(|(far, _)| *far);
    if let Some((_, hit)) = near {
        ui.focus = Some(hit.action.clone());
    }
    Vec::new()
}

/// Moves the focus to the next item that can be touched.
fn cycle(ui: &mut Ui, by: isize) -> Vec<Effect> {
    let moves: Vec<&UserAction> = ui
        .hits
        .iter()
        .map(|hit| &hit.action)
        .filter(|action| matches!(action, UserAction::Touch(_)))
        .collect();
    let all: Vec<&UserAction> =
        if moves.is_empty() { ui.hits.iter().map(|hit| &hit.action).collect() } else { moves };
    if all.is_empty() {
        return Vec::new();
    }
    let at = ui.focus.as_ref().and_then(|focus| all.iter().position(|action| *action == focus));
    let next = at.map_or(0, |at| (at as isize + by).rem_euclid(all.len() as isize) as usize);
    ui.focus = Some(all[next].clone());
    Vec::new()
}
