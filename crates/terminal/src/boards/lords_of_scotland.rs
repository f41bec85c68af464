//! The board of Lords of Scotland: armies, recruits and supporters.

use ratatui::layout::Rect;
use ratatui::style::Color;
use unicode_width::UnicodeWidthStr;

use super::{Board, BoardScene, paint_row, pairs};
use crate::describe;
use crate::locale::Locale;
use crate::screen::canvas::Canvas;
use crate::screen::theme::Style;

pub(super) struct LordsOfScotland;

/// The bloodlines in the order of their ranks, with those whose powers take effect at the end.
const BLOODLINES: [(&str, bool); 9] = [
    ("s", false),
    ("m", false),
    ("d", true),
    ("w", false),
    ("f", false),
    ("o", false),
    ("k", false),
    ("c", true),
    ("b", true),
];

impl Board for LordsOfScotland {
    fn aid(&self, scene: &BoardScene<'_>) -> Vec<String> {
        let with_bruce = scene.has_option("bruce", true);
        let power = |(line, at_end): (&str, bool)| {
            let name = scene.text(&format!("bloodline-{line}"));
            let when = scene.text(if at_end { "aid-end" } else { "aid-now" });
            scene.locale.labelled(&format!("{name} ({when})"), &scene.text(&format!("power-{line}")))
        };
        let powers = BLOODLINES.into_iter().filter(|(line, _)| *line != "b" || with_bruce).map(power);
        let rule = if scene.has_option("activation", "bloodline") { "aid-bloodline" } else { "aid-lowest" };
        let mut lines = vec![scene.text("aid-powers")];
        lines.extend(powers);
        lines.extend([String::new(), scene.text("aid-use"), scene.text(rule)]);
        lines.extend([String::new(), scene.text("aid-army"), scene.text("aid-total")]);
        lines
    }

    fn paint(&self, canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>) {
        let land = read(scene);
        let locale = scene.locale;
        let up = |code| Some(Clan { code, down: false, power: None });
        let labels = ["term-ls-supporters", "term-ls-recruits"].map(|key| locale.t(key));
        // A column for the longer of the labels.
        let indent = labels.iter().map(|label| label.width() as u16 + 1).fold(12, u16::max);
        let gap = u16::from(area.height >= 20 + scene.state.seats.len() as u16);
        let mut y = area.y;
        canvas.fitted(area.x, y, &labels[0], indent - 1, Style::Strong);
        let supporters =
            (1..).zip(&land.supporters).map(|(place, code)| (format!("supporter:{place}"), up(*code)));
        row(canvas, area.x + indent, y, scene, supporters);
        y += 2;
        canvas.fitted(area.x, y, &labels[1], indent - 1, Style::Strong);
        let recruits = (1..).zip(&land.recruits).map(|(slot, recruit)| (format!("row:{slot}"), *recruit));
        row(canvas, area.x + indent, y, scene, recruits);
        y += 2;
        canvas.fitted(area.x, y, &piles(locale, &land), area.width, Style::Faint);
        y += 1 + gap;
        for (at, seat) in scene.state.seats.iter().enumerate() {
            paint_lord(canvas, Rect { y, ..area }, scene, &land, at, &seat.seat);
            y += 2 + gap;
        }
        let hand = land.hands.get(scene.own()).cloned().unwrap_or_default();
        if scene.state.me.is_some() {
            y = paint_hand(canvas, Rect { y, ..area }, scene, &hand);
        }
        buttons(canvas, Rect { y, ..area }, scene);
    }

