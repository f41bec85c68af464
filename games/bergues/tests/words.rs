//! Every refusal can be told in every language, and names its rule.

use bergues::{Action, Illegal, Position};
use tabletop::{Dice, Game, Settings, Tell, Value};

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
fn every_refusal_is_told_in_every_language_and_names_its_rule() {
    let refusals = every_refusal();
    let phrases: Vec<_> = refusals.iter().map(Tell::phrase).collect();
    for texts in laws::told::<Position>(&phrases) {
        assert!(texts.iter().all(|text| text.ends_with(['.', '?'])), "{texts:?}");
    }
    for illegal in &refusals {
        assert!(illegal.to_string().starts_with("BG-"), "{illegal}");
    }
    // Every message of the files is used.
    let keys: std::collections::BTreeSet<&str> = phrases.iter().map(|phrase| phrase.key).collect();
    for (language, text) in Position::WORDS {
        let written = text.lines().filter(|line| line.starts_with("bg-")).count();
        assert_eq!(written, keys.len(), "{language}");
    }
}

#[test]
fn a_message_reads_well() {
    let phrase = |text: &str, action: &str| {
        let position: Position = text.parse().expect("a position");
        position.check(action.parse().expect("an action")).unwrap_err().phrase()
    };
    let tiles = "ab,ac,ad,ae,af,bc,bd,be,bf,cd,ce,cf,de,df,ef,nn";
    let moving = phrase(&format!("bg classic.2.4.e.pairs 0,5,10,15 {tiles} 4/- 3.A.move:w:1.A"), "N");
    let filled = phrase(&format!("bg classic.2.4.e.pairs 0,5,10,15 {tiles} -/4 3.A.path.A"), "S");
    let [english, french] = laws::told::<Position>(&[moving, filled]);
    assert_eq!(
        english,
        [
            "Choose a direction for the white guard. Spaces to go: 1.",
            "There are still tiles on the south path. You can only fill an empty path."
        ]
    );
    assert_eq!(
        french,
        [
            "Choisissez le sens du Garde blanc. Nombre de cases : 1.",
            "Il reste des Pavés sur le Chemin du Sud. On ne remplit qu’un Chemin vide."
        ]
    );
}
