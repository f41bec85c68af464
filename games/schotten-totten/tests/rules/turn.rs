//! ST-T1 … ST-T4: play, pass, claim, draw.

use crate::support::at;

#[test]
fn st_t1_a_card_goes_from_the_hand_to_the_own_side() {
    let scene = at("2016 3=r9|b9 A=r5y2 B=b1").play("r5@3");
    assert_eq!((scene.stone(3), scene.hands(), scene.turn()), same("r9r5|b9", "y2/b1", "A.claim.0"));
    let scene = at("2016 3=r9|b9 A=r5 B=g4b1 B.play.0").play("g4@3");
    assert_eq!((scene.stone(3), scene.hands(), scene.turn()), same("r9|b9g4", "r5/b1", "B.claim.0"));
}

fn same(stone: &str, hands: &str, turn: &str) -> (String, String, String) {
    (stone.to_owned(), hands.to_owned(), turn.to_owned())
}

#[test]
fn st_t1_only_cards_of_the_own_hand() {
    let scene = at("2016 A=r5 B=b1");
    assert_eq!(scene.refuses("b1@3"), "ST-T1: b1 is not in your hand");
    assert_eq!(scene.refuses("y1@3"), "ST-T1: y1 is not in your hand");
    assert_eq!(scene.refuses("J1@3"), "ST-T1: J1 is not in your hand");
}

#[test]
fn st_t1_three_cards_a_side() {
    let scene = at("2016 3=r7r8r9|b1b2:< A=r5 B=b5");
    assert_eq!(scene.refuses("r5@3"), "ST-T1: your side of stone 3 is full");
    assert_eq!(scene.legal(), "r5@1 r5@2 r5@4 r5@5 r5@6 r5@7 r5@8 r5@9");
    assert_eq!(scene.play("r5@1 +c b5@3").stone(3), "r7r8r9|b1b2b5:<");
}

#[test]
fn st_t1_four_cards_a_side_on_a_stone_with_mud_fight() {
    let scene = at("2016t 3=r7r8r9|-:m A=r5r6 1-0").play("r5@3");
    assert_eq!(scene.stone(3), "r7r8r9r5|-:m<");
    let scene = at("2016t 3=r7r8r9r5|-:m< A=r6 1-0");
    assert_eq!(scene.refuses("r6@3"), "ST-T1: your side of stone 3 is full");
}

#[test]
fn st_t1_no_card_at_a_claimed_stone() {
    let scene = at("2016 3=r7r8r9|b1:<A B=b5 B.play.0");
    assert_eq!(scene.refuses("b5@3"), "ST-C5: stone 3 is claimed and closed");
}

#[test]
fn st_t1_one_card_a_turn() {
    let scene = at("2016 A=r5r6").play("r5@3");
    assert_eq!(scene.refuses("r6@3"), "ST-T1, ST-T2: you have already played or passed this turn");
    let scene = at("2016t A=r5J1").play("r5@3");
    assert_eq!(scene.refuses("J1@3"), "ST-T1, ST-T2: you have already played or passed this turn");
}

#[test]
fn st_t2_no_passing_while_a_clan_card_can_be_played() {
    for scene in [at("2016 A=r5"), at("classict A=r5J1"), at("2016tx 1=-|- fill=23456789 clan=b1 A=p1 B=p2")]
    {
        assert_eq!(scene.refuses("pass"), "ST-T2: you can play a clan card, so you may not pass");
    }
}

#[test]
fn st_t2_without_a_clan_card_in_hand_passing_is_legal() {
    assert_eq!(at("2016").legal(), "pass");
    assert_eq!(at("2016").play("pass").turn(), "A.claim.1");
    let scene = at("2016t A=SP 1=r1r2r3|-:<");
    assert_eq!(scene.legal(), "SP@2 SP@3 SP@4 SP@5 SP@6 SP@7 SP@8 SP@9 pass");
}

#[test]
fn st_t2_without_room_on_any_unclaimed_stone_passing_is_legal() {
    // A's sides are full at all unclaimed stones; the room at the claimed stone 9 does not count.
    let border = "9=p1|b7b8b9:>B fill=12345678";
    assert_eq!(at(&format!("2016 {border} A=p9")).legal(), "pass");
    assert_eq!(at(&format!("classic {border} A=p9")).legal_with("pa"), "pass");
    let tactics = at(&format!("2016t {border} A=p9MFST"));
    assert_eq!(tactics.legal_with("MF"), "MF@1 MF@2 MF@3 MF@4 MF@5 MF@6 MF@7 MF@8");
    assert_eq!(tactics.legal_with("p"), "pass");
    assert_eq!(tactics.legal_with("ST").split(' ').count(), 24, "each card of A to the discard only");
}

#[test]
fn st_t2_an_elite_troop_in_hand_does_not_forbid_passing() {
    let scene = at("2016t A=J1SB");
    assert_eq!(scene.play("pass").turn(), "A.claim.1");
}

