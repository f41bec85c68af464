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

/// A whole number with its thousands apart, formatted for the language.
pub(crate) fn grouped(number: impl std::fmt::Display, words: &Words) -> String {
    let digits = number.to_string();
    let separator = words.say(&Phrase::new("words-thousands"));
    let apart = |(at, digit): (usize, char)| {
        let begins_group = at > 0 && (digits.len() - at).is_multiple_of(3);
        format!("{}{digit}", if begins_group { &separator } else { "" })
    };
    digits.chars().enumerate().map(apart).collect()
}

/// Checks that no two languages have the same text, as they would if one was not translated.
#[cfg(test)]
pub(crate) fn assert_all_differ(texts: &[String]) {
    let different: std::collections::BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len(), "{texts:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        let english = words(Language::English);
        let text = |number: u32| grouped(number, &english);
        assert_eq!([7, 999, 4270, 1_234_567].map(text), ["7", "999", "4,270", "1,234,567"]);
        assert_eq!(grouped(4270, &words(Language::French)), "4\u{202f}270");
        assert_eq!(grouped(4270, &words(Language::German)), "4.270");
    }
}
