//! Law: views do not leak. The viewer cannot distinguish a determinized position from the true one, now or later.

use tabletop::{Dice, Game, Viewer};

/// The number of steps that two indistinguishable positions are played on in parallel.
const STEPS: usize = 12;

pub(crate) fn check<G: Game>(position: &G, dice: &Dice, spare: &mut Dice) {
    for viewer in Viewer::all(position.seats()) {
        let view = position.view(viewer);
        let sampled = G::determinizer(&view)(&mut spare.clone());
        let other = G::determinize(&view, spare);
        assert_eq!(sampled.to_string(), other.to_string(), "both ways to sample use the dice alike");
        assert_indistinguishable(viewer, position, &other);
        if let Err(flaw) = other.to_string().parse::<G>() {
            panic!(
                "a determinized position cannot occur ({flaw}): {other}, seen by {viewer:?} from {position}"
            );
        }
        walk(viewer, (position.clone(), dice.clone()), (other, dice.clone()), spare);
    }
}

fn assert_indistinguishable<G: Game>(viewer: Viewer, position: &G, other: &G) {
    let (view, seen) = (position.view(viewer), other.view(viewer));
    assert_eq!(view, seen, "{viewer:?} can distinguish {other} from {position}");
    assert_eq!(view.to_string(), seen.to_string(), "{viewer:?} can distinguish {other} from {position}");
    assert_eq!(position.turn(), other.turn());
    assert_eq!(position.phase(), other.phase());
    if position.decider().is_some_and(|seat| viewer.is(seat)) {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        position.legal_actions(&mut here);
        other.legal_actions(&mut there);
        here.sort_unstable();
        there.sort_unstable();
        assert_eq!(here, there, "{viewer:?} can distinguish {other} from {position} by what is legal");
    }
}

/// Checks that two histories with equal `seen` steps lead to equal views.
fn walk<G: Game>(viewer: Viewer, mut one: (G, Dice), mut two: (G, Dice), spare: &mut Dice) {
    let step = |(position, dice): &(G, Dice), action: G::Action| {
        let (mut after, mut dice) = (position.clone(), dice.clone());
        after.apply(action, &mut dice);
        let seen = position.seen(action, &after, viewer);
        (seen, (after, dice))
    };
    for _ in 0..STEPS {
        if one.0.is_over() {
            return;
        }
        let mut scratch = Vec::new();
        let action = one.0.random_action(spare, &mut scratch);
        let (seen, next) = step(&one, action);
        // The viewer makes the same action in both positions; the action of another seat only has to look the same.
        let candidates = if one.0.decider().is_some_and(|seat| viewer.is(seat)) {
            vec![action]
        } else {
            scratch.clear();
            two.0.legal_actions(&mut scratch);
            scratch
        };
        let Some(alike) =
            candidates.into_iter().map(|other| step(&two, other)).find(|(other, _)| *other == seen)
        else {
            return;
        };
        (one, two) = (next, alike.1);
        assert_indistinguishable(viewer, &one.0, &two.0);
    }
}
