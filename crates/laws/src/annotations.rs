//! Law: annotations depend on the view alone, name things by touches, are translated into every language, and allow
//! only what parses as an action.

use std::collections::BTreeSet;

use tabletop::{Annotation, Dice, Game, Phrase, Seat, Settings, Table, Viewer};

use crate::phrases::Messages;
use crate::rules_text::check_rules_text;

/// Checks the annotations of one game; the messages and the rules are read once.
pub(crate) struct Law {
    messages: Messages,
    /// The ids of the rules that are there in every language.
    rules: BTreeSet<&'static str>,
}

impl Law {
    pub(crate) fn new<G: Game>() -> Law {
        // A game without a rule book can name no rule.
        let rules = if G::RULES.is_empty() { Vec::new() } else { check_rules_text::<G>() };
        Law { messages: Messages::new(G::WORDS), rules: rules.into_iter().collect() }
    }

    pub(crate) fn check<G: Game>(&mut self, position: &G, spare: &mut Dice) {
        for viewer in Viewer::all(position.seats()) {
            let view = position.view(viewer);
            let alike = G::determinize(&view, spare).view(viewer);
            let annotations = G::annotations(&view);
            assert_eq!(
                annotations,
                G::annotations(&alike),
                "{viewer:?} learns what it cannot know: {position}"
            );

            let explainable = G::explainable(&view);
            let unasked = annotations.iter().map(|annotation| (annotation.seat, annotation.touch.as_str()));
            assert_eq!(
                unasked.collect::<BTreeSet<_>>().len(),
                annotations.len(),
                "said twice: {annotations:?}"
            );
            for annotation in &annotations {
                self.check_one::<G>(annotation);
                assert!(explainable.contains(&annotation.touch), "{annotation:?} cannot be asked for");
            }
            let things = explainable.iter().collect::<BTreeSet<_>>();
            assert_eq!(things.len(), explainable.len(), "listed twice: {explainable:?}");
            for touch in &explainable {
                for seat in Seat::first(position.seats()) {
                    let Some(explained) = G::explain(&view, seat, touch) else {
                        panic!("{touch} is not explained to {seat}: {position}");
                    };
                    assert_eq!(explained.touch, *touch);
                    assert_eq!(Some(&explained), G::explain(&alike, seat, touch).as_ref());
                    self.check_one::<G>(&explained);
                }
            }
            for nonsense in ["", ":", "nothing", "nothing:1"] {
                assert_eq!(G::explain(&view, Seat::A, nonsense), None);
            }
        }
    }

    fn check_one<G: Game>(&mut self, annotation: &Annotation) {
        let Annotation { touch, phrase, rule, evidence, action, .. } = annotation;
        assert!(self.rules.contains(rule), "{rule} is no rule: {annotation:?}");
        assert!(!touch.is_empty() && touch.is_ascii() && !touch.contains(' '), "{annotation:?}");
        self.messages.check(phrase);
        let roles: BTreeSet<&str> = evidence.iter().map(|evidence| evidence.role).collect();
        assert_eq!(roles.len(), evidence.len(), "a role stands twice: {annotation:?}");
        for evidence in evidence {
            self.messages.check(&evidence.phrase);
        }
        if let Some(action) = action {
            assert!(action.parse::<G::Action>().is_ok(), "{annotation:?} allows what is no action");
        }
    }
}

/// The phrases of every annotation and explanation in random games of one rule set, for every viewer.
///
/// # Panics
/// If the game refuses the settings or a listed action.
pub fn annotation_phrases<G: Game>(settings: &Settings, seats: u8, games: u32) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    for number in 0..games {
        let mut table =
            Table::<G>::deal(settings, seats, crate::seed(number)).expect("these options are allowed");
        let mut choices = Dice::quick(u64::from(number));
        while !table.position().is_over() {
            for viewer in Viewer::all(seats) {
                let view = table.view(viewer);
                for touch in G::explainable(&view) {
                    let explained = Seat::first(seats).filter_map(|seat| G::explain(&view, seat, &touch));
                    for Annotation { phrase, evidence, .. } in explained {
                        phrases.push(phrase);
                        phrases.extend(evidence.into_iter().map(|evidence| evidence.phrase));
                    }
                }
            }
            let action = table.position().random_action(&mut choices, &mut Vec::new());
            table.apply(&[action.to_string()]).expect("a listed action is legal");
        }
    }
    phrases
}
