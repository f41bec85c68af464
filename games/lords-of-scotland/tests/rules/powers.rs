//! LS-P: the powers.

use crate::{ARMIES, DISCARD, DRAW, HANDS, SUPPORTERS, TURN, after, field, legal, play, refusal};

/// Round 2 of a game for three, the turn of A; the rows are out of the way.
fn turn_of_a(hands: &str, armies: &str) -> String {
    format!("ls 3b.L.40 * - sC,mC,(dC),(wC),(fC) oCk9k8 {hands} {armies} -/-/- C.2.A.act")
}

#[test]
fn ls_p1_a_lower_face_up_clan_blocks_a_face_down_one_does_not() {
    assert_eq!(field(&after(&turn_of_a("d5/-/-", "-/(s1)/m6"), "+d5"), TURN), "C.2.A.power:d");
    assert_eq!(field(&after(&turn_of_a("d5/-/-", "-/s4/m6"), "+d5"), TURN), "C.2.B.act");
    assert_eq!(field(&after(&turn_of_a("d5/-/-", "s4/-/m6"), "+d5"), TURN), "C.2.B.act");
}

#[test]
fn ls_p1_recruits_and_supporters_do_not_block() {
    let text = "ls 2.L.40 * - s1,m1,(dC),(wC),(fC) o1k9 d5/- -/- -/- B.2.A.act";
    assert_eq!(field(&after(text, "+d5"), TURN), "B.2.A.power:d");
}

#[test]
fn ls_p1_activation_is_optional() {
    let position = after(&turn_of_a("d5/-/-", "-/(s1)/m6"), "+d5");
    assert_eq!(legal(&position), "skip stay");
    assert_eq!(refusal(&position, "take1"), "LS-P1: first decide about the power of MacDonnell");
    assert_eq!(refusal(&position, "two"), "LS-P1: first decide about the power of MacDonnell");
    let position = play(&position, "skip");
    assert_eq!(field(&position, ARMIES), "d5/(s1)/m6");
    assert_eq!(field(&position, TURN), "C.2.B.act");
}

#[test]
fn ls_p1_a_clan_mustered_face_down_activates_nothing() {
    assert_eq!(field(&after(&turn_of_a("d5/-/-", "-/-/m6"), "-d5"), TURN), "C.2.B.act");
}

#[test]
fn ls_p2_an_activated_power_stays_and_moves_with_the_card() {
    let position = after(&turn_of_a("f2d5/f3/-", "-/-/m6"), "+d5 stay");
    assert_eq!(field(&position, ARMIES), "d5+d/-/m6");
    let position = play(&position, "+f3 swap:A1");
    assert_eq!(field(&position, ARMIES), "f3/d5+d/m6", "a lower clan came later, and it moved to B");
}

#[test]
fn ls_p2_it_works_for_the_controller_of_the_card_at_the_end() {
    let text = "ls 2.L.40 * - sC,mC,dC,wC,fC oCk9 -/f3 cA+c/- -/- A.5.B.act";
    let position = after(text, "+f3 swap:A1");
    assert_eq!(field(&position, TURN), "A.5.B.claim2");
}

#[test]
fn ls_p2_it_is_lost_when_the_card_leaves_play() {
    let text = "ls 2.L.40 * - sC,mC,dC,wC,fC oCk9 -/w3 cA+ck5/- -/- A.5.B.act";
    let position = after(text, "+w3 kill:A1");
    assert_eq!(field(&position, TURN), "A.5.A.claim1");
    assert_eq!(field(&position, DISCARD), "cA");
}

#[test]
fn ls_p3_wemyss_discards_any_other_clan() {
    let position = after(&turn_of_a("w5/-/-", "d6(s2)/(s1)/m6k7"), "+w5");
    assert_eq!(legal(&position), "kill:A1 kill:A2 kill:B1 kill:C1 kill:C2 skip");
    assert_eq!(refusal(&position, "kill:A3"), "LS-P3: this clan discards another clan, not itself");
    assert_eq!(refusal(&position, "kill:B2"), "LS-M1: there is no clan B2 in this skirmish");
    assert_eq!(refusal(&position, "kill:D1"), "LS-S1: nobody sits in seat D at this table");
    let position = play(&position, "kill:A2");
    assert_eq!(field(&position, ARMIES), "d6w5/(s1)/m6k7");
    assert_eq!(field(&position, DISCARD), "s2");
}

#[test]
fn ls_p4_fergusson_swaps_with_a_clan_of_another_player() {
    let position = after(&turn_of_a("f5/-/-", "d6/(s1)/m6k7w8"), "+f5");
    assert_eq!(legal(&position), "skip swap:B1 swap:C1 swap:C2 swap:C3");
    assert_eq!(
        refusal(&position, "swap:A1"),
        "LS-P4: this clan changes places with a clan of another player"
    );
    assert_eq!(field(&play(&position, "swap:C2"), ARMIES), "d6k7/(s1)/m6f5w8", "each in the other's place");
    assert_eq!(field(&play(&position, "swap:B1"), ARMIES), "d6(s1)/f5/m6k7w8", "still face down");
}

