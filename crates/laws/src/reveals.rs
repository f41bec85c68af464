//! Law: an action that is said to reveal nothing leads to the same view, whatever is hidden and however the
//! dice fall.

use tabletop::{Dice, Game, Viewer};

/// How many positions behind the decider's view are compared.
const WORLDS: u64 = 4;

pub(crate) fn check<G: Game>(position: &G, legal: &[G::Action], spare: &mut Dice) {
    let Some(seat) = position.decider() else { return };
    let view = position.view(seat.into());
    let worlds: Vec<G> = (0..WORLDS).map(|_| G::determinize(&view, spare)).collect();
    for &action in legal {
        let reveals = position.reveals(action);
        for world in &worlds {
            assert_eq!(world.reveals(action), reveals, "{seat} can tell {world} from {position} by {action}");
        }
        if reveals {
            continue;
        }
        let after = |world: &G, number| -> G::View {
            let mut world = world.clone();
            world.apply(action, &mut Dice::quick(number));
            world.view(Viewer::Seat(seat))
        };
        let expected = after(position, WORLDS);
        for (world, number) in worlds.iter().zip(0..) {
            assert_eq!(after(world, number), expected, "{action} reveals something at {position}: {world}");
        }
    }
}
