//! Bots do not cheat: a decision depends on the view, the budget and the bot's own random source, and on nothing
//! else. Two positions with the same view get the same decision, and repeating a call repeats the decision.

use bots::net::{NetFeatures, NetPolicy, NetSearch};
use bots::policy::{PolicyPlayer, PolicySearch};
use bots::{
    Bot, BotDecision, Budget, FeatureBuffer, Greedy, Handicapped, Heuristics, Ismcts, IsmctsConfig,
    Lookahead, Random,
};
use tabletop::{Dice, Game, Settings, Value};

/// Positions checked per rule set.
const POSITIONS: u32 = 40;
/// The budget of the bots.
const BUDGET: Budget = Budget::Iterations(200);
/// The bots with the slower iterations, and their budget.
const SEARCH_WITH_NET: &str = "search with the net";
const SEARCH_WITH_POLICY: &str = "search with the policy";
const SHORT: Budget = Budget::Iterations(12);

#[test]
fn schotten_totten() {
    let flags = [false, true];
    for edition in ["2016", "classic"] {
        for (tactics, expert) in flags.into_iter().flat_map(|tactics| flags.map(|expert| (tactics, expert))) {
            let settings = Settings::new()
                .with("edition", Value::Word(edition.to_owned()))
                .with("tactics", Value::Flag(tactics))
                .with("expert", Value::Flag(expert));
            check_fairness::<schotten_totten::Position>(&settings, 2);
        }
    }
}

#[test]
fn lords_of_scotland() {
    for seats in 2..=5 {
        check_fairness::<lords_of_scotland::Position>(
            &Settings::new().with("bruce", Value::Flag(seats % 2 == 0)),
            seats,
        );
    }
}

#[test]
fn bergues() {
    for seats in 2..=4 {
        for variant in ["classic", "junior"] {
            let settings = Settings::new().with("variant", Value::Word(variant.to_owned()));
            check_fairness::<bergues::Position>(&settings, seats);
        }
    }
}

/// Checks every bot and the features at random positions of one rule set.
#[track_caller]
fn check_fairness<G: Heuristics>(settings: &Settings, seats: u8) {
    let mut bots: Vec<(&str, Box<dyn Bot<G>>)> = vec![
        ("random", Box::new(Random)),
        ("greedy", Box::new(Greedy)),
        ("lookahead", Box::new(Lookahead)),
        ("search", Box::new(Ismcts::default())),
        ("plain search", Box::new(Ismcts::new(IsmctsConfig { plain: true, ..IsmctsConfig::default() }))),
        ("two threads", Box::new(Ismcts::new(IsmctsConfig { threads: 2, ..IsmctsConfig::default() }))),
        ("net", Box::new(NetPolicy::new(0.0))),
        ("net with temperature", Box::new(NetPolicy::new(0.1))),
        ("lamb", Box::new(Handicapped::new(3))),
        (SEARCH_WITH_NET, Box::new(NetSearch::default())),
        ("policy", Box::new(PolicyPlayer::default())),
        (SEARCH_WITH_POLICY, Box::new(PolicySearch::default())),
    ];
    let mut dice = Dice::quick(2016);
    let mut different = 0;
    for _ in 0..POSITIONS {
        let position = middle::<G>(settings, seats, &mut dice);
        let seat = position.decider().expect("the game goes on");
        let view = position.view(seat.into());
        let twin = G::determinize(&view, &mut dice);
        let same_view = twin.view(seat.into());
        assert_eq!(same_view, view, "{position}");
        different += u32::from(twin != position);
        let seed = u64::from(dice.word());
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        for &action in &legal {
            assert_eq!(
                features_after(&position, action),
                features_after(&twin, action),
                "{action} at {position}\n{twin}"
            );
        }
        assert_eq!(position.sure_win(), twin.sure_win(), "{position}\n{twin}");
        for (name, bot) in &mut bots {
            let is_slow = [SEARCH_WITH_NET, SEARCH_WITH_POLICY].contains(name);
            let budget = if is_slow { SHORT } else { BUDGET };
            let mut decide = |view: &G::View| bot.think(view, budget, &mut Dice::quick(seed));
            let decision = decide(&view);
            check_decision(&decision, &legal);
            assert_eq!(decide(&view), decision, "{name} decides differently when called again: {position}");
            assert_eq!(decide(&same_view), decision, "{name} distinguishes: {position}\n{twin}");
        }
    }
    assert!(different > 0, "nothing was hidden in any position");
}

/// The features after an action, checked against the shape of the net.
fn features_after<G: Heuristics>(position: &G, action: G::Action) -> (Option<f32>, Vec<Vec<u16>>) {
    let mut buffer = FeatureBuffer::default();
    let over = NetFeatures::write_after(position, action, &mut buffer);
    let shape = NetFeatures::spec_of(position).expect("the game has a net").shape;
    let table = buffer.table().indices();
    assert!(table.iter().all(|feature| usize::from(*feature) < shape.table), "{action} at {position}");
    let parts = (0..shape.parts).map(|part| buffer.part(part).indices().to_vec());
    let parts: Vec<Vec<u16>> = parts.collect();
    assert!(
        parts.iter().flatten().all(|feature| usize::from(*feature) < shape.part),
        "{action} at {position}"
    );
    (over, std::iter::once(table.to_vec()).chain(parts).collect())
}

/// A position in the middle of a random game, with several legal actions.
fn middle<G: Game>(settings: &Settings, seats: u8, dice: &mut Dice) -> G {
    let mut scratch = Vec::new();
    loop {
        let mut position = G::deal(settings, seats, dice).expect("these options are allowed");
        for _ in 0..5 + dice.below(60) {
            if position.is_over() {
                break;
            }
            let action = position.random_action(dice, &mut scratch);
            position.apply(action, dice);
        }
        if !position.is_over() && position.legal_count() > 1 {
            return position;
        }
    }
}

/// The action is legal, and the alternatives fit it.
#[track_caller]
fn check_decision<A: Copy + Ord + std::fmt::Debug>(decision: &BotDecision<A>, legal: &[A]) {
    assert!(legal.contains(&decision.action), "{decision:?}");
    assert_eq!(decision.line.first(), Some(&decision.action), "{decision:?}");
    let most =
        decision.alternatives.iter().find(|other| other.action == decision.action).map(|own| own.share);
    assert_eq!(
        most,
        Some(decision.alternatives[0].share),
        "the chosen action has the largest share: {decision:?}"
    );
    let share: f32 = decision.alternatives.iter().map(|other| other.share).sum();
    assert!((share - 1.0).abs() < 1e-3, "the shares add up to {share}: {decision:?}");
    for other in &decision.alternatives {
        assert!(legal.contains(&other.action) && (0.0..=1.001).contains(&other.value), "{other:?}");
    }
}
