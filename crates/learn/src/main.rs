//! `learn`: trains nets, and measures them.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::arena::{Duel, Entrant, Plan, duel};
use bots::net::{Layout, Learned, Net, Pondering, Provenance, Searching};
use bots::{Bot, Budget, Spec};
use clap::{Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use learn::checkpoint::{BadCheckpoint, Checkpoint};
use learn::curve::{self, Point};
use learn::train::{Lesson, Report, Run};
use learn::{Training, calibration, recipe};
use tabletop::{Dice, Features, Outlook, Settings};

/// Trains the nets of the bots by self-play, and measures them.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Train a net.
    Train(Train),
    /// Let two play many deals, each twice: nets by their files, or bots by their names.
    Duel(Measure),
    /// See whether a net wins as often as it says.
    Calibrate(Calibrate),
}

#[derive(clap::Args, Clone)]
struct Table {
    /// The game.
    #[arg(long, default_value = "schotten-totten")]
    game: String,
    /// Its options, as JSON: {"tactics":true}. All rules of the same family are trained together.
    #[arg(long, default_value = "{}")]
    options: String,
    /// How many play.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many threads; without it, one for each core.
    #[arg(long)]
    threads: Option<usize>,
    /// Everything follows from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(clap::Args, Clone)]
struct Train {
    #[command(flatten)]
    table: Table,
    /// How long, in minutes of the clock; what is slower or faster by then follows the clock.
    #[arg(long)]
    minutes: Option<f64>,
    /// How many rounds in all; given, the result does not depend on the clock.
    #[arg(long)]
    rounds: Option<u64>,
    /// Go on from this checkpoint.
    #[arg(long)]
    resume: Option<PathBuf>,
    /// Where weights, checkpoint and curve go.
    #[arg(long, default_value = "target/learn")]
    out: PathBuf,
    /// Seconds between two checkpoints.
    #[arg(long, default_value_t = 30.0)]
    every: f64,
    /// The bot that progress is measured against.
    #[arg(long, default_value = "ismcts:200")]
    reference: Spec,
    /// How many deals that takes, each played twice.
    #[arg(long, default_value_t = 100)]
    pairs: u32,
    /// Learn to beat this net instead of oneself.
    #[arg(long)]
    against: Option<PathBuf>,
    /// Learn what seats hold that play by this net, to search with.
    #[arg(long, conflicts_with = "against")]
    belief: Option<PathBuf>,
    /// How many games a round has.
    #[arg(long)]
    games: Option<u32>,
    /// How much the end of a game counts against what was thought later in it.
    #[arg(long)]
    lambda: Option<f32>,
    /// How fast it learns at first.
    #[arg(long)]
    rate: Option<f32>,
    /// How many positions make a step.
    #[arg(long)]
    batch: Option<usize>,
    /// The commit of the source, for the file of weights.
    #[arg(long, default_value = "unknown")]
    commit: String,
}

#[derive(clap::Args, Clone)]
struct Measure {
    #[command(flatten)]
    table: Table,
    /// FILE (the net alone), FILE@40ms or FILE@200 (with search), or a bot of ours, such as ismcts:4000.
    one: String,
    /// The other.
    two: String,
    /// How many deals, each played twice.
    #[arg(long, default_value_t = 100)]
    pairs: u32,
    /// Stop after so many seconds with what there is.
    #[arg(long)]
    seconds: Option<u64>,
    /// How many actions a search looks at.
    #[arg(long)]
    actions: Option<usize>,
    /// How many decisions a search plays on.
    #[arg(long)]
    decisions: Option<u32>,
    /// How many lines the first impression counts for.
    #[arg(long)]
    impression: Option<f32>,
}

#[derive(clap::Args, Clone)]
struct Calibrate {
    #[command(flatten)]
    table: Table,
    /// As for a duel.
    bot: String,
    /// How many games.
    #[arg(long, default_value_t = 4000)]
    games: u32,
    /// The picture.
    #[arg(long)]
    picture: Option<PathBuf>,
}

#[derive(Debug, thiserror::Error)]
enum Problem {
    #[error("there is no game {0:?} that can be learned")]
    Game(String),
    #[error("--options is a JSON object, for instance {{\"tactics\":true}}")]
    Json,
    #[error("in this game no seat knows anything that others do not")]
    NothingHidden,
    #[error("give --minutes or --rounds")]
    NoEnd,
    #[error(transparent)]
    Option(#[from] tabletop::BadOption),
    #[error(transparent)]
    Checkpoint(#[from] BadCheckpoint),
    #[error("{0}: {1}")]
    Net(String, bots::net::BadNet),
    #[error(transparent)]
    Spec(#[from] bots::BadSpec),
    #[error(transparent)]
    File(#[from] std::io::Error),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Train(arguments) => match arguments.table.game.as_str() {
            "schotten-totten" => train::<schotten_totten::Position>(&arguments),
            "lords-of-scotland" => train::<lords_of_scotland::Position>(&arguments),
            "bergues" => train::<bergues::Position>(&arguments),
            game => Err(Problem::Game(game.to_owned())),
        },
        Command::Duel(arguments) => match arguments.table.game.as_str() {
            "schotten-totten" => measure::<schotten_totten::Position>(&arguments),
            "lords-of-scotland" => measure::<lords_of_scotland::Position>(&arguments),
            "bergues" => measure::<bergues::Position>(&arguments),
            game => Err(Problem::Game(game.to_owned())),
        },
        Command::Calibrate(arguments) => match arguments.table.game.as_str() {
            "schotten-totten" => calibrate::<schotten_totten::Position>(&arguments),
            "lords-of-scotland" => calibrate::<lords_of_scotland::Position>(&arguments),
            "bergues" => calibrate::<bergues::Position>(&arguments),
            game => Err(Problem::Game(game.to_owned())),
        },
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("learn: {problem}");
            ExitCode::FAILURE
        }
    }
}

impl Table {
    fn settings<G: Features>(&self) -> Result<Settings, Problem> {
        let json: serde_json::Value = serde_json::from_str(&self.options).map_err(|_| Problem::Json)?;
        let wishes = catalog::options_from_json(json.as_object().ok_or(Problem::Json)?);
        Ok(wishes.checked(G::OPTIONS, self.players)?)
    }

