//! Law: whatever the rules say is said in every language, and nothing is written that they do not say.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tabletop::{Dice, Game, Phrase, Settings, Table};

/// The languages of the table.
const LANGUAGES: [&str; 2] = ["en", "fr"];

/// Says each phrase in each language, and answers the texts by language, then phrase.
///
/// # Panics
/// If a language or a message is missing, one mentions what the phrase does not bring, or the languages have
/// different messages, or messages that mention different things.
pub fn told<G: Game>(phrases: &[Phrase]) -> [Vec<String>; 2] {
    translated(G::WORDS);
    LANGUAGES.map(|language| {
        let (_, text) = G::WORDS.iter().find(|(name, _)| *name == language).expect("it is there");
        let bundle = bundle(language, text);
        phrases.iter().map(|phrase| say(&bundle, phrase)).collect()
    })
}

/// Compares the languages of Fluent texts.
///
/// # Panics
/// If a language is missing, or the languages have different messages, or messages that mention different things.
pub fn translated(words: &[(&str, &str)]) {
    let languages: Vec<&str> = words.iter().map(|(language, _)| *language).collect();
    assert_eq!(languages, LANGUAGES);
    let messages: Vec<Messages<'_>> = words.iter().map(|(_, text)| messages(text)).collect();
    let keys: Vec<BTreeSet<&str>> = messages.iter().map(|all| all.keys().copied().collect()).collect();
    assert_eq!(keys[0], keys[1], "both languages have the same messages");
    assert_eq!(messages[0], messages[1], "both languages mention the same things");
}

/// What random games of one rule set have to tell: each step as each viewer is told it.
///
/// # Panics
/// If a listed action is refused, or a game is dealt with options that are not allowed.
pub fn tellings<G: Game>(settings: &Settings, seats: u8, games: u32) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    for number in 0..games {
        let mut table =
            Table::<G>::deal(settings, seats, crate::seed(number)).expect("these options are allowed");
        let mut choices = Dice::quick(u64::from(number));
        while let Some(seat) = table.position().decider() {
            let action = table.position().random_action(&mut choices, &mut Vec::new());
            let steps = table.play(&[action.to_string()]).expect("a listed action is legal");
            for step in steps {
                assert_eq!((step.seat, step.action), (seat, action.to_string()));
                phrases.extend(step.seen.into_iter().map(|(_, sight)| sight.phrase));
            }
        }
    }
    phrases
}

/// For each key of a Fluent text, the attributes, the things and the other messages that it mentions.
type Messages<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

fn messages(text: &str) -> Messages<'_> {
    let mut messages = Messages::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase())
            && let Some((name, _)) = line.split_once(" =")
        {
            key = name;
            messages.entry(key).or_default();
        }
        let Some(mentioned) = messages.get_mut(key) else { continue };
        let words = line.split(|c: char| !(c.is_ascii_alphanumeric() || "$.-".contains(c)));
        let attribute = |word: &&str| word.starts_with('.') && word.len() > 1;
        mentioned.extend(words.filter(|word| word.starts_with('$') || attribute(word)));
    }
    messages
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
