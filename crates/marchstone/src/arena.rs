//! `marchstone arena`: measures the strength of bots against each other.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use arena::{ArenaEntrant, Decision, Duel, NamedBot, Plan, Rating, Sprt, play_duel, ratings};
use bots::Budget;
use catalog::Language;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use tabletop::Record;

use crate::inputs::{CommandError, DealArguments};

/// The arguments of `marchstone arena`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    deal: DealArguments,
    /// Bots, separated by commas: random, greedy, lookahead, ismcts:1000, ismcts:50ms, net, net:40ms, policy, policy:40ms, a level,
    /// or cmd:PROGRAM. At tables for more than two, the two bots of a duel sit alternately.
    #[arg(long, value_delimiter = ',', required = true, num_args = 1..)]
    bots: Vec<String>,
    /// Number of deals for each pair of bots; each deal is played twice with the seats swapped.
    #[arg(long, default_value_t = 100)]
    pairs: u32,
    /// Milliseconds per move for bots without their own budget.
    #[arg(long, default_value_t = 100)]
    ms: u32,
    /// How many milliseconds longer the answer of a program (cmd:) may take. A later answer forfeits the game.
    #[arg(long, default_value_t = 1000)]
    grace: u32,
    /// Stop a duel when a program has forfeited this many games.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    forfeits: u32,
    /// Seed of all deals and bots; the results follow from it, except where bots have time budgets.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of parallel games; by default one for each core.
    #[arg(long)]
    threads: Option<u32>,
    /// Stop a duel as soon as a sequential test between these two Elo differences is decided (5 % errors): 0,20
    #[arg(long, value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Print JSON instead of tables.
    #[arg(long)]
    json: bool,
    /// Write a chart of the ratings to this SVG file.
    #[arg(long)]
    chart: Option<PathBuf>,
    /// Write the record of every game to this file. The deals then come from seeds that fit into records, so they
    /// differ from those of a run without this option.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Language of error messages; by default that of the locale.
    #[arg(long, value_name = terminal::LANGUAGE_TAGS.as_str())]
    pub(crate) lang: Option<Language>,
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let bounds = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match bounds {
        Some((lower, upper)) if lower < upper => Ok(Sprt { lower, upper }),
        _ => Err("expected two Elo differences, the lower first, as 0,20".to_owned()),
    }
}

/// Set by Ctrl-C: the results so far are printed.
static STOP: AtomicBool = AtomicBool::new(false);

pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<(), CommandError> {
    let (game, settings) = arguments.deal.parse()?;
    let players = arguments.deal.players;
    // A deal checks options and players before the first game.
    game.deal(&settings, players, tabletop::Seed([0; 32]))?;
    let entrants = entrants(arguments)?;
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let plan = Plan {
        settings: game.checked(&settings, players)?,
        seats: players,
        pairs: arguments.pairs,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or(cores),
        sprt: arguments.sprt,
    };
    // Without a handler, Ctrl-C ends the program at once.
    let _ = ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed));
    let mut duels = Vec::new();
    // Opened before the first game, so that a long tournament does not end with an error.
    let mut chart = arguments.chart.as_ref().map(OutputFile::create).transpose()?;
    let mut records = arguments.records.as_ref().map(OutputFile::create).transpose()?;
    for (i, one) in entrants.iter().enumerate() {
        for two in &entrants[i + 1..] {
            if STOP.load(Ordering::Relaxed) {
                break;
            }
            let bar = progress_bar(arguments.pairs, &format!("{} – {}", one.name, two.name));
            let mut watch = |duel: &Duel| {
                bar.set_position(duel.played().into());
                bar.set_message(format!("{:.1} %", 100.0 * duel.share()));
            };
            let duel = match &mut records {
                None => play_duel(game, [one, two], &plan, &STOP, &mut watch, None),
                Some(records) => {
                    let mut keep = |record: Record| records.write(&format!("{record}\n"));
                    play_duel(game, [one, two], &plan, &STOP, &mut watch, Some(&mut keep))
                }
            };
            duels.push(duel);
            bar.finish_and_clear();
        }
    }
    let names: Vec<String> = entrants.iter().map(|entrant| entrant.name.clone()).collect();
    let ratings = ratings(&names, &duels);
    report(arguments, &names, &duels, &ratings, output)?;
    if let Some(chart) = &mut chart {
        let title = format!("{} {}", arguments.deal.game, arguments.deal.options);
        chart.write(&arena::chart(&title, &ratings));
    }
    chart.into_iter().chain(records).try_for_each(OutputFile::close)?;
    let failed: Vec<Duel> = duels.into_iter().filter(|duel| duel.forfeits != [0; 2]).collect();
    if failed.is_empty() { Ok(()) } else { Err(CommandError::Forfeits(failed)) }
}

/// An output file; an error while writing is reported by `close`, after the results are printed.
struct OutputFile {
    path: PathBuf,
    file: BufWriter<File>,
    written: io::Result<()>,
}

impl OutputFile {
    fn create(path: &PathBuf) -> Result<OutputFile, CommandError> {
        let file = File::create(path).map_err(|error| CommandError::File(path.clone(), error))?;
        Ok(OutputFile { path: path.clone(), file: BufWriter::new(file), written: Ok(()) })
    }

