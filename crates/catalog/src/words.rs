//! Fluent messages of the games in the reader's language.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tabletop::{Language, Phrase};

use crate::TEXTS;

/// All messages of all games in one language.
pub struct Words(FluentBundle<FluentResource>);

impl Words {
    /// The messages of all games.
    ///
    /// # Panics
    /// If a game's Fluent text is malformed; tests check all of them.
    pub fn new(language: Language) -> Words {
        Words::with(language, &[])
    }

    /// The messages of all games, and those of a program: its Fluent texts by language.
    ///
    /// # Panics
    /// If a text is malformed, or repeats a key of another.
    pub fn with(language: Language, own: &'static [(&'static str, &'static str)]) -> Words {
        let tag = language.tag().parse().expect("a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks around arguments matter only for mixed writing directions.
        bundle.set_use_isolating(false);
        let texts = TEXTS.iter().flat_map(|texts| texts.words).chain(own);
        for (_, text) in texts.filter(|(name, _)| *name == language.tag()) {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
            bundle.add_resource(resource).expect("no key occurs twice");
        }
        Words(bundle)
    }

    /// The formatted message; `None` if there is none or an argument is missing.
    pub fn try_say(&self, phrase: &Phrase) -> Option<String> {
        self.find(phrase.key, phrase.args.iter().map(|(name, value)| (*name, value.as_str())))
    }

    /// The formatted message of a key, or an attribute if the key has a dot: `level-lamb.help`.
    pub fn find<'a>(&self, key: &str, args: impl IntoIterator<Item = (&'a str, &'a str)>) -> Option<String> {
        let (key, attribute) = key.split_once('.').map_or((key, None), |(key, name)| (key, Some(name)));
        let message = self.0.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> =
            args.into_iter().map(|(name, value)| (name, fluent_value(value))).collect();
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// The formatted message, or the key if there is none.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase).unwrap_or_else(|| phrase.key.to_owned())
    }
}

/// Integers become Fluent numbers, so that messages can select plurals; everything else stays text, such as a player
/// named 007 or Nan.
fn fluent_value(value: &str) -> FluentValue<'_> {
    match value.parse::<i32>() {
        Ok(number) if number.to_string() == value => FluentValue::from(number),
        _ => FluentValue::from(value),
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Words(…)")
    }
}
