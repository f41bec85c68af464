//! The board of Schotten Totten: nine stones in a row between two players.

use ratatui::layout::Rect;
use ratatui::style::Color;
use wire::SeatState;

use super::{Board, BoardScene, list, paint_row, pairs};
use crate::describe;
use crate::screen::canvas::Canvas;
use crate::screen::theme::{Mark, Style};
use crate::user_action::UserAction;

pub(super) struct SchottenTotten;

/// The formations, strongest first, with the examples of the rules.
const FORMATIONS: [(&str, [&str; 3]); 5] = [
    ("colour-run", ["r3", "r4", "r5"]),
    ("kind", ["r8", "g8", "b8"]),
    ("colour", ["p2", "p6", "p9"]),
    ("run", ["g4", "r5", "b6"]),
    ("sum", ["r1", "g4", "y9"]),
];
const TACTICS: [&str; 10] = ["J1", "J2", "SP", "SB", "BM", "MF", "RC", "ST", "BN", "TR"];

impl Board for SchottenTotten {
    fn paint(&self, canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>) {
        let border = read(scene);
        let (own, other) = (scene.own(), 1 - scene.own().min(1));
        let column = (area.width / 9).clamp(5, 9);
        let deep = if border.stones.iter().any(|stone| stone.mud) { 4 } else { 3 };
        // Rows are spaced out where there is room.
        let gap = u16::from(area.height >= 2 * (2 * deep) + 9);
        let left = area.x + (area.width - 9 * column) / 2;
        opponent_hand(canvas, area.x, area.y, scene, &border, other);
        let top = area.y + 2;
        let row = |depth: u16| depth * (1 + gap);
        let middle = top + row(deep);
        for (at, stone) in border.stones.iter().enumerate() {
            let x = left + at as u16 * column + (column - 5) / 2;
            for (side, up) in [(other, true), (own, false)] {
                for (depth, code) in (1..).zip(&stone.sides[side]) {
                    let y = if up { middle - row(depth.min(deep)) } else { middle + row(depth.min(deep)) };
                    let touch = format!("card:{code}");
                    let mark = Mark { fresh: fresh(scene, code), ..scene.mark(&touch) };
                    card(canvas, x, y, code, mark, scene.action_for(&touch));
                }
            }
            paint_stone(canvas, x, middle, at + 1, stone, scene);
        }
        let below = middle + row(deep) + 2;
        hand(
            canvas,
            Rect { y: below, height: 2, ..area },
            scene,
            &border.hands[own.min(border.hands.len() - 1)],
        );
        let room = Rect { y: below + 3, height: 2, ..area };
        piles(canvas, room, scene, &border);
    }

    fn describe(&self, scene: &BoardScene<'_>) -> Vec<String> {
        let locale = scene.locale;
        let border = read(scene);
        let (own, other) = (scene.own(), 1 - scene.own().min(1));
        let named = |cards: &[&str]| match cards {
            [] => locale.t("nothing-here"),
            cards => scene.names.pieces(locale, cards),
        };
        let seat = |at: usize| scene.state.seats.get(at).map_or("", |seat| scene.name(&seat.seat));
        let mut lines = Vec::new();
        let mut bare: Vec<String> = Vec::new();
        for (number, stone) in (1..).zip(&border.stones) {
            if stone.sides.iter().all(Vec::is_empty) && !stone.mud && !stone.bluff {
                bare.push(number.to_string());
                continue;
            }
            let mut line = locale.say(
                "term-st-stone",
                &[
                    ("stone", &number),
                    ("own", &named(&stone.sides[own])),
                    ("me", &seat(own)),
                    ("other", &named(&stone.sides[other])),
                    ("name", &seat(other)),
                ],
            );
            for (there, key) in [(stone.mud, "term-st-mud"), (stone.bluff, "term-st-bluff")] {
                if there {
                    line = format!("{line}; {}", locale.t(key));
                }
            }
            if let Some(owner) = stone.owner {
                line = format!("{line}; {}", locale.say("term-st-owned", &[("name", &seat(owner))]));
            }
            lines.push(line);
        }
        if !bare.is_empty() {
            lines.push(locale.say("term-st-bare", &[("stones", &bare.join(", "))]));
        }
        let [clans, tactics] = border.piles;
        lines.push(locale.say(
            "term-st-piles",
            &[("clans", &clans), ("tactics", &tactics), ("discard", &border.discard.len())],
        ));
        for (at, cards) in border.hands.iter().enumerate() {
            let hidden = cards.iter().any(|code| matches!(*code, "??" | "!!"));
            if hidden {
                let tactic = cards.iter().filter(|code| **code == "!!").count();
                lines.push(locale.say(
                    "term-st-holds",
                    &[("name", &seat(at)), ("clan", &(cards.len() - tactic)), ("tactic", &tactic)],
                ));
            } else {
                lines.push(locale.say("term-hand", &[("name", &seat(at)), ("cards", &named(cards))]));
            }
        }
        lines
    }