#[test]
fn ls_p4_a_swapped_clan_does_not_activate() {
    let position = after(&turn_of_a("f5/-/-", "-/w9/-"), "+f5 swap:B1");
    assert_eq!(field(&position, ARMIES), "w9/f5/-");
    assert_eq!(field(&position, TURN), "C.2.B.act");
}

#[test]
fn ls_p5_cockburn_swaps_with_a_supporter() {
    let position = after(&turn_of_a("k5/-/-", "d6/-/m6"), "+k5");
    assert_eq!(legal(&position), "skip trade:1 trade:2 trade:3");
    assert_eq!(refusal(&position, "trade:4"), "LS-S2: there is no supporter 4 in the row");
    let position = play(&position, "trade:2");
    assert_eq!(field(&position, ARMIES), "d6k9/-/m6");
    assert_eq!(field(&position, SUPPORTERS), "oCk5k8");
    assert_eq!(field(&position, TURN), "C.2.B.act");
}

#[test]
fn ls_p6_macdonnell_stays_face_up_and_no_longer_activated() {
    let text = "ls 2.L.40 * - sC,mC,dC,wC,fC oCk9 -/m2 k5d7+d/s3+d -/- A.5.B.act";
    let position = after(text, "take1 claim1 claim1");
    assert_eq!(field(&position, ARMIES), "d7/s3");
    assert_eq!(field(&position, TURN), "A.1.A.flip");
    // A clan that stayed from the last skirmish does not activate, but it counts and it blocks (LS-P1).
    let position = play(&position, "flip1 take1 +sC");
    assert_eq!(field(&position, ARMIES), "d7/s3sC");
    assert_eq!(field(&position, TURN), "A.2.A.flip");
}

#[test]
fn ls_p7_forsyth_draws_one_card_whatever_the_hand() {
    let hand = "o1s2m2d2w2f2o2k2c2s4";
    let position =
        after(&turn_of_a(&format!("{hand}/-/-"), "-/-/m6").replace("3b.L.40 *", "3b.L.40 s1*"), "+o1");
    assert_eq!(legal(&position), "draw skip");
    let position = play(&position, "draw");
    assert_eq!(field(&position, HANDS), "s1s2m2d2w2f2o2k2c2s4/-/-");
    assert_eq!(field(&position, TURN), "C.2.B.act");
}

#[test]
fn ls_p7_a_card_is_drawn_from_the_discard_when_the_pile_is_empty() {
    let text = "ls 2.L.40 - * sC,mC,(dC),(wC),(fC) oCk9 o5/- -/s6 -/- B.2.A.act";
    let position = after(text, "+o5 draw");
    assert_eq!(field(&position, DISCARD), "-");
    assert_eq!(field(&position, HANDS).len(), 4);
}

#[test]
fn ls_p8_makgill_musters_another_clan_which_may_activate_in_turn() {
    let position = after(&turn_of_a("w2s3m4m5/-/-", "-/-/k6"), "+m5");
    assert_eq!(legal(&position), "more skip");
    let position = play(&position, "more");
    assert_eq!(field(&position, TURN), "C.2.A.muster");
    assert_eq!(legal(&position), "+m4 +s3 +w2 -m4 -s3 -w2");
    assert!(refusal(&position, "take1").starts_with("LS-P8: "));
    assert_eq!(field(&play(&position, "-s3"), TURN), "C.2.B.act");
    let position = play(&position, "+m4 more +w2 kill:C1");
    assert_eq!(field(&position, ARMIES), "m5m4w2/-/-");
    assert_eq!(field(&position, TURN), "C.2.B.act");
}

#[test]
fn ls_p9_scott_copies_any_other_face_up_power() {
    let position = after(&turn_of_a("s5/-/-", "d6(w7)/s8o9/m6kA"), "+s5");
    assert_eq!(legal(&position), "copy:A1 copy:B2 copy:C2 skip", "Makgill needs a card in hand");
    assert_eq!(refusal(&position, "copy:A2"), "LS-P9: A2 lies face down, and only face-up clans are copied");
    assert_eq!(refusal(&position, "copy:A3"), "LS-P9: this clan copies another clan, not itself");
    assert_eq!(refusal(&position, "copy:B1"), "LS-P9: B1 is a Scott itself, and a copier is not copied");
    assert_eq!(refusal(&position, "copy:C1"), "LS-P12: the power of Makgill has nothing to work on now");
    let position = play(&position, "copy:A1");
    assert_eq!(field(&position, TURN), "C.2.A.power:d");
    assert_eq!(legal(&position), "stay");
    assert_eq!(refusal(&position, "skip"), "LS-P9: the power of MacDonnell has been copied and is used now");
    assert_eq!(field(&play(&position, "stay"), ARMIES), "d6(w7)s5+d/s8o9/m6kA");
}

