//! What the games say to people. Apart from the list of games, so that a program that shows none of it does not carry it.

use tabletop::Game;

/// Texts by language tag.
type Translated = &'static [(&'static str, &'static str)];

/// The texts of a game.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The name of the game.
    pub game: &'static str,
    /// The messages of its rules, in Fluent.
    pub words: Translated,
    /// Its rules in Markdown, whose chapters begin with `## `.
    pub rules: Translated,
    /// Its lessons, as JSON; [`lessons`](crate::lessons) reads them.
    pub lessons: &'static str,
    /// The messages of its lessons, in Fluent.
    pub lesson_words: Translated,
}

impl Texts {
    pub(crate) const fn of<G: Game>() -> Texts {
        Texts {
            game: G::NAME,
            words: G::WORDS,
            rules: G::RULES,
            lessons: G::LESSONS,
            lesson_words: G::LESSON_WORDS,
        }
    }
}
