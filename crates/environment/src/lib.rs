//! Vectorised environments: many games at once, on several threads, for programs that learn to play.
//!
//! [`make`] returns an environment for a game and its options. It writes what the deciding seats see as rows of bytes
//! into slices of the caller, together with masks of the legal action slots ([`bots::encoding`]), and takes one slot per
//! game as the next action. Privileged observations, which show hidden cards to a critic, are written only by calls that
//! name them, into separate slices. [`deal`] returns a single game instead, a [`State`] that can be copied.
//!
//! ```
//! use environment::{Config, Observation, Outcome, make};
//! use tabletop::Settings;
//!
//! let config = Config { games: 4, threads: 1, seed: 7, ..Config::default() };
//! let mut games = make("schotten-totten", &Settings::new(), 2, config).unwrap();
//! let (width, slots) = (games.layout().observation_len(), games.layout().actions);
//! let (mut rows, mut mask, mut seats) = (vec![0; 4 * width], vec![0; 4 * slots], vec![0; 4]);
//! games.observe(Observation { rows: &mut rows, mask: &mut mask, seats: &mut seats }).unwrap();
//! let first_legal = |mask: &[u8]| mask.iter().position(|&legal| legal == 1).unwrap() as i32;
//! let actions: Vec<i32> = mask.chunks(slots).map(first_legal).collect();
//! let (mut rewards, mut ended) = (vec![0.0; 8], vec![0; 4]);
//! games.step(&actions, Outcome { rewards: &mut rewards, ended: &mut ended }).unwrap();
//! assert_eq!(ended, [0; 4]);
//! ```

mod any;
mod error;
mod game_pool;
mod one;
mod state;

pub use any::{Branches, Environment, Observation, Outcome, deal, make};
pub use error::EnvironmentError;
pub use one::seed_of;
pub use state::State;

/// How many games run, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// The number of games.
    pub games: usize,
    /// The number of threads.
    pub threads: usize,
    /// Determines every deal: [`seed_of`].
    pub seed: u64,
    /// Whether decisions with a single legal action are made without asking.
    pub skip_forced: bool,
    /// Whether a game that ends is followed by a new one. Otherwise it stays over until [`Environment::reset`].
    pub auto_reset: bool,
    /// What the slots are.
    pub slots: Slots,
}

/// What the action slots of an environment are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slots {
    /// All actions, as the encoding numbers them.
    Actions,
    /// The candidates of the value net ([`bots::policy::Candidates`]), best first. Free actions, such as claims, are the only
    /// candidates where there are any.
    Candidates,
    /// The same candidates in any order, and the observation is what the value net reads after each of them
    /// ([`Ranker::list_after_states`](bots::policy::Ranker::list_after_states)).
    AfterStates,
}

impl Default for Config {
    fn default() -> Config {
        Config { games: 1, threads: 1, seed: 0, skip_forced: true, auto_reset: true, slots: Slots::Actions }
    }
}
