//! Why a stone can or cannot be claimed, with the cards that prove it (ST-C6).

use schotten_totten::{Card, Explanation, Reason};
use tabletop::{Describe, Seat};

use crate::oracle::check_reply;
use crate::support::{Scene, at, stone};

fn own(explanation: &Explanation) -> String {
    explanation.own.map_or("-".to_owned(), |own| own.to_string())
}

fn reply(explanation: &Explanation) -> String {
    explanation.best_reply.map_or("-".to_owned(), |reply| reply.to_string())
}

fn blockers(explanation: &Explanation) -> String {
    explanation.ruled_out_by.into_iter().map(|card| card.to_string()).collect()
}

/// Checks that the reply consists of cards that lie there or are not on the table, and has the stated strength.
fn sound(scene: &Scene, seat: Seat, number: u8) {
    let border = scene.position.border();
    let unseen: Vec<Card> = Card::deck(false).filter(|card| !border.shown().contains(*card)).collect();
    let laid = border.side(seat.next(2), stone(number)).cards();
    check_reply(&scene.explain(seat, number), laid, &unseen, border.is_blind(stone(number)));
}

#[test]
fn st_c6_explain_a_claim_that_can_be_beaten() {
    let scene = at("2016 3=r5o5y5|g8b8:< 4=r8o8y8|-:< A=p8");
    let told = scene.explain(Seat::A, 3);
    assert!(!told.claimable);
    assert_eq!((told.reason, told.stone), (Reason::Beatable, stone(3)));
    assert_eq!((own(&told), reply(&told)), ("kind 15 (r5 o5 y5)".into(), "kind 24 (g8 b8 p8)".into()));
    assert_eq!(told.best_reply.unwrap().added(), ["p8".parse().unwrap()]);
    assert_eq!(blockers(&told), "");
    sound(&scene, Seat::A, 3);
}

#[test]
fn st_c3_explain_a_claim_that_nothing_beats() {
    let told = at("2016 3=r7r8r9|-:<").explain(Seat::A, 3);
    assert!(told.claimable);
    assert_eq!(told.reason, Reason::Unbeatable);
    assert_eq!(
        (own(&told), reply(&told)),
        ("colour-run 24 (r7 r8 r9)".into(), "colour-run 24 (o7 o8 o9)".into())
    );
    assert_eq!(blockers(&told), "", "no card on the table is needed for the proof");
}

#[test]
fn st_y2_explain_names_the_card_that_rules_the_reply_out() {
    let told = at("classic 2=o9y9g9|b8b9:< 6=b7p1|p2").explain(Seat::A, 2);
    assert_eq!((told.claimable, told.reason), (true, Reason::Unbeatable));
    assert_eq!(blockers(&told), "b7");
    assert_eq!(reply(&told), "colour 23 (b8 b9 b6)");
    assert_eq!(told.phrase().key, "st-claim-ruled-out");
}

#[test]
fn st_c3_explain_names_every_blocker_also_in_the_discard() {
    // r7 needs r6 or r8 for any colour run.
    let told = at("2016t 2=o9y9g9|r7:< 6=r6p1|p2 discard=r8BN 1-0").explain(Seat::A, 2);
    assert_eq!((told.claimable, told.reason), (true, Reason::Unbeatable));
    assert_eq!(blockers(&told), "r6r8");
}

#[test]
fn st_f4_explain_names_the_high_cards_that_are_gone_under_blind_mans_bluff() {
    // With two 9s more B would have 27; one is left, and 26 is only a tie.
    let told = at("2016t 2=r9o9y8|g9:b< 6=y9b8|b9 1-0").explain(Seat::A, 2);
    assert_eq!((told.claimable, told.reason), (true, Reason::Unbeatable));
    assert_eq!((blockers(&told), reply(&told)), ("y9b9".into(), "sum 26 (g9 r8 p9)".into()));
}

#[test]
fn st_c2_explain_two_complete_sides() {
    let scene = at("2016 2=r5o5y5|g9b9p8:>");
    let told = scene.explain(Seat::A, 2);
    assert_eq!((told.claimable, told.reason), (true, Reason::Stronger));
    assert_eq!((own(&told), reply(&told)), ("kind 15 (r5 o5 y5)".into(), "sum 26 (g9 b9 p8)".into()));
    let told = scene.explain(Seat::B, 2);
    assert_eq!((told.claimable, told.reason), (false, Reason::Weaker));
    assert_eq!((own(&told), reply(&told)), ("sum 26 (g9 b9 p8)".into(), "kind 15 (r5 o5 y5)".into()));
}

#[test]
fn st_f2_explain_a_tie() {
    let scene = at("2016 2=r7r8r9|o7o8o9:>");
    assert_eq!(scene.explain(Seat::A, 2).reason, Reason::CompletedLater);
    assert!(!scene.explain(Seat::A, 2).claimable);
    assert_eq!(scene.explain(Seat::B, 2).reason, Reason::CompletedFirst);
    assert!(scene.explain(Seat::B, 2).claimable);
}

