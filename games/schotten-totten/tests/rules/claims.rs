//! ST-C1 … ST-C6: claims.

use crate::support::{Scene, at};

/// A has just played; stone 1 and the rest of the shorthand are given.
fn claiming(stone: &str, rest: &str) -> Scene {
    at(&format!("2016t 1={stone} {rest} A.claim.0"))
}

#[test]
fn st_c1_the_own_side_must_be_complete() {
    for (stone, lacks) in [("-|-", 3), ("r7|-", 2), ("r7r8|b1b2b3:>", 1)] {
        let why = format!("ST-C1: your side of stone 1 still lacks {lacks} card(s)");
        assert_eq!(claiming(stone, "").refuses("!1"), why);
    }
    let why = "ST-C1: your side of stone 1 still lacks 1 card(s)";
    assert_eq!(claiming("r7r8r9|-:m", "1-0").refuses("!1"), why);
}

#[test]
fn st_c1_a_complete_side_that_cannot_be_beaten_is_claimed() {
    let scene = claiming("r7r8r9|b1:<", "").play("!1");
    assert_eq!((scene.stone(1), scene.turn()), ("r7r8r9|b1:<A".into(), "A.claim.0".into()));
    let scene = at("2016 5=b1|r7r8r9:> B.claim.0").play("!5");
    assert_eq!(scene.stone(5), "b1|r7r8r9:>B");
}

#[test]
fn st_c1_a_claimed_stone_is_not_claimed_again() {
    let scene = claiming("r7r8r9|b1:<A", "");
    assert_eq!(scene.refuses("!1"), "ST-C5: stone 1 already belongs to A");
    let scene = at("2016 1=r7r8r9|b1b2b3:<A B.claim.0");
    assert_eq!(scene.refuses("!1"), "ST-C5: stone 1 already belongs to A");
}

#[test]
fn st_c2_against_a_complete_side_the_stronger_one_may_claim() {
    let scene = claiming("r5o5y5|g9b9p8:>", "");
    assert_eq!(scene.play("!1").stone(1), "r5o5y5|g9b9p8:>A");
    let scene = claiming("g9b9p8|r5o5y5:<", "");
    let why = "ST-C2: kind 15 (r5 o5 y5) is stronger than your sum 26 (g9 b9 p8) at stone 1";
    assert_eq!(scene.refuses("!1"), why);
}

#[test]
fn st_c2_needs_no_proof_about_unseen_cards() {
    // B could have made a colour run, but B's side is complete.
    let scene = claiming("r1o1y2|g1b1p1:<", "");
    assert_eq!(
        scene.refuses("!1"),
        "ST-C2: kind 3 (g1 b1 p1) is stronger than your sum 4 (r1 o1 y2) at stone 1"
    );
    assert_eq!(claiming("r1o2y9|b7b8g2:<", "").refuses("!1").split(':').next(), Some("ST-C2"));
    assert_eq!(claiming("r1o9y9|b7b8g2:<", "").play("!1").stone(1), "r1o9y9|b7b8g2:<A");
}

#[test]
fn st_c2_in_an_equal_contest_the_later_side_may_not_claim() {
    let why = "ST-F2: run 24 (g9 b8 p7) equals your run 24 (r7 o8 y9) at stone 1 and was completed first";
    assert_eq!(claiming("r7o8y9|g9b8p7:>", "").refuses("!1"), why);
    assert_eq!(claiming("r7o8y9|g9b8p7:<", "").play("!1").stone(1), "r7o8y9|g9b8p7:<A");
}

/// Only a fourth 8 could beat the three 5s of A; three lie at stone 2.
const EIGHTS: &str = "2=r8o8y8|-:<";
const STILL_P8: &str =
    "ST-C6: kind 24 (g8 b8 p8) could still beat your kind 15 (r5 o5 y5) at stone 1: p8 is not on the table";

#[test]
fn st_c3_own_hand_counts_as_still_to_come() {
    let scene = claiming("r5o5y5|g8b8:<", &format!("{EIGHTS} A=p8"));
    assert_eq!(scene.refuses("!1"), STILL_P8);
}

#[test]
fn st_c3_neither_the_opponents_hand_nor_the_pile_is_read() {
    for place in ["A=p8 B=p1", "A=p1 B=p8", "A=p1 B=p2", "A=p1 B=p2 clan=p8"] {
        assert_eq!(claiming("r5o5y5|g8b8:<", &format!("{EIGHTS} {place}")).refuses("!1"), STILL_P8);
    }
}

#[test]
fn st_c3_cards_at_other_stones_are_on_the_table() {
    for other in ["3=p8|-", "3=-|p8", "3=-|p8g7g9:>", "3=p8p7p9|-:<A"] {
        let scene = claiming("r5o5y5|g8b8:<", &format!("{EIGHTS} {other}"));
        assert_eq!(scene.play("!1").stone(1), "r5o5y5|g8b8:<A");
    }
}

