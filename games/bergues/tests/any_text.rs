//! Any text is read or refused without a panic, and a position that was read plays to its end.

mod common;

use bergues::{LAST_TURN, Position};
use common::OptionSet;
use laws::{check_action_text, check_position_text, edited, played_positions};
use proptest::prelude::*;
use tabletop::Dice;

const TILES: &str = "ab,ac,ad,ae,af,bc,bd,be,bf,cd,ce,cf,de,df,ef,nn";

/// Positions of every set of options, to be edited.
fn texts() -> Vec<String> {
    let mut dice = Dice::quick(0);
    OptionSet::all()
        .flat_map(|set| played_positions::<Position>(&set.settings(), set.seats, 1, 120, &mut dice))
        .collect()
}

fn check(text: &str) {
    check_position_text::<Position>(text, 50, 14 * u32::from(LAST_TURN));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(20_000) })]

    #[test]
    fn edited_positions_are_read_or_refused(
        text in proptest::sample::select(texts()),
        edits in proptest::collection::vec((any::<usize>(), "[ -~é]|[0-9a-gn*+./,_-]", 0..3u8), 1..4),
    ) {
        check(&edits.iter().fold(text, |text, (place, letter, edit)| {
            edited(&text, *place, letter.chars().next().unwrap_or('-'), *edit)
        }));
    }

    #[test]
    fn combined_fields_of_several_positions_are_read_or_refused(
        texts in proptest::collection::vec(proptest::sample::select(texts()), 6),
    ) {
        let fields: Vec<&str> =
            texts.iter().enumerate().filter_map(|(at, text)| text.split(' ').nth(at)).collect();
        check(&fields.join(" "));
    }

    #[test]
    fn combined_turns_and_paths_are_read_or_refused(
        guards in "((1?[0-9]|2[0-7])\\*?,){3}(1?[0-9])\\*?",
        paths in "((-|1?[1-6](\\+1?[0-9]){0,6})/){1}(-|1?[1-6](\\+1?[0-9]){0,6})",
        turn in "[1-9]{1,3}\\.[A-D]\\.(path|flipN|flipS|use|winoc|move:[ywgr]:[0-7]|over)\\.[A-Dywgr-]",
        rules in "(classic|junior)\\.[234]\\.[2-6]\\.[ep]\\.pairs",
    ) {
        check(&format!("bg {rules} {guards} {TILES} {paths} {turn}"));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        check(&text);
        check_action_text::<Position>(&text);
    }

    #[test]
    fn any_short_word_is_an_action_or_refused(word in "(f|go|use|c|N|S)?[0-9NScw]{0,3}") {
        check_action_text::<Position>(&word);
    }
}
