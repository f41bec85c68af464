//! Law: every phrase of a game is translated into every language.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tabletop::{Dice, Game, LANGUAGES, Language, Phrase, Settings, Table};

/// Translates each phrase into each language. Returns the texts by language, then phrase.
///
/// # Panics
/// If [`check_translations`] fails for the game's messages, a message is missing, or one needs an argument that its
/// phrase does not have.
pub fn translate<G: Game>(phrases: &[Phrase]) -> [Vec<String>; LANGUAGES.len()] {
    check_translations(G::WORDS);
    LANGUAGES.map(|language| {
        let bundle = bundle(language.tag(), language.pick(G::WORDS).expect("checked above"));
        phrases.iter().map(|phrase| format(&bundle, phrase)).collect()
    })
}

/// Checks that the messages of a game are exactly these.
///
/// # Panics
/// If a message is missing or is never used.
pub fn check_message_keys<G: Game>(used: &BTreeSet<String>) {
    for (language, text) in G::WORDS {
        let keys: BTreeSet<String> = messages(text).into_keys().map(str::to_owned).collect();
        assert_eq!(*used, keys, "{language}");
    }
}

/// Checks that the phrases of steps can be translated, and that each text begins with the seat, the first argument.
///
/// # Panics
/// If [`translate`] fails, or a text does not begin with the seat or contains a placeable.
pub fn check_step_texts<G: Game>(phrases: &[Phrase]) {
    for texts in translate::<G>(phrases) {
        for (text, phrase) in texts.iter().zip(phrases) {
            assert!(text.starts_with(&phrase.args[0].1) && !text.contains(['{', '}']), "{text}");
        }
    }
}

/// Checks that Fluent texts have the same messages in every language.
///
/// # Panics
/// If a language is missing, or the languages differ in their messages or in the arguments of a message.
pub fn check_translations(words: &[(&str, &str)]) {
    let languages: Vec<&str> = words.iter().map(|(language, _)| *language).collect();
    assert_eq!(languages, LANGUAGES.map(Language::tag));
    let (_, first) = words[0];
    let expected = messages(first);
    for (language, text) in words {
        let found = messages(text);
        let keys = |all: &Arguments<'_>| all.keys().map(ToString::to_string).collect::<BTreeSet<_>>();
        assert_eq!(keys(&expected), keys(&found), "{language} has the same messages as {}", languages[0]);
        assert_eq!(expected, found, "{language} uses the same arguments as {}", languages[0]);
    }
}

/// The phrases of every step of random games of one rule set, for every viewer.
///
/// # Panics
/// If the game refuses the settings or a listed action.
pub fn step_phrases<G: Game>(settings: &Settings, seats: u8, games: u32) -> Vec<Phrase> {
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
                phrases.extend(step.seen.into_iter().map(|(_, seen)| seen.phrase));
            }
        }
    }
    phrases
}

/// The messages of a game in every language.
pub(crate) struct Messages {
    bundles: Vec<FluentBundle<FluentResource>>,
    /// The phrases that can be translated.
    checked: HashSet<Phrase>,
}

impl Messages {
    pub(crate) fn new(words: &[(&str, &str)]) -> Messages {
        let bundles = words.iter().map(|(language, text)| bundle(language, text)).collect();
        Messages { bundles, checked: HashSet::new() }
    }

    /// Checks that a phrase can be translated into every language.
    pub(crate) fn check(&mut self, phrase: &Phrase) {
        if self.checked.contains(phrase) {
            return;
        }
        for bundle in &self.bundles {
            format(bundle, phrase);
        }
        self.checked.insert(phrase.clone());
    }
}

/// For each key of a Fluent text, the attributes and arguments that it uses.
type Arguments<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

fn messages(text: &str) -> Arguments<'_> {
    let mut messages = Arguments::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase())
            && let Some((name, _)) = line.split_once(" =")
        {
            key = name;
            messages.entry(key).or_default();
        }
        let Some(used) = messages.get_mut(key) else { continue };
        let words = line.split(|c: char| !(c.is_ascii_alphanumeric() || "$.-".contains(c)));
        let attribute = |word: &&str| word.starts_with('.') && word.len() > 1;
        used.extend(words.filter(|word| word.starts_with('$') || attribute(word)));
    }
    messages
}

fn bundle(language: &str, text: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned()).expect("the text is well formed");
    let tag: unic_langid::LanguageIdentifier = language.parse().expect("a language tag");
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("no key is there twice");
    bundle
}

fn format(bundle: &FluentBundle<FluentResource>, phrase: &Phrase) -> String {
    let args: FluentArgs<'_> =
        phrase.args.iter().map(|(name, value)| (*name, FluentValue::try_number(value))).collect();
    let message = bundle.get_message(phrase.key).unwrap_or_else(|| panic!("no message {}", phrase.key));
    let pattern = message.value().expect("a text");
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{}: {errors:?}", phrase.key);
    text
}
