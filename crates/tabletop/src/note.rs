//! What statistics over many games count.

/// An action worth counting in statistics: a kind of thing (`formations`) and which one it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Note {
    /// The kind of thing.
    pub kind: &'static str,
    /// Which one: the Fluent key of its name in the game's words, or a plain word.
    pub name: &'static str,
}

impl Note {
    /// A note of this kind.
    pub const fn new(kind: &'static str, name: &'static str) -> Note {
        Note { kind, name }
    }
}
