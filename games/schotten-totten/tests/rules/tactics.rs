//! ST-X1 … ST-X5: when tactic cards are played, elite troops and combat modes.

use crate::support::at;

const AHEAD: &str = "ST-X1: you have already played one tactic card more than your opponent";

#[test]
fn st_x1_one_tactic_card_more_than_the_opponent_at_most() {
    let scene = at("2016t A=p1SP");
    assert_eq!(scene.play("SP@1").tally(), "1-0");
    assert_eq!(at("2016t 9=SB|- A=p1SP 1-0").refuses("SP@1"), AHEAD);
    assert_eq!(at("2016t 9=SB|- 8=-|J1 A=p1SP 1-1j").play("SP@1").tally(), "2-1j");
    assert_eq!(at("2016t 9=-|SB A=p1SP 0-1").play("SP@1").tally(), "1-1");
}

#[test]
fn st_x1_the_same_for_b() {
    assert_eq!(at("2016t 9=-|SB B=p1SP 0-1 B.play.0").refuses("SP@1"), AHEAD);
    assert_eq!(at("2016t 9=-|SB 8=J1|- B=p1SP 1j-1 B.play.0").play("SP@1").tally(), "1j-2");
}

#[test]
fn st_x1_all_ten_tactic_cards_count_when_played() {
    for (card, action) in [
        ("J1", "J1@1"),
        ("J2", "J2@1"),
        ("SP", "SP@1"),
        ("SB", "SB@1"),
        ("BM", "BM@1"),
        ("MF", "MF@1"),
        ("RC", "RC"),
        ("ST", "ST:r1@9>8"),
        ("BN", "BN:b1@9"),
        ("TR", "TR:b1@9>1"),
    ] {
        let scene = at(&format!("2016t 9=r1|b1 A={card}")).play(action);
        let joker = if card.starts_with('J') { "j" } else { "" };
        assert_eq!(scene.tally(), format!("1{joker}-0"), "{card}");
    }
}

#[test]
fn st_x1_no_tactic_card_of_any_kind_while_ahead() {
    let scene = at("2016t 9=SB|- 8=r1|b1 A=p1J1BMRCSTBNTR 1-0");
    for action in ["J1@1", "BM@1", "RC", "ST:r1@8>1", "BN:b1@8", "TR:b1@8>1"] {
        assert_eq!(scene.refuses(action), AHEAD);
    }
    assert_eq!(scene.legal(), "p1@1 p1@2 p1@3 p1@4 p1@5 p1@6 p1@7 p1@8 p1@9");
}

#[test]
fn st_x1_with_unplayable_tactic_cards_only_the_player_passes() {
    assert_eq!(at("2016t 9=SB|- A=J1BMRC 1-0").legal(), "pass");
}

#[test]
fn st_x2_no_second_joker() {
    let scene = at("2016t 9=J1|- 8=-|SB A=p1J2SP 1j-1");
    assert_eq!(scene.refuses("J2@1"), "ST-X2: you have already played a Joker");
    assert_eq!(scene.legal_with("J"), "");
    assert_eq!(scene.legal_with("SP").split(' ').count(), 9, "another elite troop may come");
}

#[test]
fn st_x2_not_even_when_the_first_joker_is_gone() {
    let scene = at("2016t A=p1J2 discard=J1BN 1j-1");
    assert_eq!(scene.refuses("J2@1"), "ST-X2: you have already played a Joker");
    // A's own Strategist took it away.
    let scene = at("2016t 9=J1|- 8=-|SPSB A=J2ST 1j-2").play("ST:J1@9>x +c pass +c");
    assert_eq!((scene.discard(), scene.tally()), ("J1ST".into(), "2j-2".into()));
    assert_eq!(scene.refuses("J2@1"), "ST-X2: you have already played a Joker");
}

