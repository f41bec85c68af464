//! The miniature and its optimum.

use std::sync::LazyLock;

use bots::FeatureBuffer;
use bots::net::NetFeatures;
use learn::miniature::Miniature;
use learn::optimum::{Strategy, Tree};
use tabletop::{Dice, Game, Seat, Settings};

/// Six cards: solved in a moment.
type Smallest = Miniature<2>;

static TREE: LazyLock<Tree<Smallest>> = LazyLock::new(|| Tree::new(Smallest::deals()));
static OPTIMUM: LazyLock<Strategy> = LazyLock::new(|| TREE.solve(300));

fn any_action() -> Strategy {
    TREE.strategy(|_, _, actions| vec![1.0 / actions.len() as f64; actions.len()])
}

fn first_action() -> Strategy {
    TREE.strategy(|_, _, actions| (0..actions.len()).map(|place| f64::from(u8::from(place == 0))).collect())
}

/// What a strategy gets at least, on average over both seats.
fn least(strategy: &Strategy) -> f64 {
    Seat::first(2).map(|seat| 1.0 - TREE.best_answer(seat, strategy)).sum::<f64>() / 2.0
}

#[test]
fn nobody_gains_anything_against_the_optimum() {
    let least = least(&OPTIMUM);
    assert!(least > 0.499, "it gets {least} at least, where 0.5 is what both can be sure of");
}

#[test]
fn whoever_does_not_play_the_optimum_can_be_beaten() {
    for strategy in [any_action(), first_action()] {
        assert!(least(&strategy) < 0.45, "{}", least(&strategy));
    }
}

#[test]
fn a_best_answer_gets_at_least_what_any_other_gets() {
    let strategies = [any_action(), first_action(), OPTIMUM.clone()];
    for against in &strategies {
        let best = Seat::first(2).map(|seat| TREE.best_answer(seat, against)).collect::<Vec<_>>();
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
fn the_deals_are_all_there_are() {
    let deals = Smallest::deals();
    assert_eq!(deals.len(), 6 * 5 * 4 * 3 * 2 / 4);
    for (place, deal) in deals.iter().enumerate() {
        assert!(!deals[..place].contains(deal), "{deal}");
    }
}

#[test]
fn what_is_imagined_looks_the_same_and_is_possible() {
    let mut dice = Dice::quick(5);
    for _ in 0..300 {
        let mut position = Miniature::<3>::deal(&Settings::new(), 2, &mut dice).unwrap();
        while let Some(seat) = position.decider() {
            let view = position.view(seat.into());
            let imagined = Miniature::<3>::determinize(&view, &mut dice);
            assert_eq!(imagined.view(seat.into()), view, "{position}\n{imagined}");
            let (mut legal, mut same) = (Vec::new(), Vec::new());
            position.legal_actions(&mut legal);
            imagined.legal_actions(&mut same);
            assert_eq!(legal, same);
            for &action in &legal {
                let told = [&position, &imagined].map(|world| {
                    let mut buffer = FeatureBuffer::default();
                    let over = NetFeatures::write_after(world, action, &mut buffer);
                    (over, buffer.table().indices().to_vec())
                });
                assert_eq!(told[0], told[1], "{action} at {position}");
            }
            let action = position.random_action(&mut dice, &mut legal);
            position.apply(action, &mut dice);
        }
        assert!(position.turn().verdict().is_some());
    }
}
