//! Mistakes that other implementations make: early claims, ties, tactic cards.

use crate::support::{Scene, at, refused};

/// A has just played; stone 1 and the rest of the shorthand are given.
fn claiming(stone: &str, rest: &str) -> Scene {
    at(&format!("2016t 1={stone} {rest} A.claim.0"))
}

#[track_caller]
fn claims(stone: &str, rest: &str) {
    assert_eq!(claiming(stone, rest).play("!1").stone(1), format!("{stone}A"));
}

/// The claim of stone 1 is refused because of this completion.
#[track_caller]
fn beaten(stone: &str, rest: &str, reply: &str) {
    let why = claiming(stone, rest).refuses("!1");
    assert!(why.starts_with(&format!("ST-C6: {reply} could still beat")), "{why}");
}

#[test]
fn mistake_01_the_highest_colour_run_is_claimable_at_once() {
    claims("r9r8r7|-:<", "");
    let scene = at("2016 5=r9r8|- A=r7").play("r7@5 !5");
    assert_eq!(scene.stone(5), "r9r8r7|-:<A");
}

#[test]
fn mistake_02_three_fives_against_an_eight_with_two_eights_to_come() {
    // Without r7 the red 8 is in no colour run.
    beaten("o5y5g5|r8:<", "2=r7|o8y8g8:>", "kind 24 (r8 b8 p8)");
    claims("o5y5g5|r8:<", "2=r7|o8y8g8:> 3=b8|-");
}

#[test]
fn mistake_03_three_nines_against_seven_and_nine_of_a_colour() {
    beaten("o9y9g9|r7r9:<", "", "colour-run 24 (r7 r9 r8)");
    claims("o9y9g9|r7r9:<", "2=-|r8");
}

#[test]
fn mistake_04_a_low_run_in_one_colour_does_not_hide_a_high_one_in_another() {
    // Red can only run 1-2-3.
    beaten("b5b6b7|-:<", "2=r4r7|-", "colour-run 24 (o7 o8 o9)");
    beaten("b5b6b7|-:<", "2=r4r7o8|y8g8b8:< 3=b1|-", "colour-run 24 (p7 p8 p9)");
    claims("b5b6b7|-:<", "2=r4r7o7|y7g7p7:<");
}

/// 3 and 6 of every colour, and one high card of each: no colour run is left.
const NO_RUNS: &str = "2=r3r6r9|o3o6o9:< 3=y3y6y9|g3g6g9:< 4=b3b6b7|p3p6p7:<";

#[test]
fn mistake_05_two_nines_do_not_make_three() {
    claims("r8o8y8|-:<", NO_RUNS);
    let three = NO_RUNS.replace("g9", "g7");
    beaten("r8o8y8|-:<", &three, "kind 27 (g9 b9 p9)");
}

#[test]
fn mistake_06_no_colour_run_from_an_empty_side_when_all_are_dead() {
    let dead = NO_RUNS.replace("r9", "r8").replace("o9", "o8").replace("y9", "y8");
    claims("r9o9y9|-:<", &dead);
    beaten("r9o9y9|-:<", &dead.replace("p3p6p7", "p3p7"), "colour-run 15 (p4 p5 p6)");
}

#[test]
fn mistake_07_fewer_unseen_cards_than_open_places() {
    // One clan card is unseen, three places are open.
    let scene = claiming("r1o1y3|-:<", "discard=g9STb9BN 1-1 A=p9 fill=23456789");
    assert_eq!(scene.play("!1").stone(1), "r1o1y3|-:<A");
    let reply = scene.explain(tabletop::Seat::A, 1).best_reply;
    assert_eq!(reply, None);
    // Two are unseen and four places open; B holds both.
    let scene = claiming("r1o1y3g2|-:m<", "1-0 B=g9p9 fill=23456789");
    assert_eq!(scene.play("!1").stone(1), "r1o1y3g2|-:m<A");
}

#[test]
fn mistake_08_the_proof_reads_the_table_and_nothing_else() {
    for secret in ["B=b7", "A=b7", "clan=b7", "B=p1"] {
        beaten("o9y9g9|b8b9:<", secret, "colour-run 24 (b8 b9 b7)");
    }
    for public in ["2=b7|-", "2=-|b7", "discard=b7BN 1-0", "discard=b7ST 0-1"] {
        claims("o9y9g9|b8b9:<", public);
    }
}

#[test]
fn mistake_09_a_higher_sum_of_the_same_formation() {
    beaten("r6r7r8|b7b8:<", "", "colour-run 24 (b7 b8 b9)");
    claims("r6r7r8|b7b8:<", "2=b9|-");
    beaten("r9r8r1|b9b6:<", "2=b7|-", "colour 23 (b9 b6 b8)");
    claims("r9r8r1|b9b1:<", "");
}

