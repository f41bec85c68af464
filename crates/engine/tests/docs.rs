//! The conversation in docs/protocol.md is what the engine answers.

use catalog::Language;
use engine::Engine;

#[test]
fn the_examples_of_the_protocol_are_correct() {
    let page = include_str!("../../../docs/protocol.md");
    let mut engine = Engine::new(Language::English);
    let mut checked = 0;
    let mut request = None;
    for line in page.lines() {
        if line == "And in a fresh engine:" {
            engine = Engine::new(Language::English);
        }
        if let Some(text) = line.strip_prefix("> ") {
            request = Some(engine.answer(text.as_bytes()));
        } else if let (Some(shown), Some(answer)) = (line.strip_prefix("< "), request.take()) {
            // What depends on chance or the day, or is shown in part, is not compared.
            let varies = [r#""seed":"#, "[Date ", "{\"games\":["].iter().any(|part| shown.contains(part));
            if !varies {
                assert_eq!(shown, answer);
                checked += 1;
            }
        }
    }
    assert!(checked > 30, "{checked}");
}
