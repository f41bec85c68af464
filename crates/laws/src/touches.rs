//! Law: an action can be built touch by touch. No two legal actions have the same touches, and the touches of one are
//! never a prefix of another's.

use tabletop::Game;

pub(crate) fn check<G: Game>(position: &G, legal: &[G::Action]) {
    let mut all: Vec<(Vec<String>, G::Action)> =
        legal.iter().map(|&action| (position.touches(action), action)).collect();
    // After sorting, a list stands directly before the lists that it is a prefix of.
    all.sort_unstable();
    for (touches, action) in &all {
        let plain = |touch: &String| !touch.is_empty() && touch.is_ascii() && !touch.contains(' ');
        assert!(!touches.is_empty() && touches.iter().all(plain), "{action} touches {touches:?}: {position}");
    }
    for pair in all.windows(2) {
        let [(one, first), (two, second)] = pair else { continue };
        assert!(!two.starts_with(one), "{first} and {second} touch {one:?} and {two:?}: {position}");
    }
}
