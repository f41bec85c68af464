//! The languages of all texts. A new language is an entry in each of the three lists of this file, and its files.

use std::fmt;
use std::str::FromStr;

/// A language that all texts exist in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
    /// Spanish.
    Spanish,
}

/// All languages.
pub const LANGUAGES: [Language; 4] =
    [Language::English, Language::French, Language::German, Language::Spanish];

impl Language {
    /// The language tag, such as `en`. The names of files have it.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
            Language::Spanish => "es",
        }
    }

    /// The text in this language, of texts by tag.
    pub fn pick<'a>(self, texts: &[(&str, &'a str)]) -> Option<&'a str> {
        texts.iter().find(|(tag, _)| *tag == self.tag()).map(|(_, text)| *text)
    }
}

/// Includes one file of the crate in every language: pairs of tag and text, in the order of [`LANGUAGES`]. The path of a
/// file is the tag between the two arguments, beginning at the folder of the crate: `translations!("/words/", ".ftl")`.
#[macro_export]
macro_rules! translations {
    ($before:expr, $after:expr) => {
        $crate::translations!($before, $after, "en", "fr", "de", "es")
    };
    ($before:expr, $after:expr, $($tag:literal),+) => {
        &[$(($tag, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $before, $tag, $after)))),+]
    };
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A language that the texts do not exist in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownLanguage(text) = self;
        let tags = LANGUAGES.map(Language::tag).join(", ");
        write!(f, "unsupported language \"{text}\"; use one of {tags}")
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Parses a language tag or the name of a locale; the region is ignored: `fr-CH` and `fr_CH.UTF-8` are French.
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let primary = text.split(['-', '_', '.', '@']).next().unwrap_or("");
        LANGUAGES
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(primary))
            .ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_locales_name_a_language() {
        for language in LANGUAGES {
            assert_eq!(language.tag().parse(), Ok(language));
        }
        assert_eq!("de_AT.UTF-8".parse(), Ok(Language::German));
        assert_eq!("de@euro".parse(), Ok(Language::German));
        assert_eq!("ES-mx".parse(), Ok(Language::Spanish));
        let error = "it".parse::<Language>().expect_err("there is no Italian").to_string();
        assert_eq!(error, "unsupported language \"it\"; use one of en, fr, de, es");
    }
}
