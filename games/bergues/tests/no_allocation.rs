//! Playing allocates nothing.

use bergues::Position;
use tabletop::{Dice, Game, Settings, Value, Viewer};

#[test]
fn playing_counting_and_drawing_positions_allocate_nothing() {
    for variant in ["classic", "junior"] {
        let settings = Settings::new().with("variant", Value::Word(variant.to_owned()));
        let mut dice = Dice::quick(5);
        let mut scratch = Vec::new();
        let mut made = 0;
        for seats in Position::SEATS {
            let mut position = Position::deal(&settings, seats, &mut dice).expect("a deal");
            let allocations = allocation_counter::measure(|| {
                while !position.is_over() {
                    assert!(position.legal_count() > 0);
                    let action = position.random_action(&mut dice, &mut scratch);
                    assert!(position.check(action).is_ok());
                    position.apply(action, &mut dice);
                    let drawn = Position::determinize(&position.view(Viewer::Spectator), &mut dice);
                    assert_eq!(drawn.phase(), position.phase());
                    made += 1;
                }
            });
            assert_eq!(allocations.count_total, 0);
        }
        assert!(made > 50, "{made}");
    }
}

#[test]
fn a_position_is_a_small_value() {
    fn is_copy<T: Copy>() {}
    is_copy::<Position>();
    assert!(size_of::<Position>() <= 72, "{}", size_of::<Position>());
}
