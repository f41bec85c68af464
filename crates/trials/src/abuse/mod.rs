//! Attacks a server and measures what honest players notice.
//!
//! The server runs with its usual limits, applied to this machine too. Players play first without and then with
//! attackers; each player and attacker has its own address, since all of 127.0.0.0/8 is this machine. The attackers run
//! in a process of their own, so that their processor time is counted apart. With a proxy, which is a process too, all of
//! them come through it, and the server tells them apart by the addresses that the proxy forwards.

mod attackers;
mod players;

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use client::{Client, Network, NetworkOptions};
use testbed::{Program, ServerProcess, TestDatabase};
use tokio::task::JoinSet;

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
    /// Whether everyone comes through a proxy.
    pub proxy: bool,
    /// How often it is measured, each time with a new server.
    pub runs: u32,
    /// By how much the 99th percentile of honest players may grow in each run, in percent.
    pub bound: f64,
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

/// A process of this program with other arguments. It is killed when this value is dropped.
struct HelperProcess(Child);

impl HelperProcess {
    /// Attackers of the server at this address.
    fn attackers(server: SocketAddr, attack: Attack) -> Result<HelperProcess, TrialError> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["abuse", "--attack", &server.to_string()]).args(attack.arguments());
        Ok(HelperProcess(command.spawn()?))
    }

    /// A proxy of the server at this address, and the proxy's address.
    fn proxy(server: SocketAddr) -> Result<(HelperProcess, SocketAddr), TrialError> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["abuse", "--forward-to", &server.to_string()]).stdout(Stdio::piped());
        let mut process = HelperProcess(command.spawn()?);
        let mut line = String::new();
        if let Some(output) = process.0.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        Ok((process, line.trim().parse().map_err(TrialError::unexpected)?))
    }
}

impl Drop for HelperProcess {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs a proxy of the server at this address until this process is killed. It prints its address.
pub async fn forward(server: SocketAddr) -> Result<(), TrialError> {
    println!("{}", testbed::forwarding::start(server).await?);
    std::future::pending().await
}

/// Runs the trial and prints its results. Returns whether the growth stayed within the bound. It is an error if an honest
/// table was disturbed.
pub async fn run(plan: &Plan) -> Result<bool, TrialError> {
    let mut growths = Vec::new();
    for number in 1..=plan.runs {
        println!("run {number} of {}{}", plan.runs, if plan.proxy { ", through a proxy" } else { "" });
        let [calm, attacked] = measure(plan).await?;
        growths.push(100.0 * (attacked / calm - 1.0));
        println!("the 99th percentile grew by {:.0} %", growths[growths.len() - 1]);
    }
    let mean = growths.iter().sum::<f64>() / growths.len().max(1) as f64;
    let all: Vec<String> = growths.iter().map(|growth| format!("{growth:.0}")).collect();
    println!("growth of the 99th percentile: {} %, on average {mean:.0} %", all.join(", "));
    println!("no honest table was disturbed");
    let exceeding = exceeding_runs(&growths, plan.bound);
    for (run, growth) in &exceeding {
        println!("run {run}: the growth of {growth:.0} % exceeds the bound of {:.0} % (--bound)", plan.bound);
    }
    Ok(exceeding.is_empty())
}

/// The runs whose growth exceeds the bound, by number. Without a measured move the growth is no number, which exceeds it.
fn exceeding_runs(growths: &[f64], bound: f64) -> Vec<(usize, f64)> {
    (1..).zip(growths.iter().copied()).filter(|(_, growth)| growth.is_nan() || *growth > bound).collect()
}

/// The 99th percentiles of a new server without and with attackers, in milliseconds.
async fn measure(plan: &Plan) -> Result<[f64; 2], TrialError> {
    let database = TestDatabase::sqlite()?;
    let mut arguments = ["--unlimited", "none", "--log", "error"].map(str::to_owned).to_vec();
    if plan.proxy {
        arguments.extend(["--trusted-proxies", "127.0.0.1"].map(str::to_owned));
    }
    let program = Program { arguments, ..plan.program.clone() };
    let server = ServerProcess::start(&program, &database.address)?;
    let proxy = if plan.proxy { Some(HelperProcess::proxy(server.address)?) } else { None };
    let address = proxy.as_ref().map_or(server.address, |(_, address)| *address);
    let (latencies, measured) = mpsc::channel();
    let (disturbed, disturbances) = mpsc::channel();
    let mut players = JoinSet::new();
    for table in 0..plan.tables {
        let (latencies, disturbed, pace) = (latencies.clone(), disturbed.clone(), plan.pace);
        players.spawn(async move {
            if let Err(error) = players::play(table, address, pace, latencies).await {
                let _ = disturbed.send(error);
            }
        });
    }
    let measure = async |label: &str, attackers: Option<&HelperProcess>| -> Result<f64, TrialError> {
        let used = || -> Result<[f64; 4], TrialError> {
            let of = |helper: Option<&HelperProcess>| {
                helper.map_or(Ok(0.0), |helper| processor_seconds(helper.0.id()))
            };
            let proxy = of(proxy.as_ref().map(|(process, _)| process))?;
            let players = processor_seconds(std::process::id())?;
            Ok([processor_seconds(server.id())?, of(attackers)?, players, proxy])
        };
        tokio::time::sleep(WARM_UP).await;
        measured.try_iter().for_each(drop);
        let before = used()?;
        tokio::time::sleep(plan.duration).await;
        let after = used()?;
        let cores = [0, 1, 2, 3].map(|i| (after[i] - before[i]) / plan.duration.as_secs_f64());
        Ok(print_latencies(label, measured.try_iter().collect(), memory(server.id())?, cores))
    };
    let calm = measure("no attack", None).await?;
    let attackers = HelperProcess::attackers(address, plan.attack)?;
    let attacked = measure("under attack", Some(&attackers)).await?;
    let errors: Vec<TrialError> = disturbances.try_iter().collect();
    if let Some(error) = errors.first() {
        let message = format!("{} honest tables were disturbed: {error}", errors.len());
        return Err(TrialError::Unexpected(message));
    }
    Ok([calm, attacked])
}

/// Prints the latencies of moves, and returns the 99th percentile in milliseconds.
fn print_latencies(
    label: &str,
    mut latencies: Vec<Duration>,
    memory: u64,
    [server, attackers, players, proxy]: [f64; 4],
) -> f64 {
    latencies.sort_unstable();
    let at = |share: f64| {
        let index = (latencies.len() as f64 * share) as usize;
        let latency = latencies.get(index.min(latencies.len().saturating_sub(1)));
        latency.map_or(0.0, |latency| latency.as_secs_f64() * 1000.0)
    };
    println!(
        "{label:12} {} moves, median {:.1} ms, 99 % {:.1} ms, maximum {:.1} ms; server {} MiB; \
         cores: server {server:.2}, attackers {attackers:.2}, players {players:.2}, proxy {proxy:.2}",
        latencies.len(),
        at(0.5),
        at(0.99),
        at(1.0),
        memory / 1024 / 1024,
    );
    at(0.99)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_fails_if_one_run_exceeds_the_bound() {
        assert_eq!(exceeding_runs(&[5.0, -6.0, 20.0], 20.0), []);
        assert_eq!(exceeding_runs(&[5.0, 25.4, 20.1], 20.0), [(2, 25.4), (3, 20.1)]);
        assert_eq!(exceeding_runs(&[25.4], 30.0), []);
        assert_eq!(exceeding_runs(&[f64::NAN], 20.0).len(), 1, "nothing was measured");
        assert_eq!(exceeding_runs(&[f64::INFINITY], 20.0).len(), 1);
    }
}
