//! Perft: the number of action sequences that the rules allow, to compare implementations.

use crate::{Dice, Game};

/// The number of action sequences of this length. A sequence that ends the game sooner counts once.
pub fn perft<G: Game>(position: &G, dice: &Dice, depth: u32) -> u64 {
    if depth == 0 || position.is_over() {
        return 1;
    }
    if depth == 1 {
        return position.legal_count() as u64;
    }
    divide(position, dice, depth).into_iter().map(|(_, nodes)| nodes).sum()
}

/// The same count by first action. Empty at depth 0 or when the game is over.
pub fn divide<G: Game>(position: &G, dice: &Dice, depth: u32) -> Vec<(G::Action, u64)> {
    let mut actions = Vec::new();
    if depth > 0 {
        position.legal_actions(&mut actions);
    }
    actions
        .into_iter()
        .map(|action| {
            let (mut next, mut dice) = (position.clone(), dice.clone());
            next.apply(action, &mut dice);
            (action, perft(&next, &dice, depth - 1))
        })
        .collect()
}
