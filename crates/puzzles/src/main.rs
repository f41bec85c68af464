//! `puzzles`: finds puzzles in self-play, chooses those that are shipped, and measures reviews.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{BotSpec, Heuristics};
use catalog::GameVisitor;
use clap::{Parser, Subcommand, ValueEnum};
use puzzles::figures::{Checked, Games, deciles, largest};
use puzzles::mine::{Miner, confirm, theme};
use puzzles::select::select;
use puzzles::{COLLECTIONS, Collection, Puzzle};
use review::{Evaluator, ReviewPlan};
use tabletop::{Settings, Table};

/// Finds puzzles in self-play, chooses those that are shipped, and measures reviews.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Search games for puzzles, and append what is found to DIR/COLLECTION.found. Continues where it stopped.
    Mine {
        /// The collections; by default all.
        #[arg(long)]
        collection: Vec<String>,
        /// Where found puzzles are kept.
        #[arg(long, default_value = "target/puzzles")]
        dir: PathBuf,
        /// The time for each collection.
        #[arg(long, default_value_t = 10.0)]
        minutes: f64,
        /// Stop a collection at this number of puzzles.
        #[arg(long, default_value_t = 400)]
        count: usize,
        /// The number of threads.
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
    /// Choose puzzles from DIR/COLLECTION.found, and write the files of the games.
    Write {
        #[arg(long, default_value = "target/puzzles")]
        dir: PathBuf,
        /// The number of puzzles of each collection.
        #[arg(long, default_value_t = 240)]
        count: usize,
    },
    /// Judge the shipped puzzles again with other samples.
    Confirm {
        #[arg(long, default_value_t = 2000)]
        samples: u32,
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
    /// Grade the shipped puzzles again, after the levels have changed, and write their files.
    Grade {
        /// The collections; by default all.
        #[arg(long)]
        collection: Vec<String>,
    },
    /// Name the themes of the shipped puzzles again, after the themes of a game have changed, and write their files.
    Tag {
        /// The collections; by default all.
        #[arg(long)]
        collection: Vec<String>,
    },
    /// Measure reviews.
    Figures {
        /// What is measured.
        what: Figure,
        /// The collection whose game and options are played.
        #[arg(long)]
        collection: String,
        /// The bots, one for each seat.
        #[arg(long, default_value = "lamb,lamb", value_delimiter = ',')]
        bots: Vec<String>,
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// The number of positions sampled for one estimate. With fewer than 4 the luck of a seat that watches is not
        /// estimated, so that nothing would be measured.
        #[arg(long, default_value_t = ReviewPlan::default().samples,
              value_parser = clap::value_parser!(u32).range(i64::from(ReviewPlan::LEAST_SAMPLES)..))]
        samples: u32,
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Figure {
    /// How far the sums of reviews are from the results.
    Sums,
    /// How far chances are from the frequency of wins, by decile.
    Calibration,
    /// How many mistakes a budget twenty times as large confirms.
    Mistakes,
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("puzzles: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> io::Result<()> {
    match command {
        Command::Mine { collection, dir, minutes, count, threads } => {
            fs::create_dir_all(&dir)?;
            for collection in wanted(&collection) {
                let visit = Mine {
                    collection,
                    dir: &dir,
                    time: Duration::from_secs_f64(60.0 * minutes),
                    count,
                    threads,
                };
                catalog::visit(collection.game, visit).expect("the game of a collection exists")?;
            }
            Ok(())
        }
        Command::Write { dir, count } => {
            for collection in &COLLECTIONS {
                write_puzzles(collection, read_found(&found_file(&dir, collection))?.1, count)?;
            }
            Ok(())
        }
        Command::Grade { collection } => {
            for collection in wanted(&collection) {
                let graded = catalog::visit(collection.game, GradeAgain { collection });
                let graded = graded.expect("the game of a collection exists")?;
                let count = graded.len();
                write_puzzles(collection, graded, count)?;
            }
            Ok(())
        }
        Command::Tag { collection } => {
            for collection in wanted(&collection) {
                let tagged = catalog::visit(collection.game, TagAgain { collection });
                write_file(collection, &tagged.expect("the game of a collection exists"))?;
            }
            Ok(())
        }
        Command::Confirm { samples, threads } => {
            for collection in &COLLECTIONS {
                let visit = Confirm { collection, samples, threads };
                let (confirmed, all) = catalog::visit(collection.game, visit).expect("the game exists");
                println!("{}: {confirmed} of {all} confirmed", collection.name);
            }
            Ok(())
        }
        Command::Figures { what, collection, bots, games, samples, threads } => {
            let collection =
                Collection::find(&collection).ok_or_else(|| io::Error::other("no such collection"))?;
            let bots: Result<Vec<BotSpec>, _> = bots.iter().map(|name| name.parse()).collect();
            let plan = ReviewPlan { samples, ..ReviewPlan::default() };
            let settings = settings(collection);
            let visit = Measure {
                what,
                games: Games { settings, bots: bots.map_err(io::Error::other)?, plan },
                count: games,
                threads,
            };
            print!("{}, {samples} samples, ", collection.name);
            catalog::visit(collection.game, visit).expect("the game of a collection exists");
            Ok(())
        }
    }
}

/// The collections of these names, or all.
fn wanted(names: &[String]) -> impl Iterator<Item = &'static Collection> {
    COLLECTIONS.iter().filter(|one| names.is_empty() || names.iter().any(|name| name == one.name))
}

/// Chooses puzzles, and writes the file of a collection.
fn write_puzzles(collection: &Collection, found: Vec<Puzzle>, count: usize) -> io::Result<()> {
    write_file(collection, &select(found, count))
}

/// Writes the file of a collection.
fn write_file(collection: &Collection, puzzles: &[Puzzle]) -> io::Result<()> {
    let mut file = File::create(path(collection))?;
    puzzles.iter().try_for_each(|puzzle| writeln!(file, "{puzzle}"))?;
    println!("{}: {} puzzles", collection.name, puzzles.len());
    Ok(())
}

/// The settings of a collection.
fn settings(collection: &Collection) -> Settings {
    let options = serde_json::from_str(collection.options).expect("the options of a collection are JSON");
    catalog::options_from_json(&options)
}

/// The file that a collection is shipped in.
fn path(collection: &Collection) -> PathBuf {
    let file = match collection.name {
        "schotten-totten" => "base",
        "schotten-totten-tactics" => "tactics",
        _ => "two",
    };
    Path::new("games").join(collection.game).join("puzzles").join(file).with_extension("txt")
}

fn found_file(dir: &Path, collection: &Collection) -> PathBuf {
    dir.join(collection.name).with_extension("found")
}

/// The games that were searched, and the puzzles found. A line is the number of a game, and a puzzle or nothing.
fn read_found(file: &Path) -> io::Result<(BTreeSet<u64>, Vec<Puzzle>)> {
    let text = if file.exists() { fs::read_to_string(file)? } else { String::new() };
    let (mut games, mut puzzles) = (BTreeSet::new(), Vec::new());
    for line in text.lines() {
        let (number, puzzle) = line.split_once('\t').unwrap_or((line, ""));
        if let Ok(number) = number.parse() {
            games.insert(number);
            puzzles.extend(puzzle.parse::<Puzzle>());
        }
    }
    Ok((games, puzzles))
}

/// Runs `work` on the numbers from 0 on all threads until it returns false.
fn parallel(threads: usize, work: impl Fn(u64) -> bool + Sync) {
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| while work(next.fetch_add(1, Ordering::Relaxed)) {});
        }
    });
}

