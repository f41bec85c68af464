//! How many sequences of bids there are. Nothing but the hands limits a bid, so the counts follow from arithmetic:
//! five cards for two players make 5 · 5 · 4 · 4 · … sequences.

use goofspiel::Position;
use tabletop::{Dice, Game, Settings, Value, perft};

#[test]
fn the_counts_are_those_of_arithmetic() {
    for (seats, cards, depths) in [(2_u8, 5_u64, 0..=10_u32), (3, 6, 0..=6), (5, 13, 0..=5)] {
        let settings = Settings::new().with("cards", Value::Number(cards as i64));
        let mut dice = Dice::quick(7);
        let position = Position::deal(&settings, seats, &mut dice).expect("a deal");
        for depth in depths {
            let expected: u64 = (0..u64::from(depth)).map(|bid| cards - bid / u64::from(seats)).product();
            assert_eq!(perft(&position, &dice, depth), expected, "{seats} players, depth {depth}");
        }
    }
}