    /// What a position of this table is judged by.
    fn outlook<G: Features>(&self) -> Result<Outlook, Problem> {
        let position = G::deal(&self.settings::<G>()?, self.players, &mut Dice::quick(1))?;
        Ok(G::OUTLOOKS[position.outlook()])
    }

    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        self.threads.unwrap_or_else(cores)
    }
}

fn read_net(file: &str, outlook: Outlook) -> Result<Arc<Net>, Problem> {
    let bytes = std::fs::read(file)?;
    Ok(Arc::new(Net::read(&bytes, outlook).map_err(|bad| Problem::Net(file.to_owned(), bad))?))
}

fn train<G: Features>(arguments: &Train) -> Result<(), Problem> {
    let played = arguments.table.outlook::<G>()?;
    let (outlook, lesson) = match (&arguments.against, &arguments.belief) {
        (_, Some(file)) => {
            let outlook = played.of_belief().ok_or(Problem::NothingHidden)?;
            (outlook, Lesson::Believe(read_net(&file.to_string_lossy(), played)?))
        }
        (Some(file), None) => (played, Lesson::Beat(read_net(&file.to_string_lossy(), played)?)),
        (None, None) => (played, Lesson::Play),
    };
    let mut training = Training { seed: arguments.table.seed, ..Training::default() };
    training.games = arguments.games.unwrap_or(training.games);
    training.lambda = arguments.lambda.unwrap_or(training.lambda);
    training.rate[0] = arguments.rate.unwrap_or(training.rate[0]);
    training.batch = arguments.batch.unwrap_or(training.batch);
    let at = match &arguments.resume {
        Some(file) => Checkpoint::read(file, Layout::of(&outlook).len)?,
        None => Checkpoint::new(&outlook, training.seed),
    };
    let tables = recipe::tables(played.name);
    let mut run = Run { outlook, training, tables, at, threads: arguments.table.threads(), lesson };
    std::fs::create_dir_all(&arguments.out)?;
    let file = |ending: &str| arguments.out.join(format!("{}.{ending}", outlook.name));
    let mut points: Vec<Point> = match (&arguments.resume, std::fs::read_to_string(file("csv"))) {
        (Some(_), Ok(table)) => table.lines().filter_map(Point::read).collect(),
        _ => Vec::new(),
    };
    let before = run.at.seconds;
    let bar = bar(outlook.name);
    let (start, mut last) = (Instant::now(), Instant::now());
    let mut report = Report { loss: 0.0, samples: 0, won: None };
    loop {
        run.at.seconds = before + start.elapsed().as_secs_f64();
        let progress = match (arguments.rounds, arguments.minutes) {
            (Some(rounds), _) => run.at.rounds as f64 / rounds as f64,
            (None, Some(minutes)) => run.at.seconds / (60.0 * minutes),
            (None, None) => return Err(Problem::NoEnd),
        };
        let over = progress >= 1.0
            || arguments.minutes.is_some_and(|minutes| start.elapsed().as_secs_f64() >= 60.0 * minutes);
        if over || last.elapsed().as_secs_f64() >= arguments.every {
            last = Instant::now();
            let net = run.net(provenance(&run, arguments));
            std::fs::write(file("net"), net.write())?;
            run.at.write(&file("state"))?;
            if let Lesson::Believe(_) = run.lesson {
                bar.suspend(|| println!("{:.0} s: {} games, loss {:.4}", run.at.seconds, run.at.games, report.loss));
                if over {
                    break;
                }
                report = run.round::<G>(progress as f32);
                continue;
            }
            let duel = against_reference::<G>(&Arc::new(net), arguments, run.threads);
            points.push(Point {
                rounds: run.at.rounds,
                games: run.at.games,
                samples: run.at.samples,
                seconds: run.at.seconds,
                loss: report.loss,
                share: duel.share(),
                measured: duel.games.iter().sum(),
            });
            let lines: Vec<String> = points.iter().map(Point::line).collect();
            std::fs::write(file("csv"), format!("{}\n{}\n", curve::HEAD, lines.join("\n")))?;
            let reference = arguments.reference.to_string();
            std::fs::write(file("svg"), curve::picture(outlook.name, &reference, &points))?;
            bar.suspend(|| {
                let won = report.won.map_or(String::new(), |won| format!(", won {:.1} %", 100.0 * won));
                println!(
                    "{:.0} s: {} games, {} positions, loss {:.4}, {:.1} % against {reference}{won}",
                    run.at.seconds,
                    run.at.games,
                    run.at.samples,
                    report.loss,
                    100.0 * duel.share()
                );
            });
        }
        if over {
            break;
        }
        report = run.round::<G>(progress as f32);
        bar.set_message(format!(
            "{:.0} %: {} games, {} positions, loss {:.4}",
            100.0 * progress,
            run.at.games,
            run.at.samples,
            report.loss
        ));
        bar.tick();
    }
    bar.finish_and_clear();
    Ok(())
}

fn bar(name: &str) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix} {spinner} {elapsed} {msg}");
    let bar = ProgressBar::new_spinner().with_prefix(name.to_owned());
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()))
}