/// The same, with a state for each thread.
fn parallel_with<S>(threads: usize, state: impl Fn() -> S + Sync, work: impl Fn(&mut S, u64) -> bool + Sync) {
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut state = state();
                while work(&mut state, next.fetch_add(1, Ordering::Relaxed)) {}
            });
        }
    });
}

struct Mine<'a> {
    collection: &'a Collection,
    dir: &'a Path,
    time: Duration,
    count: usize,
    threads: usize,
}

impl GameVisitor for Mine<'_> {
    type Output = io::Result<()>;

    fn visit<G: Heuristics>(self) -> io::Result<()> {
        let file = found_file(self.dir, self.collection);
        let (done, found) = read_found(&file)?;
        let output = Mutex::new((OpenOptions::new().create(true).append(true).open(&file)?, found.len()));
        let start = Instant::now();
        let settings = Table::<G>::checked(&settings(self.collection), 2).map_err(io::Error::other)?;
        parallel_with(
            self.threads,
            || Miner::<G>::new(settings.clone(), 2),
            |miner, number| {
                let found = output.lock().expect("no thread panics").1;
                if start.elapsed() >= self.time || found >= self.count {
                    return false;
                }
                if done.contains(&number) {
                    return true;
                }
                let puzzles = miner.mine(number);
                let mut lines = String::new();
                for puzzle in &puzzles {
                    writeln!(lines, "{number}\t{puzzle}").expect("a string takes everything");
                }
                if lines.is_empty() {
                    lines = format!("{number}\n");
                }
                let mut output = output.lock().expect("no thread panics");
                output.1 += puzzles.len();
                // One write for one game: a file that is cut off misses whole games only.
                output.0.write_all(lines.as_bytes()).is_ok()
            },
        );
        let (searched, found) = read_found(&file)?;
        println!("{}: {} puzzles in {} games", self.collection.name, found.len(), searched.len());
        Ok(())
    }
}

struct GradeAgain<'a> {
    collection: &'a Collection,
}