    fn write(&mut self, text: &str) {
        if self.written.is_ok() {
            self.written = self.file.write_all(text.as_bytes());
        }
    }

    fn close(mut self) -> Result<(), CommandError> {
        let written = self.written.and_then(|()| self.file.flush());
        written.map_err(|error| CommandError::Unwritten(self.path, error))
    }
}

fn entrants(arguments: &Arguments) -> Result<Vec<NamedBot>, CommandError> {
    let given = Budget::Time(Duration::from_millis(arguments.ms.into()));
    let mut entrants: Vec<NamedBot> = Vec::new();
    for name in &arguments.bots {
        let entrant: ArenaEntrant = name.parse()?;
        if entrants.iter().all(|other| other.name != *name) {
            let grace = Duration::from_millis(arguments.grace.into());
            let forfeits = arguments.forfeits;
            entrants.push(NamedBot { name: name.clone(), entrant, given, grace, forfeits });
        }
    }
    if entrants.len() < 2 { Err(CommandError::TooFew) } else { Ok(entrants) }
}

fn progress_bar(pairs: u32, title: &str) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} pairs {msg}, {eta} left");
    let bar = ProgressBar::new(pairs.into()).with_prefix(title.to_owned());
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn report(
    arguments: &Arguments,
    names: &[String],
    duels: &[Duel],
    ratings: &[Rating],
    output: &mut impl Write,
) -> Result<(), CommandError> {
    if arguments.json {
        let duels: Vec<_> = duels.iter().map(|duel| duel_json(duel, arguments.sprt)).collect();
        let ratings: Vec<_> = ratings
            .iter()
            .map(|rating| json!({ "bot": rating.name, "elo": rating.elo, "error": finite(rating.error) }))
            .collect();
        writeln!(output, "{:#}", json!({ "duels": duels, "ratings": ratings }))?;
        return Ok(());
    }
    for duel in duels {
        write_duel(duel, arguments.sprt, output)?;
    }
    if names.len() > 2 {
        cross_table(names, duels, output)?;
        let mut sorted = ratings.to_vec();
        sorted.sort_by(|one, two| two.elo.total_cmp(&one.elo));
        writeln!(output, "\nrating (mean 0, ± 95 %)")?;
        for rating in sorted {
            writeln!(output, "{:<20} {:>7.0} ± {:.0}", rating.name, rating.elo, rating.error)?;
        }
    }
    Ok(())
}

fn finite(number: f64) -> Option<f64> {
    number.is_finite().then_some(number)
}

fn write_duel(duel: &Duel, sprt: Option<Sprt>, output: &mut impl Write) -> io::Result<()> {
    let [wins, draws, losses] = duel.games;
    let estimate = duel.estimate();
    let games = (wins + draws + losses).max(1);
    writeln!(
        output,
        "{} – {}: {:.1} % of {games} games (+{wins} ={draws} -{losses}), Elo {:+.0} ({:+.0} to {:+.0}), \
         {:.1} decisions a game, {:.3} and {:.3} ms each, {} and {} immediate wins declined",
        duel.names[0],
        duel.names[1],
        100.0 * duel.share(),
        estimate.elo,
        estimate.low,
        estimate.high,
        duel.decisions.iter().sum::<u64>() as f64 / f64::from(games),
        duel.mean_milliseconds()[0],
        duel.mean_milliseconds()[1],
        duel.declined[0],
        duel.declined[1],
    )?;
    if let Some(test) = sprt {
        let decision = match test.decide(duel) {
            Decision::Stronger => "stronger",
            Decision::NotStronger => "not stronger",
            Decision::Open => "not decided",
        };
        writeln!(
            output,
            "  SPRT [{}, {}]: {decision} (LLR {:.2})",
            test.lower,
            test.upper,
            test.likelihood(duel)
        )?;
    }
    Ok(())
}

fn cross_table(names: &[String], duels: &[Duel], output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "\nshare of points, row against column")?;
    write!(output, "{:<20}", "")?;
    for name in names {
        write!(output, " {name:>14}")?;
    }
    writeln!(output)?;
    for one in names {
        write!(output, "{one:<20}")?;
        for two in names {
            let share = duels.iter().find_map(|duel| {
                if duel.names == [one.clone(), two.clone()] {
                    Some(duel.share())
                } else if duel.names == [two.clone(), one.clone()] {
                    Some(1.0 - duel.share())
                } else {
                    None
                }
            });
            let text = share.map_or_else(|| "–".to_owned(), |share| format!("{:.1} %", 100.0 * share));
            write!(output, " {text:>14}")?;
        }
        writeln!(output)?;
    }
    Ok(())
}

fn duel_json(duel: &Duel, sprt: Option<Sprt>) -> serde_json::Value {
    let estimate = duel.estimate();
    json!({
        "bots": duel.names,
        "wins": duel.games[0],
        "draws": duel.games[1],
        "losses": duel.games[2],
        "pairs": duel.pairs,
        "share": duel.share(),
        "elo": estimate.elo,
        "elo_low": estimate.low,
        "elo_high": estimate.high,
        "llr": sprt.map(|test| test.likelihood(duel)),
        "decisions": duel.decisions,
        "declined_wins": duel.declined,
        "forfeits": duel.forfeits,
        "thinking_seconds": duel.thinking.map(|time| time.as_secs_f64()),
    })
}
