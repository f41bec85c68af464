//! Clocks, with a manual time source.

use std::time::Duration;

use serde_json::json;
use tabletop::Dice;
use wire::{Clock, Ending, EventKind, NewTable, Outcome, Status, Verdict};

use crate::support::client::{a_starts, table_for};
use crate::support::play::{all_know, decider, play_out, play_some};
use crate::support::server::TestServer;
use crate::support::socket::Socket;

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_hours(24);

/// A table of Schotten Totten for two with this clock.
fn timed(clock: Clock) -> NewTable {
    NewTable { clock, ..a_starts(table_for(2, "schotten-totten")) }
}

/// Milliseconds left and whether the clock runs, for A and B.
fn clocks(socket: &Socket) -> [(i64, bool); 2] {
    let clock = |i: usize| socket.state.seats[i].clock.map(|clock| (clock.left, clock.running));
    [clock(0).expect("A has a clock"), clock(1).expect("B has a clock")]
}

fn lost_on_time(winner: &str) -> Outcome {
    Outcome { verdict: Verdict::Won { seat: winner.to_owned() }, ending: Ending::Time }
}

#[tokio::test]
async fn running_out_of_time_loses_the_game() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.deal::<2>(&timed(Clock::RealTime { base: 10, increment: 0 })).await;
    server.time.advance(10 * SECOND);
    for socket in &mut sockets {
        let events = socket.update().await;
        assert_eq!(
            events.last().expect("events").kind,
            EventKind::OutOfTime { ended: Some(lost_on_time("B")) }
        );
        assert_eq!(
            (socket.state.status, socket.state.outcome.clone()),
            (Status::Over, Some(lost_on_time("B")))
        );
    }
}

#[tokio::test]
async fn a_move_in_the_last_millisecond_counts_and_gains_the_increment() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.deal::<2>(&timed(Clock::RealTime { base: 10, increment: 3 })).await;
    assert_eq!(clocks(&sockets[0]), [(10_000, true), (10_000, false)]);
    server.time.advance(4 * SECOND);
    // Only a complete turn gains the increment.
    play_some(&mut sockets, &mut Dice::quick(1), 1).await;
    assert_eq!(clocks(&sockets[1]), [(6_000, true), (10_000, false)]);
    server.time.advance(Duration::from_millis(5_999));
    sockets[0].act("+c").await.expect("one millisecond is left");
    all_know(&mut sockets).await;
    assert_eq!(clocks(&sockets[1]), [(3_001, false), (10_000, true)]);
    server.time.advance(10 * SECOND);
    sockets[0].until(|state| state.status == Status::Over).await;
    assert_eq!(sockets[0].state.outcome, Some(lost_on_time("A")));
}

#[tokio::test]
async fn a_move_after_the_deadline_is_refused_and_loses() {
    let server = TestServer::open().await;
    let (people, sockets) = server.deal::<2>(&timed(Clock::Days { days: 1 })).await;
    let (id, at) = (sockets[0].state.table.clone(), sockets[0].state.at);
    let action = sockets[0].first_action();
    server.time.advance(DAY);
    let late = people[0].submit(&id, wire::TableRequest::Act { at, actions: vec![action] }).await;
    // The timeout was recorded before this command or because of it.
    let code = late.expect_err("it is refused").code;
    assert!(["out-of-time", "not-playing"].contains(&code.as_str()), "{code}");
    assert_eq!(people[0].state(&id).await.outcome, Some(lost_on_time("B")));
}