#[test]
fn st_x2_the_opponent_may_play_the_other_joker() {
    let scene = at("2016t 9=J1|- B=J2 1j-0 B.play.0").play("J2@9");
    assert_eq!((scene.stone(9), scene.tally()), ("J1|J2".into(), "1j-1j".into()));
}

#[test]
fn st_x3_elite_troops_need_room_on_an_unclaimed_stone() {
    let scene = at("2016t 1=r1r2r3|-:< 2=r7r8r9|-:<A A=J1SPSB");
    for card in ["J1", "SP", "SB"] {
        assert_eq!(scene.refuses(&format!("{card}@1")), "ST-T1: your side of stone 1 is full");
        assert_eq!(scene.refuses(&format!("{card}@2")), "ST-C5: stone 2 is claimed and closed");
        assert_eq!(scene.play(&format!("{card}@3")).stone(3), format!("{card}|-"));
    }
}

#[test]
fn st_x3_an_elite_troop_completes_a_side() {
    let scene = at("2016t 1=r8r9|b7b8b9:> A=SP").play("SP@1");
    assert_eq!(scene.stone(1), "r8r9SP|b7b8b9:>");
    assert!(scene.refuses("!1").starts_with("ST-F2: "), "equal, but later");
    assert_eq!(at("2016t 1=r8r9|b7b8 A=SP").play("SP@1 !1").stone(1), "r8r9SP|b7b8:<A");
}

#[test]
fn st_x3_moved_by_the_strategist_removed_by_the_banshee_but_not_taken_by_the_traitor() {
    let own = at("2016t 1=J1|- 2=-|SP A=ST 1j-1");
    assert_eq!(own.legal_with("ST:J1@1>3"), "ST:J1@1>3");
    assert_eq!(own.play("ST:J1@1>x").discard(), "J1ST");
    for card in ["SP", "SB"] {
        let scene = at(&format!("2016t 1=-|{card} A=BNTR 0-1"));
        assert_eq!(scene.play(&format!("BN:{card}@1")).discard(), format!("{card}BN"));
        let why = format!("ST-X9: the Traitor takes clan cards only, not {card}");
        assert_eq!(scene.refuses(&format!("TR:{card}@1>2")), why);
        assert_eq!(scene.legal_with("TR"), "");
    }
    let scene = at("2016t 1=-|J2r1 A=TR 0-1j");
    assert_eq!(scene.refuses("TR:J2@1>2"), "ST-X9: the Traitor takes clan cards only, not J2");
    assert_eq!(scene.legal_with("TR").split(' ').count(), 9, "r1 may go anywhere");
}

#[test]
fn st_x4_combat_modes_on_any_unclaimed_stone_full_or_not() {
    let scene = at("2016t 1=r1r2r3|b1b2b3:< 2=r7r8r9|-:<A 3=r4|- A=BMMF");
    for (card, flag) in [("BM", "b"), ("MF", "m")] {
        assert_eq!(scene.refuses(&format!("{card}@2")), "ST-C5: stone 2 is claimed and closed");
        assert_eq!(scene.play(&format!("{card}@3")).stone(3), format!("r4|-:{flag}"));
        assert_eq!(scene.play(&format!("{card}@9")).stone(9), format!("-|-:{flag}"));
        assert_eq!(scene.legal_with(card).split(' ').count(), 8);
    }
    assert_eq!(scene.play("BM@1").stone(1), "r1r2r3|b1b2b3:b<");
    assert_eq!(scene.play("MF@1").stone(1), "r1r2r3|b1b2b3:m");
}

#[test]
fn st_x4_combat_modes_take_no_room() {
    let scene = at("2016t 1=r1r2|-:b A=r3 1-0").play("r3@1");
    assert_eq!(scene.stone(1), "r1r2r3|-:b<");
    let scene = at("2016t 1=r1r2r3|-:m A=r4 1-0").play("r4@1");
    assert_eq!(scene.stone(1), "r1r2r3r4|-:m<");
}

