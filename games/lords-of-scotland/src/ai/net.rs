//! The value nets: one for two players, one for more.

use bots::net::{Handicap, NetFeatures, NetShape, NetSpec};
use tabletop::{MAX_SEATS, Settings, Value};

use super::features::{after_each, armies, army, table};
use crate::Position;

pub(super) const NET: NetFeatures<Position> = NetFeatures {
    specs: &[
        NetSpec {
            shape: shape("lords-of-scotland-2", 2),
            weights: bots::weights!("../../weights/lords-of-scotland-2.net"),
            handicaps: |_| [Handicap::Iterations(16), Handicap::Temperature(0), Handicap::Temperature(80)],
            calibration: &[],
            training_tables: || [(2, false), (2, false), (2, false), (2, true)].map(training_table).to_vec(),
        },
        NetSpec {
            shape: shape("lords-of-scotland-many", MAX_SEATS),
            weights: bots::weights!("../../weights/lords-of-scotland-many.net"),
            handicaps: |_| [Handicap::Iterations(12), Handicap::Temperature(0), Handicap::Temperature(90)],
            calibration: &[],
            training_tables: || {
                [(3, false), (4, false), (5, false), (3, true), (4, true)].map(training_table).to_vec()
            },
        },
    ],
    select: |position| usize::from(position.rules.seats > 2),
    after_each,
};

const fn shape(name: &'static str, seats: u8) -> NetShape {
    NetShape { name, table: table::END, parts: armies(seats), part: army::END, mirror: false }
}

fn training_table((seats, bruce): (u8, bool)) -> (Settings, u8) {
    (Settings::new().with("bruce", Value::Flag(bruce)), seats)
}
