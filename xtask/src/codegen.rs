//! `cargo xtask codegen`.

use crate::step::{self, Failed, cargo};

/// Generates web/src/lib/wire.ts from the types of crates/wire, and the examples of patches that its tests read.
pub(crate) fn run() -> Result<(), Failed> {
    step::run("types", cargo(&["test", "--quiet", "--package", "wire"]).env("MARCHSTONE_CODEGEN", "1"))?;
    let examples = ["test", "--quiet", "--package", "table", "--test", "patches"];
    step::run("examples of patches", cargo(&examples).env("MARCHSTONE_CODEGEN", "1"))
}
