//! The exports of `browser` with this game alone.

#[cfg(target_arch = "wasm32")]
pub use browser::exports::*;
