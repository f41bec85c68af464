//! ST-Y1 … ST-Y5: the worked examples of the rulebooks.

use crate::support::at;

#[test]
fn st_y1_three_of_a_kind_beats_sum_and_is_claimed_before_drawing() {
    let scene = at("2016 4=g5r5|g7p4b3:> A=b5 B=p1").play("b5@4");
    assert_eq!(scene.legal(), "!4 +c");
    let scene = scene.play("!4");
    assert_eq!((scene.stone(4), scene.hands()), ("g5r5b5|g7p4b3:>A".into(), "-/p1".into()));
    assert_eq!(scene.play("+c").turn(), "B.play.0");
}

#[test]
fn st_y2_only_the_blue_run_could_beat_it_and_b7_lies_elsewhere() {
    for elsewhere in ["6=b7|-", "6=-|b7", "6=p1b7p2|-:<"] {
        let scene = at(&format!("classic 2=o9y9g9|b8b9:< {elsewhere} A=p3 A.claim.0"));
        assert_eq!(scene.play("!2").stone(2), "o9y9g9|b8b9:<A");
    }
    let why = "ST-C6: colour-run 24 (b8 b9 b7) could still beat your kind 27 (o9 y9 g9) at stone 2: \
               b7 is not on the table";
    assert_eq!(at("classic 2=o9y9g9|b8b9:< A=b7p3 A.claim.0").refuses("!2"), why);
}

#[test]
fn st_y3_equal_with_a_nine_but_placed_later_it_has_lost() {
    let scene = at("classic 2=r8o3|g9b7p4:> A=y9 B=p1").play("y9@2");
    let why = "ST-F2: sum 20 (g9 b7 p4) equals your sum 20 (r8 o3 y9) at stone 2 and was completed first";
    assert_eq!(scene.refuses("!2"), why);
    assert_eq!(scene.play("+c !2").stone(2), "r8o3y9|g9b7p4:>B");
}

#[test]
fn st_y3_so_the_complete_side_may_claim_before_the_nine_comes() {
    let scene = at("classic 2=r8o3|g9b7p4:> A=y9 B=p1 B.play.0").play("!2");
    assert_eq!(scene.stone(2), "r8o3|g9b7p4:>B");
}

#[test]
fn st_y4_two_against_one_no_third_until_the_opponent_plays_his_second() {
    for rules in ["2016t", "classict"] {
        let scene = at(&format!("{rules} 1=J1SP|SB A=p1BM B=p2MF 2j-1"));
        let why = "ST-X1: you have already played one tactic card more than your opponent";
        assert_eq!(scene.refuses("BM@1"), why);
        // B plays a clan card: nothing changes.
        assert_eq!(scene.play("p1@2 +c p2@2 +c").refuses("BM@1"), why);
        let scene = scene.play("p1@2 +c MF@2 +c");
        assert_eq!(scene.tally(), "2j-2");
        assert_eq!(scene.play("BM@1").tally(), "3j-2");
    }
}

#[test]
fn st_y5_a_seven_with_a_joker_can_become_a_colour_run_or_three_of_a_kind() {
    for (card, strength) in [
        ("r5", "colour-run 18"),
        ("r6", "colour-run 21"),
        ("r8", "colour-run 24"),
        ("r9", "colour-run 24"),
        ("o7", "kind 21"),
        ("p7", "kind 21"),
        ("r4", "colour 20"),
        ("r1", "colour 17"),
        ("o8", "run 24"),
        ("o4", "sum 20"),
    ] {
        let scene = at(&format!("classict 5=r7J1|- A={card} 1j-0")).play(&format!("{card}@5"));
        let own = scene.explain(tabletop::Seat::A, 5).own.expect("three cards");
        assert_eq!(own.strength.to_string(), strength, "{card}");
    }
}
