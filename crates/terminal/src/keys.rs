//! The keys of items that can be touched, which the boards show beside the items, and the letters of shortcuts.

/// The letters of shortcuts, which work in both cases: hint, explain, log, aid, rules, words, say, more, quit.
pub(crate) const SHORTCUTS: &str = "helarwsoq";

/// A unique key for each touch: the preferred one if it is free, otherwise the next free letter that is no shortcut, a digit,
/// or at last any letter.
pub(crate) fn labels(touches: &[String], preferred: impl Fn(&str) -> Option<char>) -> Vec<(String, char)> {
    let mut used: Vec<char> = Vec::new();
    let mut labels: Vec<Option<char>> = vec![None; touches.len()];
    for (touch, label) in touches.iter().zip(&mut labels) {
        if let Some(key) = preferred(touch).filter(|key| !used.contains(key)) {
            used.push(key);
            *label = Some(key);
        }
    }
    let is_shortcut = |key: &char| SHORTCUTS.contains(*key);
    let free = ('a'..='z').filter(|key| !is_shortcut(key));
    let mut letters = free.chain('0'..='9').chain(('a'..='z').filter(is_shortcut));
    for label in labels.iter_mut().filter(|label| label.is_none()) {
        *label = letters.by_ref().find(|key| !used.contains(key));
    }
    let known = |(touch, label): (&String, Option<char>)| Some((touch.clone(), label?));
    touches.iter().zip(labels).filter_map(known).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_touch_gets_a_unique_key() {
        let preferred = |touch: &str| match touch {
            "pass" => Some('p'),
            "claim:1" => Some('1'),
            _ => None,
        };
        let touches: Vec<String> =
            ["pass", "hand:r1", "hand:r2", "claim:1", "hand:p9"].map(str::to_owned).to_vec();
        let keys: String = labels(&touches, preferred).into_iter().map(|(_, key)| key).collect();
        assert_eq!(keys, "pbc1d");
        let spaces: Vec<String> = (0..28).map(|space| format!("space:{space}")).collect();
        let mut keys: Vec<char> = labels(&spaces, preferred).into_iter().map(|(_, key)| key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 28);
    }

    #[test]
    fn a_hand_leaves_the_letters_of_shortcuts_alone() {
        let hand: Vec<String> = (0..10).map(|card| format!("hand:s{card}")).collect();
        let keys: String = labels(&hand, |_| None).into_iter().map(|(_, key)| key).collect();
        assert_eq!(keys, "bcdfgijkmn");
    }
}
