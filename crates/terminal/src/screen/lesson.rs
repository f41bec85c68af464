//! A lesson: the board, the coach beside it, and the task below.

use std::fmt::Display;

use ratatui::layout::Rect;

use super::Ui;
use super::canvas::{Canvas, wrap};
use super::draw::{keys, title};
use super::table::{BELOW, settle_focus, side};
use super::theme::Style;
use crate::boards::{self, BoardScene};
use crate::coach::{self, coach};
use crate::describe;
use crate::session::{Course, Session, TablePage};

/// Draws a lesson.
pub(super) fn lesson(
    canvas: &mut Canvas<'_>,
    session: &Session,
    page: &TablePage,
    course: &Course,
    ui: &mut Ui,
) {
    let Some(state) = &page.state else { return };
    let locale = &session.locale;
    let hint: &[String] = page.hint.as_ref().map(|hint| hint.touches.as_slice()).unwrap_or_default();
    let mut scene = BoardScene::new(locale, state).with_moves(page.next(), &page.touched, hint);
    scene.recent = page.recent_actions();
    settle_focus(ui, &scene);
    let focus = ui.focus.clone();
    scene.focus = focus.as_ref();
    let args: [(&str, &dyn Display); 2] =
        [("step", &(course.at + 1)), ("steps", &course.lesson.steps.len())];
    title(canvas, &coach::title(locale, course), &locale.say("tut-step", &args));

    let area = canvas.area();
    let panel = side(area.width);
    let left = area.width - panel;
    boards::paint(canvas, Rect::new(1, 2, left - 2, area.height - BELOW - 2), &scene);
    canvas.vertical_line(left - 1, 1, area.height - BELOW);
    let said = coach(locale, &scene.names, course, |code| scene.piece(code).0);
    let mut y = 1;
    let paragraphs = std::iter::once((&said.heading, Style::Strong))
        .chain(said.text.iter().map(|paragraph| (paragraph, Style::Plain)));
    for (paragraph, style) in paragraphs {
        for line in wrap(paragraph, panel.saturating_sub(1)) {
            if y < area.height - BELOW {
                canvas.text(left, y, &line, style);
            }
            y += 1;
        }
        y += 1;
    }

    let name = |touch: &String| describe::touch(locale, &scene.names, state.phase.as_deref(), touch);
    let chosen: Vec<String> = page.touched.iter().map(name).collect();
    let below = if !chosen.is_empty() {
        locale.say("term-chosen", &[("what", &chosen.join(" → "))])
    } else if course.can_go_on() {
        locale.t("term-enter-lesson")
    } else {
        said.task.unwrap_or_default()
    };
    let rows = (area.height - BELOW..area.height - 1).zip(wrap(&below, area.width - 2));
    for (y, line) in rows {
        canvas.text(1, y, &line, Style::Strong);
    }
    keys(canvas, &locale.t("term-keys-lesson"));
}
