//! Texts that are not positions are refused with the field, the offending part and the reason.

use lords_of_scotland::Position;
use tabletop::BadPosition;

use crate::full;

/// The field, and whether the reason contains the words.
fn refused(text: &str, field: &str, words: &str) {
    let text = full(text);
    match text.parse::<Position>() {
        Err(BadPosition::Flawed(flaw)) => {
            assert_eq!(flaw.field, field, "{flaw}: {text}");
            assert!(flaw.reason.contains(words), "{flaw}: {text}");
        }
        Err(other) => panic!("{other}: {text}"),
        Ok(_) => panic!("accepted: {text}"),
    }
}

fn accepted(text: &str) {
    let text = full(text);
    assert_eq!(text.parse::<Position>().map(|position| position.to_string()), Ok(text));
}

const GOOD: &str = "ls 2.L.40 * - sC,(mC),(dC),(wC),(fC) oCk9 s2/m2 -/- -/- A.1.A.act";

/// The good text with one thing changed.
fn changed(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from));
    GOOD.replacen(from, to, 1)
}

#[test]
fn the_fields_are_counted() {
    accepted(GOOD);
    for text in ["", "ls", "st 2.L.40 - - - - - - - -", "ls 2.L.40 - - - - - -"] {
        let flaw = text.parse::<Position>().unwrap_err().to_string();
        assert!(flaw.starts_with("position: "), "{flaw}");
    }
    refused(&format!("{GOOD} x"), "position", "nine fields");
    let spaced = full(GOOD).replace(" A.1", "  A.1");
    assert_eq!(spaced.parse::<Position>(), Err(BadPosition::NotCanonical { canonical: full(GOOD) }));
}

#[test]
fn rules_are_read_strictly() {
    for (rules, part) in
        [("1.L.40", "2 to 5"), ("6.L.40", "2 to 5"), ("2c.L.40", "2 to 5"), ("2.X.40", "L (lowest)")]
    {
        refused(&changed("2.L.40", rules), "rules", part);
    }
    for target in ["0", "101", "x", "", "+40", "-1"] {
        refused(&changed("L.40", &format!("L.{target}")), "rules", "1 to 100");
    }
    refused(&changed("2.L.40", "2.L"), "rules", "joined by dots");
}

#[test]
fn every_card_lies_in_one_place() {
    refused(&changed("s2/m2", "s2/m2oC"), "hands", "two places");
    refused(&changed("s2/m2", "s2/b1"), "hands", "not in this game");
    refused(&changed("s2/m2", "s2/x2"), "hands", "a card is");
    refused(&changed("s2/m2", "s2/m"), "hands", "a card is");
    refused(&changed("s2/m2", "s2/mé"), "hands", "a card is");
    let missing = full(GOOD).replacen("s1", "", 1);
    let flaw = missing.parse::<Position>().unwrap_err().to_string();
    assert_eq!(flaw, "draw: \"s1\": this card is missing; every card lies somewhere");
}

#[test]
fn there_is_a_part_for_each_seat() {
    refused(&changed("s2/m2", "s2m2"), "hands", "2 parts");
    refused(&changed("-/- -/-", "-/-/- -/-"), "armies", "2 parts");
    refused(&changed("-/- -/-", "-/- -"), "victory", "2 parts");
    refused(&changed("s2/m2", "/m2"), "hands", "written -");
}

#[test]
fn what_is_not_canonical_is_shown_canonically() {
    let canonical = full(&changed("s2/m2", "s2d3/m2"));
    let unsorted = canonical.replace("s2d3/", "d3s2/");
    assert_eq!(
        unsorted.parse::<Position>().unwrap_err(),
        BadPosition::NotCanonical { canonical: canonical.clone() }
    );
    let padded = canonical.replace("L.40", "L.040");
    assert_eq!(padded.parse::<Position>().unwrap_err(), BadPosition::NotCanonical { canonical });
}

#[test]
fn there_are_five_recruits() {
    refused(&changed("sC,", ""), "recruits", "five slots");
    accepted("ls 2.L.40 * - sC,_,(dC),(wC),(fC) oCk9 s2/m2 -/w3 -/- B.1.A.act");
}

