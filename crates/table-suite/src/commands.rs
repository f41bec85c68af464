//! Requests, and how they are refused.

use tabletop::Seat;
use wire::{Status, TableRequest};

use crate::{Player, TableHome, TableSetup, act, act_as, decider, dice, play};

/// Every home uses the same codes.
pub fn refused_commands_have_codes<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    let state = home.state(Seat::A);
    let legal = state.moves[0].action.clone();
    assert_eq!(act_as(&mut home, Seat::A, "nonsense"), Err("bad-action".to_owned()));
    assert_eq!(act_as(&mut home, Seat::A, "!9"), Err("illegal-action".to_owned()));
    assert_eq!(act_as(&mut home, Seat::B, &legal), Err("not-your-turn".to_owned()));
    let none = TableRequest::Act { at: state.at, actions: Vec::new() };
    assert_eq!(home.command(Seat::A, none), Err("bad-request".to_owned()));
    assert_eq!(home.command(Seat::A, TableRequest::Leave), Err("already-started".to_owned()));
    assert_eq!(home.command(Seat::A, TableRequest::Ready { nonce: None }), Err("not-playing".to_owned()));
    assert_eq!(home.command(Seat::A, TableRequest::Rematch), Err("not-over".to_owned()));
    let answer = TableRequest::AnswerTakeback { yes: true };
    assert_eq!(home.command(Seat::A, answer), Err("nothing-to-answer".to_owned()));
    act(&mut home, Seat::A, 0);
    let late = TableRequest::Act { at: state.at, actions: vec![legal] };
    assert_eq!(home.command(Seat::A, late), Err("stale".to_owned()));
    let unchanged = home.state(Seat::A);
    assert_eq!((unchanged.ply, unchanged.status), (1, Status::Playing));
}

/// Bots need no one to wake them.
pub fn bots_play_until_a_person_decides<H: TableHome>() {
    let players = [Player::Person, Player::Bot, Player::Bot];
    let options = serde_json::json!({ "first": "B" });
    let mut home = H::open(&TableSetup { options, ..TableSetup::new("lords-of-scotland", &players) });
    assert_eq!(decider(&mut home), Some(Seat::A));
    assert!(home.state(Seat::A).ply >= 2, "B and C have acted");
}

/// The moves of a player say what that player holds.
pub fn moves_are_listed_for_the_deciding_person_only<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    assert!(!home.state(Seat::A).moves.is_empty());
    assert_eq!(home.state(Seat::B).moves, []);
    assert_eq!(home.state(Seat::B).me, Some("B".to_owned()));
}

/// A home may end at any time.
pub fn a_reopened_table_is_the_same<H: TableHome>() {
    let mut home = H::open(&TableSetup::three());
    let mut dice = dice(7);
    for _ in 0..3 {
        play(&mut home, 5, &mut dice);
        let seat = decider(&mut home).expect("the game goes on");
        let before = home.state(seat);
        home = home.reopen();
        let after = home.state(seat);
        assert_eq!((after.ply, &after.view, &after.moves), (before.ply, &before.view, &before.moves));
        assert_eq!((after.turn_number, after.can_take_back), (before.turn_number, before.can_take_back));
    }
}

/// Takebacks could be asked for without end.
pub fn non_move_commands_are_limited<H: TableHome>() {
    const LIMIT: usize = 40;
    let mut home = H::open(&TableSetup::new("schotten-totten", &[Player::Person, Player::Bot]));
    let mut takebacks = 0;
    let refused = loop {
        act(&mut home, Seat::A, 0);
        match home.command(Seat::A, TableRequest::AskTakeback) {
            Ok(()) => takebacks += 1,
            Err(code) => break code,
        }
    };
    assert_eq!(refused, "too-fast");
    // Where the person set the table up, the seats taken then (its own and the bot's) count as well.
    assert!((LIMIT - 2..=LIMIT).contains(&takebacks), "{takebacks}");
    assert_eq!(home.command(Seat::A, TableRequest::OfferDraw), Err("too-fast".to_owned()));
    act(&mut home, Seat::A, 0);
}
