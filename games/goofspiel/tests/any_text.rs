//! Any text is read or refused without a panic; what is read can be played.

use goofspiel::{Action, Position};
use proptest::prelude::*;
use tabletop::{Dice, Settings};

fn positions() -> Vec<String> {
    let mut dice = Dice::quick(5);
    let mut texts = |seats| laws::played_positions::<Position>(&Settings::new(), seats, 20, 65, &mut dice);
    (2..=5).flat_map(&mut texts).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, ..ProptestConfig::default() })]

    #[test]
    fn edited_positions_are_read_or_refused(
        at in any::<prop::sample::Index>(),
        edits in prop::collection::vec((any::<usize>(), prop::sample::select(
            "A23456789TJQK-/. ?BCDEcarrydisovegb".chars().collect::<Vec<_>>()), 0..3_u8), 1..4),
    ) {
        thread_local!(static POSITIONS: Vec<String> = positions());
        let text = POSITIONS.with(|positions| at.get(positions).clone());
        let text = edits.iter().fold(text, |text, (place, character, edit)| {
            laws::edited(&text, *place, *character, *edit)
        });
        laws::check_position_text::<Position>(&text, 1, 65);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(gs )?[ -~é]{0,40}") {
        laws::check_position_text::<Position>(&text, 1, 65);
        laws::check_action_text::<Position>(&text);
    }
}

#[test]
fn actions_are_bids_of_one_card() {
    for text in ["bA", "b2", "b9", "bT", "bK"] {
        assert_eq!(text.parse::<Action>().expect("a card").to_string(), text);
    }
    for text in ["", "A", "b1", "b10", "ba", "bAA", "é", " bA"] {
        text.parse::<Action>().expect_err(text);
    }
}
