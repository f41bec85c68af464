//! Random play at full speed: stones are claimed as soon as they can be, all else is left to chance.

use tabletop::{Dice, Verdict};

use crate::action::Action;
use crate::position::Position;
use crate::turn::Phase;

/// How a random game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How it ended.
    pub verdict: Verdict,
    /// How many decisions were made, forced ones included.
    pub decisions: u32,
}

/// Plays on to the end, in place. Nothing is allocated.
pub fn playout(position: &mut Position, dice: &mut Dice) -> Playout {
    let mut decisions = 0;
    while position.turn.phase != Phase::Over {
        // What is claimed cannot make another claim impossible: one look is enough.
        for stone in position.claims_now() {
            position.make(Action::Claim(stone));
            decisions += 1;
            if position.turn.phase == Phase::Over {
                return Playout { verdict: position.turn.verdict, decisions };
            }
        }
        position.make(position.choose_without_claims(dice));
        decisions += 1;
    }
    Playout { verdict: position.turn.verdict, decisions }
}
