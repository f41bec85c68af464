//! The board of Bergues: guards on a rampart around the tiles of the town centre.

use ratatui::layout::Rect;
use ratatui::style::Color;

use wire::SeatState;

use super::{Board, BoardScene, list, paint_row};
use crate::describe;
use crate::screen::canvas::Canvas;
use crate::screen::theme::{Mark, Style};

pub(super) struct Bergues;

impl Board for Bergues {
    fn sign(&self, code: &str) -> Option<String> {
        // Guards, fortresses and the town have longer names than the faces of tiles.
        (code.len() == 1).then(|| sign(code).to_string())
    }

    fn aid(&self, scene: &BoardScene<'_>) -> Vec<String> {
        let junior = scene.has_option("variant", "junior");
        let faces = if scene.has_option("tiles", "quartets") { "abcdefg" } else { "abcdef" };
        let mut lines = vec![scene.text("aid-symbols")];
        lines.extend(faces.chars().map(|face| {
            format!(
                "{} {}",
                scene.text(&format!("argument-face-{face}")),
                scene.text(&format!("face-{face}"))
            )
        }));
        let part = |title: &str, texts: &[&str]| -> Vec<String> {
            let texts = texts.iter().map(|key| scene.text(key));
            [String::new(), scene.text(title)].into_iter().chain(texts).collect()
        };
        if junior {
            lines.extend(part("aid-turning", &["aid-new", "aid-repeat", "aid-neutral"]));
            lines.extend(part("aid-moving", &["aid-walk", "aid-home"]));
        } else {
            lines.extend(part("aid-turning", &["aid-new", "aid-repeat", "aid-neutral", "aid-winoc"]));
            lines.extend(part("aid-moving", &["aid-walk", "aid-send", "aid-home"]));
        }
        lines
    }

    fn paint(&self, canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>) {
        let town = read(scene);
        // The ring keeps its shape on a large screen.
        let height = (area.height.saturating_sub(6)).clamp(10, 22);
        let wide = (area.width - SPACE).min(height * 4);
        let left = area.x + (area.width - SPACE - wide) / 2;
        for space in 0..town.spaces {
            let (x, y) = place(space, town.towers, wide, height);
            paint_space(canvas, left + x, area.y + y, space, &town, scene);
        }
        centre(canvas, left + SPACE, area.y + 2, wide - SPACE, height, scene, &town);
        let below = area.y + height + 2;
        paths(canvas, area.x, below, scene, &town);
        legend(canvas, area.x, below + 2, area.width, scene, &town);
    }

    fn describe(&self, scene: &BoardScene<'_>) -> Vec<String> {
        let locale = scene.locale;
        let town = read(scene);
        let mut lines = Vec::new();
        for (at, (letter, _, _)) in GUARDS.iter().enumerate() {
            let Some(guard) = town.guards[at] else { continue };
            let carries =
                if guard.carries { format!(", {}", locale.t("term-bg-carries")) } else { String::new() };
            let (colour, name, place) = guard_words(scene, at, letter, guard, &town);
            lines.push(locale.labelled(&format!("{colour} ({name})"), &format!("{place}{carries}")));
        }
        let tile = |number: usize| {
            let face = town.tiles.get(number - 1).map_or("n", |(face, _)| face);
            let face = locale.find(&format!("term-bg-face-{face}"), &[]).unwrap_or_else(|| face.to_owned());
            format!("{number} {face}")
        };
        let named =
            |tiles: Vec<String>| if tiles.is_empty() { locale.t("nothing-here") } else { tiles.join(", ") };
        let paths = [("N", &town.north), ("S", &town.south)];
        for (side, tiles) in paths.into_iter().take(if town.junior { 1 } else { 2 }) {
            let name = scene.touch_name(&format!("path:{side}"));
            lines.push(locale.labelled(&name, &named(tiles.iter().map(|number| tile(*number)).collect())));
        }
        let lies = |number: &usize| !town.north.contains(number) && !town.south.contains(number);
        let centre = (1..=town.tiles.len()).filter(lies).map(tile).collect();
        lines.push(locale.labelled(&locale.t("term-bg-centre"), &named(centre)));
        lines
    }

