//! What the rules have to say to a person, before it is put into a language.

/// A message by its key in the Fluent files, with what it speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The key of the message.
    pub key: &'static str,
    /// Names and values of what the message mentions.
    pub args: Vec<(&'static str, String)>,
}

impl Phrase {
    /// A message that mentions nothing.
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// The same message, mentioning one thing more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl std::fmt::Display) -> Phrase {
        self.args.push((name, value.to_string()));
        self
    }
}

/// Something that can be told to a person in any language.
pub trait Describe {
    /// The message, to be looked up in the reader's language.
    fn phrase(&self) -> Phrase;
}
