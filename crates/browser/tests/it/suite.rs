//! The shared suite of table behaviour.

use browser::{Limit, think};
use serde_json::json;
use table_suite::{Player, TableHome, TableSetup};
use tabletop::Seat;
use wire::{ServerMessage, State, TableRequest};

use crate::device::Device;

struct OnDevice {
    device: Device,
    table: String,
}

impl TableHome for OnDevice {
    const HAS_CLOCKS: bool = false;
    const ASKS_FOR_CONSENT: bool = false;

    fn open(setup: &TableSetup) -> OnDevice {
        let seat = |player: &Player| match player {
            Player::Person => json!({ "type": "me" }),
            Player::Bot => json!({ "type": "bot", "level": "lamb" }),
        };
        let seats: Vec<_> = setup.players.iter().map(seat).collect();
        let table =
            json!({ "game": setup.game, "options": setup.options, "seats": seats, "rounds": setup.rounds });
        let mut device = Device::default();
        let table = device.create(&table, &["Ann", "Ben", "Cat", "Dan", "Eve"]).expect("a table");
        let mut home = OnDevice { device, table };
        home.ready();
        home
    }

    fn command(&mut self, seat: Seat, request: TableRequest) -> Result<(), String> {
        self.device.look(&self.table, Some(&seat.to_string()));
        let request = serde_json::to_value(request).expect("JSON");
        match &self.device.command(&self.table, &request)[..] {
            [ServerMessage::Refused { problem, .. }] => Err(problem.code.clone()),
            [_, ServerMessage::Done { .. }] => Ok(()),
            messages => panic!("{messages:?}"),
        }
    }

    fn state(&mut self, seat: Seat) -> State {
        self.device.look(&self.table, Some(&seat.to_string()));
        self.device.state(&self.table)
    }

    fn settle(&mut self) {
        while let Some((at, task)) = self.device.bot(&self.table) {
            let report = think(&task, Limit::Iterations(1), 0).expect("a decision");
            let messages = self.device.bot_acts(&self.table, at, &report);
            assert_eq!(messages.len(), 1, "a bot has acted");
        }
    }

    fn ready(&mut self) {
        self.command(Seat::A, TableRequest::Ready { nonce: None }).expect("a round can begin");
    }

    fn reopen(mut self) -> OnDevice {
        self.device.load(&self.table);
        self
    }

    fn run_out_of_time(&mut self) {
        unreachable!("there are no clocks");
    }
}

table_suite::table_suite!(OnDevice);
