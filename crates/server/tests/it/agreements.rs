//! Takebacks, draw offers, aborting, resigning and rematches.

use tabletop::Dice;
use wire::{Ending, EventKind, Occupant, Outcome, Status, TableRequest, Verdict};

use crate::support::client::{TestClient, a_starts, against_bot, table_for};
use crate::support::play::{all_know, decider, get_ready, play, play_out, play_some};
use crate::support::server::TestServer;
use crate::support::socket::Socket;

/// Three guests at a dealt table of Lords of Scotland; A starts.
async fn three(server: &TestServer) -> Vec<Socket> {
    let (_, sockets) = server.deal::<3>(&a_starts(table_for(3, "lords-of-scotland"))).await;
    sockets
}

#[tokio::test]
async fn a_takeback_needs_the_consent_of_the_opponent() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    let before = sockets[0].state.clone();
    let action = sockets[0].first_action();
    play(&mut sockets, &action).await;
    let stale = sockets[0].state.at;
    assert!(sockets[0].state.can_take_back && !sockets[1].state.can_take_back);
    sockets[0].submit(TableRequest::AskTakeback).await.expect("the takeback is requested");
    assert_eq!(sockets[0].refusal(TableRequest::AskTakeback).await, "already-asked");
    assert_eq!(sockets[0].refusal(TableRequest::AnswerTakeback { yes: true }).await, "nothing-to-answer");
    all_know(&mut sockets).await;
    assert_eq!(sockets[1].state.takeback.as_deref(), Some("A"));
    sockets[1].submit(TableRequest::AnswerTakeback { yes: true }).await.expect("the takeback is allowed");
    all_know(&mut sockets).await;
    let after = sockets[0].state.clone();
    assert_eq!((&after.view, &after.moves, after.ply), (&before.view, &before.moves, 0));
    assert_eq!((after.takeback, after.can_take_back), (None, false));
    assert_eq!(
        sockets[0].events.last().expect("events").kind,
        EventKind::TakebackAnswered { yes: true, ply: 0 }
    );
    // An action for the earlier position is stale.
    let late = TableRequest::Act { at: stale, actions: vec!["+c".to_owned()] };
    assert_eq!(sockets[0].refusal(late).await, "stale");
    play_out(&mut sockets, &mut Dice::quick(1)).await;
}

#[tokio::test]
async fn a_declined_takeback_changes_nothing() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    let action = sockets[0].first_action();
    play(&mut sockets, &action).await;
    let before = sockets[0].state.clone();
    sockets[0].submit(TableRequest::AskTakeback).await.expect("the takeback is requested");
    sockets[1].submit(TableRequest::AnswerTakeback { yes: false }).await.expect("declining succeeds");
    all_know(&mut sockets).await;
    let after = sockets[0].state.clone();
    assert_eq!((&after.view, &after.moves, after.ply, after.at), (&before.view, &before.moves, 1, before.at));
    assert_eq!(
        sockets[0].events.last().expect("events").kind,
        EventKind::TakebackAnswered { yes: false, ply: 1 }
    );
    assert_eq!(sockets[1].refusal(TableRequest::AnswerTakeback { yes: true }).await, "nothing-to-answer");
}

#[tokio::test]
async fn takeback_is_refused_after_a_draw() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    assert_eq!(sockets[0].refusal(TableRequest::AskTakeback).await, "nothing-to-take-back");
    let action = sockets[0].first_action();
    play(&mut sockets, &action).await;
    play(&mut sockets, "+c").await;
    assert!(!sockets[0].state.can_take_back);
    assert_eq!(sockets[0].refusal(TableRequest::AskTakeback).await, "nothing-to-take-back");
}

#[tokio::test]
async fn takeback_is_refused_after_the_opponent_has_acted() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.deal::<2>(&a_starts(table_for(2, "lords-of-scotland"))).await;
    play(&mut sockets, "flip1").await;
    // A musters a clan, which reveals nothing to A, and uses no power.
    let muster = sockets[0].action_like("-");
    play(&mut sockets, &muster).await;
    assert_eq!(sockets[1].state.turn.as_deref(), Some("B"));
    assert!(sockets[0].state.can_take_back, "B has not acted yet");
    let answer = sockets[1].first_action();
    play(&mut sockets, &answer).await;
    assert!(!sockets[0].state.can_take_back);
    assert_eq!(sockets[0].refusal(TableRequest::AskTakeback).await, "nothing-to-take-back");
}

