//! The field `turn` and the hand sizes of a position as text, and what viewers see of it.

use tabletop::{Game, Seat, Viewer};

use crate::support::{at, refused, refused_text};

#[test]
fn turn_the_form() {
    for (bad, reason) in [
        ("A.play", "a seat, a phase and the passes, as A.play.0"),
        ("A.play.0.0", "a seat, a phase and the passes, as A.play.0"),
        ("C.play.0", "the seat is A or B; - stands for a draw when the game is over"),
        ("-.play.0", "the seat is A or B; - stands for a draw when the game is over"),
        ("a.play.0", "the seat is A or B; - stands for a draw when the game is over"),
        ("A.draw.0", "phases are play, claim, recruit3 to recruit1, return2, return1 and over"),
        ("A.recruit4.0", "phases are play, claim, recruit3 to recruit1, return2, return1 and over"),
        ("A.return3.0", "phases are play, claim, recruit3 to recruit1, return2, return1 and over"),
        ("A.play.3", "the pass counter is 0, 1 or 2"),
        ("A.play.x", "the pass counter is 0, 1 or 2"),
    ] {
        assert_eq!(refused(&format!("2016 {bad}")), format!("turn: \"{bad}\": {reason}"));
    }
}

#[test]
fn turn_the_recruiter_must_have_been_played_just_now() {
    for phase in ["recruit3", "recruit2", "recruit1", "return2", "return1"] {
        let turn = format!("A.{phase}.0");
        let last = format!(
            "turn: \"{turn}\": the Recruiter was not played this turn: RC is not the last of the discard"
        );
        assert_eq!(refused(&format!("2016t A=r1r2r3 {turn}")), last);
        assert_eq!(refused(&format!("2016t A=r1r2r3 discard=RCTR 1-1 {turn}")), last);
        let who = format!("turn: \"{turn}\": the Recruiter was played, but not by this seat");
        assert_eq!(refused(&format!("2016t A=r1r2r3 discard=RC 0-1 {turn}")), who);
        let passed = format!("turn: \"A.{phase}.1\": the Recruiter was played, so the pass counter is 0");
        assert_eq!(refused(&format!("2016t A=r1r2r3 discard=RC 1-0 A.{phase}.1")), passed);
    }
}

#[test]
fn turn_the_recruiter_draws_what_is_there() {
    let few = "2016t fill=12345678 B=J1J2SPSBBMSTBN discard=RC 1-0";
    let fewer = |turn: &str| format!("turn: \"{turn}\": there are fewer cards left to draw");
    let two = format!("{few} 9=p1p2|p3 A=p4MFTR clan=p5p6");
    assert!(at(&format!("{two} A.recruit2.0")).text().contains(" p5p6/- "), "two are left");
    assert_eq!(refused(&format!("{two} A.recruit3.0")), fewer("A.recruit3.0"));
    let none = format!("{few} 9=p1p2|p3 A=p4p5p6MFTR");
    assert_eq!(refused(&format!("{none} A.recruit1.0")), fewer("A.recruit1.0"));
}

#[test]
fn turn_what_is_put_back_is_in_the_hand() {
    let fewer = |turn: &str| format!("turn: \"{turn}\": there are fewer cards in the hand");
    assert_eq!(refused("2016t discard=RC 1-0 A=r1 A.return2.0"), fewer("A.return2.0"));
    assert_eq!(refused("2016t discard=RC 1-0 A.return1.0"), fewer("A.return1.0"));
}

#[test]
fn turn_hands_may_be_smaller_than_play_would_leave_them() {
    // Only too many cards are refused: a position that is set up by hand need not be reachable.
    at("2016t discard=RC 1-0 A=r1r2 A.return2.0");
    at("2016t discard=RC 1-0 A=r1 A.return1.0");
    at("2016t discard=RC 1-0 A=r1 A.recruit1.0");
}

#[test]
fn turn_a_pass_of_a_seat_that_can_play_a_clan_card_cannot_have_been_made() {
    // ST-T2: A has passed this turn with r1 in hand and room everywhere.
    assert!(refused("2016 A=r1 A.claim.1").starts_with("turn: "));
    assert!(refused("2016t A=r1J1 A.claim.2").starts_with("turn: "));
}

fn hand(cards: usize) -> String {
    "r1r2r3r4r5r6r7r8r9o1o2".chars().take(2 * cards).collect()
}

