//! How to play well: what the bots are told (see [`tabletop::Knowledge`]).
//!
//! `forecast` estimates who wins, with what `force` says of armies, `claims` of supporters and `options` of a
//! pending power. `scene` and `promise` find what speaks for an action, `clue` says how much that weighs; the
//! weights of actions (`weigh`) and the choices of a playout (`rollout`) are made of it.

mod claims;
mod clue;
mod force;
mod forecast;
mod options;
mod promise;
mod rollout;
mod scene;
mod weigh;

use tabletop::{Dice, Game, Knowledge, Rewards, Verdict};

use crate::{Action, Position};

impl Knowledge for Position {
    fn judge(&mut self, _: &mut Dice, _: &mut Vec<Action>) -> Rewards {
        self.evaluate()
    }

    fn playout(&mut self, dice: &mut Dice, _scratch: &mut Vec<Action>) -> Rewards {
        self.play_out(dice);
        Rewards::of(Verdict::Won(self.seat), self.rules.seats)
    }

    fn priors(&self, actions: &[Action], weights: &mut Vec<f32>) {
        self.weigh(actions, weights);
    }

    fn evaluate(&self) -> Rewards {
        match self.turn().verdict() {
            Some(verdict) => Rewards::of(verdict, self.rules.seats),
            None => {
                let chances = self.outlook();
                Rewards::new(self.rules.seats, |seat| chances[seat.index()])
            }
        }
    }
}
