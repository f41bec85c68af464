//! The shared suite of table behaviour against a worker in a real browser. Requests go to standard output and answers come from
//! standard input, one line of JSON each; web/e2e/suite.spec.ts carries them out. The last line says which tests failed.

use std::io;
use std::panic::catch_unwind;

use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};
use table_suite::{Player, TableHome, TableSetup};
use tabletop::Seat;
use wire::{State, TableRequest};

/// Asks the other side.
fn ask<T: DeserializeOwned>(request: &Json) -> T {
    println!("{request}");
    let mut line = String::new();
    io::stdin().read_line(&mut line).expect("the other side answers");
    serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

struct InBrowser(String);

impl TableHome for InBrowser {
    const HAS_CLOCKS: bool = false;
    const ASKS_FOR_CONSENT: bool = false;

    fn open(setup: &TableSetup) -> InBrowser {
        let seat = |player: &Player| match player {
            Player::Person => json!({ "type": "me" }),
            Player::Bot => json!({ "type": "bot", "level": "lamb" }),
        };
        let seats: Vec<Json> = setup.players.iter().map(seat).collect();
        let table =
            json!({ "game": setup.game, "options": setup.options, "seats": seats, "rounds": setup.rounds });
        let mut home = InBrowser(ask(&json!({ "do": "open", "table": table })));
        home.ready();
        home
    }

    fn command(&mut self, seat: Seat, request: TableRequest) -> Result<(), String> {
        let code: Option<String> =
            ask(&json!({ "do": "command", "table": self.0, "seat": seat.to_string(), "request": request }));
        code.map_or(Ok(()), Err)
    }

    fn state(&mut self, seat: Seat) -> State {
        ask(&json!({ "do": "state", "table": self.0, "seat": seat.to_string() }))
    }

    fn settle(&mut self) {
        ask::<()>(&json!({ "do": "settle", "table": self.0 }));
    }

    fn ready(&mut self) {
        self.command(Seat::A, TableRequest::Ready { nonce: None }).expect("a round can begin");
    }

    fn reopen(self) -> InBrowser {
        ask::<()>(&json!({ "do": "reload" }));
        self
    }

    fn run_out_of_time(&mut self) {
        unreachable!("there are no clocks");
    }
}

fn main() {
    let tests: &[(&str, fn())] = table_suite::table_suite_list!(InBrowser);
    let failed: Vec<&str> =
        tests.iter().filter(|(_, test)| catch_unwind(test).is_err()).map(|(name, _)| *name).collect();
    println!("{}", json!({ "do": "end", "tests": tests.len(), "failed": failed }));
}
