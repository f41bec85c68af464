//! Draws a session.

use std::fmt::Display;

use ratatui::Frame;
use ratatui::layout::Rect;

use super::canvas::{Canvas, wrap};
use super::theme::{Mark, Style};
use super::{MIN_SIZE, Ui, lesson, panel, table};
use crate::session::{Page, Session};
use crate::user_action::MenuItem;

/// The kind of a page: its variant, whether the table has arrived, and whether it is covered.
pub(crate) type PageKind = (std::mem::Discriminant<Page>, bool, bool);

fn page_kind(page: &Page) -> PageKind {
    let (there, covered) = match page {
        Page::Table(table) => (table.state.is_some(), table.cover.is_some()),
        _ => (false, false),
    };
    (std::mem::discriminant(page), there, covered)
}

/// Draws the session.
pub(crate) fn draw(frame: &mut Frame<'_>, session: &Session, ui: &mut Ui) {
    // An action with the focus may be elsewhere on the new page, where Enter must not trigger it.
    let kind = page_kind(&session.page);
    if ui.kind.replace(kind).is_some_and(|before| before != kind) {
        ui.focus = None;
    }
    let mut canvas = Canvas::new(frame.buffer_mut(), ui.theme);
    let area = canvas.area();
    if area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1 {
        too_small(&mut canvas, session);
        ui.hits.clear();
        return;
    }
    match &session.page {
        Page::Table(page) if page.state.is_some() && page.cover.is_none() => match &page.lesson {
            Some(course) => lesson::lesson(&mut canvas, session, page, course, ui),
            None => table::table(&mut canvas, session, page, ui),
        },
        Page::Table(page) if page.cover.is_some() => cover(&mut canvas, session, ui),
        Page::Replay(page) => table::replay(&mut canvas, session, page, ui),
        _ => menu_page(&mut canvas, session, ui),
    }
    if let Some(overlay) = &session.overlay {
        panel::overlay(&mut canvas, session, overlay, ui);
    } else if ui.menu_open && matches!(session.page, Page::Table(_) | Page::Replay(_)) {
        panel::more(&mut canvas, session, ui);
    }
    ui.hits = std::mem::take(&mut canvas.hits);
}

fn too_small(canvas: &mut Canvas<'_>, session: &Session) {
    let area = canvas.area();
    let args: [(&str, &dyn Display); 4] = [
        ("width", &area.width),
        ("height", &area.height),
        ("leastwidth", &MIN_SIZE.0),
        ("leastheight", &MIN_SIZE.1),
    ];
    let text = session.locale.say("term-too-small", &args);
    for (y, line) in (0..).zip(wrap(&text, area.width)) {
        canvas.text(0, y, &line, Style::Plain);
    }
}

/// Draws the title line.
pub(super) fn title(canvas: &mut Canvas<'_>, left: &str, right: &str) {
    let area = canvas.area();
    let style = canvas.theme.cell_style(Style::Strong).add_modifier(ratatui::style::Modifier::REVERSED);
    canvas.styled(0, 0, &" ".repeat(area.width.into()), style);
    let at = area.width.saturating_sub(super::canvas::width(right) + 1);
    // The right side changes, so the left side is dropped if both do not fit.
    if super::canvas::width(left) + 2 <= at {
        canvas.styled(1, 0, left, style);
    }
    canvas.styled(at, 0, right, style);
}

/// Draws the key help in the last line.
pub(super) fn keys(canvas: &mut Canvas<'_>, text: &str) {
    let area = canvas.area();
    canvas.fitted(1, area.height - 1, text, area.width - 2, Style::Faint);
}