#[test]
fn mistake_10_the_proof_is_allowed_against_no_card_or_one() {
    claims("r7r8r9|-:<", "");
    claims("r7r8r9|p9:<", "");
    claims("r9o9y9|p1:<", "2=p2|-");
    beaten("r9o9y9|p1:<", "", "colour-run 6 (p1 p2 p3)");
}

#[test]
fn mistake_11_nine_eight_seven_in_order_of_play_is_a_run() {
    claims("r9o8y7|g9b9p8:>", "");
    claims("r9r8r7|g9b9r5:>", "");
}

#[test]
fn mistake_12_the_own_hand_counts_as_still_to_come() {
    beaten("o9y9g9|b8b9:<", "A=b7 B=p1", "colour-run 24 (b8 b9 b7)");
    // Even when B holds the last clan card but one.
    let scene = at("2016 1=o9y9g9|b8b9:< A=b7 fill=23456789 A.claim.0");
    assert_eq!(scene.play("!1").stone(1), "o9y9g9|b8b9:<A", "B has no card to complete with (ST-C4)");
    let scene = at("2016 1=o9y9g9|b8b9:< A=b7 B=p1 fill=23456789 A.claim.0");
    assert!(scene.refuses("!1").ends_with("b7 is not on the table"));
}

#[test]
fn mistake_13_in_a_tie_only_the_side_completed_first_may_claim() {
    let tie = "classic 1=r7r8r9|o7o8o9:>";
    assert!(at(&format!("{tie} A.play.0")).refuses("!1").starts_with("ST-F2: "));
    assert!(at(&format!("{tie} A.claim.0")).refuses("!1").starts_with("ST-F2: "));
    for turn in ["B.play.0", "B.claim.0"] {
        assert_eq!(at(&format!("{tie} {turn}")).play("!1").stone(1), "r7r8r9|o7o8o9:>B");
    }
}

#[test]
fn mistake_14_of_two_winning_stones_the_one_in_turn_is_claimed() {
    let both = "1=r7r8r9|-:<A 2=o7o8o9|-:<A 3=y7y8y9|-:< 7=-|g7g8g9:>B 8=-|b7b8b9:>B 9=-|p7p8p9:>";
    let scene = at(&format!("2016 {both} A.claim.0"));
    assert_eq!(scene.legal_with("!"), "!3");
    assert_eq!(scene.play("!3").turn(), "A.over.0");
    let scene = at(&format!("2016 {both} B.claim.0"));
    assert_eq!(scene.legal_with("!"), "!9");
    assert_eq!(scene.play("!9").turn(), "B.over.0");
}

#[test]
fn mistake_15_from_four_stones_towards_six_wins_at_the_fifth() {
    let scene = at(
        "2016 1=r7r8r9|-:<A 2=o7o8o9|-:<A 4=y7y8y9|-:<A 5=g7g8g9|-:<A 7=b7b8b9|-:< 9=p7p8p9|-:< A.claim.0",
    );
    assert_eq!(scene.legal_with("!"), "!7 !9");
    for (fifth, sixth) in [("!7", "!9"), ("!9", "!7")] {
        let won = scene.play(fifth);
        assert_eq!(won.turn(), "A.over.0");
        assert_eq!(won.refuses(sixth), "ST-E1, ST-E2: the game is over");
    }
}

#[test]
fn mistake_16_a_shield_bearer_with_two_nines_is_not_three_of_a_kind() {
    let why = "ST-C2: sum 22 (g9 b7 p6) is stronger than your sum 21 (r9 o9 SB) at stone 1";
    assert_eq!(claiming("r9o9SB|g9b7p6:>", "1-0").refuses("!1"), why);
    claims("r3o3SB|g9b9p8:>", "1-0");
}

#[test]
fn mistake_17_blind_mans_bluff_keeps_three_cards_mud_fight_keeps_formations() {
    claims("g9b9p7|r7r8r9:b>", "1-0");
    let scene = at("2016t 1=r1r2|-:b A=r3 1-0").play("r3@1");
    assert_eq!(scene.stone(1), "r1r2r3|-:b<");
    claims("r1r2r3r4|o9y9g9b9:m>", "1-0");
    let scene = at("2016t 1=r1r2|-:m A=r3 1-0").play("r3@1");
    assert_eq!(scene.stone(1), "r1r2r3|-:m");
}

