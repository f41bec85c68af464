//! What statistics over many games count.

/// An action worth counting in statistics: a kind of thing (`formations`) and which one it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Note {
    /// The kind of thing. Its title is the message `TAG-note-KIND` of the game's words.
    pub kind: &'static str,
    /// Which one: the key of a message, or a word whose message is `TAG-note-NAME`.
    pub name: &'static str,
}

impl Note {
    /// A note of this kind.
    pub const fn new(kind: &'static str, name: &'static str) -> Note {
        Note { kind, name }
    }
}
