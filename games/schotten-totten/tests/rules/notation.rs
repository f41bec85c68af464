//! Positions as text: the canonical form, and every refusal with its field, the part and the reason.

use crate::support::{at, load, refused, refused_text, text};

/// Refusals of one field: the shorthand, the offending part and the reason.
#[track_caller]
fn all_refused(field: &str, table: &[(&str, &str, &str)]) {
    for (shorthand, part, reason) in table {
        assert_eq!(refused(shorthand), format!("{field}: \"{part}\": {reason}"), "{shorthand}");
    }
}

#[test]
fn a_position_reads_back_as_it_was_written() {
    for shorthand in [
        "2016 A=r1r2r3r4r5r6 B=b1b2b3b4b5b6",
        "classicx 1=r7r8r9|g1g2:<A 2=-|b7b8b9:>B 3=r1|- B.claim.1",
        "2016t 1=r1|-:m 2=r5J1|b1SPb2:b> A=r2J2SBRCSTBNTR 2j-2",
        "2016t 1=r6r7r8r9|-:mb<A discard=RCr1STo1BNTR 3-3",
        "classict 5=r1r2r3|b1b2b3:b> discard=r9BN 1-1 A.play.1",
        "2016tx discard=RC 1-0 A.recruit2.0 A=r1",
        "2016tx discard=TRRC 1-1 B.return1.0 B=r1r2",
        "2016 1=r7r8r9|-:<A 2=o7o8o9|-:<A 3=y7y8y9|-:<A A.over.0",
        "classic -.over.2",
    ] {
        let written = text(shorthand);
        assert_eq!(load(&written).text(), written);
    }
}

#[test]
fn the_notation_in_full() {
    let scene = at("classictx 1=r7r8r9|g1g2:<A 3=r1|-:m 9=-|SPb1b2:b> A=o5J1TR B=y9 clan=p9 tactic=BN \
                    discard=r2ST 2-2 B.play.1");
    assert_eq!(
        scene.text(),
        "st classictx r7r8r9|g1g2:<A/-|-/r1|-:m/-|-/-|-/-|-/-|-/-|-/-|SPb1b2:b> o5J1TR/y9 \
         p9r3r4r5r6o1o2o3o4o6o7o8o9y1y2y3y4y5y6y7y8g3g4g5g6g7g8g9b3b4b5b6b7b8b9p1p2p3p4p5p6p7p8/BNJ2SBRC \
         r2ST 2-2 B.play.1"
    );
}

#[test]
fn a_text_that_is_not_canonical_is_refused_and_the_canonical_one_shown() {
    let base = text("2016t 1=r1|-:mb 2=r7r8r9|-:<A A=r2o1J1TR B=b1 1-1");
    for (from, to) in [
        ("r2o1J1TR", "o1r2J1TR"),
        ("r2o1J1TR", "r2o1TRJ1"),
        ("r2o1J1TR", "J1r2o1TR"),
        (":mb", ":bm"),
        (":<A", ":A<"),
        (" 1-1 ", " 01-1 "),
        (" 1-1 ", "  1-1 "),
        (" 1-1 ", "\t1-1 "),
        ("st ", " st "),
        (".play.0", ".play.0 "),
        (".play.0", ".play.0\n"),
    ] {
        let other = base.replacen(from, to, 1);
        assert_ne!(other, base, "{from}");
        let shown = format!("not canonical; this position is written: {base}");
        assert_eq!(refused_text(&other), shown, "{to}");
    }
}

#[test]
fn eight_fields() {
    assert_eq!(refused_text(""), "position: \"\": a position has 8 fields, this has 0");
    assert_eq!(refused_text("st 2016"), "position: \"st 2016\": a position has 8 fields, this has 2");
    assert!(refused_text(&(text("2016") + " x")).ends_with("a position has 8 fields, this has 9"));
    let why = "game: \"lo\": a position of Schotten Totten begins with st";
    assert_eq!(refused_text(&text("2016").replacen("st", "lo", 1)), why);
}

#[test]
fn garbage_is_refused_without_harm() {
    for garbage in ["é", "st st st st st st st st", "\u{0}", "🂡 🂡 🂡 🂡 🂡 🂡 🂡 🂡"] {
        assert!(!refused_text(garbage).is_empty());
    }
    let accents = text("2016 A=r1").replacen("r1/", "é1/", 1);
    assert!(refused_text(&accents).starts_with("hands: "), "{}", refused_text(&accents));
    let long = "x".repeat(1_000_000);
    assert!(refused_text(&long).len() < 1000);
}