    /// The board shows how far every guard is.
    fn score(&self, _: &SeatState) -> String {
        String::new()
    }

    fn key(&self, touch: &str) -> Option<char> {
        match describe::split_touch(touch) {
            ("path", "N", _) => Some('n'),
            ("path", "S", _) => Some('s'),
            ("way", "cw", _) => Some('r'),
            ("way", "ccw", _) => Some('l'),
            _ => None,
        }
    }
}

/// Letter, sign and colour of the guards, in ring order.
const GUARDS: [(&str, char, Color); 4] = [
    ("y", 'Y', Color::Indexed(227)),
    ("w", 'W', Color::Indexed(255)),
    ("g", 'G', Color::Indexed(114)),
    ("r", 'R', Color::Indexed(203)),
];

/// A guard.
#[derive(Clone, Copy)]
struct Guard {
    /// Its space, clockwise from 0.
    space: u16,
    carries: bool,
    /// The steps it has walked, in the junior game.
    walked: Option<u16>,
}

/// The table, read from a view.
struct Town<'a> {
    junior: bool,
    /// The number of spaces.
    spaces: u16,
    towers: u16,
    /// By colour; `None` if it is not in the game.
    guards: [Option<Guard>; 4],
    /// The up face and the down face of each tile.
    tiles: Vec<(&'a str, &'a str)>,
    /// The numbers of the tiles on the path.
    north: Vec<usize>,
    south: Vec<usize>,
}

fn read<'a>(scene: &BoardScene<'a>) -> Town<'a> {
    let mut rules = scene.field(1).split('.');
    let junior = rules.next() == Some("junior");
    let towers: u16 = rules.nth(1).and_then(|towers| towers.parse().ok()).unwrap_or(4);
    let spaces = 4 * (towers + 1);
    let mut guards = [None; 4];
    for (at, text) in scene.field(2).split(',').enumerate().take(4) {
        let carries = text.ends_with('*');
        let number: Option<u16> = text.trim_end_matches('*').parse().ok();
        guards[at] = number.map(|number| {
            let home = at as u16 * (towers + 1);
            // BG-J1, BG-J3: a junior guard walks once around from its home and carries nothing.
            if junior {
                Guard { space: (home + number) % spaces, carries: false, walked: Some(number) }
            } else {
                Guard { space: number, carries, walked: None }
            }
        });
    }
    let path = |text: &str| list(text, '+').filter_map(|tile| tile.parse().ok()).collect();
    let (north, south) = scene.field(4).split_once('/').unwrap_or(("-", "-"));
    Town {
        junior,
        spaces,
        towers,
        guards,
        tiles: list(scene.field(3), ',').filter_map(|tile| tile.split_at_checked(1)).collect(),
        north: path(north),
        south: path(south),
    }
}

/// The sign of the face of a tile.
fn sign(face: &str) -> char {
    match face {
        "a" => '◆',
        "b" => '●',
        "c" => '▲',
        "d" => '■',
        "e" => '★',
        "f" => '✚',
        "g" => '☾',
        "n" => '·',
        _ => '?',
    }
}

/// The seat that plays a guard, if any.
fn player<'a>(scene: &'a BoardScene<'_>, guard: usize) -> Option<&'a str> {
    let seats = scene.state.seats.len();
    let at =
        if seats == 2 { [Some(0), None, Some(1), None][guard] } else { (guard < seats).then_some(guard) };
    at.and_then(|at| scene.state.seats.get(at)).map(|seat| seat.seat.as_str())
}

/// The position of a space in a frame of this size: clockwise from the top left, gates in the corners.
fn place(space: u16, towers: u16, width: u16, height: u16) -> (u16, u16) {
    let side = towers + 1;
    let (edge, along) = (space / side, space % side);
    let (x, y) = (along * width / side, along * height / side);
    match edge {
        0 => (x, 0),
        1 => (width, y),
        2 => (width - x, height),
        _ => (0, height - y),
    }
}

