//! A lesson: the board, the coach beside it, and the task below.

use std::fmt::Display;

use ratatui::layout::Rect;

use super::Ui;
use super::canvas::{Canvas, wrap};
use super::draw::{keys, title};
use super::table::{BELOW, settle_focus, side};
use super::theme::Style;
use crate::boards::{self, BoardScene};
use crate::coach::{self, CoachText, coach};
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
    let args: [(&str, &dyn Display); 2] = [("step", &(course.at + 1)), ("steps", &course.lesson.steps.len())];
    title(canvas, &coach::title(locale, course), &locale.say("tut-step", &args));

    let area = canvas.area();
    let panel = side(area.width);
    let left = area.width - panel;
    boards::paint(canvas, Rect::new(1, 2, left - 2, area.height - BELOW - 2), &scene);
    canvas.vertical_line(left - 1, 1, area.height - BELOW);
    let said = coach(locale, &scene.names, course, |code| scene.piece(code).0);
    for (y, (line, style)) in (1..area.height - BELOW).zip(beside(&said, panel)) {
        canvas.text(left, y, &line, style);
    }
    let name = |touch: &String| describe::touch(locale, &scene.names, state.phase.as_deref(), touch);
    let chosen: Vec<String> = page.touched.iter().map(name).collect();
    let below = if let Some(notice) = &session.notice {
        notice.clone()
    } else if chosen.is_empty() {
        said.done.or(said.task).unwrap_or_else(|| locale.t("term-enter-lesson"))
    } else {
        locale.say("term-chosen", &[("what", &chosen.join(" → "))])
    };
    for (y, line) in (area.height - BELOW..area.height - 1).zip(wrap(&below, area.width - 2)) {
        canvas.text(1, y, &line, Style::Strong);
    }
    keys(canvas, &locale.t("term-keys-lesson"));
}

/// The lines beside the board: the heading, and the answer or the text.
fn beside(said: &CoachText, columns: u16) -> Vec<(String, Style)> {
    let lines = |text: &str, style| wrap(text, columns - 1).into_iter().map(move |line| (line, style));
    let text = said.answer.as_ref().unwrap_or(&said.text);
    lines(&said.heading, Style::Strong)
        .chain([(String::new(), Style::Plain)])
        .chain(lines(text, Style::Plain))
        .collect()
}

#[cfg(test)]
mod tests {
    use catalog::{LANGUAGES, Language, Lesson, lessons};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::locale::Locale;
    use crate::screen::theme::Theme;
    use crate::screen::{MIN_SIZE, draw};
    use crate::session::Page;
    use crate::user_action::{CoachAction, UserAction};

    fn begin(language: Language, lesson: &Lesson) -> Session {
        let mut session = Session::new(Locale::new(language), "Ann".to_owned());
        session.act(UserAction::Lesson(lesson.id.clone()));
        session
    }

    /// Goes through a lesson as a learner who always asks for help and then takes the first choice.
    fn walk(session: &mut Session, mut look: impl FnMut(&Session, &TablePage, &Course)) {
        for _ in 0..400 {
            let Page::Table(page) = &session.page else { return };
            let course = page.lesson.as_ref().expect("a lesson");
            look(session, page, course);
            let menu = session.menu();
            let show = UserAction::Coach(CoachAction::Show);
            let asks = menu.iter().find(|item| item.action == show);
            let action = asks.unwrap_or(&menu[0]).action.clone();
            session.act(action);
        }
        panic!("the lesson has no end");
    }

    fn screenshot(session: &Session, (columns, rows): (u16, u16)) -> String {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal");
        let mut ui = Ui::new(Theme { colours: false });
        terminal.draw(|frame| draw::draw(frame, session, &mut ui)).expect("it draws");
        terminal.backend().to_string()
    }

    #[test]
    fn every_lesson_can_be_taken_to_its_end_and_fits_the_smallest_window() {
        for language in LANGUAGES {
            for lesson in lessons() {
                let mut session = begin(language, lesson);
                let mut steps = 0;
                walk(&mut session, |session, page, course| {
                    let state = page.state.as_ref().expect("a table");
                    let scene = BoardScene::new(&session.locale, state);
                    let said = coach(&session.locale, &scene.names, course, |code| scene.piece(code).0);
                    let words = &course.step().words;
                    let room = usize::from(MIN_SIZE.1 - BELOW - 1);
                    let lines = beside(&said, side(MIN_SIZE.0));
                    assert!(lines.len() <= room, "{language} {words}: {lines:#?}");
                    for text in said.task.iter().chain(&said.done) {
                        let lines = wrap(text, MIN_SIZE.0 - 2);
                        assert!(lines.len() < usize::from(BELOW), "{language} {words}: {lines:#?}");
                    }
                    steps = steps.max(course.at + 1);
                });
                assert_eq!(steps, lesson.steps.len());
                assert!(
                    matches!(session.page, Page::Lessons(Some(finished)) if finished.id == lesson.id),
                    "{language} {}",
                    lesson.id
                );
            }
        }
    }

    #[test]
    fn a_wrong_try_is_answered_and_the_move_is_shown_after_two() {
        let lesson = lessons().iter().find(|lesson| lesson.id == "schotten-totten-expert").expect("a lesson");
        let mut session = begin(Language::English, lesson);
        session.act(UserAction::Coach(CoachAction::Next));
        assert_eq!(at(&session), 0, "the task comes first");
        session.act(UserAction::Coach(CoachAction::Try("!5".to_owned())));
        assert!(screenshot(&session, MIN_SIZE).contains("The rules say"));
        session.act(UserAction::Coach(CoachAction::Next));
        assert_eq!(at(&session), 1);
        for _ in 0..2 {
            assert!(
                session.page_menu().iter().any(|item| item.action == UserAction::Coach(CoachAction::Show))
            );
            session.play_notation("g1@1").expect("it is legal");
            assert!(screenshot(&session, MIN_SIZE).contains("Not quite"));
        }
        assert_eq!(session.menu()[0].action, UserAction::Touch("claim:5".to_owned()));
        session.act(UserAction::Coach(CoachAction::Back));
        assert_eq!(at(&session), 0);
    }

    fn at(session: &Session) -> usize {
        let Page::Table(page) = &session.page else { panic!("a table") };
        page.lesson.as_ref().expect("a lesson").at
    }

    #[test]
    fn lessons_look_like_this() {
        for language in LANGUAGES {
            let lesson = |id: &str| lessons().iter().find(|lesson| lesson.id == id).expect("a lesson");
            for id in ["schotten-totten-tactics", "lords-of-scotland-many", "bergues-paths"] {
                let session = begin(language, lesson(id));
                insta::assert_snapshot!(format!("lesson-{id}-{language}"), screenshot(&session, MIN_SIZE));
            }
            let mut session = Session::new(Locale::new(language), "Ann".to_owned());
            session.act(UserAction::Learn);
            insta::assert_snapshot!(format!("lessons-{language}"), screenshot(&session, MIN_SIZE));
        }
    }
}
