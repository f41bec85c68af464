//! Takebacks.

use tabletop::Seat;
use wire::TableRequest;

use crate::{Player, TableHome, TableSetup, act, decider};

/// With tactics, a player decides after a card which pile to draw from: the card can still be taken back.
fn tactics(players: &[Player]) -> TableSetup {
    let options = serde_json::json!({ "first": "A", "tactics": true });
    TableSetup { options, ..TableSetup::new("schotten-totten", players) }
}

fn take_back<H: TableHome>(home: &mut H, seat: Seat, other: Seat) {
    home.command(seat, TableRequest::AskTakeback).expect("there is something to take back");
    if H::ASKS_FOR_CONSENT {
        assert_eq!(home.state(other).takeback, Some(seat.to_string()));
        home.command(other, TableRequest::AnswerTakeback { yes: true }).expect("it was asked");
    }
}

/// A card that was played is taken back before another is drawn.
pub fn an_action_that_revealed_nothing_can_be_taken_back<H: TableHome>() {
    let mut home = H::open(&tactics(&[Player::Person; 2]));
    let before = home.state(Seat::A);
    assert!(!before.can_take_back);
    act(&mut home, Seat::A, 0);
    let played = home.state(Seat::A);
    assert!((played.ply, played.can_take_back) == (1, true), "{played:?}");
    assert!(!home.state(Seat::B).can_take_back);
    take_back(&mut home, Seat::A, Seat::B);
    let after = home.state(Seat::A);
    assert_eq!((after.ply, &after.view, after.takeback.clone()), (0, &before.view, None));
    assert_eq!(after.moves, before.moves);
    assert!(after.at > played.at, "the position has a new number");
    assert!(!after.can_take_back);
    let mut home = home.reopen();
    assert_eq!(home.state(Seat::A).view, before.view);
}

/// A drawn card was seen.
pub fn an_action_after_which_a_card_was_drawn_cannot_be_taken_back<H: TableHome>() {
    let mut home = H::open(&tactics(&[Player::Person; 2]));
    while decider(&mut home) == Some(Seat::A) {
        act(&mut home, Seat::A, 0);
    }
    assert!(!home.state(Seat::A).can_take_back);
    let refused = home.command(Seat::A, TableRequest::AskTakeback);
    assert_eq!(refused, Err("nothing-to-take-back".to_owned()));
}

/// Only the seat that acted last can ask.
pub fn an_action_of_another_seat_cannot_be_taken_back<H: TableHome>() {
    let mut home = H::open(&tactics(&[Player::Person; 2]));
    act(&mut home, Seat::A, 0);
    let refused = home.command(Seat::B, TableRequest::AskTakeback);
    assert_eq!(refused, Err("nothing-to-take-back".to_owned()));
}

/// Against bots a takeback needs no answer.
pub fn a_bot_agrees_to_a_takeback<H: TableHome>() {
    let mut home = H::open(&tactics(&[Player::Person, Player::Bot]));
    let before = home.state(Seat::A);
    act(&mut home, Seat::A, 0);
    home.command(Seat::A, TableRequest::AskTakeback).expect("there is something to take back");
    let after = home.state(Seat::A);
    assert_eq!((after.ply, after.view, after.takeback), (0, before.view, None));
}

/// Where people are asked, one of them can decline.
pub fn a_declined_takeback_changes_nothing<H: TableHome>() {
    if !H::ASKS_FOR_CONSENT {
        return;
    }
    let mut home = H::open(&tactics(&[Player::Person; 2]));
    act(&mut home, Seat::A, 0);
    let before = home.state(Seat::A);
    home.command(Seat::A, TableRequest::AskTakeback).expect("there is something to take back");
    let pending = home.command(Seat::A, TableRequest::AskTakeback);
    assert_eq!(pending, Err("already-asked".to_owned()));
    home.command(Seat::B, TableRequest::AnswerTakeback { yes: false }).expect("it was asked");
    let after = home.state(Seat::A);
    assert_eq!((after.ply, after.at, &after.view), (1, before.at, &before.view));
    let again = home.command(Seat::B, TableRequest::AnswerTakeback { yes: true });
    assert_eq!(again, Err("nothing-to-answer".to_owned()));
}
