//! `cargo xtask codegen`.

use crate::step::{self, Failed, cargo};

/// Generates web/src/lib/wire.ts from the types of crates/wire.
pub(crate) fn run() -> Result<(), Failed> {
    step::run("types", cargo(&["test", "--quiet", "--package", "wire"]).env("MARCHSTONE_CODEGEN", "1"))
}
