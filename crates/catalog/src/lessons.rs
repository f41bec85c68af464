//! The lessons of the games. A game keeps them as data beside its rules (`lessons/lessons.json`), with its texts
//! (`lessons/<tag>.ftl`); the browser client reads the same files.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::{Map, Value as Json};

use crate::{TEXTS, Texts};

/// A lesson: steps at a table, with the learner in the first seat.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The name, unique among the lessons of all games.
    pub id: String,
    /// The name of the game.
    #[serde(skip)]
    pub game: &'static str,
    /// The options of the table.
    pub options: Map<String, Json>,
    /// The number of players.
    #[serde(default = "two")]
    pub players: u8,
    /// How long it takes.
    pub minutes: u8,
    /// Changes with the steps; progress of another edition is dropped.
    pub edition: u32,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
}

const fn two() -> u8 {
    2
}

/// One step of a lesson.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The key of its heading; `.text`, `.task`, `.done` and `.wrong` are attributes of the message.
    pub words: String,
    /// What the learner does.
    pub goal: Goal,
    /// The position to begin with; by default the one where the last step ended.
    pub position: Option<String>,
    /// Actions before the learner's: draws, and those of others.
    #[serde(default)]
    pub first: Vec<String>,
    /// Whether the move is shown at once, where the text alone cannot describe it.
    #[serde(default)]
    pub marked: bool,
    /// Schotten Totten: the number of formations that are known by now.
    pub formations: Option<u8>,
}

/// What the learner does in a step.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Goal {
    /// Read, then continue.
    Next,
    /// Make one of these actions, or any whose touches fit the pattern: `hand:* stone:5`.
    Act {
        /// The actions, the best example first.
        #[serde(default)]
        actions: Vec<String>,
        /// The pattern.
        touches: Option<String>,
        /// Actions that can be tried by a button, even if the rules refuse them.
        #[serde(default)]
        offers: Vec<Offer>,
    },
    /// Try what the rules refuse, and read the reason.
    Try {
        /// The action to try.
        offer: Offer,
    },
    /// Make any moves, while the phase has this prefix.
    While {
        /// The prefix.
        phase: String,
    },
    /// Play some turns; a bot answers.
    Free {
        /// The number of turns.
        turns: u8,
        /// The level of the bot.
        level: String,
    },
}

/// An action that can be tried by a button.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The action.
    pub action: String,
    /// The touch that names the button.
    pub touch: String,
}

impl Goal {
    /// Whether a move, given as its action and its touches, fulfils the goal.
    pub fn fits(&self, action: &str, touches: &[String]) -> bool {
        match self {
            Goal::Next | Goal::Try { .. } => false,
            Goal::While { .. } | Goal::Free { .. } => true,
            Goal::Act { actions, touches: pattern, .. } => {
                actions.iter().any(|one| one == action)
                    || pattern.as_deref().is_some_and(|pattern| touches_match(touches, pattern))
            }
        }
    }

    /// The actions that can be tried by a button.
    pub fn offers(&self) -> &[Offer] {
        match self {
            Goal::Act { offers, .. } => offers,
            Goal::Try { offer } => std::slice::from_ref(offer),
            Goal::Next | Goal::While { .. } | Goal::Free { .. } => &[],
        }
    }
}

/// Whether touches match a pattern such as `hand:* stone:5`.
fn touches_match(touches: &[String], pattern: &str) -> bool {
    let wanted: Vec<&str> = pattern.split(' ').collect();
    let matches = |(touch, want): (&String, &&str)| match want.strip_suffix('*') {
        Some(prefix) => touch.starts_with(prefix),
        None => touch == want,
    };
    wanted.len() == touches.len() && touches.iter().zip(&wanted).all(matches)
}

impl Lesson {
    /// The start of a step: the last prepared position before it, and all actions since, without those of the step. `made`
    /// has the learner's actions in each step before it.
    pub fn start(&self, at: usize, made: &[Vec<String>]) -> (&str, Vec<String>) {
        let prepared = self.steps[..=at].iter().rposition(|step| step.position.is_some()).unwrap_or(0);
        let position = self.steps[prepared].position.as_deref().unwrap_or_default();
        let before = self.steps[prepared..at].iter().zip(&made[prepared..at]);
        (position, before.flat_map(|(step, made)| step.first.iter().chain(made)).cloned().collect())
    }
}

/// The lessons of all games, in the order in which they are offered.
///
/// # Panics
/// If the lessons of a game are malformed; tests read all of them.
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let of_game = |texts: &'static Texts| {
            let lessons: Vec<Lesson> = serde_json::from_str(texts.lessons)
                .unwrap_or_else(|error| panic!("lessons of {}: {error}", texts.game));
            lessons.into_iter().map(|lesson| Lesson { game: texts.game, ..lesson })
        };
        TEXTS.iter().flat_map(of_game).collect()
    });
    &LESSONS
}
