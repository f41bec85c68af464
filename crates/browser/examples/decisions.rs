//! Decisions of bots as this machine makes them, to compare with those of a browser (web/e2e/local.spec.ts).
//!
//! `decisions play COUNT` plays games of every kind and prints one line of JSON for each decision: the task, its limit, and what
//! the bot decided. `decisions rows` prints what web/figures measures, one line of JSON for each kind of game and bot: its name and its
//! thoughts, as a worker gets them. `decisions speed MILLISECONDS` reads such a line, thinks for this time on one core, and prints the
//! iterations per second, for a bare net the decisions.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use browser::{Limit, Report, Task, think, think_json};
use serde_json::{Value as Json, json};
use tabletop::{Dice, Seed, Settings, Value};

/// The levels in turn, with the iterations of those that take as many as they may.
const LEVELS: [&str; 8] = ["lamb", "drover", "net", "piper", "drover", "greedy", "laird", "ismcts:60"];
const LIMIT: Limit = Limit::Iterations(40);
/// The bots that are measured: the tree search, the bare net, and the search with it.
const MEASURED: [&str; 3] = ["ismcts:20000", "net", "net:500"];
/// Positions in which they think, each after this many actions.
const OPENINGS: [usize; 4] = [0, 3, 6, 9];

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
        nets: game.nets(level.parse().expect("a bot")).into_iter().map(str::to_owned).collect(),
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

/// What is measured.
fn rows(out: &mut impl Write) -> io::Result<()> {
    for (name, settings, players) in kinds() {
        let game = catalog::game(name).expect("a game of the catalog");
        let mut table = game.deal(&settings, players, Seed([3; 32])).expect("preset options");
        let mut positions = Vec::new();
        for made in 0..=OPENINGS[OPENINGS.len() - 1] {
            if OPENINGS.contains(&made) {
                positions.push(table.copy());
            }
            let report = think(&task(&*table, "net", Seed([5; 32])), LIMIT, 0).expect("a decision");
            table.apply(&[report.action]).expect("bots act by the rules");
        }
        for level in MEASURED {
            let thought = |table: &dyn catalog::AnyTable| json!({ "task": task(table, level, Seed([4; 32])), "limit": LIMIT, "part": 0 });
            let thoughts: Vec<String> = positions.iter().map(|table| thought(&**table).to_string()).collect();
            let rules = if settings == Settings::new() { "" } else { " with tactics" };
            let name = format!("{name}{rules}, {players} players: {level}");
            writeln!(out, "{}", json!({ "name": name, "thoughts": thoughts, "bare": level == "net" }))?;
        }
    }
    Ok(())
}

/// Iterations or decisions per second.
fn speed(row: &Json, time: Duration) -> f64 {
    let thoughts: Vec<&str> =
        row["thoughts"].as_array().into_iter().flatten().filter_map(Json::as_str).collect();
    let think = |thought: &&str| -> u64 {
        let report = think_json(thought).expect("a decision");
        let report: Report = serde_json::from_str(&report).expect("a report");
        if row["bare"] == true { 1 } else { report.iterations }
    };
    thoughts.iter().map(think).sum::<u64>();
    let (start, mut done) = (Instant::now(), 0);
    while start.elapsed() < time {
        done += thoughts.iter().map(think).sum::<u64>();
    }
    done as f64 / start.elapsed().as_secs_f64()
}

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut out = io::BufWriter::new(io::stdout().lock());
    match &arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["play", count] => play(count.parse().map_err(io::Error::other)?, &mut out)?,
        ["rows"] => rows(&mut out)?,
        ["speed", millis] => {
            let row = serde_json::from_reader(io::stdin().lock()).map_err(io::Error::other)?;
            let time = Duration::from_millis(millis.parse().map_err(io::Error::other)?);
            writeln!(out, "{}", speed(&row, time))?;
        }
        _ => return Err(io::Error::other("usage: decisions play COUNT | rows | speed MILLISECONDS")),
    }
    out.flush()
}
