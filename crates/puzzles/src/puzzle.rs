//! One puzzle and its text: fields that tabs separate, in one line.

use std::fmt;
use std::str::FromStr;

/// The weakest level that solves a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// `lamb` and all above solve it.
    Lamb,
    /// `drover` solves it.
    Drover,
    /// `piper` solves it.
    Piper,
    /// `laird` solves it.
    Laird,
    /// No level solves it reliably.
    Beyond,
}

impl Grade {
    /// All grades, easiest first.
    pub const ALL: [Grade; 5] = [Grade::Lamb, Grade::Drover, Grade::Piper, Grade::Laird, Grade::Beyond];

    /// The word in the text.
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Lamb => "lamb",
            Grade::Drover => "drover",
            Grade::Piper => "piper",
            Grade::Laird => "laird",
            Grade::Beyond => "beyond",
        }
    }
}

/// A view with one clearly best action.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// What it is about, as a word of the game ([`tabletop::Game::theme`]).
    pub theme: String,
    /// How hard it is.
    pub grade: Grade,
    /// What the deciding seat sees and remembers, in notation.
    pub view: String,
    /// The actions that were compared, best first, each with its winning chance in tenths of a percent.
    pub actions: Vec<(String, u16)>,
}

/// A line that is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a puzzle is theme, grade, view and at least two actions with chances, separated by tabs: {0}")]
pub struct BadPuzzle(String);

impl Puzzle {
    /// The best action.
    pub fn answer(&self) -> &str {
        &self.actions[0].0
    }

    /// How much better the best action is than the next one, in tenths of a point.
    pub fn margin(&self) -> u16 {
        self.actions[0].1.saturating_sub(self.actions[1].1)
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}", self.theme, self.grade.word(), self.view)?;
        self.actions.iter().try_for_each(|(action, chance)| write!(f, "\t{action}={chance}"))
    }
}

impl FromStr for Puzzle {
    type Err = BadPuzzle;

    fn from_str(line: &str) -> Result<Puzzle, BadPuzzle> {
        let bad = || BadPuzzle(line.chars().take(80).collect());
        let mut fields = line.split('\t');
        let mut field = || fields.next().filter(|field| !field.is_empty()).ok_or_else(bad);
        let (theme, grade, view) = (field()?, field()?, field()?);
        let grade = Grade::ALL.into_iter().find(|known| known.word() == grade).ok_or_else(bad)?;
        let action = |field: &str| {
            let (action, chance) = field.rsplit_once('=')?;
            Some((action.to_owned(), chance.parse().ok()?))
        };
        let actions: Vec<(String, u16)> = fields.map(action).collect::<Option<_>>().ok_or_else(bad)?;
        if actions.len() < 2 {
            return Err(bad());
        }
        Ok(Puzzle { theme: theme.to_owned(), grade, view: view.to_owned(), actions })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_reads_as_it_is_written() {
        let line = "claim\tpiper\tst 2016 a b\t!3=712\tr5@4=528\tend=401";
        let puzzle: Puzzle = line.parse().expect("a puzzle");
        assert_eq!(puzzle.to_string(), line);
        assert_eq!((puzzle.answer(), puzzle.margin()), ("!3", 184));
    }

    #[test]
    fn other_lines_are_refused() {
        for line in [
            "",
            "claim",
            "claim\tpiper\tview",
            "claim\tpiper\tview\ta=1",
            "x\tking\tview\ta=2\tb=1",
            "a\tlamb\tv\tb\tc=1",
        ] {
            assert!(line.parse::<Puzzle>().is_err(), "{line}");
        }
    }
}