#[test]
fn border_the_sides_of_a_stone() {
    let no = "there is no such card";
    all_refused(
        "border",
        &[
            ("2016 4=r1r2", "r1r2", "stone 4: a stone has two sides, as r1r2|-"),
            ("2016 4=|-", "", "an empty list is written -"),
            ("2016 4=r1|", "", "an empty list is written -"),
            ("2016 4=r1x|-", "x", no),
            ("2016 4=x1|-", "x1", no),
            ("2016 4=r1|r1", "r1", "this card is there twice"),
            ("2016 4=r1|-|-", "-|", no),
            ("2016 4=r1r2r3r4|-:<", "r1r2r3r4|-:<", "stone 4: A's side has more than 3 cards"),
            ("2016 4=-|r1r2r3r4:>", "-|r1r2r3r4:>", "stone 4: B's side has more than 3 cards"),
            ("2016t 4=r1r2r3r4r5|-:m< 1-0", "r1r2r3r4r5|-:m<", "stone 4: A's side has more than 4 cards"),
            ("2016t 4=MF|- 1-0", "MF|-", "stone 4: MF does not lie on a side"),
            ("2016t 4=-|RC 1-0", "-|RC", "stone 4: RC does not lie on a side"),
        ],
    );
}

#[test]
fn border_the_flags_of_a_stone() {
    all_refused(
        "border",
        &[
            ("2016 4=r1|-:", "r1|-:", "stone 4: no flag follows the colon"),
            ("2016 4=r1|-:x", "r1|-:x", "stone 4: flags are m, b, < or >, A or B"),
            ("2016 4=r1r2r3|-:<<", "r1r2r3|-:<<", "stone 4: a flag stands twice"),
            ("2016 4=r1r2r3|-:<>", "r1r2r3|-:<>", "stone 4: only one side was completed first"),
            ("2016 4=r7r8r9|-:<AB", "r7r8r9|-:<AB", "stone 4: a stone has one owner"),
            ("2016 4=r1r2|-:<", "r1r2|-:<", "stone 4: neither side is complete, so none was completed first"),
            (
                "2016t 4=r1r2r3|-:m< 1-0",
                "r1r2r3|-:m<",
                "stone 4: neither side is complete, so none was completed first",
            ),
            (
                "2016 4=r1r2r3|-",
                "r1r2r3|-",
                "stone 4: a side is complete: < or > says which was completed first",
            ),
            (
                "2016 4=r7r8r9|-:A",
                "r7r8r9|-:A",
                "stone 4: a side is complete: < or > says which was completed first",
            ),
            ("2016 4=r1r2r3|-:>", "r1r2r3|-:>", "stone 4: the side that was completed first is not complete"),
            ("2016 4=-|r1r2r3:<", "-|r1r2r3:<", "stone 4: the side that was completed first is not complete"),
        ],
    );
}

#[test]
fn border_an_owner_who_cannot_have_claimed() {
    for (stone, reason) in [
        ("r1r2|-:A", "stone 4 is claimed by A, whose side lacks 1 card(s)"),
        ("-|-:B", "stone 4 is claimed by B, whose side lacks 3 card(s)"),
        ("r7r8r9|-:<B", "stone 4 is claimed by B, whose side lacks 3 card(s)"),
        ("r7r8r9|o7o8o9:>A", "stone 4 cannot have been claimed by A"),
        ("r7r8r9|o1o2o3:>B", "stone 4 cannot have been claimed by B"),
    ] {
        let why = refused(&format!("2016 4={stone}"));
        assert!(why.starts_with("border: \"") && why.ends_with(reason), "{stone}: {why}");
    }
}

#[test]
fn border_a_claim_of_an_open_stone_is_not_proved_again() {
    // Whether a completion was possible then depends on the history, which a text does not contain.
    assert_eq!(at("2016 4=r6r7r8|-:<A").stone(4), "r6r7r8|-:<A");
}

#[test]
fn border_a_claim_of_st_c4_stays_readable_after_the_recruiter() {
    // A claimed while B could not complete; then A put clan cards back.
    let scene = at("2016t 1=r1o1y3|p9:<A A=b9RC B=BNTR clan=g9 fill=23456789 tactic=J1");
    assert_eq!(scene.decks(), "g9/J1J2SPSBBMMFST");
    let scene = scene.play("RC +t +t +t -b9 -J1");
    assert_eq!(scene.decks(), "g9b9/SBBMMFSTJ1");
    assert_eq!(scene.stone(1), "r1o1y3|p9:<A");
}

#[test]
fn border_no_seat_owns_more_stones_than_the_game_allows() {
    let six = "1=r7r8r9|-:<A 2=o7o8o9|-:<A 4=y7y8y9|-:<A 5=g7g8g9|-:<A 7=b7b8b9|-:<A 8=p7p8p9|-:<A";
    assert!(refused(&format!("2016 {six} A.over.0")).ends_with("A has won with the fifth stone already"));
    let both = "1=r7r8r9|-:<A 2=o7o8o9|-:<A 3=y7y8y9|-:<A 5=-|g7g8g9:>B 6=-|b7b8b9:>B 7=-|p7p8p9:>B";
    assert!(refused(&format!("2016 {both} A.over.0")).ends_with("both players have won"));
}

