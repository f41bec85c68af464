//! The rule texts of the games, as plain paragraphs.

use catalog::Language;

use crate::boards;

/// The rules of a game in a language, one paragraph per line.
pub(crate) fn of(game: &str, language: Language) -> Vec<String> {
    let Some(texts) = catalog::TEXTS.iter().find(|texts| texts.game == game) else { return Vec::new() };
    // Before the first chapter there are a title and links to the other languages.
    let text = with_signs(language.pick(texts.rules).unwrap_or_default(), |code| boards::sign(game, code));
    paragraphs(text.lines().skip_while(|line| !line.starts_with("## ")))
}

/// Replaces the drawings, `<!-- draw: r3 r4 r5 -->`, by the signs of their pieces. What has no sign is left out.
fn with_signs(text: &str, sign: impl Fn(&str) -> Option<String>) -> String {
    let mut drawn = String::new();
    let mut rest = text;
    while let Some((before, drawing)) = rest.split_once(" <!-- draw: ")
        && let Some((codes, after)) = drawing.split_once(" -->")
    {
        drawn += before;
        for piece in codes.split(' ').filter_map(&sign) {
            drawn += " ";
            drawn += &piece;
        }
        rest = after;
    }
    drawn + rest
}

/// Joins the lines of paragraphs and removes Markdown.
fn paragraphs<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut open = false;
    for line in lines {
        let alone = line.starts_with('#') || line.starts_with('|') || line.starts_with("```");
        let item = line.trim_start().starts_with("- ") || line.trim_start().starts_with("* ");
        let text = line.trim();
        if text.is_empty() || line.starts_with("|--") || line.starts_with("```") || line == "---" {
            if open {
                all.push(String::new());
            }
            open = false;
        } else if open && !alone && !item {
            if let Some(last) = all.last_mut() {
                *last += " ";
                *last += text;
            }
        } else {
            all.push(text.to_owned());
            open = !alone;
        }
    }
    // Only now: a link may go on in the next line.
    all.iter().map(|paragraph| plain(paragraph)).collect()
}

fn plain(line: &str) -> String {
    let line = line.trim_start_matches('#').trim().replace(['*', '`'], "");
    // The cells of a table row are separated by dots.
    let line = line.strip_prefix('|').map_or(line.clone(), |row| {
        let cells = row.trim_end_matches('|').split('|').map(str::trim);
        cells.filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(" · ")
    });
    // A link [text](target) becomes its text.
    let mut text = String::new();
    let mut rest = line.as_str();
    while let Some((before, link)) = rest.split_once('[')
        && let Some((words, after)) = link.split_once("](")
        && let Some((_, after)) = after.split_once(')')
    {
        text = text + before + words;
        rest = after;
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_rules_in_every_language() {
        for game in catalog::GAMES {
            for language in catalog::LANGUAGES {
                let rules = of(game.name(), language);
                assert!(rules.len() > 10, "{} {language}: {rules:?}", game.name());
                assert!(rules.iter().all(|line| !line.contains("<!--")), "{rules:#?}");
                assert!(
                    rules.iter().all(|line| !line.contains(['*', '|', '`']) && !line.contains("](")),
                    "{rules:#?}"
                );
            }
        }
    }

    #[test]
    fn lines_are_joined_to_paragraphs() {
        let lines = "## Title\n\nOne [two\ntoo](#x)\nthree **four** *five*.\n\n- a\n  b\n- c";
        let expected = ["Title", "One two too three four five.", "", "- a b", "- c"];
        assert_eq!(paragraphs(lines.lines()), expected);
    }

    #[test]
    fn drawings_are_signs() {
        let sign = |code: &str| code.strip_prefix('r').map(|value| format!("♦{value}"));
        let text = "red 3 and 4 <!-- draw: r3 r4 --> win. A ring <!-- draw: town --> of";
        assert_eq!(with_signs(text, sign), "red 3 and 4 ♦3 ♦4 win. A ring of");
        let rules = |game: &str| of(game, Language::English).join("\n");
        assert!(rules("schotten-totten").contains("red 3, 4 and 5 ♦3 ♦4 ♦5"));
        assert!(rules("bergues").contains("on exactly four faces. ◆ ● ▲ ■ ★ ✚ ☾ ·"));
    }

    #[test]
    fn rows_of_tables_are_lines_without_bars() {
        let lines = "| | a | b |\n|---|---|---|\n| one | 1 | 2 |";
        assert_eq!(paragraphs(lines.lines()), ["a · b", "one · 1 · 2"]);
    }

    #[test]
    fn rules_begin_with_authors_and_what_a_ruling_is() {
        for (game, author) in
            [("schotten-totten", "Knizia"), ("lords-of-scotland", "James"), ("bergues", "2018")]
        {
            for (language, ruling) in [
                (Language::English, "A ruling is"),
                (Language::French, "Une précision est"),
                (Language::German, "Eine Auslegung ist"),
                (Language::Spanish, "Una decisión es"),
            ] {
                let preface = of(game, language).into_iter().take(12).collect::<String>();
                assert!(preface.contains(author) && preface.contains(ruling), "{game} {language}: {preface}");
            }
        }
    }
}
