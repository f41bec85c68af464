//! One step ahead: the action after which the position looks best.

use tabletop::{Dice, Knowledge};

use crate::bot::{Alternative, Bot, Budget, Thought, legal};

/// How many positions behind the view it imagines.
const WORLDS: usize = 12;

/// Looks at each action in a few imagined worlds and takes the one whose outcome the game judges best.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lookahead;

impl<G: Knowledge> Bot<G> for Lookahead {
    fn think(&mut self, view: &G::View, _: Budget, dice: &mut Dice) -> Thought<G::Action> {
        let actions = legal::<G>(view, dice);
        if let [only] = actions[..] {
            return Thought::forced(only);
        }
        let worlds: Vec<G> = (0..WORLDS).map(|_| G::determinize(view, dice)).collect();
        let seat = worlds[0].decider().expect("the game goes on");
        let value = |action: G::Action, dice: &mut Dice| {
            let after = |world: &G| {
                let mut world = world.clone();
                world.apply(action, dice);
                world.evaluate().for_seat(seat)
            };
            worlds.iter().map(after).sum::<f32>() / WORLDS as f32
        };
        let mut alternatives: Vec<Alternative<G::Action>> = actions
            .into_iter()
            // A little chance decides between equals.
            .map(|action| (action, value(action, dice) + dice.below(1000) as f32 * 1e-7))
            .map(|(action, value)| Alternative { action, share: 0.0, value })
            .collect();
        alternatives.sort_by(|one, two| two.value.total_cmp(&one.value));
        alternatives[0].share = 1.0;
        let Alternative { action, value, .. } = alternatives[0];
        let iterations = (alternatives.len() * WORLDS) as u64;
        Thought { action, iterations, value, line: vec![action], alternatives }
    }
}