#[test]
fn st_c1_explain_an_incomplete_side() {
    let told = at("2016 2=r7r8|b7b8b9:>").explain(Seat::A, 2);
    assert_eq!((told.claimable, told.reason), (false, Reason::Incomplete(1)));
    assert_eq!((own(&told), reply(&told)), ("-".into(), "colour-run 24 (b7 b8 b9)".into()));
    let told = at("2016").explain(Seat::B, 9);
    assert_eq!((told.reason, reply(&told)), (Reason::Incomplete(3), "colour-run 24 (r7 r8 r9)".into()));
    assert_eq!(at("2016t 2=r7r8r9|-:m 1-0").explain(Seat::A, 2).reason, Reason::Incomplete(1));
}

#[test]
fn st_c4_explain_an_opponent_without_cards() {
    let told = at("2016 1=r1o1y3|p9:< A=b9 B=g9 fill=23456789").explain(Seat::A, 1);
    assert_eq!((told.claimable, told.reason), (true, Reason::OutOfCards));
    assert_eq!((own(&told), reply(&told)), ("sum 5 (r1 o1 y3)".into(), "-".into()));
}

#[test]
fn st_c5_explain_a_claimed_stone() {
    let scene = at("2016 1=r7r8r9|b7b8:<A 2=-|g7g8g9:>B");
    for seat in [Seat::A, Seat::B] {
        let told = scene.explain(seat, 1);
        assert_eq!((told.claimable, told.reason), (false, Reason::Owned(Seat::A)));
        let told = scene.explain(seat, 2);
        assert_eq!((told.claimable, told.reason), (false, Reason::Owned(Seat::B)));
    }
    assert_eq!(own(&scene.explain(Seat::A, 1)), "colour-run 24 (r7 r8 r9)");
    assert_eq!(reply(&scene.explain(Seat::A, 1)), "-", "nothing comes there any more");
    assert_eq!(reply(&scene.explain(Seat::B, 1)), "colour-run 24 (r7 r8 r9)");
}

#[test]
fn st_c3_explain_whatever_the_turn_and_phase() {
    let stones = "3=r7r8r9|-:< 4=r6|o7o8o9:>";
    for turn in ["A.play.0", "A.claim.0", "B.play.0", "B.claim.0", "A.play.1", "B.claim.2"] {
        for rules in ["2016", "2016x", "classic"] {
            let scene = at(&format!("{rules} {stones} {turn}"));
            assert!(scene.explain(Seat::A, 3).claimable);
            assert!(scene.explain(Seat::B, 4).claimable);
        }
    }
    let recruiting = at(&format!("2016t {stones} discard=RC A.recruit3.0 1-0"));
    assert!(recruiting.explain(Seat::A, 3).claimable && recruiting.explain(Seat::B, 4).claimable);
    let over = at(&format!("2016 {stones} -.over.2"));
    assert!(over.explain(Seat::A, 3).claimable, "if it were the time to");
}

#[test]
fn st_f5_explain_shows_elite_troops_by_their_codes() {
    let told = at("2016t 3=r8J1SP|b8b9:< 2j-1 discard=TR").explain(Seat::A, 3);
    assert_eq!(
        (own(&told), reply(&told)),
        ("colour-run 24 (r8 J1 SP)".into(), "colour-run 24 (b8 b9 b7)".into())
    );
    let told = at("2016t 3=r5o5y5|g5SB:< 0-1").explain(Seat::A, 3);
    assert_eq!(reply(&told), "colour-run 12 (g5 SB g4)");
}

#[test]
fn st_f4_explain_under_combat_modes() {
    let scene = at("2016t 3=g8o8y8|p9:b< 5=r6r7r8r9|b9b8:m< 1-1");
    assert_eq!(reply(&scene.explain(Seat::A, 3)), "sum 27 (p9 o9 y9)");
    assert_eq!(reply(&scene.explain(Seat::A, 5)), "colour-run 30 (b9 b8 b6 b7)");
    assert_eq!(scene.explain(Seat::A, 5).reason, Reason::Unbeatable);
}

#[test]
fn st_c6_the_cards_of_every_reply_are_unseen_and_reach_the_strength_told() {
    for shorthand in [
        "2016 A=r1r2 B=b1",
        "2016 1=r5o5y5|g8b8:< 2=r8o8y8|-:< 3=r1|b9 4=p1p2p3|p7p8:< 5=-|y6 A=p9",
        "2016t 1=r5o5y5|g8J1:< 2=r8o8y8|SB:< 3=SPr1|b9 4=p1p2p3|p7p8:m 5=-|y6:b A=p9 3-3j discard=TR",
        "2016t 1=r5o5y5|J1SP:m 2=r8o8y8|b9SB:b< A=p9 discard=TRRC 4-3j",
        "classict 1=r1o1y3|p9:< B=g9b9 fill=23456789",
    ] {
        let scene = at(shorthand);
        for number in 1..=9 {
            sound(&scene, Seat::A, number);
            sound(&scene, Seat::B, number);
        }
    }
}

#[test]
fn st_c6_explain_says_the_same_as_the_refusal() {
    let scene = at("2016 3=r5o5y5|g8b8:< 4=r8o8y8|-:< A=p8 A.claim.0");
    let action = "!3".parse().unwrap();
    let refusal = tabletop::Game::check(&scene.position, action).unwrap_err();
    assert_eq!(scene.explain(Seat::A, 3).phrase(), refusal.phrase());
}
