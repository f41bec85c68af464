//! Clocks, for homes that have them.

use tabletop::Seat;
use wire::{Clock, Ending, Status, TableRequest};

use crate::{C, TableHome, TableSetup, act, decider, dice, play_round, seat_state, won};

const CLOCK: Clock = Clock::RealTime { base: 30, increment: 5 };

/// Between two, the other player wins.
pub fn the_player_whose_time_runs_out_has_lost<H: TableHome>() {
    if !H::HAS_CLOCKS {
        return;
    }
    let mut home = H::open(&TableSetup { clock: CLOCK, ..TableSetup::two() });
    while decider(&mut home) == Some(Seat::A) {
        act(&mut home, Seat::A, 0);
    }
    let clocks = home.state(Seat::A).seats.iter().map(|seat| seat.clock).collect::<Vec<_>>();
    assert_eq!(clocks.iter().flatten().filter(|clock| clock.running).count(), 1);
    assert_eq!(clocks[0].map(|clock| clock.left), Some(35_000), "a finished turn adds the increment");
    home.run_out_of_time();
    let state = home.state(Seat::A);
    assert_eq!((state.status, state.outcome), (Status::Over, Some(won(Seat::A, Ending::Time))));
}

/// Among three, a bot plays on for the player whose time ran out.
pub fn a_stand_in_plays_on_without_a_clock<H: TableHome>() {
    if !H::HAS_CLOCKS {
        return;
    }
    let mut home = H::open(&TableSetup { clock: CLOCK, ..TableSetup::three() });
    home.run_out_of_time();
    home.settle();
    let state = home.state(Seat::B);
    assert_eq!(state.status, Status::Playing);
    assert!(seat_state(&state, Seat::A).gone);
    assert_eq!(seat_state(&state, Seat::A).clock, None);
    assert_ne!(decider(&mut home), Some(Seat::A), "the stand-in has acted");
    home.run_out_of_time();
    assert_eq!(home.state(C).status, Status::Over);
}

/// The clock of a player who is not ready for the next round runs.
pub fn a_player_who_does_not_start_the_next_round_loses_on_time<H: TableHome>() {
    if !H::HAS_CLOCKS {
        return;
    }
    let mut home = H::open(&TableSetup { clock: CLOCK, rounds: 2, ..TableSetup::two() });
    play_round(&mut home, &mut dice(7));
    assert_eq!(home.state(Seat::A).status, Status::Between);
    home.command(Seat::A, TableRequest::Ready { nonce: None }).expect("A is not ready yet");
    let clocks = home.state(Seat::A).seats.iter().map(|seat| seat.clock).collect::<Vec<_>>();
    assert_eq!(clocks[0].map(|clock| clock.running), Some(false), "A is ready");
    assert_eq!(clocks[1].map(|clock| (clock.left, clock.running)), Some((60_000, true)));
    home.run_out_of_time();
    let state = home.state(Seat::A);
    assert_eq!((state.status, state.outcome), (Status::Over, Some(won(Seat::A, Ending::Time))));
}
