//! Messages of the rules, before translation.

/// A Fluent message: its key and its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The key of the message.
    pub key: &'static str,
    /// The names and values of the arguments.
    pub args: Vec<(&'static str, String)>,
}

impl Phrase {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl std::fmt::Display) -> Phrase {
        self.args.push((name, value.to_string()));
        self
    }
}

/// A value that a translated message can describe.
pub trait Describe {
    /// The message, to be translated into the language of the reader.
    fn phrase(&self) -> Phrase;
}
