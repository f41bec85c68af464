//! The features of the miniature.

use bots::net::{Handicap, NetFeatures, NetShape, NetSpec};
use bots::{FeatureBuffer, Heuristics, Rewards, SparseFeatures};
use tabletop::{Seat, Settings, Turn};

use super::{Miniature, Place, TURNS};

/// The largest number of cards.
const CARDS: usize = 9;
/// Features of a stone: the cards of both sides, then who completed a side first.
const FIRST: usize = 2 * CARDS;
/// Features of the table: the own hand, then the turn.
const TURN: usize = CARDS;

impl<const COLOURS: u8> Heuristics for Miniature<COLOURS> {
    const NET: Option<NetFeatures<Self>> = Some(NetFeatures {
        specs: &[NetSpec {
            shape: NetShape {
                name: "miniature",
                table: TURN + TURNS as usize + 1,
                parts: 2,
                part: FIRST + 2,
                mirror: false,
            },
            weights: None,
            handicaps: |_| [Handicap::Temperature(0), Handicap::Temperature(100), Handicap::Temperature(200)],
            calibration: &[],
            training_tables: || vec![(Settings::new(), 2)],
        }],
        select: |_| 0,
        after_each: |position, actions, buffer, visit| {
            for &action in actions {
                let over = features_after(position, action, buffer);
                visit(buffer, over);
            }
        },
    });
}

fn features_after<const COLOURS: u8>(
    position: &Miniature<COLOURS>,
    action: Place,
    buffer: &mut FeatureBuffer,
) -> Option<f32> {
    let me = position.mover();
    let mut after = position.clone();
    after.place(action);
    if let Turn::Over(verdict) = tabletop::Game::turn(&after) {
        return Some(Rewards::of(verdict, 2).for_seat(me));
    }
    buffer.rewrite_table(|features| {
        for card in &after.hands[me.index()] {
            features.add(usize::from(card.0));
        }
        features.add(TURN + usize::from(after.turn));
    });
    for stone in 0..2 {
        buffer.rewrite_part(stone, |features| after.write_stone(stone, me, features));
    }
    None
}

impl<const COLOURS: u8> Miniature<COLOURS> {
    fn write_stone(&self, stone: usize, me: Seat, features: &mut SparseFeatures) {
        for (side, seat) in [me, me.next(2)].into_iter().enumerate() {
            for card in &self.sides[stone][seat.index()] {
                features.add(CARDS * side + usize::from(card.0));
            }
        }
        if let Some(first) = self.first[stone] {
            features.add(FIRST + usize::from(first == me));
        }
    }
}
