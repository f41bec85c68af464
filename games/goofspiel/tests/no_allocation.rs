//! Playing does not touch the heap.

use goofspiel::Position;
use tabletop::{Dice, Game, Seat, Settings};

#[test]
fn playing_and_determinizing_allocate_nothing() {
    let mut dice = Dice::quick(5);
    let mut scratch = Vec::with_capacity(13);
    for seats in Position::SEATS {
        let mut position = Position::deal(&Settings::new(), seats, &mut dice).expect("a deal");
        let allocations = allocation_counter::measure(|| {
            while !position.is_over() {
                let action = position.random_action(&mut dice, &mut scratch);
                assert!(position.check(action).is_ok());
                position.apply(action, &mut dice);
                let drawn = Position::determinize(&position.view(Seat::A.into()), &mut dice);
                assert_eq!(drawn.scores(), position.scores());
            }
        });
        assert_eq!(allocations.count_total, 0);
    }
}
