//! Law: an action for which `reveals` is false leads to the same view for every hidden state and every dice roll.

use tabletop::{Dice, Game, Viewer};

/// The number of determinizations that are compared.
const WORLDS: u64 = 4;

pub(crate) fn check<G: Game>(position: &G, legal: &[G::Action], spare: &mut Dice) {
    let Some(seat) = position.decider() else { return };
    let view = position.view(seat.into());
    let worlds: Vec<G> = (0..WORLDS).map(|_| G::determinize(&view, spare)).collect();
    for &action in legal {
        let reveals = position.reveals(action);
        for world in &worlds {
            assert_eq!(
                world.reveals(action),
                reveals,
                "{seat} can distinguish {world} from {position} by {action}"
            );
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