/// A position that is set up by hand need not be reachable, only consistent.
#[test]
fn how_a_position_came_about_is_not_asked() {
    accepted(&changed("sC,", "(sC),"));
    accepted(&changed("(mC)", "mC"));
    accepted(&changed("oCk9", "oC"));
    accepted(&changed("-/- -/-", "(s4)d4+d/- -/-"));
    accepted(&changed("s2/m2 -/-", "s2s3s4s5s6s7/m2 d3d4d5d6d7/-"));
}

#[test]
fn the_supporter_row_has_one_for_each_player() {
    refused(&changed("oCk9", "oCk9k8"), "supporters", "no more supporters than players");
    refused(&changed("oCk9", "oCk9k8k7k6k5"), "supporters", "at most 5");
    refused(&changed("oCk9", "o9k9"), "supporters", "one strength");
    accepted(&changed("oCk9", "o9k9").replace("A.1.A.act", "A.1.B.act"));
    accepted(&changed("oCk9", "o9").replace("A.1.A.act", "A.1.B.act"));
}

#[test]
fn hands_have_at_most_ten_cards() {
    let ten = "s2d2w2f2o2k2c2s3m3d3";
    accepted(&changed("s2/", &format!("{ten}/")));
    refused(&changed("s2/", &format!("{ten}w3/")), "hands", "this many cards");
    let pending =
        |hand: &str| format!("ls 2.L.40 * - sC,(mC),(dC),(wC),(fC) oCk9 {hand}/m2 d1/- -/- A.1.A.power:d");
    accepted(&pending(&ten[2..]));
    refused(&pending(ten), "hands", "this many cards");
}

#[test]
fn armies_have_at_most_sixteen_clans_five_of_them_face_down() {
    accepted(&changed("-/- -/-", "(s4)(s5)(s6)(s7)(s8)/- -/-"));
    refused(&changed("-/- -/-", "(s4)(s5)(s6)(s7)(s8)(s9)/- -/-"), "armies", "at most one clan a round");
    refused(&changed("s2/m2 -/-", "s2s3s4s5s6s7s8/m2 d3d4d5d6d7d8/-"), "hands", "beside this army");
    refused(&changed("-/- -/-", "s3s4s5s6s7s8s9sAsBm3m4m5m6m7m8m9mA/- -/-"), "armies", "more than 16");
}

#[test]
fn marks_fit_their_clans() {
    let marked = |clan: &str| format!("ls 2b.L.40 * - sC,mC,dC,wC,fC oCk9 s2/m2 {clan}/- -/- A.5.A.act");
    for clan in ["d4+d", "c4+c", "b1+b", "s4+d", "s4+c", "s4+b"] {
        accepted(&marked(clan));
    }
    for clan in ["w4+d", "d4+c", "b1+d", "o4+b"] {
        refused(&marked(clan), "armies", "cannot have that power");
    }
    refused(&marked("(d4)+d"), "armies", "face-down clan has no activated power");
    refused(&marked("d4+w"), "armies", "only +d, +c and +b");
    refused(&marked("d4+"), "armies", "only +d, +c and +b");
    refused(&marked("(d4+d)"), "armies", "in parentheses");
    refused(&marked("(d4"), "armies", "in parentheses");
    refused(&marked("s4+b").replace("2b", "2"), "armies", "not in this game");
}

#[test]
fn the_turn_is_read_strictly() {
    for turn in ["A.1.A", "A.1.A.act.x"] {
        refused(&changed("A.1.A.act", turn), "turn", "joined by dots");
    }
    refused(&changed("A.1.A.act", "C.1.A.act"), "turn", "nobody sits there");
    refused(&changed("A.1.A.act", "A.1.a.act"), "turn", "nobody sits there");
    refused(&changed("A.1.A.act", "A.0.A.act"), "turn", "rounds 1 to 5");
    refused(&changed("A.1.A.act", "A.6.A.act"), "turn", "rounds 1 to 5");
    for phase in ["acts", "power:", "power:x", "power:ss", "claim0", "claim3", "claim", "Act"] {
        refused(&changed("A.act", &format!("A.{phase}")), "turn", "the phase is");
    }
}

