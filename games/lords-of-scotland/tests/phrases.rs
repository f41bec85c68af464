//! Every refusal and every step is translated, and every message is used.

use std::collections::BTreeSet;

use lords_of_scotland::{Bloodline, Card, Illegal, Position, Spot};
use tabletop::{Describe, Dice, Game, Phrase, Seat, Seed, Settings, Table, Value, Viewer};

use laws::counting_seed;

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
fn every_refusal_is_translated() {
    let phrases: Vec<_> = every_reason().iter().map(Describe::phrase).collect();
    for texts in laws::translate::<Position>(&phrases) {
        for (text, phrase) in texts.iter().zip(&phrases) {
            assert!(phrase.args.iter().all(|(_, value)| text.contains(value)), "{text}");
        }
    }
}

/// What a client needs to name things.
fn names() -> Vec<String> {
    let letters = Bloodline::ALL.map(Bloodline::letter);
    let by_letter = ["bloodline", "power", "phase-power", "argument-power"];
    let bloodlines = letters.iter().flat_map(|letter| by_letter.map(|kind| format!("{kind}-{letter}")));
    let phases = ["flip", "act", "power", "muster", "claim", "claim-2", "over"];
    let phases = phases.map(|phase| format!("phase-{phase}"));
    let kinds = ["hand", "row", "supporter", "army"].map(|kind| format!("touches-{kind}"));
    let touches =
        ["row", "supporter", "army", "up", "down", "skip", "power"].map(|kind| format!("touch-{kind}"));
    let uses = ["o", "m", "d", "c", "b"].map(|letter| format!("touch-power-{letter}"));
    let touches = kinds.into_iter().chain(touches).chain(uses);
    let parts = ["best", "worst", "standing"].map(|part| format!("part-{part}"));
    let notes = ["powers", "decisions", "skip", "muster-up", "muster-down", "recruit", "claim"];
    let notes = notes.map(|note| format!("note-{note}"));
    let themes = ["claim", "flip", "hide", "order", "power", "recruit", "strength", "wait"];
    let themes = themes.map(|theme| format!("theme-{theme}"));
    let aid = ["powers", "now", "end", "use", "lowest", "bloodline", "army", "total"];
    let aid = aid.map(|text| format!("aid-{text}"));
    let single = ["game-name", "card"].map(str::to_owned);
    let names = bloodlines
        .chain(phases)
        .chain(parts)
        .chain(notes)
        .chain(themes)
        .chain(touches)
        .chain(aid)
        .chain(single);
    names.map(|name| format!("ls-{name}")).collect()
}

fn steps() -> Vec<Phrase> {
    let settings = Settings::new().with("bruce", Value::Flag(true));
    [2, 3, 5].into_iter().flat_map(|seats| laws::step_phrases::<Position>(&settings, seats, 60)).collect()
}

#[test]
fn every_step_is_translated() {
    let phrases = steps();
    for texts in laws::translate::<Position>(&phrases) {
        for (text, phrase) in texts.iter().zip(&phrases) {
            assert!(phrase.args.iter().all(|(_, value)| text.contains(value)), "{text}: {phrase:?}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let settings = Settings::new().with("bruce", Value::Flag(true));
    let refusals = every_reason().into_iter().map(|reason| reason.phrase());
    let phrases = refusals.chain(steps()).chain(laws::annotation_phrases::<Position>(&settings, 3, 30));
    let used: BTreeSet<String> = phrases.map(|phrase| phrase.key.to_owned()).chain(names()).collect();
    laws::check_message_keys::<Position>(&used);
}

#[test]
fn messages_for_a_spectator_name_only_open_cards() {
    for number in 0..100 {
        let mut table = Table::<Position>::deal(&Settings::new(), 3, Seed([number; 32])).unwrap();
        let mut choices = Dice::quick(number.into());
        while !table.position().is_over() {
            let action = table.position().random_action(&mut choices, &mut Vec::new()).to_string();
            let before = table.view(Viewer::Spectator).to_string();
            let steps = table.play(&[action]).unwrap();
            let open = before + &table.view(Viewer::Spectator).to_string();
            let (_, seen_step) = steps[0].seen.last().unwrap();
            let mut cards = seen_step.phrase.args.iter().filter(|(name, _)| ["card", "clan"].contains(name));
            assert!(cards.all(|(_, card)| open.contains(card)), "{seen_step:?}: {open}");
        }
    }
}

#[test]
fn messages_do_not_reveal_hidden_cards() {
    // Only the owner knows a clan that is mustered face down.
    let mut table = Table::<Position>::deal(&Settings::new(), 2, counting_seed()).unwrap();
    while table.position().phase().to_string() != "act" {
        let action = table.position().random_action(&mut Dice::quick(1), &mut Vec::new());
        table.apply(&[action.to_string()]).unwrap();
    }
    let seat = table.position().decider().unwrap();
    let card = table.position().hand(seat).iter().next().unwrap();
    let steps = table.play(&[format!("-{card}")]).unwrap();
    assert!(!steps[0].reveals);
    for (viewer, seen_step) in &steps[0].seen {
        let knows = viewer.is(seat);
        for texts in laws::translate::<Position>(std::slice::from_ref(&seen_step.phrase)) {
            assert_eq!(texts[0].contains(&card.to_string()), knows, "{texts:?}");
        }
    }
}

#[test]
fn every_refusal_begins_with_its_rule() {
    for reason in every_reason() {
        let text = reason.to_string();
        let (rule, rest) = text.split_once(": ").unwrap();
        assert!(rule.starts_with("LS-") && !rest.is_empty(), "{text}");
    }
}

#[test]
fn the_rules_are_complete_in_every_language() {
    let expected: Vec<String> = [('M', 2), ('S', 5), ('T', 4), ('E', 6), ('P', 12)]
        .iter()
        .flat_map(|&(letter, count)| (1..=count).map(move |number| format!("LS-{letter}{number}")))
        .collect();
    assert_eq!(laws::check_rules_text::<Position>(), expected);
}
