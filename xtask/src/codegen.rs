//! `cargo xtask codegen`.

use crate::step::{self, Failed, cargo};

/// Generates web/src/lib/wire.ts from the types of crates/wire, web/src/local/offer.json from the games, and the examples of
/// patches and deals that the tests of the browser client read.
pub(crate) fn run() -> Result<(), Failed> {
    step::run("types", cargo(&["test", "--quiet", "--package", "wire"]).env("MARCHSTONE_CODEGEN", "1"))?;
    let examples =
        ["test", "--quiet", "--package", "table", "--test", "patches", "--test", "deals", "--test", "offer"];
    step::run("offer, examples of patches and deals", cargo(&examples).env("MARCHSTONE_CODEGEN", "1"))
}
