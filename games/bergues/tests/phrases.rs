//! Every refusal and every step is translated, and every message is used.

use std::collections::BTreeSet;

use bergues::{Action, Illegal, Position};
use tabletop::{Describe, Dice, Game, Phrase, Seed, Settings, Table, Value};

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
fn every_refusal_is_translated_and_names_its_rule() {
    let refusals = every_refusal();
    let phrases: Vec<_> = refusals.iter().map(Describe::phrase).collect();
    for texts in laws::translate::<Position>(&phrases) {
        assert!(texts.iter().all(|text| text.ends_with(['.', '?'])), "{texts:?}");
    }
    for illegal in &refusals {
        assert!(illegal.to_string().starts_with("BG-"), "{illegal}");
    }
}

fn settings(variant: &str) -> Settings {
    let word = |word: &str| Value::Word(word.to_owned());
    Settings::new().with("variant", word(variant)).with("pickup", word("pass"))
}

fn steps() -> Vec<Phrase> {
    let classic = laws::step_phrases::<Position>(&settings("classic"), 3, 30);
    classic.into_iter().chain(laws::step_phrases::<Position>(&settings("junior"), 2, 10)).collect()
}

fn annotations() -> Vec<Phrase> {
    let classic = laws::annotation_phrases::<Position>(&settings("classic"), 3, 20);
    classic.into_iter().chain(laws::annotation_phrases::<Position>(&settings("junior"), 2, 3)).collect()
}

#[test]
fn every_step_is_translated() {
    laws::check_step_texts::<Position>(&steps());
}

#[test]
fn every_message_is_used() {
    let refusals = every_refusal().into_iter().map(|illegal| illegal.phrase());
    let phrases = refusals.chain(steps()).chain(annotations());
    let mut said: BTreeSet<String> = phrases.map(|phrase| phrase.key.to_owned()).collect();
    // What a client needs to name things, and parts of other messages.
    for (kind, names) in [
        ("colour", "y w g r"),
        ("gate", "y w g r"),
        ("path", "N S"),
        ("face", "a b c d e f g n"),
        ("phase", "path flip flipN flipS use winoc move move-y move-w move-g move-r over"),
        ("touches", "path tile way space"),
        ("touch", "path-N path-S tile way-cw way-ccw guard-y guard-w guard-g guard-r space"),
        ("part", "guard face deeds would"),
        ("theme", "count path send use walk winoc"),
        ("aid", "symbols turning new neutral repeat winoc moving walk send home"),
        ("note", "filled walked clockwise counter-clockwise winoc"),
    ] {
        said.extend(names.split(' ').map(|name| format!("bg-{kind}-{name}")));
    }
    said.extend(["bg-game-name".to_owned(), "bg-tower".to_owned()]);
    laws::check_message_keys::<Position>(&said);
}

#[test]
fn a_step_reads_well() {
    let tiles = "ab,ac,ad,ae,af,bc,bd,be,bf,cd,ce,cf,de,df,ef,nn";
    let told = |text: &str, action: &str| {
        let position: Position = text.parse().expect("a position");
        let mut table = Table::load(position, Seed([0; 32]));
        let steps = table.play(&[action]).expect("a legal action");
        (steps[0].reveals, steps[0].seen[0].1.phrase.clone())
    };
    let from = |guards: &str, paths: &str, turn: &str| {
        format!("bg classic.2.4.e.pairs {guards} {tiles} {paths} {turn}")
    };
    let (shown, turned) = told(&from("0,5,10,15", "-/-", "1.A.flipN.A"), "f2");
    let (hidden, walked) = told(&from("9,5,8,15", "4/-", "3.A.move:y:1.A"), "ccw");
    assert!(shown && !hidden);
    let [english, french, german, spanish] = laws::translate::<Position>(&[turned, walked]);
    assert_eq!(
        english,
        [
            "A turns over tile 2: roof",
            "A moves the yellow guard counter-clockwise to space 8, sending the green guard to a gate"
        ]
    );
    assert_eq!(french[0], "A retourne le Pavé 2\u{a0}: toit");
    assert_eq!(german[0], "A dreht Plättchen 2 um: Dach");
    assert_eq!(spanish[0], "A da la vuelta a la loseta 2: tejado");
}

#[test]
fn a_walk_names_its_destination() {
    let text =
        "bg classic.2.4.e.pairs 9,5,8,15 ab,ac,ad,ae,af,bc,bd,be,bf,cd,ce,cf,de,df,ef,nn 4/- 3.A.move:y:1.A";
    let position: Position = text.parse().expect("a position");
    let leads = |action: &str| position.destination(action.parse().expect("an action"));
    assert_eq!(leads("cw").as_deref(), Some("space:10"));
    assert_eq!(leads("ccw").as_deref(), Some("space:8"));
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
    let [english, french, german, spanish] = laws::translate::<Position>(&[moving, filled]);
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
            "Choisissez le sens du Garde blanc. Nombre de cases : 1.",
            "Il reste des Pavés sur le Chemin du Sud. On ne remplit qu’un Chemin vide."
        ]
    );
    assert!(german[0].starts_with("Wähle eine Richtung für den weißen Wächter"), "{}", german[0]);
    assert!(spanish[0].starts_with("Elige un sentido para el guardia blanco"), "{}", spanish[0]);
}

#[test]
fn the_rules_are_complete_in_every_language() {
    let ids = laws::check_rules_text::<Position>();
    assert!(ids.len() > 20, "{ids:?}");
}
