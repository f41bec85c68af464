//! Rated games cannot be dodged: clocks, calling off, players who leave.

use std::time::Duration;

use wire::{
    Clock, Ending, NewTable, Outcome, QuickMatch, ServerMessage, Status, TableCreated, TableRequest, Verdict,
};

use crate::support::client::{TestClient, a_starts, refusal, table_for};
use crate::support::database::Database;
use crate::support::held::{Appends, hold};
use crate::support::play::deal;
use crate::support::server::TestServer;
use crate::support::socket::Socket;

const SECOND: Duration = Duration::from_secs(1);
const WIN: TableRequest = TableRequest::Claim { call_off: false };
const CALL_OFF: TableRequest = TableRequest::Claim { call_off: true };

fn rated() -> NewTable {
    let clock = Clock::RealTime { base: 3600, increment: 0 };
    NewTable { rated: true, clock, ..a_starts(table_for(2, "schotten-totten")) }
}

async fn two_accounts(server: &TestServer) -> [TestClient; 2] {
    [server.account("Ann").await, server.account("Ben").await]
}

/// Waits until the server says that these seats are connected and those absent.
async fn presence(socket: &mut Socket, connected: &[&str], away: &[&str]) {
    loop {
        if let Some(ServerMessage::Presence { seats, absent, .. }) = socket.next_message().await
            && seats == connected
            && absent == away
        {
            return;
        }
    }
}

#[tokio::test]
async fn a_rated_table_needs_a_clock() {
    let server = TestServer::open().await;
    let [ann, _] = two_accounts(&server).await;
    let needed = || (422, "clock-needed".to_owned());
    let without = NewTable { clock: Clock::None, ..rated() };
    assert_eq!(refusal(ann.post::<TableCreated>("/api/tables", &without).await), needed());
    let quick = QuickMatch {
        game: "bergues".to_owned(),
        options: None,
        players: None,
        clock: Clock::None,
        rated: true,
    };
    assert_eq!(refusal(ann.post::<TableCreated>("/api/quick", &quick).await), needed());
    ann.make(&NewTable { clock: Clock::Days { days: 1 }, ..rated() }).await;
}

#[tokio::test]
async fn three_rated_games_a_day_can_be_called_off() {
    let server = TestServer::open().await;
    let [ann, ben] = two_accounts(&server).await;
    for _ in 0..3 {
        let mut sockets = deal(&[&ann, &ben], &rated()).await;
        sockets[0].submit(TableRequest::Abort).await.expect("A has not acted");
        server.time.advance(60 * SECOND);
    }
    let mut sockets = deal(&[&ann, &ben], &rated()).await;
    assert_eq!(sockets[0].refusal(TableRequest::Abort).await, "abort-limit");
    let mut unrated = deal(&[&ann, &ben], &table_for(2, "bergues")).await;
    unrated[0].submit(TableRequest::Abort).await.expect("unrated games have no limit");
    // B has called off none.
    sockets[1].submit(TableRequest::Abort).await.expect("B has not acted");
    server.time.advance(24 * 3600 * SECOND);
    let mut sockets = deal(&[&ann, &ben], &rated()).await;
    sockets[0].submit(TableRequest::Abort).await.expect("a day has passed");
}

#[tokio::test]
async fn calling_off_counts_only_if_it_is_stored() {
    let database = Database::sqlite();
    let (stores, control) = hold(database.stores().await);
    let server = TestServer::with(database, stores, |_| {}).await;
    let [ann, ben] = two_accounts(&server).await;
    let sockets = deal(&[&ann, &ben], &rated()).await;
    let table = sockets[0].state.table.clone();
    control.set(Appends::Fail);
    assert_eq!(refusal(ann.submit(&table, TableRequest::Abort).await), (503, "not-stored".to_owned()));
    control.set(Appends::Pass);
    ann.submit(&table, TableRequest::Abort).await.expect("this is the first");
    for _ in 0..2 {
        let mut sockets = deal(&[&ann, &ben], &rated()).await;
        sockets[0].submit(TableRequest::Abort).await.expect("these are the second and the third");
    }
    let mut sockets = deal(&[&ann, &ben], &rated()).await;
    assert_eq!(sockets[0].refusal(TableRequest::Abort).await, "abort-limit");
}

