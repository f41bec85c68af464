//! `cargo xtask siege`: what honest players notice while a server is attacked.
//!
//! A server of its own is started with its usual limits, for this machine too. Some play, first in peace, then while
//! others do all they can think of; every player and every attacker has an address of their own.

mod honest;
mod hostile;
mod line;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{ExitCode, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use clap::Parser;
use hostile::Crowd;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Measures how long moves of honest players take, in peace and under attack.
#[derive(Clone, Parser)]
struct Arguments {
    /// The program that serves.
    #[arg(long, default_value = "target/release/marchstone")]
    binary: PathBuf,
    /// How many tables honest people play at.
    #[arg(long, default_value_t = 20)]
    tables: u8,
    /// How long a player thinks, in milliseconds.
    #[arg(long, default_value_t = 100)]
    pace: u64,
    /// How long each part takes, in seconds.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// How many connections are left half open.
    #[arg(long, default_value_t = 5000)]
    half_open: usize,
    /// How many attackers there are of each other kind.
    #[arg(long, default_value_t = 4)]
    each: u8,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    match runtime.and_then(|runtime| runtime.block_on(besiege(&arguments))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("siege: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn serve(arguments: &Arguments, directory: &std::path::Path) -> io::Result<(Child, SocketAddr)> {
    let mut child = Command::new(&arguments.binary)
        .args(["serve", "--address", "127.0.0.1:0", "--unlimited", "none", "--log", "error", "--database"])
        .arg(directory.join("siege.db"))
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let output = child.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some((_, address)) = line.split_once("http://") {
            return Ok((child, address.parse().map_err(io::Error::other)?));
        }
    }
    Err(io::Error::other("the server did not start"))
}

/// The memory of the server, in MB.
fn memory(child: &Child) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()?)).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}

async fn besiege(arguments: &Arguments) -> io::Result<()> {
    let directory = tempfile::tempdir()?;
    let (child, server) = serve(arguments, directory.path()).await?;
    let (times, came) = mpsc::channel();
    let (lost, failed) = mpsc::channel();
    for table in 0..arguments.tables {
        let (times, lost) = (times.clone(), lost.clone());
        let pace = Duration::from_millis(arguments.pace);
        tokio::spawn(async move {
            if let Err(error) = honest::play(table, server, pace, times).await {
                let _ = lost.send(error);
            }
        });
    }
    let part = Duration::from_secs(arguments.seconds);
    // The first moves warm everything up.
    tokio::time::sleep(Duration::from_secs(3)).await;
    came.try_iter().for_each(drop);
    tokio::time::sleep(part).await;
    let peace = tell("in peace", came.try_iter().collect(), &child);
    hostile::attack(server, Crowd { half_open: arguments.half_open, each: arguments.each });
    tokio::time::sleep(part).await;
    let siege = tell("under attack", came.try_iter().collect(), &child);
    println!("the 99th percentile grew by {:.0} %", 100.0 * (siege / peace - 1.0));
    let errors: Vec<io::Error> = failed.try_iter().collect();
    if let Some(error) = errors.first() {
        return Err(io::Error::other(format!("{} honest tables were disturbed: {error}", errors.len())));
    }
    println!("no honest table was disturbed");
    Ok(())
}

/// Tells how long moves took; the 99th percentile.
fn tell(when: &str, mut times: Vec<Duration>, server: &Child) -> f64 {
    times.sort_unstable();
    let at = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        times.get(index.min(times.len().saturating_sub(1))).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!(
        "{when:12} {} moves, median {:.1} ms, 99 % {:.1} ms, longest {:.1} ms, server {} MB",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0),
        memory(server).unwrap_or(0)
    );
    at(0.99)
}
