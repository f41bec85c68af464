//! The page of a table: the board, the seats, the log and the prompt.

use ratatui::layout::Rect;
use serde_json::Value as Json;
use wire::{Occupant, SeatState, State, Status};

use super::Ui;
use super::canvas::{Canvas, truncate, width, wrap};
use super::draw::{keys, notice, title};
use super::theme::Style;
use crate::boards::{self, BoardScene};
use crate::describe;
use crate::plain::invitation;
use crate::session::{ReplayPage, Session, TablePage};
use crate::user_action::UserAction;

/// The width of the panel beside the board.
pub(super) fn side(columns: u16) -> u16 {
    (columns / 3).clamp(25, 46)
}

/// The rows below the board: the prompt, the notice and the keys.
pub(super) const BELOW: u16 = 4;

/// Draws a table.
pub(super) fn table(canvas: &mut Canvas<'_>, session: &Session, page: &TablePage, ui: &mut Ui) {
    let Some(state) = &page.state else { return };
    let locale = &session.locale;
    let hint: &[String] = page.hint.as_ref().map(|hint| hint.touches.as_slice()).unwrap_or_default();
    let mut scene = BoardScene::new(locale, state).with_moves(page.next(), &page.touched, hint);
    scene.recent = page.recent_actions();
    settle_focus(ui, &scene);
    let focus = ui.focus.clone();
    scene.focus = focus.as_ref();
    let right = if page.connected { heading(session, state) } else { locale.t("term-connection-lost") };
    title(canvas, &locale.game(&state.setup.game), &right);
    let log = page.log(locale);
    around(canvas, &scene, &log, ui, Some(page));
    let area = canvas.area();
    prompt(canvas, session, page, &scene, area.height - BELOW);
    keys(canvas, &locale.t("term-keys-table"));
}

/// Draws a step of a record.
pub(super) fn replay(canvas: &mut Canvas<'_>, session: &Session, page: &ReplayPage, ui: &mut Ui) {
    let locale = &session.locale;
    let state = page.state();
    let names = session.names();
    let events = page.events();
    let mut scene = BoardScene::new(locale, &state);
    scene.recent = crate::session::recent_actions(&events);
    let log: Vec<String> = events.iter().filter_map(|event| describe::event(locale, &names, event)).collect();
    let number = locale.say("term-record-number", &[("number", &page.number)]);
    let right =
        format!("{number} · {}", locale.say("replay-at", &[("step", &page.at), ("length", &page.length())]));
    title(canvas, &locale.game(&state.setup.game), &right);
    around(canvas, &scene, &log, ui, None);
    let area = canvas.area();
    let top = area.height - BELOW;
    canvas.fitted(1, top, &describe::status(locale, &names, &state), area.width - 2, Style::Strong);
    let last = log.last().cloned().unwrap_or_else(|| locale.t("replay-deal"));
    canvas.fitted(1, top + 1, &last, area.width - 2, Style::Plain);
    notice(canvas, session, Rect::new(1, top + 2, area.width - 2, 1));
    keys(canvas, &locale.t("term-keys-replay"));
}

/// Moves the focus to the first touch if its item is gone.
pub(super) fn settle_focus(ui: &mut Ui, scene: &BoardScene<'_>) {
    let there = match &ui.focus {
        Some(UserAction::Touch(touch)) => scene.mark(touch).legal,
        Some(UserAction::Explain(..)) => true,
        _ => false,
    };
    if !there {
        ui.focus = scene.next.first().map(|touch| UserAction::Touch(touch.clone()));
    }
}

/// The options in short.
fn heading(session: &Session, state: &State) -> String {
    let locale = &session.locale;
    let mut parts: Vec<String> = Vec::new();
    // The first option of a game selects its edition, if its values are words.
    let first =
        catalog::game(&state.setup.game).and_then(|game| game.options().first()).map(|spec| spec.name);
    for (name, value) in &state.setup.options {
        match value {
            Json::Bool(true) => parts.push(locale.option(&state.setup.game, name)),
            Json::String(_) if first == Some(name.as_str()) => {
                // The name of the value, without its explanation.
                let value = locale.value(&state.setup.game, name, value);
                parts.extend(value.split([',', ':']).next().map(|word| word.trim().to_owned()));
            }
            _ => {}
        }
    }
    if state.setup.rounds > 1 {
        parts.push(locale.say("round-of", &[("round", &state.round), ("rounds", &state.setup.rounds)]));
    }
    parts.join(" · ")
}

/// Draws the board and the panel beside it.
fn around(
    canvas: &mut Canvas<'_>,
    scene: &BoardScene<'_>,
    log: &[String],
    ui: &Ui,
    page: Option<&TablePage>,
) {
    let area = canvas.area();
    let panel = side(area.width);
    let board = Rect::new(1, 2, area.width - panel - 2, area.height - BELOW - 2);
    boards::paint(canvas, board, scene);
    let left = area.width - panel;
    canvas.vertical_line(left - 1, 1, area.height - BELOW);
    let inner = Rect::new(left, 1, panel, area.height - BELOW - 1);
    let below = seats(canvas, inner, scene, ui, page);
    let log_area = Rect { y: below + 1, height: inner.bottom().saturating_sub(below + 1), ..inner };
    canvas.text(log_area.x, below, &"─".repeat(usize::from(panel)), Style::Faint);
    paint_log(canvas, log_area, log);
}