/// The width of a space in columns.
const SPACE: u16 = 6;

fn paint_space(canvas: &mut Canvas<'_>, x: u16, y: u16, space: u16, town: &Town<'_>, scene: &BoardScene<'_>) {
    let gate = space.is_multiple_of(town.towers + 1).then_some(usize::from(space / (town.towers + 1)));
    let touch = format!("space:{space}");
    let here: Vec<usize> =
        (0..4).filter(|guard| town.guards[*guard].is_some_and(|guard| guard.space == space)).collect();
    // The direction that leads to this space.
    let way = ["cw", "ccw"].iter().find(|way| {
        scene
            .state
            .moves
            .iter()
            .any(|one| one.action == **way && one.destination.as_deref() == Some(touch.as_str()))
    });
    let mut mark = scene.mark(&touch);
    let action = match way {
        Some(way) => {
            let to = format!("way:{way}");
            let other = scene.mark(&to);
            mark = Mark { legal: true, hinted: other.hinted, focused: other.focused, ..mark };
            scene.action_for(&to)
        }
        None => scene.action_for(&touch),
    };
    let style = match (here.as_slice(), gate) {
        ([guard, ..], _) => Style::Card(GUARDS[*guard].2),
        ([], Some(gate)) => Style::Coloured(GUARDS[gate].2),
        ([], None) => Style::Plain,
    };
    let mut left: String = here.iter().map(|guard| GUARDS[*guard].1).collect();
    if here.len() == 1 && here.iter().any(|guard| town.guards[*guard].is_some_and(|guard| guard.carries)) {
        left.push('♜');
    }
    if let (Some(gate), true) = (gate, here.is_empty()) {
        left = format!("▟{}", GUARDS[gate].0);
    }
    // A fortress is at the gate opposite its home until its guard fetches it.
    let waiting = gate
        .map(|gate| (gate + 2) % 4)
        .filter(|owner| !town.junior && town.guards[*owner].is_some_and(|guard| !guard.carries));
    let text = match (waiting, gate) {
        (Some(owner), _) => format!("{left:<2}♜{}", GUARDS[owner].0),
        (None, Some(_)) if here.is_empty() => format!("{left}▙ "),
        (None, None) if here.is_empty() => format!(" {space:<2} "),
        _ => format!("{left:<4}"),
    };
    canvas.item(x, y, &text, style, mark, action);
    if let Some(label) = scene.label(&touch) {
        // Before the space, because there is no room behind the last column.
        canvas.text(x.saturating_sub(1), y, &label.to_string(), Style::Faint);
    }
}

/// Draws the tiles of the town centre, four by four; those on a path leave a gap.
fn centre(
    canvas: &mut Canvas<'_>,
    x: u16,
    y: u16,
    width: u16,
    height: u16,
    scene: &BoardScene<'_>,
    town: &Town<'_>,
) {
    let cell = (width / 4).clamp(8, 10);
    let apart = if height >= 12 { 2 } else { 1 };
    let left = x + (width.saturating_sub(4 * cell)) / 2;
    let top = y + height.saturating_sub(3 + 4 * apart) / 2;
    for (at, (face, _)) in town.tiles.iter().enumerate() {
        let number = at + 1;
        let (column, line) = ((at % 4) as u16, (at / 4) as u16);
        let (x, y) = (left + column * cell, top + line * apart);
        if town.north.contains(&number) || town.south.contains(&number) {
            canvas.text(x + 1, y, &format!("{number:>2}"), Style::Faint);
            continue;
        }
        let touch = format!("tile:{number}");
        let text = format!("{number:>2} {}", sign(face));
        let end = canvas.item(x, y, &text, Style::Plain, scene.mark(&touch), scene.action_for(&touch));
        if let Some(label) = scene.label(&touch) {
            canvas.text(end, y, &label.to_string(), Style::Faint);
        }
    }
}

