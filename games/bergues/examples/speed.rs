//! How many random games a second: `cargo run --release -p bergues --example speed`.

use std::time::{Duration, Instant};

use bergues::Position;
use tabletop::{Dice, Game, Settings, Value, Viewer};

fn main() {
    for variant in ["classic", "junior"] {
        for seats in Position::SEATS {
            games(variant, seats);
        }
    }
    samples();
}

/// Plays for two seconds, the deals included.
fn games(variant: &str, seats: u8) {
    let settings = Settings::new().with("variant", Value::Word(variant.to_owned()));
    let (mut dice, mut scratch) = (Dice::quick(1), Vec::new());
    let (mut games, mut decisions) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(2) {
        for _ in 0..1000 {
            let mut position =
                Position::deal(&settings, seats, &mut dice).expect("these options are allowed");
            while !position.is_over() {
                let action = position.random_action(&mut dice, &mut scratch);
                position.apply(action, &mut dice);
                decisions += 1;
            }
        }
        games += 1000;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{variant}, {seats} players: {:.0} games/s, {:.1} decisions a game, {:.1} million decisions/s",
        games as f64 / seconds,
        decisions as f64 / games as f64,
        decisions as f64 / seconds / 1e6,
    );
}

/// Draws positions behind the first view, where the most is unknown.
fn samples() {
    let mut dice = Dice::quick(1);
    let position = Position::deal(&Settings::new(), 4, &mut dice).expect("the presets are allowed");
    let view = position.view(Viewer::Spectator);
    let (start, count) = (Instant::now(), 100_000);
    for _ in 0..count {
        std::hint::black_box(Position::determinize(&view, &mut dice));
    }
    println!("determinize: {:.2} µs", start.elapsed().as_secs_f64() * 1e6 / f64::from(count));
}
