//! ST-F1, ST-F2, ST-F4, ST-F5: the strength of a side.

use tabletop::Seat;

use crate::support::{Scene, at};

/// Stone 1 with these sides and flags. A has played the tactic cards of A's side, B those of B's and the
/// combat modes; ruses in the discard keep the tally even.
pub(crate) fn stone_one(a: &str, b: &str, flags: &str) -> Scene {
    let tactics = |side: &str| side.as_bytes().chunks(2).filter(|card| card[0].is_ascii_uppercase()).count();
    let modes = flags.matches(['m', 'b']).count();
    let (mut of_a, mut of_b) = (tactics(a), tactics(b) + modes);
    let mut ruses = ["RC", "TR", "ST"].iter();
    let mut discard = String::new();
    while of_a.abs_diff(of_b) > 1 {
        discard += ruses.next().expect("three are enough");
        *(if of_a < of_b { &mut of_a } else { &mut of_b }) += 1;
    }
    let joker = |side: &str| if side.contains('J') { "j" } else { "" };
    let discard = if discard.is_empty() { "-" } else { &discard };
    at(&format!("2016t 1={a}|{b}:{flags} discard={discard} {of_a}{}-{of_b}{} A.claim.0", joker(a), joker(b)))
}

/// The strength of A's complete side.
fn worth(side: &str, modes: &str) -> String {
    let own = stone_one(side, "-", &format!("{modes}<")).explain(Seat::A, 1).own;
    own.expect("the side is complete").strength.to_string()
}

#[track_caller]
fn all_worth(modes: &str, table: &[(&str, &str)]) {
    for (side, strength) in table {
        assert_eq!(&worth(side, modes), strength, "{side}");
    }
}

/// Both sides are complete and A's is stronger, regardless of which was first: A may claim, B may not.
#[track_caller]
fn beats(strong: &str, weak: &str, modes: &str) {
    for first in ["<", ">"] {
        let scene = stone_one(strong, weak, &format!("{modes}{first}"));
        assert_eq!(scene.play("!1").stone(1), format!("{strong}|{weak}:{modes}{first}A"));
        let scene = stone_one(weak, strong, &format!("{modes}{first}"));
        let why = scene.refuses("!1");
        assert!(why.starts_with("ST-C2: ") && why.ends_with("at stone 1"), "{why}");
    }
}

#[test]
fn st_f1_five_formations_of_three_cards() {
    all_worth(
        "",
        &[
            ("r7r8r9", "colour-run 24"),
            ("p1p2p3", "colour-run 6"),
            ("o5y5p5", "kind 15"),
            ("r1r5r9", "colour 15"),
            ("r3o4y5", "run 12"),
            ("r3r4y5", "run 12"),
            ("r1o1y9", "sum 11"),
            ("r1r2y9", "sum 12"),
        ],
    );
}

#[test]
fn st_f1_five_formations_of_four_cards() {
    all_worth(
        "m",
        &[
            ("r6r7r8r9", "colour-run 30"),
            ("o1o2o3o4", "colour-run 10"),
            ("r5o5y5g5", "kind 20"),
            ("r1r2r3r9", "colour 15"),
            ("r1o2y3g4", "run 10"),
            ("r1r2r3o9", "sum 15"),
            ("r5o5y5g6", "sum 21"),
            ("r6r7r8o9", "run 30"),
            ("r9o9y8g8", "sum 34"),
        ],
    );
}

#[test]
fn st_f1_the_order_of_placement_does_not_matter() {
    for side in ["r7r8r9", "r7r9r8", "r8r7r9", "r8r9r7", "r9r7r8", "r9r8r7"] {
        assert_eq!(worth(side, ""), "colour-run 24");
    }
    all_worth("", &[("g5r3y4", "run 12"), ("y4g5r3", "run 12")]);
    all_worth("m", &[("r4r2r1r3", "colour-run 10"), ("g3r1y4b2", "run 10")]);
}

#[test]
fn st_f1_a_run_does_not_go_round_the_corner() {
    all_worth("", &[("r8r9r1", "colour 18"), ("r9o1y2", "sum 12"), ("r9r1r2", "colour 12")]);
    all_worth("m", &[("r7r8r9r1", "colour 25"), ("r9o1y2g3", "sum 15")]);
    assert_eq!(worth("r9o1o2", ""), "sum 12", "and not from one colour into the next");
}

