//! ST-E1 … ST-E3: how a game and a match end.

use schotten_totten::round_points;
use tabletop::{Game, Match, Scores, Seat, Seed, Table, Verdict};

use crate::support::{Scene, at, refused};

fn verdict(scene: &Scene) -> Option<Verdict> {
    scene.position.turn().verdict()
}

#[test]
fn st_e1_three_adjacent_stones_win() {
    for (stones, last) in [([1, 2, 3], 3), ([4, 5, 6], 5), ([7, 8, 9], 7)] {
        let side = ["r7r8r9|-:<", "o7o8o9|-:<", "y7y8y9|-:<"];
        let stones: Vec<String> = stones
            .iter()
            .zip(side)
            .map(|(number, side)| format!("{number}={side}{}", if *number == last { "" } else { "A" }))
            .collect();
        let scene = at(&format!("2016 {} A=p1 A.claim.0", stones.join(" "))).play(&format!("!{last}"));
        assert_eq!(scene.turn(), "A.over.0");
        assert_eq!(verdict(&scene), Some(Verdict::Won(Seat::A)));
    }
}

#[test]
fn st_e1_three_stones_that_are_not_adjacent_do_not_win() {
    let scene = at("2016 1=r7r8r9|-:<A 2=o7o8o9|-:<A 4=y7y8y9|-:< A=p1 A.claim.0").play("!4");
    assert_eq!((scene.turn(), verdict(&scene)), ("A.claim.0".into(), None));
    let gap = at("2016 1=r7r8r9|-:<A 2=-|o7o8o9:>B 3=y7y8y9|-:< A=p1 A.claim.0").play("!3");
    assert_eq!(gap.turn(), "A.claim.0");
}

/// B owns four stones, no three of them adjacent, and can claim a fifth.
const FOUR: &str = "1=-|r7r8r9:>B 2=-|o7o8o9:>B 4=-|y7y8y9:>B 5=-|g7g8g9:>B 7=-|b7b8b9:> 3=p7p8p9|-:<A";

#[test]
fn st_e1_five_stones_win() {
    let scene = at(&format!("2016 {FOUR} B.claim.0"));
    assert_eq!(verdict(&scene), None);
    let scene = scene.play("!7");
    assert_eq!((scene.turn(), verdict(&scene)), ("B.over.0".into(), Some(Verdict::Won(Seat::B))));
    let scores = scene.position.scores();
    assert_eq!((scores.of(Seat::A), scores.of(Seat::B)), (1, 5));
}

#[test]
fn st_e1_at_once_in_the_middle_of_a_turn() {
    // Before playing in classic and with the expert rule; no card is drawn either.
    for (rules, turn) in [("classic", "B.play.0"), ("2016x", "B.play.0"), ("classict", "B.claim.0")] {
        let scene = at(&format!("{rules} {FOUR} B=p1 {turn}"));
        let decks = scene.decks();
        let scene = scene.play("!7");
        assert_eq!((scene.hands(), scene.decks()), ("-/p1".into(), decks));
        assert_eq!((scene.turn(), scene.legal()), ("B.over.0".into(), String::new()));
        for action in ["p1@9", "!9", "+c", "end", "pass"] {
            assert_eq!(scene.refuses(action), "ST-E1, ST-E2: the game is over");
        }
    }
}

#[test]
fn st_e1_no_further_stone_is_claimed_when_the_game_has_ended() {
    let scene = at("2016 1=r7r8r9|-:<A 2=o7o8o9|-:<A 3=y7y8y9|-:< 9=g7g8g9|-:< A=p1 A.claim.0");
    let scene = scene.play("!3");
    assert_eq!(scene.refuses("!9"), "ST-E1, ST-E2: the game is over");
    assert_eq!(scene.stone(9), "g7g8g9|-:<");
}

