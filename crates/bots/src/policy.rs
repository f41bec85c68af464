//! Policy nets: one forward pass over what a seat sees gives a logit for each action slot of an
//! [`Encoding`](crate::encoding::Encoding), and the expected reward of the deciding seat.
//!
//! Nets are trained by the Python package in `training/`. Weights are stored as f16 and computed with as f32; sums run in a fixed
//! order, and a decision allocates nothing but its report.

mod after_states;
mod blend;
mod candidates;
mod file;
mod half;
mod layers;
mod net;
mod player;
mod reader;
mod search;
mod shipped;

pub use candidates::{CANDIDATES, Candidates, Ranker};
pub use file::BadPolicy;
pub use net::{Evaluation, PolicyEvaluator, PolicyNet};
pub use player::PolicyPlayer;
pub use search::PolicySearch;
pub use shipped::{PolicySpec, load};
