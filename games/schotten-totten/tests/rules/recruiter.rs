//! ST-X6: the Recruiter.

use crate::support::at;

#[test]
fn st_x6_three_draws_then_two_cards_put_back() {
    let scene = at("2016t A=r1r2r3r4r5r6RC clan=p7p8p9 tactic=TR").play("RC");
    assert_eq!(
        (scene.discard(), scene.turn(), scene.tally()),
        ("RC".into(), "A.recruit3.0".into(), "1-0".into())
    );
    assert_eq!(scene.legal(), "+c +t");
    let scene = scene.play("+c");
    assert_eq!((scene.hands(), scene.turn()), ("r1r2r3r4r5r6p7/-".into(), "A.recruit2.0".into()));
    let scene = scene.play("+t");
    assert_eq!((scene.hands(), scene.turn()), ("r1r2r3r4r5r6p7TR/-".into(), "A.recruit1.0".into()));
    let scene = scene.play("+c");
    assert_eq!((scene.hands(), scene.turn()), ("r1r2r3r4r5r6p7p8TR/-".into(), "A.return2.0".into()));
    assert_eq!(scene.legal(), "-TR -p7 -p8 -r1 -r2 -r3 -r4 -r5 -r6");
    let scene = scene.play("-r1");
    assert_eq!(scene.turn(), "A.return1.0");
    let scene = scene.play("-TR");
    assert_eq!((scene.hands(), scene.turn()), ("r2r3r4r5r6p7p8/-".into(), "A.claim.0".into()));
}

#[test]
fn st_x6_the_cards_go_under_their_pile_the_second_below_the_first() {
    let scene = at("2016t A=r1r2r3RC").play("RC +c +c +t -r1 -r5");
    let (clan, tactic) = scene.decks().split_once('/').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    assert!(clan.starts_with("r6r7") && clan.ends_with("p8p9r1r5"), "{clan}");
    assert!(tactic.starts_with("J2SP"), "{tactic}");
    let scene = at("2016t A=r1r2r3RC").play("RC +c +t +t -J2 -J1");
    assert!(scene.decks().ends_with("/SPSBBMMFSTBNTRJ2J1"), "{}", scene.decks());
    let scene = at("2016t A=r1r2r3RC").play("RC +c +c +t -J1 -r4");
    assert!(scene.decks().ends_with("p8p9r4/J2SPSBBMMFSTBNTRJ1"), "{}", scene.decks());
}

#[test]
fn st_x6_a_card_just_drawn_may_be_put_back() {
    let scene = at("2016t A=r1RC clan=p7p8p9").play("RC +c +c +c -p7 -p9");
    assert_eq!(scene.hands(), "r1p8/-");
}

#[test]
fn st_x6_all_three_cards_from_one_pile() {
    assert_eq!(at("2016t A=r1RC").play("RC +t +t +t").hands(), "r1J1J2SP/-");
    assert_eq!(at("2016t A=r1RC").play("RC +c +c +c").hands(), "r1r2r3r4/-");
}

#[test]
fn st_x6_afterwards_the_hand_is_full_and_nothing_is_drawn() {
    let scene = at("2016t A=r1r2r3r4r5r6RC").play("RC +c +c +c -r1 -r2");
    assert_eq!(scene.legal(), "end");
    assert_eq!(scene.refuses("+c"), "ST-T4: your hand is full");
    assert_eq!(scene.play("end").turn(), "B.play.0");
}

#[test]
fn st_x6_with_a_small_hand_one_card_is_drawn_at_the_end() {
    let scene = at("2016t A=r1RC").play("RC +c +c +c -r1 -r2");
    assert_eq!(scene.hands(), "r3r4/-");
    assert_eq!(scene.legal(), "+c +t");
    assert_eq!(scene.refuses("end"), "ST-T4: you must draw a card to end your turn");
}

#[test]
fn st_x6_nothing_else_while_it_acts() {
    let scene = at("2016t A=r1RC").play("RC +c");
    for action in ["-r1", "r1@1", "end", "pass", "!1", "RC"] {
        assert_eq!(scene.refuses(action), "ST-X6: the Recruiter draws 2 more card(s) first");
    }
    let scene = scene.play("+c +c");
    for action in ["+c", "+t", "r1@1", "end", "pass", "!1"] {
        assert_eq!(scene.refuses(action), "ST-X6: put 2 card(s) of your hand back first");
    }
    assert_eq!(scene.refuses("-p9"), "ST-T1: p9 is not in your hand");
    let scene = scene.play("-r1");
    assert_eq!(scene.refuses("-r1"), "ST-T1: r1 is not in your hand");
    assert_eq!(scene.refuses("end"), "ST-X6: put 1 card(s) of your hand back first");
}