#[tokio::test]
async fn an_action_cancels_a_takeback_request() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    let action = sockets[0].first_action();
    play(&mut sockets, &action).await;
    sockets[0].submit(TableRequest::AskTakeback).await.expect("the takeback is requested");
    play(&mut sockets, "+c").await;
    assert_eq!(sockets[1].state.takeback, None);
    assert_eq!(sockets[1].refusal(TableRequest::AnswerTakeback { yes: true }).await, "nothing-to-answer");
}

#[tokio::test]
async fn bots_agree_to_takebacks_immediately() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.deal::<1>(&a_starts(against_bot("schotten-totten"))).await;
    let before = sockets[0].state.clone();
    let action = sockets[0].first_action();
    play(&mut sockets, &action).await;
    sockets[0].submit(TableRequest::AskTakeback).await.expect("the takeback is requested");
    assert_eq!((&sockets[0].state.view, &sockets[0].state.moves), (&before.view, &before.moves));
    play_out(&mut sockets, &mut Dice::quick(2)).await;
}

#[tokio::test]
async fn a_takeback_among_three_needs_both_opponents() {
    let server = TestServer::open().await;
    let mut sockets = three(&server).await;
    play(&mut sockets, "flip1").await;
    let muster = sockets[0].action_like("-");
    play(&mut sockets, &muster).await;
    sockets[0].submit(TableRequest::AskTakeback).await.expect("the takeback is requested");
    sockets[1].submit(TableRequest::AnswerTakeback { yes: true }).await.expect("B agrees");
    assert_eq!(sockets[1].state.ply, 2, "C was not asked yet");
    assert_eq!(sockets[1].refusal(TableRequest::AnswerTakeback { yes: true }).await, "nothing-to-answer");
    sockets[2].submit(TableRequest::AnswerTakeback { yes: true }).await.expect("C agrees");
    all_know(&mut sockets).await;
    assert_eq!((sockets[0].state.ply, sockets[0].state.turn.as_deref()), (1, Some("A")));
}

#[tokio::test]
async fn an_accepted_draw_ends_the_game() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    sockets[1].submit(TableRequest::OfferDraw).await.expect("a draw can be offered out of turn");
    assert_eq!(sockets[1].refusal(TableRequest::OfferDraw).await, "already-asked");
    assert_eq!(sockets[1].refusal(TableRequest::AnswerDraw { yes: true }).await, "nothing-to-answer");
    all_know(&mut sockets).await;
    assert_eq!(sockets[0].state.draw.as_deref(), Some("B"));
    sockets[0].submit(TableRequest::AnswerDraw { yes: true }).await.expect("accepting succeeds");
    all_know(&mut sockets).await;
    let outcome = Outcome { verdict: Verdict::Draw, ending: Ending::Agreed };
    for socket in &sockets {
        assert_eq!((socket.state.status, socket.state.outcome.as_ref()), (Status::Over, Some(&outcome)));
    }
    people[0].settled(&sockets[0].state.table).await;
    let profile = people[0].profile(&people[1]).await;
    assert_eq!(profile.tallies[0].1, wire::Tally { won: 0, drawn: 1, lost: 0 });
}

#[tokio::test]
async fn a_declined_draw_cannot_be_offered_again_before_a_move() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    sockets[0].submit(TableRequest::OfferDraw).await.expect("the draw is offered");
    sockets[1].submit(TableRequest::AnswerDraw { yes: false }).await.expect("declining succeeds");
    assert_eq!(sockets[1].state.draw, None);
    assert_eq!(sockets[0].refusal(TableRequest::OfferDraw).await, "already-offered");
    let action = sockets[0].first_action();
    play(&mut sockets, &action).await;
    sockets[0].submit(TableRequest::OfferDraw).await.expect("a new position allows a new offer");
    // The offer stays open while its author moves, until the opponent has acted.
    play(&mut sockets, "+c").await;
    assert_eq!(sockets[1].state.draw.as_deref(), Some("A"));
    let action = sockets[1].first_action();
    play(&mut sockets, &action).await;
    assert_eq!(sockets[1].state.draw, None);
    assert_eq!(sockets[1].refusal(TableRequest::AnswerDraw { yes: true }).await, "nothing-to-answer");
}