#[test]
fn st_t2_room_for_one_card_is_enough_to_forbid_passing() {
    let scene = at("2016 1=r1r2|- fill=23456789 A=p9");
    assert_eq!(scene.legal(), "p9@1");
    assert_eq!(scene.refuses("pass"), "ST-T2: you can play a clan card, so you may not pass");
}

#[test]
fn st_t2_passing_is_instead_of_playing() {
    let scene = at("2016t A=J1").play("pass");
    assert_eq!(scene.refuses("pass"), "ST-T1, ST-T2: you have already played or passed this turn");
    assert_eq!(scene.refuses("J1@1"), "ST-T1, ST-T2: you have already played or passed this turn");
}

/// A side that nothing beats, at stones 1, 4 and 7.
const THREE_CLAIMS: &str = "1=r7r8r9|-:< 4=o7o8o9|-:< 7=y7y8y9|-:<";

#[test]
fn st_t3_2016_claims_after_playing_and_before_drawing() {
    for rules in ["2016", "2016t"] {
        let scene = at(&format!("{rules} {THREE_CLAIMS} A=p1"));
        assert_eq!(scene.refuses("!1"), "ST-T3: stones are claimed after playing a card");
        let scene = scene.play("p1@2");
        assert_eq!(scene.legal_with("!"), "!1 !4 !7");
        assert_eq!(scene.play("!1").stone(1), "r7r8r9|-:<A");
        assert_eq!(scene.play("!1").turn(), "A.claim.0");
    }
}

#[test]
fn st_t3_2016_claims_after_passing_too() {
    let scene = at(&format!("2016 {THREE_CLAIMS}"));
    assert_eq!(scene.refuses("!1"), "ST-T3: stones are claimed after playing a card");
    assert_eq!(scene.play("pass !4").stone(4), "o7o8o9|-:<A");
}

#[test]
fn st_t3_classic_claims_before_and_after_playing() {
    for rules in ["classic", "classict"] {
        let scene = at(&format!("{rules} {THREE_CLAIMS} A=p1"));
        assert_eq!(scene.legal_with("!"), "!1 !4 !7");
        let scene = scene.play("!1");
        assert_eq!(scene.turn(), "A.play.0");
        assert_eq!(scene.legal_with("!"), "!4 !7");
        let scene = scene.play("p1@2 !7");
        assert_eq!((scene.stone(1), scene.stone(4)), ("r7r8r9|-:<A".into(), "o7o8o9|-:<".into()));
        assert_eq!((scene.stone(7), scene.turn()), ("y7y8y9|-:<A".into(), "A.claim.0".into()));
    }
}

#[test]
fn st_t3_expert_claims_only_before_playing_in_both_editions() {
    for rules in ["2016x", "2016tx", "classicx", "classictx"] {
        let scene = at(&format!("{rules} {THREE_CLAIMS} A=p1"));
        assert_eq!(scene.legal_with("!"), "!1 !4 !7");
        assert_eq!(scene.play("!1").turn(), "A.play.0");
        let scene = scene.play("!4 p1@2");
        let reason = "ST-T3: with the expert rule stones are claimed before playing a card";
        assert_eq!(scene.refuses("!1"), reason);
        assert_eq!(scene.legal_with("!"), "");
    }
}

#[test]
fn st_t3_any_number_of_stones_in_one_turn() {
    let scene = at(&format!("2016 {THREE_CLAIMS} A=p1")).play("p1@2 !1 !4 !7");
    assert_eq!(scene.turn(), "A.claim.0");
    let owned = [1, 4, 7].map(|number| scene.stone(number).ends_with(":<A"));
    assert_eq!(owned, [true; 3]);
}

#[test]
fn st_t3_never_in_the_turn_of_the_opponent() {
    for turn in ["B.play.0", "B.claim.0"] {
        let scene = at(&format!("classic {THREE_CLAIMS} A=p1 B=p2 {turn}"));
        assert_eq!(scene.legal_with("!"), "");
        assert_eq!(scene.refuses("!1"), "ST-C1: your side of stone 1 still lacks 3 card(s)");
    }
}

#[test]
fn st_t3_claiming_is_never_compulsory() {
    let scene = at(&format!("2016 {THREE_CLAIMS} A=p1")).play("p1@2 +c");
    assert_eq!((scene.stone(1), scene.turn()), ("r7r8r9|-:<".into(), "B.play.0".into()));
    let scene = at(&format!("2016x {THREE_CLAIMS} A=p1")).play("p1@2 +c");
    assert_eq!((scene.stone(1), scene.turn()), ("r7r8r9|-:<".into(), "B.play.0".into()));
}

#[test]
fn st_t3_no_claim_while_the_recruiter_acts() {
    let scene = at(&format!("classict {THREE_CLAIMS} A=p1RC")).play("RC");
    assert_eq!(scene.legal(), "+c +t");
    assert_eq!(scene.refuses("!1"), "ST-X6: the Recruiter draws 3 more card(s) first");
    let scene = scene.play("+c +c +c");
    assert_eq!(scene.refuses("!1"), "ST-X6: put 2 card(s) of your hand back first");
    assert_eq!(scene.play("-p1 -r1").legal_with("!"), "!1 !4 !7");
}