#[test]
fn st_x6_cards_are_put_back_for_the_recruiter_only() {
    for turn in ["A.play.0", "A.claim.0"] {
        let scene = at(&format!("2016t A=r1 {turn}"));
        assert_eq!(scene.refuses("-r1"), "ST-X6: cards are put back only for the Recruiter");
    }
}

/// All tactic cards are in the hands or played, nearly all clan cards lie on the border.
const FEW: &str = "fill=12345678 B=J1J2SPSBBMSTBN";

#[test]
fn st_x6_with_three_cards_left_all_are_drawn() {
    let scene = at(&format!("2016t {FEW} 9=p1|- A=p2p3MFRCTR clan=p4p5p6"));
    assert_eq!(scene.decks(), "p4p5p6/-");
    let scene = scene.play("RC");
    assert_eq!((scene.turn(), scene.legal()), ("A.recruit3.0".into(), "+c".into()));
    let scene = scene.play("+c +c +c -MF -p6");
    assert_eq!((scene.hands(), scene.decks()), ("p2p3p4p5TR/J1J2SPSBBMSTBN".into(), "p6/MF".into()));
    assert_eq!(scene.turn(), "A.claim.0");
}

#[test]
fn st_x6_with_two_cards_left_those_are_drawn() {
    let scene = at(&format!("2016t {FEW} 9=p1p2|p8p9 A=p3MFRC clan=p4 tactic=TR")).play("RC");
    assert_eq!((scene.turn(), scene.legal()), ("A.recruit2.0".into(), "+c +t".into()));
    let scene = scene.play("+t");
    assert_eq!((scene.turn(), scene.legal()), ("A.recruit1.0".into(), "+c".into()));
    assert_eq!(scene.refuses("+t"), "ST-T4: the tactic pile is empty");
    let scene = scene.play("+c");
    assert_eq!((scene.turn(), scene.legal()), ("A.return2.0".into(), "-MF -TR -p3 -p4".into()));
}

#[test]
fn st_x6_with_one_card_left_that_is_drawn() {
    let scene = at(&format!("2016t {FEW} 9=p1p2p3|p4:< A=p6MFRCTR clan=p5")).play("RC");
    assert_eq!((scene.turn(), scene.legal()), ("A.recruit1.0".into(), "+c".into()));
    let scene = scene.play("+c");
    assert_eq!((scene.turn(), scene.hands()), ("A.return2.0".into(), "p5p6MFTR/J1J2SPSBBMSTBN".into()));
    let scene = scene.play("-p5 -p6");
    assert_eq!((scene.decks(), scene.hands()), ("p5p6/-".into(), "MFTR/J1J2SPSBBMSTBN".into()));
}

#[test]
fn st_x6_with_no_card_left_it_cannot_be_played() {
    let scene = at(&format!("2016t {FEW} 9=p1p2p3|p4:< A=p5p6MFRCTR"));
    assert_eq!(scene.decks(), "-/-");
    assert_eq!(scene.refuses("RC"), "ST-X6: there is no card left to draw for the Recruiter");
    assert_eq!(scene.legal_with("RC"), "");
}

#[test]
fn st_x6_with_the_recruiter_alone_in_hand_and_one_card_left_one_is_put_back() {
    let scene = at(&format!("2016t {FEW} 9=p1p2p3|p4p5:m A=RC discard=TR clan=p6 1-1"));
    assert_eq!((scene.hands(), scene.decks()), ("RC/J1J2SPSBBMSTBN".into(), "p6/-".into()));
    let scene = scene.play("RC +c");
    assert_eq!((scene.turn(), scene.legal()), ("A.return1.0".into(), "-p6".into()));
    let scene = scene.play("-p6");
    assert_eq!((scene.hands(), scene.decks()), ("-/J1J2SPSBBMSTBN".into(), "p6/-".into()));
    assert_eq!((scene.turn(), scene.legal_with("+")), ("A.claim.0".into(), "+c".into()));
}