    fn describe(&self, scene: &BoardScene<'_>) -> Vec<String> {
        let locale = scene.locale;
        let land = read(scene);
        let card = |clan: &Clan<'_>| match (clan.code, clan.down) {
            ("??", _) => locale.t("term-ls-down"),
            (code, true) => locale.say("term-ls-down-known", &[("card", &scene.names.piece(locale, code))]),
            (code, false) => scene.names.piece(locale, code),
        };
        let named = |codes: &[&str]| match codes {
            [] => locale.t("nothing-here"),
            codes => scene.names.pieces(locale, codes),
        };
        let line = |name: String, text: String| locale.labelled(&name, &text);
        let mut lines = vec![line(locale.t("term-ls-supporters"), named(&land.supporters))];
        let recruits =
            land.recruits.iter().map(|recruit| recruit.as_ref().map_or_else(|| "–".to_owned(), card));
        lines.push(line(locale.t("term-ls-recruits"), recruits.collect::<Vec<_>>().join(", ")));
        lines.push(piles(locale, &land));
        for (at, seat) in scene.state.seats.iter().enumerate() {
            let army = land.armies.get(at).map(Vec::as_slice).unwrap_or_default();
            let (total, _) = worth(army);
            let cards: Vec<String> = army.iter().map(card).collect();
            let cards = if cards.is_empty() {
                locale.t("nothing-here")
            } else {
                format!("{} = {total}", cards.join(", "))
            };
            let holds = possessions(locale, &land, at);
            let first = if land.initiative == seat.seat {
                format!(", {}", locale.t("term-ls-initiative"))
            } else {
                String::new()
            };
            let name = locale.say("term-ls-army", &[("name", &scene.name(&seat.seat))]);
            lines.push(locale.labelled(&name, &format!("{cards} ({holds}{first})")));
        }
        for (at, hand) in land.hands.iter().enumerate() {
            if !hand.is_empty() && hand.iter().all(|code| *code != "??") {
                let name = scene.state.seats.get(at).map_or("", |seat| scene.name(&seat.seat));
                lines.push(locale.say("term-hand", &[("name", &name), ("cards", &named(hand))]));
            }
        }
        lines
    }

    fn piece(&self, _: &BoardScene<'_>, code: &str) -> (String, Style) {
        face(Clan { code, down: false, power: None })
    }

    fn piece_help(&self, scene: &BoardScene<'_>, code: &str) -> Option<String> {
        scene.names.find(scene.locale, &format!("power-{}", code.get(..1)?), &[])
    }

    fn key(&self, touch: &str) -> Option<char> {
        match describe::split_touch(touch) {
            ("row" | "supporter", number, _) => number.chars().next(),
            ("up", ..) => Some('u'),
            ("down", ..) => Some('d'),
            ("power", ..) => Some('y'),
            ("skip", ..) => Some('n'),
            _ => None,
        }
    }

    fn rank(&self, touch: &str) -> u8 {
        match describe::split_touch(touch).0 {
            "hand" | "row" | "up" => 1,
            "army" | "supporter" | "down" => 2,
            "power" => 3,
            _ => 4,
        }
    }
}

/// The round and the sizes of the piles, in words.
fn piles(locale: &Locale, land: &Land<'_>) -> String {
    locale.say("term-ls-piles", &[("round", &land.round), ("draw", &land.draw), ("discard", &land.discard)])
}

/// The hand and the victory points of a seat, in words.
fn possessions(locale: &Locale, land: &Land<'_>, at: usize) -> String {
    let held = land.hands.get(at).map_or(0, Vec::len);
    let won: u32 = land.victory.get(at).into_iter().flatten().map(|code| strength(code)).sum();
    locale.say("term-ls-lord", &[("held", &held), ("won", &won), ("target", &land.target)])
}

/// A clan of an army, or a recruit.
#[derive(Clone, Copy)]
struct Clan<'a> {
    /// Its code; `??` if it is hidden.
    code: &'a str,
    down: bool,
    /// Its activated end-of-skirmish power.
    power: Option<char>,
}

/// The table, read from a view.
struct Land<'a> {
    target: &'a str,
    draw: usize,
    discard: usize,
    /// By slot; `None` for an empty one.
    recruits: Vec<Option<Clan<'a>>>,
    supporters: Vec<&'a str>,
    hands: Vec<Vec<&'a str>>,
    armies: Vec<Vec<Clan<'a>>>,
    victory: Vec<Vec<&'a str>>,
    initiative: &'a str,
    round: &'a str,
}

