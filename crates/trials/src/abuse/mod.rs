//! Attacks a server and measures what honest players notice.
//!
//! The server runs with its usual limits, applied to this machine too. Players play first without and then with
//! attackers; each player and attacker has its own address, since all of 127.0.0.0/8 is this machine. The attackers run
//! in a process of their own, so that their processor time is counted apart.

mod attackers;
mod players;

use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use client::{Client, Network, NetworkOptions};
use testbed::{Program, ServerProcess, TestDatabase};

use crate::TrialError;
use crate::usage::{memory, processor_seconds};
pub use attackers::{Attack, attack};

/// The first moves and the start of an attack are not measured.
const WARM_UP: Duration = Duration::from_secs(3);

/// The parameters of an abuse trial.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program.
    pub program: Program,
    /// The number of tables of honest players.
    pub tables: u8,
    /// The pause of a player before each move.
    pub pace: Duration,
    /// The duration of each of the two measurements.
    pub duration: Duration,
    /// The attackers.
    pub attack: Attack,
}

/// A transport whose connections come from this address.
fn network_from(from: Ipv4Addr, receive_buffer: Option<u32>) -> Network {
    let options = NetworkOptions {
        idle_connections: 0,
        local_address: Some(from.into()),
        receive_buffer,
        ..NetworkOptions::default()
    };
    Network::new(options)
}

/// A client whose connections come from this address.
fn client_from(from: Ipv4Addr, server: SocketAddr, receive_buffer: Option<u32>) -> Client {
    Client::with_transport(format!("http://{server}"), Arc::new(network_from(from, receive_buffer)))
}

/// The process of the attackers: this program with other arguments. It is killed when this value is dropped.
struct AttackerProcess(Child);

impl AttackerProcess {
    fn start(server: SocketAddr, attack: Attack) -> Result<AttackerProcess, TrialError> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["abuse", "--attack", &server.to_string()]).args(attack.arguments());
        Ok(AttackerProcess(command.spawn()?))
    }
}

impl Drop for AttackerProcess {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs the trial and prints its results. It is an error if an honest table was disturbed.
pub async fn run(plan: &Plan) -> Result<(), TrialError> {
    let database = TestDatabase::sqlite()?;
    let arguments = ["--unlimited", "none", "--log", "error"].map(str::to_owned).to_vec();
    let program = Program { arguments, ..plan.program.clone() };
    let server = ServerProcess::start(&program, &database.address)?;
    let address = server.address;
    let (latencies, measured) = mpsc::channel();
    let (disturbed, disturbances) = mpsc::channel();
    for table in 0..plan.tables {
        let (latencies, disturbed, pace) = (latencies.clone(), disturbed.clone(), plan.pace);
        tokio::spawn(async move {
            if let Err(error) = players::play(table, address, pace, latencies).await {
                let _ = disturbed.send(error);
            }
        });
    }
    let measure = async |label: &str, attackers: Option<&AttackerProcess>| -> Result<f64, TrialError> {
        let used = || -> Result<[f64; 3], TrialError> {
            let attackers = attackers.map_or(Ok(0.0), |attackers| processor_seconds(attackers.0.id()))?;
            Ok([processor_seconds(server.id())?, attackers, processor_seconds(std::process::id())?])
        };
        tokio::time::sleep(WARM_UP).await;
        measured.try_iter().for_each(drop);
        let before = used()?;
        tokio::time::sleep(plan.duration).await;
        let after = used()?;
        let cores = [0, 1, 2].map(|i| (after[i] - before[i]) / plan.duration.as_secs_f64());
        Ok(print_latencies(label, measured.try_iter().collect(), memory(server.id())?, cores))
    };
    let calm = measure("no attack", None).await?;
    let attackers = AttackerProcess::start(address, plan.attack)?;
    let attacked = measure("under attack", Some(&attackers)).await?;
    println!("the 99th percentile grew by {:.0} %", 100.0 * (attacked / calm - 1.0));
    let errors: Vec<TrialError> = disturbances.try_iter().collect();
    if let Some(error) = errors.first() {
        let message = format!("{} honest tables were disturbed: {error}", errors.len());
        return Err(TrialError::Unexpected(message));
    }
    println!("no honest table was disturbed");
    Ok(())
}

/// Prints the latencies of moves, and returns the 99th percentile in milliseconds.
fn print_latencies(
    label: &str,
    mut latencies: Vec<Duration>,
    memory: u64,
    [server, attackers, players]: [f64; 3],
) -> f64 {
    latencies.sort_unstable();
    let at = |share: f64| {
        let index = (latencies.len() as f64 * share) as usize;
        let latency = latencies.get(index.min(latencies.len().saturating_sub(1)));
        latency.map_or(0.0, |latency| latency.as_secs_f64() * 1000.0)
    };
    println!(
        "{label:12} {} moves, median {:.1} ms, 99 % {:.1} ms, maximum {:.1} ms; server {} MiB; \
         cores: server {server:.2}, attackers {attackers:.2}, players {players:.2}",
        latencies.len(),
        at(0.5),
        at(0.99),
        at(1.0),
        memory / 1024 / 1024,
    );
    at(0.99)
}
