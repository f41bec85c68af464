//! Any text is read or refused, never a panic; what is read can be played.

use lords_of_scotland::{Action, Position};
use proptest::prelude::*;
use tabletop::{Dice, Game, Viewer};

const TABLE: &str = include_str!("fixtures/perft.txt");
const GAMES: &str = include_str!("fixtures/playthroughs.jsonl");

/// Positions of real games, of every phase and number of players.
fn positions() -> Vec<String> {
    let table = TABLE.lines().filter(|line| !line.starts_with('#'));
    let mut positions: Vec<String> = table.map(|line| line.split(" | ").next().unwrap().to_owned()).collect();
    for game in GAMES.lines() {
        let game: serde_json::Value = serde_json::from_str(game).unwrap();
        let steps = game["steps"].as_array().unwrap();
        positions.extend(steps.iter().step_by(7).map(|step| step["position"].as_str().unwrap().to_owned()));
    }
    positions
}

/// What can be done to a text.
#[derive(Clone, Debug)]
enum Change {
    Delete(prop::sample::Index),
    Insert(prop::sample::Index, String),
    Replace(prop::sample::Index, char),
    Swap(prop::sample::Index, prop::sample::Index),
    /// Two cards change places: a text that is likely to be well-formed.
    Exchange(prop::sample::Index, prop::sample::Index),
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<prop::sample::Index>;
    prop_oneof![
        index().prop_map(Change::Delete),
        (index(), "[-a-zA-Z0-9_(),./+: é]{1,3}").prop_map(|(at, text)| Change::Insert(at, text)),
        (index(), prop::sample::select("smdwfokcb123456789ABCDE-_(),./+: ?é".chars().collect::<Vec<_>>()))
            .prop_map(|(at, with)| Change::Replace(at, with)),
        (index(), index()).prop_map(|(one, two)| Change::Swap(one, two)),
        (index(), index()).prop_map(|(one, two)| Change::Exchange(one, two)),
        (index(), index()).prop_map(|(one, two)| Change::Exchange(one, two)),
    ]
}

fn changed(text: &str, change: &Change) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    if chars.is_empty() {
        return String::new();
    }
    match change {
        Change::Delete(at) => {
            chars.remove(at.index(chars.len()));
        }
        Change::Insert(at, with) => {
            let at = at.index(chars.len());
            chars.splice(at..at, with.chars());
        }
        Change::Replace(at, with) => {
            let at = at.index(chars.len());
            chars[at] = *with;
        }
        Change::Swap(one, two) => {
            let (one, two) = (one.index(chars.len()), two.index(chars.len()));
            chars.swap(one, two);
        }
        Change::Exchange(one, two) => {
            let places: Vec<usize> = (0..chars.len() - 1)
                .filter(|&at| chars[at].is_ascii_lowercase() && chars[at + 1].is_ascii_hexdigit())
                .collect();
            if !places.is_empty() {
                let (one, two) = (*one.get(&places), *two.get(&places));
                chars.swap(one, two);
                chars.swap(one + 1, two + 1);
            }
        }
    }
    chars.into_iter().collect()
}

/// What was read is a position like any other: it has views, and games from there end.
fn live(text: &str) {
    let Ok(mut position) = text.parse::<Position>() else { return };
    assert_eq!(position.to_string(), text);
    let mut dice = Dice::quick(text.len() as u64);
    for viewer in Viewer::all(position.seats()) {
        let view = position.view(viewer);
        assert_eq!(Position::determinize(&view, &mut dice).view(viewer), view);
    }
    let mut decisions = 0;
    while !position.is_over() {
        let action = position.random_action(&mut dice, &mut Vec::new());
        position.check(action).unwrap();
        position.apply(action, &mut dice);
        decisions += 1;
        assert!(decisions < 20_000, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50_000, ..ProptestConfig::default() })]

    #[test]
    fn changed_positions_are_read_or_refused(
        at in any::<prop::sample::Index>(),
        changes in prop::collection::vec(change(), 1..4),
    ) {
        thread_local!(static POSITIONS: Vec<String> = positions());
        let text = POSITIONS.with(|positions| at.get(positions).clone());
        let text = changes.iter().fold(text, |text, change| changed(&text, change));
        live(&text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(ls )?[ -~é]{0,60}") {
        prop_assert!(text.parse::<Position>().is_err());
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn action_like_texts_are_read_or_refused(
        text in "(flip|take|claim|kill:|swap:|copy:|trade:|[+]|-|draw|more|stay|two|join|skip)[A-Fsmdwfokcb0-9é]{0,3}",
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}
