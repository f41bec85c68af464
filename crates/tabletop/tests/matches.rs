//! Matches of several rounds, for any number of seats. Goofspiel says nothing about how a round scores and who begins the
//! next one.

use goofspiel::Position;
use tabletop::{Dice, Game, Match, STARTER_OPTION, Scores, Seat, Settings, Value, Verdict};

/// A finished round of three seats in which each won these prizes.
fn round(won: &str, winner: char) -> Position {
    format!("gs 3.5.carry -/-/- -/-/- -/- {won} {winner}.over.A").parse().expect("a position")
}

const C: Seat = Seat::new(2);

#[test]
fn by_default_the_winner_of_a_round_scores_one_and_begins_the_next() {
    let mut rounds = Match::new(3, 3, Seat::A).unwrap();
    rounds.add_round(&round("A/2/345", 'C'));
    assert_eq!((rounds.played(), rounds.verdict(), rounds.starter()), (1, None, C));
    rounds.add_round(&round("5/4/3", 'A'));
    assert_eq!(rounds.starter(), Seat::A);
    rounds.add_round(&round("A/2/3", 'C'));
    assert_eq!(Seat::first(3).map(|seat| rounds.points(seat)).collect::<Vec<_>>(), [1, 0, 2]);
    assert_eq!(rounds.verdict(), Some(Verdict::Won(C)));
}

#[test]
fn by_default_the_next_seat_begins_after_a_drawn_round() {
    let mut rounds = Match::new(4, 3, Seat::B).unwrap();
    let starters = [(); 3].map(|()| {
        rounds.add_round(&round("A4/5/3", '-'));
        rounds.starter()
    });
    assert_eq!(starters, [C, Seat::A, Seat::B]);
}

#[test]
fn a_match_is_drawn_if_several_seats_share_the_most_points() {
    let mut rounds = Match::new(2, 3, Seat::A).unwrap();
    rounds.add_round(&round("5/A/2", 'A'));
    rounds.add_round(&round("-/-/5", 'C'));
    assert_eq!(rounds.verdict(), Some(Verdict::Draw), "A and C have one point each, B has none");
}

#[test]
fn points_of_the_game_count_for_every_seat() {
    let mut rounds = Match::new(2, 3, Seat::A).unwrap();
    rounds.add_points(&Scores::new(3, |seat| [3, 0, 2][seat.index()]), Seat::B);
    rounds.add_points(&Scores::new(3, |seat| [0, 4, 3][seat.index()]), Seat::B);
    assert_eq!(Seat::first(3).map(|seat| rounds.points(seat)).collect::<Vec<_>>(), [3, 4, 5]);
    assert_eq!(rounds.verdict(), Some(Verdict::Won(C)));
    let ended = rounds;
    rounds.add_points(&Scores::new(3, |_| 9), Seat::A);
    assert_eq!(rounds, ended, "nothing counts after the last round");
}

#[test]
fn three_play_a_match_in_which_the_winner_begins() {
    for seed in 0..50 {
        let mut dice = Dice::from_seed(tabletop::Seed([seed; 32]));
        let mut rounds = Match::new(5, 3, Seat::A).unwrap();
        let mut wins = [0; 3];
        while rounds.verdict().is_none() {
            let first = Value::Word(rounds.starter().to_string());
            let settings = Settings::new().with(STARTER_OPTION, first);
            let mut game = Position::deal(&settings, 3, &mut dice).expect("three can play");
            assert_eq!(game.decider(), Some(rounds.starter()));
            while !game.is_over() {
                let action = game.random_action(&mut dice, &mut Vec::new());
                game.apply(action, &mut dice);
            }
            if let Some(winner) = game.turn().verdict().and_then(Verdict::winner) {
                wins[winner.index()] += 1;
            }
            rounds.add_round(&game);
        }
        assert_eq!(Seat::first(3).map(|seat| rounds.points(seat)).collect::<Vec<_>>(), wins);
    }
}
