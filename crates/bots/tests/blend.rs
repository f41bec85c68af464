//! The bot that decides by a policy net and the value net together.

mod common;

use bots::encoding::Encoding;
use bots::net::{NetEvaluator, NetSearchConfig, embedded};
use bots::policy::{PolicyPlayer, PolicySearch};
use bots::{Bot, BotDecision, BotSpec, Budget, Heuristics};
use common::middle;
use schotten_totten::{Action, BaseEncoding, Position};
use tabletop::{Dice, Game};

fn think(bot: &mut dyn Bot<Position>, position: &Position) -> BotDecision<Action> {
    let view = position.view(position.decider().unwrap().into());
    bot.think(&view, Budget::Iterations(1), &mut Dice::quick(1))
}

#[test]
fn the_policy_and_the_value_net_decide_together() {
    let file = include_bytes!("../../../games/schotten-totten/weights/schotten-totten-base-policy.weights");
    let mut policy = PolicyPlayer::<Position>::by(file).unwrap();
    let [mut both, mut net] =
        ["policy", "net"].map(|name| name.parse::<BotSpec>().unwrap().bot::<Position>());
    let (mut like_policy, mut like_net, mut alone_like_net, mut compared) = (0, 0, 0, 0);
    let mut given_up = 0.0;
    for position in (0..200).map(middle) {
        let together = think(&mut *both, &position);
        let (one, two) = (think(&mut policy, &position), think(&mut *net, &position));
        // Certain wins and endgames are not decided by nets.
        if together.iterations == 0 || one.alternatives.len() < 2 {
            continue;
        }
        let total: f32 = together.alternatives.iter().map(|other| other.share).sum();
        assert!((total - 1.0).abs() < 1e-3, "{total}");
        assert!(together.alternatives.is_sorted_by(|one, two| one.share >= two.share));
        let [by_policy, by_net] = [&one, &two].map(|decision| {
            decision.alternatives.iter().find(|other| other.action == together.action).unwrap()
        });
        let least = one.alternatives.last().unwrap();
        assert!(by_policy.share > least.share, "{position}: the policy would rather do anything else");
        given_up += two.value - by_net.value;
        let symmetries = BaseEncoding.symmetries();
        let renamed: f32 = (0..symmetries)
            .map(|symmetry| think(&mut policy, &BaseEncoding.renamed(&position, symmetry)).value)
            .sum();
        let value = (one.value + renamed) / (1 + symmetries) as f32;
        assert!((together.value - value).abs() < 1e-3, "{} {value}", together.value);
        compared += 1;
        like_policy += u32::from(together.action == one.action);
        like_net += u32::from(together.action == two.action);
        alone_like_net += u32::from(one.action == two.action);
    }
    assert!(compared > 80, "{compared} decisions");
    let given_up = given_up / compared as f32;
    assert!(given_up < 0.05, "{given_up} of a game per decision, according to the value net");
    assert!(2 * like_policy > compared && like_policy < compared, "{like_policy} of {compared}");
    assert!(like_net > alone_like_net, "{like_net}, and {alone_like_net} by the policy alone");
}

#[test]
fn a_search_overrules_the_nets_with_enough_rollouts() {
    let mut at_once = "policy".parse::<BotSpec>().unwrap().bot::<Position>();
    let mut overruled = |prior_weight: f32, rollouts: u32| {
        let config = NetSearchConfig { prior_weight, ..PolicySearch::<Position>::CONFIG };
        let mut search = PolicySearch::<Position>::new(config);
        let differ = (0..80).map(middle).filter(|position| {
            let view = position.view(position.decider().unwrap().into());
            let searched = search.think(&view, Budget::Iterations(rollouts), &mut Dice::quick(1));
            searched.action != think(&mut *at_once, position).action
        });
        differ.count()
    };
    assert_eq!(overruled(1e6, 40), 0, "what the nets say counts like a million rollouts");
    let prior_weight = PolicySearch::<Position>::CONFIG.prior_weight;
    let [few, many] = [8, 120].map(|rollouts| overruled(prior_weight, rollouts));
    assert!(few < many, "{few} and {many} decisions");
}

#[test]
fn renamed_positions_are_decided_alike() {
    let mut bot = "policy".parse::<BotSpec>().unwrap().bot::<Position>();
    for position in (0..60).map(middle) {
        let decision = think(&mut *bot, &position);
        for symmetry in 0..BaseEncoding.symmetries() {
            let renamed = think(&mut *bot, &BaseEncoding.renamed(&position, symmetry));
            assert!((decision.value - renamed.value).abs() < 1e-3, "{position}");
            let share = |action| {
                let same = BaseEncoding.renamed_action(action, symmetry);
                renamed.alternatives.iter().find(|other| other.action == same).map(|other| other.share)
            };
            for other in decision.alternatives.iter().filter(|other| other.share < 1.0) {
                assert!((share(other.action).unwrap() - other.share).abs() < 1e-3, "{position}");
            }
        }
    }
}

#[test]
fn a_value_net_repeats_its_answers_under_the_symmetries_that_it_is_not_asked_about() {
    let net = embedded(&Position::NET.unwrap().specs[0]).unwrap();
    let mut evaluator = NetEvaluator::new(net);
    let mut different = 0;
    for position in (0..40).map(middle) {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        for action in actions {
            let mut mean = |symmetries: usize| {
                let renamed = (0..symmetries).map(|symmetry| {
                    let renamed = BaseEncoding.renamed(&position, symmetry);
                    evaluator.logit(&renamed, BaseEncoding.renamed_action(action, symmetry))
                });
                let renamed: f32 = renamed.sum();
                (renamed + evaluator.logit(&position, action)) / (1 + symmetries) as f32
            };
            let [none, few, all] =
                [0, BaseEncoding.symmetries_of_value_net(), BaseEncoding.symmetries()].map(&mut mean);
            assert!((few - all).abs() < 1e-4, "{position} {action}: {few} {all}");
            different += u32::from((none - all).abs() > 1e-3);
        }
    }
    assert!(different > 100, "{different}");
}
