//! Plays random games as fast as possible: `cargo run --release -p lords-of-scotland --example playouts`.

use std::time::Instant;

use lords_of_scotland::Position;
use tabletop::{Dice, Game, Settings, Viewer};

/// How many full positions a second are sampled from views of the seat to decide.
fn determinisations(seats: u8) -> f64 {
    let mut dice = Dice::quick(9);
    let mut scratch = Vec::new();
    let (mut sampled, mut spent) = (0_u32, 0.0);
    let mut position = Position::deal(&Settings::new(), seats, &mut dice).expect("presets are allowed");
    while spent < 1.0 {
        let Some(seat) = position.decider() else {
            position = Position::deal(&Settings::new(), seats, &mut dice).expect("presets are allowed");
            continue;
        };
        let view = position.view(Viewer::Seat(seat));
        let start = Instant::now();
        for _ in 0..100 {
            std::hint::black_box(Position::determinize(&view, &mut dice));
        }
        spent += start.elapsed().as_secs_f64();
        sampled += 100;
        let action = position.random_action(&mut dice, &mut scratch);
        position.apply(action, &mut dice);
    }
    f64::from(sampled) / spent
}

fn main() {
    for seats in 2..=5 {
        let mut dice = Dice::quick(7);
        let mut scratch = Vec::new();
        let start = Instant::now();
        let (mut games, mut decisions) = (0_u64, 0_u64);
        while start.elapsed().as_secs_f64() < 3.0 {
            for _ in 0..100 {
                let mut position =
                    Position::deal(&Settings::new(), seats, &mut dice).expect("presets are allowed");
                while !position.is_over() {
                    let action = position.random_action(&mut dice, &mut scratch);
                    position.apply(action, &mut dice);
                    decisions += 1;
                }
                games += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{seats} players: {:.0} games/s, {:.2} million decisions/s, {} bytes a position",
            games as f64 / seconds,
            decisions as f64 / seconds / 1e6,
            size_of::<Position>(),
        );
        println!("           {:.2} million determinisations/s", determinisations(seats) / 1e6);
    }
}
