//! The output of the statistics, as JSON and as a table.

use std::io::{self, Write};

use catalog::Words;
use serde_json::{Map, Value as Json, json};
use tabletop::Phrase;

use super::statistics::{Key, Kind, Lengths, Statistics};
use crate::record_stream::sanitized;
use crate::words::tenths;

/// The statistics as JSON.
pub(super) fn json(statistics: &Statistics) -> Json {
    let lengths = |lengths: &Lengths| {
        lengths.summary().map(|(least, mean, middle, most)| {
            json!({ "min": least, "mean": mean, "median": middle, "max": most })
        })
    };
    let kind = |((game, players, options), kind): (&Key, &Kind)| {
        let options: Json = serde_json::from_str(options).unwrap_or_else(|_| Json::from(options.as_str()));
        let results: Map<String, Json> =
            kind.results.iter().map(|(mark, count)| (mark.to_string(), Json::from(*count))).collect();
        let name = |(name, [games, won]): (&String, &[u64; 2])| {
            (name.clone(), json!({ "games": games, "won": won }))
        };
        let names: Map<String, Json> = kind.names.iter().map(name).collect();
        let counted: Map<String, Json> = kind
            .counts
            .by_kind()
            .into_iter()
            .map(|(kind, names)| {
                let names: Map<String, Json> =
                    names.into_iter().map(|(name, count)| (name.to_owned(), Json::from(count))).collect();
                (kind.to_owned(), Json::Object(names))
            })
            .collect();
        json!({
            "game": game, "players": players, "options": options, "games": kind.games, "results": results,
            "names": names, "actions": lengths(&kind.actions), "turns": lengths(&kind.turns), "counted": counted,
        })
    };
    let kinds: Vec<Json> = statistics.kinds.iter().map(kind).collect();
    json!({
        "records": statistics.records,
        "matching": statistics.matching,
        "broken": statistics.broken,
        "kinds": kinds,
    })
}

/// Prints the statistics as a table.
pub(super) fn table(statistics: &Statistics, words: &Words, output: &mut impl Write) -> io::Result<()> {
    let counts = Phrase::new("records-count")
        .with("records", statistics.records)
        .with("matching", statistics.matching)
        .with("broken", statistics.broken);
    writeln!(output, "{}", words.say(&counts))?;
    for ((game, players, options), kind) in &statistics.kinds {
        writeln!(output)?;
        let title =
            Phrase::new("records-kind").with("game", game).with("players", players).with("games", kind.games);
        writeln!(output, "{}", sanitized(&words.say(&title)))?;
        writeln!(output, "  {}", sanitized(options))?;
        let share = |count: u64| 100.0 * count as f64 / kind.games.max(1) as f64;
        for (mark, count) in &kind.results {
            let key = match mark {
                '=' => "records-drawn",
                '-' => "records-nobody",
                '*' => "records-unfinished",
                _ => "records-won",
            };
            let text = words.say(&Phrase::new(key).with("seat", mark));
            row(output, &text, *count, &tenths(share(*count), words))?;
        }
        for (key, lengths) in [("records-actions", &kind.actions), ("records-turns", &kind.turns)] {
            if let Some((least, mean, middle, most)) = lengths.summary() {
                let phrase = Phrase::new(key)
                    .with("least", least)
                    .with("mean", tenths(mean, words))
                    .with("middle", middle)
                    .with("most", most);
                writeln!(output, "  {}", words.say(&phrase))?;
            }
        }
        let mut names: Vec<_> = kind.names.iter().collect();
        names.sort_by_key(|(name, [games, won])| (std::cmp::Reverse(*won), std::cmp::Reverse(*games), *name));
        writeln!(output, "  {}", words.say(&Phrase::new("records-names")))?;
        for (name, [games, won]) in names.into_iter().take(20) {
            let phrase = Phrase::new("records-name").with("games", games).with("won", won);
            writeln!(output, "    {:<24} {}", sanitized(name), words.say(&phrase))?;
        }
        counted(game, kind, words, output)?;
    }
    Ok(())
}

/// Prints the counts of a game's notes. The names of groups and notes are messages of the game: `st-note-formations`.
fn counted(game: &str, kind: &Kind, words: &Words, output: &mut impl Write) -> io::Result<()> {
    let tag = catalog::game(game).map_or("", |game| game.tag());
    let named = |name: &str| words.find(&format!("{tag}-note-{name}"), []);
    for (group, names) in kind.counts.by_kind() {
        writeln!(output, "  {}", named(group).unwrap_or_else(|| group.to_owned()))?;
        let all: u64 = names.iter().map(|(_, count)| count).sum();
        for (name, count) in names {
            // The name of a note is itself the key of a message, or one of the game's notes.
            let text = words.find(name, []).or_else(|| named(name)).unwrap_or_else(|| name.to_owned());
            write!(output, "  ")?;
            row(output, &text, count, &tenths(100.0 * count as f64 / all.max(1) as f64, words))?;
        }
    }
    Ok(())
}

fn row(output: &mut impl Write, text: &str, count: u64, share: &str) -> io::Result<()> {
    writeln!(output, "  {text:<24} {count:>10} {share:>6} %")
}