/// Draws a page that is a menu.
fn menu_page(canvas: &mut Canvas<'_>, session: &Session, ui: &mut Ui) {
    let locale = &session.locale;
    let (name, lead) = match &session.page {
        Page::Setup(setup) => {
            (locale.say("term-setup", &[("game", &locale.game(setup.game()))]), locale.t("term-setup-help"))
        }
        Page::Lessons(finished) => match finished {
            Some(lesson) => (locale.t("tut-end-title"), locale.t(&format!("tut-end-text-{}", lesson.id))),
            None => (locale.t("tut-title"), locale.t("term-learn-lead")),
        },
        Page::Lobby => {
            let me = session.server.as_ref().map_or("", |server| server.me.as_str());
            (session.address().unwrap_or("").to_owned(), locale.say("term-server-of", &[("name", &me)]))
        }
        Page::Busy | Page::Table(_) => (locale.t("term-title"), locale.t("term-busy")),
        Page::Home | Page::Replay(_) => (locale.t("term-title"), locale.t("term-home-lead")),
    };
    title(canvas, &name, "");
    let area = canvas.area();
    let lead = wrap(&lead, area.width - 4);
    for (y, line) in (2..).zip(&lead) {
        canvas.text(2, y, line, Style::Plain);
    }
    let top = 3 + lead.len() as u16;
    let inner = Rect::new(2, top, area.width - 4, area.height - top - 4);
    menu_items(canvas, inner, &session.page_menu(), ui);
    notice(canvas, session, Rect::new(2, area.height - 3, area.width - 4, 2));
    keys(canvas, &locale.t("term-keys-menu"));
}

/// Draws the notice, if there is one.
pub(super) fn notice(canvas: &mut Canvas<'_>, session: &Session, area: Rect) {
    if let Some(notice) = &session.notice {
        for (y, line) in (area.y..area.bottom()).zip(wrap(notice, area.width)) {
            canvas.text(area.x, y, &line, Style::Strong);
        }
    }
}

/// Draws menu items, one per line, and keeps the focus on one of them.
pub(super) fn menu_items(canvas: &mut Canvas<'_>, area: Rect, items: &[MenuItem], ui: &mut Ui) {
    let at =
        ui.focus.as_ref().and_then(|focus| items.iter().position(|item| item.action == *focus)).unwrap_or(0);
    ui.focus = items.get(at).map(|item| item.action.clone());
    let rows = usize::from(area.height).max(1);
    let first = at.saturating_sub(rows - 1);
    for (y, (number, item)) in (area.y..area.bottom()).zip((1..).zip(items).skip(first)) {
        let mark = Mark { focused: number == at + 1, ..Mark::default() };
        let text = super::canvas::truncate(&format!("{number:>2}  {}", item.label), area.width - 2);
        canvas.item(area.x, y, &text, Style::Plain, mark, Some(item.action.clone()));
    }
    if first + rows < items.len() {
        canvas.text(area.right() - 1, area.bottom() - 1, "↓", Style::Faint);
    }
    if first > 0 {
        canvas.text(area.right() - 1, area.y, "↑", Style::Faint);
    }
}

/// Draws the cover between two players at one screen.
fn cover(canvas: &mut Canvas<'_>, session: &Session, ui: &mut Ui) {
    let Page::Table(page) = &session.page else { return };
    let locale = &session.locale;
    let names = session.names();
    let game = page.state.as_ref().map_or("", |state| state.setup.game.as_str());
    title(canvas, &locale.game(game), "");
    let area = canvas.area();
    let name = page.cover.as_deref().map_or("", |seat| names.seat(seat));
    let columns = area.width.min(64);
    let left = (area.width - columns) / 2;
    let mut y = area.height / 3;
    canvas.fitted(left, y, &locale.say("term-cover", &[("name", &name)]), columns, Style::Strong);
    y += 2;
    for line in wrap(&locale.t("term-cover-help"), columns) {
        canvas.text(left, y, &line, Style::Plain);
        y += 1;
    }
    menu_items(canvas, Rect::new(left, y + 1, columns, 2), &session.menu(), ui);
    keys(canvas, &locale.t("term-keys-menu"));
}