#[test]
fn st_x4_both_modes_on_the_same_stone() {
    let scene = at("2016t 1=r1|-:b B=MF 1-0 B.play.0").play("MF@1");
    assert_eq!((scene.stone(1), scene.tally()), ("r1|-:mb".into(), "1-1".into()));
}

#[test]
fn st_x4_a_combat_mode_stays_to_the_end() {
    let scene = at("2016t 1=r1|b1:m A=STBNTR 0-1");
    for action in ["ST:MF@1>2", "BN:MF@1", "TR:MF@1>2"] {
        assert!(action.parse::<schotten_totten::Action>().is_err(), "{action} is not an action");
    }
    assert_eq!(scene.play("BN:b1@1").stone(1), "r1|-:m");
    let claimed = at("2016t 1=r6r7r8r9|-:m< A=p1 1-0 A.claim.0").play("!1");
    assert_eq!(claimed.stone(1), "r6r7r8r9|-:m<A");
}

#[test]
fn st_x4_a_combat_mode_can_end_a_claim_or_make_one() {
    // Kind is stronger than a sum, until only sums count.
    let scene = at("2016t 1=g9b9p8|r5o5y5:< A=BM");
    assert_eq!(scene.play("BM@1 !1").stone(1), "g9b9p8|r5o5y5:b<A");
    let scene = at("2016t 1=r5o5y5|g9b9p8:< B=BM B.play.0").play("BM@1 +c pass");
    assert!(scene.refuses("!1").starts_with("ST-C2: sum 26"), "{}", scene.refuses("!1"));
}

#[test]
fn st_x5_ruses_go_to_the_discard_after_their_effect() {
    let scene = at("2016t 1=r1r2|b1b2 A=ST B=BN").play("ST:r1@1>x");
    assert_eq!(scene.discard(), "r1ST");
    let scene = scene.play("+c BN:r2@1");
    assert_eq!(scene.discard(), "r1STr2BN");
    assert_eq!(at("2016t 1=r1r2|b1b2 A=ST").play("ST:r1@1>2").discard(), "ST");
    assert_eq!(at("2016t 1=r1r2|b1b2 A=TR").play("TR:b1@1>2").discard(), "TR");
    assert_eq!(at("2016t A=RC").play("RC").discard(), "RC");
}

#[test]
fn st_x5_the_discard_is_public() {
    let scene = at("2016t 1=r1r2|b1b2 A=BN B=p1").play("BN:b1@1");
    for viewer in tabletop::Viewer::all(2) {
        let view = tabletop::Game::view(&scene.position, viewer).to_string();
        assert_eq!(view.split(' ').nth(5), Some("b1BN"));
    }
}

#[test]
fn st_x5_a_ruse_without_a_legal_target_may_not_be_played() {
    // Nothing lies on an unclaimed stone.
    let scene = at("2016t 1=r7r8r9|b1:<A A=STBNTR");
    assert_eq!(scene.legal(), "pass");
    assert_eq!(scene.refuses("BN:b1@1"), "ST-C5: stone 1 is claimed and closed");
    assert_eq!(scene.refuses("BN:b2@2"), "ST-X8: b2 does not lie on your opponent's side of stone 2");
    assert_eq!(scene.refuses("TR:b2@2>3"), "ST-X9: b2 does not lie on your opponent's side of stone 2");
    assert_eq!(scene.refuses("ST:r2@2>3"), "ST-X7: r2 does not lie on your side of stone 2");
}

#[test]
fn st_x5_the_traitor_needs_room_on_the_own_side() {
    // A's sides are full; the Strategist may still discard, the Banshee needs no room.
    let scene = at("2016t fill=123456789 A=STBNTR");
    assert_eq!(scene.legal_with("TR"), "");
    assert_eq!(scene.legal_with("BN").split(' ').count(), 27);
    assert_eq!(scene.legal_with("ST").split(' ').count(), 27);
    assert!(scene.legal_with("ST").split(' ').all(|action| action.ends_with(">x")));
}