fn provenance(run: &Run, arguments: &Train) -> Provenance {
    Provenance(vec![
        format!("commit {}", arguments.commit),
        run.training.line(),
        format!(
            "{} rounds, {} games, {} positions, {} threads, {:.0} seconds",
            run.at.rounds, run.at.games, run.at.samples, run.threads, run.at.seconds
        ),
    ])
}

fn against_reference<G: Features>(net: &Arc<Net>, arguments: &Train, threads: usize) -> Duel {
    let by = Arc::clone(net);
    let own = Entrant {
        name: "net".to_owned(),
        make: Box::new(move || -> Box<dyn Bot<G>> { Box::new(Learned::by(&by, 0.0)) }),
        budget: Budget::Iterations(1),
    };
    let spec = arguments.reference;
    let reference = Entrant {
        name: spec.to_string(),
        make: Box::new(move || spec.bot::<G>()),
        budget: spec.budget(Budget::Iterations(200)),
    };
    let plan = Plan {
        settings: arguments.table.settings::<G>().expect("they were checked"),
        seats: arguments.table.players,
        pairs: arguments.pairs,
        // Other deals than those that are trained on or reported.
        seed: 0x00e7_a100 ^ arguments.table.seed,
        threads: threads as u32,
        sprt: None,
    };
    duel([&own, &reference], &plan, &AtomicBool::new(false), |_| {})
}