impl GameVisitor for GradeAgain<'_> {
    type Output = io::Result<Vec<Puzzle>>;

    fn visit<G: Heuristics>(self) -> io::Result<Vec<Puzzle>> {
        let settings = Table::<G>::checked(&settings(self.collection), 2).map_err(io::Error::other)?;
        let mut miner = Miner::<G>::new(settings, 2);
        Ok(self.collection.puzzles().into_iter().map(|puzzle| miner.grade_again(puzzle)).collect())
    }
}

struct TagAgain<'a> {
    collection: &'a Collection,
}

impl GameVisitor for TagAgain<'_> {
    type Output = Vec<Puzzle>;

    fn visit<G: Heuristics>(self) -> Vec<Puzzle> {
        let tag = |puzzle: Puzzle| Puzzle { theme: theme::<G>(&puzzle), ..puzzle };
        self.collection.puzzles().into_iter().map(tag).collect()
    }
}

struct Confirm<'a> {
    collection: &'a Collection,
    samples: u32,
    threads: usize,
}

impl GameVisitor for Confirm<'_> {
    type Output = (usize, usize);

    fn visit<G: Heuristics>(self) -> (usize, usize) {
        let puzzles = self.collection.puzzles();
        let confirmed = AtomicU64::new(0);
        parallel_with(self.threads, Evaluator::<G>::default, |evaluator, number| {
            let Some(puzzle) = puzzles.get(number as usize) else { return false };
            if confirm(evaluator, puzzle, self.samples, 77) {
                confirmed.fetch_add(1, Ordering::Relaxed);
            } else {
                println!("not confirmed: {puzzle}");
            }
            true
        });
        (confirmed.into_inner() as usize, puzzles.len())
    }
}

struct Measure {
    what: Figure,
    games: Games,
    count: u64,
    threads: usize,
}

impl GameVisitor for Measure {
    type Output = ();

    fn visit<G: Heuristics>(self) {
        match self.what {
            Figure::Sums => {
                let worst = Mutex::new(0.0_f64);
                parallel(self.threads, |number| {
                    if number >= self.count {
                        return false;
                    }
                    let error = self.games.sum_error::<G>(number);
                    let mut worst = worst.lock().expect("no thread panics");
                    *worst = largest(*worst, error);
                    true
                });
                println!(
                    "{} games: largest error of a sum {:.1e}",
                    self.count,
                    worst.into_inner().unwrap_or(1.0)
                );
            }
            Figure::Calibration => {
                let predictions = Mutex::new(Vec::new());
                parallel_with(self.threads, Evaluator::<G>::default, |evaluator, number| {
                    let prediction =
                        (number < self.count).then(|| self.games.prediction::<G>(number, evaluator));
                    predictions.lock().expect("no thread panics").extend(prediction.flatten());
                    prediction.is_some()
                });
                print_calibration(&predictions.into_inner().unwrap_or_default());
            }
            Figure::Mistakes => {
                let checked = Mutex::new(Vec::new());
                parallel_with(self.threads, Evaluator::<G>::default, |evaluator, number| {
                    if checked.lock().expect("no thread panics").len() as u64 >= self.count {
                        return false;
                    }
                    let one = self.games.blind_check::<G>(number, evaluator);
                    checked.lock().expect("no thread panics").extend(one);
                    true
                });
                print_checked(&checked.into_inner().unwrap_or_default());
            }
        }
    }
}

fn print_calibration(predictions: &[(f64, f64)]) {
    println!("{} predictions:", predictions.len());
    let mut off = 0.0;
    for (decile, (count, chance, reward)) in deciles(predictions).into_iter().enumerate() {
        let difference = 100.0 * (reward - chance);
        off += difference.abs() * count as f64;
        println!(
            "  {:>3} % and more: {count:>6} predictions, {:>5.1} % expected, {:>5.1} % won, {difference:+.1}",
            10 * decile,
            100.0 * chance,
            100.0 * reward
        );
    }
    println!("  {:.1} points off on average", off / predictions.len().max(1) as f64);
}

fn print_checked(checked: &[Checked]) {
    let count = |is: fn(&Checked) -> bool| checked.iter().filter(|one| is(one)).count();
    let mean = |value: fn(&Checked) -> f64| {
        100.0 * checked.iter().map(value).sum::<f64>() / checked.len().max(1) as f64
    };
    println!(
        "{} mistakes: {} confirmed as mistakes, {} cost something beyond the error; {:.1} points at first, {:.1} again",
        checked.len(),
        count(|one| one.confirmed),
        count(|one| one.costs),
        mean(|one| one.cost),
        mean(|one| one.again)
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_with_too_few_samples_for_luck_are_refused() {
        let parse = |samples| {
            let line = ["puzzles", "figures", "sums", "--collection", "bergues", "--samples", samples];
            Arguments::try_parse_from(line).map(|_| ()).map_err(|error| error.to_string())
        };
        assert!(parse("3").is_err_and(|error| error.contains("3 is not in 4..")));
        assert_eq!(parse("4"), Ok(()));
    }
}
