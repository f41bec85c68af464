//! `learn train`.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use arena::{Duel, Entrant, Plan, duel};
use bots::net::{Layout, Net, NetPolicy, Provenance};
use bots::{Bot, BotSpec, Budget, Heuristics};
use indicatif::{ProgressBar, ProgressStyle};
use learn::Training;
use learn::checkpoint::Checkpoint;
use learn::curve::{self, Point};
use learn::train::{Lesson, Report, Run};

use crate::{Problem, Table, has_ending, read_net};

#[derive(clap::Args, Clone)]
pub(crate) struct Train {
    #[command(flatten)]
    pub(crate) table: Table,
    /// The duration in minutes; schedules follow the clock.
    #[arg(long)]
    minutes: Option<f64>,
    /// The number of rounds; with it, the result does not depend on the clock.
    #[arg(long)]
    rounds: Option<u64>,
    /// Resume from this checkpoint, with its net beside it.
    #[arg(long)]
    resume: Option<PathBuf>,
    /// The directory of weights, checkpoint and learning curve.
    #[arg(long, default_value = "target/learn")]
    out: PathBuf,
    /// Seconds between two checkpoints.
    #[arg(long, default_value_t = 30.0)]
    every: f64,
    /// The bot that progress is measured against.
    #[arg(long, default_value = "ismcts:200")]
    reference: BotSpec,
    /// The number of deals of that measurement, each played twice.
    #[arg(long, default_value_t = 100)]
    pairs: u32,
    /// Learn to beat this opponent: the weight file of a net, or a bot, such as ismcts:250.
    #[arg(long)]
    against: Option<String>,
    /// Learn to predict a search with this many rollouts.
    #[arg(long, conflicts_with = "against")]
    study: Option<u32>,
    /// Start from this net instead of random weights.
    #[arg(long, conflicts_with = "resume")]
    from: Option<PathBuf>,
    /// Games per round.
    #[arg(long)]
    games: Option<u32>,
    /// The λ of TD(λ).
    #[arg(long)]
    lambda: Option<f32>,
    /// The softmax temperature of self-play, at the beginning and at the end.
    #[arg(long, num_args = 2)]
    temperature: Option<Vec<f32>>,
    /// The probability of a random action, at the beginning and at the end.
    #[arg(long, num_args = 2)]
    epsilon: Option<Vec<f32>>,
    /// The initial learning rate.
    #[arg(long)]
    rate: Option<f32>,
    /// Positions per optimiser step.
    #[arg(long)]
    batch: Option<usize>,
    /// The commit of the source, for the provenance of the weight file.
    #[arg(long, default_value = "unknown")]
    commit: String,
}

