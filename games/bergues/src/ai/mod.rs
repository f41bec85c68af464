//! What the bots know about playing well ([`bots::Heuristics`]).
//!
//! The basis is how strong a single guard stands (`strength`): its chance of coming home soon, computed for each
//! space, with and without its fortress. A seat's expected reward is its guard's share of the strength on the
//! rampart (`shares`), averaged over the rest of the turn (`turn_forecast`). The junior game is a separate race (`race`).

mod encoding;
mod evaluate;
mod faces;
mod features;
mod forced;
mod memory;
mod net;
mod playout;
mod priors;
mod prospect;
mod race;
mod shares;
mod strength;
mod turn_forecast;

use bots::encoding::Encoding;
use bots::net::NetFeatures;
use bots::{Bot, BotSpec, Heuristics, Rewards, hash, shortest_win};
use tabletop::{Dice, Game};

pub use encoding::BerguesEncoding;

use crate::path::Path;
use crate::{Action, Guard, Phase, Position, View};

impl Heuristics for Position {
    const NET: Option<NetFeatures<Position>> = Some(net::NET);
    const ENCODINGS: &'static [&'static dyn Encoding<Game = Position>] =
        &[&BerguesEncoding::Two, &BerguesEncoding::More];

    fn bot(spec: BotSpec) -> Box<dyn Bot<Position>> {
        spec.bot()
    }

    fn evaluate_leaf(&mut self, _: &mut Dice, _: &mut Vec<Action>) -> Rewards {
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

    fn sure_win(&self) -> Option<Action> {
        let guard = Guard::of(self.decider()?, self.rules.seats);
        if !self.rules.junior() && !self.guards.carries(guard) {
            return None;
        }
        let depth = match self.phase {
            // Choose a path, turn the last tile, choose again and walk home.
            Phase::Path => 4,
            Phase::Flip(_) if !self.rules.junior() => 3,
            Phase::Use => 2,
            Phase::Flip(_) | Phase::Winoc | Phase::Move(..) => 1,
            Phase::Over(_) => return None,
        };
        shortest_win(self, depth, |position, action| match action {
            Action::Turn(tile) => position.tiles.has_been_turned(tile),
            _ => true,
        })
    }

    fn fade(view: &View, span: u8) -> View {
        view.faded(span)
    }

    fn shared_key(&self) -> Option<u64> {
        // With four, playing forward is stronger than a tree.
        if self.rules.seats > 3 {
            return None;
        }
        // Which tiles were turned last decides nothing, and the number of the turn nothing before the last turns (BG-E1).
        let paths = self.paths.map(Path::tile_set);
        Some(hash(&(self.tiles.known(), paths, self.guards, self.active, self.phase)))
    }

    fn priors(&self, actions: &[Action], weights: &mut Vec<f32>) {
        self.weigh(actions, weights);
    }
}
