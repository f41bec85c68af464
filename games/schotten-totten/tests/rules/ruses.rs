//! ST-X7 … ST-X10: Strategist, Banshee, Traitor, and what they leave in the discard.

use crate::support::at;

#[test]
fn st_x7_the_strategist_moves_an_own_card_to_another_stone() {
    let scene = at("2016t 3=r5r6|b1 7=r9|- A=ST").play("ST:r5@3>7");
    assert_eq!((scene.stone(3), scene.stone(7)), ("r6|b1".into(), "r9r5|-".into()));
    assert_eq!(
        (scene.discard(), scene.tally(), scene.turn()),
        ("ST".into(), "1-0".into(), "A.claim.0".into())
    );
}

#[test]
fn st_x7_or_puts_it_in_the_discard() {
    let scene = at("2016t 3=r5r6|b1 A=ST").play("ST:r5@3>x");
    assert_eq!((scene.stone(3), scene.discard()), ("r6|b1".into(), "r5ST".into()));
}

#[test]
fn st_x7_every_own_card_of_an_unclaimed_stone_and_every_stone_with_room() {
    let scene = at("2016t 1=r7r8r9|-:<A 2=o1o2o3|b1:< 3=r5|b2 4=-|b7b8b9:>B 5=y1y2y3|-:< fill=678 A=p9ST");
    assert_eq!(scene.legal_with("ST:r5"), "ST:r5@3>9 ST:r5@3>x");
    assert_eq!(scene.legal_with("ST:o1"), "ST:o1@2>3 ST:o1@2>9 ST:o1@2>x");
    assert_eq!(scene.legal_with("ST:r7"), "");
}

#[test]
fn st_x7_illegal_targets() {
    let scene = at("2016t 1=r7r8r9|b3:<A 2=o1o2o3|b1:< 3=r5|b2 A=ST");
    assert_eq!(scene.refuses("ST:r5@3>3"), "ST-X7: the card must go to a different stone");
    assert_eq!(scene.refuses("ST:r5@3>2"), "ST-T1: your side of stone 2 is full");
    assert_eq!(scene.refuses("ST:r5@3>1"), "ST-C5: stone 1 is claimed and closed");
    assert_eq!(scene.refuses("ST:r7@1>4"), "ST-C5: stone 1 is claimed and closed");
    assert_eq!(scene.refuses("ST:r7@1>x"), "ST-C5: stone 1 is claimed and closed");
    assert_eq!(scene.refuses("ST:b2@3>4"), "ST-X7: b2 does not lie on your side of stone 3");
    assert_eq!(scene.refuses("ST:r5@4>5"), "ST-X7: r5 does not lie on your side of stone 4");
}

#[test]
fn st_x7_a_full_side_may_give_a_card_but_not_take_it_back() {
    let scene = at("2016t 2=o1o2o3|b1:< A=ST");
    assert_eq!(scene.refuses("ST:o1@2>2"), "ST-X7: the card must go to a different stone");
    assert_eq!(scene.play("ST:o1@2>9").stone(2), "o2o3|b1");
}

#[test]
fn st_x7_elite_troops_move_too() {
    let scene = at("2016t 3=J1SP|SB 9=-|-:b A=ST 2j-2").play("ST:SP@3>7");
    assert_eq!(
        (scene.stone(3), scene.stone(7), scene.discard()),
        ("J1|SB".into(), "SP|-".into(), "ST".into())
    );
}

#[test]
fn st_x7_a_card_that_completes_another_side_can_be_claimed_with() {
    let scene = at("2016t 3=r9|- 7=r7r8|- A=ST").play("ST:r9@3>7 !7");
    assert_eq!(scene.stone(7), "r7r8r9|-:<A");
}

#[test]
fn st_x7_mud_gives_room_for_a_fourth_card() {
    let scene = at("2016t 3=r9|- 7=r6r7r8|-:m A=ST 0-1").play("ST:r9@3>7");
    assert_eq!(scene.stone(7), "r6r7r8r9|-:m<");
}

#[test]
fn st_x8_the_banshee_discards_a_card_of_the_opponent() {
    let scene = at("2016t 3=r5|b1b2b3:> A=BN").play("BN:b2@3");
    assert_eq!((scene.stone(3), scene.discard()), ("r5|b1b3".into(), "b2BN".into()));
    let scene = at("2016t 3=r5J1|b1 B=BN 1j-0 B.play.0").play("BN:J1@3");
    assert_eq!(
        (scene.stone(3), scene.discard(), scene.tally()),
        ("r5|b1".into(), "J1BN".into(), "1j-1".into())
    );
}

