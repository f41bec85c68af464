//! What the bots know about playing well ([`bots::Heuristics`]).

mod encoding;
mod endgame;
mod evaluate;
mod features;
mod net;
mod outs;
mod playout;
mod priors;
mod tactic_encoding;
mod winning_turn;

use bots::encoding::Encoding;
use bots::net::NetFeatures;
use bots::policy::PolicySpec;
use bots::{Bot, BotSpec, Heuristics, Rewards, Solution};
use tabletop::{Dice, Seat};

pub use encoding::BaseEncoding;
pub use playout::{Playout, playout};
pub use tactic_encoding::TacticEncoding;

use crate::action::Action;
use crate::phase::Phase;
use crate::position::Position;

/// The number of turns that are played before a leaf is evaluated: the opponent's, the own, and the opponent's again.
const LEAF_TURNS: u32 = 3;

impl Heuristics for Position {
    const NET: Option<NetFeatures<Position>> = Some(net::NET);
    const ENCODINGS: &'static [&'static dyn Encoding<Game = Position>] = &[&BaseEncoding, &TacticEncoding];
    const POLICIES: &'static [PolicySpec<Position>] = &[PolicySpec {
        name: "schotten-totten-base-policy",
        weights: bots::weights!("../../weights/schotten-totten-base-policy.weights"),
        encoding: &BaseEncoding,
    }];

    fn bot(spec: BotSpec) -> Box<dyn Bot<Position>> {
        spec.bot()
    }

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

    fn sure_win(&self) -> Option<Action> {
        self.winning_turn().or_else(|| self.winning_end())
    }

    fn solve(&self) -> Option<Solution<Action>> {
        self.solve_endgame()
    }

    fn best_result(&self, positions: u32) -> Option<(Action, f32)> {
        self.best_in_endgame(positions)
    }

    fn is_free(&self, action: Action) -> bool {
        matches!(action, Action::Claim(_))
    }

    fn priors(&self, actions: &[Action], weights: &mut Vec<f32>) {
        self.weigh(actions, weights);
    }
}
