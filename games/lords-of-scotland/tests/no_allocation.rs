//! Playing allocates nothing.

use lords_of_scotland::Position;
use tabletop::{Dice, Game, Settings, Value};

#[test]
fn playing_counting_and_choosing_do_not_allocate() {
    for seats in 2..=5 {
        let settings = Settings::new().with("bruce", Value::Flag(true)).with("target", Value::Number(100));
        let mut dice = Dice::quick(u64::from(seats));
        let mut position = Position::deal(&settings, seats, &mut dice).unwrap();
        let mut scratch = Vec::new();
        let mut legal = 0;
        let info = allocation_counter::measure(|| {
            while !position.is_over() {
                legal += position.legal_count();
                let action = position.random_action(&mut dice, &mut scratch);
                position.apply(action, &mut dice);
            }
        });
        assert!(legal > 1_000, "a whole game was played");
        assert_eq!(info.count_total, 0, "{seats} players");
    }
}
