//! The choice of the puzzles that are shipped.

use std::collections::{BTreeMap, BTreeSet};

use crate::puzzle::Puzzle;

/// The largest share of one theme.
const MOST_OF_A_THEME: f64 = 0.4;

/// Chooses puzzles: no view twice, no theme too often, easiest first.
pub fn select(found: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut seen = BTreeSet::new();
    let mut fresh: Vec<Puzzle> =
        found.into_iter().filter(|puzzle| seen.insert(puzzle.view.clone())).collect();
    // Hard puzzles are rarer: they come first when themes are full.
    fresh.sort_by_key(|puzzle| std::cmp::Reverse(puzzle.grade));
    let most = (MOST_OF_A_THEME * count as f64).ceil() as usize;
    let mut themes: BTreeMap<String, usize> = BTreeMap::new();
    let (mut chosen, mut left) = (Vec::new(), Vec::new());
    for puzzle in fresh {
        let of_theme = themes.entry(puzzle.theme.clone()).or_default();
        if *of_theme < most && chosen.len() < count {
            *of_theme += 1;
            chosen.push(puzzle);
        } else {
            left.push(puzzle);
        }
    }
    let missing = count.saturating_sub(chosen.len());
    chosen.extend(left.into_iter().take(missing));
    chosen.sort_by(|one, two| one.grade.cmp(&two.grade).then(two.margin().cmp(&one.margin())));
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Grade;

    fn puzzle(theme: &str, grade: Grade, view: usize) -> Puzzle {
        let actions = vec![("a".to_owned(), 700), ("b".to_owned(), 500)];
        Puzzle { theme: theme.to_owned(), grade, view: view.to_string(), actions }
    }

    #[test]
    fn no_view_comes_twice_and_easy_ones_come_first() {
        let found = vec![
            puzzle("claim", Grade::Laird, 1),
            puzzle("claim", Grade::Lamb, 2),
            puzzle("claim", Grade::Lamb, 1),
        ];
        let views: Vec<String> = select(found, 10).into_iter().map(|puzzle| puzzle.view).collect();
        assert_eq!(views, ["2", "1"]);
    }

    #[test]
    fn a_common_theme_leaves_room_for_others() {
        let found: Vec<Puzzle> = (0..20)
            .map(|view| puzzle(if view < 15 { "build" } else { "block" }, Grade::Piper, view))
            .collect();
        let chosen = select(found, 9);
        assert_eq!(chosen.len(), 9);
        assert_eq!(chosen.iter().filter(|puzzle| puzzle.theme == "block").count(), 4);
    }
}
