//! `cargo xtask puzzles`.

use std::num::NonZero;

use crate::step::{self, Failed, cargo};

/// Searches self-play for puzzles on all cores, and writes the files of the games. What was found before is kept in
/// target/puzzles, so a search can be interrupted and resumed.
pub(crate) fn run(minutes: f64, collections: &[String]) -> Result<(), Failed> {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get).to_string();
    let program = ["run", "--release", "--quiet", "--package", "puzzles", "--"];
    let mut mine = cargo(&program);
    mine.args(["mine", "--threads", &threads, "--minutes", &minutes.to_string()]);
    for collection in collections {
        mine.args(["--collection", collection]);
    }
    step::run("search", &mut mine)?;
    let mut write = cargo(&program);
    write.arg("write");
    step::run("write", &mut write)
}