#[tokio::test]
async fn the_win_can_be_claimed_from_a_player_who_left() {
    let server = TestServer::open().await;
    let [ann, ben] = two_accounts(&server).await;
    let mut sockets = deal(&[&ann, &ben], &rated()).await;
    assert_eq!(sockets[0].refusal(WIN).await, "not-absent");
    sockets.pop().expect("B has a socket").close().await;
    let socket = &mut sockets[0];
    presence(socket, &["A"], &[]).await;
    server.time.advance(119 * SECOND);
    assert_eq!(socket.refusal(WIN).await, "not-absent");
    server.time.advance(SECOND);
    presence(socket, &["A"], &["B"]).await;
    socket.submit(WIN).await.expect("B has been away for two minutes");
    let won = Outcome { verdict: Verdict::Won { seat: "A".to_owned() }, ending: Ending::Abandoned };
    assert_eq!((socket.state.status, socket.state.outcome.clone()), (Status::Over, Some(won)));
    let state = socket.until(|state| !state.ratings.is_empty()).await;
    assert!(state.ratings["A"].1 > 1600 && state.ratings["B"].1 < 1400);
}

#[tokio::test]
async fn a_game_that_a_player_left_can_be_called_off() {
    let server = TestServer::open().await;
    let [ann, ben] = two_accounts(&server).await;
    let mut sockets = deal(&[&ann, &ben], &rated()).await;
    let action = sockets[0].first_action();
    sockets[0].act(&action).await.expect("a legal action");
    sockets.pop().expect("B has a socket").close().await;
    let socket = &mut sockets[0];
    presence(socket, &["A"], &[]).await;
    server.time.advance(120 * SECOND);
    presence(socket, &["A"], &["B"]).await;
    socket.submit(CALL_OFF).await.expect("B has been away for two minutes");
    assert_eq!((socket.state.status, socket.state.outcome.clone()), (Status::Aborted, None));
    assert!(ann.profile(&ben).await.standings.is_empty(), "no rating has changed");
}

#[tokio::test]
async fn a_player_who_comes_back_or_acts_is_not_absent() {
    let server = TestServer::open().await;
    let [ann, ben] = two_accounts(&server).await;
    let mut sockets = deal(&[&ann, &ben], &rated()).await;
    let table = sockets[0].state.table.clone();
    sockets.pop().expect("B has a socket").close().await;
    presence(&mut sockets[0], &["A"], &[]).await;
    server.time.advance(100 * SECOND);
    // A command without a socket shows that B is there.
    ben.submit(&table, crate::support::client::say("one moment")).await.expect("the message is sent");
    server.time.advance(100 * SECOND);
    assert_eq!(sockets[0].refusal(WIN).await, "not-absent");
    let back = ben.socket(&table).await;
    presence(&mut sockets[0], &["A", "B"], &[]).await;
    server.time.advance(600 * SECOND);
    assert_eq!(sockets[0].refusal(WIN).await, "not-absent");
    back.close().await;
}

#[tokio::test]
async fn the_absence_of_the_server_counts_against_no_one() {
    let server = TestServer::open().await;
    let [ann, ben] = two_accounts(&server).await;
    let sockets = deal(&[&ann, &ben], &rated()).await;
    let table = sockets[0].state.table.clone();
    let server = server.restart_after(600 * SECOND).await;
    let mut socket = ann.socket(&table).await;
    assert_eq!(socket.refusal(WIN).await, "not-absent");
    server.time.advance(120 * SECOND);
    presence(&mut socket, &["A"], &["B"]).await;
    socket.submit(WIN).await.expect("B has not come back");
}

#[tokio::test]
async fn unrated_and_correspondence_games_have_no_claims() {
    let server = TestServer::open().await;
    let [ann, ben] = two_accounts(&server).await;
    for new in [NewTable { rated: false, ..rated() }, NewTable { clock: Clock::Days { days: 1 }, ..rated() }]
    {
        let mut sockets = deal(&[&ann, &ben], &new).await;
        sockets.pop().expect("B has a socket").close().await;
        server.time.advance(600 * SECOND);
        assert_eq!(sockets[0].refusal(WIN).await, "no-claim");
    }
}

#[tokio::test]
async fn a_match_that_no_one_goes_on_with_is_decided_by_its_leader() {
    let server = TestServer::open().await;
    let [ann, ben] = two_accounts(&server).await;
    // The deal is chance, and a round can end with equal points.
    let (mut sockets, points) = loop {
        let mut sockets = deal(&[&ann, &ben], &NewTable { rounds: 3, ..rated() }).await;
        crate::support::play::play_out(&mut sockets, &mut tabletop::Dice::quick(3)).await;
        assert_eq!(sockets[0].state.status, Status::Between);
        let points: Vec<u32> = sockets[0].state.seats.iter().map(|seat| seat.points).collect();
        if points[0] != points[1] {
            break (sockets, points);
        }
    };
    let socket = &mut sockets[0];
    let leader = if points[0] > points[1] { "A" } else { "B" };
    server.time.advance(3600 * SECOND);
    socket.until(|state| state.status == Status::Over).await;
    let won = Outcome { verdict: Verdict::Won { seat: leader.to_owned() }, ending: Ending::Time };
    assert_eq!(socket.state.outcome, Some(won));
}