/// A bot by the file of its net or by its name.
fn entrant<G: Features>(text: &str, outlook: Outlook, pondering: Pondering) -> Result<Entrant<G>, Problem> {
    let (file, budget) = text.split_once('@').map_or((text, None), |(file, budget)| (file, Some(budget)));
    if std::path::Path::new(file).extension().is_none_or(|ending| ending != "net") {
        let spec: Spec = text.parse()?;
        let budget = spec.budget(Budget::Time(Duration::from_millis(100)));
        return Ok(Entrant { name: text.to_owned(), make: Box::new(move || spec.bot::<G>()), budget });
    }
    let (file, belief) = file.split_once('+').map_or((file, None), |(file, belief)| (file, Some(belief)));
    let net = read_net(file, outlook)?;
    let belief = match (belief, outlook.of_belief()) {
        (Some(belief), Some(outlook)) => Some(read_net(belief, outlook)?),
        _ => None,
    };
    let make: Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync> = match budget {
        None => Box::new(move || Box::new(Learned::by(&net, 0.0))),
        Some(_) => Box::new(move || Box::new(Searching::by(&net, belief.as_ref(), pondering))),
    };
    let budget =
        match budget.map(|text| (text.strip_suffix("ms").unwrap_or(text).parse(), text.ends_with("ms"))) {
            Some((Ok(number), true)) => Budget::Time(Duration::from_millis(number)),
            Some((Ok(number), false)) => Budget::Iterations(number as u32),
            _ => Budget::Iterations(1),
        };
    Ok(Entrant { name: text.to_owned(), make, budget })
}

fn measure<G: Features>(arguments: &Measure) -> Result<(), Problem> {
    let outlook = arguments.table.outlook::<G>()?;
    let mut pondering = Pondering::default();
    pondering.actions = arguments.actions.unwrap_or(pondering.actions);
    pondering.decisions = arguments.decisions.unwrap_or(pondering.decisions);
    pondering.impression = arguments.impression.unwrap_or(pondering.impression);
    let one = entrant::<G>(&arguments.one, outlook, pondering)?;
    let two = entrant::<G>(&arguments.two, outlook, pondering)?;
    let plan = Plan {
        settings: arguments.table.settings::<G>()?,
        seats: arguments.table.players,
        pairs: arguments.pairs,
        seed: arguments.table.seed,
        threads: arguments.table.threads() as u32,
        sprt: None,
    };
    let stop = AtomicBool::new(false);
    let start = Instant::now();
    let result = duel([&one, &two], &plan, &stop, |_| {
        let late = arguments.seconds.is_some_and(|most| start.elapsed().as_secs() >= most);
        stop.store(late, std::sync::atomic::Ordering::Relaxed);
    });
    let [wins, draws, losses] = result.games;
    let estimate = result.estimate();
    println!(
        "{} – {}: {:.1} % of {} games (+{wins} ={draws} -{losses}), Elo {:+.0} ({:+.0} to {:+.0}), {:.3} ms a \
         decision, {:.0} s",
        arguments.one,
        arguments.two,
        100.0 * result.share(),
        wins + draws + losses,
        estimate.elo,
        estimate.low,
        estimate.high,
        1000.0 * result.thinking.as_secs_f64() / result.decisions.max(1) as f64,
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

fn calibrate<G: Features>(arguments: &Calibrate) -> Result<(), Problem> {
    let outlook = arguments.table.outlook::<G>()?;
    let entrant = entrant::<G>(&arguments.bot, outlook, Pondering::default())?;
    let table = (arguments.table.settings::<G>()?, arguments.table.players);
    let threads = arguments.table.threads() as u32;
    let each = arguments.games.div_ceil(threads);
    let all: Vec<calibration::Bins> = std::thread::scope(|scope| {
        let run = |thread: u32| {
            let (entrant, table) = (&entrant, &table);
            let seed = arguments.table.seed << 16 | u64::from(thread);
            scope.spawn(move || {
                let mut bot = (entrant.make)();
                calibration::reports::<G>(&mut *bot, entrant.budget, table, each, seed)
            })
        };
        let running: Vec<_> = (0..threads).map(run).collect();
        running.into_iter().map(|thread| thread.join().expect("nobody fails")).collect()
    });
    let mut bins = calibration::Bins::default();
    for (bin, other) in all.iter().flat_map(|bins| bins.iter().enumerate()) {
        bins[bin].count += other.count;
        bins[bin].told += other.told;
        bins[bin].came += other.came;
    }
    println!("told,came,reports");
    for bin in bins.iter().filter(|bin| bin.count > 0) {
        let count = f64::from(bin.count);
        println!("{:.3},{:.3},{}", bin.told / count, bin.came / count, bin.count);
    }
    println!("mean distance {:.4}", calibration::error(&bins));
    if let Some(file) = &arguments.picture {
        std::fs::write(file, calibration::picture(&format!("{}: {}", outlook.name, arguments.bot), &bins))?;
    }
    Ok(())
}