#[test]
fn mistake_18_no_claimed_source_no_full_target_no_claimed_target() {
    let scene = at("2016t 1=r7r8r9|b1:<A 2=o1o2o3|b2:< 3=r5|b3 A=STTR");
    let closed = "ST-C5: stone 1 is claimed and closed";
    let full = "ST-T1: your side of stone 2 is full";
    for (action, why) in [
        ("ST:r7@1>4", closed),
        ("ST:r5@3>1", closed),
        ("ST:r5@3>2", full),
        ("TR:b1@1>4", closed),
        ("TR:b3@3>1", closed),
        ("TR:b3@3>2", full),
    ] {
        assert_eq!(scene.refuses(action), why);
    }
}

#[test]
fn mistake_19_a_side_completed_by_a_ruse_is_completed_at_that_moment() {
    let moved = at("2016t 1=r7r8|o7o8 2=r9|- A=ST B=o9").play("ST:r9@2>1");
    assert_eq!(moved.stone(1), "r7r8r9|o7o8:<");
    assert_eq!(moved.play("+c o9@1").stone(1), "r7r8r9|o7o8o9:<");
    let taken = at("2016t 1=r7r8|o7o8 2=-|r9 A=TR B=o9").play("TR:r9@2>1");
    assert_eq!(taken.play("+c o9@1").stone(1), "r7r8r9|o7o8o9:<");
    let late = at("2016t 1=r7r8|o7o8o9:> 2=r9|- A=ST").play("ST:r9@2>1");
    assert_eq!(late.stone(1), "r7r8r9|o7o8o9:>");
}

#[test]
fn mistake_20_after_a_banshee_nothing_is_remembered_from_before() {
    let before = at("2016tx 1=r7r8r9|-:< A=p1 B=BN");
    assert_eq!(before.legal_with("!"), "!1");
    let after = before.play("p1@2 +c BN:r9@1 +c");
    assert_eq!(after.turn(), "A.play.0");
    assert_eq!(after.refuses("!1"), "ST-C1: your side of stone 1 still lacks 1 card(s)");
    // Completed again with another card it is weaker than before.
    let again = at("2016tx 1=r7r8|-  A=r6 discard=r9BN 0-1").play("r6@1 +c pass +c");
    assert!(again.refuses("!1").starts_with("ST-C6: colour-run 24"));
}

#[test]
fn mistake_21_a_fourth_card_a_claimed_stone_an_empty_stone() {
    let scene = at("classic 1=r1r2r3|-:< 2=r7r8r9|-:<A A=r4");
    assert_eq!(scene.refuses("r4@1"), "ST-T1: your side of stone 1 is full");
    assert_eq!(scene.refuses("r4@2"), "ST-C5: stone 2 is claimed and closed");
    assert_eq!(scene.refuses("!3"), "ST-C1: your side of stone 3 still lacks 3 card(s)");
    let why = refused("2016 1=r1r2r3r4|-:<");
    assert_eq!(why, "border: \"r1r2r3r4|-:<\": stone 1: A's side has more than 3 cards");
}

#[test]
fn mistake_22_a_deadlock_ends_the_game() {
    // A holds tactic cards and is ahead in them; B's sides are full; nothing is provable. B owns stone 9.
    let scene = at("2016t 1=SP|r1r2o3:> 2=-|r4r5o6:> 3=-|o1o2y3:> 4=-|o4o5y6:> 5=-|y1y2g3:> 6=-|y4y5g6:> \
                    7=-|g1g2b3:> 8=-|g4g5b6:> 9=-|p7p8p9:>B A=J1J2SBBMMFRCTR B=b1b2p1p2p3p4p5 1-0");
    assert_eq!(scene.legal(), "pass");
    let scene = scene.play("pass end");
    assert_eq!((scene.legal(), scene.turn()), ("pass".into(), "B.play.1".into()));
    let scene = scene.play("pass");
    assert_eq!(scene.legal(), "end", "nothing is provable");
    assert_eq!(scene.play("end").turn(), "B.over.2");
}

#[test]
fn mistake_23_two_jokers_of_one_player_never_lie_together() {
    let scene = at("2016t 1=J1|- 2=-|SP A=p1J2 1j-1");
    assert_eq!(scene.refuses("J2@1"), "ST-X2: you have already played a Joker");
    assert_eq!(scene.refuses("J2@5"), "ST-X2: you have already played a Joker");
    for tally in ["1j-1j", "2j-0", "2j-1", "2j-1j", "1-1"] {
        assert!(refused(&format!("2016t 1=J1J2|- {tally}")).starts_with("tally: "), "{tally}");
    }
}
