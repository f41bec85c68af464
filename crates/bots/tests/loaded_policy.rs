//! A policy that is loaded from its file. The only test of its process, since it replaces the policy of all bots.

use bots::policy::{BadPolicy, load};
use bots::{BotDecision, BotSpec, Budget, Heuristics};
use schotten_totten::{Action, Position};
use tabletop::{Dice, Game, Settings};

#[test]
fn a_policy_that_is_loaded_decides_like_the_embedded_one() {
    let spec = &Position::POLICIES[0];
    let shipped = spec.weights.expect("the policy is embedded");
    let decide = || -> Vec<BotDecision<Action>> {
        let mut bots = [BotSpec::Policy, BotSpec::PolicySearch(None)].map(BotSpec::bot::<Position>);
        let (mut dice, mut decisions) = (Dice::quick(4), Vec::new());
        let mut position = Position::deal(&Settings::new(), 2, &mut dice).expect("preset options");
        for _ in 0..30 {
            let view = position.view(position.decider().expect("the game goes on").into());
            for bot in &mut bots {
                decisions.push(bot.think(&view, Budget::Iterations(20), &mut Dice::quick(3)));
            }
            let action = position.random_action(&mut dice, &mut Vec::new());
            position.apply(action, &mut dice);
        }
        decisions
    };
    let embedded = decide();
    load(spec, shipped).expect("the shipped file");
    assert_eq!(decide(), embedded);
    // Another file of the same layout takes its place; one that is refused does not.
    load(spec, include_bytes!("fixtures/tiny.weights")).expect("a file of the same layout");
    let other = decide();
    assert_ne!(other, embedded);
    assert_eq!(load(spec, b"damaged"), Err(BadPolicy::Format));
    assert_eq!(decide(), other);
}