/// Draws the last entries of the log, wrapped, the latest at the bottom.
fn paint_log(canvas: &mut Canvas<'_>, area: Rect, log: &[String]) {
    let mut rows: Vec<(String, bool)> = Vec::new();
    for (at, line) in log.iter().enumerate().rev() {
        let last = at + 1 == log.len();
        let wrapped = wrap(line, area.width.saturating_sub(2));
        for (row, text) in wrapped.into_iter().enumerate().rev() {
            rows.push((if row == 0 { format!("·{text}") } else { format!(" {text}") }, last));
        }
        if rows.len() >= usize::from(area.height) {
            break;
        }
    }
    rows.truncate(area.height.into());
    for (y, (text, last)) in (area.y..area.bottom()).zip(rows.into_iter().rev()) {
        canvas.text(area.x, y, &text, if last { Style::Strong } else { Style::Plain });
    }
}

/// Draws the seats, one per line, and returns the row after them.
fn seats(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &BoardScene<'_>,
    ui: &Ui,
    page: Option<&TablePage>,
) -> u16 {
    let mut y = area.y;
    for seat in &scene.state.seats {
        let turn = scene.state.turn.as_ref() == Some(&seat.seat);
        let won = matches!(&scene.state.outcome, Some(outcome) if outcome.verdict == wire::Verdict::Won { seat: seat.seat.clone() });
        let sign = if won {
            '★'
        } else if turn {
            '▶'
        } else {
            ' '
        };
        let mine = scene.state.me.as_ref() == Some(&seat.seat) && page.is_some();
        let right = right_of(scene, seat, ui, page);
        let columns = area.width.saturating_sub(width(&right) + 4);
        let style = if mine || turn { Style::Strong } else { Style::Plain };
        canvas.text(area.x, y, &format!("{sign} {}", truncate(scene.name(&seat.seat), columns)), style);
        canvas.text(area.right().saturating_sub(width(&right) + 1), y, &right, style);
        y += 1;
    }
    y
}

/// The right side of a seat: clock, presence, points and score.
fn right_of(scene: &BoardScene<'_>, seat: &SeatState, ui: &Ui, page: Option<&TablePage>) -> String {
    let locale = scene.locale;
    let mut parts = Vec::new();
    if let Some(clock) = &seat.clock {
        let spent = if clock.running { ui.clocks_updated.elapsed().as_millis() as i64 } else { 0 };
        let left = (clock.left - spent).max(0) / 1000;
        parts.push(if left >= 86_400 {
            format!("{} d", left / 86_400)
        } else {
            format!("{}:{:02}", left / 60, left % 60)
        });
    }
    if let Some(page) = page {
        let player = matches!(seat.who, Some(Occupant::Player(_)));
        if seat.gone {
            parts.push(locale.t("is-gone"));
        } else if player && !page.local && !page.present.contains(&seat.seat) {
            parts.push(locale.t("is-away"));
        }
    }
    if scene.state.setup.rounds > 1 {
        parts.push(format!("{} {}", seat.points, locale.t("points")));
    }
    if scene.state.status != Status::Waiting {
        parts.push(scene.score(seat));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// Draws the prompt, and below it the notice or help.
fn prompt(canvas: &mut Canvas<'_>, session: &Session, page: &TablePage, scene: &BoardScene<'_>, y: u16) {
    let locale = &session.locale;
    let area = canvas.area();
    let columns = area.width - 2;
    let mut text = describe::status(locale, &scene.names, scene.state);
    if !page.touched.is_empty() {
        let said =
            |touch: &String| describe::touch(locale, &scene.names, scene.state.phase.as_deref(), touch);
        let what: Vec<String> = page.touched.iter().map(said).collect();
        text = format!("{text} · {}", locale.say("term-chosen", &[("what", &what.join(" → "))]));
    }
    canvas.fitted(1, y, &text, columns, Style::Strong);
    let rest = Rect::new(1, y + 1, columns, 2);
    if session.notice.is_some() {
        return notice(canvas, session, rest);
    }
    let focused = match scene.focus {
        Some(UserAction::Touch(touch)) => boards::card_help(scene, touch),
        _ => None,
    };
    let chosen = page.touched.first().and_then(|touch| boards::card_help(scene, touch));
    let link = invitation(session).map(|link| locale.say("term-invite", &[("link", &link)]));
    let next = match scene.state.status {
        Status::Between => Some(locale.t("term-enter-next")),
        Status::Over => Some(locale.t("term-enter-over")),
        _ => None,
    };
    if let Some(text) = link.or(chosen).or(focused).or(next) {
        for (y, line) in (rest.y..rest.bottom()).zip(wrap(&text, columns)) {
            canvas.text(1, y, &line, Style::Plain);
        }
    }
}
