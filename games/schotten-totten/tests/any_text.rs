//! Whatever the text, it is read or refused: nothing panics, and what was read can be played to the end.

use proptest::prelude::*;
use schotten_totten::{Action, Position, Rules};
use tabletop::{Dice, Game, Seat, Viewer};

/// Positions to change at random: some of each rule set.
fn texts() -> Vec<String> {
    let mut dice = Dice::quick(3);
    let mut texts = Vec::new();
    for rules in Rules::all().cycle().take(160) {
        let mut position = Position::deal_rules(rules, Seat::A, &mut dice);
        let stop = dice.below(130);
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
        let mut actions = Vec::new();
        while !position.is_over() {
            actions.clear();
            position.legal_actions(&mut actions);
            assert_eq!(position.legal_count(), actions.len(), "{position}");
            for seat in Seat::first(2) {
                let view = position.view(Viewer::Seat(seat));
                assert_eq!(Position::determinize(&view, &mut dice).view(Viewer::Seat(seat)), view);
            }
            let action = *dice.pick(&actions);
            assert!(position.check(action).is_ok(), "{action}: {position}");
            position.apply(action, &mut dice);
            assert_eq!(
                position.to_string().parse::<Position>().map(|read| read.to_string()),
                Ok(position.to_string())
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(20_000) })]

    #[test]
    fn changed_positions_are_read_or_refused(
        text in proptest::sample::select(texts()),
        changes in proptest::collection::vec(
            (any::<proptest::sample::Index>(), "[ -~é]|[0-9roygbpmbAB<>:|/.-]", 0..3u8), 1..4),
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

    /// Two cards change places, wherever they lie: often still a position, often one that cannot occur.
    #[test]
    fn exchanged_cards_are_read_or_refused(
        text in proptest::sample::select(texts()),
        exchanges in proptest::collection::vec(
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
        for (one, two) in exchanges {
            let (one, two) = (cards[one.index(cards.len())], cards[two.index(cards.len())]);
            bytes.swap(one, two);
            bytes.swap(one + 1, two + 1);
        }
        survives(std::str::from_utf8(&bytes).unwrap());
    }

    #[test]
    fn fields_put_together_are_read_or_refused(
        texts in proptest::collection::vec(proptest::sample::select(texts()), 8),
    ) {
        let fields: Vec<&str> = texts.iter().enumerate().filter_map(|(at, text)| text.split(' ').nth(at)).collect();
        survives(&fields.join(" "));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        survives(&text);
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn any_short_word_is_an_action_or_not(word in "((ST|BN|TR):)?([roygbp][0-9]|J1|SP|RC|MF)?@?[0-9]?(>[0-9x])?|[!+-][0-9a-z]{1,2}") {
        if let Ok(action) = word.parse::<Action>() {
            prop_assert_eq!(action.to_string(), word);
        }
    }
}
