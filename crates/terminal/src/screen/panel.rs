//! The overlays of a page: texts, explanations, menus and prompts.

use ratatui::layout::Rect;

use super::Ui;
use super::canvas::{Canvas, width, wrap};
use super::draw::{keys, menu_items};
use super::theme::{Mark, Style};
use crate::boards::{self, BoardScene};
use crate::describe;
use crate::plain::{overlay_lines, rule_line};
use crate::session::{Overlay, Session};

/// The area of a centred panel.
fn middle(canvas: &Canvas<'_>, columns: u16, rows: u16) -> Rect {
    let area = canvas.area();
    let (columns, rows) = (columns.min(area.width - 4), rows.min(area.height - 4));
    Rect::new((area.width - columns) / 2, (area.height - rows) / 2, columns, rows)
}

fn inside(area: Rect) -> Rect {
    Rect::new(area.x + 2, area.y + 1, area.width - 4, area.height - 2)
}

/// Draws the menu with all actions.
pub(super) fn more(canvas: &mut Canvas<'_>, session: &Session, ui: &mut Ui) {
    let list = session.menu();
    let area = middle(canvas, 64, list.len() as u16 + 2);
    canvas.frame(area, &session.locale.t("term-more"));
    menu_items(canvas, inside(area), &list, ui);
}

/// Draws an overlay.
pub(super) fn overlay(canvas: &mut Canvas<'_>, session: &Session, overlay: &Overlay, ui: &mut Ui) {
    let locale = &session.locale;
    match overlay {
        Overlay::Explained(annotation) => explained(canvas, session, annotation, ui),
        Overlay::Help => text(canvas, session, &locale.t("term-help-title"), &help(session), ui),
        overlay if overlay.is_text() => {
            let title = match overlay {
                Overlay::Aid => locale.t("aid"),
                Overlay::Rules(_) => locale.t("rules"),
                Overlay::Log => locale.t("log"),
                _ => locale.t("term-look"),
            };
            text(canvas, session, &title, &overlay_lines(session, overlay), ui);
        }
        Overlay::Prompt(_) => prompt(canvas, session, overlay, ui),
        _ => {
            let lines = overlay_lines(session, overlay);
            let list = session.menu();
            let area = middle(canvas, 64, (lines.len() + list.len()) as u16 + 3);
            canvas.frame(area, "?");
            let inner = inside(area);
            for (y, line) in (inner.y..).zip(&lines) {
                canvas.fitted(inner.x, y, line, inner.width, Style::Strong);
            }
            let below = lines.len() as u16 + 1;
            menu_items(
                canvas,
                Rect { y: inner.y + below, height: inner.height.saturating_sub(below), ..inner },
                &list,
                ui,
            );
        }
    }
}

/// The keys, and the marks of the boards.
fn help(session: &Session) -> Vec<String> {
    let locale = &session.locale;
    let keys = [
        "arrows", "enter", "label", "mouse", "escape", "hint", "explain", "log", "aid", "rules", "words",
        "more", "leave",
    ];
    let line = |key: &str| {
        let text = locale.t(&format!("term-help-{key}"));
        let (keys, does) = text.split_once(" | ").map_or((text.as_str(), ""), |parts| parts);
        locale.labelled(keys, does)
    };
    let mut lines: Vec<String> = keys.into_iter().map(line).collect();
    lines.push(String::new());
    lines.push(locale.t("term-help-marks"));
    let signs = session.state().and_then(|state| boards::signs(&state.setup.game));
    lines.extend(signs.map(|key| locale.t(key)));
    lines
}

