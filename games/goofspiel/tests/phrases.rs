//! Everything the rules say exists in every language.

use std::collections::BTreeSet;

use goofspiel::{Action, Illegal, Position};
use tabletop::{Describe, Phrase, Settings, Value};

fn refusals() -> Vec<Phrase> {
    let Action(card) = "b7".parse().expect("a bid");
    [Illegal::GameOver, Illegal::NotInHand(card)].iter().map(Describe::phrase).collect()
}

fn steps() -> Vec<Phrase> {
    let settings = Settings::new().with("cards", Value::Number(5));
    laws::step_phrases::<Position>(&settings, 3, 40)
}

#[test]
fn every_refusal_is_translated() {
    for texts in laws::translate::<Position>(&refusals()) {
        assert!(texts.iter().all(|text| text.ends_with('.')), "{texts:?}");
    }
}

#[test]
fn every_step_is_translated_and_begins_with_its_seat() {
    laws::check_step_texts::<Position>(&steps());
}

#[test]
fn every_message_is_used() {
    let phrases = refusals().into_iter().chain(steps());
    let mut used: BTreeSet<String> = phrases.map(|phrase| phrase.key.to_owned()).collect();
    for name in ["game-name", "phase-bid", "phase-over", "touches-hand"] {
        used.insert(format!("gs-{name}"));
    }
    // Names that the generic boards use: cards by their codes, fields of the view by their numbers.
    used.extend("A23456789TJQK".chars().map(|card| format!("gs-card-{card}")));
    used.extend(["1", "2", "3", "4", "4-1", "4-2", "5", "6"].map(|field| format!("gs-field-{field}")));
    for name in ["cards", "ties", "ties-carry", "ties-discard", "first"] {
        used.insert(format!("gs-option-{name}"));
    }
    laws::check_message_keys::<Position>(&used);
}
