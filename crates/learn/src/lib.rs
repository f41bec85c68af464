//! Training nets by self-play.
//!
//! Rounds: with frozen weights many games are played side by side (`play`), each from a seed of its own; then one pass
//! learns from all their positions (`update`), parallel over fixed chunks that are summed in a fixed order. So a run
//! follows from its seed and settings alone, whatever the number of threads, and can be cut and resumed after any
//! round (`checkpoint`).

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
