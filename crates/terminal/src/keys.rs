//! The keys for what can be touched: each thing has one, and it is written beside it.

/// A key for each of these touches: the obvious one where there is one, else the next letter.
pub(crate) fn labels(touches: &[String]) -> Vec<(String, char)> {
    let mut used: Vec<char> = Vec::new();
    let mut labels: Vec<Option<char>> = vec![None; touches.len()];
    for (touch, label) in touches.iter().zip(&mut labels) {
        if let Some(key) = obvious(touch).filter(|key| !used.contains(key)) {
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

fn obvious(touch: &str) -> Option<char> {
    let (kind, which) = touch.split_once(':').unwrap_or((touch, ""));
    match (kind, which) {
        ("stone" | "claim" | "row" | "supporter", number) if number.len() == 1 => number.chars().next(),
        ("pile", "clan") => Some('c'),
        ("pile", "tactic") => Some('t'),
        ("discard", _) => Some('x'),
        ("end", _) => Some('e'),
        ("pass", _) => Some('p'),
        ("up", _) => Some('u'),
        ("down", _) => Some('d'),
        ("power", _) => Some('y'),
        ("skip", _) | ("path", "N") => Some('n'),
        ("path", "S") => Some('s'),
        ("way", "cw") => Some('r'),
        ("way", "ccw") => Some('l'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_touch_has_a_key_of_its_own() {
        let touches: Vec<String> =
            ["pass", "hand:r1", "hand:r2", "claim:1", "hand:p9"].map(str::to_owned).to_vec();
        let keys: String = labels(&touches).into_iter().map(|(_, key)| key).collect();
        assert_eq!(keys, "pab1c");
        let spaces: Vec<String> = (0..28).map(|space| format!("space:{space}")).collect();
        let mut keys: Vec<char> = labels(&spaces).into_iter().map(|(_, key)| key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 28);
    }
}