#[tokio::test]
async fn a_draw_among_three_needs_all_active_seats() {
    let server = TestServer::open().await;
    let mut sockets = three(&server).await;
    sockets[2].submit(TableRequest::Resign).await.expect("C gives up");
    sockets[0].submit(TableRequest::OfferDraw).await.expect("the draw is offered");
    assert_eq!(sockets[2].refusal(TableRequest::AnswerDraw { yes: false }).await, "seat-retired");
    sockets[1].submit(TableRequest::AnswerDraw { yes: true }).await.expect("B accepts");
    assert_eq!(sockets[1].state.outcome.as_ref().map(|end| end.ending), Some(Ending::Agreed));
}

#[tokio::test]
async fn resigning_closes_an_open_draw_offer() {
    let server = TestServer::open().await;
    let mut sockets = three(&server).await;
    sockets[0].submit(TableRequest::OfferDraw).await.expect("the draw is offered");
    sockets[1].submit(TableRequest::AnswerDraw { yes: true }).await.expect("B accepts");
    sockets[2].submit(TableRequest::Resign).await.expect("C gives up instead");
    all_know(&mut sockets).await;
    // Either all active seats have agreed, or one can still answer.
    assert!(sockets[0].state.draw.is_none(), "no seat is left to answer");
}

#[tokio::test]
async fn bots_decline_draws_immediately() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.deal::<1>(&a_starts(against_bot("schotten-totten"))).await;
    sockets[0].submit(TableRequest::OfferDraw).await.expect("the draw is offered");
    assert_eq!((sockets[0].state.draw.clone(), sockets[0].state.status), (None, Status::Playing));
    let last = sockets[0].events.last().expect("events").kind.clone();
    assert_eq!(last, EventKind::DrawAnswered { yes: false, ended: None });
}

#[tokio::test]
async fn a_player_can_abort_a_table_only_before_the_own_first_action() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    let (_, mut others) = server.two_players().await;
    sockets[1].submit(TableRequest::Abort).await.expect("any seated player can abort");
    all_know(&mut sockets).await;
    assert_eq!((sockets[0].state.status, &sockets[0].state.outcome), (Status::Aborted, &None));
    assert_eq!(sockets[0].refusal(TableRequest::Abort).await, "not-playing");
    let action = others[0].first_action();
    play(&mut others, &action).await;
    assert_eq!(others[0].refusal(TableRequest::Abort).await, "too-late-to-abort");
    others[1].submit(TableRequest::Abort).await.expect("B has not acted");
}

#[tokio::test]
async fn before_the_deal_only_the_host_can_abort() {
    let server = TestServer::open().await;
    let [ann, ben] = server.guests().await;
    let id = ann.make(&table_for(2, "bergues")).await;
    ben.submit(&id, TableRequest::Sit { seat: Some("B".to_owned()) }).await.expect("the seat is free");
    let refused = ben.submit(&id, TableRequest::Abort).await.expect_err("ben is not the host");
    assert_eq!((refused.status, refused.code.as_str()), (403, "not-host"));
    ben.submit(&id, TableRequest::Leave).await.expect("leaving succeeds");
    assert_eq!(ann.state(&id).await.seats[1].who, None);
    ann.submit(&id, TableRequest::Leave).await.expect("the host leaves, which aborts the table");
    assert_eq!(ann.state(&id).await.status, Status::Aborted);
}

#[tokio::test]
async fn a_seat_is_held_by_one_person() {
    let server = TestServer::open().await;
    let people = server.guests::<3>().await;
    let id = people[0].make(&table_for(2, "bergues")).await;
    let sit = |seat: Option<&str>| TableRequest::Sit { seat: seat.map(str::to_owned) };
    let code =
        async |who: &TestClient, request| who.submit(&id, request).await.expect_err("it is refused").code;
    assert_eq!(code(&people[1], sit(Some("A"))).await, "seat-taken");
    assert_eq!(code(&people[1], sit(Some("C"))).await, "seat-taken");
    people[1].submit(&id, sit(None)).await.expect("B is free");
    assert_eq!(code(&people[1], sit(None)).await, "already-seated");
    assert_eq!(code(&people[2], sit(None)).await, "table-full");
    assert_eq!(code(&people[2], TableRequest::Ready { nonce: None }).await, "not-seated");
    let bad = TableRequest::Ready { nonce: Some("12".to_owned()) };
    assert_eq!(code(&people[1], bad).await, "bad-nonce");
    people[1].submit(&id, TableRequest::Ready { nonce: None }).await.expect("the nonce is optional");
    assert_eq!(code(&people[1], TableRequest::Ready { nonce: None }).await, "already-ready");
    people[0].submit(&id, TableRequest::Ready { nonce: None }).await.expect("both are ready");
    assert_eq!(code(&people[2], sit(None)).await, "already-started");
    assert_eq!(code(&people[1], TableRequest::Leave).await, "already-started");
}

