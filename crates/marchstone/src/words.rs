//! The texts of the binary itself, in every language.

use catalog::{Language, Words};
use tabletop::Phrase;

/// The Fluent sources by language.
pub(crate) const WORDS: &[(&str, &str)] = tabletop::translations!("/words/", ".ftl");

/// The texts of the binary and of all games in a language.
pub(crate) fn words(language: Language) -> Words {
    Words::with(language, WORDS)
}

/// A number with one decimal, formatted for the language.
pub(crate) fn tenths(number: f64, words: &Words) -> String {
    let text = format!("{number:.1}");
    let (whole, tenth) = text.split_once('.').unwrap_or((&text, "0"));
    words.say(&Phrase::new("words-tenths").with("whole", whole).with("tenth", tenth))
}

/// Checks that no two languages have the same text, as they would if one was not translated.
#[cfg(test)]
pub(crate) fn assert_all_differ(texts: &[String]) {
    let different: std::collections::BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len(), "{texts:?}");
}
