//! LS-T: turns and rounds of a skirmish.

use tabletop::{Game, Seat, Viewer};

use crate::{ARMIES, HANDS, RECRUITS, TURN, after, at, field, legal, refusal, seen_field};

#[test]
fn ls_t1_seat_order_begins_with_the_initiative_holder_and_has_five_rounds() {
    let position = at("ls 3.L.40 * - (sC),(mC),(dC),(wC),(fC) oCk9k8 s2/m2/d2 -/-/- -/-/- B.1.B.flip");
    let round = |flip: u8| format!("flip{flip} take{flip} take{flip} take{flip}");
    let mut turns = Vec::new();
    let mut now = position;
    for action in (1..=5).map(round).collect::<Vec<_>>().join(" ").split(' ') {
        turns.push(field(&now, TURN));
        now = crate::play(&now, action);
    }
    let expected: Vec<String> = (1..=5)
        .flat_map(|round| ["B.flip", "B.act", "C.act", "A.act"].map(|rest| format!("B.{round}.{rest}")))
        .collect();
    assert_eq!(turns, expected);
    assert_eq!(field(&now, TURN), "B.1.B.flip", "nobody has an army, so the next skirmish begins");
}

#[test]
fn ls_t2_the_initiative_holder_must_turn_one_face_down_recruit() {
    let position = at("ls 2.L.40 * - (sC),mC,(dC),wC,(fC) oCk9 s2/m2 -/- -/- A.3.A.flip");
    assert_eq!(legal(&position), "flip1 flip3 flip5");
    assert_eq!(refusal(&position, "flip2"), "LS-T2: the recruit in slot 2 is face up already");
    assert!(refusal(&position, "take1").starts_with("LS-T2: "));
    let position = crate::play(&position, "flip3");
    assert_eq!(field(&position, RECRUITS), "(sC),mC,dC,wC,(fC)");
    assert_eq!(field(&position, TURN), "A.3.A.act");
    assert!(refusal(&position, "flip1").starts_with("LS-T3: "));
}

#[test]
fn ls_t2_the_others_turn_nothing() {
    let position = after("ls 2.L.40 * - mC,(sC),(dC),(wC),(fC) oCk9 s2/m2 -/- -/- A.1.A.act", "take1");
    assert_eq!(field(&position, TURN), "A.1.B.act");
}

/// A position without its turn field: B has no cards, and the piles are empty.
const NOTHING_LEFT: &str = "ls 5.G.100 - - _,_,_,_,_ s1m1d1w1f1 \
     m9f9c9oAsBwBkBmCfCcC/-/w9k9mAfAcAdBoBsCwCkC/d9o9sAwAkAmBfBcBdCoC/dA -/-/-/-/- \
     s9c7k7o6f6w5d5m4s4c2k2o1/c8s8o7k6w6f5m5d4c3s3o2k1/k8m8f7c6d6o5s5w4k3m3f2c1/\
     o8d8w7s7m6k5c4f4o3d3w2s2/f8w8d7m7s6c5k4o4f3w3d2m2";

#[test]
fn ls_t2_with_no_face_down_recruit_there_is_nothing_to_turn() {
    let position = after(&format!("{NOTHING_LEFT} A.3.E.act"), "-dA");
    assert_eq!(field(&position, TURN), "A.4.A.act");
}

#[test]
fn ls_t3_ruling_a_player_who_can_neither_recruit_nor_muster_is_skipped() {
    let position = after(&format!("{NOTHING_LEFT} A.3.A.act"), "-m9");
    assert_eq!(field(&position, TURN), "A.3.C.act", "B has no card and there is no recruit");
}

const FACE_UP_AND_DOWN: &str = "ls 2.L.40 s1m1* - mC,(sC),(dC),(wC),(fC) oCk9 s2/m2 -/- -/- A.1.A.act";

#[test]
fn ls_t3_a_slot_is_refilled_as_the_taken_card_lay() {
    let position = after(FACE_UP_AND_DOWN, "take1");
    assert_eq!(field(&position, RECRUITS), "s1,(sC),(dC),(wC),(fC)");
    assert_eq!(field(&position, HANDS), "s2mC/m2");
    let position = after(FACE_UP_AND_DOWN, "take3");
    assert_eq!(field(&position, RECRUITS), "mC,(sC),(s1),(wC),(fC)");
    assert_eq!(field(&position, HANDS), "s2dC/m2");
}

#[test]
fn ls_t3_clans_are_mustered_face_up_or_face_down() {
    let position = at(FACE_UP_AND_DOWN);
    assert_eq!(legal(&position), "+s2 -s2 take1 take2 take3 take4 take5");
    assert_eq!(field(&crate::play(&position, "-s2"), ARMIES), "(s2)/-");
    assert_eq!(field(&crate::play(&position, "+s2"), ARMIES), "s2/-");
    assert_eq!(refusal(&position, "+m2"), "LS-T3: m2 is not in the hand");
    assert!(refusal(&position, "claim1").starts_with("LS-T3: "));
}

#[test]
fn ls_t3_with_ten_cards_there_is_no_recruiting() {
    let hand = "s2m2d2w2f2o2k2c2s3m3";
    let text = |hand: &str| format!("ls 2.L.40 * - mC,(sC),(dC),(wC),(fC) oCk9 {hand}/m4 -/- -/- A.1.A.act");
    let position = at(&text(hand));
    assert_eq!(position.legal_count(), 20);
    assert_eq!(
        refusal(&position, "take1"),
        "LS-T3: with ten cards in hand there is no recruiting; muster a clan"
    );
    assert_eq!(at(&text(&hand[2..])).legal_count(), 18 + 5);
}

#[test]
fn ls_t3_with_an_empty_hand_there_is_only_recruiting() {
    let position = at("ls 2.L.40 * - mC,(sC),(dC),(wC),(fC) oCk9 -/m4 -/- -/- A.1.A.act");
    assert_eq!(legal(&position), "take1 take2 take3 take4 take5");
}

#[test]
fn ls_t4_only_the_owner_looks_at_a_face_down_clan() {
    let position = after(FACE_UP_AND_DOWN, "-s2");
    assert_eq!(seen_field(&position, Viewer::Seat(Seat::A), ARMIES), "(s2)/-");
    assert_eq!(seen_field(&position, Viewer::Seat(Seat::B), ARMIES), "(??)/-");
    assert_eq!(seen_field(&position, Viewer::Spectator, ARMIES), "(??)/-");
}
