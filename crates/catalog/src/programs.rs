//! What programs ask of games and tables and no player does: playouts, samples, counts, checks of many records. Browsers do
//! without: each method is compiled once for each game.

#[cfg(not(target_arch = "wasm32"))]
mod questions;
#[cfg(not(target_arch = "wasm32"))]
mod verify;

#[cfg(not(target_arch = "wasm32"))]
pub use questions::{ForPrograms, PlayoutPlan, Playouts};
#[cfg(not(target_arch = "wasm32"))]
pub use verify::{ReplayVerdict, VerifyRecords, verify};

#[cfg(target_arch = "wasm32")]
pub use nothing::{ForPrograms, VerifyRecords};

/// What browsers ask.
#[cfg(target_arch = "wasm32")]
mod nothing {
    use crate::any::Erased;

    /// Nothing.
    pub trait ForPrograms {}

    impl<G: tabletop::Game> ForPrograms for tabletop::Table<G> {}

    /// Nothing.
    pub trait VerifyRecords {}

    impl<G: tabletop::Game> VerifyRecords for Erased<G> {}
}
