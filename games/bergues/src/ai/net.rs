//! The value net of the classic game. The junior game has a specification for training, but no shipped net: there is
//! so little to decide that the tree search plays it as well.

use bots::net::{Handicap, NetFeatures, NetShape, NetSpec};
use tabletop::{Settings, Value};

use super::features::{features_after, guard, table};
use crate::Position;

/// The weaker levels forget tiles, as people do. The more players, the less is the strongest level ahead of the bare net, and the
/// more a level must be weakened to be as far below the one above.
fn handicaps(seats: u8) -> [Handicap; 3] {
    let [first, second, third] = match seats {
        2 => [500, 450, 800],
        3 => [650, 570, 970],
        _ => [680, 580, 920],
    };
    [
        Handicap::Temperature(first),
        Handicap::Forgetful { span: 5, temperature: second },
        Handicap::Forgetful { span: 3, temperature: third },
    ]
}

pub(super) const NET: NetFeatures<Position> = NetFeatures {
    specs: &[
        NetSpec {
            shape: shape("bergues-classic"),
            weights: bots::weights!("../../weights/bergues-classic.net"),
            handicaps,
            calibration: &[145, 95, 70],
            training_tables: || training_tables("classic"),
        },
        NetSpec {
            shape: shape("bergues-junior"),
            weights: None,
            handicaps,
            calibration: &[],
            training_tables: || training_tables("junior"),
        },
    ],
    select: |position| usize::from(position.rules.junior()),
    after_each: |position, actions, buffer, visit| {
        for &action in actions {
            let over = features_after(position, action, buffer);
            visit(buffer, over);
        }
    },
};

const fn shape(name: &'static str) -> NetShape {
    NetShape { name, table: table::END, parts: 4, part: guard::END, mirror: false }
}

fn training_tables(variant: &str) -> Vec<(Settings, u8)> {
    let settings = Settings::new().with("variant", Value::Word(variant.to_owned()));
    [2, 3, 4].map(|seats| (settings.clone(), seats)).to_vec()
}
