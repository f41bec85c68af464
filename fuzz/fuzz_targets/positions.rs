//! Any text is refused, or is a position that plays to its end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::Seed;

fuzz_target!(|text: &str| {
    let Ok(mut table) = catalog::load(text, Seed([0; 32])) else { return };
    assert_eq!(table.position(), text);
    // An accepted position can be played on: always with the middle one of the legal actions.
    for _ in 0..10_000 {
        let legal = table.legal();
        if legal.is_empty() {
            break;
        }
        table.apply(&legal[legal.len() / 2..=legal.len() / 2]).expect("a listed action is legal");
    }
    assert!(table.turn().verdict().is_some(), "the game does not end: {}", table.position());
});
