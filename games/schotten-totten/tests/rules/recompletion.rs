//! ST-F3: a side that is no longer complete can be completed again.

use crate::support::at;

/// Two equal sides at stone 1, A's completed first.
const EQUAL: &str = "1=r7r8r9|o7o8o9:<";

#[test]
fn st_f3_after_a_banshee_the_other_side_is_first() {
    let scene = at(&format!("2016t {EQUAL} B=BN B.play.0")).play("BN:r9@1");
    assert_eq!(scene.stone(1), "r7r8|o7o8o9:>");
    let scene = at("2016t 1=r7r8|o7o8o9:> A=r6 discard=r9BN 0-1 A.play.0").play("r6@1");
    assert_eq!(scene.stone(1), "r7r8r6|o7o8o9:>");
}

#[test]
fn st_f3_a_side_completed_again_after_a_banshee_is_later() {
    // y9g9b8 was complete first with 26; it comes back to 26 with p8, after o9p9o8.
    let scene = at("2016t 1=y9g9b8|o9p9o8:< A=p8 B=BN B.play.0").play("BN:b8@1 +c p8@1");
    assert_eq!(scene.stone(1), "y9g9p8|o9p9o8:>");
    let why = scene.refuses("!1");
    let equal = "ST-F2: sum 26 (o9 p9 o8) equals your sum 26 (y9 g9 p8) at stone 1 and was completed first";
    assert_eq!(why, equal);
    assert_eq!(scene.play("+c r1@2 !1").stone(1), "y9g9p8|o9p9o8:>B");
}

#[test]
fn st_f3_a_side_completed_again_after_a_traitor_is_later() {
    let scene = at("2016t 1=y9g9b8|o9p9o8:< A=p8 B=TR B.play.0").play("TR:b8@1>5 +c p8@1");
    assert_eq!(scene.stone(1), "y9g9p8|o9p9o8:>");
    assert_eq!(scene.stone(5), "-|b8");
    assert!(scene.refuses("!1").starts_with("ST-F2: "));
}

#[test]
fn st_f3_a_side_completed_again_after_the_own_strategist_is_later() {
    let scene = at("2016t 1=y9g9b8|o9p9o8:< A=p8ST").play("ST:b8@1>2");
    assert_eq!(scene.stone(1), "y9g9|o9p9o8:>");
    let scene = scene.play("+c pass +c p8@1");
    assert_eq!(scene.stone(1), "y9g9p8|o9p9o8:>");
    assert!(scene.refuses("!1").starts_with("ST-F2: "));
    let scene = at("2016t 1=y9g9b8|o9p9o8:< A=p8ST").play("ST:b8@1>x +c pass +c p8@1");
    assert_eq!(scene.stone(1), "y9g9p8|o9p9o8:>");
}

#[test]
fn st_f3_a_later_side_that_loses_a_card_leaves_the_other_first() {
    let scene = at(&format!("2016t {EQUAL} A=BN")).play("BN:o9@1");
    assert_eq!(scene.stone(1), "r7r8r9|o7o8:<");
}

#[test]
fn st_f3_mud_opens_both_sides_and_the_first_to_four_is_first() {
    let scene = at(&format!("2016t {EQUAL} A=r6MF B=o6")).play("MF@1");
    assert_eq!(scene.stone(1), "r7r8r9|o7o8o9:m");
    assert_eq!(scene.refuses("!1"), "ST-C1: your side of stone 1 still lacks 1 card(s)");
    let scene = scene.play("+c o6@1");
    assert_eq!(scene.stone(1), "r7r8r9|o7o8o9o6:m>");
    let scene = scene.play("+c r6@1");
    assert_eq!(scene.stone(1), "r7r8r9r6|o7o8o9o6:m>");
    assert!(scene.refuses("!1").starts_with("ST-F2: "));
}

#[test]
fn st_f3_mud_on_one_complete_side_leaves_none_complete() {
    assert_eq!(at("2016t 1=r7r8r9|o7:< A=MF").play("MF@1").stone(1), "r7r8r9|o7:m");
    assert_eq!(at("2016t 1=-|o7o8o9:> A=MF").play("MF@1").stone(1), "-|o7o8o9:m");
}

#[test]
fn st_f3_blind_mans_bluff_does_not_change_who_was_first() {
    for first in ["<", ">"] {
        let scene = at(&format!("2016t 1=r7r8r9|o7o8o9:{first} A=BM")).play("BM@1");
        assert_eq!(scene.stone(1), format!("r7r8r9|o7o8o9:b{first}"));
    }
}

#[test]
fn st_f3_a_side_completed_by_a_traitor_from_the_same_stone_is_first() {
    // The card leaves the complete side of the opponent and completes the own: only one is complete.
    let scene = at("2016t 1=r7r8|r9o8o9:> A=TR").play("TR:r9@1>1");
    assert_eq!(scene.stone(1), "r7r8r9|o8o9:<");
    assert_eq!(scene.play("!1").stone(1), "r7r8r9|o8o9:<A");
}

#[test]
fn st_f3_a_side_can_lose_and_regain_the_first_place() {
    let scene = at("2016t 1=y9g9b8|o9p9o8:< A=p8BN B=o7TR B.play.0").play("TR:b8@1>5 +c BN:o8@1");
    assert_eq!(scene.stone(1), "y9g9|o9p9", "neither is complete");
    let scene = scene.play("+c o7@1 +c p8@1");
    assert_eq!(scene.stone(1), "y9g9p8|o9p9o7:>");
}

#[test]
fn st_f3_the_lead_at_other_stones_is_not_touched() {
    let scene = at(&format!("2016t {EQUAL} 2=r1r2r3|o1o2o3:< B=BN B.play.0")).play("BN:r9@1");
    assert_eq!(scene.stone(2), "r1r2r3|o1o2o3:<");
}