#[test]
fn st_e1_the_table_refuses_actions_after_the_end() {
    let scene = at("2016 1=r7r8r9|-:<A 2=o7o8o9|-:<A 3=y7y8y9|-:<A A.over.0");
    let mut table = Table::load(scene.position, Seed([0; 32]));
    assert_eq!(table.apply(&["+c"]).unwrap_err().to_string(), "the game is over");
    assert!(table.apply(&["?"]).unwrap_err().to_string().contains("is not an action"));
}

#[test]
fn st_e1_a_won_position_without_the_mark_is_refused() {
    let won = "1=r7r8r9|-:<A 2=o7o8o9|-:<A 3=y7y8y9|-:<A";
    for turn in ["A.play.0", "B.play.0", "A.claim.0", "B.over.0", "-.over.0", "A.over.2"] {
        let why = format!("turn: \"{turn}\": A has won: A.over.0");
        assert_eq!(refused(&format!("2016 {won} {turn}")), why);
    }
}

/// A holds tactic cards only; B's sides are full everywhere.
const STUCK: &str = "1=-|r1r2r3:> 2=-|r4r5r6:> 3=-|o1o2o3:> 4=-|o4o5o6:> 5=-|y1y2y3:> 6=-|y4y5y6:> \
                     7=-|g1g2g3:> 8=-|g4g5g6:> 9=-|b1b2b3:>";

#[test]
fn st_e2_a_pass_grows_the_counter_and_two_at_the_end_of_a_turn_end_the_game() {
    let scene = at(&format!("2016t {STUCK} A=J1J2SPSBBMMFRC B=p1p2p3p4p5p6ST B.play.0"));
    let scene = scene.play("pass");
    assert_eq!(scene.turn(), "B.claim.1");
    let scene = scene.play("end");
    assert_eq!(scene.turn(), "A.play.1");
    let scene = scene.play("pass");
    assert_eq!((scene.turn(), verdict(&scene)), ("A.claim.2".into(), None));
    let scene = scene.play("end");
    assert_eq!((scene.turn(), verdict(&scene)), ("-.over.2".into(), Some(Verdict::Draw)));
}

#[test]
fn st_e2_a_played_card_sets_the_counter_back() {
    let scene = at(&format!("2016t {STUCK} A=BM B=p1 A.play.1")).play("BM@1");
    assert_eq!(scene.turn(), "A.claim.0");
    let scene = at("2016 A=r1 A.play.1").play("r1@1 +c");
    assert_eq!(scene.turn(), "B.play.0");
}

#[test]
fn st_e2_a_claim_sets_the_counter_back() {
    let scene = at("2016 9=r7r8r9|-:< B=p1 A.play.1").play("pass");
    assert_eq!(scene.turn(), "A.claim.2");
    let scene = scene.play("!9");
    assert_eq!(scene.turn(), "A.claim.0");
    assert_eq!(scene.play("+c").turn(), "B.play.0");
    let early = at("classic 9=r7r8r9|-:< B=p1 A.play.1").play("!9");
    assert_eq!(early.turn(), "A.play.0");
    assert_eq!(early.play("pass").turn(), "A.claim.1");
}

#[test]
fn st_e2_a_turn_that_ends_with_a_draw_ends_the_game_too() {
    let scene = at("2016 A.play.1").play("pass +c");
    assert_eq!((scene.turn(), scene.hands()), ("-.over.2".into(), "r1/-".into()));
}

#[test]
fn st_e2_more_stones_win_equal_is_a_draw() {
    for (stones, turn, result) in [
        ("9=r7r8r9|-:<A", "A.over.2", Verdict::Won(Seat::A)),
        ("9=-|r7r8r9:>B", "B.over.2", Verdict::Won(Seat::B)),
        ("8=o7o8o9|-:<A 9=-|r7r8r9:>B", "-.over.2", Verdict::Draw),
    ] {
        for seat in ["A", "B"] {
            let scene = at(&format!("2016 {stones} {seat}.play.1")).play("pass +c");
            assert_eq!((scene.turn(), verdict(&scene)), (turn.to_owned(), Some(result)));
            assert_eq!(scene.legal(), "");
        }
    }
}

