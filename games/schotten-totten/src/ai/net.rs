//! The value nets: one for the base game, one with tactics.

use bots::net::{Handicap, NetFeatures, NetShape, NetSpec};
use tabletop::{Settings, Value};

use super::features::{STONE_FEATURES, TABLE_FEATURES, features_after};
use crate::position::Position;
use crate::stone::STONES;

pub(super) const NET: NetFeatures<Position> = NetFeatures {
    specs: &[
        NetSpec {
            shape: shape("schotten-totten-base", 0),
            weights: bots::weights!("../../weights/schotten-totten-base.net"),
            handicaps: |_| {
                [Handicap::Temperature(95), Handicap::Temperature(215), Handicap::Temperature(365)]
            },
            calibration: &[],
            training_tables: || training_tables(false),
        },
        NetSpec {
            shape: shape("schotten-totten-tactics", 1),
            weights: bots::weights!("../../weights/schotten-totten-tactics.net"),
            handicaps: |_| {
                [Handicap::Temperature(60), Handicap::Temperature(125), Handicap::Temperature(220)]
            },
            calibration: &[],
            training_tables: || training_tables(true),
        },
    ],
    select: |position| usize::from(position.rules.tactics),
    after_each: |position, actions, buffer, visit| {
        for &action in actions {
            let over = features_after(position, action, buffer);
            visit(buffer, over);
        }
    },
};

const fn shape(name: &'static str, family: usize) -> NetShape {
    let (table, part) = (TABLE_FEATURES[family], STONE_FEATURES[family]);
    NetShape { name, table, parts: STONES as usize, part, mirror: true }
}

/// All rule sets with or without tactics; the usual one more often.
fn training_tables(tactics: bool) -> Vec<(Settings, u8)> {
    let table = |edition: &str, expert: bool| {
        let settings = Settings::new()
            .with("edition", Value::Word(edition.to_owned()))
            .with("tactics", Value::Flag(tactics))
            .with("expert", Value::Flag(expert));
        (settings, 2)
    };
    let usual = || table("2016", false);
    vec![
        usual(),
        table("classic", false),
        usual(),
        table("2016", true),
        usual(),
        table("classic", true),
        usual(),
        usual(),
    ]
}
