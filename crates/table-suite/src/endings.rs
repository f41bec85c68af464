//! Resignation, stand-in bots, and tables that are called off.

use tabletop::Seat;
use wire::{Ending, Outcome, Status, TableRequest, Verdict};

use crate::{C, Player, TableHome, TableSetup, act, act_as, decider, dice, play, seat_state, won};

/// Between two, the other player wins.
pub fn a_player_who_resigns_has_lost<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    act(&mut home, Seat::A, 0);
    // It need not be the turn of the player who resigns.
    home.command(Seat::B, TableRequest::Resign).expect("a player can resign");
    let mut home = home.reopen();
    let state = home.state(Seat::A);
    assert_eq!((state.status, state.outcome), (Status::Over, Some(won(Seat::A, Ending::Resigned))));
    assert!(seat_state(&home.state(Seat::A), Seat::B).gone);
    assert_eq!(home.command(Seat::A, TableRequest::Resign), Err("not-playing".to_owned()));
}

/// While two others play, a bot plays for the player who resigned.
pub fn after_a_resignation_a_stand_in_plays_on<H: TableHome>() {
    let mut home = H::open(&TableSetup::three());
    play(&mut home, 3, &mut dice(1));
    home.command(C, TableRequest::Resign).expect("a player can resign");
    let mut home = home.reopen();
    let state = home.state(Seat::A);
    assert_eq!((state.status, state.outcome.clone()), (Status::Playing, None));
    assert!(seat_state(&state, C).gone && !seat_state(&state, Seat::A).gone);
    assert_eq!(home.command(C, TableRequest::Resign), Err("seat-retired".to_owned()));
    assert_eq!(act_as(&mut home, C, "pass"), Err("seat-retired".to_owned()));
    let before = home.state(Seat::A).ply;
    let mut others = 0;
    while home.state(Seat::A).ply < before + 12 {
        let seat = decider(&mut home).expect("the game goes on");
        assert_ne!(seat, C, "the stand-in decides for C");
        act(&mut home, seat, 0);
        others += 1;
    }
    home.settle();
    assert!(home.state(Seat::A).ply > before + others, "the stand-in has acted");
}

/// When only one player is left, that player wins.
pub fn the_last_of_three_wins<H: TableHome>() {
    let mut home = H::open(&TableSetup::three());
    home.command(Seat::A, TableRequest::Resign).expect("a player can resign");
    home.command(C, TableRequest::Resign).expect("a player can resign");
    let mut home = home.reopen();
    assert_eq!(home.state(Seat::B).outcome, Some(won(Seat::B, Ending::Resigned)));
}

/// Bots do not win by resignation.
pub fn without_people_there_is_no_winner<H: TableHome>() {
    let players = [Player::Person, Player::Bot, Player::Bot];
    let mut home = H::open(&TableSetup::new("lords-of-scotland", &players));
    home.command(Seat::A, TableRequest::Resign).expect("a player can resign");
    let mut home = home.reopen();
    let nobody = Outcome { verdict: Verdict::Nobody, ending: Ending::Resigned };
    assert_eq!(home.state(Seat::A).outcome, Some(nobody));
}

/// Afterwards a player can only resign.
pub fn a_table_is_called_off_before_the_first_action_only<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    act(&mut home, Seat::A, 0);
    assert_eq!(home.command(Seat::A, TableRequest::Abort), Err("too-late-to-abort".to_owned()));
    let mut home = H::open(&TableSetup::two());
    home.command(Seat::B, TableRequest::Abort).expect("nothing was played yet");
    let mut home = home.reopen();
    let state = home.state(Seat::A);
    assert_eq!((state.status, state.outcome), (Status::Aborted, None));
    assert_eq!(home.command(Seat::A, TableRequest::Abort), Err("not-playing".to_owned()));
}

/// A player can call the table off until the own first action, whatever the others did.
pub fn a_player_who_has_not_acted_can_call_the_table_off<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    assert!(home.state(Seat::A).can_abort && home.state(Seat::B).can_abort);
    while decider(&mut home) == Some(Seat::A) {
        act(&mut home, Seat::A, 0);
    }
    assert!(!home.state(Seat::A).can_abort && home.state(Seat::B).can_abort);
    assert_eq!(home.command(Seat::A, TableRequest::Abort), Err("too-late-to-abort".to_owned()));
    home.command(Seat::B, TableRequest::Abort).expect("B has not acted yet");
    let mut home = home.reopen();
    assert_eq!(home.state(Seat::A).status, Status::Aborted);
}

/// A player who is there cannot be claimed against, and unrated games have no claims.
pub fn claims_are_for_rated_games<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    for call_off in [true, false] {
        assert_eq!(home.command(Seat::A, TableRequest::Claim { call_off }), Err("no-claim".to_owned()));
    }
}
