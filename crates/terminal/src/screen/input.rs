//! Keys and clicks.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::Ui;
use super::draw::is_text;
use crate::act::{Act, Jump, Wish};
use crate::boards::Scene;
use crate::session::{Overlay, Page, Session};

/// Takes what happened at the terminal.
pub(super) fn take(session: &mut Session, ui: &mut Ui, event: &Event) -> Vec<Wish> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press(session, ui, *key),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let place = Position { x: mouse.column, y: mouse.row };
                let hit = ui.hits.iter().rev().find(|hit| hit.area.contains(place));
                match hit.map(|hit| hit.act.clone()) {
                    Some(act) => act_now(session, ui, act),
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

fn scroll(ui: &mut Ui, rows: isize) -> Vec<Wish> {
    ui.scroll = ui.scroll.saturating_add_signed(rows).min(ui.longest);
    Vec::new()
}

fn act_now(session: &mut Session, ui: &mut Ui, act: Act) -> Vec<Wish> {
    ui.menu = false;
    ui.entry.clear();
    // What comes next is not known before the next picture; keys may come faster.
    if matches!(act, Act::Touch(_)) {
        ui.focus = None;
    }
    ui.scroll = if act == Act::Log { usize::MAX } else { 0 };
    session.act(act)
}

fn press(session: &mut Session, ui: &mut Ui, key: KeyEvent) -> Vec<Wish> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        // In raw mode these are keys like any other.
        return if matches!(key.code, KeyCode::Char('c' | 'd')) { vec![Wish::Quit] } else { Vec::new() };
    }
    match &session.overlay {
        Some(Overlay::Asked(_)) => typing(session, ui, key.code),
        Some(overlay) if is_text(overlay) => reading(session, ui, key.code),
        _ => choosing(session, ui, key.code),
    }
}

