//! Whatever the text, it is read or refused: nothing panics, and what was read can be played to the end.

mod common;

use bergues::{Action, Position};
use common::OptionSet;
use proptest::prelude::*;
use tabletop::{Dice, Game};

const TILES: &str = "ab,ac,ad,ae,af,bc,bd,be,bf,cd,ce,cf,de,df,ef,nn";

/// Positions to change at random: some of each set of options.
fn texts() -> Vec<String> {
    let mut texts = Vec::new();
    for (number, set) in OptionSet::all().enumerate() {
        let mut dice = Dice::quick(number as u64);
        let mut position = Position::deal(&set.settings(), set.seats, &mut dice).expect("a deal");
        let stop = dice.below(120);
        for _ in 0..stop {
            if !position.is_over() {
                let action = position.random_action(&mut dice, &mut Vec::new());
                position.apply(action, &mut dice);
            }
        }
        texts.push(position.to_string());
    }
    texts
}

/// A text that was read goes on to the end of the game like any other position.
fn survives(text: &str) {
    if let Ok(mut position) = text.parse::<Position>() {
        assert_eq!(position.to_string(), text);
        let mut dice = Dice::quick(1);
        while !position.is_over() {
            let action = position.random_action(&mut dice, &mut Vec::new());
            assert!(position.check(action).is_ok());
            position.apply(action, &mut dice);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(20_000) })]

    #[test]
    fn changed_positions_are_read_or_refused(
        text in proptest::sample::select(texts()),
        changes in proptest::collection::vec((any::<proptest::sample::Index>(), "[ -~é]|[0-9a-gn*+./,_-]", 0..3u8), 1..4),
    ) {
        let mut letters: Vec<char> = text.chars().collect();
        for (at, letter, kind) in changes {
            let at = at.index(letters.len());
            let letter = letter.chars().next().unwrap_or('-');
            match kind {
                0 => letters[at] = letter,
                1 => letters.insert(at, letter),
                _ if letters.len() > 1 => { letters.remove(at); }
                _ => {}
            }
        }
        survives(&letters.into_iter().collect::<String>());
    }

    #[test]
    fn fields_put_together_are_read_or_refused(
        texts in proptest::collection::vec(proptest::sample::select(texts()), 6),
    ) {
        let fields: Vec<&str> =
            texts.iter().enumerate().filter_map(|(at, text)| text.split(' ').nth(at)).collect();
        survives(&fields.join(" "));
    }

    #[test]
    fn turns_and_paths_put_together_are_read_or_refused(
        guards in "((1?[0-9]|2[0-7])\\*?,){3}(1?[0-9])\\*?",
        paths in "((-|1?[1-6](\\+1?[0-9]){0,6})/){1}(-|1?[1-6](\\+1?[0-9]){0,6})",
        turn in "[1-9]{1,3}\\.[A-D]\\.(path|flipN|flipS|use|winoc|move:[ywgr]:[0-7]|over)\\.[A-Dywgr-]",
        rules in "(classic|junior)\\.[234]\\.[2-6]\\.[ep]\\.pairs",
    ) {
        survives(&format!("bg {rules} {guards} {TILES} {paths} {turn}"));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        survives(&text);
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn any_short_word_is_an_action_or_not(word in "(f|go|use|c|N|S)?[0-9NScw]{0,3}") {
        if let Ok(action) = word.parse::<Action>() {
            prop_assert_eq!(action.to_string(), word);
        }
    }
}
