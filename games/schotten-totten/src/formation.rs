//! ST-F1, ST-F2: formations and strengths.

use std::fmt;

/// ST-F1: the formations, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Formation {
    /// Any cards.
    Sum,
    /// Successive values.
    Run,
    /// One colour.
    Colour,
    /// One value: three (four) of a kind.
    Kind,
    /// Successive values of one colour.
    ColourRun,
}

impl Formation {
    /// All formations, weakest first.
    pub const ALL: [Formation; 5] =
        [Formation::Sum, Formation::Run, Formation::Colour, Formation::Kind, Formation::ColourRun];

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Formation::Sum => "sum",
            Formation::Run => "run",
            Formation::Colour => "colour",
            Formation::Kind => "kind",
            Formation::ColourRun => "colour-run",
        }
    }
}

impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// ST-F2: the strength of a complete side, ordered by formation, then by the sum of values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Strength {
    /// The best formation of its cards.
    pub formation: Formation,
    /// The sum of their values.
    pub sum: u8,
}

impl Strength {
    /// Weaker than any complete side.
    pub(crate) const NONE: Strength = Strength { formation: Formation::Sum, sum: 0 };

    #[inline]
    const fn key(self) -> u16 {
        (self.formation as u16) << 8 | self.sum as u16
    }
}

impl Ord for Strength {
    #[inline]
    fn cmp(&self, other: &Strength) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Strength {
    #[inline]
    fn partial_cmp(&self, other: &Strength) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.formation, self.sum)
    }
}
