//! What the rules say to people, in every language.

use std::collections::BTreeSet;

use lords_of_scotland::{Bloodline, Card, Illegal, Position, Spot};
use tabletop::{Game, Seat, Tell};

fn every_reason() -> Vec<Illegal> {
    let spot = Spot { seat: Seat::B, place: 1 };
    vec![
        Illegal::GameOver,
        Illegal::MustFlip,
        Illegal::MustAct,
        Illegal::MustDecide(Bloodline::Scott),
        Illegal::MustMuster,
        Illegal::MustClaim,
        Illegal::SlotIsEmpty(3),
        Illegal::AlreadyFaceUp(3),
        Illegal::HandIsFull,
        Illegal::NotInHand(Card::new(7)),
        Illegal::NoSuchSeat(Seat::B),
        Illegal::NoSuchClan(spot),
        Illegal::NoSuchSupporter(4),
        Illegal::DiscardsItself,
        Illegal::OwnArmy,
        Illegal::CopiesItself,
        Illegal::FaceDown(spot),
        Illegal::CopiesCopier(spot),
        Illegal::Idle(Bloodline::Forsyth),
        Illegal::MustUseCopied(Bloodline::Wemyss),
    ]
}

#[test]
fn every_reason_is_told_in_every_language() {
    let phrases: Vec<_> = every_reason().iter().map(Tell::phrase).collect();
    for texts in laws::told::<Position>(&phrases) {
        for (text, phrase) in texts.iter().zip(&phrases) {
            assert!(phrase.args.iter().all(|(_, value)| text.contains(value)), "{text}");
        }
    }
    let told: BTreeSet<&str> = phrases.iter().map(|phrase| phrase.key).collect();
    for (language, text) in Position::WORDS {
        let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        assert_eq!(told, keys.collect(), "{language}: nothing is said that no rule says");
    }
}

#[test]
fn every_reason_begins_with_its_rule() {
    for reason in every_reason() {
        let text = reason.to_string();
        let (rule, rest) = text.split_once(": ").unwrap();
        assert!(rule.starts_with("LS-") && !rest.is_empty(), "{text}");
    }
}

#[test]
fn the_rules_are_told_in_full_in_both_languages() {
    const RULES: &str = include_str!("../../RULES.md");
    let (english, french) = RULES.split_once("\n# Français\n").unwrap();
    let ids = |part: &str| -> Vec<String> {
        let bold = part.split("**LS-").skip(1);
        bold.map(|rest| rest.split("**").next().unwrap().to_owned()).collect()
    };
    let expected: Vec<String> = [('M', 2), ('S', 5), ('T', 4), ('E', 6), ('P', 12)]
        .iter()
        .flat_map(|&(letter, count)| (1..=count).map(move |number| format!("{letter}{number}")))
        .collect();
    assert_eq!(ids(english), expected);
    assert_eq!(ids(french), expected);
}