fn typing(session: &mut Session, ui: &mut Ui, key: KeyCode) -> Vec<Wish> {
    match key {
        KeyCode::Esc => act_now(session, ui, Act::Back),
        KeyCode::Enter => {
            let text = std::mem::take(&mut ui.entry);
            act_now(session, ui, Act::Typed(text))
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

fn reading(session: &mut Session, ui: &mut Ui, key: KeyCode) -> Vec<Wish> {
    match key {
        KeyCode::Down | KeyCode::Char('j') => scroll(ui, 1),
        KeyCode::Up | KeyCode::Char('k') => scroll(ui, -1),
        KeyCode::PageDown | KeyCode::Char(' ') => scroll(ui, 15),
        KeyCode::PageUp => scroll(ui, -15),
        KeyCode::Home => scroll(ui, isize::MIN),
        KeyCode::End => scroll(ui, isize::MAX),
        KeyCode::Esc | KeyCode::Enter | KeyCode::Backspace | KeyCode::Char(_) => {
            act_now(session, ui, Act::Back)
        }
        _ => Vec::new(),
    }
}

fn choosing(session: &mut Session, ui: &mut Ui, key: KeyCode) -> Vec<Wish> {
    let at_table = match &session.page {
        Page::Table(table) => table.state.is_some() && table.cover.is_none(),
        Page::Replay(_) => true,
        _ => false,
    };
    if at_table && session.overlay.is_none() && !ui.menu {
        return on_board(session, ui, key);
    }
    let offers = session.offers();
    let at =
        ui.focus.as_ref().and_then(|focus| offers.iter().position(|offer| offer.act == *focus)).unwrap_or(0);
    let go = |ui: &mut Ui, to: usize| {
        ui.focus = offers.get(to).map(|offer| offer.act.clone());
        Vec::new()
    };
    match key {
        KeyCode::Down | KeyCode::Tab => go(ui, (at + 1) % offers.len().max(1)),
        KeyCode::Up | KeyCode::BackTab => go(ui, (at + offers.len().saturating_sub(1)) % offers.len().max(1)),
        KeyCode::Home | KeyCode::PageUp => go(ui, 0),
        KeyCode::End | KeyCode::PageDown => go(ui, offers.len().saturating_sub(1)),
        KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right => match offers.get(at) {
            Some(offer) => keep_focus(session, ui, offer.act.clone()),
            None => Vec::new(),
        },
        KeyCode::Char(digit @ '1'..='9') => {
            let at = digit.to_digit(10).map_or(0, |digit| digit as usize - 1);
            match offers.get(at) {
                Some(offer) => keep_focus(session, ui, offer.act.clone()),
                None => Vec::new(),
            }
        }
        KeyCode::Esc | KeyCode::Backspace | KeyCode::Left => {
            if ui.menu && session.overlay.is_none() {
                ui.menu = false;
                ui.focus = None;
                return Vec::new();
            }
            act_now(session, ui, Act::Back)
        }
        KeyCode::Char('?') => act_now(session, ui, Act::Help),
        KeyCode::Char('q' | 'Q') if session.overlay.is_none() => match &session.page {
            Page::Table(_) => act_now(session, ui, Act::Leave),
            _ => act_now(session, ui, Act::Quit),
        },
        _ => Vec::new(),
    }
}

/// A setting keeps the keys, so that it can be changed again and again.
fn keep_focus(session: &mut Session, ui: &mut Ui, act: Act) -> Vec<Wish> {
    if !matches!(act, Act::Set(_)) {
        ui.focus = None;
    }
    act_now(session, ui, act)
}

fn on_board(session: &mut Session, ui: &mut Ui, key: KeyCode) -> Vec<Wish> {
    let replay = matches!(session.page, Page::Replay(_));
    match key {
        KeyCode::Right | KeyCode::Char(' ') if replay => act_now(session, ui, Act::Step(Jump::Next)),
        KeyCode::Left | KeyCode::Backspace if replay => act_now(session, ui, Act::Step(Jump::Back)),
        KeyCode::Home if replay => act_now(session, ui, Act::Step(Jump::First)),
        KeyCode::End if replay => act_now(session, ui, Act::Step(Jump::Last)),
        KeyCode::PageDown if replay => act_now(session, ui, Act::Step(Jump::GameAfter)),
        KeyCode::PageUp if replay => act_now(session, ui, Act::Step(Jump::GameBefore)),
        KeyCode::Char('T' | 't') if replay => act_now(session, ui, Act::Turn),
        KeyCode::Char('G' | 'g') if replay => act_now(session, ui, Act::Step(Jump::To(None))),
        KeyCode::Char('q') if replay => act_now(session, ui, Act::Quit),
        KeyCode::Right => steer(ui, 1, 0),
        KeyCode::Left => steer(ui, -1, 0),
        KeyCode::Down => steer(ui, 0, 1),
        KeyCode::Up => steer(ui, 0, -1),
        KeyCode::Tab => cycle(ui, 1),
        KeyCode::BackTab => cycle(ui, -1),
        KeyCode::Enter | KeyCode::Char(' ') => match ui.focus.clone().or_else(|| first_touch(session)) {
            Some(act) => act_now(session, ui, act),
            None => go_on(session, ui),
        },
        KeyCode::Esc | KeyCode::Backspace => act_now(session, ui, Act::Back),
        KeyCode::Char('O') => {
            ui.menu = true;
            ui.focus = None;
            Vec::new()
        }
        KeyCode::Char('?') => act_now(session, ui, Act::Help),
        KeyCode::Char(key) => letter(session, ui, key),
        _ => Vec::new(),
    }
}

/// When nothing is left to touch: to the next round, or to what can be done after a game.
fn go_on(session: &mut Session, ui: &mut Ui) -> Vec<Wish> {
    let ready = |act: &Act| matches!(act, Act::TableRequest(wire::TableRequest::Ready { .. }));
    if let Some(offer) = session.offers().into_iter().find(|offer| ready(&offer.act)) {
        return act_now(session, ui, offer.act);
    }
    if let Page::Table(table) = &session.page {
        ui.menu = table.state.as_ref().is_some_and(|state| state.status == wire::Status::Over);
    }
    Vec::new()
}

/// The first thing that can be touched.
fn first_touch(session: &Session) -> Option<Act> {
    let Page::Table(table) = &session.page else { return None };
    table.next().into_iter().next().map(Act::Touch)
}

/// A capital is a command, if it is offered; anything else touches the thing that bears it.
fn letter(session: &mut Session, ui: &mut Ui, key: char) -> Vec<Wish> {
    let wanted = |act: &Act| match key {
        'H' => *act == Act::Hint,
        'E' => *act == Act::ExplainWhich,
        'L' => *act == Act::Log,
        'R' => matches!(act, Act::Rules(_)),
        'W' => *act == Act::Look,
        'S' => *act == Act::Say,
        'Q' => matches!(act, Act::Leave | Act::Quit),
        _ => false,
    };
    if let Some(offer) = session.offers().into_iter().find(|offer| wanted(&offer.act)) {
        return act_now(session, ui, offer.act);
    }
    let Page::Table(table) = &session.page else { return Vec::new() };
    let Some(state) = &table.state else { return Vec::new() };
    let scene = Scene::new(&session.tongue, state).with_moves(table.next(), &table.touched, &[]);
    match scene.labelled(key).map(|touch| Act::Touch(touch.to_owned())) {
        Some(act) => act_now(session, ui, act),
        None => Vec::new(),
    }
}

/// Goes to the nearest thing in a direction.
fn steer(ui: &mut Ui, right: i32, down: i32) -> Vec<Wish> {
    let centre = |area: Rect| (2 * i32::from(area.x) + i32::from(area.width), 2 * i32::from(area.y) + 1);
    let here = ui.hits.iter().find(|hit| Some(&hit.act) == ui.focus.as_ref()).map(|hit| centre(hit.area));
    let Some((x, y)) = here else { return cycle(ui, 1) };
    let far = |area: Rect| {
        let (other_x, other_y) = centre(area);
        // A row is as high as two columns are wide.
        let (across, up) = (other_x - x, 2 * (other_y - y));
        let (ahead, aside) = if right == 0 { (up * down, across.abs()) } else { (across * right, up.abs()) };
        (ahead > 0).then_some(ahead + 3 * aside)
    };
    let near = ui.hits.iter().filter_map(|hit| Some((far(hit.area)?, hit))).min_by_key(|(far, _)| *far);
    if let Some((_, hit)) = near {
        ui.focus = Some(hit.act.clone());
    }
    Vec::new()
}

/// Goes to the next thing that can be touched.
fn cycle(ui: &mut Ui, by: isize) -> Vec<Wish> {
    let moves: Vec<&Act> =
        ui.hits.iter().map(|hit| &hit.act).filter(|act| matches!(act, Act::Touch(_))).collect();
    let all: Vec<&Act> = if moves.is_empty() { ui.hits.iter().map(|hit| &hit.act).collect() } else { moves };
    if all.is_empty() {
        return Vec::new();
    }
    let at = ui.focus.as_ref().and_then(|focus| all.iter().position(|act| *act == focus));
    let next = at.map_or(0, |at| (at as isize + by).rem_euclid(all.len() as isize) as usize);
    ui.focus = Some(all[next].clone());
    Vec::new()
}
