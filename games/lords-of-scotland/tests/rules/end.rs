//! LS-E: the end of a skirmish and of the game.

use tabletop::{Game, Seat, Verdict};

use crate::{ARMIES, DISCARD, DRAW, RECRUITS, SUPPORTERS, TURN, VICTORY, after, at, field, legal, refusal};

/// A position with these armies in which B makes the last action of the skirmish.
fn last_turn(armies: &str) -> String {
    format!("ls 2.L.40 c1c2c7o8k6o6k7* - sC,mC,dC,wC,fC oCk9 s2/m2 {armies} -/- A.5.B.act")
}

fn claims_first(armies: &str) -> String {
    let position = after(&last_turn(armies), "take1");
    field(&position, TURN)
}

#[test]
fn ls_e1_face_down_clans_are_turned_up() {
    let position = after(&last_turn("(s5)d3/(w9)"), "-m2");
    assert_eq!(field(&position, ARMIES), "s5d3/w9m2");
}

#[test]
fn ls_e1_totals_add_strengths() {
    assert_eq!(claims_first("s5d5/w9"), "A.5.A.claim1");
    assert_eq!(claims_first("s5d3/w9"), "A.5.B.claim1");
}

#[test]
fn ls_e1_an_army_of_one_bloodline_is_doubled() {
    assert_eq!(claims_first("s1s4/w9"), "A.5.A.claim1");
    assert_eq!(claims_first("s1s3/w9"), "A.5.B.claim1");
    assert_eq!(claims_first("s5d5/w4w2"), "A.5.B.claim1");
}

#[test]
fn ls_e1_a_single_clan_is_not_doubled() {
    assert_eq!(claims_first("s5/w6"), "A.5.B.claim1");
    assert_eq!(claims_first("s5/w4d2"), "A.5.B.claim1");
}

#[test]
fn ls_e2_equal_totals_go_by_the_highest_card() {
    assert_eq!(claims_first("s5d3/w7m1"), "A.5.B.claim1");
    assert_eq!(claims_first("w7m1/s5d3"), "A.5.A.claim1");
}

#[test]
fn ls_e2_an_army_without_cards_is_not_ranked() {
    let position = after(&last_turn("-/w4"), "take1");
    assert_eq!(field(&position, TURN), "A.5.B.claim1");
    let position = crate::play(&position, "claim2");
    assert_eq!(field(&position, VICTORY), "-/k9");
    assert_eq!(field(&position, TURN), "B.1.B.flip");
}

#[test]
fn ls_e3_supporters_are_claimed_in_order_of_rank() {
    let text = "ls 4.L.40 * - sC,mC,dC,wC,fC oCk9k8k7 s2/m2/d2/w2 d3/w5/o4/s1 -/-/-/- A.5.D.act";
    let position = after(text, "take1");
    assert_eq!(legal(&position), "claim1 claim2 claim3 claim4");
    assert_eq!(refusal(&position, "claim5"), "LS-S2: there is no supporter 5 in the row");
    assert!(refusal(&position, "take1").starts_with("LS-E3: "));
    let mut turns = Vec::new();
    let mut now = position;
    for _ in 0..4 {
        turns.push(field(&now, TURN));
        now = crate::play(&now, "claim1");
    }
    assert_eq!(turns, ["A.5.B.claim1", "A.5.C.claim1", "A.5.A.claim1", "A.5.D.claim1"]);
    assert_eq!(field(&now, VICTORY), "k8/oC/k9/k7");
}

#[test]
fn ls_e3_the_others_move_up_when_a_supporter_is_taken() {
    let position = after(&last_turn("s5/w6"), "take1 claim1");
    assert_eq!(field(&position, SUPPORTERS), "k9");
}

#[test]
fn ls_e3_two_supporters_leave_none_for_the_last() {
    let position = after(&last_turn("s5/c6+c"), "take1");
    assert_eq!(field(&position, TURN), "A.5.B.claim2");
    let position = crate::play(&position, "claim1");
    assert_eq!(field(&position, TURN), "A.5.B.claim1");
    let position = crate::play(&position, "claim1");
    assert_eq!(field(&position, VICTORY), "-/oCk9");
    assert_eq!(field(&position, TURN), "B.1.B.flip", "A gets none");
}

#[test]
fn ls_e3_never_more_than_are_left() {
    let text = "ls 3.L.40 * - sC,mC,dC,wC,fC oCk9k8 s2/m2/d2 c3+c/c6+c/s1 -/-/- A.5.C.act";
    let position = after(text, "take1 claim1 claim1");
    assert_eq!(field(&position, TURN), "A.5.A.claim1");
    assert_eq!(field(&crate::play(&position, "claim1"), TURN), "B.1.B.flip");
}

fn final_claims(target: u8, armies: &str, victory: &str) -> String {
    format!("ls 2.L.{target} * - sC,mC,dC,wC,fC oCk9 s2/m2 {armies} {victory} A.5.A.claim1")
}

