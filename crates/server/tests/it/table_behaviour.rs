//! The shared suite of table behaviour against tables on the server, over its API.

use std::time::Duration;

use table_suite::{Player, TableHome, TableSetup};
use tabletop::Seat;
use tokio::runtime::Runtime;
use wire::{Invitee, NewTable, Occupant, State, Status, TableRequest};

use crate::support::client::{TestClient, bot};
use crate::support::server::TestServer;

/// A table on a server.
struct OnServer {
    runtime: Runtime,
    server: TestServer,
    /// The people by seat; a bot's seat has none.
    people: Vec<Option<TestClient>>,
    table: String,
}

impl OnServer {
    fn person(&self, seat: Seat) -> TestClient {
        self.people[seat.index()].clone().expect("a person sits there")
    }
}

/// Whether a bot decides: one that holds the seat, or a stand-in.
fn bot_decides(state: &State) -> bool {
    let turn = state.seats.iter().find(|seat| state.turn.as_ref() == Some(&seat.seat));
    let is_bot = |seat: &wire::SeatState| seat.gone || matches!(seat.who, Some(Occupant::Bot { .. }));
    state.status == Status::Playing && turn.is_some_and(is_bot)
}

impl TableHome for OnServer {
    const HAS_CLOCKS: bool = true;
    const ASKS_FOR_CONSENT: bool = true;

    fn open(setup: &TableSetup) -> OnServer {
        let runtime = Runtime::new().expect("a runtime");
        let (server, people, id) = runtime.block_on(async {
            let server = TestServer::open().await;
            let invitee = |(number, player): (usize, &Player)| match player {
                Player::Person if number == 0 => Invitee::Me,
                Player::Person => Invitee::Anyone,
                Player::Bot => bot(),
            };
            let new = NewTable {
                options: setup.options.as_object().cloned(),
                clock: setup.clock,
                rounds: setup.rounds,
                ..NewTable::new(setup.game, setup.players.iter().enumerate().map(invitee).collect())
            };
            let mut people = Vec::new();
            for player in &setup.players {
                people.push(if *player == Player::Person { Some(server.guest().await) } else { None });
            }
            let host = people[0].clone().expect("the first player is a person");
            let id = host.make(&new).await;
            for (seat, person) in Seat::first(people.len() as u8).zip(&people).skip(1) {
                if let Some(person) = person {
                    let sit = TableRequest::Sit { seat: Some(seat.to_string()) };
                    person.submit(&id, sit).await.expect("the seat is free");
                }
            }
            (server, people, id)
        });
        let mut home = OnServer { runtime, server, people, table: id };
        home.ready();
        home
    }

    fn command(&mut self, seat: Seat, request: TableRequest) -> Result<(), String> {
        let person = self.person(seat);
        let answer = self.runtime.block_on(person.submit(&self.table, request));
        answer.map(drop).map_err(|refused| refused.code)
    }

    fn state(&mut self, seat: Seat) -> State {
        let person = self.person(seat);
        self.runtime.block_on(person.state(&self.table))
    }

    fn settle(&mut self) {
        let person = self.person(Seat::A);
        self.runtime.block_on(async {
            if bot_decides(&person.state(&self.table).await) {
                let mut socket = person.socket(&self.table).await;
                socket.until(|state| !bot_decides(state)).await;
            }
        });
    }

    fn ready(&mut self) {
        for person in self.people.iter().flatten() {
            let ready = person.submit(&self.table, TableRequest::Ready { nonce: None });
            self.runtime.block_on(ready).expect("the person is not ready yet");
        }
    }

    fn reopen(self) -> OnServer {
        let server = self.runtime.block_on(self.server.restart_after(Duration::ZERO));
        OnServer { server, ..self }
    }

    fn run_out_of_time(&mut self) {
        let person = self.person(Seat::A);
        self.runtime.block_on(async {
            let mut socket = person.socket(&self.table).await;
            socket.until(|state| !bot_decides(state)).await;
            let gone = socket.state.seats.iter().filter(|seat| seat.gone).count();
            let clocks = socket.state.seats.iter().filter_map(|seat| seat.clock);
            let left = clocks.filter(|clock| clock.running).map(|clock| clock.left).next();
            self.server.time.advance(Duration::from_millis(left.expect("a clock runs") as u64));
            socket.until(|state| state.seats.iter().filter(|seat| seat.gone).count() > gone).await;
        });
    }
}

table_suite::table_suite!(OnServer);
