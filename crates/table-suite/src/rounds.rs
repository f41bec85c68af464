//! Matches of several rounds.

use tabletop::Seat;
use wire::{Ending, Outcome, Status, TableRequest, Verdict};

use crate::{TableHome, TableSetup, decider, dice, play, play_round, seat_state, won};

fn points<H: TableHome>(home: &mut H) -> [u32; 2] {
    let state = home.state(Seat::A);
    [Seat::A, Seat::B].map(|seat| seat_state(&state, seat).points)
}

/// Points add up by the rules of the game, and the winner of a round begins the next.
pub fn a_match_has_points_rounds_and_starters<H: TableHome>() {
    const ROUNDS: u8 = 3;
    let mut home = H::open(&TableSetup { rounds: ROUNDS, ..TableSetup::two() });
    let mut dice = dice(3);
    let (mut starter, mut before) = (Seat::A, [0, 0]);
    for round in 1..=ROUNDS {
        assert_eq!(home.state(Seat::A).round, round);
        assert_eq!(decider(&mut home), Some(starter));
        play_round(&mut home, &mut dice);
        let state = home.state(Seat::A);
        let winner = match &state.outcome.as_ref().expect("the round is over").verdict {
            // The last outcome is that of the match.
            _ if round == ROUNDS => None,
            Verdict::Won { seat } => Some(seat.parse::<Seat>().expect("a seat")),
            Verdict::Draw | Verdict::Nobody => None,
        };
        let after = points(&mut home);
        for seat in [Seat::A, Seat::B] {
            let gained = after[seat.index()] - before[seat.index()];
            let stones = seat_state(&state, seat).score;
            match winner {
                Some(winner) => assert_eq!(gained, if winner == seat { 5 } else { stones }),
                None => assert!(gained == 5 || gained == stones, "{gained}"),
            }
        }
        before = after;
        starter = winner.unwrap_or(starter.next(2));
        home = home.reopen();
        assert_eq!(points(&mut home), before);
        if round < ROUNDS {
            assert_eq!(home.state(Seat::A).status, Status::Between);
            home.ready();
        }
    }
    let verdict = match before[0].cmp(&before[1]) {
        std::cmp::Ordering::Greater => Verdict::Won { seat: "A".to_owned() },
        std::cmp::Ordering::Less => Verdict::Won { seat: "B".to_owned() },
        std::cmp::Ordering::Equal => Verdict::Draw,
    };
    let state = home.state(Seat::A);
    assert_eq!(state.outcome, Some(Outcome { verdict, ending: Ending::Played }));
    assert_eq!(state.status, Status::Over);
}

/// Resigning between rounds resigns the match.
pub fn a_player_can_resign_between_rounds<H: TableHome>() {
    let mut home = H::open(&TableSetup { rounds: 2, ..TableSetup::two() });
    play_round(&mut home, &mut dice(4));
    assert_eq!(home.state(Seat::A).status, Status::Between);
    let refused = home.command(Seat::A, TableRequest::OfferDraw);
    assert_eq!(refused, Err("not-playing".to_owned()));
    home.command(Seat::A, TableRequest::Resign).expect("a player can resign");
    for _ in 0..2 {
        let state = home.state(Seat::B);
        assert_eq!((state.status, state.outcome), (Status::Over, Some(won(Seat::B, Ending::Resigned))));
        home = home.reopen();
    }
}

/// What is stored is all there is.
pub fn a_finished_table_is_the_same_when_reopened<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    play(&mut home, 10, &mut dice(5));
    play_round(&mut home, &mut dice(6));
    let before = [Seat::A, Seat::B].map(|seat| home.state(seat));
    let mut home = home.reopen();
    for (seat, before) in [Seat::A, Seat::B].into_iter().zip(before) {
        let after = home.state(seat);
        assert_eq!(after.status, Status::Over);
        assert_eq!((after.view, after.outcome, after.ply), (before.view, before.outcome, before.ply));
    }
}
