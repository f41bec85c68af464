//! The board of any game that has no board of its own: the fields of the view, the annotations of the rules, and
//! everything that can be touched by its kind, with the names that the game gives them.

use ratatui::layout::Rect;

use super::{Board, BoardScene, list, paint_row};
use crate::describe;
use crate::screen::canvas::{Canvas, wrap};
use crate::screen::theme::Style;

pub(super) struct Generic;

impl Board for Generic {
    /// The things that can be touched are at the bottom, so that they are always visible; the fields get the rest.
    fn paint(&self, canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>) {
        let touches = touch_rows(scene);
        let rows: Vec<String> =
            self.describe(scene).iter().flat_map(|line| wrap(line, area.width.saturating_sub(1))).collect();
        let room = area.height.saturating_sub(height(&touches, area.width, scene));
        for (y, row) in (area.y..area.y + room).zip(&rows) {
            canvas.text(area.x, y, row, Style::Plain);
        }
        let mut y = area.y + (rows.len() as u16 + 1).min(room);
        for (title, items) in touches {
            canvas.fitted(area.x, y, &title, area.width, Style::Strong);
            let row = Rect { x: area.x + 1, y: y + 1, width: area.width - 1, ..area };
            y = paint_row(
                canvas,
                row,
                scene,
                items.iter().map(|(touch, text)| (touch.as_str(), text.clone())),
            ) + 1;
        }
    }

    fn describe(&self, scene: &BoardScene<'_>) -> Vec<String> {
        let view = scene.state.view.as_deref().unwrap_or("");
        // The first field names the game.
        let mut lines: Vec<String> =
            view.split(' ').enumerate().skip(1).flat_map(|(at, _)| field(scene, at)).collect();
        let scores =
            scene.state.seats.iter().map(|seat| format!("{} {}", scene.name(&seat.seat), seat.score));
        let annotation = |annotation: &wire::Annotation| {
            let text = scene.names.phrase(scene.locale, &annotation.phrase)?;
            Some(scene.locale.labelled(&scene.touch_name(&annotation.touch), &text))
        };
        lines.extend(scene.state.annotations.iter().filter_map(annotation));
        lines.push(scene.locale.say("term-scores", &[("scores", &scores.collect::<Vec<_>>().join(", "))]));
        lines
    }
}

/// The rows needed by the things that can be touched.
fn height(touches: &[(String, Vec<(String, String)>)], width: u16, scene: &BoardScene<'_>) -> u16 {
    let rows = |items: &Vec<(String, String)>| {
        let mut columns = 0;
        let mut rows = 1;
        for (touch, text) in items {
            let needed = crate::screen::canvas::width(&scene.with_key(touch, text)) + 3;
            if columns > 0 && columns + needed >= width {
                (columns, rows) = (0, rows + 1);
            }
            columns += needed;
        }
        rows
    };
    touches.iter().map(|(_, items)| 1 + rows(items)).sum()
}

/// What can be touched now or was touched, by kind: the title of the kind, and each touch with its name.
fn touch_rows(scene: &BoardScene<'_>) -> Vec<(String, Vec<(String, String)>)> {
    let mut kinds: Vec<(&str, Vec<(String, String)>)> = Vec::new();
    for touch in scene.touched.iter().chain(&scene.next) {
        let (kind, thing, _) = describe::split_touch(touch);
        // Touches without a thing (`pass`) share one row.
        let kind = if thing.is_empty() { "" } else { kind };
        let item = (touch.clone(), scene.touch_name(touch));
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, items)) => items.push(item),
            None => kinds.push((kind, vec![item])),
        }
    }
    let title = |kind: &str| match kind {
        "" => scene.locale.t("choices"),
        kind => describe::touches_of_kind(scene.locale, &scene.names, kind),
    };
    kinds.into_iter().map(|(kind, items)| (title(kind), items)).collect()
}

