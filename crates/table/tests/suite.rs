//! The shared suite of table behaviour against the table itself, with a log in memory.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::fairness::Secret;
use table::{Actor, Audience, Decision, Entry, Event, PersonId, SeatHolder, SeededDealer, Table, TableId};
use table_suite::{Player, TableHome, TableSetup};
use tabletop::{Seat, Viewer};
use wire::{Instant, Setup, State, Status, TableRequest};

struct Memory {
    table: Table,
    log: Vec<Entry>,
    now: Instant,
}

fn id() -> TableId {
    TableId("table".to_owned())
}

fn person(seat: Seat) -> PersonId {
    PersonId(format!("person {seat}"))
}

impl Memory {
    fn write(&mut self, by: Option<PersonId>, event: Event) {
        let seq = self.table.seq + 1;
        let entry = Entry { seq, at: self.now, person: by, idempotency_key: None, event };
        self.table.apply(&entry).expect("what was decided can be applied");
        self.log.push(entry);
    }
}

impl TableHome for Memory {
    const HAS_CLOCKS: bool = true;
    const ASKS_FOR_CONSENT: bool = true;

    fn open(setup: &TableSetup) -> Memory {
        let opened = Event::opened(
            Setup {
                game: setup.game.to_owned(),
                options: setup.options.as_object().cloned().expect("options are an object"),
                players: setup.players.len() as u8,
                clock: setup.clock,
                open: false,
                rated: false,
                spectators: true,
                chat: true,
                rounds: setup.rounds,
            },
            Secret::new(&[5; 32]),
        );
        let first =
            Entry { seq: 1, at: 0, person: Some(person(Seat::A)), idempotency_key: None, event: opened };
        let table = Table::open(id(), &first, Arc::new(SeededDealer)).expect("a table");
        let mut home = Memory { table, log: vec![first], now: 0 };
        for (seat, player) in Seat::first(setup.players.len() as u8).zip(&setup.players) {
            let holder = match player {
                Player::Person => SeatHolder::Person(person(seat)),
                Player::Bot => SeatHolder::Bot("lamb".to_owned()),
            };
            home.write(Some(person(seat)), Event::Sat { seat, holder });
        }
        home.ready();
        home
    }

    fn command(&mut self, seat: Seat, request: TableRequest) -> Result<(), String> {
        let actor = Actor { id: person(seat), guest: true };
        let decision = self.table.decide(&actor, &request, self.now);
        let (Decision::Events(events) | Decision::Rematch(events)) =
            decision.map_err(|error| error.code().to_owned())?;
        for event in events {
            self.write(Some(actor.id.clone()), event);
        }
        Ok(())
    }

    fn state(&mut self, seat: Seat) -> State {
        let audience = Audience { viewer: Viewer::Seat(seat), host: seat == Seat::A };
        self.table.state(&audience, self.now, &table::unknown_player, &BTreeMap::new())
    }

    fn settle(&mut self) {
        while self.table.bot_to_move().is_some() {
            let (seat, game) = (self.table.turn().expect("a bot decides"), self.table.game());
            let action = game.expect("a round is played").legal().swap_remove(0);
            self.write(None, Event::Acted { seat, action });
        }
    }

    fn ready(&mut self) {
        let waiting = |table: &Table| matches!(table.status(), Status::Waiting | Status::Between);
        for seat in self.table.seats().filter(|seat| self.table.person(*seat).is_some()).collect::<Vec<_>>() {
            assert!(waiting(&self.table));
            self.command(seat, TableRequest::Ready { nonce: None }).expect("it is not ready yet");
        }
    }

    fn reopen(self) -> Memory {
        // The log goes through its stored form.
        let stored = |entry: Entry| {
            let text = serde_json::to_string(&entry.event).expect("events can be stored");
            Entry { event: serde_json::from_str(&text).expect("stored events can be read"), ..entry }
        };
        let log: Vec<Entry> = self.log.into_iter().map(stored).collect();
        let (table, _) = Table::replay(&id(), &log, Arc::new(SeededDealer)).expect("the log can be replayed");
        Memory { table, log, now: self.now }
    }

    fn run_out_of_time(&mut self) {
        let (seat, deadline) = self.table.deadline().expect("a clock runs");
        self.now = deadline;
        let state = self.state(seat);
        let late = match state.moves.first() {
            Some(choice) => TableRequest::Act { at: state.at, actions: vec![choice.action.clone()] },
            None => TableRequest::Ready { nonce: None },
        };
        assert_eq!(self.command(seat, late), Err("out-of-time".to_owned()));
        for event in self.table.timeouts(self.now) {
            self.write(None, event);
        }
    }
}

table_suite::table_suite!(Memory);