    fn aid(&self, scene: &BoardScene<'_>) -> Vec<String> {
        let (locale, names) = (scene.locale, &scene.names);
        let mut lines = vec![scene.text("aid-formations")];
        for (number, (formation, example)) in (1..).zip(FORMATIONS) {
            let three = formation == "kind" && !scene.has_option("edition", "classic");
            let name = scene.text(&format!("formation-{formation}{}", if three { ".three" } else { "" }));
            let what =
                format!("{} ({})", scene.text(&format!("aid-{formation}")), names.pieces(locale, &example));
            lines.push(format!("{number}. {}", locale.labelled(&name, &what)));
        }
        lines.extend(
            ["", "aid-equal", "aid-win"]
                .map(|key| if key.is_empty() { String::new() } else { scene.text(key) }),
        );
        if scene.has_option("tactics", true) {
            lines.extend([String::new(), scene.text("aid-tactics"), scene.text("aid-tactics-limit")]);
            let help = |code: &str| {
                let help = scene.text(&format!("tactic-{code}-help"));
                locale.labelled(&names.piece(locale, code), &help)
            };
            let mut cards: Vec<String> = TACTICS.map(help).to_vec();
            // Both Jokers have the same name and text.
            cards.dedup();
            lines.extend(cards);
        }
        lines
    }

    fn piece(&self, _: &BoardScene<'_>, code: &str) -> (String, Style) {
        face(code)
    }

    fn sign(&self, code: &str) -> Option<String> {
        Some(face(code).0)
    }

    fn piece_help(&self, scene: &BoardScene<'_>, code: &str) -> Option<String> {
        scene.names.find(scene.locale, &format!("tactic-{code}-help"), &[])
    }

    fn score(&self, seat: &SeatState) -> String {
        format!("{} ◊", seat.score)
    }

    fn key(&self, touch: &str) -> Option<char> {
        match describe::split_touch(touch) {
            ("stone" | "claim", number, _) => number.chars().next(),
            ("pile", pile, _) => pile.chars().next(),
            ("discard", ..) => Some('x'),
            ("end", ..) => Some('e'),
            ("pass", ..) => Some('p'),
            _ => None,
        }
    }

    fn signs(&self) -> Option<&'static str> {
        Some("term-st-signs")
    }

    fn rank(&self, touch: &str) -> u8 {
        match describe::split_touch(touch).0 {
            "claim" => 0,
            "hand" => 1,
            "card" | "stone" => 2,
            "pile" => 3,
            _ => 4,
        }
    }
}

/// One stone, as read from a view.
struct Stone<'a> {
    /// The cards of both sides, in order of placement.
    sides: [Vec<&'a str>; 2],
    mud: bool,
    bluff: bool,
    owner: Option<usize>,
}

/// The table, read from a view.
struct Border<'a> {
    stones: Vec<Stone<'a>>,
    hands: Vec<Vec<&'a str>>,
    /// The number of cards in the clan pile and in the tactic pile.
    piles: [usize; 2],
    tactics: bool,
    discard: Vec<&'a str>,
}

fn read<'a>(scene: &BoardScene<'a>) -> Border<'a> {
    let stone = |text: &'a str| {
        let (cards, flags) = text.split_once(':').unwrap_or((text, ""));
        let (left, right) = cards.split_once('|').unwrap_or((cards, "-"));
        let owner = ["A", "B"].iter().position(|seat| flags.contains(seat));
        Stone {
            sides: [pairs(left), pairs(right)],
            mud: flags.contains('m'),
            bluff: flags.contains('b'),
            owner,
        }
    };
    let (clan, tactic) = scene.field(4).split_once('/').unwrap_or(("-", "-"));
    Border {
        stones: list(scene.field(2), '/').map(stone).collect(),
        hands: scene.field(3).split('/').map(pairs).collect(),
        piles: [pairs(clan).len(), pairs(tactic).len()],
        tactics: scene.field(1).contains('t'),
        discard: pairs(scene.field(5)),
    }
}

/// The sign and the colour of a clan.
fn clan(code: &str) -> Option<(char, Color)> {
    Some(match code.chars().next()? {
        'r' => ('♦', Color::Indexed(203)),
        'o' => ('●', Color::Indexed(215)),
        'y' => ('★', Color::Indexed(227)),
        'g' => ('♣', Color::Indexed(114)),
        'b' => ('■', Color::Indexed(111)),
        'p' => ('▲', Color::Indexed(177)),
        _ => return None,
    })
}