#[test]
fn ls_e4_the_game_ends_when_all_have_claimed() {
    let text = final_claims(40, "s5/d3", "s8m8d8w8/sB");
    let position = after(&text, "claim1");
    assert_eq!(field(&position, TURN), "A.5.B.claim1", "A has 44, but B still claims");
    let position = crate::play(&position, "claim1");
    assert_eq!(field(&position, TURN), "A.5.A.over");
    assert_eq!(field(&position, ARMIES), "s5/d3");
    assert_eq!(position.turn().verdict(), Some(Verdict::Won(Seat::A)));
    assert_eq!(position.legal_count(), 0);
    assert_eq!(position.scores().iter().map(|(_, score)| score).collect::<Vec<_>>(), [44, 20]);
    assert_eq!(refusal(&position, "skip"), "LS-E4: the game is over");
}

#[test]
fn ls_e4_most_strength_wins_even_if_another_reached_the_target_first() {
    let text = final_claims(40, "s5/d3", "s8m8d8fB/wBmBoBs1");
    let position = after(&text, "claim2 claim1");
    assert_eq!(field(&position, VICTORY), "s8m8d8fBk9/wBmBoBs1oC");
    assert_eq!(field(&position, TURN), "A.5.B.over");
}

#[test]
fn ls_e4_equal_strength_goes_to_the_better_placed() {
    let position = after(&final_claims(40, "s5/d3", "s8m8d8w8/s7m7d7f8"), "claim2 claim1");
    assert_eq!(position.scores().iter().map(|(_, score)| score).collect::<Vec<_>>(), [41, 41]);
    assert_eq!(field(&position, TURN), "A.5.A.over");
}

#[test]
fn ls_e4_without_the_target_the_game_continues() {
    let position = after(&final_claims(45, "s5/d3", "s8m8d8w8/sB"), "claim1 claim1");
    assert_eq!(field(&position, TURN), "A.1.A.flip");
}

#[test]
fn ls_e5_everything_is_discarded_in_order() {
    let text = "ls 3.L.40 s1m1d1w1f1o1k1s3* m3d3 sC,mC,dC,wC,fC oCk9 s2/m2/d2 k5c4/-/s5w6 -/-/- B.5.C.claim1";
    let position = after(text, "claim2 claim1");
    assert_eq!(field(&position, VICTORY), "oC/-/k9");
    assert_eq!(field(&position, DISCARD), "m3d3sCmCdCwCfCk5c4s5w6");
    assert_eq!(field(&position, RECRUITS), "(s1),(m1),(d1),(w1),(f1)");
    assert_eq!(field(&position, SUPPORTERS), "o1k1s3");
    assert_eq!(field(&position, TURN), "C.1.C.flip");
}

#[test]
fn ls_e5_unclaimed_supporters_are_discarded_last() {
    let position = after(&last_turn("-/w4"), "take1 claim1");
    assert!(field(&position, DISCARD).ends_with("w4k9"));
}

#[test]
fn ls_e5_ruling_without_any_army_the_initiative_stays() {
    let position = after(&last_turn("-/-"), "take1");
    assert_eq!(field(&position, TURN), "A.1.A.flip");
    assert_eq!(field(&position, VICTORY), "-/-");
    assert!(field(&position, DISCARD).ends_with("oCk9"));
}

#[test]
fn ls_e6_the_discard_becomes_the_new_pile() {
    let text = "ls 2.L.40 s1 m1* mC,(sC),(dC),(wC),(fC) oCk9 s2/m2 -/- -/- A.1.A.act";
    let position = after(text, "take2");
    assert_eq!(field(&position, DRAW), "-");
    assert_eq!(field(&position, RECRUITS), "mC,(s1),(dC),(wC),(fC)");
    let discarded = field(&position, DISCARD);
    let position = crate::play(&position, "take2");
    assert_eq!(field(&position, DISCARD), "-");
    assert_eq!(field(&position, DRAW).len(), discarded.len() - 2);
}

/// The shuffle of the discard, first arrived at index 0, with the stream of the seed.
#[test]
fn ls_e6_the_discard_is_shuffled_in_order_of_arrival() {
    let text = "ls 2.L.40 - * mC,(sC),(dC),(wC),(fC) oCk9 s2/m2 -/- -/- A.1.A.act";
    let discarded = field(&at(text), DISCARD);
    let mut cards: Vec<&str> =
        discarded.as_bytes().chunks(2).map(|card| std::str::from_utf8(card).unwrap()).collect();
    tabletop::Dice::from_seed(laws::counting_seed()).shuffle(&mut cards);
    let position = after(text, "take2");
    assert_eq!(field(&position, RECRUITS), format!("mC,({}),(dC),(wC),(fC)", cards[0]));
    assert_eq!(field(&position, DRAW), cards[1..].concat());
}

#[test]
fn ls_e6_ruling_with_both_piles_empty_nothing_is_dealt() {
    let position = after(super::setup::ONLY_TWELVES, "claim1 flip1 +f8 -k8 -d8 flip2 -c8 -w8 take1");
    assert_eq!(field(&position, DRAW).len(), 2, "one card is left");
    let position = crate::play(&position, "flip3 -d9 take2");
    assert_eq!(field(&position, RECRUITS).matches('_').count(), 0);
    assert_eq!(field(&position, DRAW), "-");
    let position = crate::play(&position, "-o8 flip4 -o9 take3");
    assert_eq!(field(&position, RECRUITS).split(',').nth(2), Some("_"));
    assert_eq!(
        refusal(&crate::play(&position, "-s9 flip5"), "take3"),
        "LS-E6: slot 3 of the recruit row is empty"
    );
}
