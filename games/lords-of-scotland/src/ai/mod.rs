//! What the bots know about playing well ([`bots::Heuristics`]).
//!
//! `evaluate` estimates who wins, using `force` for armies, `claims` for supporters and `options` for a pending
//! power. `scene` and `promise` collect what speaks for an action and `clue` weights it; the priors and the playout
//! policy are built on that.

mod claims;
mod clue;
mod encoding;
mod evaluate;
mod features;
mod force;
mod net;
mod options;
mod playout;
mod priors;
mod promise;
mod scene;

use bots::encoding::Encoding;
use bots::net::NetFeatures;
use bots::{Bot, BotSpec, Heuristics, Rewards, shortest_win};
use tabletop::{Dice, Game, Verdict};

pub use encoding::LordsEncoding;

use crate::{Action, Phase, Position};

impl Heuristics for Position {
    const NET: Option<NetFeatures<Position>> = Some(net::NET);
    const ENCODINGS: &'static [&'static dyn Encoding<Game = Position>] =
        &[&LordsEncoding::Two, &LordsEncoding::More];

    fn bot(spec: BotSpec) -> Box<dyn Bot<Position>> {
        spec.bot()
    }

    fn evaluate_leaf(&mut self, _: &mut Dice, _: &mut Vec<Action>) -> Rewards {
        self.evaluate()
    }

    fn playout(&mut self, dice: &mut Dice, _scratch: &mut Vec<Action>) -> Rewards {
        self.play_out(dice);
        Rewards::of(Verdict::Won(self.seat), self.rules.seats)
    }

    fn priors(&self, actions: &[Action], weights: &mut Vec<f32>) {
        self.weigh(actions, weights);
    }

    fn sure_win(&self) -> Option<Action> {
        // Claims are public, and so is whether the last one ends the game. A seat claims at most two supporters.
        let claims = matches!(self.phase, Phase::Claim(_));
        if claims { shortest_win(self, 2, |_, _| true) } else { None }
    }

    fn evaluate(&self) -> Rewards {
        match self.turn().verdict() {
            Some(verdict) => Rewards::of(verdict, self.rules.seats),
            None => {
                let chances = self.win_chances();
                Rewards::new(self.rules.seats, |seat| chances[seat.index()])
            }
        }
    }
}