fn clans(text: &str) -> Vec<Clan<'_>> {
    let mut rest = if text == "-" { "" } else { text };
    let mut found = Vec::new();
    while !rest.is_empty() {
        let down = rest.starts_with('(');
        let begin = usize::from(down);
        let Some(code) = rest.get(begin..begin + 2) else { break };
        rest = rest.get(begin + 2 + usize::from(down)..).unwrap_or("");
        let power = rest.strip_prefix('+').and_then(|mark| mark.chars().next());
        rest = power.map_or(rest, |_| &rest[2..]);
        found.push(Clan { code, down, power });
    }
    found
}

fn read<'a>(scene: &BoardScene<'a>) -> Land<'a> {
    let recruit = |text: &'a str| clans(text).first().copied().filter(|_| text != "_");
    let mut turn = scene.field(9).split('.');
    Land {
        target: scene.field(1).rsplit('.').next().unwrap_or(""),
        draw: pairs(scene.field(2)).len(),
        discard: pairs(scene.field(3)).len(),
        recruits: scene.field(4).split(',').map(recruit).collect(),
        supporters: pairs(scene.field(5)),
        hands: scene.field(6).split('/').map(pairs).collect(),
        armies: scene.field(7).split('/').map(clans).collect(),
        victory: scene.field(8).split('/').map(pairs).collect(),
        initiative: turn.next().unwrap_or(""),
        round: turn.next().unwrap_or(""),
    }
}

fn strength(code: &str) -> u32 {
    match code.as_bytes() {
        [b'b', _] => 12,
        [_, digit] => char::from(*digit).to_digit(16).unwrap_or(0),
        _ => 0,
    }
}

