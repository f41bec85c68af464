//! Any text is read or refused without a panic, and a position that was read plays to its end.

use laws::{check_action_text, check_position_text};
use lords_of_scotland::Position;
use proptest::prelude::*;

const TABLE: &str = include_str!("fixtures/perft.txt");
const GAMES: &str = include_str!("fixtures/playthroughs.jsonl");

/// Positions of recorded games, of every phase and number of players.
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

/// One edit of a text.
#[derive(Clone, Debug)]
enum Edit {
    Delete(prop::sample::Index),
    Insert(prop::sample::Index, String),
    Replace(prop::sample::Index, char),
    Swap(prop::sample::Index, prop::sample::Index),
    /// Two cards swap places: the text is likely to be well-formed.
    SwapCards(prop::sample::Index, prop::sample::Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    let index = any::<prop::sample::Index>;
    prop_oneof![
        index().prop_map(Edit::Delete),
        (index(), "[-a-zA-Z0-9_(),./+: é]{1,3}").prop_map(|(at, text)| Edit::Insert(at, text)),
        (index(), prop::sample::select("smdwfokcb123456789ABCDE-_(),./+: ?é".chars().collect::<Vec<_>>()))
            .prop_map(|(at, with)| Edit::Replace(at, with)),
        (index(), index()).prop_map(|(one, two)| Edit::Swap(one, two)),
        (index(), index()).prop_map(|(one, two)| Edit::SwapCards(one, two)),
        (index(), index()).prop_map(|(one, two)| Edit::SwapCards(one, two)),
    ]
}

fn edited(text: &str, edit: &Edit) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    if chars.is_empty() {
        return String::new();
    }
    match edit {
        Edit::Delete(at) => {
            chars.remove(at.index(chars.len()));
        }
        Edit::Insert(at, with) => {
            let at = at.index(chars.len());
            chars.splice(at..at, with.chars());
        }
        Edit::Replace(at, with) => {
            let at = at.index(chars.len());
            chars[at] = *with;
        }
        Edit::Swap(one, two) => {
            let (one, two) = (one.index(chars.len()), two.index(chars.len()));
            chars.swap(one, two);
        }
        Edit::SwapCards(one, two) => {
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

fn check(text: &str) {
    check_position_text::<Position>(text, 1000, 20_000);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50_000, ..ProptestConfig::default() })]

    #[test]
    fn edited_positions_are_read_or_refused(
        at in any::<prop::sample::Index>(),
        edits in prop::collection::vec(edit(), 1..4),
    ) {
        thread_local!(static POSITIONS: Vec<String> = positions());
        let text = POSITIONS.with(|positions| at.get(positions).clone());
        let text = edits.iter().fold(text, |text, edit| edited(&text, edit));
        check(&text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(ls )?[ -~é]{0,60}") {
        prop_assert!(text.parse::<Position>().is_err());
        check_action_text::<Position>(&text);
    }

    #[test]
    fn action_like_texts_are_read_or_refused(
        text in "(flip|take|claim|kill:|swap:|copy:|trade:|[+]|-|draw|more|stay|two|join|skip)[A-Fsmdwfokcb0-9é]{0,3}",
    ) {
        check_action_text::<Position>(&text);
    }
}