#[test]
fn st_c3_unplayed_tactic_cards_are_ignored() {
    // A Joker in B's hand would make the fourth 8.
    let scene = claiming("r5o5y5|g8b8:<", &format!("{EIGHTS} 3=p8|- B=J1"));
    assert_eq!(scene.play("!1").stone(1), "r5o5y5|g8b8:<A");
    // A Mud Fight or a Blind-Man's Bluff to come does not matter either.
    assert_eq!(claiming("r7r8r9|-:<", "B=BMMFBNTR").play("!1").stone(1), "r7r8r9|-:<A");
}

#[test]
fn st_c3_elite_troops_on_the_opponents_side_count_with_their_best_identity() {
    let why = "ST-C6: colour-run 24 (g8 J1 g9) could still beat your kind 15 (r5 o5 y5) at stone 1: \
               g9 is not on the table";
    assert_eq!(claiming("r5o5y5|g8J1:<", "2=g7|- 0-1j").refuses("!1"), why);
    let why = "ST-C6: kind 21 (g7 SP r7) could still beat your kind 15 (r5 o5 y5) at stone 1: \
               r7 is not on the table";
    assert_eq!(claiming("r5o5y5|g7SP:<", "0-1").refuses("!1"), why);
    assert_eq!(claiming("r5o5y5|g9SB:<", "0-1").play("!1").stone(1), "r5o5y5|g9SB:<A");
}

#[test]
fn st_c3_the_opponent_completes_later_and_must_be_strictly_stronger() {
    assert_eq!(claiming("r7r8r9|b7b8:<", "").play("!1").stone(1), "r7r8r9|b7b8:<A");
    // Without any 8 there is no run; the best sum of B is 25 too.
    let scene = claiming("r9o9y7|g9b7:<", "2=p9p8p7|-:< 3=-|g8b8r8:> 4=o8y8|g7r7 5=-|g5b5");
    assert_eq!(scene.play("!1").stone(1), "r9o9y7|g9b7:<A");
}

#[test]
fn st_c3_against_no_one_or_two_cards() {
    for stone in ["r7r8r9|-:<", "r7r8r9|b9:<", "r7r8r9|b9b8:<"] {
        assert_eq!(claiming(stone, "").play("!1").stone(1), format!("{stone}A"));
    }
    let why = "ST-C6: colour-run 24 (o7 o8 o9) could still beat your colour-run 21 (r6 r7 r8) at stone 1: \
               o7, o8, o9 are not on the table";
    assert_eq!(claiming("r6r7r8|-:<", "").refuses("!1"), why);
    let why = "ST-C6: colour-run 24 (b9 b7 b8) could still beat your colour-run 21 (r6 r7 r8) at stone 1: \
               b7, b8 are not on the table";
    assert_eq!(claiming("r6r7r8|b9:<", "").refuses("!1"), why);
}

#[test]
fn st_c3_under_blind_mans_bluff_the_best_sum_counts() {
    let why = "ST-C6: sum 27 (b9 r9 o9) could still beat your sum 24 (r8 o8 y8) at stone 1: \
               r9, o9 are not on the table";
    assert_eq!(claiming("r8o8y8|b9:b<", "1-0").refuses("!1"), why);
    assert_eq!(claiming("r8o8y8|b1b6:b<", "1-0").play("!1").stone(1), "r8o8y8|b1b6:b<A");
    // 15 and a 9 make 24 as well, but later.
    assert_eq!(claiming("r8o8y8|b7p8:b<", "1-0").play("!1").stone(1), "r8o8y8|b7p8:b<A");
    assert!(claiming("r8o8y8|b8p8:b<", "1-0").refuses("!1").starts_with("ST-C6: sum 25 (b8 p8 "));
}

#[test]
fn st_c3_under_mud_fight_the_completion_has_four_cards() {
    assert_eq!(claiming("r6r7r8r9|-:m<", "1-0").play("!1").stone(1), "r6r7r8r9|-:m<A");
    let why = "ST-C6: colour-run 30 (b9 b8 b7 b6) could still beat your kind 36 (r9 o9 y9 g9) at stone 1: \
               b6 is not on the table";
    assert_eq!(claiming("r9o9y9g9|b9b8b7:m<", "1-0").refuses("!1"), why);
    assert_eq!(claiming("r9o9y9g9|b9b8b7:m<", "2=b6|- 1-0").play("!1").stone(1), "r9o9y9g9|b9b8b7:m<A");
}

/// Fifty clan cards lie on the table: B has p9 at stone 1 and lacks two cards.
const FEW: &str = "r1o1y3|p9:<";
const FEW_LEFT: &str = "ST-C6: kind 27 (p9 g9 b9) could still beat your sum 5 (r1 o1 y3) at stone 1: \
                        g9, b9 are not on the table";