#[test]
fn phases_fit_the_position() {
    let flip = "ls 2.L.40 * - (sC),(mC),(dC),(wC),(fC) oCk9 s2/m2 -/- -/- A.1.A.flip";
    accepted(flip);
    refused(&flip.replace("A.1.A", "A.1.B"), "turn", "only the Initiative holder");
    let pending = |armies: &str, phase: &str| {
        format!("ls 2.L.40 * - sC,(mC),(dC),(wC),(fC) oCk9 s2/m2 {armies} -/- B.1.A.{phase}")
    };
    accepted(&pending("d4/-", "power:d"));
    accepted(&pending("s4/d5", "power:d"));
    accepted(&pending("s4/d5", "power:s"));
    accepted(&pending("m4/-", "muster"));
    accepted(&pending("s4/m5", "muster"));
    refused(&pending("-/-", "power:d"), "turn", "no clan has been mustered");
    refused(&pending("d4/-", "power:w"), "turn", "does not have this power");
    refused(&pending("s4/(d5)", "power:d"), "turn", "does not have this power");
    refused(&pending("s4/w5", "muster"), "turn", "does not have this power");
    refused(&pending("d4/s3", "power:d"), "turn", "may not activate");
    refused(&pending("w4/-", "power:w"), "turn", "nothing to work on");
    refused(&pending("s4/(s5)", "power:s"), "turn", "nothing to work on");
    refused(&pending("m4/-", "muster").replace("s2/m2", "-/m2"), "turn", "nothing to work on");
    refused(
        "ls 2.L.40 * - sC,mC,(dC),(wC),(fC) oCk9 s2/m2 (d4)/- -/- B.2.A.power:d",
        "turn",
        "no power to decide about",
    );
}

fn claims(armies: &str, row: &str, victory: &str, turn: &str) -> String {
    format!("ls 2.L.40 * - sC,mC,dC,wC,fC {row} s2/m2 {armies} {victory} {turn}")
}

#[test]
fn claims_fit_the_armies_and_the_row() {
    accepted(&claims("s5/d4", "oCk9", "-/-", "A.5.A.claim1"));
    accepted(&claims("s5/d4", "oC", "k9/-", "A.5.B.claim1"));
    accepted(&claims("s5/c6+c", "oCk9", "-/-", "A.5.B.claim2"));
    accepted(&claims("s5/c6+c", "oC", "-/k9", "A.5.B.claim1"));
    refused(&claims("s5/d4", "oCk9", "-/-", "A.4.A.claim1"), "turn", "after round 5");
    refused(&claims("-/d4", "oCk9", "-/-", "A.5.A.claim1"), "turn", "without an army");
    refused(&claims("s5/c6+c", "oC", "-/k9", "A.5.B.claim2"), "turn", "not this many supporters left");
    refused(&claims("s5/d6", "oCk9", "-/-", "A.5.B.claim2"), "turn", "may not claim this many");
    refused(&claims("s5/(d4)", "oCk9", "-/-", "A.5.A.claim1"), "armies", "every clan is face up");
    refused(&claims("s5/d4", "-", "oCk9/-", "A.5.B.claim1"), "turn", "not this many supporters left");
}

#[test]
fn a_game_that_is_over_is_marked_so() {
    let rich = "sBmBdBwBfB/-";
    refused(&changed("-/- A.1", &format!("{rich} A.1")), "victory", "the game is over");
    accepted(&claims("s5/d4", "oCk9", rich, "A.5.A.claim1"));
    accepted(&claims("s5/d4", "oC", "sBmBdBk9/-", "A.5.B.claim1"));
    accepted(&claims("s5/d4", "-", "sBmBdBk9/oC", "A.5.A.over"));
    refused(&claims("s5/d4", "-", "sBmBdBk9/oC", "A.5.B.over"), "turn", "A has won");
    refused(&claims("s5/d4", "-", "sBk9/oC", "A.5.A.over"), "turn", "nobody has reached");
}