#[test]
fn st_t4_the_top_card_of_the_pile_is_drawn_and_the_turn_ends() {
    let scene = at("2016 A=r1r2r3r4r5r6 clan=p9b1").play("r1@1 +c");
    assert_eq!(scene.hands(), "r2r3r4r5r6p9/-");
    assert!(scene.decks().starts_with("b1r7r8"), "{}", scene.decks());
    assert_eq!(scene.turn(), "B.play.0");
}

#[test]
fn st_t4_drawing_is_compulsory_when_possible() {
    let scene = at("2016 A=r1r2").play("r1@1");
    assert_eq!(scene.legal(), "+c");
    assert_eq!(scene.refuses("end"), "ST-T4: you must draw a card to end your turn");
    assert_eq!(scene.refuses("+t"), "ST-T4: the tactic pile is empty");
}

#[test]
fn st_t4_with_tactics_the_player_chooses_the_pile() {
    let scene = at("2016t A=r1r2 clan=p9 tactic=TR").play("r1@1");
    assert_eq!(scene.legal(), "+c +t");
    assert_eq!(scene.play("+c").hands(), "r2p9/-");
    assert_eq!(scene.play("+t").hands(), "r2TR/-");
    assert_eq!(scene.play("+t").decks().split_once('/').unwrap().1, "J1J2SPSBBMMFRCSTBN");
}

#[test]
fn st_t4_an_empty_pile_cannot_be_chosen() {
    let scene = at("2016t A=r1J1J2SPSB B=BMMFRCSTBNTR").play("r1@1");
    assert_eq!(scene.legal(), "+c");
    assert_eq!(scene.refuses("+t"), "ST-T4: the tactic pile is empty");
    let scene = at("2016t fill=12345678 9=p1p2|p4p5p6:> A=p3p7 B=p8p9 ").play("p3@9");
    assert_eq!(scene.legal_with("+"), "+t");
    assert_eq!(scene.refuses("+c"), "ST-T4: the clan pile is empty");
}

#[test]
fn st_t4_with_both_piles_empty_nothing_is_drawn() {
    let scene = at("2016 fill=12345678 9=p1p2|p4p5p6:> A=p3p7 B=p8p9").play("p3@9");
    assert_eq!(scene.legal_with("e"), "end");
    assert_eq!(scene.refuses("+c"), "ST-T4: the clan pile is empty");
    let scene = scene.play("end");
    assert_eq!((scene.hands(), scene.turn()), ("p7/p8p9".into(), "B.play.0".into()));
}

#[test]
fn st_t4_with_a_full_hand_nothing_is_drawn() {
    let full = at("2016t A=J1J2SPSBBMMFRC").play("pass");
    assert_eq!(full.legal(), "end");
    assert_eq!(full.refuses("+c"), "ST-T4: your hand is full");
    assert_eq!(full.play("end").turn(), "B.play.1");
    let base = at("2016 1=r1r2r3|-:< 2=r4r5r6|-:< 3=r7r8r9|-:< 4=o1o2o3|-:< 5=o4o5o6|-:< 6=o7o8o9|-:< \
                   7=y1y2y3|-:< 8=y4y5y6|-:< 9=y7y8y9|-:< A=g1g2g3g4g5g6");
    assert_eq!(base.play("pass").legal(), "!3 !6 !9 end");
    assert_eq!(base.play("pass").refuses("+c"), "ST-T4: your hand is full");
}

#[test]
fn st_t4_one_card_a_turn_even_if_the_hand_is_two_short() {
    // One card is left, and the Recruiter puts two back: five cards in hand.
    let scene = at("2016t fill=12345678 9=p1|- A=p2p3p4p5BMMFRC B=J1J2SPSBSTBNTR clan=p6");
    let scene = scene.play("RC +c -p2 -BM");
    assert_eq!(scene.hands(), "p3p4p5p6MF/J1J2SPSBSTBNTR");
    assert_eq!(scene.legal_with("+"), "+c +t");
    let scene = scene.play("+c");
    assert_eq!(scene.hands(), "p2p3p4p5p6MF/J1J2SPSBSTBNTR");
    assert_eq!((scene.decks(), scene.turn()), ("-/BM".into(), "B.play.0".into()));
}

#[test]
fn st_t4_one_card_a_turn_when_a_loaded_hand_is_short() {
    let scene = at("2016t 1=r1|b1 A=r2r3 B=b2").play("r2@1 +c");
    assert_eq!(scene.hands(), "r3r4/b2");
    assert_eq!(scene.turn(), "B.play.0");
}

#[test]
fn st_t4_first_play_then_draw() {
    let scene = at("2016t A=r1");
    for action in ["+c", "+t", "end"] {
        assert_eq!(scene.refuses(action), "ST-T4: first play a card, then draw");
    }
}

#[test]
fn st_t4_one_card_is_drawn_not_two() {
    let scene = at("2016t A=r1r2").play("r1@1 +t");
    assert_eq!(scene.hands(), "r2J1/-");
    assert_eq!(scene.legal(), "pass", "B is to play");
}
