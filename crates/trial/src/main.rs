//! `cargo xtask crash` and `cargo xtask load`, a process of its own.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use trial::{Backend, Binary, Failed, crash, load};

/// Tries the server from outside.
#[derive(Parser)]
struct Arguments {
    /// The program that is tried.
    #[arg(long, default_value = "target/release/marchstone")]
    binary: PathBuf,
    #[command(subcommand)]
    trial: Trial,
}

#[derive(Subcommand)]
enum Trial {
    /// Kill servers while people play, and see whether everything that was acknowledged is there.
    Crash(Crash),
    /// Open many sockets, make moves at a rate, and measure how long they take.
    Load(Load),
}

#[derive(Args)]
struct Crash {
    /// Where everything is kept: sqlite or postgres.
    #[arg(long, default_value = "sqlite")]
    backend: Backend,
    /// How many servers, with a proxy before them; more than one need postgres.
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// How often one of them is killed.
    #[arg(long, default_value_t = 100)]
    kills: u64,
    /// How many tables are played at once.
    #[arg(long, default_value_t = 24)]
    tables: usize,
    /// Where chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Args)]
struct Load {
    /// Where everything is kept: sqlite or postgres.
    #[arg(long, default_value = "sqlite")]
    backend: Backend,
    /// How many servers; with two (which need postgres), the players of a table are at different ones.
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// How many sockets are open, two at each table.
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
    /// Moves a second; several with commas between are tried one after the other.
    #[arg(long, default_value = "500", value_delimiter = ',')]
    rate: Vec<u32>,
    /// For how long each, in seconds.
    #[arg(long, default_value_t = 30)]
    seconds: u32,
    /// Where chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What else `marchstone serve` is told.
    #[arg(last = true)]
    serve: Vec<String>,
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    let style = ProgressStyle::with_template("{elapsed_precise} {wide_bar} {pos}/{len} {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

async fn hold(binary: Binary, trial: Trial) -> Result<bool, Failed> {
    match trial {
        Trial::Crash(Crash { backend, nodes, kills, tables, seed }) => {
            let plan = crash::Plan { binary, backend, nodes, kills, tables, to_the_end: true, seed };
            let bar = bar();
            let report = crash::run(&plan, &bar, &|_| Ok(())).await?;
            bar.finish_and_clear();
            println!("{backend:?}, {nodes} server(s), seed {seed}\n{report}");
            Ok(report.is_fine())
        }
        Trial::Load(Load { backend, nodes, sockets, rate, seconds, seed, serve }) => {
            let mut binary = binary;
            binary.arguments.extend(serve);
            let plan = load::Plan { binary, backend, nodes, sockets, rates: rate, seconds, seed };
            let bar = bar();
            let report = load::run(&plan, &bar).await?;
            bar.finish_and_clear();
            println!("{backend:?}, {nodes} server(s), seed {seed}\n{report}");
            Ok(true)
        }
    }
}

fn main() -> ExitCode {
    let Arguments { binary, trial } = Arguments::parse();
    // Two files for each socket of a proxy; as many as the system lets us have.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let held =
        runtime.map_err(Failed::from).and_then(|runtime| runtime.block_on(hold(Binary::at(binary), trial)));
    match held {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!("trial: something was lost or is wrong");
            ExitCode::FAILURE
        }
        Err(failed) => {
            eprintln!("trial: {failed}");
            ExitCode::from(2)
        }
    }
}
