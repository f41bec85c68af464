//! Mistakes that public implementations of the game make.

use crate::{ARMIES, DISCARD, TURN, after, at, field, legal};

const RECRUITS: &str = "sC,(mC),(dC),(wC),(fC)";

#[test]
fn mistake_24_a_tie_for_the_lowest_still_activates() {
    let text = format!("ls 2.L.40 * - {RECRUITS} oCk9 d5d6/m2 -/s5 -/- B.1.A.act");
    assert_eq!(field(&after(&text, "+d5"), TURN), "B.1.A.power:d");
    assert_eq!(field(&after(&text, "+d6"), TURN), "B.2.B.flip");
}

#[test]
fn mistake_24_with_the_bloodline_rule_only_the_same_bloodline_blocks() {
    let text = format!("ls 2b.G.40 * - {RECRUITS} oCk9 d6b1/m2 -/d5b2s1 -/- B.1.A.act");
    assert_eq!(field(&after(&text, "+d6"), TURN), "B.2.B.flip", "d5 is lower");
    assert_eq!(field(&after(&text, "+b1"), TURN), "B.2.B.flip", "b2 is equal");
    let text = format!("ls 2b.G.40 * - {RECRUITS} oCk9 d6b1/m2 -/d7s1 -/- B.1.A.act");
    assert_eq!(field(&after(&text, "+d6"), TURN), "B.1.A.power:d", "s1 is of another bloodline");
    assert_eq!(field(&after(&text, "+b1"), TURN), "B.1.A.power:b");
}

fn last_turn(armies: &str) -> String {
    format!("ls 2b.L.40 * - s1,m1,d1,w1,f1 oCk9 s2/m2 {armies} -/- A.5.B.act")
}

#[test]
fn mistake_25_end_powers_work_only_if_activated() {
    assert_eq!(field(&after(&last_turn("cA/d3"), "take1"), TURN), "A.5.A.claim1");
    assert_eq!(field(&after(&last_turn("cA+c/d3"), "take1"), TURN), "A.5.A.claim2");
    // d5 with a Bruce: 17, doubled only if the Bruce joins.
    assert_eq!(field(&after(&last_turn("d5b1/sCmC"), "take1"), TURN), "A.5.B.claim1");
    assert_eq!(field(&after(&last_turn("d5b1+b/sCmC"), "take1"), TURN), "A.5.A.claim1");
    assert_eq!(field(&after(&last_turn("d5/s4"), "take1 claim1 claim1"), ARMIES), "-/-");
    assert_eq!(field(&after(&last_turn("d5+d/s4"), "take1 claim1 claim1"), ARMIES), "d5/-");
}

#[test]
fn mistake_25_macdonnell_stays_one_skirmish_only() {
    let position = after(&last_turn("d5+d/s4"), "take1 claim1 claim1");
    assert_eq!(field(&position, TURN), "A.1.A.flip");
    let rounds =
        (1..=5).map(|round| format!("flip{round} take{round} take{round}")).collect::<Vec<_>>().join(" ");
    let position = crate::play(&position, &format!("{rounds} claim1"));
    assert_eq!(field(&position, ARMIES), "-/-");
    assert!(field(&position, DISCARD).contains("d5"));
}

#[test]
fn mistake_26_ties_go_by_rank_not_by_bloodline() {
    // 9 and 9: c5 (40) against s6 (41).
    let position = after(&last_turn("c5w4/s6d3"), "take1");
    assert_eq!(field(&position, TURN), "A.5.B.claim1");
    let position = after(&last_turn("s6d3/c5w4"), "take1");
    assert_eq!(field(&position, TURN), "A.5.A.claim1");
    // 12 and 12: the Bruce cards rank highest of all.
    let position = after(&last_turn("cC/b1"), "take1");
    assert_eq!(field(&position, TURN), "A.5.B.claim1");
}

#[test]
fn mistake_27_the_target_is_the_one_of_the_table() {
    let text =
        |target: u8| format!("ls 2.L.{target} * - s1,m1,d1,w1,f1 oCk9 s2/m2 s5/d3 sBk2/- A.5.A.claim1");
    assert_eq!(field(&after(&text(25), "claim1 claim1"), TURN), "A.5.A.over");
    assert_eq!(field(&after(&text(26), "claim1 claim1"), TURN), "A.1.A.flip");
    assert_eq!(legal(&at(&text(100))), "claim1 claim2");
}
