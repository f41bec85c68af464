//! Training nets by self-play.
//!
//! In each round many games are played in parallel with frozen weights (`play`), each from its own seed; then gradient
//! descent runs over all their positions (`update`), parallel over fixed chunks whose gradients are summed in a fixed
//! order. A run therefore depends on its seed and settings only, not on the number of threads, and can be interrupted
//! and resumed after any round (`checkpoint`).

pub mod calibration;
pub mod checkpoint;
pub mod clairvoyant;
pub mod curve;
mod gradient;
pub mod miniature;
pub mod optimum;
pub mod play;
pub mod sample;
pub mod settings;
pub mod study;
pub mod train;
mod update;

pub use settings::Training;