#[test]
fn st_f1_each_formation_beats_the_best_of_the_next() {
    beats("r1r2r3", "o9y9g9", "");
    beats("r1o1y1", "p9p8p6", "");
    beats("r1r2r4", "o9y8g7", "");
    beats("r1o2y3", "g9b9p8", "");
    beats("r1r2r3r4", "o9y9g9b9", "m");
    beats("r1o1y1g1", "p9p8p7p5", "m");
    beats("r1r2r3r5", "o9y8g7b6", "m");
    beats("r1o2y3g4", "o9y9b9p8", "m");
}

#[test]
fn st_f2_same_formation_the_higher_sum_wins() {
    beats("r2r3r4", "o1o2o3", "");
    beats("r6o6y6", "g5b5p5", "");
    beats("r1r2r5", "o1o2o4", "");
    beats("r2o3y4", "g1b2p3", "");
    beats("r1o1y9", "g1b1p8", "");
}

#[test]
fn st_f2_same_sum_the_side_completed_first_wins() {
    for (a, b) in [("r7r8r9", "o7o8o9"), ("r1r2r6", "o1o3o5"), ("r2o3y4", "g2b3p4"), ("r1o1y9", "g2b2p7")] {
        let (first, later) = (stone_one(a, b, "<"), stone_one(a, b, ">"));
        assert_eq!(first.play("!1").stone(1), format!("{a}|{b}:<A"));
        let why = later.refuses("!1");
        assert!(why.starts_with("ST-F2: ") && why.ends_with("at stone 1 and was completed first"), "{why}");
    }
}

#[test]
fn st_f2_the_first_to_place_the_third_card_wins_the_tie_in_play() {
    let scene = at("classic 1=r7r8|o7o8 A=r9 B=o9").play("r9@1 +c o9@1");
    assert_eq!(scene.stone(1), "r7r8r9|o7o8o9:<");
    let why = "ST-F2: colour-run 24 (r7 r8 r9) equals your colour-run 24 (o7 o8 o9) at stone 1 \
               and was completed first";
    assert_eq!(scene.refuses("!1"), why);
    assert_eq!(scene.play("+c !1").stone(1), "r7r8r9|o7o8o9:<A");
}

#[test]
fn st_f4_under_blind_mans_bluff_only_the_sum_counts() {
    all_worth("b", &[("r7r8r9", "sum 24"), ("r1o1y1", "sum 3"), ("r1r2r4", "sum 7"), ("r9o8y9", "sum 26")]);
    beats("g9b9p7", "r7r8r9", "b");
    let tie = stone_one("g9b8p7", "r7r8r9", "b<");
    assert_eq!(tie.play("!1").stone(1), "g9b8p7|r7r8r9:b<A");
}

#[test]
fn st_f4_under_mud_fight_four_cards_make_the_formation() {
    let scene = stone_one("r7r8r9", "o1o2o3o4", "m>");
    assert_eq!(scene.refuses("!1"), "ST-C1: your side of stone 1 still lacks 1 card(s)");
    beats("r6r7r8r9", "o9y9g9b9", "m");
}

#[test]
fn st_f4_both_modes_on_one_stone_sum_of_four() {
    all_worth("mb", &[("r6r7r8r9", "sum 30"), ("r9o9y9g9", "sum 36"), ("r1o2y3g4", "sum 10")]);
    beats("r9o9y8b8", "g6g7g8g9", "mb");
    let scene = at("2016t 1=r9o9y9|-:< A=g1BM B=MF").play("BM@1 +c MF@1");
    assert_eq!(scene.stone(1), "r9o9y9|-:mb");
    assert_eq!(scene.play("+c g1@1").stone(1), "r9o9y9g1|-:mb<");
}

#[test]
fn st_f5_joker_with_two_cards() {
    all_worth(
        "",
        &[
            ("r9r5J1", "colour 23"),
            ("r7J1r8", "colour-run 24"),
            ("r8J1r9", "colour-run 24"),
            ("J2r7r9", "colour-run 24"),
            ("r1r2J1", "colour-run 6"),
            ("r1r3J1", "colour-run 6"),
            ("r7y7J1", "kind 21"),
            ("r7y8J1", "run 24"),
            ("r7y9J1", "run 24"),
            ("r1y9J1", "sum 19"),
            ("r1r9J1", "colour 19"),
        ],
    );
}

