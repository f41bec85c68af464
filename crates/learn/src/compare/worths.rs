//! What choices are worth, kept in a file for comparisons of other bots in the same decisions.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::io::ErrorKind;
use std::path::Path;

/// What choices are worth, by the number of the decision and the action.
#[derive(Clone, PartialEq, Debug)]
pub struct Worths {
    /// What they depend on: the rules, the seed, the net.
    origin: String,
    known: BTreeMap<(u32, String), f32>,
}

/// A file that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadWorths {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// It is from other decisions.
    #[error("it is from another comparison ({found}), not from this one ({expected}); give another file")]
    Origin {
        /// The first line of the file.
        found: String,
        /// The line that belongs there.
        expected: String,
    },
    /// A line cannot be read.
    #[error("line {0} is not a number of a decision, an action and a value, separated by tabs")]
    Line(usize),
}

impl Worths {
    /// None yet.
    pub fn new(origin: &str) -> Worths {
        Worths { origin: origin.to_owned(), known: BTreeMap::new() }
    }

    /// Those of a file; none if there is no such file.
    pub fn read(file: &Path, origin: &str) -> Result<Worths, BadWorths> {
        match std::fs::read_to_string(file) {
            Ok(text) => Worths::parse(&text, origin),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Worths::new(origin)),
            Err(error) => Err(error.into()),
        }
    }

    fn parse(text: &str, origin: &str) -> Result<Worths, BadWorths> {
        let mut worths = Worths::new(origin);
        let mut lines = text.lines().enumerate();
        let (_, found) = lines.next().unwrap_or_default();
        if found != origin {
            return Err(BadWorths::Origin { found: found.to_owned(), expected: origin.to_owned() });
        }
        for (index, line) in lines {
            let read = || {
                let [number, action, worth] = line.split('\t').collect::<Vec<_>>()[..] else { return None };
                Some((number.parse().ok()?, action.to_owned(), worth.parse().ok()?))
            };
            let (number, action, worth) = read().ok_or(BadWorths::Line(index + 1))?;
            worths.add(number, action, worth);
        }
        Ok(worths)
    }

    /// Writes them to a file.
    pub fn write(&self, file: &Path) -> Result<(), BadWorths> {
        Ok(std::fs::write(file, self.text())?)
    }

    fn text(&self) -> String {
        let mut text = format!("{}\n", self.origin);
        for ((number, action), worth) in &self.known {
            let _ = writeln!(text, "{number}\t{action}\t{worth}");
        }
        text
    }

    /// What this action is worth, if it is known.
    pub fn of(&self, number: u32, action: &str) -> Option<f32> {
        self.known.get(&(number, action.to_owned())).copied()
    }

    /// All that is known.
    #[cfg(test)]
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, &str, f32)> {
        self.known.iter().map(|((number, action), worth)| (*number, action.as_str(), *worth))
    }

    /// Adds what an action is worth.
    pub fn add(&mut self, number: u32, action: String, worth: f32) {
        self.known.insert((number, action), worth);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_keeps_what_is_known() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("worths");
        assert_eq!(Worths::read(&file, "a").unwrap(), Worths::new("a"), "no file yet");
        let mut worths = Worths::new("a");
        worths.add(7, "b8@1".to_owned(), 0.53);
        worths.add(8, "b8@1".to_owned(), 0.1);
        worths.write(&file).unwrap();
        let read = Worths::read(&file, "a").unwrap();
        assert_eq!(read, worths);
        assert_eq!((read.of(7, "b8@1"), read.of(7, "b8@2")), (Some(0.53), None));
    }

    #[test]
    fn a_file_of_other_decisions_or_a_bad_line_is_refused() {
        assert!(matches!(Worths::parse("b\n", "a"), Err(BadWorths::Origin { .. })));
        assert!(matches!(Worths::parse("", "a"), Err(BadWorths::Origin { .. })));
        for line in ["7\tb8@1", "x\tb8@1\t0.5", "7\tb8@1\tmuch", "7\tb8@1\t0.5\t1"] {
            let text = format!("a\n1\tb1@1\t0.5\n{line}\n");
            assert!(matches!(Worths::parse(&text, "a"), Err(BadWorths::Line(3))), "{line}");
        }
    }
}
