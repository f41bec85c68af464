//! A stopped process and a full disk: nobody loses on time, and the server goes on by itself.

use std::sync::Arc;
use std::time::Duration;

use client::http::Method;
use client::{Client, ClientError};
use testbed::{Backend, Program, ServerProcess, TestDatabase};
use tokio::task::JoinSet;
use wire::{Clock, Command, EventKind, EventView, Invitee, NewTable, State, Status, TableRequest};

/// The shortest clock that a table may have, and a stop that is longer.
const CLOCK: Clock = Clock::RealTime { base: 10, increment: 0 };
const STOP: Duration = Duration::from_secs(11);

fn start(database: &TestDatabase) -> ServerProcess {
    // The log of the server lies on the same disk.
    let log = database.disk.as_ref().map(|disk| disk.path().join("log"));
    let program = Program { log, ..Program::at(env!("CARGO_BIN_EXE_marchstone")) };
    ServerProcess::start(&program, &database.address).expect("the server starts")
}

/// Awaits something that must happen soon.
async fn soon<T>(coming: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(30), coming).await.expect("it happens in time")
}

/// Two players at a dealt table.
struct Game {
    players: [Client; 2],
    id: String,
}

impl Game {
    async fn deal(server: &Client, clock: Clock) -> Game {
        let mut players = Vec::new();
        for _ in 0..2 {
            players.push(server.sign_in_as_guest().await.expect("a guest").0);
        }
        let players: [Client; 2] = players.try_into().ok().expect("two players");
        let new = NewTable { clock, ..NewTable::new("bergues", vec![Invitee::Me, Invitee::Anyone]) };
        let id = players[0].create_table(&new).await.expect("a table").id;
        let game = Game { players, id };
        game.send(1, "sit", TableRequest::Sit { seat: None }).await.expect("a free seat");
        for player in 0..2 {
            game.send(player, "ready", TableRequest::Ready { nonce: None }).await.expect("it is dealt");
        }
        game
    }

    async fn send(&self, player: usize, key: &str, request: TableRequest) -> Result<u32, ClientError> {
        let command = Command { idempotency_key: key.to_owned(), request };
        self.players[player].command(&self.id, &command).await
    }

    async fn state(&self, player: usize) -> State {
        self.players[player].table(&self.id).await.expect("the table can be seen")
    }

    /// The player to move, with a legal move.
    async fn next_move(&self) -> (usize, TableRequest) {
        for player in 0..2 {
            let state = self.state(player).await;
            if let Some(first) = state.moves.first() {
                return (player, TableRequest::Act { at: state.at, actions: vec![first.action.clone()] });
            }
        }
        panic!("a player is to move");
    }

    async fn events(&self) -> Vec<EventKind> {
        let path = format!("/api/tables/{}/events", self.id);
        let events: Vec<EventView> = self.players[0].get(&path).await.expect("events");
        events.into_iter().map(|event| event.kind).collect()
    }
}

