//! Timing, and counting of instructions.

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

/// Runs slices for about a second and returns the highest rate of a slice, in units of work per second.
pub(crate) fn best_rate(mut slice: impl FnMut() -> u64) -> f64 {
    let begin = Instant::now();
    let mut best = 0.0_f64;
    while begin.elapsed() < Duration::from_secs(1) {
        let start = Instant::now();
        let work = black_box(slice());
        best = best.max(work as f64 / start.elapsed().as_secs_f64());
    }
    best
}

/// The instructions of this program with these arguments, start-up included; `None` without callgrind.
pub(crate) fn instructions(arguments: &[&str]) -> Option<u64> {
    let program = std::env::current_exe().ok()?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(arguments)
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find_map(|line| line.split_once("Collected : "))?;
    line.1.trim().parse().ok()
}

/// Instructions per game: two runs of different length, so that start-up cancels out.
pub(crate) fn instructions_per_game(row: &str) -> Option<u64> {
    const GAMES: u32 = 500;
    let run = |games: u32| instructions(&["--play", row, &games.to_string()]);
    let (once, twice) = (run(GAMES)?, run(2 * GAMES)?);
    Some((twice - once) / u64::from(GAMES))
}