#[test]
fn hands_and_decks() {
    let no_slash =
        |shorthand: &str, from: &str, to: &str| refused_text(&text(shorthand).replacen(from, to, 1));
    assert_eq!(no_slash("2016 A=r1", " r1/- ", " r1 "), "hands: \"r1\": two hands with / between them");
    assert!(no_slash("2016", "p9/- ", "p9 ").ends_with("the clan pile, /, the tactic pile"));
    all_refused(
        "hands",
        &[
            ("2016 A=r1r1", "r1", "this card is there twice"),
            ("2016 A=r1 B=r1", "r1", "this card is there twice"),
            ("2016 A=r", "r", "there is no such card"),
        ],
    );
    all_refused(
        "decks",
        &[
            ("2016t clan=J1", "J1", "a tactic card does not lie in the clan pile"),
            ("2016t tactic=r1", "r1", "a clan card does not lie in the tactic pile"),
            ("2016t A=J1 tactic=J1", "J1", "this card is there twice"),
            ("2016 clan=J1", "J1", "there are no tactic cards in these rules"),
        ],
    );
    let missing = text("2016").replacen("y5", "", 1);
    assert!(refused_text(&missing).ends_with("y5 is nowhere: every card lies somewhere"));
    let missing = text("2016t").replacen("BN", "", 1);
    assert!(refused_text(&missing).ends_with("BN is nowhere: every card lies somewhere"));
}

#[test]
fn discard() {
    all_refused(
        "discard",
        &[
            ("2016t discard=r1 0-0", "r1", "no ST or BN follows that put r1 there"),
            ("2016t discard=r1RC 1-0", "r1RC", "no ST or BN follows that put r1 there"),
            ("2016t discard=r1r2BN 1-0", "r1r2BN", "no ST or BN follows that put r1 there"),
            ("2016t discard=BN 1-0", "BN", "BN puts a card there before it comes there itself"),
            ("2016t discard=RCBN 1-1", "RCBN", "BN puts a card there before it comes there itself"),
            ("2016t discard=MFBN 1-1", "MFBN", "MF stays at its stone"),
            ("2016t discard=r1r2r3r4r5r6r7", "r1r2r3r4r5r6r7", "at most six cards can come there"),
            ("2016 discard=ST", "ST", "there are no tactic cards in these rules"),
        ],
    );
}

#[test]
fn tally() {
    let form = "tactic cards played by A and by B, each with j after a Joker, as 2j-1";
    for bad in ["0", "0-", "-0", "0-0-0", "x-0", "+1-0", "1J-0", "j-0", "0/0", "300-0"] {
        assert_eq!(refused(&format!("2016t {bad}")), format!("tally: \"{bad}\": {form}"));
    }
    all_refused(
        "tally",
        &[
            ("2016 1-0", "1-0", "0 tactic card(s) have been played"),
            ("2016t 1=SP|- 0-0", "0-0", "1 tactic card(s) have been played"),
            ("2016t 1=-|-:m discard=RC 1-0", "1-0", "2 tactic card(s) have been played"),
            ("2016t 1=SP|-:m 2-0", "2-0", "nobody is ever ahead by more than one tactic card"),
            ("2016t 1=-|-:mb 0-2", "0-2", "nobody is ever ahead by more than one tactic card"),
            ("2016t 1=J1|- 1-0", "1-0", "1 Joker(s) have been played, j stands for each"),
            ("2016t 1=SP|- 1j-0", "1j-0", "0 Joker(s) have been played, j stands for each"),
            ("2016t 1=J1SP|- 1-1j", "1-1j", "A has a Joker on the border for each j, not more"),
            ("2016t 1=SP|- 0-1", "0-1", "A has more tactic cards on the border than played"),
            ("2016t 1=SPSB|- 2=-|-:m 1-2", "1-2", "A has more tactic cards on the border than played"),
            ("2016t 1=SP|- discard=J1BN 1j-2", "1j-2", "A has more tactic cards on the border than played"),
        ],
    );
}

#[test]
fn an_action_is_parsed_whatever_the_position() {
    for (text, reason) in [
        ("r5@0", "stones have the numbers 1 to 9"),
        ("r5", "an action is for instance r5@3, !3, +c or end"),
        ("ST@3", "a ruse is not placed at a stone"),
        ("BN:BM@3", "only clan cards and elite troops lie at a stone"),
        ("end ", "an action is for instance r5@3, !3, +c or end"),
        ("END", "an action is for instance r5@3, !3, +c or end"),
    ] {
        let why = text.parse::<schotten_totten::Action>().unwrap_err().to_string();
        assert_eq!(why, format!("\"{text}\" is not an action: {reason}"));
    }
}
