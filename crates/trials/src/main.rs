//! The program behind `cargo xtask trial`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, Parser, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use testbed::{Backend, Program};
use trials::{TrialError, abuse, attack, crash, leak, limits, load, shuffle};

/// Trials of the server, larger than tests.
#[derive(Parser)]
#[command(name = "cargo xtask trial", bin_name = "cargo xtask trial")]
struct Arguments {
    /// The program under trial.
    #[arg(long, global = true, default_value = "target/release/marchstone")]
    binary: PathBuf,
    #[command(subcommand)]
    trial: Trial,
}

#[derive(Subcommand)]
enum Trial {
    /// Kill and pause servers and let disks and databases fail while clients play, and check that every acknowledged
    /// command is stored exactly once and nobody loses on time.
    Crash(Crash),
    /// Open many sockets, make moves at a fixed rate, and measure latency.
    Load(Load),
    /// Measure what this machine allows at most: syncs of its disk, and messages of a server that only echoes.
    Limits(Limits),
    /// Attack a server, and measure what honest players notice.
    Abuse(Abuse),
    /// Try attacks that once worked, each on a server of its own.
    Attack(Attacks),
    /// Check that games that differ only in hidden information look the same to a viewer.
    Leak(Leak),
    /// Deal many games, and check that every card comes to every place equally often.
    Shuffle(Shuffle),
}

#[derive(Args)]
struct Crash {
    /// The database: sqlite or postgres.
    #[arg(long, default_value = "sqlite")]
    backend: Backend,
    /// The number of servers behind a proxy; more than one need postgres.
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// The number of kills.
    #[arg(long, default_value_t = 100)]
    kills: u64,
    /// The number of pauses (SIGSTOP).
    #[arg(long, default_value_t = 0)]
    pauses: u64,
    /// The shortest and the longest pause, in seconds.
    #[arg(long, default_value = "5,15", value_delimiter = ',', num_args = 2)]
    pause_seconds: Vec<u32>,
    /// How often the disk is full for a while; needs sqlite, and root to mount a disk in memory.
    #[arg(long, default_value_t = 0)]
    full_disks: u64,
    /// How often all writes of a server to files fail for a while.
    #[arg(long, default_value_t = 0)]
    read_only: u64,
    /// How often PostgreSQL is stopped at once and started again.
    #[arg(long, default_value_t = 0)]
    database_crashes: u64,
    /// The number of tables in play at the same time.
    #[arg(long, default_value_t = 24)]
    tables: usize,
    /// The seed of all random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Args)]
struct Load {
    /// The database: sqlite or postgres.
    #[arg(long, default_value = "sqlite")]
    backend: Backend,
    /// The number of servers; with two (which need postgres), the players of a table are at different ones.
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// The number of open sockets, two per table.
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
    /// Moves per second; several rates, separated by commas, are measured one after the other.
    #[arg(long, default_value = "500", value_delimiter = ',')]
    rate: Vec<u32>,
    /// The duration of each measurement, in seconds.
    #[arg(long, default_value_t = 30)]
    seconds: u32,
    /// The seed of all random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Further arguments of `marchstone serve`.
    #[arg(last = true)]
    serve: Vec<String>,
}

#[derive(Args)]
struct Limits {
    /// The number of open sockets.
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
    /// Messages per second; several rates, separated by commas, are measured one after the other.
    #[arg(long, default_value = "1000,5000,10000", value_delimiter = ',')]
    rate: Vec<u32>,
    /// The duration of each measurement, in seconds.
    #[arg(long, default_value_t = 10)]
    seconds: u32,
    /// Only serve echoes, until killed.
    #[arg(long, hide = true)]
    serve_echo: bool,
}

#[derive(Args)]
struct Abuse {
    /// The number of tables of honest players.
    #[arg(long, default_value_t = 20)]
    tables: u8,
    /// The pause of a player before each move, in milliseconds.
    #[arg(long, default_value_t = 100)]
    pace: u64,
    /// The duration of each of the two measurements, in seconds.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// How often it is measured, each time with a new server.
    #[arg(long, default_value_t = 1)]
    runs: u32,
    /// By how much the 99th percentile of honest players may grow in each run, in percent.
    #[arg(long, default_value_t = 20.0)]
    bound: f64,
    /// Let players and attackers come through a proxy that names them.
    #[arg(long)]
    proxy: bool,
    #[command(flatten)]
    numbers: abuse::Attack,
    /// Only be a proxy of the server at this address, until killed.
    #[arg(long, hide = true)]
    forward_to: Option<SocketAddr>,
    /// Only attack the server at this address, until killed.
    #[arg(long, hide = true)]
    attack: Option<SocketAddr>,
}

#[derive(Args)]
struct Attacks {
    /// Which attacks. [default: all]
    names: Vec<attack::Attack>,
}

#[derive(Args)]
struct Leak {
    /// The number of pairs of each game.
    #[arg(long, default_value_t = 200_000)]
    pairs: u64,
    /// The seed of all random choices: the same seed plays the same pairs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads. [default: one per core]
    #[arg(long)]
    threads: Option<usize>,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
}

#[derive(Args)]
struct Shuffle {
    /// The number of deals of each set of rules.
    #[arg(long, default_value_t = 10_000_000)]
    deals: u64,
    /// The seed of all secrets and nonces.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads. [default: one per core]
    #[arg(long)]
    threads: Option<usize>,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
}

/// The number of threads that was asked for, or one per core.
fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}

