//! The texts of the binary itself, in both languages.

use catalog::{Language, Words};
use tabletop::Phrase;

/// The Fluent sources by language.
pub(crate) const WORDS: &[(&str, &str)] =
    &[("en", include_str!("../words/en.ftl")), ("fr", include_str!("../words/fr.ftl"))];

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