#[test]
fn st_f5_the_spy_is_a_seven_of_any_colour() {
    all_worth(
        "",
        &[
            ("r8r9SP", "colour-run 24"),
            ("r6r8SP", "colour-run 21"),
            ("r5SPr6", "colour-run 18"),
            ("y8r9SP", "run 24"),
            ("r7y7SP", "kind 21"),
            ("r6y6SP", "sum 19"),
            ("r7r8SP", "colour 22"),
            ("r6r9SP", "colour 22"),
            ("r7y8SP", "sum 22"),
            ("r1y9SP", "sum 17"),
        ],
    );
}

#[test]
fn st_f5_the_shield_bearer_is_a_one_two_or_three_of_any_colour() {
    all_worth(
        "",
        &[
            ("r1r2SB", "colour-run 6"),
            ("r2r3SB", "colour-run 6"),
            ("r1r3SB", "colour-run 6"),
            ("r4r5SB", "colour-run 12"),
            ("r3r4SB", "colour-run 9"),
            ("r2r4SB", "colour-run 9"),
            ("r3r5SB", "colour 11"),
            ("r5r6SB", "colour 14"),
            ("r1y1SB", "kind 3"),
            ("r3y3SB", "kind 9"),
            ("r4y4SB", "sum 11"),
            ("r4y5SB", "run 12"),
            ("r9r8SB", "colour 20"),
            ("r1y9SB", "sum 13"),
        ],
    );
}

#[test]
fn st_f5_two_or_three_elite_troops_on_one_side() {
    all_worth(
        "",
        &[
            ("J1SPr8", "colour-run 24"),
            ("J1SPr9", "colour-run 24"),
            ("J1SPr5", "colour-run 18"),
            ("J1SPr7", "kind 21"),
            ("J1SPr1", "colour 17"),
            ("J1SBr1", "colour-run 6"),
            ("J1SBr2", "colour-run 9"),
            ("J1SBr3", "colour-run 9"),
            ("J1SBr4", "colour-run 12"),
            ("J1SBr5", "colour-run 12"),
            ("J1SBr6", "colour 18"),
            ("SPSBr5", "colour 15"),
            ("SPSBr7", "colour 17"),
            ("J1SPSB", "colour 19"),
        ],
    );
}

#[test]
fn st_f5_elite_troops_in_formations_of_four() {
    all_worth(
        "m",
        &[
            ("r6r8J1SP", "colour-run 30"),
            ("r4r5J1SP", "colour-run 22"),
            ("y4r5J1SP", "run 22"),
            ("r7y7J1SP", "kind 28"),
            ("r4r5r6SP", "colour-run 22"),
            ("r7r8r9J1", "colour-run 30"),
            ("r1r2r3SB", "colour 9"),
            ("r2r3r4SB", "colour-run 10"),
            ("r4r5r6SB", "colour-run 18"),
            ("r1r2SBJ1", "colour-run 10"),
            ("r3r4SBJ1", "colour-run 14"),
            ("r4r5SBJ1", "colour-run 18"),
            ("r5r6SBJ1", "colour-run 18"),
            ("r2y2SBJ1", "kind 8"),
            ("r4r6SPSB", "colour 20"),
            ("r9y9SPJ1", "sum 34"),
            ("r5J1SPSB", "colour 24"),
        ],
    );
}

#[test]
fn st_f5_elite_troops_under_blind_mans_bluff_bring_their_highest_value() {
    all_worth(
        "b",
        &[
            ("r1y1J1", "sum 11"),
            ("r7r8J1", "sum 24"),
            ("r1y1SP", "sum 9"),
            ("r1y1SB", "sum 5"),
            ("J1SPSB", "sum 19"),
        ],
    );
    assert_eq!(worth("r1J1SPSB", "mb"), "sum 20");
}

#[test]
fn st_f5_elite_troops_serve_both_sides() {
    // A's Joker makes 7-8-9; B's Spy makes it too, but later.
    let scene = stone_one("r8r9J1", "b8b9SP", "<");
    assert_eq!(scene.play("!1").stone(1), "r8r9J1|b8b9SP:<A");
    beats("r8r9J1", "b5b6SP", "");
    beats("r7y7SP", "g6b6J1", "");
}