pub(crate) fn train<G: Heuristics>(arguments: &Train) -> Result<(), Problem> {
    let spec = arguments.table.spec::<G>()?;
    let shape = spec.shape;
    let lesson = match &arguments.against {
        Some(file) if has_ending(file, "net") => Lesson::Beat(read_net(file, shape)?),
        Some(bot) => Lesson::BeatBot(bot.parse()?),
        None => arguments.study.map_or(Lesson::Play, Lesson::Study),
    };
    let mut training = Training { seed: arguments.table.seed, ..Training::default() };
    training.games = arguments.games.unwrap_or(training.games);
    training.lambda = arguments.lambda.unwrap_or(training.lambda);
    let pair = |given: &Option<Vec<f32>>, own: [f32; 2]| match given.as_deref() {
        Some(&[first, last]) => [first, last],
        _ => own,
    };
    training.temperature = pair(&arguments.temperature, training.temperature);
    training.epsilon = pair(&arguments.epsilon, training.epsilon);
    training.rate[0] = arguments.rate.unwrap_or(training.rate[0]);
    training.batch = arguments.batch.unwrap_or(training.batch);
    let (at, ancestor) = match (&arguments.resume, &arguments.from) {
        (Some(file), _) => (
            Checkpoint::read(file, Layout::of(&shape).len)?,
            read_net(&file.with_extension("net").to_string_lossy(), shape)?.provenance.0.get(3).cloned(),
        ),
        (None, Some(file)) => {
            let net = read_net(&file.to_string_lossy(), shape)?;
            (Checkpoint::from_net(&net), Some(format!("a net of {}", net.provenance.0.join("; "))))
        }
        (None, None) => (Checkpoint::new(&shape, training.seed), None),
    };
    let tables = (spec.training_tables)();
    let mut run = Run { shape, training, tables, at, threads: arguments.table.threads(), lesson };
    std::fs::create_dir_all(&arguments.out)?;
    let file = |ending: &str| arguments.out.join(format!("{}.{ending}", shape.name));
    let mut points: Vec<Point> = match (&arguments.resume, std::fs::read_to_string(file("csv"))) {
        (Some(_), Ok(table)) => table.lines().filter_map(Point::read).collect(),
        _ => Vec::new(),
    };
    let before = run.at.seconds;
    let bar = bar(shape.name);
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
            let net = Arc::new(run.net(provenance(&run, arguments, ancestor.clone())).rounded());
            std::fs::write(file("net"), net.write())?;
            run.at.write(&file("state"))?;
            let duel = against_reference::<G>(&net, arguments, run.threads);
            points.push(point(&run, report.loss, &duel));
            let reference = arguments.reference.to_string();
            let lines: Vec<String> = points.iter().map(Point::line).collect();
            std::fs::write(file("csv"), format!("{}\n{}\n", curve::HEADER, lines.join("\n")))?;
            std::fs::write(file("svg"), curve::picture(shape.name, &reference, &points))?;
            let share = 100.0 * duel.share();
            let won = report.won.map_or(String::new(), |won| format!(", won {:.1} %", 100.0 * won));
            let (at, loss) = (&run.at, report.loss);
            bar.suspend(|| {
                println!(
                    "{:.0} s: {} games, {} positions, loss {loss:.4}, {share:.1} % against {reference}{won}",
                    at.seconds, at.games, at.samples
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

/// The current point of the learning curve.
fn point(run: &Run, loss: f64, duel: &Duel) -> Point {
    let Checkpoint { rounds, games, samples, seconds, .. } = run.at;
    Point { rounds, games, samples, seconds, loss, share: duel.share(), measured: duel.games.iter().sum() }
}

fn bar(name: &str) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix} {spinner} {elapsed} {msg}");
    let bar = ProgressBar::new_spinner().with_prefix(name.to_owned());
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()))
}

/// Where the weights come from: the commit, the settings, what was played, and the net that the run began with, if any.
fn provenance(run: &Run, arguments: &Train, ancestor: Option<String>) -> Provenance {
    let own = vec![
        format!("commit {}", arguments.commit),
        run.training.line(),
        format!(
            "{} rounds, {} games, {} positions, {} threads, {:.0} seconds",
            run.at.rounds, run.at.games, run.at.samples, run.threads, run.at.seconds
        ),
    ];
    Provenance(own.into_iter().chain(ancestor).collect())
}

fn against_reference<G: Heuristics>(net: &Arc<Net>, arguments: &Train, threads: usize) -> Duel {
    let by = Arc::clone(net);
    let own = Entrant {
        name: "net".to_owned(),
        make: Box::new(move || -> Box<dyn Bot<G>> { Box::new(NetPolicy::by(&by, 0.0)) }),
        budget: Budget::Iterations(1),
    };
    let spec = arguments.reference;
    let reference = Entrant {
        name: spec.to_string(),
        make: Box::new(move || spec.bot::<G>()),
        budget: spec.budget(Budget::Iterations(200)),
    };
    let plan = arguments.table.plan::<G>(arguments.pairs).expect("the options were checked");
    // Other deals than those of training and of reported duels.
    let plan = Plan { seed: 0x00e7_a100 ^ plan.seed, threads: threads as u32, ..plan };
    duel([&own, &reference], &plan, &AtomicBool::new(false), |_| {})
}