#[test]
fn st_x8_legal_and_illegal_targets() {
    let scene = at("2016t 1=r7r8r9|b3:<A 3=r5|b2SP 5=y1|g9 A=BN 0-1");
    assert_eq!(scene.legal_with("BN"), "BN:SP@3 BN:b2@3 BN:g9@5");
    assert_eq!(scene.refuses("BN:b3@1"), "ST-C5: stone 1 is claimed and closed");
    assert_eq!(scene.refuses("BN:r5@3"), "ST-X8: r5 does not lie on your opponent's side of stone 3");
    assert_eq!(scene.refuses("BN:g9@3"), "ST-X8: g9 does not lie on your opponent's side of stone 3");
}

#[test]
fn st_x9_the_traitor_takes_a_clan_card_to_the_own_side() {
    for rules in ["2016t", "classict"] {
        let scene = at(&format!("{rules} 3=r5|b1b2 7=r9|- A=TR")).play("TR:b1@3>7");
        assert_eq!((scene.stone(3), scene.stone(7)), ("r5|b2".into(), "r9b1|-".into()));
        assert_eq!((scene.discard(), scene.tally()), ("TR".into(), "1-0".into()));
    }
}

#[test]
fn st_x9_in_2016_the_same_stone_is_a_legal_target() {
    let scene = at("2016t 3=r5|b1b2 A=TR").play("TR:b1@3>3");
    assert_eq!(scene.stone(3), "r5b1|b2");
}

#[test]
fn st_x9_in_classic_the_card_goes_to_a_different_stone() {
    for rules in ["classict", "classictx"] {
        let scene = at(&format!("{rules} 3=r5|b1 A=TR"));
        assert_eq!(scene.refuses("TR:b1@3>3"), "ST-X9: the card must go to a different stone");
        assert_eq!(
            scene.legal_with("TR"),
            "TR:b1@3>1 TR:b1@3>2 TR:b1@3>4 TR:b1@3>5 TR:b1@3>6 TR:b1@3>7 TR:b1@3>8 TR:b1@3>9"
        );
    }
    let only_there = "3=r5|b1 fill=12456789 A=TR";
    assert_eq!(at(&format!("classict {only_there}")).legal_with("TR:b1"), "");
    assert_eq!(at(&format!("2016t {only_there}")).legal_with("TR:b1"), "TR:b1@3>3");
}

#[test]
fn st_x9_illegal_targets() {
    let scene = at("2016t 1=r7r8r9|b3:<A 2=o1o2o3|b1:< 3=r5|b2SP A=TR 0-1");
    assert_eq!(scene.refuses("TR:SP@3>4"), "ST-X9: the Traitor takes clan cards only, not SP");
    assert_eq!(scene.refuses("TR:b2@3>2"), "ST-T1: your side of stone 2 is full");
    assert_eq!(scene.refuses("TR:b1@2>2"), "ST-T1: your side of stone 2 is full");
    assert_eq!(scene.refuses("TR:b2@3>1"), "ST-C5: stone 1 is claimed and closed");
    assert_eq!(scene.refuses("TR:b3@1>4"), "ST-C5: stone 1 is claimed and closed");
    assert_eq!(scene.refuses("TR:r5@3>4"), "ST-X9: r5 does not lie on your opponent's side of stone 3");
}

#[test]
fn st_x9_a_traitor_can_win_a_stone_at_once() {
    let scene = at("classict 3=r5|r9b2b3:> 7=r7r8|- A=TR").play("TR:r9@3>7 !7");
    assert_eq!((scene.stone(7), scene.stone(3)), ("r7r8r9|-:<A".into(), "r5|b2b3".into()));
}

#[test]
fn st_x10_discarded_clan_cards_are_table_cards() {
    // Only b7 would beat three 9s; it lies in the discard.
    let open = "1=o9y9g9|b8b9:<";
    let scene = at(&format!("2016t {open} discard=b7BN 1-0 A.claim.0"));
    assert_eq!(scene.play("!1").stone(1), "o9y9g9|b8b9:<A");
    let scene = at(&format!("2016t {open} A.claim.0"));
    assert!(scene.refuses("!1").ends_with("b7 is not on the table"));
}

#[test]
fn st_x10_a_banshee_can_prove_a_claim_by_the_card_it_discards() {
    let scene = at("2016t 1=o9y9g9|b7b8b9:> A=BN").play("BN:b7@1");
    assert_eq!(scene.play("!1").stone(1), "o9y9g9|b8b9:<A");
    let scene = at("2016t 1=o9y9g9|b7b8b9:> 2=b6|- A=BN").play("BN:b9@1 !1");
    assert_eq!(scene.stone(1), "o9y9g9|b7b8:<A");
}

#[test]
fn st_x10_the_strategist_s_discard_counts_as_well() {
    let scene = at("2016t 1=o9y9g9|b8b9:< 2=b7|- A=ST").play("ST:b7@2>x !1");
    assert_eq!((scene.stone(1), scene.discard()), ("o9y9g9|b8b9:<A".into(), "b7ST".into()));
}
