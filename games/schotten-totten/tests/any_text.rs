//! Any text is read or refused without a panic, and a position that was read plays to its end.

use laws::{check_action_text, check_position_text, edited, played_positions};
use proptest::prelude::*;
use schotten_totten::Position;
use tabletop::{Dice, Settings, Value};

/// Positions of every rule set, to be edited.
fn texts() -> Vec<String> {
    let mut dice = Dice::quick(3);
    let mut texts = Vec::new();
    for edition in ["2016", "classic"] {
        for (tactics, expert) in [(false, false), (false, true), (true, false), (true, true)] {
            let settings = Settings::new()
                .with("edition", Value::Word(edition.to_owned()))
                .with("tactics", Value::Flag(tactics))
                .with("expert", Value::Flag(expert));
            texts.extend(played_positions::<Position>(&settings, 2, 20, 130, &mut dice));
        }
    }
    texts
}

fn check(text: &str) {
    check_position_text::<Position>(text, 1, 250);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(20_000) })]

    #[test]
    fn edited_positions_are_read_or_refused(
        text in proptest::sample::select(texts()),
        edits in proptest::collection::vec((any::<usize>(), "[ -~é]|[0-9roygbpmbAB<>:|/.-]", 0..3u8), 1..4),
    ) {
        check(&edits.iter().fold(text, |text, (place, letter, edit)| {
            edited(&text, *place, letter.chars().next().unwrap_or('-'), *edit)
        }));
    }

    /// Two cards swap places: often still a position, often one that cannot occur.
    #[test]
    fn swapped_cards_are_read_or_refused(
        text in proptest::sample::select(texts()),
        swaps in proptest::collection::vec(
            (any::<proptest::sample::Index>(), any::<proptest::sample::Index>()), 1..5),
        turn in "[AB]\\.(play|claim|recruit[123]|return[12]|over)\\.[012]",
        keep_turn in any::<bool>(),
    ) {
        let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
        if !keep_turn {
            fields[7] = turn;
        }
        let mut bytes = fields.join(" ").into_bytes();
        let from = bytes.iter().position(|byte| *byte == b' ').unwrap_or(0) + 5;
        let cards: Vec<usize> = (from..bytes.len() - 12)
            .filter(|&at| b"roygbp".contains(&bytes[at]) && bytes[at + 1].is_ascii_digit())
            .collect();
        for (one, two) in swaps {
            let (one, two) = (cards[one.index(cards.len())], cards[two.index(cards.len())]);
            bytes.swap(one, two);
            bytes.swap(one + 1, two + 1);
        }
        check(std::str::from_utf8(&bytes).unwrap());
    }

    #[test]
    fn combined_fields_of_several_positions_are_read_or_refused(
        texts in proptest::collection::vec(proptest::sample::select(texts()), 8),
    ) {
        let fields: Vec<&str> =
            texts.iter().enumerate().filter_map(|(at, text)| text.split(' ').nth(at)).collect();
        check(&fields.join(" "));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        check(&text);
        check_action_text::<Position>(&text);
    }

    #[test]
    fn any_short_word_is_an_action_or_refused(word in "((ST|BN|TR):)?([roygbp][0-9]|J1|SP|RC|MF)?@?[0-9]?(>[0-9x])?|[!+-][0-9a-z]{1,2}") {
        check_action_text::<Position>(&word);
    }
}
