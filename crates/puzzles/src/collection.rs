//! The collections that are shipped.

use crate::puzzle::Puzzle;

/// The puzzles of one game and its rules.
#[derive(Clone, Copy, Debug)]
pub struct Collection {
    /// The name: that of the game, or of the game and a variant.
    pub name: &'static str,
    /// The game.
    pub game: &'static str,
    /// The options that the puzzles were found with, as JSON.
    pub options: &'static str,
    /// One puzzle per line, easiest first.
    pub text: &'static str,
}

/// All collections.
pub static COLLECTIONS: [Collection; 4] = [
    Collection {
        name: "schotten-totten",
        game: "schotten-totten",
        options: "{}",
        text: include_str!("../../../games/schotten-totten/puzzles/base.txt"),
    },
    Collection {
        name: "schotten-totten-tactics",
        game: "schotten-totten",
        options: "{\"tactics\":true}",
        text: include_str!("../../../games/schotten-totten/puzzles/tactics.txt"),
    },
    Collection {
        name: "lords-of-scotland",
        game: "lords-of-scotland",
        options: "{}",
        text: include_str!("../../../games/lords-of-scotland/puzzles/two.txt"),
    },
    Collection {
        name: "bergues",
        game: "bergues",
        options: "{}",
        text: include_str!("../../../games/bergues/puzzles/two.txt"),
    },
];

impl Collection {
    /// The collection of this name.
    pub fn find(name: &str) -> Option<&'static Collection> {
        COLLECTIONS.iter().find(|collection| collection.name == name)
    }

    /// The puzzles.
    ///
    /// # Panics
    /// If the text is malformed; a test reads all of it.
    pub fn puzzles(&self) -> Vec<Puzzle> {
        self.text.lines().map(|line| line.parse().expect("a shipped puzzle is well-formed")).collect()
    }
}

/// The index of the puzzle of a day, the same for all: UTC days are counted from 1 January 1970. Days next to each other have
/// puzzles far apart, and each puzzle comes once before any comes again.
pub fn of_the_day(day: u64, puzzles: usize) -> usize {
    let count = puzzles.max(1) as u64;
    // The stride is coprime to the count.
    let stride = (count * 5 / 8..2 * count).find(|stride| gcd(*stride, count) == 1).unwrap_or(1);
    (day % count * stride % count) as usize
}

fn gcd(one: u64, two: u64) -> u64 {
    if two == 0 { one } else { gcd(two, one % two) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_comes_once_before_any_comes_again() {
        for count in [1, 2, 7, 200, 240, 241] {
            let mut days: Vec<usize> = (0..count as u64).map(|day| of_the_day(20_000 + day, count)).collect();
            days.sort_unstable();
            assert_eq!(days, (0..count).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_browser_client_has_the_same_puzzle_of_the_day() {
        // The same days, counts and indices as in web/src/puzzles/puzzles.test.ts.
        let known = [
            (0, 240, 0),
            (1, 240, 151),
            (20_775, 240, 225),
            (20_776, 240, 136),
            (20_775, 203, 34),
            (5, 1, 0),
        ];
        for (day, count, index) in known {
            assert_eq!(of_the_day(day, count), index, "day {day} of {count}");
        }
    }
}
