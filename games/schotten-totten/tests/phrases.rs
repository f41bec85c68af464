//! Every refusal and every step is translated, and every message is used.

use std::collections::{BTreeMap, BTreeSet};

use schotten_totten::{Action, Illegal, Position, Rules};
use tabletop::{Describe, Dice, Game, Phrase, Seat, Settings, Table, Value};

/// The phrases of refusals and explanations in random games, one per key: actions that were legal somewhere are tried in
/// other positions, and every stone is explained.
fn phrases() -> Vec<Phrase> {
    let mut met: BTreeMap<&str, Phrase> = BTreeMap::new();
    let mut dice = Dice::quick(1);
    let mut tried: Vec<Action> = Vec::new();
    for rules in Rules::all().cycle().take(400) {
        let mut position = Position::deal_rules(rules, Seat::A, &mut dice);
        loop {
            if position.turn_number() > 2 {
                let picked: Vec<Action> =
                    (0..20).filter(|_| !tried.is_empty()).map(|_| *dice.pick(&tried)).collect();
                for illegal in picked.into_iter().filter_map(|action| position.check(action).err()) {
                    assert!(illegal.to_string().starts_with("ST-"), "{illegal}");
                    met.entry(illegal.phrase().key).or_insert_with(|| illegal.phrase());
                }
            }
            for stone in schotten_totten::Stone::all() {
                let phrase = position.explain_claim(Seat::A, stone).phrase();
                met.entry(phrase.key).or_insert(phrase);
            }
            if position.is_over() {
                break;
            }
            let action = position.random_action(&mut dice, &mut Vec::new());
            if !tried.contains(&action) && tried.len() < 3000 {
                tried.push(action);
            }
            position.apply(action, &mut dice);
        }
    }
    met.into_values().collect()
}

#[test]
fn every_refusal_and_explanation_is_translated() {
    let mut phrases = phrases();
    // Refusals that random games rarely reach.
    phrases.push(Illegal::NothingToRecruit.phrase());
    phrases.push(Illegal::SameStone("TR".parse().unwrap()).phrase());
    phrases.push(Illegal::NotAClanCard("J1".parse().unwrap()).phrase());
    let mut keys: Vec<&str> = phrases.iter().map(|phrase| phrase.key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 32, "{keys:?}");
    for texts in laws::translate::<Position>(&phrases) {
        for text in texts {
            assert!(text.ends_with(['.', ')']) && !text.contains(['{', '}']), "{text}");
        }
    }
}

#[test]
fn a_refused_claim_reads_well() {
    let position: Position =
        "st 2016 r4r5r6|g7g8:</-|-/-|-/-|-/-|-/-|-/-|-/-|-/-|- -/- r1r2r3r7r8r9o1o2o3o4o5o6o7o8o9\
         y1y2y3y4y5y6y7y8y9g1g2g3g4g5g6g9b1b2b3b4b5b6b7b8b9p1p2p3p4p5p6p7p8p9/- - 0-0 A.claim.0"
            .parse()
            .unwrap();
    let refused = position.check("!1".parse().unwrap()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "ST-C6: colour-run 24 (g7 g8 g9) could still beat your colour-run 15 (r4 r5 r6) at stone 1: g9 is not on \
         the table"
    );
    let [english, others @ ..] = laws::translate::<Position>(&[refused.phrase()]);
    assert_eq!(
        english[0],
        "You cannot claim stone 1 yet. You have a colour run (sum 15), but your opponent could still make a colour \
         run (sum 24) with cards that are not on the table: g9. Cards in your own hand prove nothing."
    );
    assert!(others.iter().all(|texts| texts[0].contains("g9")), "{others:?}");
}

/// The keys of the messages about steps.
fn step_keys() -> Vec<&'static str> {
    let (_, text) = Position::WORDS[0];
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    keys.filter(|key| key.starts_with("st-step-")).collect()
}

#[test]
fn every_step_is_translated() {
    let settings = Settings::new().with("tactics", Value::Flag(true));
    let phrases = laws::step_phrases::<Position>(&settings, 2, 200);
    let met: BTreeSet<&str> = phrases.iter().map(|phrase| phrase.key).collect();
    assert_eq!(met, step_keys().into_iter().collect());
    laws::check_step_texts::<Position>(&phrases);
}

#[test]
fn only_the_seat_that_drew_a_card_sees_it_in_the_message() {
    let settings = Settings::new().with("first", Value::Word("A".to_owned()));
    let mut table = Table::<Position>::deal(&settings, 2, tabletop::Seed([3; 32])).unwrap();
    let card = table.position().hand(Seat::A).into_iter().next().unwrap();
    let steps = table.play(&[format!("{card}@3"), "+c".to_owned()]).unwrap();
    assert_eq!(steps.iter().map(|step| step.reveals).collect::<Vec<_>>(), [false, true]);
    let phrases: Vec<Phrase> = steps[1].seen.iter().map(|(_, seen_step)| seen_step.phrase.clone()).collect();
    let [english, french, german, spanish] = laws::translate::<Position>(&phrases);
    let drawn = steps[1].seen[0].1.text.trim_start_matches('+').to_owned();
    assert_eq!(
        english,
        [format!("A draws {drawn}"), "A draws a clan card".into(), "A draws a clan card".into()]
    );
    assert_eq!(french[1], "A pioche une carte Clan");
    assert_eq!(german[1], "A zieht eine Clankarte");
    assert_eq!(spanish[1], "A roba una carta de clan");
    let [english, ..] = laws::translate::<Position>(&[steps[0].seen[1].1.phrase.clone()]);
    assert_eq!(english, [format!("A plays {card} at stone 3")]);
}

#[test]
fn the_rules_are_complete_in_every_language() {
    let ids = laws::check_rules_text::<Position>();
    assert!(ids.len() > 20, "{ids:?}");
}
