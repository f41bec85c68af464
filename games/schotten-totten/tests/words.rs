//! Every refusal and every explanation can be told in every language.

use std::collections::BTreeMap;

use schotten_totten::{Action, Illegal, Position, Rules};
use tabletop::{Dice, Game, Phrase, Seat, Tell};

/// All phrases that random games bring up, one for each key: every action that was ever listed is tried
/// everywhere, and every stone is explained.
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
                let phrase = position.explain(Seat::A, stone).phrase();
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
fn everything_is_told_in_every_language() {
    let mut phrases = phrases();
    // What random games hardly reach.
    phrases.push(Illegal::NothingToRecruit.phrase());
    phrases.push(Illegal::SameStone("TR".parse().unwrap()).phrase());
    phrases.push(Illegal::NotAClanCard("J1".parse().unwrap()).phrase());
    let mut keys: Vec<&str> = phrases.iter().map(|phrase| phrase.key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 32, "{keys:?}");
    for texts in laws::told::<Position>(&phrases) {
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
    let [english, french] = laws::told::<Position>(&[refused.phrase()]);
    assert_eq!(
        english[0],
        "You cannot claim stone 1 yet. You have a colour run (sum 15), but your opponent could still make a colour \
         run (sum 24). That would take g9, not on the table so far (what you hold in your hand proves nothing)."
    );
    assert!(french[0].contains("g9"), "{}", french[0]);
}