#[test]
fn hands_hold_the_limit_at_most() {
    for (rules, limit) in [("2016", 6), ("classicx", 6), ("2016t", 7), ("classictx", 7)] {
        for turn in ["A.play.0", "A.claim.0", "B.play.0", "B.claim.0"] {
            for seat in ["A", "B"] {
                let full = at(&format!("{rules} {seat}={} {turn}", hand(limit)));
                assert_eq!(full.hands().replace(['/', '-'], ""), hand(limit));
                let why = refused(&format!("{rules} {seat}={} {turn}", hand(limit + 1)));
                let most = format!("{seat} holds {} cards, at most {limit} are possible", limit + 1);
                assert!(why.starts_with("hands: ") && why.ends_with(&most), "{why}");
            }
        }
    }
}

#[test]
fn hands_of_the_recruiting_seat_hold_what_its_draws_allow() {
    for (phase, most) in [("recruit3", 6), ("recruit2", 7), ("recruit1", 8), ("return2", 9), ("return1", 8)] {
        let rest = format!("discard=RC 0-1 B.{phase}.0");
        let scene = at(&format!("2016t B={} {rest}", hand(most)));
        assert_eq!(scene.turn(), format!("B.{phase}.0"));
        let why = refused(&format!("2016t B={} {rest}", hand(most + 1)));
        assert!(why.ends_with(&format!("B holds {} cards, at most {most} are possible", most + 1)), "{why}");
        let why = refused(&format!("2016t A={} B=g1g2g3 {rest}", hand(8)));
        assert!(why.ends_with("A holds 8 cards, at most 7 are possible"), "{why}");
    }
}

#[test]
fn recruiting_continues_from_a_position_that_was_read() {
    let scene = at("2016t A=r1r2 discard=RC 1-0 A.recruit1.0").play("+c");
    assert_eq!((scene.hands(), scene.turn()), ("r1r2r3/-".into(), "A.return2.0".into()));
    let scene = at("2016t A=r1r2r3 discard=RC 1-0 A.return1.0").play("-r2");
    assert!(scene.decks().contains("p9r2/"), "{}", scene.decks());
    assert_eq!(scene.turn(), "A.claim.0");
}

const HIDDEN: &str = "2016t 1=r1|SP A=r2TR B=b1b2J1 clan=p9 tactic=BN 0-1 fill=23456789";

fn fields(shorthand: &str, viewer: Viewer) -> Vec<String> {
    let view = at(shorthand).position.view(viewer).to_string();
    view.split(' ').map(str::to_owned).collect()
}

#[test]
fn a_view_shows_the_own_hand_and_what_lies_open() {
    let a = fields(HIDDEN, Viewer::Seat(Seat::A));
    assert_eq!(a[3..5], ["r2TR/????!!", "????/!!!!!!!!!!!!!!"].map(str::to_owned));
    let b = fields(HIDDEN, Viewer::Seat(Seat::B));
    assert_eq!(b[3..5], ["??!!/b1b2J1", "????/!!!!!!!!!!!!!!"].map(str::to_owned));
    let spectator = fields(HIDDEN, Viewer::Spectator);
    assert_eq!(spectator[3], "??!!/????!!");
    let whole: Vec<String> = at(HIDDEN).text().split(' ').map(str::to_owned).collect();
    for view in [a, b, spectator] {
        assert_eq!((&view[..3], &view[5..]), (&whole[..3], &whole[5..]));
    }
}

#[test]
fn a_view_hides_as_much_when_the_game_is_over() {
    let over = "2016 1=r7r8r9|-:<A 2=o7o8o9|-:<A 3=y7y8y9|-:<A A=p1 B=p2 A.over.0 fill=456789";
    assert_eq!(fields(over, Viewer::Seat(Seat::A))[3..5], ["p1/??", "??????????????/-"].map(str::to_owned));
    assert_eq!(fields(over, Viewer::Spectator)[3], "??/??");
}

#[test]
fn views_cannot_be_loaded() {
    for viewer in Viewer::all(2) {
        let view = at(HIDDEN).position.view(viewer).to_string();
        assert_eq!(refused_text(&view), "hands: \"??\": there is no such card");
    }
    let empty = at("2016").position.view(Viewer::Spectator).to_string();
    assert_eq!(refused_text(&empty), "decks: \"??\": there is no such card");
}

#[test]
fn every_viewer_sees_empty_lists_as_they_are_written() {
    let view = at("2016").position.view(Viewer::Spectator).to_string();
    let backs = "??".repeat(54);
    assert_eq!(view, format!("st 2016 -|-/-|-/-|-/-|-/-|-/-|-/-|-/-|-/-|- -/- {backs}/- - 0-0 A.play.0"));
}
