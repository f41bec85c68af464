//! What the binary itself says to people, in each language.

use catalog::{Language, Words};

/// The Fluent text of each language.
pub(crate) const WORDS: &[(&str, &str)] =
    &[("en", include_str!("../words/en.ftl")), ("fr", include_str!("../words/fr.ftl"))];

/// The words of the binary and of all games in a language.
pub(crate) fn words(language: Language) -> Words {
    Words::with(language, WORDS)
}