/// Draws a text that can be scrolled.
fn text(canvas: &mut Canvas<'_>, session: &Session, title: &str, lines: &[String], ui: &mut Ui) {
    let area = middle(canvas, 100, canvas.area().height);
    canvas.frame(area, title);
    let inner = inside(area);
    let rows: Vec<String> = lines.iter().flat_map(|line| wrap(line, inner.width)).collect();
    let room = usize::from(inner.height);
    ui.max_scroll = rows.len().saturating_sub(room);
    // A log opens at its end.
    if ui.scroll == usize::MAX {
        ui.scroll = ui.max_scroll;
    }
    ui.scroll = ui.scroll.min(ui.max_scroll);
    for (y, row) in (inner.y..inner.bottom()).zip(rows.iter().skip(ui.scroll)) {
        canvas.text(inner.x, y, row, Style::Plain);
    }
    if ui.max_scroll > 0 {
        let (at, length) = ((ui.scroll + room).min(rows.len()), rows.len());
        let place = format!(" {} ", session.locale.say("term-of", &[("at", &at), ("length", &length)]));
        canvas.text(area.x + 2, area.bottom() - 1, &place, Style::Faint);
    }
    last_line(canvas, &session.locale.t("term-keys-text"));
}

fn last_line(canvas: &mut Canvas<'_>, text: &str) {
    let area = canvas.area();
    canvas.text(0, area.height - 1, &" ".repeat(area.width.into()), Style::Plain);
    keys(canvas, text);
}

/// Draws a prompt.
fn prompt(canvas: &mut Canvas<'_>, session: &Session, overlay: &Overlay, ui: &Ui) {
    let area = middle(canvas, 70, 5);
    let lines = overlay_lines(session, overlay);
    canvas.frame(area, lines.first().map_or("", String::as_str));
    let inner = inside(area);
    let shown: String = ui
        .entry
        .chars()
        .rev()
        .take(usize::from(inner.width) - 2)
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .collect();
    canvas.text(inner.x, inner.y + 1, &format!("{shown}▏"), Style::Strong);
    last_line(canvas, &session.locale.t("term-keys-entry"));
}

/// Draws an annotation: the statement of the rules about an item, with the pieces that prove it.
fn explained(canvas: &mut Canvas<'_>, session: &Session, annotation: &wire::Annotation, ui: &mut Ui) {
    let locale = &session.locale;
    let names = session.names();
    let Some(state) = session.state() else { return };
    let scene = BoardScene::new(locale, &state);
    let statement = names.phrase(locale, &annotation.phrase).unwrap_or_default();
    let area = middle(canvas, 76, 18);
    canvas.frame(area, &describe::touch(locale, &names, None, &annotation.touch));
    let inner = inside(area);
    let mut y = inner.y + 1;
    for line in wrap(&statement, inner.width) {
        canvas.text(inner.x, y, &line, Style::Strong);
        y += 1;
    }
    y += 1;
    for evidence in annotation.evidence.iter().filter(|evidence| evidence.exists()) {
        for line in wrap(&names.phrase(locale, &evidence.phrase).unwrap_or_default(), inner.width) {
            if y < inner.bottom() {
                canvas.text(inner.x, y, &line, Style::Plain);
            }
            y += 1;
        }
        y = pieces(canvas, Rect { y, ..inner }, inner.bottom(), &evidence.pieces, &scene) + 1;
    }
    if let Some(rule) = rule_line(locale, annotation)
        && y < inner.bottom()
    {
        canvas.text(inner.x, y, &rule, Style::Faint);
    }
    ui.max_scroll = 0;
    last_line(canvas, &locale.t("term-keys-text"));
}

/// Draws pieces in as many rows as they need and as fit, and returns the row after them.
fn pieces(canvas: &mut Canvas<'_>, area: Rect, bottom: u16, codes: &[String], scene: &BoardScene<'_>) -> u16 {
    let (mut x, mut y) = (area.x + 2, area.y);
    for code in codes {
        let (text, style) = scene.piece(code);
        if x > area.x + 2 && x + width(&text) + 2 > area.right() {
            (x, y) = (area.x + 2, y + 1);
        }
        if y >= bottom {
            break;
        }
        x = canvas.item(x, y, &text, style, Mark::default(), None) + 1;
    }
    if codes.is_empty() { y } else { y + 1 }
}