#[tokio::test]
async fn correspondence_time_restarts_each_turn_and_expires_without_connections() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.deal::<2>(&timed(Clock::Days { days: 2 })).await;
    let full = (2 * DAY).as_millis() as i64;
    let mut dice = Dice::quick(2);
    for _ in 0..3 {
        server.time.advance(DAY + DAY / 2);
        let mover = decider(&mut sockets).await.expect("the game is not over");
        play_some(&mut sockets, &mut dice, 1).await;
        sockets[mover].act("+c").await.expect("drawing is legal");
        all_know(&mut sockets).await;
        assert_eq!(clocks(&sockets[0])[1 - mover], (full, true));
    }
    let id = sockets[0].state.table.clone();
    for socket in sockets {
        socket.close().await;
    }
    // Without connections the room is unloaded while the days pass.
    server.time.advance(61 * SECOND);
    server.time.advance(2 * DAY);
    let mut back = people[0].socket(&id).await;
    back.until(|state| state.status == Status::Over).await;
    assert_eq!(back.state.outcome, Some(lost_on_time("A")), "it was B's turn");
}

#[tokio::test]
async fn a_bot_plays_for_a_seat_that_timed_out_among_three() {
    let server = TestServer::open().await;
    let clock = Clock::RealTime { base: 60, increment: 0 };
    let options = json!({"first": "A", "target": 15}).as_object().cloned();
    let new = NewTable { options, clock, ..table_for(3, "lords-of-scotland") };
    let (people, mut sockets) = server.deal::<3>(&new).await;
    server.time.advance(60 * SECOND);
    sockets[0].until(|state| state.seats[0].gone).await;
    let message = sockets[0].events.iter().find(|events| matches!(events.kind, EventKind::OutOfTime { .. }));
    let message = message.expect("the event was sent");
    assert_eq!((message.seat.as_deref(), &message.kind), (Some("A"), &EventKind::OutOfTime { ended: None }));
    assert_eq!(sockets[0].state.status, Status::Playing);
    assert_eq!(sockets[0].state.seats[0].clock, None, "the stand-in bot has no clock");

    play_out(&mut sockets, &mut Dice::quick(3)).await;

    assert_eq!(sockets[1].state.outcome.as_ref().map(|end| end.ending), Some(Ending::Played));
    assert!(sockets[0].states.iter().filter(|state| state.seats[0].gone).all(|state| state.moves.is_empty()));
    people[0].settled(&sockets[0].state.table).await;
    let profile = people[0].profile(&people[0]).await;
    assert_eq!(
        profile.tallies[0].1.lost, 1,
        "a seat that timed out has lost, even if its stand-in bot did well"
    );
}

#[tokio::test]
async fn downtime_does_not_count_against_the_clock() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.deal::<2>(&timed(Clock::RealTime { base: 60, increment: 0 })).await;
    server.time.advance(20 * SECOND);
    play_some(&mut sockets, &mut Dice::quick(4), 1).await;
    let id = sockets[0].state.table.clone();
    let since = sockets[0].state.seq;
    let server = server.restart_after(100 * DAY).await;
    let mut back = people[0].socket_since(&id, since).await;
    back.until(|state| state.seq > since).await;
    assert_eq!(back.events[0].kind, EventKind::Resumed);
    assert_eq!(clocks(&back), [(40_000, true), (60_000, false)]);
    // From here the clock runs again.
    server.time.advance(40 * SECOND);
    back.until(|state| state.status == Status::Over).await;
    assert_eq!(back.state.outcome, Some(lost_on_time("B")));
}

#[tokio::test]
async fn a_clock_expires_after_a_restart_without_connections() {
    let server = TestServer::open().await;
    let (people, sockets) = server.deal::<2>(&timed(Clock::RealTime { base: 60, increment: 0 })).await;
    let id = sockets[0].state.table.clone();
    let server = server.restart_after(DAY).await;
    let stores = server.database.stores().await;
    let id = server::store::TableId(id);
    crate::support::soon(async { while stores.tables.entries(&id, 0).await.expect("a log").len() < 6 {} })
        .await;
    server.time.advance(60 * SECOND);
    crate::support::soon(async {
        while stores.tables.table(&id).await.expect("a row").expect("a table").status != Status::Over {}
    })
    .await;
    assert_eq!(people[1].state(&id.0).await.outcome, Some(lost_on_time("B")));
}