/// The visible strength of an army (LS-E1), for display only, and the number of hidden clans.
fn worth(army: &[Clan<'_>]) -> (u32, usize) {
    let seen: Vec<&Clan<'_>> = army.iter().filter(|clan| clan.code != "??").collect();
    let sum: u32 = seen.iter().map(|clan| strength(clan.code)).sum();
    let mut lines: Vec<&str> =
        seen.iter().filter(|clan| clan.power != Some('b')).map(|clan| &clan.code[..1]).collect();
    lines.dedup();
    let doubles = seen.len() > 1 && lines.len() <= 1 && seen.len() == army.len();
    (if doubles { 2 * sum } else { sum }, army.len() - seen.len())
}

/// The two letters and the colour of a bloodline.
fn bloodline(code: &str) -> Option<(&'static str, Color)> {
    Some(match code.chars().next()? {
        's' => ("Sc", Color::Indexed(250)),
        'm' => ("Mk", Color::Indexed(114)),
        'd' => ("Md", Color::Indexed(111)),
        'w' => ("We", Color::Indexed(203)),
        'f' => ("Fe", Color::Indexed(177)),
        'o' => ("Fo", Color::Indexed(215)),
        'k' => ("Ck", Color::Indexed(80)),
        'c' => ("Co", Color::Indexed(227)),
        'b' => ("Br", Color::Indexed(180)),
        _ => return None,
    })
}

/// The text of a card, five columns wide, and its style.
fn face(clan: Clan<'_>) -> (String, Style) {
    let Some((sign, colour)) = bloodline(clan.code) else {
        return ("▒▒▒▒▒".to_owned(), Style::Faint);
    };
    let text = format!("{sign}{:>2}", strength(clan.code));
    // A face-down card that is visible belongs to this player.
    let text = match (clan.down, clan.power) {
        (true, _) => format!("{text}↓"),
        (false, Some(power)) => format!("{text}{power}"),
        (false, None) => text,
    };
    (format!("{text:<5}"), Style::Card(colour))
}

/// Draws a card, seven columns wide with the signs of its mark.
fn card(canvas: &mut Canvas<'_>, x: u16, y: u16, clan: Clan<'_>, scene: &BoardScene<'_>, touch: &str) -> u16 {
    let (text, style) = face(clan);
    canvas.item(x, y, &text, style, scene.mark(touch), scene.action_for(touch))
}

/// Draws a row of cards with their keys below.
fn row<'a>(
    canvas: &mut Canvas<'_>,
    x: u16,
    y: u16,
    scene: &BoardScene<'_>,
    cards: impl Iterator<Item = (String, Option<Clan<'a>>)>,
) {
    let mut at = x;
    for (touch, clan) in cards {
        let begin = at;
        at = match clan {
            Some(clan) => card(canvas, at, y, clan, scene, &touch) + 1,
            None => canvas.text(at, y, "  ···  ", Style::Faint) + 1,
        };
        if let Some(label) = scene.label(&touch) {
            canvas.text(begin + 3, y + 1, &label.to_string(), Style::Faint);
        }
    }
}

fn paint_lord(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &BoardScene<'_>,
    land: &Land<'_>,
    at: usize,
    seat: &str,
) {
    let locale = scene.locale;
    let empty = Vec::new();
    let army = land.armies.get(at).unwrap_or(&empty);
    let (total, hidden) = worth(army);
    let mine = scene.state.me.as_deref() == Some(seat);
    let crown = if land.initiative == seat { "♛ " } else { "" };
    let name = format!("{crown}{}", scene.name(seat));
    let x = canvas.fitted(area.x, area.y, &name, 20, if mine { Style::Strong } else { Style::Plain });
    let x = canvas.text(x, area.y, &format!("  {}", possessions(locale, land, at)), Style::Faint);
    if !army.is_empty() {
        let plus = if hidden > 0 { format!("{total}+") } else { total.to_string() };
        canvas.text(x, area.y, &format!("  ⚔ {plus}"), Style::Strong);
    }
    let mut x = area.x + 2;
    for (place, clan) in (1..).zip(army) {
        let touch = format!("army:{seat}:{place}");
        x = card(canvas, x, area.y + 1, *clan, scene, &touch);
        if let Some(label) = scene.label(&touch) {
            x = canvas.text(x, area.y + 1, &label.to_string(), Style::Faint);
        }
    }
}

/// Draws the hand in as many rows as it needs, and returns the row after it.
fn paint_hand(canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>, hand: &[&str]) -> u16 {
    let columns = usize::from(area.width / 8).max(1);
    let mut y = area.y;
    for cards in hand.chunks(columns) {
        let clan = |code| Some(Clan { code, down: false, power: None });
        row(canvas, area.x, y, scene, cards.iter().map(|code| (format!("hand:{code}"), clan(*code))));
        y += 2;
    }
    y
}

/// Draws the touches that have no place on the table.
fn buttons(canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>) {
    let legal = ["up", "down", "power", "skip"].into_iter().filter(|touch| scene.mark(touch).legal);
    paint_row(canvas, area, scene, legal.map(|touch| (touch, scene.touch_name(touch))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armies_are_parsed_and_valued() {
        let army = clans("d5+d(w2)s1(??)");
        let read: Vec<(&str, bool, Option<char>)> =
            army.iter().map(|clan| (clan.code, clan.down, clan.power)).collect();
        assert_eq!(
            read,
            [("d5", false, Some('d')), ("w2", true, None), ("s1", false, None), ("??", true, None)]
        );
        assert_eq!(worth(&army), (8, 1));
        assert_eq!(worth(&clans("s5sA")), (30, 0), "an army of one bloodline counts double");
        assert_eq!(worth(&clans("s5b1+b")), (34, 0), "a Bruce with an activated power joins the bloodline");
        assert_eq!(worth(&clans("s5b1")), (17, 0));
        assert!(clans("-").is_empty());
    }
}