/// The text of a card, two columns wide, and its style.
fn face(code: &str) -> (String, Style) {
    match (code, clan(code)) {
        ("??", _) => ("▒▒".to_owned(), Style::Faint),
        ("!!", _) => ("▓▓".to_owned(), Style::Faint),
        (_, Some((sign, colour))) => (format!("{sign}{}", &code[1..]), Style::Card(colour)),
        // Tactic cards show their letters.
        (_, None) => (code.to_owned(), Style::Card(Color::Indexed(252))),
    }
}

/// Draws a card, four columns wide with the signs of its mark.
fn card(canvas: &mut Canvas<'_>, x: u16, y: u16, code: &str, mark: Mark, action: Option<UserAction>) -> u16 {
    let (text, style) = face(code);
    canvas.item(x, y, &text, style, mark, action)
}

/// Whether the last action at a stone placed or moved this card.
fn fresh(scene: &BoardScene<'_>, code: &str) -> bool {
    scene.recent.iter().find(|action| action.contains('@')).is_some_and(|action| action.contains(code))
}

fn paint_stone(
    canvas: &mut Canvas<'_>,
    x: u16,
    y: u16,
    number: usize,
    stone: &Stone<'_>,
    scene: &BoardScene<'_>,
) {
    let touches = [format!("claim:{number}"), format!("stone:{number}")];
    let touch = touches.iter().find(|touch| scene.mark(touch).legal).unwrap_or(&touches[1]);
    let flags = match (stone.mud, stone.bluff) {
        (true, true) => "≈?",
        (true, false) => "≈",
        (false, true) => "?",
        (false, false) => "",
    };
    let (text, style) = match stone.owner {
        Some(owner) if owner == scene.own() => (format!("▼{number}▼"), Style::Strong),
        Some(_) => (format!("▲{number}▲"), Style::Strong),
        None if touch.starts_with("claim") && scene.mark(touch).legal => {
            (format!("!{number}!"), Style::Strong)
        }
        None => (format!("({number})"), Style::Plain),
    };
    let mark = scene.mark(touch);
    // A click on a stone that cannot be touched explains it.
    let explain = (!stone.sides.iter().all(Vec::is_empty)).then(|| {
        let seat = scene.state.me.clone().unwrap_or_else(|| "A".to_owned());
        UserAction::Explain(seat, format!("stone:{number}"))
    });
    let action = scene.action_for(touch).or(explain);
    let focused = mark.focused || (action.is_some() && scene.focus == action.as_ref());
    let end = canvas.item(x, y, &text, style, Mark { focused, ..mark }, action);
    canvas.text(end.saturating_sub(1), y, flags, Style::Strong);
}

fn opponent_hand(
    canvas: &mut Canvas<'_>,
    x: u16,
    y: u16,
    scene: &BoardScene<'_>,
    border: &Border<'_>,
    other: usize,
) {
    let Some(cards) = border.hands.get(other) else { return };
    let name = scene.state.seats.get(other).map_or("", |seat| scene.name(&seat.seat));
    let mut at = canvas.fitted(x, y, name, 18, Style::Plain) + 1;
    for code in cards {
        at = card(canvas, at, y, code, Mark::default(), None);
    }
}

fn hand(canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>, cards: &[&str]) {
    let mut x = area.x + area.width.saturating_sub(5 * cards.len() as u16) / 2;
    for code in cards {
        let touch = format!("hand:{code}");
        let end = card(canvas, x, area.y, code, scene.mark(&touch), scene.action_for(&touch));
        if let Some(label) = scene.label(&touch) {
            canvas.text(x + 1, area.y + 1, &label.to_string(), Style::Faint);
        }
        x = end + 1;
    }
}

/// The piles, and the touches that end a turn.
fn piles(canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>, border: &Border<'_>) {
    let locale = scene.locale;
    let [clans, tactics] = border.piles;
    let mut items = vec![("pile:clan", locale.say("term-st-clan-pile", &[("count", &clans)]))];
    if border.tactics {
        items.push(("pile:tactic", locale.say("term-st-tactic-pile", &[("count", &tactics)])));
        items.push(("discard", locale.say("term-st-discard", &[("count", &border.discard.len())])));
    }
    let ends = ["end", "pass"].into_iter().filter(|touch| scene.mark(touch).legal);
    items.extend(ends.map(|touch| (touch, scene.touch_name(touch))));
    paint_row(canvas, area, scene, items);
}