#[tokio::test]
async fn resigning_against_one_opponent_loses_the_game() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    sockets[0].submit(TableRequest::Resign).await.expect("resigning succeeds");
    all_know(&mut sockets).await;
    let outcome = Outcome { verdict: Verdict::Won { seat: "B".to_owned() }, ending: Ending::Resigned };
    assert_eq!(sockets[1].state.outcome, Some(outcome));
    assert_eq!(sockets[1].refusal(TableRequest::Resign).await, "not-playing");
}

#[tokio::test]
async fn a_bot_plays_for_a_seat_that_resigned_among_three() {
    let server = TestServer::open().await;
    let mut sockets = three(&server).await;
    play_some(&mut sockets, &mut Dice::quick(3), 4).await;
    sockets[1].submit(TableRequest::Resign).await.expect("B gives up");
    let message = sockets[1].events.last().expect("events").kind.clone();
    assert_eq!(message, EventKind::Resigned { ended: None });
    assert!(sockets[1].state.seats[1].gone);
    assert_eq!(sockets[1].refusal(TableRequest::Resign).await, "seat-retired");
    let ply = sockets[1].state.ply;
    // Some turns later B's stand-in bot has acted instead of B.
    let mut dice = Dice::quick(4);
    while !acted_since(&sockets[1], "B", ply) {
        let mover = decider(&mut sockets).await.expect("the game continues");
        assert_ne!(mover, 1);
        play_some(&mut sockets, &mut dice, 1).await;
    }
    // When a second seat resigns, the last one wins.
    sockets[0].submit(TableRequest::Resign).await.expect("A gives up");
    let outcome = Outcome { verdict: Verdict::Won { seat: "C".to_owned() }, ending: Ending::Resigned };
    assert_eq!(sockets[0].state.outcome, Some(outcome));
}

fn acted_since(socket: &Socket, seat: &str, since: u32) -> bool {
    let mut acted = socket.events.iter().filter(|events| events.seat.as_deref() == Some(seat));
    acted.any(|events| matches!(events.kind, EventKind::Acted { ply, .. } if ply >= since))
}

#[tokio::test]
async fn a_rematch_rotates_the_seats() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    assert_eq!(sockets[0].refusal(TableRequest::Rematch).await, "not-over");
    sockets[0].submit(TableRequest::Resign).await.expect("resigning succeeds");
    sockets[0].submit(TableRequest::Rematch).await.expect("the rematch is requested");
    assert_eq!(sockets[0].refusal(TableRequest::Rematch).await, "already-asked");
    assert_eq!(
        (sockets[0].state.rematch.clone(), &sockets[0].state.next_table),
        (vec!["A".to_owned()], &None)
    );
    sockets[1].submit(TableRequest::Rematch).await.expect("the opponent agrees");
    all_know(&mut sockets).await;
    let next = sockets[0].state.next_table.clone().expect("a rematch table");
    assert_eq!(sockets[0].events.last().expect("events").kind, EventKind::Rematch { table: next.clone() });
    assert_eq!(sockets[1].refusal(TableRequest::Rematch).await, "rematch-started");

    let state = people[0].state(&next).await;
    assert_eq!((state.status, state.me.as_deref()), (Status::Waiting, Some("B")));
    assert_eq!(state.setup, sockets[0].state.setup);
    assert_ne!(state.fairness.commitment, sockets[0].state.fairness.commitment);
    let mut again = vec![people[1].socket(&next).await, people[0].socket(&next).await];
    get_ready(&mut again).await;
    assert_eq!((again[0].state.me.as_deref(), again[0].state.turn.as_deref()), (Some("A"), Some("A")));
    assert_eq!(again[1].state.status, Status::Playing);
}

#[tokio::test]
async fn bots_always_agree_to_a_rematch() {
    let server = TestServer::open().await;
    let ([ann], mut sockets) = server.deal(&a_starts(against_bot("schotten-totten"))).await;
    sockets[0].submit(TableRequest::Resign).await.expect("resigning succeeds");
    sockets[0].submit(TableRequest::Rematch).await.expect("the rematch is requested");
    let next = sockets[0].state.next_table.clone().expect("a rematch table");
    let state = ann.state(&next).await;
    assert_eq!(state.seats[0].who, Some(Occupant::Bot { level: "lamb".to_owned() }));
    assert_eq!(state.me.as_deref(), Some("B"));
}