/// A field of the view as lines: one for each part if it has a part for each seat or the game names its parts with
/// `field-<index>-<part>`, otherwise one. The game names its fields with `field-<index>`.
fn field(scene: &BoardScene<'_>, at: usize) -> Vec<String> {
    let find = |key: String| scene.names.find(scene.locale, &key, &[]);
    let title = find(format!("field-{at}"));
    let line = |name: Option<&str>, text: &str| {
        let title: Vec<&str> = title.as_deref().into_iter().chain(name).collect();
        let text = parts(scene, text);
        if title.is_empty() { text } else { scene.locale.labelled(&title.join(", "), &text) }
    };
    let text = scene.field(at);
    let sections: Vec<&str> = text.split('/').collect();
    let own: Option<Vec<String>> =
        (1..=sections.len()).map(|part| find(format!("field-{at}-{part}"))).collect();
    if let Some(names) = own {
        return names.iter().zip(&sections).map(|(name, section)| line(Some(name), section)).collect();
    }
    let seats = &scene.state.seats;
    if seats.len() > 1 && sections.len() == seats.len() {
        let section =
            |(seat, section): (&wire::SeatState, &&str)| line(Some(scene.name(&seat.seat)), section);
        return seats.iter().zip(&sections).map(section).collect();
    }
    vec![line(None, text)]
}

/// The parts of a field: names of pieces, the number of hidden cards, or the text as it is.
fn parts(scene: &BoardScene<'_>, text: &str) -> String {
    let parts = list(text, ',').flat_map(|part| list(part, '+')).map(|part| part_name(scene, part));
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { scene.locale.t("nothing-here") } else { parts.join(", ") }
}

/// A part is a code, several codes without a separator, hidden cards (`??`), or any other text.
fn part_name(scene: &BoardScene<'_>, part: &str) -> String {
    let name = |code: &str| scene.names.find_piece(scene.locale, code);
    let length = code_length(scene);
    if part.chars().all(|c| matches!(c, '?' | '(' | ')')) {
        let count = part.matches('?').count().div_ceil(length);
        return scene.locale.say("term-hidden", &[("count", &count)]);
    }
    let several = || {
        let codes = (0..part.len()).step_by(length).map(|at| part.get(at..at + length));
        codes.map(|code| name(code?)).collect::<Option<Vec<String>>>().map(|names| names.join(", "))
    };
    name(part).or_else(several).unwrap_or_else(|| part.to_owned())
}

/// The length of the codes of pieces: one character if the game names pieces by one character, otherwise two.
fn code_length(scene: &BoardScene<'_>) -> usize {
    let mut characters = scene.state.view.iter().flat_map(|view| view.chars());
    let short =
        characters.any(|c| scene.names.find_piece(scene.locale, c.encode_utf8(&mut [0; 4])).is_some());
    if short { 1 } else { 2 }
}

#[cfg(test)]
mod tests {
    use catalog::{GAMES, LANGUAGES};
    use ratatui::buffer::Buffer;
    use serde_json::json;

    use super::*;
    use crate::screen::theme::Theme;
    use crate::test_harness::TestHarness;
    use crate::user_action::UserAction;

    #[test]
    fn every_touch_of_every_game_has_a_name_and_can_be_clicked() {
        let area = Rect::new(0, 0, 53, 18);
        for (game, language) in GAMES.iter().flat_map(|game| LANGUAGES.map(|language| (game, language))) {
            let people = &["Ann", "Bob", "Cy", "Di", "Eve"][..usize::from(*game.seats().start())];
            let mut harness = TestHarness::deal(language, game.name(), &json!({}), people);
            let mut choice = 1;
            while !harness.is_over() && harness.ply() < 80 {
                let table = harness.table();
                if let (None, Some(state)) = (&table.cover, &table.state) {
                    let scene = BoardScene::new(&harness.session.locale, state);
                    let scene = scene.with_moves(table.next(), &table.touched, &[]);
                    let mut buffer = Buffer::empty(area);
                    let mut canvas = Canvas::new(&mut buffer, Theme { colours: false });
                    Generic.paint(&mut canvas, area, &scene);
                    let mut names: Vec<String> =
                        scene.next.iter().map(|touch| scene.touch_name(touch)).collect();
                    names.sort_unstable();
                    names.dedup();
                    assert_eq!(names.len(), scene.next.len(), "{}: {names:?}", game.name());
                    for touch in &scene.next {
                        let action = UserAction::Touch(touch.clone());
                        let hit = canvas.hits.iter().find(|hit| hit.action == action);
                        let hit = hit.unwrap_or_else(|| panic!("{}: {touch} has no place", game.name()));
                        assert!(hit.area.bottom() <= area.bottom(), "{}: {touch} is below", game.name());
                        let name = scene.touch_name(touch);
                        assert!(!name.contains(':') || touch.starts_with("army"), "{touch} has no name");
                    }
                    assert!(Generic.describe(&scene).len() > state.seats.len());
                }
                choice = (choice * 7 + 3) % 1013;
                harness.touch_any(choice);
            }
        }
    }
}