fn progress_bar(template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(0).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn trial_bar() -> ProgressBar {
    progress_bar("{elapsed_precise} {wide_bar} {pos}/{len} {msg}")
}

/// Runs a trial; returns whether it passed.
async fn run(program: Program, trial: Trial) -> Result<bool, TrialError> {
    match trial {
        Trial::Crash(Crash {
            backend,
            nodes,
            kills,
            pauses,
            pause_seconds,
            full_disks,
            read_only,
            database_crashes,
            tables,
            seed,
        }) => {
            let pause_seconds = match pause_seconds[..] {
                [shortest, longest] if shortest <= longest => (shortest, longest),
                _ => return Err(TrialError::Unexpected("--pause-seconds has two numbers".to_owned())),
            };
            let faults =
                crash::Faults { kills, pauses, pause_seconds, full_disks, read_only, database_crashes };
            let plan = crash::Plan { program, backend, nodes, faults, tables, finish_games: true, seed };
            let bar = trial_bar();
            let report = crash::run(&plan, &bar, &|_| Ok(())).await?;
            bar.finish_and_clear();
            println!("{backend:?}, {nodes} server(s), seed {seed}\n{report}");
            Ok(report.is_fine())
        }
        Trial::Load(Load { backend, nodes, sockets, rate, seconds, seed, serve }) => {
            let mut program = program;
            program.arguments.extend(serve);
            let plan = load::Plan { program, backend, nodes, sockets, rates: rate, seconds, seed };
            let bar = trial_bar();
            let report = load::run(&plan, &bar).await?;
            bar.finish_and_clear();
            println!("{backend:?}, {nodes} server(s), seed {seed}\n{report}");
            Ok(true)
        }
        Trial::Limits(Limits { serve_echo: true, .. }) => {
            limits::serve_echo().await?;
            Ok(true)
        }
        Trial::Limits(Limits { sockets, rate, seconds, serve_echo: false }) => {
            let bar = trial_bar();
            let report = limits::run(&limits::Plan { sockets, rates: rate, seconds }, &bar).await?;
            bar.finish_and_clear();
            println!("{report}");
            Ok(true)
        }
        Trial::Abuse(Abuse { attack: Some(server), numbers, .. }) => {
            abuse::attack(server, numbers).await?;
            Ok(true)
        }
        Trial::Abuse(Abuse { forward_to: Some(server), .. }) => {
            abuse::forward(server).await?;
            Ok(true)
        }
        Trial::Abuse(Abuse { tables, pace, seconds, runs, bound, proxy, numbers, .. }) => {
            let (pace, duration) = (Duration::from_millis(pace), Duration::from_secs(seconds));
            let plan = abuse::Plan { program, tables, pace, duration, attack: numbers, proxy, runs, bound };
            abuse::run(&plan).await
        }
        Trial::Attack(Attacks { names }) => {
            let all = if names.is_empty() { attack::Attack::value_variants() } else { &names };
            let mut passed = true;
            for attack in all {
                let outcome = attack::run(*attack, &program, attack::Size::FULL).await?;
                passed &= !matches!(outcome, attack::Outcome::Worked(_));
                println!("{:16} {outcome}", format!("{attack:?}"));
            }
            Ok(passed)
        }
        // It starts threads with runtimes of their own.
        Trial::Leak(leak) => tokio::task::spawn_blocking(move || compare_games(&leak))
            .await
            .map_err(|error| TrialError::Unexpected(error.to_string())),
        Trial::Shuffle(shuffle) => count_deals(&shuffle),
    }
}

fn count_deals(Shuffle { deals, seed, threads: asked, game: only }: &Shuffle) -> Result<bool, TrialError> {
    let plan = shuffle::Plan { deals: *deals, seed: *seed, threads: threads(*asked) };
    println!("seed {seed}, {deals} deals of each set of rules, {} threads", plan.threads);
    let (mut inside, mut all) = (0, 0);
    for game in catalog::GAMES.iter().map(|game| game.name()) {
        if only.as_ref().is_some_and(|only| only != game) {
            continue;
        }
        let bar = progress_bar("{msg:18} {pos} deals, {elapsed}").with_message(game);
        let reports = shuffle::run(game, plan, &|dealt| bar.inc(dealt));
        bar.finish_and_clear();
        for report in reports? {
            println!("\n{}", report.rules);
            for one in &report.statistics {
                all += 1;
                inside += usize::from(one.is_inside());
                println!(
                    "  {:44} χ² {:8.1}, {:5} degrees of freedom, 99 % interval {:8.1} to {:8.1}{}",
                    one.name,
                    one.value,
                    one.df,
                    one.interval.0,
                    one.interval.1,
                    if one.is_inside() { "" } else { "  OUTSIDE" }
                );
            }
        }
    }
    println!("\n{inside} of {all} statistics are inside; a fair shuffle is outside of each once in 100 runs");
    Ok(inside == all && all > 0)
}

fn compare_games(Leak { pairs, seed, threads: asked, game: only }: &Leak) -> bool {
    let plan = leak::Plan { pairs: *pairs, seed: *seed, threads: threads(*asked) };
    println!("seed {seed}, {pairs} pairs of each game, {} threads", plan.threads);
    let mut passed = true;
    for game in catalog::GAMES.iter().map(|game| game.name()) {
        let Some(planner) = leak::planner(game).filter(|_| only.as_ref().is_none_or(|only| only == game))
        else {
            continue;
        };
        let bar = progress_bar("{msg:18} {bar:30} {pos}/{len} pairs, {eta} left").with_message(game);
        bar.set_length(*pairs);
        let started = Instant::now();
        let compared = leak::run(planner, plan, &|| bar.inc(1));
        bar.finish_and_clear();
        match compared {
            Ok(done) => {
                let seconds = started.elapsed().as_secs_f64();
                println!(
                    "{game:18} {} pairs, {} actions in both, {} messages and answers ({} MB) equal, {} hints \
                     among them; {seconds:.0} s, {:.0} pairs/s",
                    done.pairs,
                    done.actions,
                    done.messages,
                    done.bytes / 1_000_000,
                    done.hints,
                    done.pairs as f64 / seconds
                );
                if done.hints == 0 {
                    passed = false;
                    println!("{game:18} no hint was answered: nothing is known about hints");
                }
            }
            Err(failed) => {
                passed = false;
                println!("{game:18} {failed}");
            }
        }
    }
    passed
}

fn main() -> ExitCode {
    let Arguments { binary, trial } = Arguments::parse();
    // Every connection is an open file: use as many as the system allows.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let program = Program::at(binary);
    let result = runtime.map_err(TrialError::from).and_then(|runtime| runtime.block_on(run(program, trial)));
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!("the trial failed");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("the trial could not be completed: {error}");
            ExitCode::from(2)
        }
    }
}
