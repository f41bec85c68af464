//! What the bots know about playing well ([`bots::Heuristics`]).

mod encoding;
mod evaluate;
mod features;
mod net;
mod outs;
mod playout;
mod priors;

use bots::net::NetFeatures;
use bots::{Heuristics, Rewards};
use tabletop::{Dice, Seat};

pub use encoding::BaseEncoding;
pub use playout::{Playout, playout};

use crate::action::Action;
use crate::phase::Phase;
use crate::position::Position;

/// The number of turns that are played before a leaf is evaluated: the opponent's, the own, and the opponent's again.
const LEAF_TURNS: u32 = 3;

impl Heuristics for Position {
    const NET: Option<NetFeatures<Position>> = Some(net::NET);

    fn playout(&mut self, dice: &mut Dice, _: &mut Vec<Action>) -> Rewards {
        Rewards::of(playout(self, dice).verdict, 2)
    }

    fn evaluate_leaf(&mut self, dice: &mut Dice, _: &mut Vec<Action>) -> Rewards {
        self.finish_turn(dice);
        for _ in 0..LEAF_TURNS {
            if self.turn.phase == Phase::Over {
                break;
            }
            self.guided_turn(dice);
        }
        self.evaluate()
    }

    fn evaluate(&self) -> Rewards {
        if self.turn.phase == Phase::Over {
            return Rewards::of(self.turn.verdict, 2);
        }
        let a = evaluate::win_chance(self);
        Rewards::new(2, |seat| if seat == Seat::A { a } else { 1.0 - a })
    }

    fn priors(&self, actions: &[Action], weights: &mut Vec<f32>) {
        self.weigh(actions, weights);
    }
}
