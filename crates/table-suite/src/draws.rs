//! Draw offers.

use tabletop::Seat;
use wire::{Ending, Outcome, Status, TableRequest, Verdict};

use crate::{C, Player, TableHome, TableSetup, act, decider};

const YES: TableRequest = TableRequest::AnswerDraw { yes: true };
const NO: TableRequest = TableRequest::AnswerDraw { yes: false };

fn agreed() -> Outcome {
    Outcome { verdict: Verdict::Draw, ending: Ending::Agreed }
}

/// An accepted offer ends the table.
pub fn a_draw_is_agreed<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    act(&mut home, Seat::A, 0);
    assert_eq!(home.command(Seat::B, YES), Err("nothing-to-answer".to_owned()));
    home.command(Seat::A, TableRequest::OfferDraw).expect("a draw can be offered");
    assert_eq!(home.state(Seat::B).draw, Some("A".to_owned()));
    home.command(Seat::B, YES).expect("it was offered");
    let mut home = home.reopen();
    for seat in [Seat::A, Seat::B] {
        let state = home.state(seat);
        assert_eq!((state.status, state.outcome), (Status::Over, Some(agreed())));
    }
}

/// One offer for each position.
pub fn a_declined_draw_can_be_offered_again_in_another_position<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    home.command(Seat::A, TableRequest::OfferDraw).expect("a draw can be offered");
    home.command(Seat::B, NO).expect("it was offered");
    assert_eq!(home.state(Seat::A).draw, None);
    assert_eq!(home.command(Seat::A, TableRequest::OfferDraw), Err("already-offered".to_owned()));
    act(&mut home, Seat::A, 0);
    assert_eq!(home.command(Seat::A, TableRequest::OfferDraw), Ok(()));
}

/// An offer waits for its answer.
pub fn a_pending_offer_cannot_be_repeated<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    home.command(Seat::A, TableRequest::OfferDraw).expect("a draw can be offered");
    for seat in [Seat::A, Seat::B] {
        assert_eq!(home.command(seat, TableRequest::OfferDraw), Err("already-asked".to_owned()));
    }
    assert_eq!(home.command(Seat::A, YES), Err("nothing-to-answer".to_owned()));
}

/// Bots play to win.
pub fn a_bot_declines_a_draw<H: TableHome>() {
    let mut home = H::open(&TableSetup::new("schotten-totten", &[Player::Person, Player::Bot]));
    home.command(Seat::A, TableRequest::OfferDraw).expect("a draw can be offered");
    let state = home.state(Seat::A);
    assert_eq!((state.status, state.draw), (Status::Playing, None));
}

/// All people must agree.
pub fn a_draw_among_three_needs_everyone<H: TableHome>() {
    let mut home = H::open(&TableSetup::three());
    home.command(Seat::B, TableRequest::OfferDraw).expect("a draw can be offered");
    home.command(Seat::A, YES).expect("it was offered");
    let state = home.state(C);
    assert_eq!((state.status, state.draw), (Status::Playing, Some("B".to_owned())));
    home.command(C, YES).expect("it was offered");
    assert_eq!(home.state(Seat::A).outcome, Some(agreed()));
}

/// To act is to decline.
pub fn an_offer_ends_when_the_other_player_acts<H: TableHome>() {
    let mut home = H::open(&TableSetup::two());
    while decider(&mut home) == Some(Seat::A) {
        act(&mut home, Seat::A, 0);
    }
    home.command(Seat::A, TableRequest::OfferDraw).expect("a draw can be offered");
    act(&mut home, Seat::B, 0);
    assert_eq!(home.state(Seat::A).draw, None);
}
