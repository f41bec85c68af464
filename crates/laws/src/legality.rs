//! Law: an action is listed if and only if `check` allows it; counting and random choice agree with the list.

use std::collections::BTreeSet;

use tabletop::{Dice, Game};

/// Actions that occurred so far in any game of the rule set. `check` must refuse them wherever they are not listed.
pub(crate) struct Pool<A> {
    known: BTreeSet<A>,
    list: Vec<A>,
}

impl<A: Copy + Ord> Pool<A> {
    pub(crate) fn new() -> Pool<A> {
        Pool { known: BTreeSet::new(), list: Vec::new() }
    }

    fn add(&mut self, action: A) {
        if self.known.insert(action) {
            self.list.push(action);
        }
    }
}

/// Checks the law at one position and returns the legal actions.
pub(crate) fn check<G: Game>(position: &G, pool: &mut Pool<G::Action>, dice: &mut Dice) -> Vec<G::Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    let listed: BTreeSet<G::Action> = legal.iter().copied().collect();
    assert!(!legal.is_empty(), "no action is legal, but the game is not over: {position}");
    assert_eq!(listed.len(), legal.len(), "an action is listed twice: {position}: {legal:?}");
    assert_eq!(position.legal_count(), legal.len(), "the count differs from the list: {position}");
    for &action in &legal {
        if let Err(illegal) = position.check(action) {
            panic!("{action} is listed, but refused ({illegal}): {position}");
        }
        pool.add(action);
    }
    for _ in 0..16 {
        let action = *dice.pick(&pool.list);
        let allowed = position.check(action).is_ok();
        assert_eq!(allowed, listed.contains(&action), "{action}: check and list disagree: {position}");
    }
    let chosen = position.random_action(dice, &mut Vec::new());
    assert!(listed.contains(&chosen), "{chosen} was chosen, but is not listed: {position}");
    legal
}
