//! The list of games. Code above this crate knows no game's types: positions, actions and views are text.

mod any;
mod bot_task;
mod json;
mod kept_bots;
mod lessons;
mod programs;
mod records;
mod texts;
mod views;
mod words;

pub use any::{AnyGame, AnyTable, Choice, ReviewSteps};
pub use bot_task::{BotReport, BotTask};
pub use json::{options_from_json, options_to_json};
pub use lessons::{Goal, Lesson, LessonStep, Offer, lessons};
pub use programs::{ForPrograms, VerifyRecords};
#[cfg(not(target_arch = "wasm32"))]
pub use programs::{PlayoutPlan, Playouts, ReplayVerdict, verify};
pub use records::{BadReplay, record, replay};
pub use tabletop::{LANGUAGES, Language};
pub use texts::Texts;
pub use words::Words;

use any::Erased;
use bots::Heuristics;
use bots::net::{BadNet, NetSpec};
use bots::policy::BadPolicy;
use tabletop::{BadPosition, Game, Seat, Seed};

/// Lists the game types once, as [`GAMES`], as [`TEXTS`] and for [`visit`].
macro_rules! games {
    ($($(#[$only:meta])? $game:ty),* $(,)?) => {
        /// Every game of the table.
        pub static GAMES: &[&dyn AnyGame] = &[$($(#[$only])? &Erased::<$game>::GAME),*];

        /// The texts of every game, in the same order.
        pub static TEXTS: &[Texts] = &[$($(#[$only])? Texts::of::<$game>()),*];

        /// Calls the visitor with the type of the game of this name; `None` if there is no such game.
        pub fn visit<V: GameVisitor>(name: &str, visitor: V) -> Option<V::Output> {
            $(
                $(#[$only])?
                if name == <$game as Game>::NAME {
                    return Some(visitor.visit::<$game>());
                }
            )*
            None
        }
    };
}

// A new game is one line here.
games! {
    #[cfg(feature = "schotten-totten")]
    schotten_totten::Position,
    #[cfg(feature = "lords-of-scotland")]
    lords_of_scotland::Position,
    #[cfg(feature = "bergues")]
    bergues::Position,
    // The example of a game: menus do not offer it, and browsers do without.
    #[cfg(not(target_arch = "wasm32"))]
    goofspiel::Position,
}

/// Code that needs the type of a game that is known by name.
pub trait GameVisitor {
    /// What the visit returns.
    type Output;

    /// Runs with the game's type.
    fn visit<G: Heuristics>(self) -> Self::Output;
}

/// The games that menus and lobbies offer.
pub fn listed() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied().filter(|game| game.listed())
}

/// The game of this name.
pub fn game(name: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.name() == name)
}

/// Why a net cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadNetError {
    /// No game has a net of this name.
    #[error("no game has a net \"{0}\"")]
    Unknown(String),
    /// The file does not hold it.
    #[error(transparent)]
    BadNet(#[from] BadNet),
    /// The file does not hold this policy.
    #[error(transparent)]
    BadPolicy(#[from] BadPolicy),
}

/// Loads the value net or the policy of this name from its file, where programs do not embed them ([`bots::weights`]).
pub fn load_net(name: &str, file: &[u8]) -> Result<(), LoadNetError> {
    let mut specs = GAMES.iter().flat_map(|game| game.nets());
    let spec: Option<&NetSpec> = specs.find(|spec| spec.shape.name == name);
    match spec {
        Some(spec) => bots::net::load(spec, file)?,
        None => {
            let loaded = GAMES.iter().find_map(|game| game.load_policy(name, file));
            loaded.ok_or_else(|| LoadNetError::Unknown(name.to_owned()))??;
        }
    }
    kept_bots::forget_bots();
    Ok(())
}

/// Reads a position of any game: its first field says which.
pub fn load(position: &str, seed: Seed) -> Result<Box<dyn AnyTable>, BadPosition> {
    game_of(position)?.load(position, seed)
}

/// Reads the view of a seat, by default of the seat to decide, in any game. The table has a position behind the view, each
/// equally likely, drawn with this seed.
pub fn load_view(view: &str, seat: Option<Seat>, seed: Seed) -> Result<Box<dyn AnyTable>, BadPosition> {
    game_of(view)?.load_view(view, seat, seed)
}

/// The game of a position or a view.
fn game_of(text: &str) -> Result<&'static dyn AnyGame, BadPosition> {
    let tag = text.split_ascii_whitespace().next().unwrap_or("");
    GAMES.iter().copied().find(|game| game.tag() == tag).ok_or_else(|| {
        let tags: Vec<&str> = listed().map(AnyGame::tag).collect();
        let reason = format!("a position begins with its game: {}", tags.join(", "));
        BadPosition::flaw("game", tag, reason)
    })
}
