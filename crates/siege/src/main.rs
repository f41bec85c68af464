//! `cargo xtask siege`: what honest players notice while a server is attacked.
//!
//! A server of its own is started with its usual limits, for this machine too. Some play, first in peace, then while
//! others do all they can think of; every player and every attacker has an address of their own. The attackers are a
//! process of their own, so that what they do to themselves does not count.

mod honest;
mod hostile;
mod line;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode};
use std::sync::mpsc;
use std::time::Duration;

use clap::Parser;
use hostile::Crowd;
use trial::{Binary, Failed, Lodging, Serving, processor_seconds};

/// The first moves warm everything up, and an attack takes a while to unfold.
const WARM_UP: Duration = Duration::from_secs(3);

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
    #[command(flatten)]
    crowd: Crowd,
    /// Only attack the server at this address, until killed.
    #[arg(long, hide = true)]
    attack: Option<SocketAddr>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Each half-open connection is an open file.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let held = runtime.map_err(Failed::from).and_then(|runtime| match arguments.attack {
        Some(server) => runtime.block_on(hostile::attack(server, arguments.crowd)),
        None => runtime.block_on(besiege(&arguments)),
    });
    match held {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("siege: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The attackers: this program once more. They end with this value.
struct Attackers(Child);

impl Attackers {
    fn set_out(server: SocketAddr, crowd: Crowd) -> Result<Attackers, Failed> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["--attack", &server.to_string()]).args(crowd.arguments());
        Ok(Attackers(command.spawn()?))
    }
}

impl Drop for Attackers {
    fn drop(&mut self) {
        // They may be gone.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

async fn besiege(arguments: &Arguments) -> Result<(), Failed> {
    let lodging = Lodging::in_a_file()?;
    let usual = ["--unlimited", "none", "--log", "error"].map(str::to_owned).to_vec();
    let binary = Binary { arguments: usual, ..Binary::at(&arguments.binary) };
    let serving = Serving::start(&binary, &lodging.database)?;
    let server = serving.address;
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
    let measure = async |when: &str, attackers: Option<&Attackers>| -> Result<f64, Failed> {
        let used = || -> Result<[f64; 3], Failed> {
            let hostile = attackers.map(|attackers| processor_seconds(&attackers.0.id().to_string()));
            let hostile = hostile.transpose()?.unwrap_or(0.0);
            Ok([serving.processor_seconds()?, hostile, processor_seconds("self")?])
        };
        tokio::time::sleep(WARM_UP).await;
        came.try_iter().for_each(drop);
        let before = used()?;
        tokio::time::sleep(part).await;
        let after = used()?;
        let cores = [0, 1, 2].map(|i| (after[i] - before[i]) / part.as_secs_f64());
        Ok(tell(when, came.try_iter().collect(), serving.memory()?, cores))
    };
    let peace = measure("in peace", None).await?;
    let attackers = Attackers::set_out(server, arguments.crowd)?;
    let siege = measure("under attack", Some(&attackers)).await?;
    println!("the 99th percentile grew by {:.0} %", 100.0 * (siege / peace - 1.0));
    let errors: Vec<std::io::Error> = failed.try_iter().collect();
    if let Some(error) = errors.first() {
        return Err(Failed::Other(format!("{} honest tables were disturbed: {error}", errors.len())));
    }
    println!("no honest table was disturbed");
    Ok(())
}

/// Tells how long moves took; the 99th percentile.
fn tell(when: &str, mut times: Vec<Duration>, memory: u64, [server, hostile, honest]: [f64; 3]) -> f64 {
    times.sort_unstable();
    let at = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        times.get(index.min(times.len().saturating_sub(1))).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!(
        "{when:12} {} moves, median {:.1} ms, 99 % {:.1} ms, longest {:.1} ms; server {} MiB; \
         cores: server {server:.2}, attackers {hostile:.2}, players {honest:.2}",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0),
        memory / 1024 / 1024,
    );
    at(0.99)
}
