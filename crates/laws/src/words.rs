//! Law: whatever the rules say is said in every language, and nothing is written that they do not say.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tabletop::{Game, Phrase};

/// The languages of the table.
const LANGUAGES: [&str; 2] = ["en", "fr"];

/// Says each phrase in each language, and answers the texts by language, then phrase.
///
/// # Panics
/// If a language or a message is missing, one mentions what the phrase does not bring, or the languages have
/// different messages.
pub fn told<G: Game>(phrases: &[Phrase]) -> [Vec<String>; 2] {
    let languages: Vec<&str> = G::WORDS.iter().map(|(language, _)| *language).collect();
    assert_eq!(languages, LANGUAGES);
    let keys: Vec<BTreeSet<&str>> = G::WORDS.iter().map(|(_, text)| keys(text)).collect();
    assert_eq!(keys[0], keys[1], "both languages have the same messages");
    LANGUAGES.map(|language| {
        let (_, text) = G::WORDS.iter().find(|(name, _)| *name == language).expect("it is there");
        let bundle = bundle(language, text);
        phrases.iter().map(|phrase| say(&bundle, phrase)).collect()
    })
}

/// The keys of all messages of a Fluent text.
fn keys(text: &str) -> BTreeSet<&str> {
    let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    text.lines().filter(begins).filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
}

fn bundle(language: &str, text: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned()).expect("the text is well formed");
    let tag: unic_langid::LanguageIdentifier = language.parse().expect("a language tag");
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("no key stands twice");
    bundle
}

fn say(bundle: &FluentBundle<FluentResource>, phrase: &Phrase) -> String {
    let args: FluentArgs<'_> =
        phrase.args.iter().map(|(name, value)| (*name, FluentValue::try_number(value))).collect();
    let message = bundle.get_message(phrase.key).unwrap_or_else(|| panic!("no message {}", phrase.key));
    let pattern = message.value().expect("a text");
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{}: {errors:?}", phrase.key);
    text
}
