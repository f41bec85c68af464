//! What several test files use.

use bots::encoding::Encoding;
use schotten_totten::{BaseEncoding, Position};
use tabletop::{Dice, Game, Seat};

/// A position in the middle of a random game where the policy decides.
pub(crate) fn middle(seed: u64) -> Position {
    let mut dice = Dice::quick(seed);
    loop {
        let mut position = Position::deal_rules("2016".parse().unwrap(), Seat::A, &mut dice);
        for _ in 0..20 + dice.below(30) {
            if !position.is_over() {
                let action = position.random_action(&mut dice, &mut Vec::new());
                position.apply(action, &mut dice);
            }
        }
        if !position.is_over() && BaseEncoding.automatic(&position).is_none() {
            return position;
        }
    }
}