#[test]
fn st_x6_with_small_hands_two_are_put_back_if_there_are_two() {
    let scene = at("2016t A=RC").play("RC +c +c +c");
    assert_eq!(scene.turn(), "A.return2.0");
    assert_eq!(scene.play("-r1 -r2").hands(), "r3/-");
}

#[test]
fn st_x6_works_for_b_too() {
    let scene = at("2016t B=r1RC B.play.0").play("RC +c +c +t -r1 -J1");
    assert_eq!((scene.hands(), scene.turn()), ("-/r2r3".into(), "B.claim.0".into()));
}

#[test]
fn st_x6_the_opponent_sees_the_piles_not_the_cards() {
    use tabletop::{Game, Seat, Viewer};
    let scene = at("2016t A=r1r2RC B=p9").play("RC +c +c +t");
    for viewer in [Viewer::Seat(Seat::B), Viewer::Spectator] {
        for (action, seen) in [("-r1", "-c"), ("-J1", "-t")] {
            let after = scene.play(action);
            let action = action.parse().unwrap();
            assert_eq!(scene.position.seen(action, &after.position, viewer).to_string(), seen);
        }
    }
    let after = scene.play("-r1");
    let seen = scene.position.seen("-r1".parse().unwrap(), &after.position, Viewer::Seat(Seat::A));
    assert_eq!(seen.to_string(), "-r1");
}

/// As [`FEW`], and a Joker has been played.
const FEW_JOKER: &str = "fill=12345678 B=SPSBBN discard=TRST 2j-3";

/// A has played a Joker and holds the other one, which stays in hand (ST-X2).
const BARRED: &str = "9=J1|- 8=-|SP A=r1r2J2RC 1j-1";

#[test]
fn st_x6_a_joker_that_must_stay_in_hand_is_not_put_back() {
    let scene = at(&format!("2016t {BARRED}")).play("RC +c +c +c");
    assert_eq!((scene.turn(), scene.legal()), ("A.return2.0".into(), "-r1 -r2 -r3 -r4 -r5".into()));
    assert_eq!(scene.refuses("-J2"), "ST-X2, ST-X6: you have played a Joker, so J2 stays in your hand");
    let scene = scene.play("-r1");
    assert_eq!(scene.refuses("-J2"), "ST-X2, ST-X6: you have played a Joker, so J2 stays in your hand");
    assert_eq!(scene.play("-r2").hands(), "r3r4r5J2/-");
}

#[test]
fn st_x6_a_joker_drawn_by_the_recruiter_stays_too() {
    let scene = at("2016t 9=J1|- 8=-|SP A=r1RC tactic=J2 1j-1").play("RC +t +c +c");
    assert_eq!(scene.legal(), "-r1 -r2 -r3");
}

#[test]
fn st_x6_a_joker_may_be_put_back_before_one_was_played() {
    let scene = at("2016t 9=-|J1 A=r1r2J2RC 0-1j").play("RC +c +c +c");
    assert_eq!(scene.legal_with("-J"), "-J2");
}

#[test]
fn st_x6_with_one_card_that_may_be_put_back_one_is_put_back() {
    let scene = at(&format!("2016t {FEW_JOKER} 9=p1p2p3J1|p4p5:mb< A=J2RC clan=p6")).play("RC +c");
    assert_eq!((scene.turn(), scene.legal()), ("A.return1.0".into(), "-p6".into()));
    let scene = scene.play("-p6");
    assert_eq!((scene.hands(), scene.decks()), ("J2/SPSBBN".into(), "p6/-".into()));
    assert_eq!(scene.turn(), "A.claim.0");
}

#[test]
fn st_x6_with_no_card_that_may_be_put_back_this_step_is_left_out() {
    let scene = at(&format!("2016t {FEW_JOKER} 9=p1p2p3J1|p4p5p6:mb< A=RC tactic=J2")).play("RC +t");
    assert_eq!((scene.turn(), scene.hands()), ("A.claim.0".into(), "J2/SPSBBN".into()));
    assert_eq!((scene.decks(), scene.legal_with("-")), ("-/-".into(), String::new()));
}

#[test]
fn st_x6_rules_version_1_puts_the_joker_back() {
    let scene = at(&format!("2016tv1 {BARRED}")).play("RC +c +c +c");
    assert_eq!(scene.legal(), "-J2 -r1 -r2 -r3 -r4 -r5");
    assert_eq!(scene.play("-J2 -r1").hands(), "r2r3r4r5/-");
}
