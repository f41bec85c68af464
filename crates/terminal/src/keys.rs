//! The keys of items that can be touched; the boards show them beside the items.

/// A unique key for each touch: the preferred one if it is free, otherwise the next free letter or digit.
pub(crate) fn labels(touches: &[String], preferred: impl Fn(&str) -> Option<char>) -> Vec<(String, char)> {
    let mut used: Vec<char> = Vec::new();
    let mut labels: Vec<Option<char>> = vec![None; touches.len()];
    for (touch, label) in touches.iter().zip(&mut labels) {
        if let Some(key) = preferred(touch).filter(|key| !used.contains(key)) {
            used.push(key);
            *label = Some(key);
        }
    }
    let mut letters = ('a'..='z').chain('0'..='9');
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
        assert_eq!(keys, "pab1c");
        let spaces: Vec<String> = (0..28).map(|space| format!("space:{space}")).collect();
        let mut keys: Vec<char> = labels(&spaces, preferred).into_iter().map(|(_, key)| key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 28);
    }
}