#[test]
fn st_e2_a_finished_position_says_who_won() {
    let draw = "after two passes more stones win, equal is a draw";
    assert_eq!(refused("2016 A.over.2"), format!("turn: \"A.over.2\": {draw}"));
    assert_eq!(refused("2016 9=r7r8r9|-:<A B.over.2"), format!("turn: \"B.over.2\": {draw}"));
    assert_eq!(refused("2016 9=r7r8r9|-:<A -.over.2"), format!("turn: \"-.over.2\": {draw}"));
    let early = "nobody has won and nobody passed twice: the game is not over";
    assert_eq!(refused("2016 -.over.0"), format!("turn: \"-.over.0\": {early}"));
    assert_eq!(refused("2016 -.over.1"), format!("turn: \"-.over.1\": {early}"));
    let ended = "a turn that ends with two passes ends the game";
    assert_eq!(refused("2016 A.play.2"), format!("turn: \"A.play.2\": {ended}"));
}

/// Adds a round with this verdict and this many stones for each seat.
fn score(rounds: &mut Match, verdict: Verdict, stones: [u16; 2]) {
    let points = Scores::new(2, |seat| round_points(verdict, seat, stones[seat.index()]));
    rounds.add_points(&points, Seat::A);
}

#[test]
fn st_e3_the_winner_scores_five_the_loser_his_stones() {
    let mut rounds = Match::new(2, 2, Seat::A).unwrap();
    // Won with three adjacent stones: five points all the same.
    score(&mut rounds, Verdict::Won(Seat::A), [3, 2]);
    assert_eq!((rounds.points(Seat::A), rounds.points(Seat::B)), (5, 2));
    assert_eq!((rounds.played(), rounds.verdict()), (1, None));
    score(&mut rounds, Verdict::Won(Seat::B), [4, 5]);
    assert_eq!((rounds.points(Seat::A), rounds.points(Seat::B)), (9, 7));
    assert_eq!(rounds.verdict(), Some(Verdict::Won(Seat::A)));
}

#[test]
fn st_e3_a_drawn_round_scores_the_stones_of_each() {
    let mut rounds = Match::new(1, 2, Seat::A).unwrap();
    score(&mut rounds, Verdict::Draw, [4, 4]);
    assert_eq!((rounds.points(Seat::A), rounds.points(Seat::B)), (4, 4));
    assert_eq!(rounds.verdict(), Some(Verdict::Draw));
}

#[test]
fn st_e3_equal_points_are_a_draw_of_the_match() {
    let mut rounds = Match::new(2, 2, Seat::B).unwrap();
    score(&mut rounds, Verdict::Won(Seat::A), [5, 1]);
    score(&mut rounds, Verdict::Won(Seat::B), [1, 3]);
    assert_eq!((rounds.points(Seat::A), rounds.points(Seat::B)), (6, 6));
    assert_eq!(rounds.verdict(), Some(Verdict::Draw));
}

#[test]
fn st_e3_a_deadlock_with_more_stones_is_a_won_round() {
    let scene = at("2016 9=-|r7r8r9:>B A.play.1").play("pass +c");
    let mut rounds = Match::new(3, 2, Seat::A).unwrap();
    rounds.add_round(&scene.position);
    assert_eq!((rounds.points(Seat::A), rounds.points(Seat::B)), (0, 5));
    assert_eq!(rounds.starter(), Seat::B);
}

#[test]
fn st_e3_the_number_of_rounds_is_agreed_before() {
    assert_eq!(Match::new(0, 2, Seat::A), None);
    let mut rounds = Match::new(1, 2, Seat::A).unwrap();
    assert_eq!(rounds.rounds(), 1);
    score(&mut rounds, Verdict::Won(Seat::B), [2, 5]);
    let ended = rounds;
    score(&mut rounds, Verdict::Won(Seat::A), [5, 0]);
    assert_eq!(rounds, ended, "after the last round nothing is scored");
    assert_eq!(rounds.verdict(), Some(Verdict::Won(Seat::B)));
}