#[test]
fn ls_p9_the_copied_power_is_the_scotts_own() {
    let text = turn_of_a("s5/-/-", "-/fAcB/w6kA");
    let copied = |actions: &str| field(&after(&text, actions), ARMIES);
    assert_eq!(copied("+s5 copy:B1 swap:C2"), "kA/fAcB/w6s5");
    assert_eq!(copied("+s5 copy:C1 kill:B1"), "s5/cB/w6kA");
    assert_eq!(copied("+s5 copy:C2 trade:1"), "oC/fAcB/w6kA");
    assert_eq!(copied("+s5 copy:B2 two"), "s5+c/fAcB/w6kA");
    assert_eq!(field(&after(&text, "+s5 copy:C2 trade:1"), SUPPORTERS), "s5k9k8");
}

#[test]
fn ls_p9_a_chain_of_scott_makgill_and_fergusson() {
    let text = turn_of_a("f4s5d9/-/-", "-/(w7)/m6");
    let position = after(&text, "+s5 copy:C1");
    assert_eq!(field(&position, TURN), "C.2.A.power:m");
    assert_eq!(legal(&position), "more");
    let position = play(&position, "more +f4");
    assert_eq!(field(&position, TURN), "C.2.A.power:f");
    assert_eq!(field(&play(&position, "swap:B1"), ARMIES), "s5(w7)/f4/m6");
}

#[test]
fn ls_p10_two_supporters_are_not_cumulative() {
    let text = "ls 3.L.40 * - sC,mC,dC,wC,fC oCk9k8 -/-/m2 cA+cc9+c/-/s3 -/-/- A.5.C.act";
    let position = after(text, "take1 claim1 claim1");
    assert_eq!(field(&position, TURN), "A.5.C.claim1");
}

fn wins_with(army: &str) -> bool {
    let text = format!("ls 2b.L.40 * - s1,m1,d1,w1,f1 oAk9 -/m2 {army}/kCcCoC -/- A.5.B.act");
    field(&after(&text, "take1"), TURN) == "A.5.A.claim1"
}

#[test]
fn ls_p11_an_activated_bruce_joins_the_others() {
    // The other army has 36.
    assert!(wins_with("d8b1+b"), "8 + 12, doubled");
    assert!(!wins_with("d8b1"), "not activated");
    assert!(!wins_with("b1+b"), "one clan alone is not doubled");
    assert!(wins_with("b1b2"), "both are of one bloodline");
    assert!(!wins_with("d4b1+bb2"), "the other Bruce is of another bloodline");
    assert!(wins_with("d4b1+bb2+b"), "both joined");
    assert!(!wins_with("d4w4b1+b"), "the others differ");
    assert!(wins_with("d9s6+bd4"), "a Scott that copied it joins too");
}

#[test]
fn ls_p12_a_power_without_a_target_is_not_offered() {
    let unused = |hands: &str, armies: &str, card: &str| {
        field(&after(&turn_of_a(hands, armies), card), TURN) == "C.2.B.act"
    };
    assert!(unused("m5/-/-", "-/-/k6", "+m5"), "no card in hand");
    assert!(unused("w5/-/-", "-/-/-", "+w5"), "no other clan");
    assert!(unused("f5/-/-", "k6/-/-", "+f5"), "no clan of another player");
    assert!(unused("s5/-/-", "(k6)/s7/-", "+s5"), "no power to copy");
    assert!(unused("s5/-/-", "-/mB/-", "+s5"), "none that could be used");
    assert!(!unused("s5/-/-", "-/dB/-", "+s5"));
}

#[test]
fn ls_p12_forsyth_needs_a_card_to_draw() {
    let position = after(super::setup::ONLY_TWELVES, "claim1 flip1 -f8 -k8 -d8 flip2 -c8 take1 take2 flip3");
    assert_eq!(field(&position, DRAW), "-");
    assert_eq!(field(&position, DISCARD), "-");
    let position = play(&position, "+o9");
    assert_eq!(field(&position, TURN), "A.3.B.act", "nothing to draw");
}

/// Two clans that stayed, ten cards in hand, and four cards drawn: the largest army has 16 clans.
#[test]
fn ls_p8_the_largest_army_there_can_be() {
    let text = "ls 2.G.40 s9s1o9m1m8d1s8w1* - (cC),(fC),(dC),(wC),(kC) f3k4 m9sAmAoAsBmBoBsCmCoC/- dAdB/- -/- \
                A.1.A.flip";
    let mut position = crate::at(text);
    let turns = [
        "flip1 +mC more +sC copy:A3 more +oC draw take1",
        "flip2 +mB more +sB copy:A3 more +oB draw take1",
        "flip3 +mA more +sA copy:A3 more +oA draw take1",
        "flip4 +m9 more +s9 copy:A3 more +o9 draw take1",
        "flip5 +m8 more +s8 skip",
    ];
    for action in turns.join(" ").split(' ') {
        position = play(&position, action);
        let text = position.to_string();
        assert_eq!(text.parse::<lords_of_scotland::Position>().map(|again| again.to_string()), Ok(text));
    }
    assert_eq!(field(&position, ARMIES), "dAdBmCsCoCmBsBoBmAsAoAm9s9o9m8s8/-");
    assert_eq!(field(&position, HANDS).split('/').next(), Some("-"));
    assert_eq!(field(&play(&position, "take1"), TURN), "A.5.A.claim1");
}
