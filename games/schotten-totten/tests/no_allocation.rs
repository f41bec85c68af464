//! Playing allocates nothing.

use schotten_totten::{Position, Rules, playout};
use tabletop::{Dice, Game, Seat};

#[test]
fn a_playout_allocates_nothing() {
    for rules in Rules::all() {
        let mut dice = Dice::quick(4);
        let counted = allocation_counter::measure(|| {
            for _ in 0..100 {
                let mut position = Position::deal_rules(rules, Seat::A, &mut dice);
                playout(&mut position, &mut dice);
            }
        });
        assert_eq!(counted.count_total, 0, "{rules}");
    }
}

#[test]
fn choosing_and_counting_allocate_nothing() {
    for rules in Rules::all() {
        let mut dice = Dice::quick(5);
        let mut scratch = Vec::new();
        let counted = allocation_counter::measure(|| {
            let mut position = Position::deal_rules(rules, Seat::A, &mut dice);
            while !position.is_over() {
                let action = position.random_action(&mut dice, &mut scratch);
                assert!(position.legal_count() > 0 && position.check(action).is_ok());
                position.apply(action, &mut dice);
            }
        });
        assert_eq!(counted.count_total, 0, "{rules}");
    }
}

#[test]
fn a_position_is_a_small_value() {
    fn copied<T: Copy>(value: &T) -> T {
        *value
    }
    let position = Position::deal_rules("2016tx".parse().unwrap(), Seat::A, &mut Dice::quick(1));
    assert_eq!(copied(&position), position);
    assert!(size_of::<Position>() <= 288, "{}", size_of::<Position>());
}