#[test]
fn st_c4_too_few_clan_cards_in_hand_and_pile_to_complete() {
    for place in ["A=b9 B=g9", "A=b9 clan=g9", "A=g9b9"] {
        let scene = claiming(FEW, &format!("{place} fill=23456789"));
        assert_eq!(scene.play("!1").stone(1), "r1o1y3|p9:<A");
    }
}

#[test]
fn st_c4_just_enough_clan_cards() {
    for place in ["B=g9b9", "B=g9 clan=b9", "clan=g9b9"] {
        let scene = claiming(FEW, &format!("{place} fill=23456789"));
        assert_eq!(scene.refuses("!1"), FEW_LEFT);
    }
}

#[test]
fn st_c4_tactic_cards_do_not_complete_the_side() {
    let scene = claiming(FEW, "A=b9 B=g9J1SPSB fill=23456789");
    assert_eq!(scene.play("!1").stone(1), "r1o1y3|p9:<A");
}

#[test]
fn st_c4_a_side_that_lacks_one_card_can_be_completed_with_one() {
    let lacks_one = "r1o1y3|p9p8:<";
    let scene = claiming(lacks_one, "B=g9 fill=23456789");
    assert!(scene.refuses("!1").ends_with("g9 is not on the table"));
    let scene = claiming(lacks_one, "A=g9 fill=23456789");
    assert_eq!(scene.play("!1").stone(1), "r1o1y3|p9p8:<A");
}

#[test]
fn st_c4_the_own_side_must_still_be_complete() {
    let scene = claiming("r1o1|-", "fill=23456789 A=g9b9p8p9");
    assert_eq!(scene.refuses("!1"), "ST-C1: your side of stone 1 still lacks 1 card(s)");
}

/// Stone 1 belongs to A, with room on both sides of nothing else; B has all ruses and modes.
const CLOSED: &str = "classict 1=r7r8r9|b1:<A 2=r1|b2 B=b5BMMFSTBNTR B.play.0";
const REASON: &str = "ST-C5: stone 1 is claimed and closed";

#[test]
fn st_c5_no_card_is_placed_at_a_claimed_stone() {
    let scene = at(CLOSED);
    for action in ["b5@1", "MF@1", "BM@1"] {
        assert_eq!(scene.refuses(action), REASON);
    }
}

#[test]
fn st_c5_no_card_is_taken_from_or_moved_to_a_claimed_stone() {
    let scene = at(CLOSED);
    for action in ["BN:r7@1", "TR:r7@1>3", "TR:r1@2>1", "ST:b1@1>3", "ST:b1@1>x", "ST:b2@2>1"] {
        assert_eq!(scene.refuses(action), REASON);
    }
}

#[test]
fn st_c5_the_result_of_a_claimed_stone_does_not_change() {
    // Claimed because b7 was elsewhere; the card leaves that place and the stone stays.
    let claimed = "1=o9y9g9|b8b9:<A";
    let scene = at(&format!("2016t {claimed} 2=b7|- A=ST")).play("ST:b7@2>x");
    assert_eq!(scene.stone(1), "o9y9g9|b8b9:<A");
    let scene = at(&format!("2016t {claimed} 2=b7|- B=TR B.play.0")).play("TR:b7@2>3");
    assert_eq!((scene.stone(1), scene.stone(3)), ("o9y9g9|b8b9:<A".into(), "-|b7".into()));
    assert_eq!(scene.legal_with("!"), "");
}

#[test]
fn st_c6_the_reason_is_a_completion_of_cards_that_are_not_on_the_table() {
    let why = "ST-C6: colour-run 24 (g9 g8 g7) could still beat your kind 15 (r5 o5 y5) at stone 1: \
               g7 is not on the table";
    assert_eq!(claiming("r5o5y5|g9g8:<", "").refuses("!1"), why);
    let why = "ST-C6: colour 23 (g9 g8 g6) could still beat your run 24 (r7 o8 y9) at stone 1: \
               g6 is not on the table";
    assert_eq!(claiming("r7o8y9|g9g8:<", "2=g7|-").refuses("!1"), why);
}

#[test]
fn st_c6_a_refused_claim_changes_nothing() {
    let scene = claiming("r6r7r8|-:<", "");
    let before = scene.text();
    scene.refuses("!1");
    assert_eq!(scene.text(), before);
}

#[test]
fn st_c6_once_the_completion_is_impossible_the_claim_stands() {
    let scene = claiming("r5o5y5|g9g8:<", "2=g7|- 3=r8r9o8|-:<");
    assert_eq!(scene.play("!1").stone(1), "r5o5y5|g9g8:<A");
}
