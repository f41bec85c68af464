//! The miniature and its exact solution.

use std::sync::LazyLock;

use bots::FeatureBuffer;
use bots::net::NetFeatures;
use learn::miniature::Miniature;
use learn::optimum::{Strategy, Tree};
use tabletop::{Dice, Game, Seat, Settings};

/// Six cards: solved at once.
type Smallest = Miniature<2>;

static TREE: LazyLock<Tree<Smallest>> = LazyLock::new(|| Tree::new(Smallest::deals()));
static OPTIMUM: LazyLock<Strategy> = LazyLock::new(|| TREE.solve(300));

fn uniform() -> Strategy {
    TREE.strategy(|_, _, actions| vec![1.0 / actions.len() as f64; actions.len()])
}

fn first_action() -> Strategy {
    TREE.strategy(|_, _, actions| (0..actions.len()).map(|place| f64::from(u8::from(place == 0))).collect())
}

/// The score of a strategy against a best response, averaged over both seats.
fn worst_case(strategy: &Strategy) -> f64 {
    Seat::first(2).map(|seat| 1.0 - TREE.best_response(seat, strategy)).sum::<f64>() / 2.0
}

#[test]
fn the_optimum_is_not_exploitable() {
    let score = worst_case(&OPTIMUM);
    assert!(score > 0.499, "{score}, where 0.5 is optimal");
}

#[test]
fn other_strategies_are_exploitable() {
    for strategy in [uniform(), first_action()] {
        assert!(worst_case(&strategy) < 0.45, "{}", worst_case(&strategy));
    }
}

#[test]
fn a_best_response_gets_at_least_what_any_other_gets() {
    let strategies = [uniform(), first_action(), OPTIMUM.clone()];
    for against in &strategies {
        let best = Seat::first(2).map(|seat| TREE.best_response(seat, against)).collect::<Vec<_>>();
        for other in &strategies {
            let as_first = TREE.value([other, against]);
            let as_second = 1.0 - TREE.value([against, other]);
            assert!(
                as_first <= best[0] + 1e-9 && as_second <= best[1] + 1e-9,
                "{as_first} {as_second} {best:?}"
            );
        }
    }
}

#[test]
fn deals_are_complete_and_distinct() {
    let deals = Smallest::deals();
    assert_eq!(deals.len(), 6 * 5 * 4 * 3 * 2 / 4);
    for (place, deal) in deals.iter().enumerate() {
        assert!(!deals[..place].contains(deal), "{deal}");
    }
}

#[test]
fn determinizations_have_the_same_view_actions_and_features() {
    let mut dice = Dice::quick(5);
    for _ in 0..300 {
        let mut position = Miniature::<3>::deal(&Settings::new(), 2, &mut dice).unwrap();
        while let Some(seat) = position.decider() {
            let view = position.view(seat.into());
            let sampled = Miniature::<3>::determinize(&view, &mut dice);
            assert_eq!(sampled.view(seat.into()), view, "{position}\n{sampled}");
            let (mut legal, mut same) = (Vec::new(), Vec::new());
            position.legal_actions(&mut legal);
            sampled.legal_actions(&mut same);
            assert_eq!(legal, same);
            for &action in &legal {
                let features = [&position, &sampled].map(|world| {
                    let mut buffer = FeatureBuffer::default();
                    let over = NetFeatures::write_after(world, action, &mut buffer);
                    (over, buffer.table().indices().to_vec())
                });
                assert_eq!(features[0], features[1], "{action} at {position}");
            }
            let action = position.random_action(&mut dice, &mut legal);
            position.apply(action, &mut dice);
        }
        assert!(position.turn().verdict().is_some());
    }
}