/// Draws the paths with their tiles, and the directions.
fn paths(canvas: &mut Canvas<'_>, x: u16, y: u16, scene: &BoardScene<'_>, town: &Town<'_>) {
    let ways = [("N", &town.north), ("S", &town.south)];
    for (row, (side, tiles)) in (0..).zip(ways.into_iter().take(if town.junior { 1 } else { 2 })) {
        let touch = format!("path:{side}");
        let name = scene.locale.t(&format!("bg-path-{side}"));
        let name = scene.with_key(&touch, &name);
        let mut at =
            canvas.item(x, y + row, &name, Style::Strong, scene.mark(&touch), scene.action_for(&touch)) + 1;
        for tile in tiles {
            let face = town.tiles.get(tile - 1).map_or("?", |(face, _)| face);
            at = canvas.text(at, y + row, &format!("{tile}{} ", sign(face)), Style::Plain);
        }
        if tiles.is_empty() {
            at = canvas.text(at, y + row, "–", Style::Faint) + 1;
        }
        canvas.text(
            at,
            y + row,
            &format!("= {}", scene.locale.say("term-bg-steps", &[("steps", &tiles.len())])),
            Style::Faint,
        );
    }
    // In the empty row below the ring.
    let area = Rect::new(x, y - 1, canvas.area().right() - x, 1);
    let legal = ["way:ccw", "way:cw"].into_iter().filter(|touch| scene.mark(touch).legal);
    paint_row(canvas, area, scene, legal.map(|touch| (touch, scene.touch_name(touch))));
}

/// Draws the players of the guards.
fn legend(canvas: &mut Canvas<'_>, x: u16, y: u16, width: u16, scene: &BoardScene<'_>, town: &Town<'_>) {
    let half = width / 2;
    for (at, (letter, _, colour)) in GUARDS.iter().enumerate() {
        let Some(guard) = town.guards[at] else { continue };
        let (column, line) = ((at as u16 % 2) * half, at as u16 / 2);
        let end = canvas.text(
            x + column,
            y + line,
            &format!("{}{} ", GUARDS[at].1, if guard.carries { "♜" } else { " " }),
            Style::Coloured(*colour),
        );
        let (_, name, place) = guard_words(scene, at, letter, guard, town);
        let text = scene.locale.labelled(&name, &place);
        canvas.fitted(end, y + line, &text, half - (end - x - column) - 1, Style::Plain);
    }
}

/// The colour of a guard, its player, and its place.
fn guard_words(
    scene: &BoardScene<'_>,
    at: usize,
    letter: &str,
    guard: Guard,
    town: &Town<'_>,
) -> (String, String, String) {
    let locale = scene.locale;
    let name =
        player(scene, at).map_or_else(|| locale.t("term-bg-nobody"), |seat| scene.name(seat).to_owned());
    let colour = locale.t(&format!("bg-colour-{letter}"));
    let gate =
        guard.space.is_multiple_of(town.towers + 1).then(|| usize::from(guard.space / (town.towers + 1)));
    let place = match (guard.walked, gate) {
        (Some(walked), _) => locale.say("term-bg-walked", &[("steps", &walked), ("all", &town.spaces)]),
        (None, Some(gate)) => locale.t(&format!("bg-gate-{}", GUARDS[gate % 4].0)),
        (None, None) => scene.touch_name(&format!("space:{}", guard.space)),
    };
    (colour, name, place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gates_are_corners_and_all_spaces_have_different_places() {
        for towers in 2..=6 {
            let spaces = 4 * (towers + 1);
            let mut places: Vec<(u16, u16)> = (0..spaces).map(|space| place(space, towers, 44, 12)).collect();
            assert_eq!(places[0], (0, 0));
            assert_eq!(places[usize::from(towers) + 1], (44, 0));
            assert_eq!(places[2 * (usize::from(towers) + 1)], (44, 12));
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), usize::from(spaces));
        }
    }
}
