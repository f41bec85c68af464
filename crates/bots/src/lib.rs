#![doc = include_str!("../README.md")]

mod bot;
mod checksum;
mod clock;
pub mod encoding;
mod endgame;
mod features;
mod forgetful;
mod greedy;
mod halving;
mod handicapped;
mod heuristics;
mod ismcts;
mod lookahead;
pub mod net;
pub mod policy;
mod random;
mod sorting;
mod spec;
mod sure_win;

pub use bot::{Alternative, Bot, BotDecision, Budget, legal_actions};
pub use checksum::checksum;
pub use clock::yield_often;
pub use features::{FeatureBuffer, MAX_ACTIVE_FEATURES, MAX_PARTS, SparseFeatures, hash, hash_combine};
pub use forgetful::Forgetful;
pub use greedy::Greedy;
pub use handicapped::Handicapped;
pub use heuristics::{Heuristics, Rewards, Solution};
pub use ismcts::{Ismcts, IsmctsConfig};
pub use lookahead::Lookahead;
pub use random::Random;
pub use sorting::sort_by;
pub use spec::{BotSpec, DifficultyLevel, LEVELS, UnknownBot};
pub use sure_win::{shortest_win, wins_at_once};
