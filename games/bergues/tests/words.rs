//! Every refusal can be told in every language, and names its rule.

use bergues::{Action, Illegal, Position};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use tabletop::{Dice, Game, Phrase, Settings, Tell, Value};
use unic_langid::LanguageIdentifier;

fn bundle(language: &str, text: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned()).expect("the text is well formed");
    let language: LanguageIdentifier = language.parse().expect("a language tag");
    let mut bundle = FluentBundle::new(vec![language]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("no key stands twice");
    bundle
}

fn told(bundle: &FluentBundle<FluentResource>, phrase: &Phrase) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in &phrase.args {
        args.set(*name, value.as_str());
    }
    let message = bundle.get_message(phrase.key).unwrap_or_else(|| panic!("no message {}", phrase.key));
    let pattern = message.value().expect("a text");
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{}: {errors:?}", phrase.key);
    text
}

/// Tries every action at every position of some games, and adds a draw, which random games hardly reach.
fn every_refusal() -> Vec<Illegal> {
    let spaces = (0..28).map(|space| format!("go{space}"));
    let tiles = (1..=16).map(|tile| format!("f{tile}"));
    let words = ["N", "S", "useN", "useS", "cw", "ccw"].map(str::to_owned);
    let actions: Vec<Action> =
        spaces.chain(tiles).chain(words).map(|text| text.parse().expect("an action")).collect();
    let mut refusals = vec![Illegal::Drawn];
    let mut dice = Dice::quick(3);
    for variant in ["classic", "junior"] {
        for _ in 0..20 {
            let settings = Settings::new().with("variant", Value::Word(variant.to_owned()));
            let mut position = Position::deal(&settings, 3, &mut dice).expect("a deal");
            loop {
                for illegal in actions.iter().filter_map(|&action| position.check(action).err()) {
                    if !refusals.contains(&illegal) {
                        refusals.push(illegal);
                    }
                }
                if position.is_over() {
                    break;
                }
                let action = position.random_action(&mut dice, &mut Vec::new());
                position.apply(action, &mut dice);
            }
        }
    }
    refusals
}

#[test]
fn every_refusal_is_told_in_every_language_with_its_rule() {
    let refusals = every_refusal();
    let languages: Vec<&str> = Position::WORDS.iter().map(|(language, _)| *language).collect();
    assert_eq!(languages, ["en", "fr"]);
    for (language, text) in Position::WORDS {
        let bundle = bundle(language, text);
        for illegal in &refusals {
            let english = illegal.to_string();
            let rule = english.split(':').next().expect("a first word");
            assert!(rule.starts_with("BG-"), "{english}");
            let told = told(&bundle, &illegal.phrase());
            assert!(told.starts_with(rule), "{told} is not about {rule}");
        }
    }
    // Every message of the files is used.
    let mut keys: Vec<&str> = refusals.iter().map(|illegal| illegal.phrase().key).collect();
    keys.sort_unstable();
    keys.dedup();
    for (language, text) in Position::WORDS {
        let mut written: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("bg-"))
            .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
            .collect();
        written.sort_unstable();
        assert_eq!(written, keys, "{language}");
    }
}

#[test]
fn a_message_reads_well() {
    let [(_, english), (_, french)] = Position::WORDS else { panic!("two languages") };
    let phrase = |text: &str, action: &str| {
        let position: Position = text.parse().expect("a position");
        position.check(action.parse().expect("an action")).unwrap_err().phrase()
    };
    let tiles = "ab,ac,ad,ae,af,bc,bd,be,bf,cd,ce,cf,de,df,ef,nn";
    let moving = phrase(&format!("bg classic.2.4.e.pairs 0,5,10,15 {tiles} 4/- 3.A.move:w:1.A"), "N");
    assert_eq!(
        told(&bundle("en", english), &moving),
        "BG-T6: Choose a direction for the white guard. Spaces to go: 1."
    );
    assert_eq!(
        told(&bundle("fr", french), &moving),
        "BG-T6 : Choisis le sens du Garde blanc. Nombre de cases : 1."
    );
    let filled = phrase(&format!("bg classic.2.4.e.pairs 0,5,10,15 {tiles} -/4 3.A.path.A"), "S");
    assert_eq!(
        told(&bundle("en", english), &filled),
        "BG-T1: There are still tiles on the south path. You can only fill an empty path."
    );
}
