//! Decisions of bots as this machine makes them, to compare with those of a browser (web/e2e/local.spec.ts).
//!
//! `decisions play COUNT` plays games of every kind and prints one line of JSON for each decision: the task, its limit, and what
//! the bot decided. `decisions think`, `LEVEL MILLISECONDS` on each line of its input, prints the iterations per second of a search.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use browser::{Limit, Task, think};
use serde_json::json;
use tabletop::{Dice, Seed, Settings, Value};

/// The levels in turn, with the iterations of those that take as many as they may.
const LEVELS: [&str; 6] = ["lamb", "drover", "piper", "drover", "laird", "ismcts:60"];
const LIMIT: Limit = Limit::Iterations(40);

fn kinds() -> Vec<(&'static str, Settings, u8)> {
    let tactics = Settings::new().with("tactics", Value::Flag(true));
    vec![
        ("schotten-totten", Settings::new(), 2),
        ("lords-of-scotland", Settings::new(), 2),
        ("bergues", Settings::new(), 2),
        ("schotten-totten", tactics, 2),
        ("lords-of-scotland", Settings::new(), 4),
    ]
}

fn task(game: &dyn catalog::AnyTable, level: &str, seed: Seed) -> Task {
    Task {
        record: catalog::record(game, None, &[]).to_string(),
        level: level.to_owned(),
        net: game.net().map(str::to_owned),
        pause: 0,
        takes_time: false,
        seed: seed.to_string(),
    }
}

fn play(count: usize, out: &mut impl Write) -> io::Result<()> {
    let mut dice = Dice::from_seed(Seed([21; 32]));
    let mut seed = || Seed(std::array::from_fn(|_| dice.word() as u8));
    let mut made = 0;
    for (game, settings, players) in kinds().iter().cycle() {
        let game = catalog::game(game).expect("a game of the catalog");
        let mut table = game.deal(settings, *players, seed()).expect("preset options");
        while table.turn().seat().is_some() {
            if made == count {
                return Ok(());
            }
            let task = task(&*table, LEVELS[made % LEVELS.len()], seed());
            let report = think(&task, LIMIT, 0).expect("a decision");
            writeln!(out, "{}", json!({ "task": task, "limit": LIMIT, "report": report }))?;
            table.apply(&[report.action]).expect("bots act by the rules");
            made += 1;
        }
    }
    Ok(())
}

/// Iterations per second of a search in the first position of the base game, for this time.
fn speed(level: &str, time: Duration) -> f64 {
    let game = catalog::game("schotten-totten").expect("a game of the catalog");
    let table = game.deal(&Settings::new(), 2, Seed([3; 32])).expect("preset options");
    let task = task(&*table, level, Seed([4; 32]));
    let (start, mut iterations) = (Instant::now(), 0);
    while start.elapsed() < time {
        iterations += think(&task, LIMIT, 0).expect("a decision").iterations;
    }
    iterations as f64 / start.elapsed().as_secs_f64()
}

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut out = io::BufWriter::new(io::stdout().lock());
    match &arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["play", count] => play(count.parse().map_err(io::Error::other)?, &mut out)?,
        ["think"] => {
            for line in io::stdin().lock().lines() {
                let line = line?;
                let (level, millis) =
                    line.split_once(' ').ok_or_else(|| io::Error::other("LEVEL MILLISECONDS"))?;
                let time = Duration::from_millis(millis.parse().map_err(io::Error::other)?);
                writeln!(out, "{}", speed(level, time))?;
                out.flush()?;
            }
        }
        _ => return Err(io::Error::other("usage: decisions play COUNT | decisions think")),
    }
    out.flush()
}
