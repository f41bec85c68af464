//! Law: an action is listed ⇔ `check` allows it; counting and choosing agree with listing.

use std::collections::BTreeSet;

use tabletop::{Dice, Game};

/// Actions met so far in any game of the rule set: candidates that must be refused where they are not listed.
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

/// Checks the law at one position and answers the legal actions.
pub(crate) fn check<G: Game>(position: &G, pool: &mut Pool<G::Action>, dice: &mut Dice) -> Vec<G::Action> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    let listed: BTreeSet<G::Action> = legal.iter().copied().collect();
    assert!(!legal.is_empty(), "nothing is legal, yet the game goes on: {position}");
    assert_eq!(listed.len(), legal.len(), "an action is listed twice: {position}: {legal:?}");
    assert_eq!(position.legal_count(), legal.len(), "counted otherwise than listed: {position}");
    for &action in &legal {
        if let Err(illegal) = position.check(action) {
            panic!("{action} is listed, but refused ({illegal}): {position}");
        }
        pool.add(action);
    }
    for _ in 0..16 {
        let action = *dice.pick(&pool.list);
        let allowed = position.check(action).is_ok();
        assert_eq!(allowed, listed.contains(&action), "{action}: checked otherwise than listed: {position}");
    }
    let chosen = position.random_action(dice, &mut Vec::new());
    assert!(listed.contains(&chosen), "{chosen} was chosen, but is not listed: {position}");
    legal
}