async fn nobody_loses_on_time_while_the_server_is_stopped(backend: Backend) {
    let database = TestDatabase::create(backend).await.expect("a database");
    let server = start(&database);
    let client = Client::new(server.url());
    let mut games = Vec::new();
    for _ in 0..6 {
        let game = Game::deal(&client, CLOCK).await;
        let (mover, act) = game.next_move().await;
        games.push((Arc::new(game), mover, act));
    }
    // At every other table the player moves while the server is stopped.
    server.pause().expect("the signal is sent");
    let moves = games.iter().step_by(2).map(|(game, mover, act)| {
        let (game, mover, act) = (Arc::clone(game), *mover, act.clone());
        async move { game.send(mover, "moved", act).await }
    });
    let mut moves: JoinSet<_> = moves.collect();
    soon(server.resume_after(STOP)).await.expect("the signal is sent");
    while let Some(answer) = soon(moves.join_next()).await {
        answer.expect("it does not panic").expect("a move during the stop counts");
    }
    for (number, (game, mover, _)) in games.iter().enumerate() {
        soon(async { while !game.events().await.contains(&EventKind::Resumed) {} }).await;
        let state = game.state(*mover).await;
        assert_eq!(state.status, Status::Playing, "table {number}: {:?}", state.outcome);
        let left = state.seats[*mover].clock.expect("a clock").left;
        assert!(left > 5_000, "table {number}: {left} ms are left");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_on_time_while_a_server_on_sqlite_is_stopped() {
    nobody_loses_on_time_while_the_server_is_stopped(Backend::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_on_time_while_a_server_on_postgres_is_stopped() {
    nobody_loses_on_time_while_the_server_is_stopped(Backend::Postgres).await;
}

async fn is_ready(client: &Client) -> bool {
    let answer = client.request(Method::GET, "/readyz").send().await.expect("the server answers");
    assert!([200, 503].contains(&answer.status().as_u16()), "{}", answer.status());
    answer.status() == 200
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_recovers_by_itself_when_the_disk_is_not_full_any_more() {
    let (database, full) = match TestDatabase::on_small_disk() {
        Ok(database) => (database, true),
        Err(error) => {
            println!("a limit on the size of files takes the place of a full disk: {error}");
            (TestDatabase::sqlite().expect("a directory"), false)
        }
    };
    let server = start(&database);
    let client = Client::new(server.url());
    let game = Game::deal(&client, CLOCK).await;
    assert!(is_ready(&client).await);
    match &database.disk {
        Some(disk) => disk.fill().expect("the disk is full"),
        None => server.set_read_only(true).expect("the limit is set"),
    }
    // Messages until one is not stored. There may be room for some.
    let mut stored = Vec::new();
    let refused = soon(async {
        loop {
            let (key, text) = (format!("message {}", stored.len()), "x".repeat(300));
            let (mover, act) = game.next_move().await;
            let say = TableRequest::Say { text };
            let request = if stored.len() < 4 { say } else { act };
            match game.send(mover, &key, request).await {
                Ok(seq) => stored.push(seq),
                Err(refused) => return refused,
            }
        }
    })
    .await;
    assert!(matches!(refused, ClientError::Refused { status: 503, .. }), "{refused}, disk {full}");
    assert!(!is_ready(&client).await, "writes fail");
    assert_eq!(game.state(0).await.status, Status::Playing, "the table can be read");
    // The clock of the player to move runs out meanwhile.
    let left = async |player: usize| game.state(player).await.seats[player].clock.map(|clock| clock.left);
    let mut polls = tokio::time::interval(Duration::from_millis(100));
    soon(async {
        while left(0).await != Some(0) && left(1).await != Some(0) {
            polls.tick().await;
        }
    })
    .await;
    assert!(!is_ready(&client).await, "writes still fail");
    match &database.disk {
        Some(disk) => disk.free().expect("the disk has space"),
        None => server.set_read_only(false).expect("the limit is lifted"),
    }
    soon(async { while !is_ready(&client).await {} }).await;
    let (mover, act) = game.next_move().await;
    let seq = game.send(mover, "after", act).await.expect("the move is stored");
    let state = game.state(mover).await;
    assert_eq!((state.status, state.seq), (Status::Playing, seq), "{:?}", state.outcome);
    assert!(stored.iter().all(|stored| *stored < seq) && stored.is_sorted(), "{stored:?}");
    // The write-ahead log is moved into the main file.
    let text = "written after the disk was full";
    game.send(mover, "say", TableRequest::Say { text: text.to_owned() }).await.expect("it is stored");
    let mut polls = tokio::time::interval(Duration::from_millis(100));
    soon(async {
        while !std::fs::read(&database.address)
            .expect("the file is there")
            .windows(text.len())
            .any(|part| part == text.as_bytes())
        {
            polls.tick().await;
        }
    })
    .await;
}
