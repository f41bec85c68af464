//! What the bots are told about playing well.
//!
//! All of it rests on how strong a single guard stands (`strength.rs`): its chance to come home soon, worked out
//! for each space, with and without its fortress. What a seat may expect is its guard's share of the strength on
//! the rampart (`shares.rs`), looked at through the rest of the turn (`outlook.rs`); the junior game is a race of its own
//! (`race.rs`).

mod evaluate;
mod faces;
mod outlook;
mod playout;
mod priors;
mod prospect;
mod race;
mod shares;
mod strength;

use tabletop::{Dice, Game, Knowledge, Rewards};

use crate::{Action, Position};

impl Knowledge for Position {
    fn judge(&mut self, _: &mut Dice, _: &mut Vec<Action>) -> Rewards {
        self.evaluate()
    }

    fn playout(&mut self, dice: &mut Dice, _: &mut Vec<Action>) -> Rewards {
        self.play_on(dice);
        self.evaluate()
    }

    fn evaluate(&self) -> Rewards {
        match self.turn().verdict() {
            Some(verdict) => Rewards::of(verdict, self.rules.seats),
            None => self.expected(),
        }
    }

    fn priors(&self, actions: &[Action], weights: &mut Vec<f32>) {
        self.weigh(actions, weights);
    }
}
